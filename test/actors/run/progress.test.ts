import t from 'tap';
import { reduce } from '../../../actors/run/reduce.ts';
import type { RunEffect, RunMessage, RunState } from '../../../actors/run/run.ts';
import type { Terms } from '../../../actors/run/work.ts';
import { runLimits } from '../../../config/limits.ts';
import { FarmError } from '../../../farm/errors.ts';
import type { Observation, PageEvent } from '../../../farm/page/port.ts';
import { microCredits } from '../../../store/model/money.ts';
import type { Act } from '../../../store/model/step.ts';

const url = 'https://a.example/';
const terms: Terms = {
  gateway: 'gw-1',
  engineRev: 'test',
  fleet: 'default',
  timeoutMs: 60_000,
  limits: { ...runLimits, steps: 5, downloads: 2, downloadBytes: 10 },
  flatPrice: microCredits(10),
};
const request = { url, prompt: 'Do it', success: { kind: 'extracted' }, options: {} } as const;
const page = (digest = 'd1'): Observation => ({ url, title: 'A', elements: [], groups: [], tabs: [], active: 0, text: '', digest });
const observed = (digest = 'd1'): RunMessage => ({ type: 'observed', leg: 1, observation: page(digest), at: 30 });
const fill: Act = { kind: 'fill', element: 0, text: 'a' };
const hover: Act = { kind: 'hover', element: 1 };
const click: Act = { kind: 'click', element: 2 };
type Plan = Extract<RunMessage, { type: 'planned' }>['plan'];
const told = (plan: Plan): RunMessage => ({ type: 'planned', leg: 1, plan, at: 40 });
const planned = (act: Act, more: Partial<Extract<Plan, { type: 'act' }>> = {}) =>
  told({ type: 'act', act, clause: 'Do it', rung: 'model', ...more });
const acted = (urlAfter = url): RunMessage => ({
  type: 'acted',
  leg: 1,
  outcome: { ok: true, urlBefore: url, urlAfter },
  startedAt: 40,
  at: 50,
});
const failed = (sent: boolean): RunMessage => ({
  type: 'acted',
  leg: 1,
  outcome: { ok: false, error: new FarmError('element_gone', 'It is gone.'), sent },
  startedAt: 40,
  at: 50,
});
const weighed = (found?: Extract<RunMessage, { type: 'weighed' }>['found']): RunMessage => ({
  type: 'weighed',
  leg: 1,
  found,
  url: 'https://a.example/',
  at: 45,
});
const befell = (event: PageEvent): RunMessage => ({ type: 'befell', leg: 1, event, at: 60 });

function follow(messages: readonly RunMessage[], from: RunState = { status: 'idle', terms }) {
  let state = from;
  let effects: readonly RunEffect[] = [];
  for (const message of messages) [state, effects] = reduce(state, message);
  return { state, effects, types: effects.map(({ type }) => type) };
}

const begin: readonly RunMessage[] = [
  { type: 'start', order: { runId: 'r1', tenantId: 't1', mode: 'run', request }, secrets: [], at: 0, replyTo() {} },
  { type: 'reserved' },
  { type: 'goalRead', hidden: [], at: 5 },
  { type: 'leased', leg: 1, leaseId: 'l1', nodeUrl: 'http://node', at: 10 },
  { type: 'recorded', at: 11 },
  { type: 'opened', leg: 1, url, startedAt: 11, at: 20 },
  observed(),
];
const planning = follow(begin).state;

t.test('a batch is done act by act on one observation', async (t) => {
  const then = (...acts: readonly Act[]) => acts.map((act) => ({ act, clause: `${act.kind} it` }));
  const first = follow([planned(fill, { further: then(hover, click) })], planning);
  t.match(first.effects, [{ type: 'act', planned: { act: fill, further: then(hover, click) } }]);
  const second = follow([acted()], first.state);
  t.match(second.effects, [{ type: 'keep' }, { type: 'act', planned: { act: hover, clause: 'hover it', further: then(click) } }]);
  t.match(second.state, { work: { done: [{ act: fill, clause: 'Do it' }] } }, 'and each keeps the words that it carries out');
  const third = follow([acted()], second.state);
  t.match(third.effects, [{ type: 'keep' }, { type: 'weigh', act: click }], 'each is weighed by itself');
  t.same(follow([weighed(), acted()], third.state).types, ['keep', 'observe']);
  t.match(follow([acted(`${url}next`)], first.state).effects, [{ type: 'keep' }, { type: 'observe' }], 'another address ends it');
  t.match(follow([failed(false)], first.state).effects, [{ type: 'observe' }], 'so does an act that failed');
  const many = follow([planned(fill, { further: then(hover, fill, hover, fill, hover) }), acted(), acted(), acted(), acted()], planning);
  t.same(follow([acted()], many.state).types, ['keep', 'observe'], 'and the budget of steps');
});

t.test('what may not be taken back is asked about before anything is sent', async (t) => {
  const weighing = follow([planned(click)], planning);
  t.match(weighing.state, { status: 'weighing', work: { touched: false } });
  t.match(follow([weighed()], weighing.state), { state: { status: 'acting', work: { touched: true } }, effects: [{ type: 'act' }] });
  const found = { name: 'Pay', deed: 'pay', why: '"Pay" pays.' } as const;
  t.match(follow([weighed(found)], weighing.state), {
    state: {
      verdict: { failureCode: 'needs_human', confirmAction: { name: 'Pay', host: 'a.example', goal: 'Do it', why: '"Pay" pays.' } },
    },
    effects: [{ type: 'letGo' }],
  });
  const gone: RunMessage = { type: 'faltered', leg: 1, error: new FarmError('element_gone', 'It is gone.'), at: 45 };
  t.match(follow([gone], weighing.state), { state: { work: { done: [{ ok: false }] } }, effects: [{ type: 'observe' }] });
  const crashed: RunMessage = { type: 'faltered', leg: 1, error: new FarmError('page_crashed', 'It crashed.'), at: 45 };
  t.match(follow([crashed], weighing.state).state, { status: 'leasing', work: { leg: 2 } }, 'nothing was sent: it may be tried again');
  for (const act of [fill, hover, { kind: 'press', key: 'Tab' }] as const)
    t.match(follow([planned(act)], planning).effects, [{ type: 'act' }], act.kind);
});

