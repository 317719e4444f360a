/** A card that has arrows to its sides is moved by them to the column that is said, and saved only where it came there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const board = (
  isDeaf: boolean,
) => `<style>.co{float:left;width:180px;margin:6px;background:#eee;min-height:200px}.ca{border:1px solid;margin:5px}.ca span{cursor:pointer}</style>
  ${['Ideas', 'Drafts', 'Printed'].map((name, at) => `<div class="co"><strong>${name}</strong>${[['Atlas', 'Primer'], ['Reader'], []][at]?.map((card) => `<div class="ca"><div>${card}</div><span title="Move left" onclick="by(this, -1)">◂</span><span title="Move right" onclick="by(this, 1)">▸</span></div>`).join('')}</div>`).join('')}
  <div style="clear:both"><button onclick="log([...document.querySelectorAll('.co')].map((co) => [...co.querySelectorAll('.ca div')].map((one) => one.textContent)).join('|'))">Keep</button></div><script>
  const by = (arrow, step) => { const all = [...document.querySelectorAll('.co')]; const card = arrow.parentNode; const to = all[all.indexOf(card.parentNode) + step]; if (to && !${isDeaf}) to.append(card); };</script>`;

/** In the first and last column there is an arrow to one side only. */
const edged = `${board(false)}<script>for (const co of [document.querySelector('.co'), [...document.querySelectorAll('.co')].at(-1)])
  for (const arrow of co.querySelectorAll(co.nextElementSibling?.className === 'co' ? '[title="Move left"]' : '[title="Move right"]')) arrow.remove();</script>`;
const alone = board(false).replaceAll('<span title="Move left"', '<span hidden title="Move left"');

for (const [goal, body, expected] of [
  ['Move the card "Atlas" to the column "Printed" by means of the arrows on the card and press Keep', board(false), 'Primer|Reader|Atlas'],
  ['Move Primer to Drafts with the arrows and press Keep', board(false), 'Atlas|Reader,Primer|'],
  ['Move Primer to Drafts and press Keep', edged, 'Atlas|Reader,Primer|'],
  // An arrow of which no card has the other leads no one knows where.
  ['Move Primer to Drafts and press Keep', alone, /./],
  ['Move the card "Atlas" to the column "Printed" and press Keep', board(false), 'Primer|Reader|Atlas'],
  ['Move Primer to Drafts and press Keep', board(false), 'Atlas|Reader,Primer|'],
  ['Move the card Reader one column to the left and press Keep', board(false), 'Atlas,Primer,Reader||'],
  ['Move the card Reader to the next column and press Keep', board(false), 'Atlas,Primer||Reader'],
  ['Move the card "Atlas" to the column "Printed" and press Keep', board(true), /do not bring it there|tried in vain/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** Each card has a list of the columns, which goes with it and has no name. */
const listed = `${['Ideas', 'Drafts', 'Printed'].map((name, at) => `<section data-of="${name}"><h3>${name}</h3>${at === 0 ? ['Atlas', 'Primer', 'Reader'].map((card) => `<div class="ca">${card} <select onchange="document.querySelector('[data-of=' + value + ']').append(parentNode); log(parentNode.firstChild.textContent + value)"><option value="">Move to…<option>Ideas<option>Drafts<option>Printed</select></div>`).join('') : ''}</section>`).join('')}`;
for (const [goal, expected] of [
  ['Move Primer to Drafts', 'Primer Drafts'],
  ['Move Atlas to Printed', 'Atlas Printed'],
  ['Move Atlas to Shelved', /Shelved/],
] as const)
  t.test(`by its list: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, listed, expected));
