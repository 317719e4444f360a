/** All that lies over the page is closed, and nothing else that bears a cross. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const note = (says: string, at: number) =>
  `<div class="n" style="position:absolute;left:${at}px;top:${at}px;width:140px;height:60px;background:#ffd">${says} <u style="cursor:pointer" onclick="this.parentNode.remove()">✕</u></div>`;
const body = (...notes: readonly string[]) =>
  `<div style="height:170px;padding-top:50px"><button onclick="log('read ' + document.querySelectorAll('.n').length)">Read</button> <button>Leave</button></div>${notes.map((says, at) => note(says, 20 + 25 * at)).join('')}`;

for (const [goal, html, expected] of [
  ['Close all pop-ups and press Read', body('Rate us', 'Win a trip', 'Join us'), 'read 0'],
  ['Close all the pop-up windows that cover the page, then press Read', body('Rate us', 'Win a trip'), 'read 0'],
  ['Close all pop-ups and press Read', body('Rate us'), 'read 0'],
] as const)
  t.test(`${goal}, of ${html.split('class="n"').length - 1}`, (t) => toldOn(t, page, goal, html, expected));
