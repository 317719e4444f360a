/** What a model tells has to stand on a page that it has seen, unless the goal has it worked out; what it claims is held against the page. */
import t, { type Test } from 'tap';
import { derivableIn } from '../../../../actors/planner/model/derivable.ts';
import { isQuotedFrom, isStated, seenIn } from '../../../../actors/planner/model/stated.ts';
import type { Value } from '../../../../store/model/step.ts';
import { type Answer, calling } from '../../../peers/model.ts';
import { asked, never, openTestPlanner, promptOf } from './harness.ts';

const kettle = seenIn('Kettle, nice. €1,299.50\nSKU 77-b\nRated well by 12 people\n3 May 2031, 2:30 pm\n4.5k sold\nThree left\n汽车 红色');
const stated = (value: Value, goal: string, name = 'price') => isStated(value, kettle, derivableIn(goal, name));

t.test('words and numbers stand there, in whatever order and however they are written', async (t) => {
  const there: readonly Value[] = [
    '€1,299.50',
    1299.5,
    '1299.50',
    12,
    'rated by people',
    'nice kettle',
    '2031-05-03',
    'May 3',
    4500,
    3,
    '14:30',
    ['12', 'Kettle'],
    'kettles',
    '汽车',
  ];
  for (const value of there) t.ok(stated(value, 'Ponder, and return the price'), JSON.stringify(value));
  const invented: readonly Value[] = [
    42,
    'forty two euros',
    true,
    ['42'],
    '€ 13',
    'yes',
    129,
    'cheap kettle',
    ['Kettle', 'Toaster'],
    '2031-06-03',
    '飞机',
  ];
  for (const value of invented) t.notOk(stated(value, 'Ponder, and return the price'), JSON.stringify(value));
});

t.test('what a goal has worked out need not stand there, and what stands beside it in the goal must', async (t) => {
  const derived: readonly (readonly [string, string, Value])[] = [
    ['Return how many kettles there are', 'kettles', 42],
    ['Ponder, and return the sum of the prices', 'sum', 1311.5],
    ['Work out the average rating', 'average rating', 4.37],
    ['Return the duration in minutes', 'duration', 80],
    ['Tell me whether it is in stock', 'answer', true],
    ['Is it in stock?', 'answer', 'yes'],
    ['Say if the kettle is "dear" or "cheap"', 'kettle', 'dear'],
    ['Summarise what people think', 'summary', 'Praised for its looks'],
  ];
  for (const [goal, name, value] of derived) t.ok(stated(value, goal, name), goal);
  const both = 'Return how many reviews there are and the price';
  t.ok(stated(42, both, 'reviews'));
  t.notOk(stated(42, both, 'price'));
  t.notOk(stated('Praised by 40', 'Summarise what people think', 'summary'), 'numbers are no wording');
  t.notOk(stated(17, 'Return the order number', 'order number'));
  t.notOk(stated(true, 'Return the price', 'price'));
});

t.test('a quotation stands there, piece by piece', async (t) => {
  const said = 'Your order was sent.\nIt comes on Monday';
  for (const quoted of ['order was SENT', 'Your order … on Monday', 'your order was sent; it comes'])
    t.ok(isQuotedFrom(quoted, said), quoted);
  for (const quoted of ['The widget was frobnicated', 'order comes', '…', '']) t.notOk(isQuotedFrom(quoted, said), quoted);
});

const planOf = async (test: Test, goal: string, names: readonly string[], more: object, ...answers: readonly Answer[]) => {
  const { planner, asked: questions } = await openTestPlanner(test, (_, count) => answers[Math.min(count, answers.length) - 1]);
  return { plan: await planner.plan(asked({ goal, ...more }, names), never), prompts: questions.map(promptOf) };
};
const note = (as: string, value: unknown) => ['note', { as, value, why: 'tell' }] as const;

t.test('a value that was made up is not taken, however often, and the model is told so', async (t) => {
  const goal = 'Juggle the kettle, and return the price';
  const { plan, prompts } = await planOf(t, goal, ['Kettle', '$5'], {}, calling(note('price', '$6')), calling(note('price', '$5')));
  t.match(prompts[1], /NOT CARRIED OUT\nnote gives for "price" a value that stands on no page that you have seen/);
  t.match(plan, { act: { kind: 'note', value: '$5' } });
  t.match((await planOf(t, goal, ['Kettle'], {}, calling(note('price', 42)))).plan, { type: 'failed' });
});

t.test('a page that was left counts, too', async (t) => {
  const { planner } = await openTestPlanner(t, (_, count) =>
    count === 1 ? calling(['click', { element: 0, why: 'Juggle' }]) : calling(note('price', '$5')),
  );
  const first = await planner.plan(asked({ goal: 'Juggle, and return the price' }, ['Next', '$5']), never);
  const { observation } = asked({}, ['Back']);
  const second = await planner.plan(
    asked({ goal: 'Juggle, and return the price', memo: first.memo, observation: { ...observation, digest: 'd2' } }),
    never,
  );
  t.match(second, { act: { kind: 'note', value: '$5' } });
});

const pressed = { clause: 'juggle', act: { kind: 'click', element: 0 }, rung: 'model', ok: true } as const;

t.test('words that the page does not show prove nothing', async (t) => {
  const [fake, real] = [calling(['done', { shown: 'THE BALLS WERE JUGGLED' }]), calling(['done', { shown: 'Juggled twice' }])];
  const { plan, prompts } = await planOf(t, 'Juggle', ['Balls', 'Juggled twice'], { done: [pressed] }, fake, real);
  t.match(prompts[1], /the words that you give as shown do not stand on the page/);
  t.match(plan, { type: 'done' });
  t.match((await planOf(t, 'Juggle', ['Balls'], { done: [pressed] }, fake)).plan, { type: 'failed' });
  const { observation } = asked({}, ['Balls']);
  const passed = { done: [pressed], observation: { ...observation, passed: ['The balls were juggled.'] } };
  t.match((await planOf(t, 'Juggle', [], passed, fake)).plan, { type: 'done' });
});

t.test('what a part has entered is owed, and a part that lacks it is not done', async (t) => {
  const goal = 'Enter Bo as the name and juggle the balls';
  const { plan, prompts } = await planOf(
    t,
    goal,
    ['Name', 'Balls'],
    { done: [pressed] },
    calling(['done', {}]),
    calling(['fill', { element: 0, text: 'Bo', why: goal }]),
  );
  t.match(prompts[1], /the goal has "Bo" entered, and that was not done/);
  t.match(plan, { act: { kind: 'fill', text: 'Bo' } });
  const filled = { clause: 'Enter', act: { kind: 'fill', element: 0, text: 'Bo' }, rung: 'rules', ok: true } as const;
  t.match((await planOf(t, goal, ['Name'], { done: [filled, pressed] }, calling(['done', {}]))).plan, { type: 'done' });
  t.match((await planOf(t, goal, ['Hello, Bo'], { done: [pressed] }, calling(['done', {}]))).plan, { type: 'done' });
});
