/** Words of a deed that tell which thing is meant, and that the page says of nothing: "a used" one, "Anna's", one "in the second table". */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import { nounOf } from '../reading/words/nouns.ts';
import type { Scene } from './page/scene.ts';
import { holdsAnywhere } from './page/spoken-of.ts';
import { fold, holdsSense, holdsWords, isSameName, likeness } from './words/likeness.ts';

/** Why what a deed would be done to is not what is meant; undefined where the page says all of it, or it says nothing of which one. */
export function isUnsaid(on: ObservedElement, instruction: Instruction, scene: Scene): string | undefined {
  if (instruction.kind === 'submit' && instruction.what) return unsaidOf(instruction.what, scene);
  if (instruction.kind !== 'do' || !instruction.what) return undefined;
  const { what } = instruction;
  const part = partOf(what, instruction.as, on, scene);
  if (part !== undefined) return `${JSON.stringify(part)} is a part of the row that would be gone with it`;
  const isTelling = tellingIn(instruction.clause, scene);
  const missing =
    placeUnsaid(what.within, scene) ??
    wayUnsaid(what.within, instruction.clause, scene) ??
    lookUnsaid(what, on, scene) ??
    kindUnsaid(what, isTelling) ??
    traitUnsaid(what, on, isTelling, scene);
  return missing === undefined ? undefined : `nothing here is called ${JSON.stringify(missing)}`;
}

/** "Submit the form for Ann", on a page that does not speak of her. */
function unsaidOf({ name, exact, within, where = [] }: Description, scene: Scene): string | undefined {
  const held = where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition.text] : []));
  const missing =
    placeUnsaid(within, scene) ?? held.find((text) => !isAnywhere(text, scene)) ?? (exact ? undefined : wordUnsaid(name, scene));
  return missing === undefined ? undefined : `nothing here is called ${JSON.stringify(missing)}`;
}

/** "In colour", "in bulk": without an article it tells how, which the page would say somewhere. */
function wayUnsaid(place: Description | undefined, clause: string, scene: Scene): string | undefined {
  const { name = '', exact = false, roles = [] } = place ?? {};
  const isWay = !exact && roles.length === 0 && /^\p{Ll}+$/u.test(name) && fold(clause).endsWith(` in ${name}`);
  return isWay && !isAnywhere(name, scene) ? name : undefined;
}

/** "The red note": of the row or card that a deed is done in, something is red or says so. */
function lookUnsaid({ name, look = [], all }: Description, on: ObservedElement, scene: Scene): string | undefined {
  const unit = scene.unitOf(on);
  if (name !== '' || all || look.length === 0) return undefined;
  // "The Gold subscription", of a page that is all about one.
  if (!unit) return look.find((word) => !isAnywhere(word, scene) && !scene.elements.some((each) => holdsSense(each.look ?? '', word)));
  const said = [scene.groups[unit.group]?.hints ?? '', unit.text, ...unit.elements.flatMap((each) => [each.look ?? '', each.hints ?? ''])];
  return look.find((word) => !said.some((text) => holdsSense(text, word)));
}

/** "Delete the mail of Bert" among people, each of whom has one: what would be deleted is Bert. In a list of mails he is who they are from. */
function partOf({ name, noun, where = [], within }: Description, as: string, on: ObservedElement, scene: Scene): string | undefined {
  const whose = where.flatMap((condition) => (condition.kind === 'holds' && condition.whose && !condition.not ? [condition.text] : []))[0];
  const [said, owner] = [noun || name, whose ?? within?.name ?? ''];
  const row = scene.unitOf(on)?.elements ?? [];
  const isOf = ({ column = '' }: ObservedElement, words: string) => column !== '' && likeness(words, column) >= leastCalled;
  if (!ending.test(as) || said === '' || owner === '' || isOf(on, said) || holdsSense(on.name, said)) return undefined;
  const isOwner = row.some((element) => isOf(element, 'name') && isSameName(owner, element.name));
  return isOwner && row.some((element) => isOf(element, said)) ? said : undefined;
}
const ending = /^(?:delete|remove|erase|discard|drop|clear)\b/;
const leastCalled = 0.9;

const parts: readonly string[] = ['table', 'grid', 'treegrid', 'form', 'list', 'listbox', 'dialog', 'alertdialog'];
const proper = /^\p{Lu}/u;

/** A word with a capital or a number that the page does not have; what it is a kind of needs not be said. */
const wordUnsaid = (name: string, scene: Scene): string | undefined =>
  name
    .match(/(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}+|\d{2,})(?![\p{L}\p{N}])/gu)
    ?.find((word) => nounOf(word.toLowerCase()) === undefined && !isAnywhere(word, scene));

