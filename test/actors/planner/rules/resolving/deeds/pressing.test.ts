/** The control of a thing that does what is said: a drawing without words, behind a menu without words, or in a tree. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const box = 'display: inline-block; width: 16px; height: 16px; background: #ccc';
const songs = ['Plum', 'Fig']
  .map(
    (name) =>
      `<li><button onclick="log('played ${name}')"><span class="glyphicon glyphicon-play" style="${box}"></span></button> <b>${name}</b> <button onclick="log('dropped ${name}')"><span class="fa fa-times" style="${box}"></span></button></li>`,
  )
  .join('');
const folded = (label: string) =>
  `<ul>${['Plum', 'Fig']
    .map(
      (name) =>
        `<li><b>${name}</b> <button aria-label="${label} for ${name}" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">⋮</button><span hidden><button onclick="log('froze ${name}')">Archive</button></span></li>`,
    )
    .join('')}</ul>`;
const tree = `<ul role="tree"><li role="treeitem" aria-expanded="false" onclick="const open = this.getAttribute('aria-expanded') === 'true'; this.setAttribute('aria-expanded', String(!open)); this.lastElementChild.hidden = open; log('open')"><span style="cursor: pointer">Plums</span><ul hidden><li>Red</li></ul></li></ul>`;
const month = '<p>May</p><button onclick="log(\'turned\')">Next month</button><ul><li><b>Plum</b></li><li><b>Fig</b></li></ul>';

/** What is done already says so, in one word. */
const boats = `<ul>${[
  ['Plover', 'Following'],
  ['Tern', 'Follow'],
  ['Gull', 'Subscribed'],
]
  .map(([name, word]) => `<li><b>${name}</b> <button onclick="log('${word} ${name}')">${word}</button></li>`)
  .join('')}</ul>`;
const dishes = `<h2>Order</h2>${['Borscht', 'Pelmeni'].map((name) => `<article><h3>${name}</h3><p>€8</p><button onclick="log('added ${name}')">Add</button></article>`).join('')}`;
const cases = `<ul>${['Vent sticks', 'Vent sticks again'].map((name) => `<li><b>${name}</b> <button onclick="log('closed ${name}')">Close</button></li>`).join('')}</ul>`;
const aria = `<div role="table">${['Ida Holm', 'Ulf Berg'].map((name) => `<div role="row"><div role="rowheader"><a href="#s">${name}</a></div><div role="cell">14</div><div role="cell"><button aria-label="Actions" onclick="log('${name}')">⋯</button></div></div>`).join('')}</div>`;

/** Words that are kept on one line of the settings, each with a cross behind it; the cross of a head closes what stands under it. */
const words = (said: readonly string[]) =>
  said
    .map((word) => `<span>${word} <i style="cursor: pointer" onclick="this.parentNode.remove(); log('out ${word}')">×</i></span>`)
    .join('\n');
const lines = `<h2>Privacy</h2><div><div class="set"><span>Language</span> <button>English</button></div><div class="set"><span>Muted words</span> <span>${words(['plum', 'fig'])}</span></div><div class="set"><span>Time zone</span> <button>Rome</button></div></div>`;
const headed = `<div><h3 style="display: inline">Plum</h3> <span style="cursor: pointer" onclick="log('closed')">×</span><p>A fruit.</p></div>`;
/** What comes next, each with a cross that only its maker's word makes a control, and its author on a line of its own. */
const queue = `<h2>Up next</h2><div onclick="const { target } = event; if (target.title) { const row = target.closest('.q'); log('out ' + row.dataset.of); row.remove(); }">${[
  ['Plum', 'Ada'],
  ['Plum jam', 'Bo'],
]
  .map(([what, who]) => `<div class="q" data-of="${what}"><span><b>${what}</b><br>${who}</span> <s title="Remove from queue">✕</s></div>`)
  .join('')}</div>`;
const notes = (more = '') =>
  `<div>${more}<textarea placeholder="Write a comment…"></textarea><button onclick="log('said ' + document.querySelector('textarea').value)">Save</button></div>`;
/** A list with one entry left, and a page with two menus. */
const lone = (more: string) =>
  `<h1>Bin</h1><div>${more}<span>Plum.txt</span> <span>3 May</span> <span style="cursor: pointer" onclick="up.hidden = false">⋮</span></div><ul id="up" hidden><li style="cursor: pointer" onclick="log('back')">Restore</li><li style="cursor: pointer" onclick="log('gone')">Delete for good</li></ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Play Fig', `<ul>${songs}</ul>`, 'played Fig'],
  ['Unfollow Plover', boats, 'Following Plover'],
  ['Unfollow "Plover"', boats, 'Following Plover'],
  ['Unsubscribe from Gull', boats, 'Subscribed Gull'],
  ['Unfollow Tern', boats, /unfollow|Tern/],
  ['Add a Pelmeni to the order', dishes, 'added Pelmeni'],
  ['Add a Solyanka to the order', dishes, /Solyanka/],
  ['Close the pull request "Vent sticks"', cases, 'closed Vent sticks'],
  ['Close the pull request "Vent stuck"', cases, /Vent stuck/],
  ['In the row of Ulf Berg click Actions', aria, 'Ulf Berg'],
  ['In the row of Ulf Bergs click Actions', aria, /called a row/],
  ['Archive Fig', folded('More options'), 'froze Fig'],
  ['Delete Fig', folded('More options'), /Fig|delete/],
  ['Archive the fruit Fig', folded('Actions'), 'froze Fig'],
  ['Expand Plums', tree, 'open'],
  [
    'Place the order',
    `<ul>${['Plum', 'Fig'].map((name) => `<li><b>${name}</b> <button onclick="log('${name}')">Save for later</button></li>`).join('')}</ul>`,
    /order/,
  ],
  ['Delete Fig', month, /Fig|delete/],
  ['Sort by newest', '<select onchange="log(value)"><option>Relevance<option>Newest first</select>', 'Newest first'],
  ['Clear the cache', '<label>Name <input></label><button onclick="log(\'cleared\')">Clear cache</button>', 'cleared'],
  [
    'Click the button in the dialog box labeled "Cancel"',
    `<button onclick="log('behind')">Cancel</button><div><b>Save changes</b><button onclick="log('Cancel')">Cancel</button></div>`,
    /Cancel/,
  ],
  ['Remove fig from the muted words', lines, 'out fig'],
  ['Remove plum', lines, 'out plum'],
  ['Remove date from the muted words', lines, /date|muted/],
  ['Remove Plum', headed, /./],
  ['Restore Plum.txt', lone(''), 'back'],
  ['Take "Plum" out of the queue', queue, 'out Plum'],
  ['Take "Pear" out of the queue', queue, /Pear/],
  ['Comment "So be it, Ada"', notes(), 'said So be it, Ada'],
  ['Comment "So be it, Ada"', notes('<p>Plum</p><textarea placeholder="Write a comment…"></textarea><button>Save</button>'), /comment/],
  ['Restore Plum.txt', lone('<span style="cursor: pointer" onclick="log(\'other\')">⋮</span>'), /restore/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
