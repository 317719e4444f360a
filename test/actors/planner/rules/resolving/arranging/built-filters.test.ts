/** A list is narrowed by conditions that are built of a field, a sign and a value each. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const fields: Readonly<Record<string, readonly string[] | null>> = { Title: null, Shelf: ['North', 'South'], Keeper: null };
const builder = (sign: string) => `<h1>Jars</h1><section><h2>Filter</h2><div id="rows"></div><button id="more">+ Add condition</button>
<p><button id="go">Apply</button><button id="no">Reset</button></p></section><ul><li>Plum<li>Fig</ul><script>
const fields = ${JSON.stringify(fields)};
const row = () => { const line = document.createElement('div'); line.innerHTML = '<select class="f"><option value="">Choose a field' + Object.keys(fields).map((name) => '<option>' + name).join('') + '</select><select class="s"><option>${sign}<option>equals<option>contains<option>is empty</select><span><input class="v"></span><button>✕</button>'; line.querySelector('.f').onchange = (event) => { const list = fields[event.target.value]; line.querySelector('span').innerHTML = list ? '<select class="v"><option value="">--' + list.map((one) => '<option>' + one).join('') + '</select>' : '<input class="v">'; }; rows.append(line); };
row(); more.onclick = row; no.onclick = () => log('reset');
go.onclick = () => log([...rows.children].map((line) => ['.f', '.s', '.v'].map((part) => line.querySelector(part).value).join(' ')).join(' & '));
</script>`;

const cases: readonly (readonly [goal: string, sign: string, expected: string | RegExp])[] = [
  ['Filter the jars where Shelf is South', 'equals', 'Shelf equals South'],
  ['Filter the list where "Shelf" is "South" and "Keeper" is "Ada Moss"', 'equals', 'Shelf equals South & Keeper equals Ada Moss'],
  ['Create a filter for the list to show all entries where "Title" is "Plum"', 'does not equal', 'Title equals Plum'],
  ['Filter the list where Shelf is West', 'equals', /West/],
  ['Filter the list where Colour is Red', 'equals', /Red/],
];
for (const [goal, sign, body] of cases) t.test(`${goal}: ${body}`, (t) => toldOn(t, page, goal, builder(sign), body));
