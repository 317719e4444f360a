/** Stores anew the meanings that an older service has stored, or none, so that the next loading reads no goals. */
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { Skills } from '../../../store/skills.ts';
import { openTurns } from '../../../store/turns.ts';
import { maker, storedIn, storedMeaningOf } from './kept-meaning.ts';

/** What a newer service has stored stays: while the gateways are renewed one by one, they would overwrite each other's for ever. */
export const isOutdated = (document: Pick<SkillDocument, 'meaning' | 'version'>): boolean =>
  storedIn(document) === undefined && (document.meaning?.maker ?? 0) <= maker;

/** Gives what renews those of one tenant on one origin, in the background and one origin after the other. */
export function openRenewal(skills: Pick<Skills, 'walk' | 'remember'>): (tenantId: string, origin: string) => void {
  let last: Promise<void> = Promise.resolve();

  async function renew(tenantId: string, origin: string): Promise<void> {
    const turn = openTurns();
    for await (const portion of skills.walk({ tenantId, origin }, ['goal', 'version', 'meaning'])) {
      for (const document of portion.filter(isOutdated)) {
        await skills.remember(document, storedMeaningOf(document.goal, document.version));
        await turn();
      }
    }
  }

  return (tenantId, origin) => {
    // Whatever it fails of, nothing is lost: who loads them next tries again.
    last = last.then(() => renew(tenantId, origin)).catch(() => undefined);
  };
}
