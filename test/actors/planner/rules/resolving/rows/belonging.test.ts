/** Holds that goals are carried out on the thing that is meant, and not on one that only mentions it: over made-up maps, without a page. */
import t from 'tap';
import { planReading } from '../../../../../../actors/planner/rules/plan.ts';
import { readGoal } from '../../../../../../actors/planner/rules/reading/read-goal.ts';
import type { Observation, ObservedElement, ObservedGroup } from '../../../../../../farm/page/port.ts';

type Part = Pick<ObservedElement, 'role' | 'name'> & Partial<Pick<ObservedElement, 'hints' | 'column' | 'states' | 'value'>>;
const now = Date.UTC(2030, 4, 15, 12);

const text = (name: string, hints?: string): Part => ({ role: 'text', name, ...(hints !== undefined && { hints }) });
const button = (name: string, ...states: readonly string[]): Part => ({ role: 'button', name, states });
const cell = (column: string, name: string): Part => ({ role: 'cell', column, name });

/** One list of the rows under a heading. */
function mapOf(rows: readonly (readonly Part[])[], role = 'item', hints?: string): Observation {
  const groups: ObservedGroup[] = [
    { role: 'region', name: 'Things' },
    ...rows.map((parts) => ({
      role,
      name: parts.map(({ name }) => name).join(' '),
      parent: 0,
      ...(hints !== undefined && { hints }),
    })),
  ];
  const placed = [
    { role: 'heading', name: 'Things' } as Part & { group?: number },
    ...rows.flatMap((parts, row) => parts.map((part) => ({ ...part, group: row + 1 }))),
  ];
  const elements = placed.map((part, index) => ({ states: [], framePath: [], isNew: false, ...part, index }));
  return { url: 'http://a.test/', title: '', tabs: [], active: 0, digest: '', elements, groups } as unknown as Observation;
}

/** In which row the first act is, or what was read, or that it was refused. */
function outcomeOf(goal: string, observation: Observation): unknown {
  const read = readGoal(goal, now);
  if ('unreadable' in read) return 'refused';
  const plan = planReading(read.reading, { goal, observation, done: [], data: {}, files: [], now });
  if (plan.type === 'done') return 'nothing to do';
  if (plan.type !== 'act') return 'refused';
  if (plan.act.kind === 'note') return plan.act.value;
  const element = 'element' in plan.act ? observation.elements[plan.act.element ?? -1] : undefined;
  return plan.act.kind === 'read' ? element?.name : element?.group;
}

const posts = mapOf(
  [
    [text('Levi Stein', 'name'), text('I agree with Noor Aziz'), button('Like'), text('4 replies')],
    [text('Noor Aziz', 'name'), text('Coffee first'), button('Like', 'checked'), text('12 replies')],
    [text('Mina Park', 'name'), text('Noor Aziz writes well'), button('Like'), text('1,310 replies')],
  ],
  'item',
  'post',
);
const staff = mapOf(
  [
    [cell('Name', 'Ida Moss'), cell('Office', 'Oslo'), cell('Manager', 'Kay Winter'), button('Delete')],
    [cell('Name', 'Kay Winter'), cell('Office', 'Rome'), cell('Manager', 'Max Oslo'), button('Delete')],
    [cell('Name', 'Max Oslo'), cell('Office', 'Lima'), cell('Manager', 'Ida Moss'), button('Delete')],
  ],
  'row',
);

t.test('what is said to be of somebody is not what only mentions them', async (t) => {
  for (const [goal, observation, outcome] of [
    [
      'Reply to the post by Noor Aziz',
      mapOf([
        [text('Levi'), text('Noor Aziz is right'), button('Reply')],
        [text('Noor Aziz'), text('Hi'), button('Reply')],
      ]),
      2,
    ],
    ['Delete Kay Winter', staff, 2],
    ['Delete the row of Kay Winter', staff, 2],
    ['Return the office of Kay Winter', staff, 'Rome'],
    ['Delete the person whose manager is Ida Moss', staff, 3],
    ['Delete the person in Oslo', staff, 1],
  ] as const)
    t.equal(outcomeOf(goal, observation), outcome, goal);
});

