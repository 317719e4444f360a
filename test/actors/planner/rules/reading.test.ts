import t from 'tap';
import type { Description } from '../../../../actors/planner/rules/description.ts';
import type { Instruction } from '../../../../actors/planner/rules/instruction.ts';
import { readGoal } from '../../../../actors/planner/rules/reading/read-goal.ts';
import { secretsIn } from '../../../../actors/planner/rules/reading/secrets.ts';
import { arrowed, tooArrowed } from './reading-arrows.ts';
import { asked, foreign, unasked } from './reading-asked.ts';
import { backed, heeded, unbacked } from './reading-backed.ts';
import { blunt, tooBlunt } from './reading-blunt.ts';
import { carried, picked, turned, workedOut } from './reading-carried.ts';
import { deeds } from './reading-deeds.ts';
import { kinds } from './reading-kinds.ts';
import { manners } from './reading-manners.ts';
import { means } from './reading-means.ts';
import { noted } from './reading-notation.ts';
import { roundabout } from './reading-roundabout.ts';
import { joined, unjoined } from './reading-sets.ts';
import { banned, read, unreadable } from './reading-tables.ts';
import { notTasks, tasks } from './reading-tasks.ts';
import { told } from './reading-told.ts';
import { goingOn, unheard, worded } from './reading-worded.ts';

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 12);

function readingOf(goal: string) {
  const found = readGoal(goal, now);
  return 'reading' in found ? noted(found.reading) : `unreadable: ${found.unreadable.clause}`;
}

t.test('goals are read as people word them', async (t) => {
  for (const [goal, reading] of [
    ...read,
    ...worded,
    ...blunt,
    ...arrowed,
    ...goingOn,
    ...tasks,
    ...asked,
    ...joined,
    ...told,
    ...carried,
    ...turned,
    ...workedOut,
    ...picked,
    ...kinds,
    ...deeds,
    ...backed,
    ...heeded,
    ...roundabout,
    ...manners,
    ...means,
  ])
    t.equal(readingOf(goal), reading, goal);
});

t.test('what must not be done is kept beside what is done', async (t) => {
  for (const [goal, reading] of banned) t.equal(readingOf(goal), reading, goal);
});

t.test('a clause of which a word is not understood is named, and nothing of the goal is read', async (t) => {
  for (const [goal, clause] of [...unreadable, ...unheard, ...tooBlunt, ...tooArrowed, ...notTasks, ...unasked, ...unjoined, ...unbacked])
    t.match(readGoal(goal, now), { unreadable: { clause } }, goal);
});

t.test('a goal in another language is not half read, a word of it in an English goal is a name', async (t) => {
  for (const goal of foreign) t.match(readGoal(goal, now), { unreadable: { clause: /./ } }, goal);
  t.match(readGoal('Visita la página de contacto', now), { unreadable: { why: /English/ } });
  t.equal(readingOf('Select Größe L and press Weiter'), `choose = 'Größe L'; click 'Weiter'`);
  t.equal(readingOf('Open El Paso'), `open 'El Paso'`);
  t.equal(readingOf('Click "la une"'), 'click "la une"');
});

const negations: readonly string[] = [
  "don't click “X”",
  'do not click “X”',
  'never click “X”',
  'avoid clicking “X”',
  'without clicking “X”',
  'make sure not to click “X”',
];
const orders: readonly string[] = [
  'Click “Save”',
  'Fill “Name” with “Ada”',
  'Check the boxes “A” and “C”',
  'Choose “Red” from the list',
  'Open the third result',
  'Submit',
  'Log in as anna with password x',
];
const joins: readonly string[] = [', ', ', but ', ' and ', '. ', '; ', '\n', ' ('];

t.test('a negation never vanishes: what it forbids is banned, or the goal can not be read', async (t) => {
  for (const order of orders)
    for (const join of joins)
      for (const negation of negations) {
        const goals = [`${order}${join}${negation}${join === ' (' ? ')' : ''}`, `${negation}${join}${order}${join === ' (' ? ')' : ''}`];
        for (const goal of goals) {
          const found = readGoal(goal, now);
          if ('unreadable' in found) continue;
          t.ok(
            found.reading.never.some(({ name, exact }) => name === 'X' && exact),
            goal,
          );
          t.notOk(
            found.reading.instructions.some((instruction) => JSON.stringify(instruction).includes('"name":"X"')),
            goal,
          );
        }
      }
  for (const negation of negations) t.match(readGoal(`Click “Save”, ${negation}`, now), { reading: { never: [{ name: 'X' }] } }, negation);
});

