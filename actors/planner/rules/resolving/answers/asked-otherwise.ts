/** What is asked for, put in the words that a page may have for it. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';

/** "The last day of her leave" is when it ends, and no day among several. */
export function edgeOf({ ordinal, noun, name, within, where, rank, ...what }: Description): Description | undefined {
  if (noun !== 'day' || name !== '' || !within || where || rank || (ordinal !== 1 && ordinal !== -1)) return undefined;
  const label = ordinal === 1 ? 'first day' : 'last day';
  return { ...what, name: label, whole: label, noun: '', within };
}

/** Of the same thing, by another name. */
const renamedIn = (what: Description, name: string): Description => ({ ...what, name, whole: name, noun: '', roles: [] });

export const renamed = ({ within: _, ...what }: Description, name: string): Description => renamedIn(what, name);

/** "The new total" is the total as it stands once something was done, where the page calls nothing else so; "the current" one is so at any time. */
export function asItIsNow(what: Description, { scene, hasActed }: Looking): Description | undefined {
  const { name, exact, where, rank, ordinal, all } = what;
  const [, word = '', rest = ''] = /^(new|updated|resulting|current|present) (\p{Ll}.*)$/u.exec(name) ?? [];
  if (rest === '' || exact || all || (where ?? rank ?? ordinal) !== undefined) return undefined;
  if (!hasActed && !/^(?:current|present)$/.test(word)) return undefined;
  if (scene.elements.some((element) => holdsWords(element.name, name) || holdsWords(element.name, `old ${rest}`))) return undefined;
  return renamedIn(what, rest);
}

/** "The highest price" is the price of what ranks first by it. */
export function ofHighest(what: Description): Description {
  const { rank, name, noun, roles, within } = what;
  const isValue = rank?.by === '' && !rank.ties && name === '' && noun !== '' && roles.length === 0 && !within && valued.test(noun);
  return isValue && rank ? { ...what, name: noun, whole: noun, noun: '', rank: { ...rank, by: noun } } : what;
}
const valued = /^(?:price|date|day|time)$/;

/** "The value of Colour", "the year of birth": what seems to be a thing's may be all of the label. */
export function labelSaid({ name, exact, within, ...said }: Description, { scene }: Looking): Description | undefined {
  if (!within || exact || name === '' || within.name === '' || within.rank || within.where || within.roles.length > 0) return undefined;
  if (/^(?:value|text|content|entry|number|data|information)s?$/i.test(name)) return { ...within, ...(said.part && { part: said.part }) };
  const { within: outer, ...rest } = within;
  const whole = `${name} of ${rest.name}`;
  // Otherwise it is a value of another thing.
  if (!scene.elements.some((element) => likeness(whole, element.name) >= 0.94)) return undefined;
  return { ...said, name: whole, whole, exact, ...(outer && { within: outer }) };
}

/** "The opening hours of the yard": in the part of the page that is called so, what is called "Yard". */
export function turnedRound({ name, exact, within, ...said }: Description, looking: Looking): Description | undefined {
  if (!within || exact || name === '' || within.within || within.rank || within.where || within.ordinal !== undefined) return undefined;
  const thing = within.name || within.whole;
  if (thing === '' || within.roles.length > 0 || said.ordinal !== undefined || said.where || said.rank) return undefined;
  const { scene } = looking;
  const isPart = scene.groups.some(
    (group, at) => !scene.units.has(at) && group.role === 'region' && group.name.length <= 60 && holdsSense(group.name, name),
  );
  return isPart
    ? { name: thing, exact: within.exact, whole: thing, noun: '', roles: [], within: { name, exact, whole: name, noun: '', roles: [] } }
    : undefined;
}
