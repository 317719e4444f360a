import t from 'tap';
import { openLadder } from '../../../actors/planner/ladder.ts';
import type { DoneAct, Plan, PlanInput } from '../../../actors/planner/port.ts';
import { rulesPlanner } from '../../../actors/planner/rules/rules.ts';
import { type Answer, calling, type Question, refusing } from '../../peers/model.ts';
import { asked, never, openTestPlanner, promptOf } from './model/harness.ts';

const names = ['Save', 'Leave', 'Balls'];

async function openTestLadder(t: Test, script: (question: Question, count: number) => Answer) {
  const { planner, asked: questions } = await openTestPlanner(t, script);
  return { ladder: openLadder({ rules: rulesPlanner, model: planner, patienceMs: 1_000 }), questions };
}
type Test = Parameters<typeof openTestPlanner>[0];

/** Carries out what is planned, on a page that stays as it is, until there is nothing more to do. */
async function follow(plan: (input: PlanInput) => Promise<Plan>, goal: string): Promise<{ done: DoneAct[]; last: Plan; tokens: number }> {
  const done: DoneAct[] = [];
  let memo: unknown;
  let tokens = 0;
  for (let now = 0; ; now += 400) {
    const last = await plan({ ...asked({ goal, memo, now, done: [...done] }, names) });
    memo = last.memo;
    tokens += (last.tokens?.input ?? 0) + (last.tokens?.output ?? 0);
    if (last.type === 'missing' && now < 3_000) continue;
    if (last.type !== 'act') return { done, last, tokens };
    const { clause, rung, act, further = [] } = last;
    for (const each of [{ act, clause }, ...further]) done.push({ ...each, rung, ok: true, changed: each.act.kind === 'click' });
  }
}

const clicksOf = (done: readonly DoneAct[]) => done.filter(({ act }) => act.kind === 'click');

const juggleThenDone = (_: Question, count: number) =>
  count % 2 === 1 ? calling(['click', { element: 2, why: 'juggle the balls' }]) : calling(['done']);

t.test('the rules do what they can read, the model the rest, in the order of the goal', async (t) => {
  const { ladder, questions } = await openTestLadder(t, juggleThenDone);
  t.equal(ladder.unreadable('juggle the balls'), undefined);
  const { done, last, tokens } = await follow((input) => ladder.plan(input, never), 'Click Save; juggle the balls; click Leave');
  // Looking for it further down does no harm.
  t.match(clicksOf(done), [
    { rung: 'rules', act: { kind: 'click', element: 0 }, clause: 'Click Save' },
    { rung: 'model', act: { kind: 'click', element: 2 }, clause: 'juggle the balls' },
    { rung: 'rules', act: { kind: 'click', element: 1 }, clause: 'click Leave' },
  ]);
  t.equal(last.type, 'done');
  t.equal(questions.length, 2);
  t.equal(tokens, 2 * 1_050, 'tokens of a part that ended are told with the plan that follows');
  t.match(promptOf(questions[0]), /GOAL\nClick Save; juggle the balls; click Leave\n\nYOUR PART\njuggle the balls\n/);
});

t.test('what the rules read but don’t find is the model’s after a while, and the rules go on behind it', async (t) => {
  const { ladder, questions } = await openTestLadder(t, juggleThenDone);
  const { done, last } = await follow((input) => ladder.plan(input, never), 'Click Save; click Trapeze; click Leave');
  t.same(
    done.flatMap(({ rung, act }) => (act.kind === 'click' ? [[rung, act.element]] : [])),
    [
      ['rules', 0],
      ['model', 2],
      ['rules', 1],
    ],
  );
  t.equal(last.type, 'done');
  t.match(promptOf(questions[0]), /YOUR PART\nclick Trapeze\n.*WHAT PLAIN READING MISSED\nclick Trapeze: /s);
});

t.test('no model is asked about a goal that the rules read', async (t) => {
  const { ladder, questions } = await openTestLadder(t, juggleThenDone);
  for (const goal of ['Click Save', 'Click Save, then click Leave', 'Click "Balls"']) {
    const { last } = await follow((input) => ladder.plan(input, never), goal);
    t.equal(last.type, 'done');
    t.equal(last.tokens?.input ?? 0, 0);
  }
  t.equal(questions.length, 0);
});

t.test('what neither finds is missing, in the words of the model', async (t) => {
  const { ladder } = await openTestLadder(t, () => calling(['missing', { clause: 'click Trapeze', what: 'there is only a ball' }]));
  const { last } = await follow((input) => ladder.plan(input, never), 'Click Trapeze');
  t.match(last, { type: 'missing', what: 'there is only a ball' });
});

t.test('a model that fails ends the goal where it was needed', async (t) => {
  const { ladder } = await openTestLadder(t, () => refusing(401));
  const { done, last } = await follow((input) => ladder.plan(input, never), 'Click Save; juggle the balls; click Leave');
  t.match(last, { type: 'failed', why: /OPENAI_API_KEY/ });
  t.equal(clicksOf(done).length, 1);
});
