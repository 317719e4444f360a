/** What is done to one of several entries: by the control of just this one that is called by the verb, and by no other's. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { openedOn, told, toldOn } from './told.ts';

const { page } = await leased(t);

const posts = (controls: Readonly<Record<string, string>>) =>
  Object.entries(controls)
    .map(
      ([name, label]) =>
        `<li><h3><a href="#${name}">${name}</a></h3><p>at ${name} House</p>${label === '' ? '' : `<button onclick="log('${label} ${name}')">${label}</button>`}</li>`,
    )
    .join('');
const vacancies = `<ul>${posts({ Piper: 'Apply now', Tuner: 'Apply now', Drummer: '' })}</ul>`;
const parcels = `<ul>${posts({ Kettle: 'Return', Stool: 'Track' })}</ul>`;

/** The page's title says what was done; a pattern, what is missing. */
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Apply to the post at Tuner House', vacancies, 'Apply now Tuner'],
  ['Apply to the post at Drummer House', vacancies, /Drummer|apply/],
  ['Return the kettle', parcels, 'Return Kettle'],
  ['Return the stool', parcels, /stool/],
  [
    'Click the red shape',
    `<svg width="90" height="40"><circle cx="20" cy="20" r="15" fill="red" onclick="log(1)" /><rect x="50" y="5" width="30" height="30" fill="red" onclick="log(2)" /></svg>`,
    /shape/,
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('what is returned is read where the page takes nothing back', async (t) => {
  const body = `<ul>${posts({ Kettle: 'Track', Stool: 'Track' })}</ul>`;
  await openedOn(t, page, body);
  const { end, done } = await told(t, page, 'Return the kettle');
  t.equal(end.type, 'done');
  t.ok(done.every(({ act }) => act.kind === 'read' || act.kind === 'note'));
});
