/** All the boxes of a part that is named, whatever the goal calls them; what is ticked alone in one part leaves the others as they are. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

type Part = readonly [name: string, ...boxes: string[]];
const told = `<script>const tell = () => log([...document.querySelectorAll('.box')].filter((box) => box.checked).map((box) => box.value).join());
  document.addEventListener('change', tell);</script>`;
/** A box of its own stands for each part, and its boxes bear no labels. */
const tree = (...parts: readonly Part[]) =>
  parts
    .map(
      ([name, ...boxes]) =>
        `<div class="part"><label><input type="checkbox" onchange="for (const box of this.closest('.part').querySelectorAll('.box')) box.checked = this.checked"> ${name}</label>
        ${boxes.map((box) => `<div style="padding-left:20px"><input type="checkbox" class="box" value="${box}"> ${box}</div>`).join('')}</div>`,
    )
    .join('') + told;
const sets = (...parts: readonly Part[]) =>
  parts
    .map(
      ([name, ...boxes]) =>
        `<fieldset><legend>${name}</legend>${boxes.map((box) => `<label><input type="checkbox" class="box" value="${box}"> ${box}</label>`).join('')}</fieldset>`,
    )
    .join('') + told;
const headed = (...parts: readonly Part[]) =>
  parts
    .map(
      ([name, ...boxes]) =>
        `<section aria-label="${name}"><h3>${name}</h3><ul>${boxes
          .map(
            (box) =>
              `<li><input type="checkbox" class="box" value="${box}" id="${name}-${box}"><label for="${name}-${box}">${box}</label></li>`,
          )
          .join('')}</ul></section>`,
    )
    .join('') + told;

const parts: readonly Part[] = [
  ['Travel', 'oak', 'elm'],
  ['Music', 'ash', 'fir'],
  ['Food', 'fir', 'yew'],
];
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Check all topics under Food and, under Music, only the topic fir', tree(...parts), 'fir,fir,yew'],
  ['Check all topics under Travel and, under Music, only the topic ash', sets(...parts), 'oak,elm,ash'],
  ['Tick all subjects in Food, and in Travel the subject elm', headed(...parts), 'elm,fir,yew'],
  ['Check only fir under Music', sets(...parts).replaceAll('value="oak"', 'value="oak" checked'), 'oak,fir'],
  ['Check all topics under Sport', sets(...parts), /Sport/],
  ['Check the topic pine under Music', sets(...parts), /pine/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
