/** Candidates as they stand in the store: all skills of the tenant on the origin, as far as there are few. */
import type { Skills } from '../../../store/skills.ts';
import type { Candidates } from './port.ts';

export const storedCandidates = (skills: Pick<Skills, 'ofOrigin'>): Candidates => ({
  async near(tenantId, origin, _goal, k) {
    const found = await skills.ofOrigin(tenantId, origin);
    return found
      .filter(({ quarantined }) => quarantined === undefined)
      .slice(0, k)
      .map((document) => ({ document, score: 1 }));
  },
  published() {},
  removed() {},
});
