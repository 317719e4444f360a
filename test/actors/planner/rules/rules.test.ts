/** The rules rung as a whole: from a goal in words to acts, on sketches of pages. */
import t from 'tap';
import type { DoneAct, PlanInput } from '../../../../actors/planner/port.ts';
import { planByRules, rulesPlanner } from '../../../../actors/planner/rules/rules.ts';
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Act } from '../../../../store/model/step.ts';

type Sketch = readonly [role: string, name: string, states?: readonly string[]];
const page = (...sketches: readonly Sketch[]): PlanInput['observation'] => ({
  url: 'https://shop.example/',
  title: 'Shop',
  text: '',
  digest: 'd',
  groups: [],
  tabs: [],
  active: 0,
  elements: sketches.map(
    ([role, name, states = []], index): ObservedElement => ({ index, role, name, states, framePath: [], isNew: false }),
  ),
});

/** As long as anything may take to show, in the milliseconds of a page that stands still. */
const patienceMs = 5_000;

const withValue = (observation: PlanInput['observation'], act: Act): PlanInput['observation'] => ({
  ...observation,
  elements: observation.elements.map((element) =>
    act.kind === 'fill' && act.element === element.index ? { ...element, value: act.text } : element,
  ),
});

/** Plans the whole goal, each act counted as done, on a page that changes by nothing but what is filled. */
function planAll(goal: string, sketch: PlanInput['observation']) {
  let observation = sketch;
  const done: DoneAct[] = [];
  let memo: unknown;
  for (let now = 0; ; now += 100) {
    const plan = planByRules({ goal, observation, done, data: {}, files: [], now, ...(memo !== undefined && { memo }) });
    memo = plan.memo ?? memo;
    if (plan.type === 'missing' && now < patienceMs) continue;
    if (plan.type !== 'act') return { acts: done.map(({ act }) => act), end: plan };
    done.push({ clause: plan.clause, act: plan.act, rung: plan.rung, ok: true });
    observation = withValue(observation, plan.act);
  }
}

const form = page(
  ['textbox', 'Name'],
  ['textbox', 'Email address'],
  ['searchbox', 'Search the shop'],
  ['button', 'Sign up'],
  ['link', 'Log in'],
  ['link', 'Pricing'],
  ['heading', 'Join us'],
  ['button', 'Delete account'],
);

const carriedOut: readonly (readonly [goal: string, acts: readonly Act[]])[] = [
  ['Click Pricing', [{ kind: 'click', element: 5 }]],
  ['click the link "log in"', [{ kind: 'click', element: 4 }]],
  [
    'Fill "Name" with "Ada" and click "Sign up"',
    [
      { kind: 'fill', element: 0, text: 'Ada' },
      { kind: 'click', element: 3 },
    ],
  ],
  [
    "Type 'a, then b' into Name, then press Enter",
    [
      { kind: 'fill', element: 0, text: 'a, then b' },
      { kind: 'press', key: 'Enter', element: 0 },
    ],
  ],
  ['Go to https://other.example/', [{ kind: 'goto', url: 'https://other.example/' }]],
  ['Fill Name with {{secret:NAME}}', [{ kind: 'fill', element: 0, text: '{{secret:NAME}}' }]],
];

t.test('what a goal says is done in its order', async (t) => {
  for (const [goal, acts] of carriedOut) {
    const { acts: done, end } = planAll(goal, form);
    t.same(done, acts, goal);
    t.equal(end.type, 'done', `${goal}: ${JSON.stringify(end)}`);
  }
});

t.test('a goal that can not be read is refused before anything is touched', async (t) => {
  for (const goal of ['Juggle three balls', 'Click Pricing. Juggle three balls.', 'Go to file:///etc/passwd']) {
    t.not(rulesPlanner.unreadable(goal), undefined, goal);
    t.match(planAll(goal, form), { acts: [], end: { type: 'unreadable' } }, goal);
  }
  t.equal(rulesPlanner.unreadable('Click Pricing'), undefined);
});

t.test('what the page lacks is told, and nothing is taken for it', async (t) => {
  for (const goal of ['Click Delete', 'Click "Sign"', 'Fill Phone with 12', 'Click the Checkout button'])
    t.match(planAll(goal, form), { acts: [], end: { type: 'missing' } }, goal);
});

