/** Lists that are ticked off: asked which of their entries are done, and ticked and unticked, where only their boxes tell. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const entries = [
  ['Buy milk', false],
  ['Call Joe', false],
  ['Pay rent', true],
  ['Walk dog', true],
  ['Read', false],
] as const;
const box = (name: string, isOn: boolean) => `<input type="checkbox" ${isOn ? 'checked' : ''} onchange="log('${name} ' + checked)">`;
const labelled = `<ul>${entries.map(([name, isOn]) => `<li><label>${box(name, isOn)} ${name}</label></li>`).join('')}</ul>`;
/** As a well-known example has it: the boxes bear no names, what is done is struck out, and one ticks all. */
const struck = `<style>.done { text-decoration: line-through }</style><h1>todos</h1><input id="ta" type="checkbox"><label for="ta">Mark all as complete</label>
  <ul>${entries.map(([name, isOn]) => `<li class="${isOn ? 'done' : ''}">${box(name, isOn)}<label>${name}</label><button onclick="log('removed')">×</button></li>`).join('')}</ul><button>Clear completed</button>`;

for (const [kind, body] of [
  ['boxes with labels', labelled],
  ['boxes without names', struck],
] as const) {
  for (const [goal, expected] of [
    ['How many tasks are done?', { tasks: 2 }],
    ['How many tasks are still open?', { tasks: 3 }],
    ['How many tasks have been completed?', { tasks: 2 }],
    ['Count the open tasks', { 'open tasks': 3 }],
    ['List the open tasks', { 'open tasks': ['Buy milk', 'Call Joe', 'Read'] }],
    ['Which tasks are done?', { tasks: ['Pay rent', 'Walk dog'] }],
    ['Is Pay rent done?', { answer: true }],
    ['Is Pay rent still open?', { answer: false }],
  ] as const)
    t.test(`${goal} (${kind})`, async (t) => answeredOn(t, page, goal, `<script>const log = () => {};</script>${body}`, expected));
  for (const [goal, expected] of [
    ['Complete Call Joe', 'Call Joe true'],
    ['Mark Buy milk as done', 'Buy milk true'],
    ['Mark Pay rent as not done', 'Pay rent false'],
    ['Reopen Walk dog', 'Walk dog false'],
  ] as const)
    t.test(`${goal} (${kind})`, async (t) => toldOn(t, page, goal, body, expected));
}

const settings = `<form><p><label><input type="checkbox" checked> Mail me</label></p><p><label><input type="checkbox"> Text me</label></p><button>Save</button></form>`;
t.test('The boxes of a form are no tasks, and are boxes', async (t) => {
  await answeredOn(t, page, 'How many tasks are done?', settings, /nothing on the page/);
  await answeredOn(t, page, 'How many boxes are ticked?', settings, { items: 1 });
});
t.test('A box apart from the list is a box as well', async (t) =>
  answeredOn(t, page, 'How many boxes are ticked?', `${labelled}<p><input type="checkbox"> Send me a copy</p>`, /counted/),
);

/** One of them can't be ticked, which is told before any is. */
const crew = (...off: readonly string[]) =>
  `<h2>Crew</h2>${['Ann', 'Leo', 'Mia'].map((name) => `<label><input type="checkbox" ${off.includes(name) ? 'disabled' : ''} onchange="log('${name} ' + checked)">${name}</label>`).join('')}`;
for (const [goal, body, expected] of [
  ['Check all boxes', crew('Mia'), /"Mia" is there, but disabled/],
  ['Tick all of the crew', crew('Ann'), /"Ann" is there, but disabled|crew/],
  ['Check all boxes except Mia', crew('Mia'), 'Leo true'],
  ['Check all boxes', crew(), 'Mia true'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