t.test('a note is data that no page hears of', async (t) => {
  const noted = follow([planned({ kind: 'note', as: 'count', value: 3 })], planning);
  t.same(noted.types, ['keep', 'plan']);
  t.match(noted.state, { status: 'planning', work: { data: { count: 3 }, touched: false, path: [{}, { kind: 'note', as: 'count' }] } });
  t.match(noted.effects, [{}, { input: { data: { count: 3 }, observation: { digest: 'd1' } } }]);
});

t.test('whether an act changed the page is told with the next plan', async (t) => {
  const doneAfter = (messages: readonly RunMessage[]) => {
    const plan = follow(messages, planning).effects.find(({ type }) => type === 'plan');
    return plan?.type === 'plan' ? plan.input.done : undefined;
  };
  t.match(doneAfter([planned(fill), acted(), observed('d2')]), [{ ok: true, changed: true }]);
  t.match(doneAfter([planned(fill), acted(), observed('d1')]), [{ ok: true, changed: false }]);
  t.match(
    doneAfter([planned({ kind: 'read', element: 0, as: 'x' }), acted()]),
    [{ ok: true, changed: undefined }],
    'a reading changes nothing',
  );
});

t.test('the planner gets back what it gave with its latest plan', async (t) => {
  const memoIn = (messages: readonly RunMessage[]) => {
    const plan = follow(messages, planning).effects.find(({ type }) => type === 'plan');
    return plan?.type === 'plan' ? plan.input.memo : 'no plan';
  };
  const round = [acted(), observed()];
  t.same(memoIn([planned(fill, { memo: { at: 1 } }), ...round]), { at: 1 });
  t.same(memoIn([planned(fill, { memo: { at: 1 } }), ...round, planned(hover), ...round]), { at: 1 }, 'until it gives another');
  t.same(memoIn([planned(fill, { memo: { at: 1 } }), ...round, planned(hover, { memo: { at: 2 } }), ...round]), { at: 2 });
});

t.test('what may be repeated is, where it may have happened already', async (t) => {
  const again: readonly Act[] = [
    fill,
    { kind: 'check', element: 1, on: true },
    { kind: 'select', element: 0, options: ['a'] },
    { kind: 'upload', element: 0, files: ['a'] },
    { kind: 'hover', element: 0 },
    { kind: 'scroll', where: 'down' },
    { kind: 'highlight', element: 0 },
    { kind: 'switchTab', tab: 0 },
    { kind: 'wait', text: 'a' },
    { kind: 'read', element: 0, as: 'a' },
  ];
  const never: readonly Act[] = [
    { kind: 'press', key: 'a' },
    { kind: 'type', text: 'a' },
    { kind: 'drag', element: 0, to: 1, place: 'onto' },
    { kind: 'back' },
    { kind: 'closeTab' },
  ];
  const tried = (act: Act, sent = true) => {
    const { state } = follow([planned(act)], planning);
    return follow([...(state.status === 'weighing' ? [weighed()] : []), failed(sent)], state).state;
  };
  for (const act of again) t.match(tried(act), { status: 'observing' }, act.kind);
  for (const act of never) {
    t.match(tried(act), { verdict: { error: /may have happened/ } }, act.kind);
    t.match(tried(act, false), { status: 'observing' }, act.kind);
  }
});

t.test('what was in the way, and what could not be downloaded, are failures on record', async (t) => {
  const events: readonly RunMessage[] = [
    befell({ type: 'cleared', what: 'the dialog "Cookies"', how: 'clicked "Reject"' }),
    befell({ type: 'downloadFailed', name: 'a.pdf', url: `${url}a.pdf`, reason: 'it is larger than 25 MB' }),
  ];
  t.match(follow(events, planning).state, {
    work: {
      failures: [
        { step: 1, action: 'close the dialog "Cookies"', error: 'clicked "Reject"', recovered: true },
        { step: 1, action: `download ${url}a.pdf`, error: 'it is larger than 25 MB', recovered: false },
      ],
    },
  });
});

t.test('downloads are listed on record and answered with their bytes, within bounds', async (t) => {
  const download = (name: string, size: number): RunMessage =>
    befell({ type: 'downloaded', download: { name, type: 'text/plain', url: `${url}${name}`, bytes: new Uint8Array(size) } });
  const { state } = follow([download('a', 6), download('large', 5), download('b', 4), download('c', 0)], planning);
  const ending = follow(
    [
      { type: 'cancel', why: 'enough', at: 80 },
      { type: 'letGo', leg: 1, meters: undefined, at: 90 },
      { type: 'endStored' },
      { type: 'settled', charged: microCredits(1), at: 100 },
    ],
    state,
  );
  t.match(ending.effects, [
    {
      type: 'answer',
      answer: {
        downloads: [{ name: 'a', bytes: { length: 6 } }, { name: 'b' }],
        run: {
          downloads: [
            { name: 'a', type: 'text/plain', url: `${url}a`, size: 6 },
            { name: 'b', size: 4 },
          ],
          failures: [
            { action: `download ${url}large`, error: /may hold 10 bytes/ },
            { action: `download ${url}c`, error: /no more than 2/ },
          ],
        },
      },
    },
    {},
  ]);
});
