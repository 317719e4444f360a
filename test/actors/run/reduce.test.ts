import t from 'tap';
import { runningDocument } from '../../../actors/run/record.ts';
import { reduce } from '../../../actors/run/reduce.ts';
import type { RunEffect, RunMessage, RunState } from '../../../actors/run/run.ts';
import type { Terms } from '../../../actors/run/work.ts';
import { runLimits } from '../../../config/limits.ts';
import { FarmError, type FarmErrorCode } from '../../../farm/errors.ts';
import type { Observation } from '../../../farm/page/port.ts';
import { microCredits } from '../../../store/model/money.ts';
import type { Act } from '../../../store/model/step.ts';

const terms: Terms = {
  gateway: 'gw-1',
  engineRev: 'test',
  fleet: 'default',
  timeoutMs: 60_000,
  limits: runLimits,
  flatPrice: microCredits(10),
};
const order = {
  runId: 'r1',
  tenantId: 't1',
  mode: 'run',
  request: {
    url: 'https://a.example/',
    prompt: 'Click Go',
    success: { kind: 'textVisible', value: 'Gone' },
    options: { confirmActions: false },
  },
} as const;
const page = (digest = 'd1'): Observation => ({
  url: 'https://a.example/',
  title: 'A',
  elements: [],
  groups: [],
  tabs: [],
  active: 0,
  text: '',
  digest,
});
const click: Act = { kind: 'click', element: 0 };
const fault = (code: FarmErrorCode) => new FarmError(code, `It was ${code}.`, code === 'farm_full' ? { retryAfterMs: 700 } : {});
const nobody = () => {};
const reserved: RunMessage = { type: 'reserved' };
const goalRead: RunMessage = { type: 'goalRead', hidden: [], at: 5 };

const start: RunMessage = { type: 'start', order, secrets: [], at: 0, replyTo: nobody };
const leased = (leg = 1): RunMessage => ({ type: 'leased', leg, leaseId: `l${leg}`, nodeUrl: 'http://node', at: 10 });
const recorded: RunMessage = { type: 'recorded', at: 11 };
const opened = (leg = 1): RunMessage => ({ type: 'opened', leg, url: 'https://a.example/', startedAt: 11, at: 20 });
const observed = (leg = 1, digest = 'd1', at = 30): RunMessage => ({ type: 'observed', leg, observation: page(digest), at });
const planned = (act: Act = click, leg = 1): RunMessage => ({
  type: 'planned',
  leg,
  plan: { type: 'act', act, clause: 'Click Go', rung: 'rules' },
  at: 40,
});
const planDone = (leg = 1): RunMessage => ({ type: 'planned', leg, plan: { type: 'done' }, at: 40 });
const acted = (leg = 1, read?: string): RunMessage => ({
  type: 'acted',
  leg,
  outcome: { ok: true, urlBefore: 'https://a.example/', urlAfter: 'https://a.example/b', ...(read !== undefined && { read }) },
  startedAt: 40,
  at: 50,
});
const actFailed = (code: FarmErrorCode, sent = false): RunMessage => ({
  type: 'acted',
  leg: 1,
  outcome: { ok: false, error: fault(code), sent },
  startedAt: 40,
  at: 50,
});
const faltered = (code: FarmErrorCode, leg = 1): RunMessage => ({ type: 'faltered', leg, error: fault(code), at: 60 });
const verified = (leg = 1, unmet?: typeof order.request.success): RunMessage => ({ type: 'verified', leg, unmet, at: 70 });
/** Nobody has another way when the run is about to fail. */
const spent: readonly RunMessage[] = [observed(), { type: 'planned', leg: 1, plan: { type: 'spent' }, at: 75 }];
const cancel: RunMessage = { type: 'cancel', why: 'the caller said so', at: 80 };
const letGo = (leg = 1): RunMessage => ({ type: 'letGo', leg, meters: { browserMs: 1_000, egressBytes: 5 }, at: 90 });
const endStored: RunMessage = { type: 'endStored' };
const settled: RunMessage = { type: 'settled', charged: microCredits(10), at: 100 };

function follow(messages: readonly RunMessage[], from: RunState = { status: 'idle', terms }) {
  let state = from;
  let effects: readonly RunEffect[] = [];
  for (const message of messages) [state, effects] = reduce(state, message);
  return { state, effects, types: effects.map(({ type }) => type) };
}

/** The way to each state. */
const ways = {
  reserving: [start],
  reading: [start, reserved],
  leasing: [start, reserved, goalRead],
  recording: [start, reserved, goalRead, leased()],
  opening: [start, reserved, goalRead, leased(), recorded],
  observing: [start, reserved, goalRead, leased(), recorded, opened()],
  planning: [start, reserved, goalRead, leased(), recorded, opened(), observed()],
  acting: [start, reserved, goalRead, leased(), recorded, opened(), observed(), planned()],
  verifying: [start, reserved, goalRead, leased(), recorded, opened(), observed(), planDone()],
} as const satisfies Record<string, readonly RunMessage[]>;
type Way = keyof typeof ways;
const everyWay = Object.keys(ways) as Way[];

