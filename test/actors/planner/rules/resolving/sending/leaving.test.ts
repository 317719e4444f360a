/** What was to be removed goes, or is said to be gone; where it stands as it stood, nothing else on the page makes up for it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, told } from '../told.ts';

const { page } = await leased(t);

/** Beside each name what the page does with it, and a count that goes on by itself. */
const list = (does: string, names: readonly string[] = ['Bert', 'Ann'], more = '') =>
  `<main><h2>Team</h2><ul id="team">${names
    .map((name) => `<li><b>${name}</b> <button onclick="const row = this.parentNode; ${does}">Delete</button></li>`)
    .join('')}</ul>${more}<p id="count">0</p></main>
  <script>const tick = () => { count.textContent = Number(count.textContent) + 1; }; setInterval(tick, 250);
  const say = (text, markup = 'p') => { const line = document.createElement(markup); line.textContent = text; document.querySelector('main').append(line); };</script>`;
const table = (does: string) =>
  `<table><tr><th>Plan</th><th>Seats</th><th></th></tr>${['Basic', 'Team']
    .map(
      (name) =>
        `<tr><td>${name}</td><td>4</td><td><button aria-label="Remove" onclick="const row = this.closest('tr'); ${does}">✕</button></td></tr>`,
    )
    .join('')}</table><p id="note"></p>`;
const trash = '<h2>Trash</h2><ul id="trash"></ul>';

const gone: readonly (readonly [goal: string, body: string])[] = [
  ['Delete Bert', list("row.remove(); say('Bert was deleted')")],
  ['Delete Bert', list("row.remove(); say('Deleted Bert'); say('Undo', 'button')")],
  ['Delete Bert', list("say('Undo', 'button')")],
  ['Delete Bert', list("say('Bert will be removed tonight')")],
  ['Delete Bert', list("say('Marked for deletion')")],
  ['Delete Bert', list("say('Trash: Bert')")],
  ['Delete Bert', list("say('In the recycle bin now: Bert')")],
  [
    'Delete Bert',
    list("setTimeout(() => { say('Removed'); setTimeout(() => document.querySelector('main').lastChild.remove(), 900); }, 400)"),
  ],
  ['Delete Bert', list("trash.append(row); row.querySelector('button').textContent = 'Restore'", undefined, trash)],
  ['Delete Bert', list('trash.append(row)', undefined, trash)],
  ['Delete Bert', list("row.innerHTML = '<s>Bert</s> <button>Restore</button>'")],
  ['Delete Bert', list("row.className = 'is-removed'")],
  ['Delete the first Bert', list('row.remove()', ['Bert', 'Ann', 'Bert'])],
  ['Delete Bert', list("row.remove(); say('Bert', 'h3')")],
  ['Delete Bert', list('setTimeout(() => row.remove(), 1200)')],
  ['Delete Bert, then delete Ann', list('setTimeout(() => row.remove(), 900)', ['Bert', 'Ann', 'Cleo'])],
  [
    'Delete Bert and press Save',
    list(
      "gone.push(row); say('Team')",
      undefined,
      '<script>const gone = []</script><button onclick="gone.forEach((row) => row.remove())">Save</button>',
    ),
  ],
  ['Remove the plan Team', table('row.remove()')],
  ['Remove the plan Team', table("row.querySelectorAll('td')[1].textContent = '0'")],
  ['Press the Delete button of Bert', list('tick()')],
];

const stands: readonly (readonly [goal: string, body: string, what: RegExp])[] = [
  ['Delete Bert', list('tick()'), /stands there still/],
  ['Delete Bert', list(''), /stands there still/],
  ['Delete Bert', list("say('Over and out')"), /stands there still/],
  ['Delete Bert', list("say('Bert, 4 visits')"), /stands there still/],
  ['Delete Bert', list("say('Trash: empty')"), /stands there still/],
  ['Delete Bert', list("say('Trash: Cleo')"), /stands there still/],
  ['Delete Bert', list('row.nextSibling.remove()', ['Bert', 'Ann', 'Cleo']), /stands there still/],
  ['Delete Bert', list('team.append(row)'), /stands there still/],
  ['Delete Bert', list('row.remove(); setTimeout(() => team.append(row), 700)'), /brought it back/],
  [
    'Delete Bert',
    list("row.querySelector('button').disabled = true; setTimeout(() => { row.querySelector('button').disabled = false; }, 600)"),
    /stands there still/,
  ],
  ['Delete Bert and return the heading', list('tick()'), /stands there still/],
  [
    'Delete Bert, then delete Ann',
    list("if (row.textContent.includes('Ann')) row.remove()", ['Bert', 'Ann', 'Cleo']),
    /stands there still/,
  ],
  ['Delete Bert and press Save', list('', undefined, '<button onclick="tick()">Save</button>'), /stands there still/],
  ['Get rid of Bert', list('tick()'), /stands there still/],
  ['Remove the plan Team', table("note.textContent = 'Hello there'"), /stands there still/],
];

for (const [goal, body] of gone)
  t.test(`${goal}, done: ${body.slice(0, 160)}`, async (t) => {
    await openedOn(t, page, `<!doctype html><title>Site</title>${body}`);
    t.match((await told(t, page, goal)).end, { type: 'done' });
  });

for (const [goal, body, what] of stands)
  t.test(`${goal}, not done: ${body.slice(0, 160)}`, async (t) => {
    await openedOn(t, page, `<!doctype html><title>Site</title>${body}`);
    t.match((await told(t, page, goal)).end, { type: 'missing', what });
  });
