/** The same words in another order: what may move, with which values, and what tells who does what to whom. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';
import { valuesRearranged } from '../../../../actors/skill/match/rearranged.ts';

type Values = Readonly<Record<string, string>>;

const flights = 'Book a table at {{param:place}} on {{param:date}} for {{param:guest}}';
const compiled = { place: 'Roma', date: '2027-05-03', guest: 'Ana' };

const same: readonly (readonly [goal: string, request: string])[] = [
  ['In 1951, he moved to Paris and worked as a teacher.', 'He moved to Paris in 1951 and worked as a teacher.'],
  ['The company was founded in 1998 in Oslo.', 'The company was founded in Oslo in 1998.'],
  ['On 4 May 2010, the firm announced the closure of the plant.', 'The firm announced the closure of the plant on 4 May 2010.'],
  ['How do I delete my Facebook account permanently?', 'How can I permanently delete my Facebook account?'],
  ['Although he was rich, he lived simply.', 'He lived simply although he was rich.'],
  ['What are some good books about history?', 'Can you recommend some good history books?'],
  ['The film was directed by Ken Loach and written by Paul Laverty.', 'The film was written by Paul Laverty and directed by Ken Loach.'],
  [
    'The band consisted of Peter Forbes, Roger Capps and Claire Parsons.',
    'The band consisted of Claire Parsons, Peter Forbes and Roger Capps.',
  ],
  ['The song was recorded in London and released in May.', 'The song was recorded in London and was released in May.'],
  ['Which is the best laptop under 500 dollars?', 'What are the best laptops under 500 dollars?'],
  ['What are the best restaurants in Paris?', 'Which restaurants are the best in Paris?'],
  ['What are the best books for learning Java?', 'Which is the best book to learn Java?'],
  ['Does the train that leaves at 9 stop in Kent?', 'Does the train which leaves at 9 stop in Kent?'],
  ['The village is located in the north of the district.', 'The village is in the north of the district.'],
];

const other: readonly (readonly [goal: string, request: string])[] = [
  ['He was born in Lyon and died in Geneva.', 'He was born in Geneva and died in Lyon.'],
  ['The film was directed by Ken Loach and written by Paul Laverty.', 'The film was directed by Paul Laverty and written by Ken Loach.'],
  ['She moved to Rome, from there to Milan.', 'She moved to Milan, from there to Rome.'],
  ['The old men and women were there.', 'The old women and men were there.'],
  ['He was a scholar in Free Speech, Theology and Law.', 'He was a scholar in Free Theology, Speech and Law.'],
  ['Ann and Bo won the first and second prize respectively.', 'Bo and Ann won the first and second prize respectively.'],
  ['Ann met the man with the dog.', 'Ann with the dog met the man.'],
  ['Turn on the lights in the kitchen', 'Turn on the kitchen in the lights'],
  ['Read the message and delete the draft', 'Delete the draft and read the message'],
  ['Unsubscribe from the digest weekly', 'Unsubscribe from the weekly digest'],
  ['Show only the flats with a garden', 'Show the flats only with a garden'],
  ['Who do I call after work?', 'Who calls after work?'],
  ['How can I help you with this?', 'How can you help me with this?'],
  ['What does the blue kettle cost in Rome?', 'What do the blue kettles in Rome cost?'],
  ['The bus is cheap in winter.', 'In winter the bus was cheap.'],
  ['Is the sun hot in winter?', 'The sun is hot in winter.'],
  ['In winter, read the phone number in the second row', 'Read the phone number in the second column in winter'],
  ['Accept the invitation of Marta in May', 'In May accept the invitation for Marta'],
];

for (const [goal, request] of same) {
  t.test(`"${goal}" is "${request}"`, async (t) => {
    t.ok(agree({ goal, parameters: [] }, request).same);
    t.ok(agree({ goal: request, parameters: [] }, goal).same, 'the other way round, too');
  });
}

for (const [goal, request] of other) {
  t.test(`"${goal}" is not "${request}"`, async (t) => {
    t.notOk(valuesRearranged({ goal, parameters: [] }, request));
    t.notOk(valuesRearranged({ goal: request, parameters: [] }, goal), 'the other way round, either');
  });
}

const filled: readonly (readonly [goal: string, parameters: Values, request: string, values: Values | undefined])[] = [
  ['Remove "{{param:item}}" from the cart', { item: 'Salt Mill' }, 'From the cart, remove "Egg Timer"', { item: 'Egg Timer' }],
  [
    'In Profile, change the display name to "{{param:name}}" and save',
    { name: 'Ana' },
    'Change the display name to "Night Owl" in Profile and save',
    { name: 'Night Owl' },
  ],
  [
    'Log in as {{param:user}} with the password {{param:password}}',
    { user: 'ana', password: 'x1' },
    'With the password turtle8, log in as pam',
    { user: 'pam', password: 'turtle8' },
  ],
  [flights, compiled, 'For Bo, book a table at Napoli on 2027-06-04', { place: 'Napoli', date: '2027-06-04', guest: 'Bo' }],
  ['Search for {{param:query}}', { query: 'lamps' }, 'Cancel order 10482', undefined],
  ['Search for {{param:query}}', { query: 'lamps' }, 'Read the first email', undefined],
  [flights, compiled, 'For Bo, book a table at Napoli on 2027-06-04 and 2027-06-05', undefined],
  [flights, compiled, 'For Bo, cancel a table at Napoli on 2027-06-04', undefined],
  ['Remove "{{param:item}}" from the cart', { item: 'Salt Mill' }, 'From the wish list, remove "Egg Timer"', undefined],
];

for (const [goal, values, request, expected] of filled) {
  t.test(`"${request}" ${expected ? 'fills' : 'does not fill'} "${goal}"`, async (t) => {
    const parameters = Object.entries(values).map(([name, value]) => ({ name, value }));
    t.same(valuesRearranged({ goal, parameters }, request), expected);
  });
}

t.test('what is longer than a few sentences is not looked at', async (t) => {
  const long = 'In 1951, he moved to Paris. '.repeat(100);
  t.notOk(valuesRearranged({ goal: `${long} He slept in May.`, parameters: [] }, `${long} In May he slept.`));
});

t.test('what something is put into says nothing of what it is', async (t) => {
  t.notOk(agree({ goal: 'Translate the poem into Greek', parameters: [] }, 'Translate the Greek poem').same);
  t.notOk(agree({ goal: 'Put the vase into the blue box', parameters: [] }, 'Put the blue box vase').same);
});

t.test('what is done in turn has an order', async (t) => {
  t.notOk(agree({ goal: 'Sort by name, then by date', parameters: [] }, 'Sort by date, then by name').same);
});
