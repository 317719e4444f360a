/** Deeds of a row of controls above a list, which go by what is ticked or marked in it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const tools = (names: readonly string[]) =>
  `<div role="toolbar">${names.map((name) => `<button onclick="act('${name}')">${name}</button>`).join('')}</div>`;
const script = `<p role="status" id="said"></p><script>function act(name) {
  const rows = [...document.querySelectorAll('[data-row]')].filter((row) => row.querySelector('input').checked);
  if (rows.length === 0) { said.textContent = 'Nothing selected'; log(name + ' nothing'); return; }
  log(name + ' ' + rows.map((row) => row.dataset.row).join()); for (const row of rows) row.remove(); }</script>`;
const rows = (all: readonly (readonly [id: string, from: string, about: string, day: string])[]) =>
  `<div class="parcels">${all.map(([id, from, about, day]) => `<div class="parcel-row" data-row="${id}"><input type="checkbox" aria-label="Select"> <b>${from}</b> <a href="#${id}">${about}</a> <i>${day}</i></div>`).join('')}</div>`;
const parcels = [
  ['a', 'Hale', 'Books', '3 May'],
  ['b', 'Orr', 'Lamps', '4 May'],
  ['c', 'Hale', 'New shoes', '6 May'],
] as const;
const list = `<h1>Parcels</h1>${tools(['Delete', 'Archive', 'Cancel selected'])}${rows(parcels)}${script}`;
const hidden = list
  .replace('<div role="toolbar">', '<div role="toolbar" id="bar" hidden>')
  .replace('</script>', "; document.querySelector('.parcels').onchange = () => { bar.hidden = false; };</script>");
const ticked = list.replace('data-row="b"><input', 'data-row="b"><input checked');
const head = '<tr><th></th><th>Owner</th><th>Title</th><th>Day</th></tr>';
const table = `<h1>Notes</h1>${tools(['Archive'])}<table><thead>${head}</thead><tbody>${[
  ['a', 'Orr', 'Minutes'],
  ['b', 'Hale', 'Plan'],
  ['c', 'Orr', 'New plan'],
]
  .map(
    ([id, owner, title]) =>
      `<tr data-row="${id}"><td><input type="checkbox" aria-label="Select ${title}"></td><td>${owner}</td><td><a href="#${id}">${title}</a></td><td>3 May</td></tr>`,
  )
  .join('')}</tbody></table>${script}`;
const clickable = (isShown: boolean) =>
  `<h1>Drawings</h1>${'<button onclick="act()">Download</button>'}<table><tbody>${[
    ['Arch', 'Hale'],
    ['Bridge', 'Orr'],
    ['Bridge', 'Hale'],
  ]
    .map(
      ([name, by], at) =>
        `<tr onclick="for (const row of document.querySelectorAll('tr')) ${isShown ? "row.setAttribute('aria-selected', row === this)" : 'row.title = row === this'}" aria-selected="false" data-at="${at}"><td>${name}</td><td>${by}</td></tr>`,
    )
    .join(
      '',
    )}</tbody></table><script>function act() { const row = document.querySelector('tr[aria-selected="true"]'); log(row ? 'got ' + row.dataset.at : 'got nothing'); }</script>`;

/** Each row by its box, and what is done to those that are ticked by a list above. */
const people = (all: readonly (readonly [id: string, first: string, last: string])[], more = '') =>
  `<h1>People</h1><form onsubmit="return false">Action: <select id="deed"><option>------</option><option>Delete selected people</option><option>Pause selected people</option></select> <button onclick="log(deed.value + ' ' + [...document.querySelectorAll('tr')].filter((row) => row.querySelector(':checked')).map((row) => row.id).join())">Go</button>
  <table><thead><tr><th></th><th>First name</th><th>Last name</th><th>Mail</th></tr></thead><tbody>${all
    .map(
      ([id, first, last]) =>
        `<tr id="${id}"><td><input type="checkbox"${more}></td><th><a href="#${id}">${first}</a></th><td>${last}</td><td>${first}@${last}.example</td></tr>`,
    )
    .join('')}</tbody></table></form>`;