t.test('a run goes from request to settled result', async (t) => {
  const table: readonly (readonly [RunMessage, RunState['status'], readonly RunEffect['type'][]])[] = [
    [start, 'reserving', ['reserve']],
    [reserved, 'reading', ['readGoal']],
    [goalRead, 'leasing', ['lease']],
    [leased(), 'recording', ['record']],
    [recorded, 'opening', ['watch', 'open']],
    [opened(), 'observing', ['observe']],
    [observed(), 'planning', ['plan']],
    [planned(), 'acting', ['act']],
    [acted(), 'observing', ['keep', 'observe']],
    [observed(1, 'd2'), 'planning', ['plan']],
    [planned({ kind: 'read', element: 0, as: 'price' }), 'acting', ['act']],
    [acted(1, '3 €'), 'planning', ['keep', 'plan']],
    [planDone(), 'verifying', ['verify']],
    [verified(), 'closing', ['letGo']],
    [letGo(), 'closing', ['storeEnd']],
    [endStored, 'closing', ['settle']],
    [settled, 'ended', ['answer', 'stop']],
  ];
  let state: RunState = { status: 'idle', terms };
  let effects: readonly RunEffect[] = [];
  for (const [message, status, types] of table) {
    [state, effects] = reduce(state, message);
    t.equal(state.status, status, message.type);
    t.same(
      effects.map(({ type }) => type),
      types,
      `after ${message.type}`,
    );
  }
  const [answer] = effects;
  t.match(answer, {
    answer: {
      type: 'ended',
      run: {
        status: 'complete',
        success: true,
        data: { price: '3 €' },
        path: [
          { kind: 'goto', rung: 'request' },
          { kind: 'click', clause: 'Click Go' },
          { kind: 'read', as: 'price' },
        ],
        usage: { browserMs: 1_000, egressBytes: 5 },
        charge: microCredits(10),
        settledAt: new Date(100),
      },
    },
  });
});

t.test('a cancel is heard in every state, and the hands stop before anything is waited for', async (t) => {
  for (const way of everyWay.filter((name) => name !== 'reserving')) {
    const { state, effects } = follow([...ways[way], cancel]);
    t.match(state, { status: 'closing', verdict: { status: 'cancelled', failureCode: 'cancelled' } }, way);
    t.same(effects, [{ type: 'letGo', leg: 1, release: true }], way);
    const late = follow([
      ...ways[way],
      cancel,
      leased(),
      opened(),
      observed(),
      planned(),
      acted(),
      verified(),
      faltered('page_crashed'),
      cancel,
    ]);
    t.match(late.state, { status: 'closing', verdict: { status: 'cancelled' } }, `${way}: nothing that comes late changes it`);
    t.same(late.effects, [], way);
  }
});

t.test('a cancel before the ledger has answered gives back what it reserved', async (t) => {
  t.same(follow([start, cancel]).types, []);
  t.match(follow([start, cancel, { type: 'reserved' }]).effects, [
    { type: 'storeEnd', isNew: true, run: { status: 'cancelled', charge: 0 } },
  ]);
  t.match(follow([start, cancel, { type: 'reserved' }, endStored]).effects, [{ type: 'settle', charge: 0 }]);
  t.match(follow([start, cancel, { type: 'reserveRefused', message: 'no' }]).effects, [{ answer: { type: 'refused' } }, { type: 'stop' }]);
});

t.test('a run cancelled in the queue stays on record, unpaid', async (t) => {
  const { effects } = follow([...ways.leasing, cancel, { type: 'letGo', leg: 1, meters: undefined, at: 90 }]);
  t.match(effects, [{ type: 'storeEnd', isNew: true, run: { status: 'cancelled', charge: 0, usage: { browserMs: 0 } } }]);
});

t.test('a run refused for money, a full farm or a dumb store leaves no record and no reservation', async (t) => {
  t.match(follow([start, { type: 'reserveRefused', message: '3 left' }]).effects, [
    { type: 'answer', answer: { type: 'refused', reason: 'insufficient_credits', message: '3 left' } },
    { type: 'stop' },
  ]);
  t.match(follow([start, { type: 'reserveFailed', message: 'gone' }]).effects, [{ answer: { reason: 'unavailable' } }, { type: 'stop' }]);
  const refusals: readonly (readonly [readonly RunMessage[], object])[] = [
    [[...ways.leasing, faltered('farm_full')], { reason: 'farm_full', retryAfterMs: 700 }],
    [[...ways.leasing, faltered('farm_unavailable')], { reason: 'unavailable' }],
    [[...ways.recording, { type: 'recordFailed', message: 'no store' }], { reason: 'unavailable', message: 'no store' }],
  ];
  for (const [messages, answer] of refusals) {
    t.match(follow(messages).effects, [
      { type: 'letGo', release: true },
      { type: 'settle', charge: 0, isStored: false },
    ]);
    t.match(follow([...messages, settled]).effects, [{ type: 'answer', answer: { type: 'refused', ...answer } }, { type: 'stop' }]);
    t.match(follow([...messages, { type: 'endFailed', message: 'late' }]).effects, [{ answer }, { type: 'stop' }]);
  }
});

t.test('a run that comes on record after its reservation was given back touches nothing, and its record says so', async (t) => {
  const late = follow([...ways.recording, { type: 'recordedLate', at: 12 }]);
  t.match(late.state, { status: 'closing', verdict: { status: 'cancelled', error: /given back/ } });
  t.same(late.effects, [{ type: 'letGo', leg: 1, release: true }]);
  t.match(follow([...ways.recording, { type: 'recordedLate', at: 12 }, { type: 'letGo', leg: 1, meters: undefined, at: 13 }]).effects, [
    { type: 'storeEnd', isNew: false, run: { status: 'cancelled' } },
  ]);
});

t.test('time that ran out ends the run in every working state', async (t) => {
  for (const way of everyWay.filter((name) => name !== 'reserving')) {
    t.match(
      follow([...ways[way], { type: 'timeRanOut', at: 60_000 }]).state,
      { verdict: { status: 'failed', failureCode: 'timed_out' } },
      way,
    );
  }
});

