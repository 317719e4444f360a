import t from 'tap';

t.setTimeout(300_000);

import { type Change, checkDrift } from './drifting.ts';

const changes: readonly Change[] = [
  ['another place in the document', 'document.body.prepend($("yes").closest("[role=dialog]"));', 'replayed'],
  ['its buttons in another order', '$("yes").before($("no"));', 'replayed'],
  [
    'its buttons wrapped',
    'const box = document.createElement("section"); $("yes").before(box); box.append($("yes"), $("no"));',
    'replayed',
  ],
  ['names that its buttons swapped', 'rename("yes", "No"); rename("no", "Yes");', 'refused'],
  ['an equal button beside it', '$("yes").after(copy("yes"));', 'refused'],
  ['its button gone', '$("yes").remove();', 'refused'],
  ['its button hidden', '$("yes").hidden = true;', 'refused'],
  [
    'another dialog of other words with such a button',
    'document.querySelector("main").append(html(`<div role="dialog" aria-label="Take our survey?"><button>Yes</button></div>`));',
    'replayed',
  ],
  [
    'the dialog gone, and another with such a button',
    '$("yes").closest("[role=dialog]").replaceWith(html(`<div role="dialog" aria-label="Delete your account?"><button>Yes</button></div>`));',
    'refused',
  ],
  ['the button that opens it twice', '$("archive").before(copy("archive"));', 'refused'],
  ['a row before what opens it', '$("archive").before(html(`<button>Export</button>`));', 'replayed'],
];

t.test('dialogs that a click opens', (t) =>
  checkDrift(t, {
    body: `<main><h1>Drafts</h1><button data-is="archive" onclick="document.getElementById('ask')?.removeAttribute('hidden')">Archive</button></main>
      <div id="ask" role="dialog" aria-label="Archive all drafts?" hidden><p>Archive all drafts?</p><button id="y" data-is="yes">Yes</button><button id="n" data-is="no">No</button></div>`,
    prompt: 'Click "Archive" and click "Yes"',
    did: ['click archive', 'click yes'],
    byEvidence: true,
    changes,
  }),
);

t.test('pages that a click opens', (t) =>
  checkDrift(t, {
    outer: '<h1>Around</h1><button data-is="open" onclick="window.open(\'FRAME\')">Open</button>',
    body: '<h1>Clubs</h1><p><button id="out" data-is="chess">Leave</button></p><p><button id="in" data-is="join">Join</button></p>',
    prompt: 'Click "Open" and click "Join"',
    did: ['click open', 'click join'],
    byEvidence: true,
    changes: [
      ['an equal button beside what opens it', 'outer: $("open").after(copy("open"));', 'refused'],
      [
        'what opens it wrapped',
        'outer: const box = document.createElement("section"); $("open").before(box); box.append($("open"));',
        'replayed',
      ],
      ['its button moved', '$("chess").closest("p").before($("join").closest("p"));', 'replayed'],
      ['an equal button beside its own', '$("join").after(copy("join"));', 'refused'],
      ['its button gone', '$("join").remove();', 'refused'],
      ['names that its buttons swapped', 'rename("join", "Leave"); rename("chess", "Join");', 'refused'],
      [
        'its button in a frame',
        'const frame = document.createElement("iframe"); frame.srcdoc = "<button>Join</button>"; $("join").replaceWith(frame);',
        'refused',
      ],
    ],
  }),
);

t.test('frames whose content changes', (t) =>
  checkDrift(t, {
    outer: '<h1>Around</h1><iframe name="inner" src="FRAME" width="600" height="300"></iframe>',
    body: '<ul><li>Ada <button data-is="ada">Invite</button></li><li>Bo <button data-is="bo">Invite</button></li></ul>',
    prompt: 'Click "Invite" next to "Bo"',
    did: ['click bo'],
    byEvidence: true,
    changes: [
      ['rows in reverse', 'document.querySelector("ul").append(...[...document.querySelectorAll("li")].reverse());', 'replayed'],
      ['a row more of another', 'document.querySelector("ul").prepend(html(`<li>Cy <button>Invite</button></li>`));', 'replayed'],
      ['an equal row', 'document.querySelector("ul").prepend($("bo").closest("li").cloneNode(true));', 'refused'],
      ['the row gone', '$("bo").closest("li").remove();', 'refused'],
      ['its button hidden', '$("bo").style.display = "none";', 'refused'],
      ['another name of its button', 'rename("bo", "Ask"); rename("ada", "Ask");', 'refused'],
      [
        'a frame with the same before it, hidden',
        'outer: const other = document.querySelector("iframe").cloneNode(); other.style.display = "none"; document.querySelector("iframe").before(other);',
        'replayed',
      ],
    ],
  }),
);
