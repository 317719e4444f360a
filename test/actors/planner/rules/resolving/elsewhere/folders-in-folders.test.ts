/** A folder that a goal names is opened, then the one in it; what stands elsewhere under the same name is not meant, and of two none is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

interface Folder {
  readonly [name: string]: Folder | undefined;
}
const papers: Folder = {
  Home: { 'rent.pdf': undefined, 'gas.pdf': undefined, Past: { 'gas.pdf': undefined } },
  Taxes: { '2031': { 'form.pdf': undefined, 'note.txt': undefined }, '2032': { 'form.pdf': undefined } },
  'list.txt': undefined,
};

/** Each leaf has a button of its own, or is clicked. */
const deed = (path: string) =>
  `<button onclick="event.stopPropagation(); log('deleted ${path}'); closest('li, p, .leaf').remove()">Delete</button>`;
const byRoles = (folder: Folder, at = ''): string =>
  Object.entries(folder)
    .map(([name, inside]) =>
      inside === undefined
        ? `<div role="treeitem" class="leaf">${name} ${deed(`${at}/${name}`)}</div>`
        : `<div role="treeitem" aria-expanded="false"><span class="name" tabindex="0" onclick="const item = this.parentElement, open = item.getAttribute('aria-expanded') === 'false'; item.setAttribute('aria-expanded', open); this.nextElementSibling.hidden = !open">${name}</span><div role="group" hidden>${byRoles(inside, `${at}/${name}`)}</div></div>`,
    )
    .join('');
const byLists = (folder: Folder, at = ''): string =>
  `<ul>${Object.entries(folder)
    .map(([name, inside]) =>
      inside === undefined
        ? `<li>${name} ${deed(`${at}/${name}`)}</li>`
        : `<li><button aria-expanded="false" onclick="const open = ariaExpanded === 'false'; ariaExpanded = open; nextElementSibling.hidden = !open">${name}</button><div hidden>${byLists(inside, `${at}/${name}`)}</div></li>`,
    )
    .join('')}</ul>`;
const byDetails = (folder: Folder, at = ''): string =>
  Object.entries(folder)
    .map(([name, inside]) =>
      inside === undefined
        ? `<p>${name} ${deed(`${at}/${name}`)}</p>`
        : `<details style="padding-left: 12px"><summary>${name}</summary>${byDetails(inside, `${at}/${name}`)}</details>`,
    )
    .join('');

for (const [how, body] of [
  ['roles', `<h1>Papers</h1><div role="tree">${byRoles(papers)}</div>`],
  ['lists', `<h1>Papers</h1>${byLists(papers)}`],
  ['details', `<h1>Papers</h1>${byDetails(papers)}`],
] as const)
  for (const [goal, expected] of [
    ['Delete gas.pdf from the Past folder in Home', 'deleted /Home/Past/gas.pdf'],
    ['Delete gas.pdf in Home/Past', 'deleted /Home/Past/gas.pdf'],
    ['Delete form.pdf in Taxes > 2032', 'deleted /Taxes/2032/form.pdf'],
    ['Delete note.txt from the 2031 folder', 'deleted /Taxes/2031/note.txt'],
    ['Delete rent.pdf from the Taxes folder', /./],
    ['Delete note.txt in Taxes/2032', /./],
    ['Delete form.pdf', /./],
    ['Delete rent.pdf in Attic', /./],
  ] as const)
    t.test(`${how}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** A list of lists that says nothing of itself: a sign before each name opens it, a leaf is clicked. */
const bySigns = (folder: Folder, [shut, open]: readonly [string, string], at = ''): string =>
  `<ul>${Object.entries(folder)
    .map(([name, inside]) =>
      inside === undefined
        ? `<li><span style="cursor:pointer" onclick="log('${at}/${name}')">${name}</span></li>`
        : `<li><span style="cursor:pointer" onclick="const list = parentElement.querySelector('ul'); list.hidden = !list.hidden; textContent = list.hidden ? '${shut}' : '${open}'">${shut}</span><span>${name}</span>${bySigns(inside, [shut, open], `${at}/${name}`).replace('<ul>', '<ul hidden>')}</li>`,
    )
    .join('')}</ul>`;
const notes: Folder = {
  Garden: { Herbs: { 'sage.md': undefined, 'mint.md': undefined }, Woods: { 'sage.md': undefined } },
  Kitchen: { Soups: { 'mint.md': undefined }, Herbs: { 'dill.md': undefined } },
};
for (const signs of [
  ['+', '-'],
  ['▸', '▾'],
] as const)
  for (const [goal, expected] of [
    ['Find the file sage.md in the folder Woods of Garden and click on it', '/Garden/Woods/sage.md'],
    ['Find the file mint.md in the folder Herbs of Garden and click on it', '/Garden/Herbs/mint.md'],
    ['Click the file mint.md in the folder Soups of Kitchen', '/Kitchen/Soups/mint.md'],
    ['Find the file dill.md in the folder Soups of Kitchen and click on it', /dill\.md/],
    ['Find the file sage.md in the folder Pots of Garden and click on it', /Pots/],
  ] as const)
    t.test(`${signs}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, bySigns(notes, signs), expected));

/** Whose rows take their own click, and of which the one that is looked for may be a folder, and be gone with the click. */
const byRows = (folder: Folder): string =>
  Object.entries(folder)
    .map(
      ([name, inside]) =>
        `<div role="treeitem" ${inside ? 'aria-expanded="false"' : ''}><b onclick="if (textContent === sought) { log('clicked ' + textContent); tree.remove(); } else { const item = parentElement, below = item.nextElementSibling; if (item.ariaExpanded === 'true') log('shut ' + textContent); item.ariaExpanded = 'true'; below.hidden = false; }">${name}</b></div>${inside ? `<div role="group" hidden>${byRows(inside)}</div>` : ''}`,
    )
    .join('');
const shelf = (folder: Folder) => `<div role="tree" id="tree">${byRows(folder)}</div><script>const sought = 'Past';</script>`;
t.test('A folder that was looked for is not opened first to look into it', (t) =>
  toldOn(t, page, 'Find and click the folder or file named "Past"', shelf({ ...papers, Attic: { Box: {} } }), 'clicked Past'),
);
t.test('Of two folders that have the name none is clicked', (t) =>
  toldOn(t, page, 'Find and click the folder or file named "Past"', shelf({ ...papers, Attic: { Past: {} } }), /Past/),
);
