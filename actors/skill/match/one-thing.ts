/** Tells the name of one thing from what says more of it: no value begins with what limits it, and none holds a condition behind it. */
import { isEnglish } from '../../english.ts';
import { actOf } from './act-words.ts';
import { isParticiple } from './inflection.ts';
import { limitPhrases } from './limited.ts';
import { phraseAt } from './phrases.ts';
import { tokensOf } from './tokens.ts';

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}@#][\p{L}\p{N}_.&+@#/:-]*(?:['’]\p{L}+)*['’]?/gu) ?? [];

const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}@#]|\p{Ll}\p{Lu}|\d/u.test(word);
/** Small within a name. */
const particles: ReadonlySet<string> = new Set('of the and de del la le van von der den da di du el al y a an'.split(' '));
const titles: ReadonlySet<string> = new Set('uncle aunt dr doctor mr mrs ms prof professor king queen saint st sir'.split(' '));

/** A name, by how it is written. */
const isName = (words: readonly string[]): boolean =>
  words.some(isCapital) && words.every((word) => isCapital(word) || particles.has(word));

const prepositions: ReadonlySet<string> = new Set(
  (
    'in on at with to from by for about into onto via like unlike during since until till after before against inside outside within without except but ' +
    'near around behind over under below above between through across per regarding concerning mentioning including excluding instead versus as than'
  ).split(' '),
);
const determiners: ReadonlySet<string> = new Set(
  'a an the my our your his her their this that these those any no every each some all'.split(' '),
);
/** Nothing is called so: somebody does something, or it is told of. */
const clausal: ReadonlySet<string> = new Set(
  'is are was were be been will would can could should may might must do does did has have had i we you he she they who which that if when while because'.split(
    ' ',
  ),
);
/** Before a thing they tell which of several it is. */
const choosing: ReadonlySet<string> = new Set(
  'old new former previous other another same next last first second third whole entire current original number almost nearly just even only also not never both half'.split(
    ' ',
  ),
);
const behind: ReadonlySet<string> = new Set(
  'on off out up down back away over again too onwards onward aloud backwards backward forwards forward upwards downwards today tomorrow yesterday tonight now later soon weekly monthly daily yearly hourly once twice'.split(
    ' ',
  ),
);

/** Whether a value is one thing as the compiled one is; what that holds of such words, another may hold. */
export function isOneThing(value: string, compiled: string): boolean {
  const words = wordsOf(value);
  const like = wordsOf(compiled);
  // What is to be done holds what it is done to.
  if (isDeed(compiled)) return true;
  const own = new Set(like.map((word) => word.toLowerCase()));
  const small = words.map((word) => /^\p{Ll}/u.test(word) && !own.has(word));
  const isSmall = (at: number, among: ReadonlySet<string>) => small[at] === true && among.has(words[at] as string);
  if (words.length < 2) return true;
  if (isMixed(words, like)) return false;
  if (/\p{L}['’]s\s+\p{Ll}/u.test(value) && !/['’]s\s/.test(compiled)) return false;
  const [first = ''] = words;
  if (small[0] && (beginsWithLimit(value) || prepositions.has(first))) return false;
  // A description may be another one.
  const isDescribed = like.length > 1 && !isName(like);
  if (isSmall(0, choosing) && !isDescribed && isEnglish(words[1]?.toLowerCase() ?? '')) return false;
  if (isSmall(words.length - 1, behind)) return false;
  const holds = (among: ReadonlySet<string>) => like.some((word) => among.has(word));
  for (let at = 1; at < words.length; at += 1) {
    if (isSmall(at, prepositions) && !holds(prepositions)) return false;
    if (isSmall(at, determiners) && !joins.has(words[at - 1] as string)) return false;
    if (isSmall(at, clausal)) return false;
    if (small[at] && isParticiple(words[at] as string) && actOf(tokensOf(words[at] as string)[0]?.key ?? '') !== undefined) return false;
    const isCounting = /^\d+$/.test(words[at] as string) && /^\p{Ll}/u.test(words[at + 1] ?? '');
    if (isCounting && !like.some((word) => /\d/.test(word))) return false;
  }
  return true;
}

const isDeed = (text: string): boolean => actOf(tokensOf(text)[0]?.key ?? '') !== undefined;

const joins: ReadonlySet<string> = new Set('of and or & in on for with to de'.split(' '));

/** "Carla about taxes" is no name, where one was compiled. */
function isMixed(words: readonly string[], like: readonly string[]): boolean {
  if (!isName(like) || !like.some((word) => /^\p{Lu}/u.test(word))) return false;
  const rest = words.filter((word) => !particles.has(word) && !titles.has(word) && !/^\d+$/.test(word));
  return rest.some(isCapital) && !rest.every(isCapital);
}

const beginsWithLimit = (value: string): boolean => phraseAt(limitPhrases, tokensOf(value), 0) !== undefined;