const staff = [
  ['a', 'Ada', 'Orr'],
  ['b', 'Ada', 'Hale'],
  ['c', 'Bo', 'Orr'],
] as const;

for (const [goal, body, expected] of [
  ['Pause Ada Hale', people(staff), 'Pause selected people b'],
  ['Delete the person Bo Orr', people(staff), 'Delete selected people c'],
  // Neither another of the name, nor who has but one of the words, nor whoever is ticked besides.
  ['Pause Ada Orr', people([...staff, ['d', 'Ada', 'Orr']]), /alike|say which/],
  ['Pause Bo Hale', people(staff), /./],
  ['Pause Ada Hale', people(staff, ' checked'), /others of the list/],
  ['Delete all parcels from Hale', list, 'Delete a,c'],
  ['Archive the parcel from Orr', list, 'Archive b'],
  ['Cancel all parcels from Hale', list, 'Cancel selected a,c'],
  ['Cancel the parcel from Orr', list, 'Cancel selected b'],
  ['Delete all parcels from Hale', hidden, 'Delete a,c'],
  ['Archive the note of Hale', table, 'Archive b'],
  ['Download the drawing of Orr', clickable(true), 'got 1'],
  // Of two, neither is meant, and the control above them is not pressed while none is ticked.
  ['Delete the parcel from Hale', list, /2 elements match .* alike/],
  ['Archive the parcel from Hale', list, /alike/],
  ['Archive the note of Orr', table, /alike/],
  ['Download the drawing "Bridge"', clickable(true), /alike|say which/],
  // What is ticked besides would be done the same to.
  ['Delete all parcels from Hale', ticked, /others of the list/],
  ['Delete all parcels from Kerr', list, /./],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));

t.test('Nothing is done where a click on the row does not show that it is marked', async (t) => {
  await openedOn(
    t,
    page,
    `<!doctype html><title>Site</title><script>const log = (what) => { document.title = what; };</script>${clickable(false)}`,
  );
  const { last } = await told(t, page, 'Download the drawing of Orr');
  t.equal(last.title, 'Site');
});

/** What a press with the other button of the mouse is told by. */
const watched = `<script>addEventListener('contextmenu', () => log('context'))</script>`;
const prices = `<h1>Lids</h1><ul><li><b>Oak</b> <label><input type="radio" name="lid"> Small</label></li><li><b>Ash</b> <label><input type="radio" name="lid"> Small</label></li></ul>`;
const files = `<h1>Files</h1><ul>${['Arch', 'Bridge'].map((name) => `<li oncontextmenu="event.preventDefault(); this.querySelector('span').hidden = false"><b>${name}</b><span hidden> <button onclick="log('cut ${name}')">Copy</button></span></li>`).join('')}</ul>`;
for (const [goal, body, expected] of [
  ['Delete Oak', watched + prices, /./],
  ['Copy the file Arch', watched + files, /./],
  ['Copy the file Bridge', `${files}<p>Right-click a file for more.</p>`, 'cut Bridge'],
] as const)
  t.test(`${goal}: by the other button of the mouse only where it is spoken of (${String(expected)})`, async (t) =>
    toldOn(t, page, goal, body, expected),
  );

const liked = `<h1>Posts</h1><ul>${['Hale', 'Orr', 'Hale', 'Hale']
  .map(
    (by, at) =>
      `<li><b>${by}</b> <i>No. ${at}</i> <button aria-pressed="false" onclick="this.setAttribute('aria-pressed', 'true'); log(document.title + ' ${at}')">Like</button></li>`,
  )
  .join('')}</ul>`;
for (const [goal, expected] of [
  ['Like two posts by Hale', 'Site 0 2'],
  ['Like three posts by Hale', 'Site 0 2 3'],
  ['Like 4 posts by Hale', /only 3 .* 4 were asked for/],
  ['Like two posts by Orr', /only 1 .* 2 were asked for/],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, liked, expected));