t.test('a lost page or browser is tried once more from the start, on another lease', async (t) => {
  for (const code of ['page_crashed', 'browser_crashed', 'lease_lost'] as const) {
    for (const way of ['opening', 'observing', 'planning', 'verifying'] as const) {
      const { state, effects } = follow([...ways[way], faltered(code)]);
      t.match(
        state,
        { status: 'leasing', work: { leg: 2, path: [], done: [], failures: [{ recovered: true, error: `It was ${code}.` }] } },
        way,
      );
      t.match(effects, [{ type: 'letGo', leg: 1, release: true }, { type: 'keep' }, { type: 'lease', leg: 2 }], way);
      const again = follow([...ways[way], faltered(code), letGo(), leased(2)]);
      t.same(again.types, ['keep', 'open'], `${way}: the record is there already`);
      t.match(again.state, { work: { meters: { 1: { browserMs: 1_000 } } } }, 'what the lost lease has used is kept');
      const twice = follow([faltered(code, 2), letGo(2)], again.state);
      t.match(twice.effects, [{ type: 'storeEnd', isNew: false, run: { failureCode: 'page_crashed', usage: { browserMs: 2_000 } } }], way);
    }
  }
  const crashEvent: RunMessage = { type: 'befell', leg: 1, event: { type: 'crashed', error: fault('page_crashed') }, at: 60 };
  t.match(follow([...ways.verifying, crashEvent]).state, { status: 'leasing', work: { leg: 2 } }, 'also when the page tells it unasked');
  t.match(follow([...ways.verifying, crashEvent, faltered('page_crashed')]).state, { work: { leg: 2 } }, 'told twice, it counts once');
  const none = follow([...ways.observing, faltered('page_crashed'), faltered('farm_full', 2)]);
  t.match(none.state, { status: 'closing', verdict: { failureCode: 'page_crashed' } }, 'no second browser');
});

t.test('it is not tried again when something irreversible may have happened', async (t) => {
  const submitted: RunMessage = {
    type: 'befell',
    leg: 1,
    event: { type: 'submitted', method: 'POST', url: 'https://a.example/pay' },
    at: 55,
  };
  const crashed = faltered('page_crashed');
  const acting = (act: Act) => [...ways.planning, planned(act)];
  const table: readonly (readonly [why: string, messages: readonly RunMessage[], again: boolean])[] = [
    ['a click was on its way', [...ways.acting, crashed], false],
    ['a key was on its way', [...acting({ kind: 'press', key: 'Enter' }), crashed], false],
    ['a field was being filled, which may save itself', [...acting({ kind: 'fill', element: 0, text: 'x' }), crashed], false],
    ['a field was filled, and nothing was sent', [...acting({ kind: 'fill', element: 0, text: 'x' }), acted(), crashed], true],
    ['only reading was going on', [...acting({ kind: 'read', element: 0, as: 'x' }), crashed], true],
    ['the click is over and nothing was sent', [...ways.acting, acted(), crashed], true],
    ['the click is over and has submitted', [...ways.acting, submitted, acted(), crashed], false],
    ['a submission after the click', [...ways.acting, acted(), submitted, crashed], false],
    ['the page submitted something by itself when opened', [...ways.observing, submitted, crashed], true],
    [
      'a field was filled, and that was submitted',
      [...acting({ kind: 'fill', element: 0, text: 'x' }), acted(), submitted, crashed],
      false,
    ],
  ];
  for (const [why, messages, again] of table) t.equal(follow(messages).state.status, again ? 'leasing' : 'closing', why);
});

t.test('an unmet goal says that the page still waits for an answer, without what its query tells', async (t) => {
  const waitsFor = 'https://a.example/save?card=4111';
  const unmet: RunMessage = { type: 'verified', leg: 1, unmet: order.request.success, waitsFor, at: 70 };
  const error = /waits for an answer of https:\/\/a\.example\/save\.$/;
  t.match(follow([...ways.verifying, unmet, ...spent]).state, { verdict: { failureCode: 'goal_not_reached', error } });
});

t.test('what speaks against success is said once to who plans, and ends the run when nobody has another way', async (t) => {
  const unmet = verified(1, order.request.success);
  const told = follow([...ways.verifying, unmet, observed()]);
  t.match(told.effects, [{ type: 'plan', input: { objection: /All instructions were carried out, but/ } }]);
  t.match(follow([...ways.verifying, unmet, ...spent]).state, { status: 'closing', verdict: { failureCode: 'goal_not_reached' } });
  const missing: RunMessage = { type: 'planned', leg: 1, plan: { type: 'missing', clause: 'c', what: 'w' }, at: 80 };
  t.match(follow([...ways.verifying, unmet, observed(), missing]).state, { verdict: { error: /All instructions were carried out/ } });
  const done: RunMessage = { type: 'planned', leg: 1, plan: { type: 'done' }, at: 80 };
  t.match(follow([...ways.verifying, unmet, observed(), done]).state, { status: 'verifying' });
  t.match(follow([...ways.verifying, unmet, observed(), done, unmet]).state, { status: 'closing' }, 'and no second time');
});

t.test('where no page came in the end, the run says why, whatever it looked at then', async (t) => {
  const table = [
    ['target_unreachable', 'target_unreachable'],
    ['proxy_failed', 'target_unreachable'],
    ['egress_refused', 'target_refused'],
  ] as const;
  for (const [code, failureCode] of table) {
    const verified: RunMessage = { type: 'verified', leg: 1, unmet: order.request.success, failure: fault(code), at: 70 };
    t.match(follow([...ways.verifying, verified]).state, { verdict: { failureCode } }, code);
    t.match(follow([...ways.observing, faltered(code), faltered(code), faltered(code)]).state, { verdict: { failureCode } }, code);
    t.match(follow([...ways.acting, actFailed(code, true)]).state, { verdict: { failureCode } }, code);
  }
  const verified: RunMessage = { type: 'verified', leg: 1, unmet: undefined, failure: fault('target_unreachable'), at: 70 };
  t.match(follow([...ways.verifying, verified]).state, { verdict: { status: 'complete' } }, 'what was read before stands');
});

