/** Entries that are called by what they begin with, and tell their values behind it: "Bank Thursday 14:00". */
import type { Description } from '../../description.ts';
import { readWhen } from '../../reading/words/dates.ts';
import { nounOf } from '../../reading/words/nouns.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { fold } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import { type Found, some } from './found.ts';

export const isSelecting = ({ rank, where, ordinal, all }: Partial<Description>): boolean =>
  (rank ?? where ?? ordinal ?? all) !== undefined;

/** "The Bank appointment", whose entry says "Bank Thursday 14:00": the only one that begins so, and goes on with a value. */
export function entryBeginning({ name, noun, exact, roles, ...more }: Description, purpose: Purpose, looking: Looking): Found | undefined {
  if (purpose !== 'click' || name === '' || nounOf(noun)?.isRow !== true || roles.length > 0 || isSelecting(more)) return undefined;
  const begins = looking.scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && fold(element.name).startsWith(`${fold(name)} `),
  );
  const [only, ...others] = begins;
  const rest = only?.name.slice(name.length).replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '') ?? '';
  const isValue = readWhen(rest, looking.now) !== undefined || /^\p{Sc}?\d[\d.,]*\s?(?:\p{Sc}|%)?$/u.test(rest);
  const isTried = only && looking.tried?.includes(looking.scene.keyOf(only));
  return only && others.length === 0 && isValue && !isTried ? some([only]) : undefined;
}

/** What people call the entries of lists by, which the entries seldom say of themselves. */
export const kindBehind =
  /^(.+) (?:vacancy|job|position|posting|ad|advert|card|ticket|task|issue|e-?mail|mail|message|note|song|track|album|playlist|file|document|folder|article|post|topic|thread|discussion|event|appointment|meeting|listing|flat|home|house|property|book|title|product|item|recipe|course|channel|member|contact|profile|entry)$/u;
