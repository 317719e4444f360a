import { createServer } from 'node:net';
import t from 'tap';
import { openModelPlanner } from '../../../../actors/planner/model/model.ts';
import { openEndpointEmbeddings } from '../../../../actors/skill/match/endpoint.ts';
import type { ModelLimits } from '../../../../config/limits.ts';
import { site } from '../../../farm/harness.ts';
import { type Answer, calling, completion, refusing, usage } from '../../../peers/model.ts';
import { freePort } from '../../../peers/ports.ts';
import { asked, never, openTestPlanner, promptOf } from './harness.ts';

const click = calling(['click', { element: 0, why: 'Juggle' }]);
const clicks = { type: 'act', act: { kind: 'click', element: 0 }, rung: 'model', clause: 'Juggle' };

const passing: readonly (readonly [string, Answer, Partial<ModelLimits>?])[] = [
  ['429 with Retry-After', refusing(429, {}, { 'retry-after': '0' })],
  ['429 with a date that is past', refusing(429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
  ['500', refusing(500)],
  ['502 as a web page', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ['503', refusing(503, {}, { 'retry-after-ms': '1' })],
  ['408', refusing(408)],
  ['a web page', { body: '<h1>Welcome</h1>' }],
  ['no choices', { body: { choices: [] } }],
  ['no answer in time', undefined, { callMs: 300 }],
  ['broken JSON', { body: '{"choices": [', headers: { 'content-type': 'application/json' } }],
];

for (const [name, trouble, limits] of passing) {
  t.test(`${name}: it is asked again, and after bounded tries given up`, async (t) => {
    const { planner, asked: questions } = await openTestPlanner(t, (_, count) => (count === 1 ? trouble : click), limits);
    t.match(await planner.plan(asked(), never), clicks);
    t.equal(questions.length, 2);
    t.equal(promptOf(questions[0]), promptOf(questions[1]), 'the same question');

    const hopeless = await openTestPlanner(t, () => trouble, { ...limits, calls: 2 });
    t.match(await hopeless.planner.plan(asked(), never), {
      type: 'failed',
      why: /^The model could not be asked: its? .+ tried 2 times; send/s,
    });
    t.equal(hopeless.asked.length, 2);
  });
}

const final: readonly (readonly [string, Answer, RegExp])[] = [
  ['an invalid key', refusing(401, { message: 'Incorrect API key: key' }), /^(?!.*Incorrect).*operator must set a valid OPENAI_API_KEY/],
  ['a forbidden call', refusing(403), /rights of OPENAI_API_KEY/],
  ['an unknown model', refusing(404), /"scripted".*OPENAI_MODEL/],
  ['a used up quota', refusing(429, { code: 'insufficient_quota' }), /quota/],
  ['a request that it can’t read', refusing(400, { message: 'tools are not supported' }), /tools are not supported/],
  ['a long Retry-After', refusing(429, {}, { 'retry-after': '3600' }), /left alone for 3600 s/],
  ['a refusal', completion({ refusal: 'I will not.' }, 'stop'), /refuses to go on: "I will not."/],
  ['a content filter', completion({ content: 'x' }, 'content_filter'), /refuses to go on/],
];

for (const [name, answer, why] of final) {
  t.test(`${name} is not tried again, and says who can do what`, async (t) => {
    const { planner, asked: questions } = await openTestPlanner(t, () => answer);
    t.match(await planner.plan(asked(), never), { type: 'failed', why });
    t.equal(questions.length, 1);
  });
}

t.test('no error carries the API key, though the endpoint repeats it, in whole or where its words are cut', async (t) => {
  const apiKey = 'sk-live/ab"cdefghijklmnop';
  const log = { info() {}, warn: (...args: unknown[]) => t.notMatch(JSON.stringify(args), /sk-live/), error() {} };
  const embedding = { apiKey, model: 'm', timeoutMs: 3_000 };
  for (const status of [400, 401, 403, 404, 429, 500]) {
    for (const before of ['', 'x'.repeat(170)]) {
      const url = await site(t, (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: `${before} Bearer ${apiKey} or ${encodeURIComponent(apiKey)}` } }));
      });
      const baseUrl = `${url}/v1`;
      const limits = { pauseMs: 0, calls: 2 };
      const planner = await openModelPlanner({
        baseUrl,
        apiKey,
        model: 'm',
        log,
        secretsIn: () => [],
        wantsIn: () => [],
        entriesIn: () => [],
        limits,
      });
      const answer = await planner.plan(asked(), never);
      t.match(answer, { type: 'failed' });
      t.notMatch(JSON.stringify(answer), /sk-live/, `${status}`);
      await t.rejects(openEndpointEmbeddings({ ...embedding, baseUrl }).embed(['x']), { message: /^(?!.*sk-live).*Bearer \[API key\]/ });
    }
  }
});

