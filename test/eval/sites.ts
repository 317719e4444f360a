/** Finds the sites of the evaluation and their goals: those in the open, and those kept aside. */
import { readdir } from 'node:fs/promises';
import type { EvalGoal } from './goal.ts';

const written = ['open', 'aside'] as const;
/** Those that are written down, and those made by chance. */
export const parts = [...written, 'chance'] as const;
export type Part = (typeof parts)[number];

/** A goal, and the folder of the source tree that its site is served from. */
export interface PlacedGoal {
  readonly part: Part;
  readonly folder: URL;
  readonly goal: EvalGoal;
  /** Of a goal by chance: its page, which is in no file. */
  readonly html?: string;
}

/** The pages are read from the source tree, which the compiled goals stand beside. */
const sources = new URL('../../../test/eval/', import.meta.url);

/** Every goal that is written down, of every site, by part, then by site's name. */
export async function loadGoals(): Promise<readonly PlacedGoal[]> {
  const placed: PlacedGoal[] = [];
  for (const part of written) {
    const entries = await readdir(new URL(`${part}/`, sources), { withFileTypes: true });
    const sites = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const site of sites.sort()) {
      const { goals } = (await import(new URL(`${part}/${site}/goals.js`, import.meta.url).href)) as { goals: readonly EvalGoal[] };
      const folder = new URL(`${part}/${site}/`, sources);
      placed.push(...goals.map((goal) => ({ part, folder, goal })));
    }
  }
  return placed;
}
