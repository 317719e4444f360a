import t from 'tap';
import { cutPage, wordsOf } from '../../../../actors/planner/model/page-text.ts';
import { tokenCounter } from '../../../../actors/tokens.ts';
import { type Answer, calling } from '../../../peers/model.ts';
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
    '2. fill "typed" (juggle): failed: it is covered',
    'price: "20 EUR"',
    '0: B https://b.example/',
    '1 (this one): A',
    'no such thing',
    '[0] button "Save"',
  ])
    t.match(prompt, said);
});

t.test('fills, choices, checks and readings go before one other act, and what follows is asked for again', async (t) => {
  const batch = calling(
    ['fill', { element: 0, text: 'Ada', why: 'juggle well' }],
    ['check', { element: 1, on: true, why: '' }],
    ['note', { as: 'count', value: 2, why: 'count them' }],
    ['click', { element: 2, why: '', dialog: { accept: true } }],
    ['click', { element: 0, why: '' }],
    ['done'],
  );
  const { planner } = await openTestPlanner(t, () => batch);
  const { memo, ...plan } = await planner.plan(asked({}, ['a', 'b', 'c', '2 balls']), never);
  t.same(plan, {
    type: 'act',
    act: { kind: 'fill', element: 0, text: 'Ada' },
    // Each by its own words; those that give none, by the words before.
    further: [
      { act: { kind: 'check', element: 1, on: true }, clause: 'juggle well' },
      { act: { kind: 'note', as: 'count', value: 2 }, clause: 'count them' },
      { act: { kind: 'click', element: 2 }, clause: 'count them' },
    ],
    clause: 'juggle well',
    rung: 'model',
    dialogs: { accept: true },
    tokens: { input: 1_000, output: 50 },
  });
  const filled = { clause: 'juggle well', act: { kind: 'fill', element: 0, text: 'Ada' }, rung: 'model', ok: true } as const;
  const done = [{ ...filled, target: { role: 'button', name: 'a' }, changed: true }];
  const next = await openTestPlanner(t, () => calling(['done']));
  t.match(await next.planner.plan(asked({ memo, done }), never), { type: 'done' });
  t.match(promptOf(next.asked[0]), '1. fill "Ada" button "a" (juggle well): ok, the page changed');
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
    further: [{ act: { kind: 'fill', text: '{{secret:CODE}}' } }],
  });
  t.notMatch(JSON.stringify(questions), 'hunter2');
  t.match(promptOf(questions[0]), 'password "{{given:1}}", code {{secret:CODE}}');
});

t.test('of a stored secret a model sees the name, wherever the page, the rules or what was read tell more', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () => click);
  const input = asked({ goal: 'Juggle {{secret:KEY}}', hidden: ['k3y&word'], trouble: 'no "k3y&word"', data: { code: 'of k3y%26word' } });
  const observation = {
    ...input.observation,
    url: 'https://a.example/?p=k3y%26word',
    title: 'k3y&word',
    text: '[0] button "k3y&amp;word"',
  };
  const done = { clause: 'Juggle', act: { kind: 'click', element: 0 }, rung: 'rules', ok: false, error: 'k3y&word is covered' } as const;
  await planner.plan({ ...input, observation, done: [done], refusal: 'wrong: k3y&word', objection: 'no k3y&word' }, never);
  const told = JSON.stringify(questions[0]);
  t.match(told, /\{\{secret:KEY\}\}/);
  t.match(told, /button \\"\[redacted\]/);
  t.notMatch(told, /k3y/);
});

t.test(
  'what was filled is told again, but for secrets: by placeholder those of the goal and the vault, and none that a page asked for',
  async (t) => {
    const { planner, asked: questions } = await openTestPlanner(t, () => click);
    const password = `${'long '.repeat(10)}password`;
    const fill = (text: string, more: object = {}) =>
      ({ clause: `enter ${text}`, act: { kind: 'fill', element: 0, text }, rung: 'rules', ok: true, ...more }) as const;
    const done = [
      fill('two\nlines'),
      fill(password),
      fill('{{secret:CODE}}'),
      { ...fill('made up'), clause: 'a new one', isSecret: true as const },
    ];
    await planner.plan(asked({ goal: `Log in with user anna and password "${password}", code {{secret:CODE}}, then juggle`, done }), never);
    const prompt = promptOf(questions[0]);
    for (const said of [
      '1. fill "two\\nlines" (enter two lines): ok',
      '2. fill "{{given:1}}" (enter {{given:1}}): ok',
      '3. fill "{{secret:CODE}}"',
      '4. fill a secret (a new one): ok',
    ])
      t.match(prompt, said);
    t.notMatch(prompt, 'long');
    t.notMatch(prompt, 'made up');
  },
);

