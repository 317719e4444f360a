import t from 'tap';
import { type Answer, calling, completion, elementIn, type Question, refusing, scriptedModel, usage } from '../../../peers/model.ts';
import { ended, openTestHouse } from '../../run/house.ts';
import { page, site } from '../../run/site.ts';
import { pageIn, promptOf } from './harness.ts';

const circus = page(`<h1>Circus</h1><label>Name <input></label><button onclick="juggle()">Balls</button>
  <label><input type="checkbox"> Fast</label><button onclick="document.body.append('Bye ' + document.querySelector('input').value)">Leave</button><output></output>
  <script>function juggle() { document.querySelector('output').textContent = document.querySelector('[type=checkbox]').checked ? 'Juggled fast' : 'Juggled' }</script>`);

const bye = { kind: 'textVisible', value: 'Bye Ada' } as const;
const juggled = { kind: 'textVisible', value: 'Juggled' } as const;

const juggle = (question: Question): Answer =>
  pageIn(question).includes('Juggled')
    ? calling(['done'])
    : calling(
        ['check', { element: elementIn(question, 'checkbox "Fast"'), on: true, why: 'juggle fast' }],
        ['click', { element: elementIn(question, '"Balls"'), why: 'juggle fast' }],
      );

// Each has a house of its own, and waits.
t.jobs = 3;

type HouseOptions = NonNullable<Parameters<typeof openTestHouse>[1]>;

async function openCircus(
  t: Parameters<typeof openTestHouse>[0],
  script: (question: Question, count: number) => Answer,
  options: HouseOptions = {},
) {
  const pages = await site(t, { '/': circus });
  const model = await scriptedModel(t, script);
  const house = await openTestHouse(t, { model: model.settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 1_500 }, ...options });
  return { ...house, ...model, url: pages.url };
}

t.test('a goal is carried out by both rungs, and which did a step, and what it cost, is on record', async (t) => {
  const house = await openCircus(t, juggle);
  const prompt = 'Fill Name with "Ada"; juggle the balls fast; click Leave';
  const run = ended(await house.run({ url: house.url, prompt, success: { kind: 'allOf', conditions: [bye, juggled] } }));
  t.match(run, {
    status: 'complete',
    path: [
      { kind: 'goto', rung: 'request' },
      { kind: 'fill', rung: 'rules', text: 'Ada' },
      { kind: 'check', rung: 'model', on: true, clause: 'juggle fast', target: { role: 'checkbox', name: 'Fast' } },
      { kind: 'click', rung: 'model', target: { name: 'Balls' } },
      { kind: 'click', rung: 'rules', target: { name: 'Leave' } },
    ],
    usage: { modelInputTokens: 2_000, modelOutputTokens: 100 },
  });
  t.equal(house.asked.length, 2);
  t.same(await house.record(run._id), run);
  await house.allReleased();
});

t.test('no model is asked about a goal that the rules read', async (t) => {
  const house = await openCircus(t, juggle);
  const run = ended(await house.run({ url: house.url, prompt: 'Fill Name with "Ada" and click Leave', success: bye }));
  t.match(run, { status: 'complete', usage: { modelInputTokens: 0 } });
  t.equal(house.asked.length, 0);
});

t.test('what a plain instruction names otherwise is found by the model', async (t) => {
  const house = await openCircus(t, juggle);
  const run = ended(await house.run({ url: house.url, prompt: 'Click "Throw the spheres"', success: juggled }));
  t.match(run, { status: 'complete' });
  t.match(promptOf(house.asked[0]), 'WHAT PLAIN READING MISSED');
});

