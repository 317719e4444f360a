import t from 'tap';

t.setTimeout(300_000);

import { type Change, checkDrift } from './drifting.ts';

const changes: readonly Change[] = [
  ['another number in its question', '$("asked").textContent = "Archive all 12 drafts?";', 'replayed'],
  ['other signs and letter case in it', '$("asked").textContent = "ARCHIVE ALL DRAFTS!";', 'replayed'],
  [
    'its question in another element',
    '$("asked").replaceWith(html("<section><b>Archive</b> all <i>7</i> drafts?</section>"));',
    'replayed',
  ],
  ['another question', '$("asked").textContent = "Delete your account and all drafts?";', 'refused'],
  ['the opposite question', '$("asked").textContent = "Keep all 7 drafts?";', 'refused'],
  ['a fee in its question', '$("asked").textContent = "Archive all 7 drafts? A fee of $5 applies.";', 'refused'],
  ['a second sentence beside it', '$("asked").after(html("<p>All published pages go, too.</p>"));', 'refused'],
  ['its question gone', '$("asked").remove();', 'refused'],
  ['words beside it that nobody sees', '$("asked").after(html("<p hidden>All published pages go, too.</p>"));', 'replayed'],
  ['a link beside it', '$("asked").after(html("<a href=#more>Learn more</a>"));', 'replayed'],
];

for (const dialog of ['dialog open', 'div role="alertdialog"', 'div role="dialog" aria-modal="true"'])
  t.test(`the question of a ${dialog} is the one that was answered`, (t) =>
    checkDrift(t, {
      body: `<main><h1>Drafts</h1><button data-is="archive" onclick="document.getElementById('ask').hidden = false">Archive</button></main>
        <div id="ask" hidden><${dialog}><p data-is="asked">Archive all 7 drafts?</p><button data-is="yes" onclick="document.getElementById('ask').hidden = true">Yes</button><button data-is="no">No</button></${dialog.split(' ')[0]}></div>`,
      prompt: 'Click "Archive" and click "Yes"',
      did: ['click archive', 'click yes'],
      byEvidence: true,
      changes,
    }),
  );

const row = (name: string, ask: string) =>
  `<tr><td>${name}</td><td><button data-is="${name.toLowerCase()}" onclick="${ask.replace('WHO', name)}">Delete</button></td></tr>`;
const table = (ask: string) =>
  `<table><tr><th>Name</th><th>Actions</th></tr>${['Ada', 'Bo', 'Cy'].map((name) => row(name, ask)).join('')}</table>`;
const removal = '$("bo").closest("tr").remove();';
const asking = (question: string) =>
  `for (const name of ["ada", "bo", "cy"]) $(name).onclick = () => { if (confirm(${JSON.stringify(question)})) $(name).closest("tr").remove(); };`;

t.test('a clause that is carried out anew answers no question that was not asked before', (t) =>
  checkDrift(t, {
    body: table("this.closest('tr').remove()"),
    prompt: 'Delete "Bo" in the table',
    did: ['click bo'],
    changes: [
      [
        'rows in reverse',
        'document.querySelector("tbody").append(...[...document.querySelectorAll("tr")].slice(1).reverse());',
        'replayed',
      ],
      ['a question', asking('Delete the whole account?'), 'refused'],
      ['a question of just that', asking('Delete Bo?'), 'replayed'],
      ['in more words', asking('Do you really want to delete Bo?'), 'replayed'],
      ['of another', asking('Delete Ada?'), 'refused'],
      ['of more', asking('Delete Bo and all drafts?'), 'refused'],
      ['of the opposite', asking('Do you want to keep Bo?'), 'refused'],
      ['a prompt', `$("bo").onclick = () => { if (prompt("Which reason?") !== null) ${removal} };`, 'refused'],
      ['a word that asks nothing', `$("bo").onclick = () => { ${removal} alert("Bo was deleted"); };`, 'replayed'],
    ],
  }),
);

/** Of the page's own, which are no dialogs of the browser's. */
const modal = (question: string, yes = 'Delete') =>
  `for (const name of ["ada", "bo", "cy"]) $(name).onclick = () => {
    document.body.append(html('<div role="dialog" aria-modal="true"><h2>${question}</h2><button data-aside>Keep</button> <button data-aside class="yes">${yes}</button></div>'));
    document.querySelector(".yes").onclick = () => { document.querySelector('[role="dialog"]').remove(); $(name).closest("tr").remove(); };
  };`;

