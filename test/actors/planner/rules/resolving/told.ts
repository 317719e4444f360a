/** Goals in plain words, read and carried out by rules on pages of a test's own, which say themselves what was done to them. */
import type { Test } from 'tap';
import type { DoneAct, Plan } from '../../../../../actors/planner/port.ts';
import { readOnce } from '../../../../../actors/planner/rules/reading/read-once.ts';
import type { LeasedPage, Observation } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import { site } from '../../../../farm/harness.ts';
import { actedOut, today } from './acted-out.ts';

interface Told {
  readonly end: Plan | { readonly type: 'unreadable'; readonly why: string };
  readonly done: readonly DoneAct[];
  readonly data: Readonly<Record<string, Value>>;
  readonly last: Observation;
}

/** Carries the goal out on the page as it stands. */
export async function told(t: Test, page: LeasedPage, goal: string): Promise<Told> {
  const read = readOnce(goal, today);
  if ('reading' in read) return actedOut(t, page, read.reading, { goal });
  return { end: { type: 'unreadable', why: JSON.stringify(read.unreadable) }, done: [], data: {}, last: await page.observe() };
}

/** Opens a page that is all of this HTML. */
export async function openedOn(t: Test, page: LeasedPage, html: string): Promise<void> {
  await page.goto(await site(t, (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)));
}

/** Carries the goal out from this address on, where the title of the last page is expected to say what was done; a pattern is of what is missing. Resolves that title. */
export async function toldFrom(t: Test, page: LeasedPage, url: string, goal: string, expected: string | RegExp): Promise<string> {
  await page.goto(url);
  const { end, last } = await told(t, page, goal);
  if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  else t.match(end, { type: 'missing', what: expected });
  return last.title;
}

/** Asks a page of this body, which is expected to answer with this data; a pattern is of what is missing. */
export async function answeredOn(
  t: Test,
  page: LeasedPage,
  goal: string,
  body: string,
  expected: Readonly<Record<string, unknown>> | RegExp,
): Promise<void> {
  await openedOn(t, page, `<!doctype html><title>Site</title>${body}`);
  const { end, data } = await told(t, page, goal);
  if (expected instanceof RegExp) t.match(end, { type: 'missing', what: expected });
  else t.match({ end, data }, { end: { type: 'done' }, data: expected });
}

/** The page's title says by `log(…)` what was done to it last. */
export const head = '<!doctype html><title>Site</title><script>const log = (what) => { document.title = what; };</script>';

/** Carries the goal out on a page of this body, whose title says by `log(…)` what was done to it last, and is expected to; a pattern is of what is missing, while nothing is done. */
export async function toldOn(t: Test, page: LeasedPage, goal: string, body: string, expected: string | RegExp): Promise<void> {
  await openedOn(t, page, head + body);
  const { end, last } = await told(t, page, goal);
  if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  else t.match({ end, title: last.title }, { end: { type: 'missing', what: expected }, title: 'Site' });
}