t.test('what only mentions somebody is not theirs, and no word that is said of things is dropped', async (t) => {
  const mails = mapOf([
    [text('Bob Reyes'), text('Ada Lund has approved'), button('Delete')],
    [text('Karen Holt'), text('My numbers'), button('Delete')],
  ]);
  const box = (...states: readonly string[]): Part => ({ role: 'checkbox', name: 'Toggle', states });
  const chores = mapOf([
    [box(), text('Sweep'), button('Delete')],
    [box('checked'), text('Dust'), button('Delete')],
  ]);
  const struck = mapOf([
    [text('Sweep'), button('Delete')],
    [{ role: 'deletion', name: 'Dust' }, button('Delete')],
  ]);
  const marked = mapOf([
    [text('Sweep'), { role: 'button', name: '☆', hints: 'star', states: ['checked'] }, button('Delete')],
    [text('Dust'), { role: 'button', name: '☆', hints: 'star' }, button('Delete')],
  ]);
  for (const [goal, observation, outcome] of [
    ['Delete the mail from Ada Lund', mails, 'refused'],
    ['Delete all mails from Ada Lund', mails, 'refused'],
    ['Delete all completed tasks', chores, 2],
    ['Delete all completed tasks', struck, 2],
    ['Delete all completed tasks', mapOf([[text('Sweep'), button('Delete')]]), 'refused'],
    ['Delete all urgent tasks', chores, 'refused'],
    ['Delete all starred tasks', marked, 1],
    ['Click the Delete button next to Dust', chores, 2],
    ['How many replies are there?', mapOf([[text('Noor'), button('Reply')]]), 'refused'],
  ] as const)
    t.equal(outcomeOf(goal, observation), outcome, goal);
});

t.test('how many is said in the field of the row, and what is disabled is not stood in for', async (t) => {
  const goods = mapOf([
    [text('Mug'), { role: 'spinbutton', name: 'Qty', value: '1' }, button('Buy')],
    [text('Cup'), { role: 'spinbutton', name: 'Qty', value: '1' }, button('Buy')],
  ]);
  const locked = mapOf([[text('Terms'), button('Accept', 'disabled'), button('Accept later')]]);
  for (const [goal, observation, outcome] of [
    ['Buy 3 pieces of Cup', goods, 2],
    ['Accept the terms', locked, 'refused'],
    ['Choose "Buy" from the menu Stocks', mapOf([[text('ABL'), { role: 'link', name: 'Buy' }]]), 'refused'],
  ] as const)
    t.equal(outcomeOf(goal, observation), outcome, goal);
});

t.test('a value is read only where its label says all that was asked, and no other as well', async (t) => {
  const account = mapOf([[text('Balance: € 12.40')], [text('Due: 3 May')]]);
  const sun = mapOf([[text('Sunrise 06:12')], [text('Sunset 20:11')], [text('Golden hour 19:02')]]);
  const orders = mapOf([1, 2, 3].map((n) => [text(`Order ${n}`), text(`Total: € ${n}`)]));
  const week = mapOf(
    [
      [cell('Day', 'Wednesday'), cell('Wind', '9 km/h')],
      [cell('Day', 'Thursday'), cell('Wind', '30 km/h')],
    ],
    'row',
  );
  for (const [goal, observation, outcome] of [
    ['Return the amount paid', account, 'refused'],
    ['Return the balance', account, '€ 12.40'],
    ['Return the time of sunset', sun, '20:11'],
    ['Return the time of moonrise', sun, 'refused'],
    ['Return the total', orders, 'refused'],
    ['Return the total of order 2', orders, '€ 2'],
    ['What is the wind on Thursday?', week, '30 km/h'],
    ['What is the wind on Friday?', week, 'refused'],
    [
      'Find Hedda and click on the address',
      mapOf([[text('Find Hedda and click on the address.')], [text('Jorun'), button('Address')]]),
      'refused',
    ],
  ] as const)
    t.equal(outcomeOf(goal, observation), outcome, goal);
});

t.test('what is excepted is left alone, and nothing is done where it is not there', async (t) => {
  const names = mapOf(['Alpha', 'Alpha 2', 'Beta'].map((name) => [text(name), button('Delete')]));
  for (const [goal, outcome] of [
    ['Delete everything but Alpha', 2],
    ['Delete all items except the first two', 3],
    ['Delete all items but not the first', 2],
    ['Delete all items except Gamma', 'refused'],
    ['Delete all items except the newest two', 'refused'],
  ] as const)
    t.equal(outcomeOf(goal, names), outcome, goal);
  t.equal(outcomeOf('Like all posts except those by Levi Stein', posts), 3, 'those by somebody');
});

t.test('what is pressed already is not pressed again', async (t) => {
  t.equal(outcomeOf('Like the post by Noor Aziz', posts), 'nothing to do');
  t.equal(outcomeOf('Unlike the post by Noor Aziz', posts), 2);
});

t.test('how many there are is what the page says of the thing, and not how often it is spoken of', async (t) => {
  const listed = mapOf([
    [text('Why cats'), text('3 comments')],
    [text('Ten dogs'), text('9 comments')],
  ]);
  for (const [goal, observation, outcome] of [
    ['How many replies does the post by Noor Aziz have?', posts, 12],
    ['How many comments does "Ten dogs" have?', listed, 9],
    ['How many comments are there?', listed, 'refused'],
    ['How many followers does Mina Park have?', posts, 'refused'],
    ['How many posts are on Friday?', posts, 'refused'],
    ['How many posts are there?', posts, 3],
  ] as const)
    t.equal(outcomeOf(goal, observation), outcome, goal);
});