t.test('what a person does with the pointer to a box, a model can do: it is made larger and scrolled', async (t) => {
  const lines = Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n');
  const pages = await site(t, {
    '/': page(`<label>Notes <textarea style="width:200px;height:60px">${lines}</textarea></label><output></output><script>
      const box = document.querySelector('textarea'), { width, height } = box.getBoundingClientRect();
      const look = () => document.querySelector('output').textContent = [box.offsetWidth > width && 'wider', box.offsetHeight > height && 'higher',
        box.scrollTop > 0 && 'scrolled'].filter(Boolean).join(' ');
      new ResizeObserver(look).observe(box); box.addEventListener('scroll', look);</script>`),
  });
  const model = await scriptedModel(t, (question) => {
    const element = elementIn(question, 'textbox "Notes"');
    if (pageIn(question).includes('wider higher scrolled')) return calling(['done']);
    if (pageIn(question).includes('wider higher')) return calling(['scroll', { element, where: 'bottom', inside: true, why: 'its end' }]);
    return calling(['resize', { element, by: { x: 40, y: 50 }, why: 'roomier' }]);
  });
  const house = await openTestHouse(t, { model: model.settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 1_500 } });
  const request = {
    url: pages.url,
    prompt: 'Let me see the jottings roomier, with their end',
    success: { kind: 'textVisible', value: 'wider higher scrolled' },
  } as const;
  t.match(ended(await house.run(request)), {
    status: 'complete',
    path: [{ kind: 'goto' }, { kind: 'resize', rung: 'model' }, { kind: 'scroll', rung: 'model', where: 'bottom' }],
  });
});

t.test('what a model has filled is told to it, but not what it made up for a password', async (t) => {
  const pages = await site(t, {
    '/': page(
      `<label>Name <input></label><label>Password <input type="password"></label><button onclick="document.body.append('Joined')">Join</button>`,
    ),
  });
  const model = await scriptedModel(t, (question, count) => {
    const [name, password, join] = ['textbox "Name"', 'textbox "Password"', '"Join"'].map((said) => elementIn(question, said));
    if (count === 1)
      return calling(
        ['fill', { element: name, text: 'Ada', why: 'join' }],
        ['fill', { element: password, text: 'Sesame42', why: 'a secure one' }],
      );
    return pageIn(question).includes('Joined') ? calling(['done']) : calling(['click', { element: join, why: 'join' }]);
  });
  const house = await openTestHouse(t, { model: model.settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 500 } });
  const success = { kind: 'textVisible', value: 'Joined' } as const;
  const run = ended(await house.run({ url: pages.url, prompt: 'Juggle an account for me with a secure password', success }));
  t.match(run, { status: 'complete', path: [{}, { clause: 'join' }, { clause: 'a secure one' }, { clause: 'join' }] });
  for (const question of model.asked.slice(1)) {
    t.match(promptOf(question), /fill "Ada" textbox "Name" \(join\): ok[\s\S]*fill a secret textbox "Password" \(a secure one\): ok/);
    t.notMatch(promptOf(question), 'Sesame42');
  }
});

t.test('values are given by the model', async (t) => {
  const answers = calling(['note', { as: 'buttons', value: 2, why: 'Count' }], ['read', { element: 'Circus', as: 'place', why: 'Count' }]);
  const house = await openCircus(t, (question) => (promptOf(question).includes('READ SO FAR') ? calling(['done']) : answers));
  const run = ended(
    await house.run({
      url: house.url,
      prompt: 'Juggle how many buttons can be pressed here into a number',
      success: { kind: 'extracted' },
    }),
  );
  t.match(run, { status: 'complete', data: { buttons: 2, place: 'Circus' } });
});