const awkward: readonly string[] = [
  'a, b and c. Then click Delete; do not stop',
  'without “it”',
  "it's 5 o'clock",
  'a/b\\c (d) [e] {f} :: g',
  ' two  spaces ',
  'into the field as of with',
  'ünï çødé 日本語 🙂',
  'line\none',
  '1. one 2. two',
  '{{secret:NAME}}',
];

t.test('quoted text is never cut or changed, whatever stands in it', async (t) => {
  for (const text of awkward) {
    t.match(
      readGoal(`Type "${text}" into Note and press Enter`, now),
      { reading: { instructions: [{ kind: 'fill', value: { text, quoted: true } }, { kind: 'press' }] } },
      text,
    );
    t.match(
      readGoal(`Click "${text}", then submit`, now),
      { reading: { instructions: [{ what: { name: text.trim(), exact: true } }, { kind: 'submit' }] } },
      text,
    );
    t.match(readGoal(`Select "${text}" from the list`, now), { reading: { instructions: [{ values: [{ text }] }] } }, text);
  }
});

t.test('the clause is told in the goal’s own words', async (t) => {
  const found = readGoal('Please click "Save as", then fill “Name” with \'Ada\'.', now);
  t.same('reading' in found && found.reading.instructions.map(({ clause }) => clause), ['click "Save as"', "fill “Name” with 'Ada'"]);
});

t.test('a page can tell a name from an order: all words of an unquoted name are kept', async (t) => {
  const wholes: readonly (readonly [goal: string, whole: string])[] = [
    ['Click Radio button', 'Radio button'],
    ['Click Terms of service', 'Terms of service'],
    ['Click First class', 'First class'],
    ['Check terms and conditions', 'terms and conditions'],
    ['Click the link Sign in with a code', 'link Sign in with a code'],
    ['Click Home page', 'Home page'],
  ];
  for (const [goal, whole] of wholes) {
    const found = readGoal(goal, now);
    const [first] = 'reading' in found ? found.reading.instructions : [];
    t.equal((first as Instruction & { what: Description }).what.whole, whole, goal);
  }
  t.match(readGoal('Press Delete', now), { reading: { instructions: [{ kind: 'press', mayName: 'Delete' }] } });
  t.match(readGoal('Press the Delete key', now), { reading: { instructions: [{ kind: 'press', mayName: undefined }] } });
});

t.test('why a clause can not be read is said where it is known', async (t) => {
  const whys: readonly (readonly [goal: string, why: RegExp])[] = [
    ['Go to file:///etc/passwd', /file: address/],
    ['If it rains, click A', /condition/],
    ['Wait 5 seconds', /which text/],
    ['Check that the total is 5', /success condition/],
    ['Fill Name with Ada and frobnicate', /quote it/],
    ['Do not click Save', /not what to do/],
    ['In the dialog', /not what to do there/],
    [`Click ${'a'.repeat(2_000)}`, /too long/],
    [`Click ${'"a" '.repeat(7_000)}`, /too many/],
  ];
  for (const [goal, why] of whys) t.match(readGoal(goal, now), { unreadable: { why } }, goal.slice(0, 60));
});

t.test('the secrets of a goal are the values of its password fields', async (t) => {
  const cases: readonly (readonly [goal: string, secrets: readonly string[]])[] = [
    ['Log in with user anna and password hunter2', ['hunter2']],
    ['Enter "s3 cret, x" into the password field and submit', ['s3 cret, x']],
    ['Set PIN to 0420 and CVV to 123', ['0420', '123']],
    ['Fill in the form with username: anna, password: "x y" and submit', ['x y']],
    ['Type "abc" into the API key field', ['abc']],
    ['Frobnicate with password "x y"', ['x y']],
    ['Log in with user anna and password {{secret:PW}}', []],
    ['Click the password field', []],
    ['Reset the password and log in', []],
    ['Fill Name with Ada', []],
  ];
  for (const [goal, secrets] of cases) t.same(secretsIn(goal, now), secrets, goal);
});
