/** Candidates as they stand in the store: each skill of the tenant on the origin is looked at, the likest first. */
import type { Skills } from '../../../store/skills.ts';
import { termsOf } from './meaning.ts';
import type { Candidates } from './port.ts';

export const storedCandidates = (skills: Pick<Skills, 'ofOrigin'>): Candidates => ({
  async near(tenantId, origin, goal, k) {
    const asked = new Set(termsOf(goal));
    const found = (await skills.ofOrigin(tenantId, origin)).filter(({ quarantined }) => quarantined === undefined);
    return found
      .map((document) => ({ document, score: likeness(asked, termsOf(document.goal)) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, k);
  },
  published() {},
  removed() {},
});

/** Of the terms of either, how many both have. */
function likeness(asked: ReadonlySet<string>, terms: readonly string[]): number {
  const shared = terms.filter((term) => asked.has(term)).length;
  const all = asked.size + terms.length - shared;
  return all === 0 ? 0 : shared / all;
}