t.test('a model that claims to be done is told once that nothing was, and makes no success', async (t) => {
  let asked = 0;
  const house = await openCircus(t, () => {
    asked += 1;
    return calling(['done']);
  });
  const run = ended(await house.run({ url: house.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(run, { status: 'failed', failureCode: 'goal_not_reached', error: /calls it done/ });
  t.equal(asked, 2);
});

const failing: readonly (readonly [string, Answer, object])[] = [
  ['can’t be asked', refusing(401), { failureCode: 'planner_unavailable', error: /next step could not be planned.*OPENAI_API_KEY/ }],
  ['refuses', completion({ refusal: 'No.' }, 'stop'), { failureCode: 'planner_unavailable', error: /refuses to go on/ }],
  [
    'answers nothing of use',
    completion({ content: '' }, 'stop'),
    { failureCode: 'planner_unavailable', error: /no answer that could be carried out/ },
  ],
  [
    'finds nothing',
    calling(['missing', { clause: 'Juggle', what: 'there are no balls' }]),
    { failureCode: 'goal_not_reached', error: /there are no balls/ },
  ],
];

for (const [what, answer, verdict] of failing) {
  t.test(`a run whose model ${what} ends in a sentence, and pays for what was asked`, async (t) => {
    const house = await openCircus(t, () => answer, { limits: { missingPatienceMs: 2_500 } });
    const run = ended(await house.run({ url: house.url, prompt: 'Juggle the balls', success: juggled }));
    t.match(run, { status: 'failed', ...verdict });
    t.equal(run.usage.modelInputTokens > 0, what !== 'can’t be asked');
    t.match(await house.actors.ledger.balance(house.tenantId), { reserved: 0, spent: run.charge });
    await house.allReleased();
  });
}

t.test('a cancel and the end of time are heard while the model is waited for', async (t) => {
  const house = await openCircus(t, () => undefined);
  const running = house.run({ runId: 'hung', url: house.url, prompt: 'Juggle the balls', success: juggled });
  await house.until(1);
  await house.actors.runs.cancel(house.tenantId, 'hung', 'enough');
  t.match(ended(await running), { status: 'cancelled' });
  await house.allReleased();

  const late = await openCircus(t, () => refusing(429, {}, { 'retry-after': '50' }), { runTimeoutMs: 8_000 });
  const run = ended(await late.run({ url: late.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(run, { status: 'failed', failureCode: 'timed_out' });
  t.equal(late.asked.length, 1);
});

t.test('of a model that says nothing its run has time to tell', async (t) => {
  const silent = await openCircus(t, () => undefined, { runTimeoutMs: 16_000 });
  const run = ended(await silent.run({ url: silent.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(run, {
    failureCode: 'planner_unavailable',
    error: /The model could not be asked: it gave no answer within 4 s\. It was tried 2 times/,
  });
  t.equal(silent.asked.length, 2);
});

const dear = (question: Question) =>
  completion(
    {
      tool_calls: [
        {
          id: 'a',
          type: 'function',
          function: { name: 'check', arguments: JSON.stringify({ element: elementIn(question, 'checkbox "Fast"'), on: true, why: '' }) },
        },
      ],
    },
    'tool_calls',
    usage(190_000, 0),
  );

t.test('use of a model beyond the reserve extends it, or ends the run', async (t) => {
  const script = (question: Question, count: number) => (count === 1 ? dear(question) : juggle(question));
  const rich = await openCircus(t, script);
  const run = ended(await rich.run({ url: rich.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(run, { status: 'complete', usage: { modelInputTokens: 192_000 } });

  const poor = await openCircus(t, (question) => dear(question), { credits: 12 });
  const stopped = ended(await poor.run({ url: poor.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(stopped, { status: 'cancelled', error: /outgrew the credits/ });
  const { balance, reserved, spent } = await poor.actors.ledger.balance(poor.tenantId);
  t.equal(reserved, 0);
  t.ok(balance >= 0 && spent > 0);
});

t.test('a run may cost only so many tokens', async (t) => {
  const house = await openCircus(t, dear, { limits: { modelTokens: 400_000 } });
  const run = ended(await house.run({ url: house.url, prompt: 'Juggle the balls', success: juggled }));
  t.match(run, { status: 'failed', failureCode: 'goal_not_reached', error: /with 400000 tokens/ });
  t.equal(house.asked.length, 3);
});