t.test('what comes from an earlier leg is dropped', async (t) => {
  const second = [...ways.observing, faltered('page_crashed'), leased(2)] as const;
  for (const stale of [
    leased(1),
    opened(1),
    observed(1),
    planned(click, 1),
    planDone(1),
    acted(1),
    verified(1),
    faltered('lease_lost', 1),
  ]) {
    const before = follow(second).state;
    t.same(follow([stale], before), { state: before, effects: [], types: [] }, stale.type);
  }
});

t.test('the same act on the same page: a hint at 3, the end at 6', async (t) => {
  let { state } = follow(ways.planning);
  const hints: (string | undefined)[] = [];
  for (let times = 1; times <= 5; times += 1) {
    const next = follow([planned(), acted(), observed()], state);
    state = next.state;
    const [plan] = next.effects;
    hints.push(plan?.type === 'plan' ? plan.input.hint : 'not planned');
  }
  t.same(
    hints.map((hint) => hint !== undefined),
    [false, false, true, true, true],
  );
  t.match(follow([planned()], state).state, { status: 'closing', verdict: { failureCode: 'loop_detected' } });
  const other = follow([planned(), acted(), observed(1, 'd2'), planned()], state);
  t.match(other.state, { status: 'closing', verdict: { failureCode: 'loop_detected' } });
  t.equal(follow([observed(1, 'd2'), planned()], follow([planned(), acted()], follow(ways.planning).state).state).state.status, 'acting');
});

t.test('failures between acts that succeed are a loop too, when they meet the same page', async (t) => {
  const other: Act = { kind: 'hover', element: 1 };
  let { state } = follow([...ways.acting, actFailed('element_unusable')]);
  for (let time = 2; time < runLimits.loopEndAt; time += 1) {
    const between = [observed(1, `e${time}`), planned(other), acted(), observed()];
    ({ state } = follow([...between, planned(), actFailed('element_unusable')], state));
    t.equal(state.status, 'observing', `${time} times`);
  }
  const between = [observed(1, 'e'), planned(other), acted(), observed()];
  t.match(follow([...between, planned()], state).state, { status: 'closing', verdict: { failureCode: 'loop_detected' } });
});

t.test('budgets', async (t) => {
  let { state } = follow(ways.planning);
  for (let step = 1; step <= runLimits.steps; step += 1) ({ state } = follow([planned(), acted(), observed(1, `d${step}`)], state));
  t.match(follow([planned()], state).state, { status: 'closing', verdict: { failureCode: 'goal_not_reached' } }, 'of steps');

  const metered = (browserMs: number): RunMessage => ({
    type: 'metered',
    leg: 1,
    meters: { browserMs, egressBytes: 7 },
    at: 1_000,
  });
  t.same(follow([...ways.observing, metered(395_000)]).types, ['keep'], 'within the reserve');
  t.match(
    follow([...ways.observing, metered(405_000)]).effects,
    [{ type: 'keep' }, { type: 'extend', amount: microCredits(20) }],
    'near its end it is extended',
  );
  const extended = [...ways.observing, metered(405_000), { type: 'extended', reserved: microCredits(20) }] as const;
  t.same(follow([...extended, metered(795_000)]).types, ['keep']);
  t.match(follow([...ways.observing, { type: 'extendRefused', message: '0 left', at: 60 }]).state, { verdict: { status: 'cancelled' } });
  const silence: RunMessage = { type: 'extendFailed', message: 'no answer', at: 1_000 };
  const silent = follow([...ways.observing, metered(405_000), silence]);
  t.equal(silent.state.status, 'observing', 'a ledger that is silent once ends nothing while the reserve lasts');
  t.match(follow([metered(415_000)], silent.state).effects, [{ type: 'keep' }, { type: 'extend' }], 'and is asked again');
  t.match(
    follow([metered(505_000), silence], silent.state).state,
    { verdict: { status: 'cancelled', error: /outgrew its reserve, and more could not be reserved: no answer/ } },
    'but nothing is used that is not reserved',
  );
});

t.test('a finished run pays at least the flat price, all others what they used', async (t) => {
  const dear: RunMessage = { type: 'letGo', leg: 1, meters: { browserMs: 600_000, egressBytes: 0 }, at: 90 };
  const charge = (messages: readonly RunMessage[]) => {
    const [effect] = follow([...messages, endStored]).effects;
    return effect?.type === 'settle' ? effect.charge : undefined;
  };
  t.equal(charge([...ways.verifying, verified(), letGo()]), 10_000_000);
  t.equal(charge([...ways.verifying, verified(), dear]), 12_000_000);
  t.equal(charge([...ways.verifying, verified(1, order.request.success), ...spent, letGo()]), 20_001);
  t.equal(charge([...ways.acting, cancel, letGo()]), 20_001);
  t.equal(
    charge([...ways.acting, cancel, { type: 'letGo', leg: 1, meters: undefined, at: 90 }]),
    1_400,
    'by our own clock when the node is dumb',
  );
});