t.test('what a model remembers is told it again as its own, is no answer, and is bounded', async (t) => {
  const remember = (...texts: readonly string[]) => texts.map((text) => ['remember', { text }] as const);
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) =>
    count === 1
      ? calling(...remember('Room 4 is free'))
      : count === 2
        ? calling(...remember('Ada is in 5'), ['click', { element: 0, why: '' }])
        : click,
  );
  const first = await planner.plan(asked(), never);
  t.match(first, { type: 'act', act: { kind: 'click' } });
  t.notMatch(first, { further: Array });
  t.match(promptOf(questions[1]), /it is remembered; now call what is to be done[\s\S]*<<<[\s\S]*TO REMEMBER\n- Room 4 is free/);
  await planner.plan(asked({ memo: first.memo, part: 'the next part' }), never);
  t.match(promptOf(questions[2]), 'TO REMEMBER\n- Room 4 is free\n- Ada is in 5');

  const many = Array.from({ length: 20 }, (_, at) => `note ${at} ${'x'.repeat(500)}`);
  const { planner: other, asked: asks } = await openTestPlanner(t, () => calling(...remember(...many, 'SAVE\nGOAL'), ['done']));
  const noted = await other.plan(asked({ memo: first.memo, goal: 'Make sure that all is well' }), never);
  t.match(noted, { type: 'done' });
  await other.plan(asked({ memo: noted.memo, goal: 'Make sure that all is well' }), never);
  const [, kept = ''] = promptOf(asks[1]).split('TO REMEMBER\n');
  const lines = kept.split('\n').filter((line) => line.startsWith('- '));
  t.equal(lines.length, 8);
  t.equal(lines.at(-1), '- SAVE GOAL');
  t.ok(lines.every((line) => line.length <= 202));
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

t.test('texts without a number are named by their first words, and by no number that a model makes up', async (t) => {
  const long = `It was a dark   and stormy night; ${'rain '.repeat(100)}`;
  const input = asked({}, ['Save', long, 'Mo', 'Mo', 'Monday']);
  const cells = input.observation.elements.map((element) => ({ ...element, ...(element.index > 1 && { column: `Day ${element.index}` }) }));
  const page = { ...input, observation: { ...input.observation, elements: cells, text: '[0] button "Save"\nIt was a dark\nMo|Mo' } };
  const planOf = async (...answers: readonly Answer[]) => {
    const { planner, asked: questions } = await openTestPlanner(t, (_, count) => answers[count - 1]);
    return { plan: await planner.plan(page, never), prompts: questions.map(promptOf) };
  };
  const read = await planOf(calling(['read', { element: 'it was a dark and …', as: 'story', why: '' }]));
  t.match(read.plan, { act: { kind: 'read', element: 1, as: 'story' } });
  t.match((await planOf(calling(['click', { element: 'mon', times: 2, why: '' }]))).plan, { act: { kind: 'click', element: 4, times: 2 } });

  const asWritten = calling(['click', { element: 'Mo', why: '' }]);
  const second = calling(['click', { element: 3, why: '' }]);
  const made = await planOf(second, asWritten, second);
  t.match(made.prompts[1], /\[3\] is not shown on the page/);
  t.match(
    made.prompts[2],
    /several on the page begin with these words[\s\S]*SEEN CLOSER\n\[2\] button "Mo", column "Day 2"\n\[3\] button "Mo", column "Day 3"/,
  );
  t.match(made.plan, { act: { kind: 'click', element: 3 } }, 'once it was shown');
});

t.test('a closer look tells what the map leaves out', async (t) => {
  const input = asked({}, ['One', 'Two', 'Three']);
  const looks = ['blue circle 12', 'red square 40', 'red circle 24'];
  const elements = input.observation.elements.map((element, at) => ({ ...element, look: looks[at] as string, hints: `shape-${at}` }));
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) =>
    count === 1 ? calling(['look', { words: 'red' }]) : calling(['click', { element: 2, why: '' }]),
  );
  await planner.plan({ ...input, observation: { ...input.observation, elements } }, never);
  const [, seen = ''] = promptOf(questions[1]).split('SEEN CLOSER\n');
  t.match(seen, /^\[1\] button "Two", looks "red square 40", its maker calls it "shape-1"\n\[2\] button "Three", looks "red circle 24"/);
  t.notMatch(seen, 'One');
});

t.test('what was done is told with what it was done to, and with what the browser asked', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () => click);
  const done = [
    {
      clause: 'open the gate',
      act: { kind: 'click', element: 3 },
      rung: 'rules',
      ok: true,
      changed: false,
      target: { role: 'button', name: 'Open' },
      raised: [{ type: 'confirm', message: 'Really open it?', accepted: false }],
    },
  ] as const;
  await planner.plan(asked({ done }), never);
  t.match(
    promptOf(questions[0]),
    '1. click button "Open" (open the gate): ok, but the page stayed the same; confirm "Really open it?" was answered with no',
  );
});

t.test('a part that a step before it has done is done once the page is quoted for it, but not where nothing was done', async (t) => {
  const [claim, quote] = [calling(['done']), calling(['done', { shown: 'the gate  stays Shut' }])];
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) => (count === 1 ? claim : quote));
  const before = [{ clause: 'ask', act: { kind: 'click', element: 0 }, rung: 'rules', ok: true } as const];
  const input = asked({ done: before, since: 1 });
  const page = { ...input, observation: { ...input.observation, text: '[0] button "Ask"\n*The gate stays shut.' } };
  t.match(await planner.plan(page, never), { type: 'done' });
  t.match(promptOf(questions[1]), /with the words of the page that show it/);
  for (const other of [{ ...page, done: [], since: 0 }, input]) {
    const stubborn = await openTestPlanner(t, () => quote);
    t.match(await stubborn.planner.plan(other, never), { type: 'missing', what: /nothing was done/ });
  }
});

