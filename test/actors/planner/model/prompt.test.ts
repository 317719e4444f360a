import t from 'tap';
import { cutPage, wordsOf } from '../../../../actors/planner/model/page-text.ts';
import { tokenCounter } from '../../../../actors/tokens.ts';
import { calling } from '../../../peers/model.ts';
import { asked, button, never, openTestPlanner, promptOf } from './harness.ts';

const click = calling(['click', { element: 0, why: 'Juggle' }]);

t.test('the prompt holds goal, part, history with outcomes, values, tabs and files', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () => click);
  const input = asked({
    goal: 'Open the list, juggle, close it',
    part: 'juggle',
    trouble: 'no such thing',
    files: ['cv.pdf'],
    data: { price: '20 EUR' },
    hint: 'again',
    done: [
      { clause: 'Open the list', act: { kind: 'click', element: 3 }, rung: 'rules', ok: true, changed: false },
      { clause: 'juggle', act: { kind: 'fill', element: 0, text: 'typed' }, rung: 'model', ok: false, error: 'it is covered' },
    ],
  });
  await planner.plan(
    {
      ...input,
      observation: { ...input.observation, tabs: [{ url: 'https://b.example/', title: 'B' }, ...input.observation.tabs], active: 1 },
    },
    never,
  );
  const prompt = promptOf(questions[0]);
  for (const said of [
    'GOAL\nOpen the list, juggle, close it',
    'YOUR PART\njuggle',
    'FILES that may be attached\n"cv.pdf"',
    'try another way',
    '2030-01-01T00:00:00',
    '1. click (Open the list): ok, but the page stayed the same',
    '2. fill (juggle): failed: it is covered',
    'price: "20 EUR"',
    '0: B https://b.example/',
    '1 (this one): A',
    'no such thing',
    '[0] button "Save"',
  ])
    t.match(prompt, said);
  t.notMatch(prompt, 'typed');
});

t.test('fills, choices, checks and readings go before one other act, and what follows is asked for again', async (t) => {
  const batch = calling(
    ['fill', { element: 0, text: 'Ada', why: 'juggle well' }],
    ['check', { element: 1, on: true, why: '' }],
    ['note', { as: 'count', value: 2, why: '' }],
    ['click', { element: 2, why: '', dialog: { accept: true } }],
    ['click', { element: 0, why: '' }],
    ['done'],
  );
  const { planner } = await openTestPlanner(t, () => batch);
  const { memo, ...plan } = await planner.plan(asked({}, ['a', 'b', 'c']), never);
  t.same(plan, {
    type: 'act',
    act: { kind: 'fill', element: 0, text: 'Ada' },
    further: [
      { kind: 'check', element: 1, on: true },
      { kind: 'note', as: 'count', value: 2 },
      { kind: 'click', element: 2 },
    ],
    clause: 'juggle well',
    rung: 'model',
    dialogs: { accept: true },
    tokens: { input: 1_000, output: 50 },
  });
  const done = [{ clause: 'juggle well', act: { kind: 'fill', element: 0, text: 'Ada' }, rung: 'model', ok: true, changed: true } as const];
  const next = await openTestPlanner(t, () => calling(['done']));
  t.match(await next.planner.plan(asked({ memo, done }), never), { type: 'done' });
  t.match(promptOf(next.asked[0]), '1. fill button "a" (juggle well): ok, the page changed');
});

t.test('who calls a part done for which nothing was done is asked again, and not believed', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () => calling(['done']));
  const before = [{ clause: 'open it', act: { kind: 'click', element: 0 }, rung: 'rules', ok: true } as const];
  t.match(await planner.plan(asked({ done: before, since: 1 }), never), { type: 'missing', what: /nothing was done/ });
  t.equal(questions.length, 2);
  t.match(promptOf(questions[1]), /NOT CARRIED OUT\nnothing was done or read/);
  t.match(await planner.plan(asked({ done: before }), never), { type: 'done' });
  t.match(await planner.plan(asked({ goal: 'Make sure that the balls are juggled' }), never), { type: 'done' });
});