t.test('plans that end the run say why', async (t) => {
  const told = (plan: Extract<RunMessage, { type: 'planned' }>['plan'], at = 40): RunMessage => ({ type: 'planned', leg: 1, plan, at });
  t.match(follow([...ways.planning, told({ type: 'unreadable', clause: 'juggle' })]).state, {
    verdict: { failureCode: 'planner_unavailable', error: /"juggle"/ },
  });
  t.match(follow([...ways.planning, { type: 'planFailed', leg: 1, message: 'no', at: 40 }]).state, {
    verdict: { failureCode: 'planner_unavailable' },
  });
  const missing = { type: 'missing', clause: 'Click Go', what: 'nothing is called "Go"' } as const;
  const once = follow([...ways.planning, told(missing)]);
  t.match(once.effects, [{ type: 'observe', rest: true }], 'the page may still be on its way');
  const late = told(missing, 40 + runLimits.missingPatienceMs);
  t.match(follow([observed(), late], once.state).state, { verdict: { failureCode: 'goal_not_reached', error: /nothing is called "Go"/ } });
  t.match(follow([observed(), planned(), acted(), observed(), late], once.state).state, { status: 'observing' }, 'patience is per clause');
});

t.test('a page that changes no more by itself has had its time: who plans is told so, and it is given up soon', async (t) => {
  const seen: RunMessage = { type: 'observed', leg: 1, observation: { ...page('d1'), still: true }, at: 30 };
  const lacks: RunMessage = {
    type: 'planned',
    leg: 1,
    plan: { type: 'missing', clause: 'Click Go', what: 'nothing is called "Go"' },
    at: 40,
  };
  const once = follow([...ways.observing, seen, lacks, seen]);
  const [planning] = once.effects;
  t.ok(planning?.type === 'plan' && planning.input.now >= 30 + runLimits.missingPatienceMs / 2, 'its clock is ahead');
  t.match(follow([lacks, seen, lacks], once.state).state, { verdict: { failureCode: 'goal_not_reached' } });
});

t.test('an act in vain is planned anew, and its failure stays on record', async (t) => {
  const failedTwice = follow([
    ...ways.acting,
    actFailed('element_gone'),
    observed(1, 'd2'),
    planned(),
    actFailed('deadline'),
    observed(1, 'd3'),
  ]);
  t.match(failedTwice.effects, [{ type: 'plan', input: { done: [{ ok: false }, { ok: false }] } }]);
  t.match(follow([planned(), actFailed('element_unusable')], failedTwice.state).state, { verdict: { failureCode: 'goal_not_reached' } });
  t.match(follow([planned(), acted()], failedTwice.state).state, { work: { failures: [{ recovered: true }, { recovered: true }] } });
  const goto = [...ways.planning, planned({ kind: 'goto', url: 'https://b.example/' })];
  t.match(follow([...goto, actFailed('egress_refused')]).state, { verdict: { failureCode: 'target_refused', error: /b\.example/ } });
});

t.test('a click or a key that may have happened is never repeated, a fill is', async (t) => {
  const acting = (act: Act) => [...ways.planning, planned(act)];
  const inDoubt = (failureCode: string) => ({ verdict: { failureCode, error: /may have happened; look at the site/ } });
  for (const act of [click, { kind: 'press', key: 'Enter' }] as const) {
    t.match(follow([...acting(act), actFailed('target_unreachable', true)]).state, inDoubt('target_unreachable'), act.kind);
    t.match(follow([...acting(act), faltered('deadline')]).state, inDoubt('timed_out'), `${act.kind} that was never answered`);
    t.match(follow([...acting(act), actFailed('deadline', false)]).state, { status: 'observing' }, `${act.kind} that was not sent`);
  }
  t.match(follow([...acting({ kind: 'fill', element: 0, text: 'a' }), actFailed('deadline', true)]).state, { status: 'observing' });
});

t.test('why a page could not be opened or seen', async (t) => {
  const table = [
    ['opening', 'target_unreachable', 'target_unreachable'],
    ['opening', 'proxy_failed', 'target_unreachable'],
    ['opening', 'deadline', 'target_unreachable'],
    ['opening', 'egress_refused', 'target_refused'],
    ['opening', 'protocol', 'page_crashed'],
    ['verifying', 'deadline', 'timed_out'],
  ] as const;
  for (const [way, code, failureCode] of table)
    t.match(follow([...ways[way], faltered(code)]).state, { verdict: { failureCode } }, `${way} ${code}`);
  const protocols = [faltered('protocol'), faltered('protocol')];
  t.match(follow([...ways.observing, ...protocols]).effects, [{ type: 'observe' }]);
  t.match(follow([...ways.observing, ...protocols, faltered('protocol')]).state, { verdict: { failureCode: 'timed_out' } });
});

t.test('a page that met a deadline is looked at once more, for a shorter time', async (t) => {
  const verdict = { failureCode: 'timed_out', error: /script does not yield/ };
  for (const messages of [
    [...ways.observing, faltered('deadline')],
    [...ways.acting, actFailed('deadline')],
  ]) {
    const once = follow(messages);
    t.match(once.effects, [{ type: 'observe', withinMs: runLimits.unyieldingMs }]);
    t.match(follow([faltered('deadline')], once.state).state, { status: 'closing', verdict });
    t.match(follow([observed(), planned(), actFailed('element_gone')], once.state).effects, [{ withinMs: undefined }], 'it has been seen');
  }
});

t.test('a goal that can’t be read is put on record, and nothing is touched or charged', async (t) => {
  const unread = follow([...ways.reading, { type: 'goalRead', unreadable: { clause: 'juggle' }, at: 6 }]);
  t.match(unread.state, { verdict: { failureCode: 'planner_unavailable', error: /"juggle"/ } });
  t.same(unread.types, ['letGo']);
  const nothing: RunMessage = { type: 'letGo', leg: 1, meters: undefined, at: 7 };
  t.match(follow([nothing], unread.state).effects, [{ type: 'storeEnd', isNew: true, run: { charge: 0, path: [] } }]);
});

