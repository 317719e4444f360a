/** Goals on pages that show the task themselves, lay themselves out by a seed, and score the one act that they were opened for. */
import { did, nothing } from './judges.ts';

type Query = Readonly<Record<string, string | number>>;

function address(page: string, query: Query): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) fields.set(name, String(value));
  return `${page}.html?${fields}`;
}

/** The page is told `t`, the task, `w`, the act that it scores, as JSON in base 64 lest it can be read off the address, and `s`, the seed. */
export function task(page: string, prompt: string, act: readonly [event: string, detail: unknown], query: Query = {}) {
  const wanted = Buffer.from(JSON.stringify(act)).toString('base64');
  return { page: address(page, { s: 1, ...query, t: prompt, w: wanted }), prompt, judge: did(act) };
}

/** What the page can't give, or could in two ways. */
export function noTask(page: string, prompt: string, query: Query = {}) {
  return { page: address(page, { s: 1, ...query, t: prompt }), prompt, judge: nothing, impossible: true as const };
}