t.test('secrets of a goal leave the house as placeholders and reach the page as they are', async (t) => {
  const answer = calling(
    ['fill', { element: 0, text: '{{given:1}}', why: 'Log in' }],
    ['fill', { element: 1, text: '{{secret:CODE}}', why: '' }],
  );
  const { planner, asked: questions } = await openTestPlanner(t, () => answer);
  const goal = 'Log in with user anna and password "hunter2 & co", code {{secret:CODE}}, then juggle';
  const input = asked({ goal, data: { echo: 'hunter2 & co' } }, ['Password', 'Code']);
  const told = `${input.observation.text}\n/login?p=hunter2%20%26%20co hunter2+%26+co`;
  t.match(await planner.plan({ ...input, observation: { ...input.observation, text: told } }, never), {
    act: { kind: 'fill', text: 'hunter2 & co' },
    further: [{ kind: 'fill', text: '{{secret:CODE}}' }],
  });
  t.notMatch(JSON.stringify(questions), 'hunter2');
  t.match(promptOf(questions[0]), 'password "{{given:1}}", code {{secret:CODE}}');
});

t.test('the same lack on the same page is not asked about again, and on a changing page a few times', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () =>
    calling(['missing', { clause: 'juggle', what: 'there are no balls.' }]),
  );
  const missing = { type: 'missing', clause: 'juggle', what: 'there are no balls' };
  let memo: unknown;
  for (const digest of ['d1', 'd1', 'd2', 'd3', 'd4', 'd5']) {
    const input = asked({ memo });
    const plan = await planner.plan({ ...input, observation: { ...input.observation, digest } }, never);
    t.match(plan, missing);
    memo = plan.memo;
  }
  t.equal(questions.length, 3);
});

t.test('a page that was cut says so, and shows more of what the model looks for', async (t) => {
  const names = Array.from({ length: 3_000 }, (_, index) => (index === 2_500 ? 'Trapeze' : `Control of the kind number ${index}`));
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) =>
    count === 1 ? calling(['look', { words: 'trapeze' }]) : click,
  );
  t.match(await planner.plan(asked({}, names), never), { type: 'act', tokens: { input: 2_000 } });
  t.notMatch(promptOf(questions[0]), 'Trapeze');
  t.match(promptOf(questions[0]), /of its 3000 lines are shown.*Call look/);
  t.match(promptOf(questions[1]), 'Trapeze');
});

t.test('of long lists the options that the goal speaks of are shown', async (t) => {
  const options = Array.from({ length: 100 }, (_, index) => (index === 90 ? 'Juggle with five' : `Option ${index}`));
  const list = { ...button(0, 'Kind'), role: 'combobox', options };
  const { planner, asked: questions } = await openTestPlanner(t, () =>
    calling(['select', { element: 0, options: ['Juggle with five'], why: '' }]),
  );
  const input = asked();
  t.match(
    await planner.plan(
      { ...input, observation: { ...input.observation, elements: [list], text: '[0] combobox "Kind" {Option 0…}' } },
      never,
    ),
    {
      act: { kind: 'select', options: ['Juggle with five'] },
    },
  );
  t.match(promptOf(questions[0]), /\[0\] Juggle with five \| .* of 100/);
});

t.test('texts without a number are read by their first words', async (t) => {
  const long = `It was a dark   and stormy night; ${'rain '.repeat(100)}`;
  const { planner } = await openTestPlanner(t, () => calling(['read', { begins: 'it was a dark and …', as: 'story', why: '' }]));
  const input = asked({}, ['Save', long]);
  t.match(await planner.plan(input, never), { act: { kind: 'read', element: 1, as: 'story' } });
});

t.test('a cut page keeps what is near the words and what is new, with the names above it, in the page’s order', async (t) => {
  const lines = Array.from({ length: 400 }, (_, index) => ` filler text that nobody needs, ${index}`);
  lines[0] = 'region "Orders":';
  lines[200] = ' [7] button "Cancel the order of lamps"';
  lines[300] = ' *[8] button "Undo"';
  const cut = cutPage(lines.join('\n'), new Set(wordsOf('cancel lamps')), 120, await tokenCounter());
  t.equal(cut.all, 400);
  t.ok(cut.shown < 15);
  t.match(cut.text, /^region "Orders":\n.*\[7\].*\n.*left out\n \*\[8\] button "Undo"/s);
  t.match(cut.text, / filler text that nobody needs, 199\n \[7\]/, 'and its neighbour');
});