t.test('a refused address is told once, as what ended the run', async (t) => {
  // What the sentence says is for people: it may name a host that is another's, and none at all.
  const refusal = new FarmError('egress_refused', 'http://10.0.0.10/ could not be opened', { refusedHost: '10.0.0.1' });
  const event: RunMessage = { type: 'befell', leg: 1, event: { type: 'egressRefused', host: '10.0.0.1', reason: 'private' }, at: 60 };
  const other: RunMessage = { type: 'befell', leg: 1, event: { type: 'egressRefused', host: '10.0.0.10', reason: 'private' }, at: 60 };
  const opening = follow([...ways.opening, event, { type: 'faltered', leg: 1, error: refusal, at: 61 }]);
  t.match(opening.state, { verdict: { failureCode: 'target_refused' } });
  t.match('work' in opening.state && opening.state.work.failures, [{ action: 'request to 10.0.0.1', recovered: false }]);
  const outcome = { ok: false, sent: true, error: refusal } as const;
  const goto = planned({ kind: 'goto', url: 'http://a.test/' });
  const acting = follow([...ways.planning, other, goto, event, { type: 'acted', leg: 1, outcome, startedAt: 60, at: 61 }]);
  const failures = 'work' in acting.state ? acting.state.work.failures : [];
  t.match(failures, [
    { action: 'request to 10.0.0.10', recovered: true },
    { action: 'goto http://a.test/ (Click Go)', recovered: false },
  ]);
  t.equal(failures.length, 2);
});

t.test('what is secret is not in the document, and the page gets it all the same', async (t) => {
  const url = 'https://bob:s3cr3tpw@a.example/';
  const prompt = 'Fill Password with "hunter2", then click Go';
  const field = { index: 0, role: 'textbox', name: 'Password', states: ['password'], framePath: [], isNew: false };
  const seen: RunMessage = { type: 'observed', leg: 1, observation: { ...page(), url, elements: [field] }, at: 30 };
  const act = { kind: 'fill', element: 0, text: 'hunter2' } as const;
  const clause = 'Fill Password with "hunter2"';
  const filled: RunMessage = {
    type: 'acted',
    leg: 1,
    outcome: { ok: true, urlBefore: url, urlAfter: `${url}?p=hunter2` },
    startedAt: 40,
    at: 50,
  };
  const own = { ...order, request: { ...order.request, url, prompt } };
  const opening = follow([{ ...start, order: own } as RunMessage, reserved, goalRead, leased(), recorded]);
  t.match(opening.effects[1], { type: 'open', url });
  const acting = follow(
    [opened(), seen, { type: 'planned', leg: 1, plan: { type: 'act', act, clause, rung: 'rules' }, at: 40 }],
    opening.state,
  );
  t.match(acting.effects, [{ type: 'act', planned: { act } }]);
  const kept = follow([filled], acting.state);
  t.notMatch(JSON.stringify(kept.effects[0]), /hunter2|s3cr3tpw/);
  const failed = {
    ...filled,
    outcome: { ok: false, sent: false, error: new FarmError('element_gone', `"hunter2" at ${url} is gone`) },
  } as RunMessage;
  const again: RunMessage = { type: 'planned', leg: 1, plan: { type: 'act', act, clause, rung: 'rules' }, at: 60 };
  const ended = follow([seen, again, failed, seen, again, failed, seen, again, failed, letGo()], kept.state);
  const [storeEnd] = ended.effects;
  t.match(storeEnd, {
    type: 'storeEnd',
    run: {
      request: { url: 'https://[redacted]@a.example/', prompt: 'Fill Password with "[redacted]", then click Go' },
      error: /"\[redacted\]" at https:\/\/\[redacted\]@a\.example\/ is gone/,
      path: [{}, { text: '[redacted]', clause: 'Fill Password with "[redacted]"', after: 'https://[redacted]@a.example/?p=[redacted]' }],
    },
  });
  t.notMatch(JSON.stringify(storeEnd), /hunter2|s3cr3tpw/);
});

