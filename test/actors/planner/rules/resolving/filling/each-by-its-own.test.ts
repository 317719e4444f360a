/** Several values that controls of different kinds offer are set by each of them; where one is not there, none is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const jobs = [
  ['Potter', 'Evening', 'Ghent', 300],
  ['Glazier', 'Evening', 'Ghent', 450],
  ['Saddler', 'Morning', 'Ghent', 900],
  ['Cooper', 'Evening', 'Turin', 700],
] as const;
/** Two filters and the list that they narrow: the page says for whom was applied. */
const board = (filters: string, wanted: string) => `${filters}<div id="list"></div><script>
  const all = ${JSON.stringify(jobs)}; const wanted = () => (${wanted}).filter((value) => value && !/^(?:Any|All)/.test(value));
  const draw = () => { document.querySelector('#list').innerHTML = all.filter((job) => wanted().every((value) => job.includes(value)))
    .map(([name, shift, town, pay]) => '<div class="job"><h3>' + name + '</h3><p>' + shift + ', ' + town + ', €' + pay + '</p><button onclick="log(\\'' + name + '\\')">Apply</button></div>').join(''); };
  document.addEventListener('change', draw); document.addEventListener('click', ({ target }) => { if (target.closest('.filters')) draw(); }); draw();</script>`;
const value = (selector: string) => `document.querySelector('${selector}').value`;
const towns = '<select aria-label="Place"><option>Any place<option>Ghent<option>Turin</select>';

const ticks = board(
  `<div class="filters"><label><input type="checkbox" value="Evening"> Evening</label><label><input type="checkbox" value="Morning"> Morning</label> ${towns}</div>`,
  `[...[...document.querySelectorAll('input:checked')].map((box) => box.value), ${value('select')}]`,
);
const chips = board(
  `<div class="filters">${['Evening', 'Morning']
    .map(
      (name) =>
        `<button aria-pressed="false" onclick="this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') === 'false')">${name}</button>`,
    )
    .join('')} ${towns}</div>`,
  `[...[...document.querySelectorAll('[aria-pressed=true]')].map((chip) => chip.textContent), ${value('select')}]`,
);
const radios = board(
  `<fieldset class="filters"><legend>Shift</legend><label><input type="radio" name="shift" value="All" checked> All</label><label><input type="radio" name="shift" value="Evening"> Evening</label>
    <label><input type="radio" name="shift" value="Morning"> Morning</label></fieldset>${towns}`,
  `[${value(':checked')}, ${value('select')}]`,
);

const goal = 'Filter the jobs by "Evening" and "Ghent" and apply for the one with the highest pay.';
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  [goal, ticks, 'Glazier'],
  [goal, chips, 'Glazier'],
  [goal.replace('"Evening" and "Ghent"', '"Ghent" and "Evening"'), radios, 'Glazier'],
  // One of the two is nowhere: the other is not set either.
  [goal.replace('Evening', 'Night'), ticks, /"Night"/],
  [goal.replace('Ghent', 'Lyon'), chips, /"Lyon"/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const patches = (label: string) =>
  `<p>${label}</p><div>${['#c33', '#3a3', '#33c'].map((colour) => `<span style="display:inline-block;width:24px;height:24px;cursor:pointer;background:${colour}" onclick="log('${colour}')"></span>`).join('')}</div>`;
t.test('A patch of colour is not pressed to see whether it opens', (t) =>
  toldOn(t, page, 'Choose Thatch as the roof', patches('Roof'), /"Thatch"/),
);
