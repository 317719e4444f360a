/** What a skill is looked up by as it is stored beside it: made once when it is published, so that loading reads no goals. */
import type { SkillDocument, SkillMeaning, SkillWording } from '../../../store/model/skill.ts';
import { dimensions } from './lexical.ts';
import { meaningOf } from './meaning.ts';
import type { Kept } from './port.ts';

/** To be counted up with each change of the terms or the vectors of goals: what was stored before is made anew. */
export const maker = 18;

/** A vector's parts as bytes: 127 is its greatest. */
const full = 127;

/** Of a skill's `version`th goal. */
export function storedMeaningOf(goal: string, version: number): SkillMeaning {
  const { terms, vector } = keptOf(goal);
  return { maker, of: version, terms: terms.join(' '), vector: Buffer.from(vector.buffer).toString('base64') };
}

export function keptOf(goal: string): Kept {
  const { terms, vector } = meaningOf(goal);
  return { terms, vector: asBytes(vector) };
}

/** As it is stored; undefined when that was made in another way, or of an older goal, or is damaged. */
export function storedIn({ meaning, version }: Pick<SkillDocument, 'meaning' | 'version'>): Kept | undefined {
  if (meaning?.maker !== maker || meaning.of !== version || !isWhole(meaning)) return undefined;
  const bytes = Buffer.from(meaning.vector, 'base64');
  return {
    terms: meaning.terms === '' ? [] : meaning.terms.split(' '),
    vector: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  };
}

const isWhole = ({ terms, vector }: SkillMeaning): boolean =>
  typeof terms === 'string' && typeof vector === 'string' && Buffer.byteLength(vector, 'base64') === dimensions;

/** So many are kept of a skill: whoever says it in yet another way is asked about each time. */
export const mostWordings = 8;

/** Those that are of its goal as it is now. */
export const wordingsOf = ({ goal, wordings = [] }: Pick<SkillDocument, 'goal' | 'wordings'>): readonly SkillWording[] =>
  wordings.filter(({ of }) => of === goal).slice(0, mostWordings);

/** With one more, where there is room for it. */
export function withWording(document: Pick<SkillDocument, 'goal' | 'wordings'>, wording: string): readonly SkillWording[] {
  const known = wordingsOf(document);
  if (known.length >= mostWordings || known.some(({ goal }) => goal === wording)) return known;
  return [...known, { goal: wording, of: document.goal, meaning: storedMeaningOf(wording, 0) }];
}

function asBytes(vector: Float32Array): Int8Array {
  const greatest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  return Int8Array.from(vector, (part) => (greatest === 0 ? 0 : Math.round((part / greatest) * full)));
}