t.test('whichever way words come on record, the secrets in them do not', async (t) => {
  const url = 'https://bob:s3cr3tpw@a.example/';
  const said = `"hunter2" at ${url}`;
  const error = (code: FarmErrorCode) => new FarmError(code, `${said} failed.`);
  const request = { url, prompt: said, success: { kind: 'textVisible', value: said }, options: { proxy: url } } as const;
  const begin: RunMessage = { ...start, secrets: ['hunter2'], order: { ...order, request } };
  const dialog: RunMessage = {
    type: 'befell',
    leg: 1,
    event: { type: 'dialog', dialog: { type: 'alert', message: said, accepted: false } },
    at: 25,
  };
  const evidence = {
    locators: [{ by: 'label', text: said }],
    framePath: [url],
    role: 'button',
    name: said,
    fingerprint: 'f',
    tag: 'button',
    around: { unit: said, key: [said], place: 0, alike: 1 },
  } as const;
  const didAct = { ...acted(), outcome: { ok: true, urlBefore: url, urlAfter: `${url}?p=hunter2`, evidence } } as RunMessage;
  const plan = { type: 'act', act: { kind: 'fill', element: 0, text: 'hunter2' }, clause: said, rung: 'rules' } as const;
  const fill = { ...planned(), plan } as RunMessage;
  const endings: readonly RunMessage[] = [
    { type: 'cancel', why: said, at: 80 },
    { type: 'timeRanOut', at: 80 },
    { type: 'fenced' },
    { type: 'extendRefused', message: said, at: 80 },
    { type: 'goalRead', unreadable: { clause: said, why: said }, at: 80 },
    { type: 'planFailed', leg: 1, message: said, at: 80 },
    { type: 'planned', leg: 1, plan: { type: 'unreadable', clause: said }, at: 80 },
    { type: 'planned', leg: 1, plan: { type: 'missing', clause: said, what: said }, at: 80 },
    { type: 'verified', leg: 1, unmet: request.success, at: 80 },
    { type: 'acted', leg: 1, outcome: { ok: false, error: error('element_gone'), sent: false }, startedAt: 40, at: 80 },
    didAct,
    { type: 'ticked', at: 80 },
    ...(['target_unreachable', 'page_crashed', 'deadline', 'evicted'] as const).map(
      (code): RunMessage => ({ type: 'faltered', leg: 1, error: error(code), at: 80 }),
    ),
  ];
  const written = new Set<string>();
  for (const way of everyWay) {
    const before = ways[way].map((message) => (message.type === 'start' ? begin : message.type === 'planned' ? fill : message));
    for (const ending of endings) {
      let state: RunState = { status: 'idle', terms };
      for (const message of [...before, dialog, ending, reserved, letGo(), endStored, settled]) {
        const next = reduce(state, message);
        state = next[0];
        for (const effect of next[1]) {
          const isRecord =
            ['record', 'keep', 'storeEnd'].includes(effect.type) || (effect.type === 'answer' && effect.answer.type === 'ended');
          if (!isRecord) continue;
          written.add(effect.type);
          if (/hunter2|s3cr3tpw/.test(JSON.stringify(effect))) t.fail(`${effect.type} after ${ending.type} while ${way}`, { effect });
        }
      }
    }
  }
  t.same([...written].sort(), ['answer', 'keep', 'record', 'storeEnd']);
});

t.test('who is fenced off stops its hands, and neither stores nor settles nor releases', async (t) => {
  for (const messages of [
    [...ways.acting, { type: 'fenced' }],
    [...ways.acting, faltered('evicted')],
    [...ways.acting, cancel, letGo(), { type: 'fenced' }],
  ] as const) {
    const { state, effects } = follow(messages as readonly RunMessage[]);
    if (state.status !== 'evicted') return t.fail('it is not evicted', { state });
    t.match(effects, [{ type: 'letGo', leg: 1, release: false }, { type: 'awaitEnd' }]);
    t.same(follow([letGo(), cancel, { type: 'ticked', at: 99 }], state), { state, effects: [], types: [] });
    const run = { ...runningDocument(state.work, 0), status: 'cancelled', charge: microCredits(3) } as const;
    t.match(follow([{ type: 'endedElsewhere', run }], state), {
      state: { status: 'ended' },
      effects: [{ type: 'answer', answer: { type: 'ended', run } }, { type: 'stop' }],
    });
    t.match(follow([{ type: 'endedElsewhere', run: undefined }], state), {
      state: { status: 'ended' },
      effects: [{ type: 'answer', answer: { type: 'refused', reason: 'unavailable', message: /its record/ } }, { type: 'stop' }],
    });
  }
  t.match(
    follow([...ways.acting, { type: 'ticked', at: 11 + runLimits.leaseTtlMs }]).state,
    { status: 'closing', verdict: { status: 'cancelled' } },
    'a record that could not be renewed may be another’s',
  );
});

t.test('ticks renew what expires', async (t) => {
  t.same(follow([...ways.acting, { type: 'ticked', at: 5_000 }]).types, ['keep', 'renewLease']);
  t.same(follow([...ways.acting, { type: 'kept', leaseUntil: 99_000 }, { type: 'ticked', at: 50_000 }]).types, ['keep', 'renewLease']);
});

t.test('should the gateway die, the record has the use of the run up to its latest word', async (t) => {
  const kept = (message: RunMessage) => follow([...ways.observing, message]).effects.find(({ type }) => type === 'keep');
  const metered = (browserMs: number): RunMessage => ({ type: 'metered', leg: 1, meters: { browserMs, egressBytes: 7 }, at: 5_020 });
  t.match(kept({ type: 'ticked', at: 5_000 }), { progress: { usage: { browserMs: 4_990 } } }, 'by our own clock');
  t.match(kept(metered(5_012)), { progress: { usage: { browserMs: 5_012, egressBytes: 7 } } }, 'by the meters of the node');
  t.match(kept(metered(3)), { progress: { usage: { browserMs: 5_010, egressBytes: 7 } } });
});

t.test('what befalls the page goes on record', async (t) => {
  const dialog = { type: 'alert', message: 'Hi', accepted: false } as const;
  const befell = (event: Extract<RunMessage, { type: 'befell' }>['event']): RunMessage => ({ type: 'befell', leg: 1, event, at: 60 });
  const alerts = Array.from({ length: runLimits.dialogs + 5 }, () => befell({ type: 'dialog', dialog }));
  const { state } = follow([...ways.observing, ...alerts]);
  t.equal('work' in state && state.work.dialogs.length, runLimits.dialogs, 'a loop of alerts is cut off');
  const refused = befell({ type: 'egressRefused', host: '10.0.0.1', reason: 'private' });
  t.match(follow([...ways.observing, refused, refused]).state, {
    work: { failures: [{ action: 'request to 10.0.0.1', error: 'private' }] },
  });
});