t.test('a clause that is carried out anew says yes in a dialog of the page that asks for just that, and in no other', (t) =>
  checkDrift(t, {
    body: table("this.closest('tr').remove()"),
    prompt: 'Delete the booking of "Bo" in the table',
    did: ['click bo'],
    changes: [
      ['of the thing by its kind', modal('Delete this booking?'), 'replayed'],
      ['of whom it is', modal('Delete Bo?'), 'replayed'],
      ['of it', modal('Are you sure you want to delete it?'), 'replayed'],
      ['of another', modal('Delete Ada?'), 'refused'],
      ['of another kind', modal('Delete this account?'), 'refused'],
      ['of all', modal('Delete all 3 bookings?'), 'refused'],
      ['of more', modal('Delete this booking and refund it?'), 'refused'],
      ['with a button that does more', modal('Delete this booking?', 'Delete and refund'), 'refused'],
    ],
  }),
);

t.test('a clause that is carried out anew answers the question that was asked, of whoever it is done to', (t) =>
  checkDrift(t, {
    body: table("if (confirm('Delete WHO for good?')) this.closest('tr').remove()"),
    prompt: 'Delete "Bo" in the table and accept the dialog',
    did: ['click bo'],
    changes: [
      [
        'rows in reverse',
        'document.querySelector("tbody").append(...[...document.querySelectorAll("tr")].slice(1).reverse());',
        'replayed',
      ],
      ['a number in it', asking('Delete Bo (12) for good?'), 'replayed'],
      ['a size in it', asking('Delete Bo (1.5 MB) for good?'), 'replayed'],
      ['a sum in it', asking('Delete Bo (5 EUR) for good?'), 'refused'],
      ['of another', asking('Delete Ada for good?'), 'refused'],
      ['of all', asking('Delete all users for good?'), 'refused'],
      [
        'a second one',
        `$("bo").onclick = () => { if (confirm("Delete Bo for good?") && confirm("Close the account, too?")) ${removal} };`,
        'refused',
      ],
      ['none any more', `$("bo").onclick = () => { ${removal} };`, 'replayed'],
    ],
  }),
);

const opening =
  "document.querySelector('[role=dialog] p').textContent = 'Remove WHO?'; document.querySelector('[role=dialog]').hidden = false";

/** Whoever is asked about goes. */
const leaving =
  "const who = this.parentNode.querySelector('p').textContent.slice('Remove '.length, -1); this.parentNode.hidden = true; [...document.querySelectorAll('li')].find((item) => item.textContent.startsWith(who))?.remove()";

t.test('what was picked by its rank may be another in the question, and nothing else may', (t) =>
  checkDrift(t, {
    body: `<ul>${['Ada', 'Bo', 'Cy'].map((name) => `<li><b>${name}</b> <button data-is="${name.toLowerCase()}" onclick="${opening.replace('WHO', name)}">Remove</button></li>`).join('')}</ul>
      <div role="dialog" hidden><p></p><button data-is="yes" onclick="${leaving}">Remove</button><button>Cancel</button></div>`,
    prompt: 'Remove the second item',
    did: ['click bo', 'click yes'],
    changes: [
      [
        'another name',
        'document.querySelectorAll("b")[1].textContent = "Di"; $("bo").addEventListener("click", () => { document.querySelector("[role=dialog] p").textContent = "Remove Di?"; });',
        'replayed',
      ],
      [
        'a name of nobody there',
        '$("bo").addEventListener("click", () => { document.querySelector("[role=dialog] p").textContent = "Remove everybody?"; });',
        'refused',
      ],
      [
        'another question',
        '$("bo").addEventListener("click", () => { document.querySelector("[role=dialog] p").textContent = "Remove Bo and close the account?"; });',
        'refused',
      ],
    ],
  }),
);

t.test('a dialog whose list has become radio buttons is a form still, and one that has lost its fields asks', (t) =>
  checkDrift(t, {
    body: `<main><h1>Team</h1><dialog open><h2>New member</h2><label data-is="mail">Email <input></label>
      <label data-is="role">Role <select><option>Reader</option><option>Editor</option></select></label> <button data-is="go">Invite</button></dialog></main>`,
    prompt: 'Click "Invite"',
    did: ['click go'],
    byEvidence: true,
    changes: [
      [
        'its list as radio buttons',
        '$("role").replaceWith(html("<p>Role</p><label><input type=radio name=r>Reader</label><label><input type=radio name=r>Editor</label>"));',
        'replayed',
      ],
      ['nothing but a question', '$("role").remove(); $("mail").replaceWith(html("<p>Invite all 40 guests?</p>"));', 'refused'],
      [
        'a question with radio buttons',
        '$("role").remove(); $("mail").replaceWith(html("<p>Invite all 40 guests?</p><label><input type=radio name=r>Now</label><label><input type=radio name=r>Later</label>"));',
        'refused',
      ],
    ],
  }),
);
