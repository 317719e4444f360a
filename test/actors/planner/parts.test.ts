import t from 'tap';
import { partsAfter, partsOf } from '../../../actors/planner/parts.ts';

/** Reads what begins with "do", clause by clause. */
const reader = {
  unreadable(goal: string) {
    const clauses = goal.split(/, (?:then )?|(?<=\w)\. /);
    const clause = clauses.find((said) => !said.startsWith('do '));
    return clause === undefined ? undefined : { clause };
  },
};

const rules = (text: string) => ({ by: 'rules', text }) as const;
const model = (text: string) => ({ by: 'model', text }) as const;

const goals: readonly (readonly [string, readonly object[]])[] = [
  ['do a, do b', [rules('do a, do b')]],
  ['juggle', [model('juggle')]],
  ['do a, juggle, then do b', [rules('do a'), model('juggle'), rules('do b')]],
  ['juggle, do b', [model('juggle'), rules('do b')]],
  ['do a, juggle, sing, do b', [rules('do a'), model('juggle, sing'), rules('do b')]],
  ['do a, juggle, do b, sing', [rules('do a'), model('juggle'), rules('do b'), model('sing')]],
  // A clause that rules over others keeps the goal in one piece.
  ['do a, juggle, do b, don’t do c', [model('do a, juggle, do b, don’t do c')]],
  ['if it rains, do a', [model('if it rains, do a')]],
  ['do "a without b", juggle', [rules('do "a without b"'), model('juggle')]],
  // What follows speaks of what the model did.
  ['juggle, do it', [model('juggle, do it')]],
  ['do Next, juggle', [rules('do Next'), model('juggle')]],
  ['do a, and finally juggle, next do b', [rules('do a'), model('juggle'), rules('do b')]],
];

for (const [goal, parts] of goals) t.test(goal, async (t) => t.same(partsOf(goal, reader), parts));

const withBackground: readonly (readonly [string, readonly object[]])[] = [
  [
    "do arcs. We're away in December. Hold the mail. do bows",
    [rules('do arcs.'), model("We're away in December. Hold the mail."), rules('do bows')],
  ],
  [
    'My ticket number is 5. The train leaves at nine. Fidget a seat. do bows',
    [model('My ticket number is 5. The train leaves at nine. Fidget a seat.'), rules('do bows')],
  ],
  [
    'do arcs. Dr. Ngo has moved to St. Gallen; do bows. do caps',
    [rules('do arcs.'), model('Dr. Ngo has moved to St. Gallen; do bows.'), rules('do caps')],
  ],
  // Behind the last order it is said of that.
  ['do arcs. do bows. Our cat was ill last week.', [rules('do arcs.'), model('do bows. Our cat was ill last week.')]],
  ['There are four of us', [model('There are four of us')]],
  // What is wished, or follows from it, is an order: it needs no other.
  ['do arcs. I want a seat at the window. do bows', [rules('do arcs.'), model('I want a seat at the window'), rules('do bows')]],
  ["do arcs. You're to find a seat. do bows", [rules('do arcs.'), model("You're to find a seat"), rules('do bows')]],
  ['do arcs. We moved, so update our address. do bows', [rules('do arcs.'), model('We moved, so update our address'), rules('do bows')]],
];

/** As `reader`, sentence by sentence, but for what it is told of "Dr." and "St.". */
const plainly = {
  unreadable(goal: string) {
    const clauses = goal
      .replace(/\b(Dr|St)\./g, '$1·')
      .split(/[.;]\s*/)
      .map((said) => said.replaceAll('·', '.'));
    const clause = clauses.find((said) => said !== '' && !said.startsWith('do '));
    return clause === undefined ? undefined : { clause };
  },
};

for (const [goal, parts] of withBackground)
  t.test(`what orders nothing is part of the order that it is said for: ${goal}`, async (t) => t.same(partsOf(goal, plainly), parts));

t.test('the button that sends what the model has done is the model’s, where it is the last', async (t) => {
  const sentBy = (last: string) =>
    partsOf(`do arcs. juggle. ${last}`, { unreadable: (goal) => (/juggle/.test(goal) ? { clause: 'juggle' } : undefined) });
  for (const last of ['Click Submit.', 'press the "Send" button', 'Submit the form.', 'Save my changes!', 'then hit Place order'])
    t.same(sentBy(last), [rules('do arcs.'), model(`juggle. ${last}`)], last);
  for (const last of ['Click Leave.', 'Send "Ada" the bill and close Mail', 'Submit the form. Click Help', 'Order the cheapest lamp'])
    t.same(sentBy(last), [rules('do arcs.'), model('juggle'), rules(last)], last);
});

t.test('what the rules did not find keeps its background, and its button', async (t) => {
  const after = (goal: string, clause: string) => partsAfter(goal, clause, [], () => true);
  t.same(after('do arcs. The code is 7. do bows. do caps', 'The code is 7'), [model('The code is 7. do bows.'), rules('do caps')]);
  t.same(after('do arcs. do bows. Press Send', 'do bows'), [model('do bows. Press Send')]);
});

t.test('what the rules read and did not find is the model’s, with what hangs on it', async (t) => {
  const isReadable = (goal: string) => reader.unreadable(goal) === undefined;
  const after = (goal: string, clause: string) => partsAfter(goal, clause, [model('rest')], isReadable);
  t.same(after('do a, do b, do c', 'do b'), [model('do b'), rules('do c'), model('rest')]);
  t.same(after('do a, do b', 'do b'), [model('do b'), model('rest')]);
  t.same(after('do a, do b, do that', 'do b'), [model('do b, do that'), model('rest')]);
  t.same(after('do a, do b, do a', 'do a'), [model('do a, do b, do a'), model('rest')], 'said twice');
  t.same(after('do a, do b', 'do z'), [model('do a, do b'), model('rest')], 'in other words');
  t.same(after('do a, do b without c', 'do a'), [model('do a, do b without c'), model('rest')]);
});