/** A place by its number, or by a name that the page does not have. */
function placeUnsaid(place: Description | undefined, scene: Scene): string | undefined {
  if (!place) return undefined;
  const { name, exact, noun, whole, ordinal, roles, rank, where } = place;
  const isCounted =
    name === '' && ordinal !== undefined && !rank && !where && roles.length > 0 && roles.every((role) => parts.includes(role));
  if (isCounted && Math.abs(ordinal) > scene.groups.filter(({ role }) => roles.includes(role)).length) return whole || noun;
  if (name !== '' && (exact || proper.test(name)) && !isAnywhere(name, scene)) return name;
  // "For two at Luigi"
  const called = exact ? undefined : wordUnsaid(name, scene);
  if (called !== undefined) return called;
  return placeUnsaid(place.within, scene);
}

const isAnywhere = (name: string, scene: Scene): boolean =>
  (holdsAnywhere(name, scene) && !isVerbOnly(name, scene)) ||
  // Of "18 September", the day is said by the page as a part of its dates.
  (/^\d+$/.test(name) && scene.elements.some((element) => element.name.split(/\D+/).includes(name))) ||
  scene.elements.some(({ value = '', options = [] }) => [value, ...options].some((text) => holdsSense(text, name)));

/** "In Trash", where the page has but buttons that say "Delete". */
const isVerbOnly = (name: string, { elements, groups, observation }: Scene): boolean => {
  const saying = elements.filter(({ name: said }) => holdsSense(said, name));
  const isElse = [
    observation.title,
    observation.url,
    ...groups.filter(({ role }) => role !== 'item' && role !== 'listitem').map((group) => group.name),
  ];
  return (
    saying.length > 0 &&
    saying.every(({ role, name: said }) => role === 'button' && !holdsWords(said, name)) &&
    !isElse.some((text) => holdsWords(text, name))
  );
};

/** "Two" of them, "a used" one: what stands ahead of a name in quotation marks, and is no kind of thing. */
const kindUnsaid = ({ exact, noun, roles }: Description, isTelling: (word: string) => boolean): string | undefined =>
  exact && noun !== '' && roles.length === 0 && isTelling(noun) ? noun : undefined;

/**
 * Whether a word ahead of a name tells it from its likes, and the page does not have it. "The fruit Fig" says only what it is, whatever
 * the page calls that.
 */
function tellingIn(clause: string, scene: Scene): (word: string) => boolean {
  return (word) => {
    if (passing.test(word) || nounOf(word) !== undefined || holdsAnywhere(word, scene)) return false;
    const ahead = fold(clause).split(` ${fold(word)} `, 1)[0] ?? '';
    return !/(?<!\p{L})(?:the|this|that|my|our|your)$/u.test(ahead) || trait.test(word);
  };
}
const size = 'small|large|big|little|tiny|huge|tall|short|long|wide|narrow|medium';
const trait = new RegExp(
  `^(?:other|spare|broken|worn|torn|cheap|fake|real|genuine|original|${size}|near|almost|\\p{L}{2,}(?:[^\\P{L}e]ed|less|ful|ous|[^\\P{L}t]able|ible))$`,
  'iu',
);

/** Words that tell nothing of which one. */
const passing =
  /^(?:a|an|the|one|another|any|some|new|my|our|your|his|her|its|their|this|that|these|those|single|same|given|said|called|named|existing|current|whole|entire|only|particular|specific|and|or|of|in|on|to|for|from|with|by|at|as)$/i;

/** A word ahead of the name that the thing bears: "used Blue Chair" for the one that is called Blue Chair. */
function traitUnsaid(
  { name, exact, look = [], all }: Description,
  on: ObservedElement,
  isTelling: (word: string) => boolean,
  scene: Scene,
): string | undefined {
  if (name === '' || all) return undefined;
  const unit = scene.unitOf(on);
  const bearers = [on, ...(unit?.elements ?? [])];
  if (exact)
    return bearers.some((one) => isSameName(name, one.name))
      ? look.find((word) => sizes.test(word) && !holdsAnywhere(word, scene))
      : undefined;
  const words = name.split(/\s+/);
  for (let ahead = 1; ahead < words.length; ahead += 1) {
    const rest = words.slice(ahead).join(' ');
    if (!bearers.some((one) => isSameName(rest, one.name))) continue;
    return words.slice(0, ahead).find((word) => /^\p{Ll}+$/u.test(word) && isTelling(word));
  }
  return undefined;
}
const sizes = new RegExp(`^(?:${size})(?:er|est)?$`);
