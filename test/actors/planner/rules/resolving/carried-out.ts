/** Readings carried out on pages in the real browser: each page says itself, by `log(…)`, what was done to it. */
import type { Test } from 'tap';
import type { DoneAct, Plan } from '../../../../../actors/planner/port.ts';
import type { Description, Given, Order, Reading } from '../../../../../actors/planner/rules/instruction.ts';
import { planReading } from '../../../../../actors/planner/rules/plan.ts';
import type { LeasedPage } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import { site } from '../../../../farm/harness.ts';

export const thing = (name: string, more: Partial<Description> = {}): Description => ({
  name,
  exact: false,
  whole: name,
  noun: '',
  roles: [],
  ...more,
});
export const button = (name: string, more: Partial<Description> = {}) => thing(name, { noun: 'button', roles: ['button'], ...more });
export const unit = (noun: string, more: Partial<Description> = {}) => thing('', { noun, ...more });
export const text = (said: string): Given => ({ type: 'text', text: said, quoted: false });
export const click = (what: Description): Order => ({ kind: 'click', what });

interface Outcome {
  readonly log: readonly string[];
  readonly data: Readonly<Record<string, Value>>;
  readonly end: Plan;
}

/** Carries the orders out; the page's script tells what was done by `log(…)`. */
export async function carriedOut(
  t: Test,
  page: LeasedPage,
  body: string,
  orders: readonly Order[],
  { never = [], files = [] }: { never?: Reading['never']; files?: readonly string[] } = {},
): Promise<Outcome> {
  const url = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Test</title><script>const told = []; const log = (what) => { told.push(String(what)); document.querySelector('#log').textContent = JSON.stringify(told); };</script>${body}<output id="log">[]</output>`,
    );
  });
  await page.goto(url);
  const reading: Reading = { instructions: orders.map((order) => ({ ...order, clause: JSON.stringify(order) })), never };
  const done: DoneAct[] = [];
  const data: Record<string, Value> = {};
  let memo: unknown;
  let now = Date.UTC(2030, 4, 15);
  let observation = await page.observe();
  for (let turns = 0; turns < 60; turns += 1) {
    const plan = planReading(reading, { goal: '', observation, done, data, files, now, ...(memo !== undefined && { memo }) });
    memo = plan.memo ?? memo;
    now += 400;
    if (plan.type === 'missing' && plan.what === 'the page has not answered yet') {
      await page.act({ kind: 'wait', text: 'Newer' });
      observation = await page.observe();
      continue;
    }
    const missingFor =
      plan.type === 'missing' ? (plan.memo as { cursor: { missingSince: number } } | undefined)?.cursor.missingSince : undefined;
    if (plan.type === 'missing' && missingFor !== undefined && now - missingFor < 3_000) {
      observation = await page.observe();
      continue;
    }
    if (plan.type !== 'act') {
      const told = observation.elements.find(({ role }) => role === 'status')?.name ?? '[]';
      return { log: JSON.parse(told) as string[], data, end: plan };
    }
    const { act, clause, rung } = plan;
    if (act.kind === 'note') data[act.as] = act.value;
    const outcome = act.kind === 'note' ? undefined : await page.act(act);
    if (act.kind === 'read' && outcome?.ok) data[act.as] = outcome.read ?? '';
    const { digest } = observation;
    observation = await page.observe();
    done.push({
      clause,
      act,
      rung,
      ok: outcome?.ok ?? true,
      ...(outcome?.ok === false && { error: outcome.error.message }),
      changed: observation.digest !== digest,
    });
    if (outcome?.ok === false) t.comment(outcome.error.message);
  }
  throw new Error('the goal has no end');
}
