/** The matcher of the service, as far as it is built: its modules are looked for when the command runs. */
import { existsSync } from 'node:fs';
import type { Agree, Meaning } from '../../../actors/skill/match/port.ts';
import type { Similarity } from './score.ts';

/** Undefined while the service has none. */
export const loadAgree = async (): Promise<Agree | undefined> => (await exportsOf<{ agree: Agree }>('agree'))?.agree;

/** The cosine of the meanings of goals and requests, which are all among the texts. Undefined while the service makes no meanings. */
export async function loadSimilarity(texts: readonly string[]): Promise<Similarity | undefined> {
  const meaningOf = (await exportsOf<{ meaningOf: (goal: string) => Meaning | Promise<Meaning> }>('meaning'))?.meaningOf;
  if (meaningOf === undefined) return undefined;
  const vectors = new Map<string, Float32Array>();
  for (const text of texts) vectors.set(text, (await meaningOf(text)).vector);
  return (goal, request) => dot(vectors.get(goal) ?? [], vectors.get(request) ?? []);
}

/** Of a module of the matching; undefined when there is no such module. What it throws is thrown. */
async function exportsOf<Exports>(module: string): Promise<Partial<Exports> | undefined> {
  const at = new URL(`../../../actors/skill/match/${module}.js`, import.meta.url);
  return existsSync(at) ? ((await import(at.href)) as Partial<Exports>) : undefined;
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