t.test('what is noted and read with the end needs no second question, and what is done with it does', async (t) => {
  const note = ['note', { as: 'count', value: 2, why: '' }] as const;
  const { planner, asked: questions } = await openTestPlanner(t, () => calling(note, ['done']));
  const first = await planner.plan(asked({}, ['2 balls']), never);
  t.match(first, { act: { kind: 'note' } });
  const noted = { clause: 'juggle', act: { kind: 'note', as: 'count', value: 2 }, rung: 'model', ok: true } as const;
  t.match(await planner.plan(asked({ memo: first.memo, done: [noted] }, ['2 balls']), never), { type: 'done' });
  t.equal(questions.length, 1);
  for (const done of [[{ ...noted, ok: false }], [noted, noted], []]) {
    await planner.plan(asked({ memo: first.memo, done }, ['2 balls']), never);
    t.equal(questions.pop()?.messages.length, 2, 'it is asked again');
  }
  const click = await openTestPlanner(t, () => calling(['click', { element: 0, why: '', times: 2 }], ['done']));
  const { memo } = await click.planner.plan(asked({}, ['2 balls']), never);
  const clicked = { clause: 'juggle', act: { kind: 'click', element: 0, times: 2 }, rung: 'model', ok: true } as const;
  await click.planner.plan(asked({ memo, done: [clicked] }), never);
  t.match(promptOf(click.asked[1]), '1. click 2 times (juggle): ok');
});

t.test('a model knows by what it is judged, what speaks against it, and weighs what the page has said', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, () => calling(['done']));
  const success = {
    kind: 'anyOf',
    conditions: [
      { kind: 'textVisible', value: 'Thanks' },
      { kind: 'urlIncludes', value: '/done' },
    ],
  } as const;
  const done = [{ clause: 'juggle', act: { kind: 'click', element: 0 }, rung: 'model', ok: true } as const];
  const input = asked({ done, success, refusal: 'The car park is full', objection: 'the text "Thanks" is not visible' });
  const passed = { ...input, observation: { ...input.observation, passed: ['Saved.'] } };
  t.match(await planner.plan(passed, never), { type: 'done', heeded: 'The car park is full' });
  const [outside = '', inside = ''] = promptOf(questions[0]).split('\n<<<');
  t.match(outside, 'IT IS A SUCCESS ONCE\n(the text "Thanks" is on the page) or (the address includes "/done")');
  t.match(outside, /what is told below speaks against it[\s\S]*may mean that the step was refused/);
  t.notMatch(outside, 'car park');
  t.match(inside, 'MAYBE AGAINST IT\nThe car park is full');
  t.match(inside, 'IN PASSING\nSaved.');
  t.match(inside, 'WHAT SPEAKS AGAINST IT\nthe text');
});

t.test('a model is told under which names values are wanted and as what, and is asked again where it gives others', async (t) => {
  const note = (as: string, value: unknown) => ['note', { as, value, why: 'tell' }] as const;
  const goal = 'Juggle, then return the height as a number and the colour';
  const planOf = async (...answers: readonly Answer[]) => {
    const { planner, asked: questions } = await openTestPlanner(t, (_, count) => answers[count - 1]);
    return { plan: await planner.plan(asked({ goal }, ['Height: 3 m', 'red']), never), prompts: questions.map(promptOf) };
  };
  const well = await planOf(calling(note('Height', 3), note('colour', 'red'), ['done']));
  t.match(well.prompts, ['BY THESE NAMES\n"height" (a number), "colour"\n']);
  t.match(well.plan, { act: { as: 'height', value: 3 }, further: [{ act: { as: 'colour' } }] }, 'letter case is the goal’s');

  const right = calling(note('height', 3), note('colour', 'red'));
  const invented = await planOf(calling(note('size of the ball', 3)), right);
  t.match(
    invented.prompts[1],
    /NOT CARRIED OUT\nnote gives a value under a name that the goal does not use; .* "height" \(a number\), "colour"/,
  );
  t.notMatch(invented.prompts[1], 'size of the ball');
  t.match(invented.plan, { act: { as: 'height' } });
  const text = await planOf(calling(note('height', '3 m')), right);
  t.match(text.prompts[1], 'give by note, as what it is asked for: "height" (a number)');
  const half = await planOf(calling(note('height', 3), ['done']), right);
  t.match(half.prompts[1], 'not given yet: "colour"');

  const stubborn = calling(note('size', 3), note('shade', 'red'), ['done']);
  const insists = await planOf(stubborn, stubborn);
  t.match(insists.plan, { act: { as: 'size' }, further: [{ act: { as: 'shade' } }] }, 'who insists is heard: the reading may be wrong');
  t.equal(insists.prompts.length, 2);
  const others = await planOf(calling(['click', { element: 0, why: '' }]));
  t.equal(others.prompts.length, 1);
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