t.test('what is forbidden is not touched', async (t) => {
  const { acts } = planAll('Fill Name with Ada, but do not click Sign up', form);
  t.same(acts, [{ kind: 'fill', element: 0, text: 'Ada' }]);
});

t.test('an act that failed is not planned again in the same way', async (t) => {
  const observation = page(['button', 'Go']);
  const given = { goal: 'Click Go', observation, data: {}, files: [], now: 0 } as const;
  const first = planByRules({ ...given, done: [] });
  if (first.type !== 'act') return t.fail('the first plan is an act');
  const done = [{ clause: first.clause, act: first.act, rung: first.rung, ok: false, error: 'covered' }];
  t.match(planByRules({ ...given, done, memo: first.memo }), { type: 'missing' });
});

t.test('a list without an end is looked through for a while, and what was looked through is told', async (t) => {
  const done: DoneAct[] = [];
  let memo: unknown;
  let now = 0;
  for (; now < 10 * 60_000; now += 1_000) {
    const observation = page(...Array.from({ length: 3 }, (_, at): Sketch => ['link', `Entry ${done.length}-${at}`]));
    const given = { goal: 'Open Tulips', observation, done: [...done], data: {}, files: [], now };
    const plan = planByRules({ ...given, ...(memo !== undefined && { memo }) });
    memo = plan.memo ?? memo;
    if (plan.type === 'act') done.push({ clause: plan.clause, act: plan.act, rung: plan.rung, ok: true, changed: true });
    else if (done.length > 5 && now > 50_000) {
      t.match(plan, { type: 'missing', what: new RegExp(`scrolled ${done.length} times in search of it$`) });
      break;
    }
  }
  t.ok(now < 60_000 && done.every(({ act }) => act.kind === 'scroll'));
});

t.test('what brings the file that a goal wants has done what it says, whatever the page shows of it', async (t) => {
  const observation = page(['link', 'Minutes'], ['link', 'Accounts']);
  let memo: unknown;
  const planned = (done: readonly DoneAct[], now: number) => {
    const plan = planByRules({
      goal: 'Download the minutes',
      observation,
      done,
      data: {},
      files: [],
      now,
      ...(memo !== undefined && { memo }),
    });
    memo = plan.memo ?? memo;
    return plan;
  };
  let plan = planned([], 0);
  for (let now = 100; plan.type === 'missing' && now < patienceMs; now += 100) plan = planned([], now);
  if (plan.type !== 'act') return t.fail('the link is clicked');
  t.match(plan.act, { kind: 'click', element: 0 });
  t.equal(planned([{ clause: plan.clause, act: plan.act, rung: 'rules', ok: true, changed: false, files: 1 }], patienceMs).type, 'done');
});

t.test('of a page that is not seen to its end nothing is told that its end decides', async (t) => {
  const observation = { ...page(['link', 'Item 1'], ['link', 'Item 2']), cut: true as const };
  for (const goal of ['Click the last link', 'Click all links', 'Return the number of links'])
    t.match(planAll(goal, observation), { acts: [], end: { type: 'missing', what: /too long/ } }, goal);
  t.match(planAll('Click Item 2', observation), { acts: [{ kind: 'click', element: 1 }], end: { type: 'done' } });
});

t.test('dialogs are answered as the goal says, and otherwise confirmed only where it asks for a change', async (t) => {
  const observation = page(['button', 'Delete'], ['button', 'Details']);
  const dialogsOf = (goal: string) => {
    const plan = planByRules({ goal, observation, done: [], data: {}, files: [], now: 0 });
    return plan.type === 'act' ? plan.dialogs : plan;
  };
  t.same(dialogsOf('Click Delete'), { accept: true });
  t.same(dialogsOf('Click Delete and dismiss the dialog'), { accept: false });
  t.same(dialogsOf('Click Details'), undefined);
  for (const no of ['then no', 'then No', 'and click Cancel', 'then click "Cancel"'])
    t.same(dialogsOf(`Click Delete, ${no}`), { accept: false }, no);
  for (const yes of ['then yes', 'then OK', 'and click Confirm']) t.same(dialogsOf(`Click Delete, ${yes}`), { accept: true }, yes);
});
