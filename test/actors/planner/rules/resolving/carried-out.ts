/** Readings carried out on pages in the real browser: each page says itself, by `log(…)`, what was done to it. */

import type { Test } from 'tap';
import type { Plan } from '../../../../../actors/planner/port.ts';
import type { Description, Given } from '../../../../../actors/planner/rules/description.ts';
import type { Order, Reading } from '../../../../../actors/planner/rules/instruction.ts';
import type { LeasedPage } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import { site } from '../../../../farm/harness.ts';
import { actedOut } from './acted-out.ts';

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
  const { end, data, last } = await actedOut(t, page, reading, { files });
  const said = last.elements.find(({ role }) => role === 'status')?.name ?? '[]';
  return { log: JSON.parse(said) as string[], data, end };
}