t.test('an end that can’t be stored or settled is answered all the same', async (t) => {
  const failed: RunMessage = { type: 'endFailed', message: 'The store did not answer.' };
  const late = [...ways.acting, cancel, letGo(), failed];
  const stored = { type: 'storeEnd', run: { status: 'cancelled' } };
  t.match(
    follow(late).effects,
    [{ answer: { type: 'refused', reason: 'unavailable' } }, stored],
    'it is stored when that is possible again',
  );
  t.match(follow([...late, failed]).effects, [stored], 'and tried again, while nobody is told twice');
  t.match(follow([...late, failed, endStored]).effects, [{ type: 'settle' }]);
  t.same(follow([...late, failed, endStored, settled]).effects, [{ type: 'stop' }]);
  t.same(follow([...late, { type: 'fenced' }]).effects, [{ type: 'stop' }], 'another gateway has it');
  const never = Array.from({ length: runLimits.lateEnds + 1 }, () => failed);
  t.same(follow([...ways.acting, cancel, letGo(), ...never]).effects, [{ type: 'stop' }]);
  t.match(follow([...ways.acting, cancel, letGo(), endStored, failed]).effects, [
    { answer: { type: 'ended', run: { status: 'cancelled' } } },
    { type: 'stop' },
  ]);
});

t.test('the status is told in every state', async (t) => {
  const tellStatus: RunMessage = { type: 'tellStatus', replyTo: nobody };
  for (const way of everyWay) t.match(follow([...ways[way], tellStatus]).effects, [{ answer: { status: 'running' } }], way);
  t.match(follow([...ways.acting, cancel, tellStatus]).effects, [{ answer: { status: 'cancelled', steps: 1, failureCode: 'cancelled' } }]);
});

function allEffects(messages: readonly RunMessage[]): readonly RunEffect[] {
  let state: RunState = { status: 'idle', terms };
  return messages.flatMap((message) => {
    const [next, effects] = reduce(state, message);
    state = next;
    return effects;
  });
}

t.test('of a stored secret a planner knows the name and what must not leave the house, and the record sees neither', async (t) => {
  const prompt = 'Fill "Password" with {{secret:PASS}} and "Code" with {{secret:CODE}}';
  const begin: RunMessage = { ...start, order: { ...order, request: { ...order.request, prompt } } };
  const fill: Act = { kind: 'fill', element: 0, text: '{{secret:PASS}}' };
  const element = { index: 0, role: 'textbox', name: 'Password', value: 'k3y&word', states: [], framePath: [], isNew: false };
  const echoed = { ...page('d2'), url: 'https://a.example/?p=k3y%26word', text: 'Code 471108 for k3y&amp;word', elements: [element] };
  const readCode = planned({ kind: 'read', element: 0, as: 'code' });
  const messages: readonly RunMessage[] = [
    begin,
    reserved,
    { type: 'goalRead', hidden: ['k3y&word'], at: 5 },
    leased(),
    recorded,
    opened(),
    observed(),
    planned(fill),
    { type: 'codesDue', leg: 1, codes: ['471108'] },
    { ...acted(), outcome: { ok: true, urlBefore: 'https://a.example/', urlAfter: echoed.url } } as RunMessage,
    { type: 'observed', leg: 1, observation: echoed, at: 60 },
    readCode,
    acted(1, '4711080 for k3y\\u0026word'),
    planDone(),
    { type: 'verified', leg: 1, unmet: undefined, at: 80 },
    letGo(),
  ];
  const told = allEffects(messages);
  const plans = told.filter((effect) => effect.type === 'plan');
  t.equal(plans.length, 3);
  t.match(plans[1]?.input, { observation: echoed, done: [{ act: fill }], hidden: ['k3y&word', '471108'] });
  const ends = told.filter((effect) => effect.type === 'storeEnd');
  t.match(ends[0]?.run.path[1], { kind: 'fill', text: '{{secret:PASS}}', after: 'https://a.example/?p=[redacted]' });
  // What is planned by the page and whether something was read at all is known in the house.
  t.notMatch(JSON.stringify(told.filter(({ type }) => type !== 'verify' && type !== 'plan')), /k3y|471108/);
});

t.test('a run whose secret is missing or misplaced ends before anything is touched, and says which', async (t) => {
  const name = { status: 'failed', code: 'credential_missing', missingSecret: 'PASS', failureCode: 'needs_human', path: [] } as const;
  const missing = allEffects([start, reserved, { type: 'goalRead', missing: { name: 'PASS' }, at: 5 }, letGo()]);
  t.match(missing.find((effect) => effect.type === 'storeEnd')?.run, { ...name, error: /\{\{secret:PASS\}\}.* POST \/secrets/ });
  t.notOk(missing.some(({ type }) => type === 'lease'));

  const lost = allEffects([
    start,
    reserved,
    { type: 'vaultFailed', message: 'The store is away.' },
    { type: 'settled', charged: microCredits(0), at: 9 },
  ]);
  t.match(lost.find((effect) => effect.type === 'answer')?.answer, {
    type: 'refused',
    reason: 'unavailable',
    message: 'The store is away.',
  });

  const asName: RunMessage = { type: 'planned', leg: 1, plan: { type: 'missing', clause: 'Click x', what: 'no "{{secret:X}}"' }, at: 40 };
  for (const plan of [planned({ kind: 'wait', text: '{{secret:X}}' }), asName]) {
    const told = allEffects([start, reserved, goalRead, leased(), recorded, opened(), observed(), plan, letGo()]);
    t.match(told.find((effect) => effect.type === 'storeEnd')?.run, {
      failureCode: 'planner_unavailable',
      error: /can only be filled into a field/,
    });
    t.notOk(told.some(({ type }) => type === 'act'));
  }
});