t.test('a refused or reset connection is tried again and then told with its reason', async (t) => {
  const log = { info() {}, warn() {}, error: (_: object, text: string) => t.fail(text) };
  const settings = {
    apiKey: undefined,
    model: 'm',
    log,
    secretsIn: () => [],
    wantsIn: () => [],
    entriesIn: () => [],
    limits: { pauseMs: 0, calls: 2 },
  };
  const refused = await openModelPlanner({ ...settings, baseUrl: `http://127.0.0.1:${await freePort()}/v1` });
  t.match(await refused.plan(asked(), never), { type: 'failed', why: /can't be reached \(.*ECONNREFUSED/ });

  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.resetAndDestroy();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.teardown(() => server.close());
  const reset = await openModelPlanner({ ...settings, baseUrl: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1` });
  t.match(await reset.plan(asked(), never), { type: 'failed', why: /can't be reached/ });
  t.equal(count, 2);
});

const wrong: readonly (readonly [string, Answer, RegExp])[] = [
  ['malformed arguments', calling(['click', '{"element": 0']), /arguments of click were no JSON/],
  ['arguments of another shape', calling(['click', { element: true, why: 'x' }]), /arguments of click don't fit: \/element/],
  ['words that nothing begins with', calling(['click', { element: 'first', why: 'x' }]), /nothing on the page begins with these words/],
  ['an unknown tool', calling(['teleport']), /no tool of that name; the tools are click,/],
  ['a tool called as a property of all objects', calling(['constructor']), /no tool of that name/],
  ['an unknown element', calling(['click', { element: 7, why: 'x' }]), /no element \[7\]/],
  ['plain text', completion({ content: 'I clicked it.' }, 'stop'), /call at least one tool/],
  ['an empty answer', completion({ content: '' }, 'stop'), /call at least one tool/],
  ['an answer that was cut off', completion({ tool_calls: [] }, 'length'), /cut off before its end/],
  ['an unknown tab', calling(['switch_tab', { tab: 1, why: 'x' }]), /only 1 tabs/],
  ['a file that was not given', calling(['upload', { element: 0, files: ['passwd'], why: 'x' }]), /no file of that name/],
  ['a foreign address', calling(['goto', { url: 'https://evil.example/', why: 'x' }]), /evil\.example is neither named/],
  ['an address of a script', calling(['goto', { url: 'javascript:alert(1)', why: 'x' }]), /http/],
  ['a secret that the goal does not name', calling(['fill', { element: 0, text: '{{secret:BANK}}', why: 'x' }]), /not stand in the goal/],
];

for (const [name, answer, complaint] of wrong) {
  t.test(`${name}: nothing of it is done, and the model is told why, a few times`, async (t) => {
    const { planner, asked: questions } = await openTestPlanner(t, (_, count) => (count === 1 ? answer : click));
    t.match(await planner.plan(asked(), never), { ...clicks, tokens: { input: 2_000, output: 100 } });
    t.match(promptOf(questions[1]), complaint);

    const stubborn = await openTestPlanner(t, () => answer, { answers: 3 });
    t.match(await stubborn.planner.plan(asked(), never), { type: 'failed', why: /in 3 tries/, tokens: { input: 3_000 } });
    t.equal(stubborn.asked.length, 3);
  });
}

t.test('an answer that was cut off may be longer the next time', async (t) => {
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) => (count === 1 ? completion({}, 'length') : click));
  await planner.plan(asked(), never);
  t.equal(questions[1]?.max_completion_tokens, 2 * (questions[0]?.max_completion_tokens ?? 0));
});

t.test('a page beyond the model’s context is cut shorter, twice', async (t) => {
  const names = Array.from({ length: 3_000 }, (_, index) => `Control of the kind number ${index}`);
  const overflow = refusing(400, { code: 'context_length_exceeded' });
  const { planner, asked: questions } = await openTestPlanner(t, (_, count) => (count < 3 ? overflow : click));
  t.match(await planner.plan(asked({}, names), never), clicks);
  const [first = 0, second = 0, third = 0] = questions.map((question) => promptOf(question).length);
  t.ok(first > second * 2 && second > third * 2, `${first}, ${second}, ${third}`);
  t.match(promptOf(questions[2]), /of its 3000 lines are shown/);

  const hopeless = await openTestPlanner(t, () => refusing(400, { message: "This model's maximum context length is 512 tokens" }));
  t.match(await hopeless.planner.plan(asked({}, names), never), { type: 'failed', why: /does not fit the model's context/ });
  t.equal(hopeless.asked.length, 3);
});

t.test('a cancel is heard at once, while it answers and while it wants to be left alone', async (t) => {
  for (const answer of [undefined, refusing(429, {}, { 'retry-after': '50' })]) {
    const { planner, until } = await openTestPlanner(t, () => answer);
    const cancel = new AbortController();
    const plan = planner.plan(asked(), cancel.signal);
    await until(1);
    cancel.abort(new Error('enough'));
    await t.rejects(plan, { message: 'enough' });
  }
});

t.test('tokens are counted where the endpoint does not tell them', async (t) => {
  const answer = completion({ content: 'one two three' }, 'stop', {});
  const { planner } = await openTestPlanner(t, (_, count) => (count === 1 ? answer : completion({ content: '' }, 'stop', usage(1, 2))), {
    answers: 2,
  });
  const { tokens } = await planner.plan(asked(), never);
  t.ok(tokens && tokens.input > 1_000 && tokens.input < 5_000, 'system, page and tools');
  t.ok(tokens && tokens.output >= 5 && tokens.output < 20);
});
