/** Goals on pages that show the task themselves, lay themselves out by a seed, and score the one act that they were opened for. */
import { createHash } from 'node:crypto';
import { did, nothing } from './judges.ts';

type Query = Readonly<Record<string, string | number>>;

function address(page: string, query: Query): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) fields.set(name, String(value));
  return `${page}.html?${fields}`;
}

/** What the tasks' pages score, as JSON, by what stands for it in their addresses. */
const scored = new Map<string, string>();

/** Undefined for what no task has. */
export const scoredBy = (id: string): string | undefined => scored.get(id);

/** The page is told `t`, the task, `w`, under which the act that it scores lies on its server (nobody can read it off the address), and `s`, the seed. */
export function task(page: string, prompt: string, act: readonly [event: string, detail: unknown], query: Query = {}) {
  const id = createHash('sha256')
    .update(address(page, { ...query, t: prompt }))
    .digest('hex')
    .slice(0, idLength);
  scored.set(id, JSON.stringify(act));
  return { page: address(page, { s: 1, ...query, t: prompt, w: id }), prompt, judge: did(act) };
}

const idLength = 24;

/** What the page can't give, or could in two ways. */
export function noTask(page: string, prompt: string, query: Query = {}) {
  return { page: address(page, { s: 1, ...query, t: prompt }), prompt, judge: nothing, impossible: true as const };
}
