/** Skills as their documents are stored, with what a test says of them. */
import { storedMeaningOf } from '../../../../actors/skill/match/kept-meaning.ts';
import type { SkillDocument } from '../../../../store/model/skill.ts';

export function documentOf(tenantId: string, name: string, goal: string, more: Partial<SkillDocument> = {}): SkillDocument {
  const origin = more.origin ?? 'https://shop.example';
  return {
    _id: `${tenantId}/${name}`,
    ...{ tenantId, name, origin, goal },
    url: `${origin}/`,
    parameters: [],
    version: 1,
    meaning: storedMeaningOf(goal, more.version ?? 1),
    body: `skills/${tenantId}/${name}/1`,
    steps: 2,
    kinds: ['click', 'fill'],
    createdAt: new Date('2026-01-02T03:04:05Z'),
    updatedAt: new Date('2026-01-02T03:04:05Z'),
    hits: 0,
    misses: 0,
    ...more,
  };
}
