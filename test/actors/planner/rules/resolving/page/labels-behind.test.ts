/** What a form writes under its fields calls them, and a list that is named offers what is asked for or nothing does. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const under = `<h1>Reach us</h1><form onsubmit="event.preventDefault();log([town.value, why.value, text.value].join('|'))">
  <div><input id="town"><div>Town</div></div>
  <div><select id="why"><option>Choose…</option><option>Praise</option></select><div>Category</div></div>
  <div><textarea id="text"></textarea><div>Comments</div></div><button>Submit</button></form>`;
const over = `<form onsubmit="event.preventDefault();log([town.value, text.value].join('|'))">
  <div>Town</div><input id="town"><div>Comments</div><input id="text"><div>Your words are kept.</div><button>Submit</button></form>`;

for (const [goal, body, expected] of [
  ['Select the category "Praise" and submit the form', under, '|Praise|'],
  ['Select the category "Refund" and submit the form', under, /"Refund"/],
  ['Write "So far" into Comments, put Leeds as the town, then submit', under, 'Leeds|Choose…|So far'],
  ['Write "So far" into Comments, put Leeds as the town, then submit', over, 'Leeds|So far'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
