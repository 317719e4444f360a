/** Whether a row, card or item is what a condition says, by what stands in it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Condition } from '../../description.ts';
import { isByNature } from '../../natures.ts';
import { isUnder } from '../page/heads-over.ts';
import { besidesOwn } from '../page/line-words.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { labelledSo, mostlyOf, surelyOf } from './belonging.ts';
import { countSaid, isOnWeekday, isSo, measuredFor } from './comparing.ts';
import { isInCells } from './names-in-cells.ts';

export function fulfils(scene: Scene, unit: Unit, condition: Condition, now: number): boolean {
  if (condition.kind === 'is') return unit.elements.some(({ name }) => isByNature(name, condition.nature) === true);
  if (condition.kind === 'holds') {
    const own = condition.by === undefined ? [] : labelledSo(scene, unit, condition.by);
    const elements = own.length > 0 ? own : unit.elements;
    const text = own.length > 0 ? own.map(({ name, value = '' }) => `${name} ${value}`).join(' \n ') : unit.text;
    const { at } = condition;
    if (at !== undefined) {
      const edge = fold(condition.text);
      const isSo = elements.some(({ name }) => (at === 'start' ? fold(name).startsWith(edge) : fold(name).endsWith(edge)));
      return isSo !== (condition.not === true);
    }
    if (condition.own)
      return (
        alternativesIn(scene, condition).some(
          (said) =>
            elements.some(
              (element) =>
                !isForState(element, said) &&
                [element.name, element.value ?? '', besidesOwn(element, elements)].some(
                  (each) => saysJust(each, said) || isSaidToBeAt(each, said),
                ),
            ) ||
            isUnder(scene, unit, said) ||
            endsWith(unit, said),
        ) !==
        (condition.not === true)
      );
    const found = alternativesIn(scene, condition).some(
      (said) =>
        holdsWords(text, said) ||
        (own.length === 0 && isInCells(unit, said)) ||
        (!condition.exact && isUnderLabel(scene, unit, said)) ||
        // A name but for one letter is the name of another.
        (!condition.exact &&
          !isByControlOnly(elements, said) &&
          !isInNamesOnly(elements, said) &&
          (holdsSense(text, said) || elements.some((element) => !isForState(element, said) && likeness(said, element.name) >= 0.8))),
    );
    const counted = found || condition.exact ? undefined : countSaid(condition.text);
    return (found || (counted !== undefined && isSo(scene, unit, counted, now, false))) !== (condition.not === true);
  }
  if (isSo(scene, unit, condition, now, false)) return condition.is === '=' || isSo(scene, unit, condition, now, true);
  const isKnown = measuredFor(scene, unit, condition, now) !== undefined;
  return !isKnown && condition.is === '=' && condition.value.type === 'day' && isOnWeekday(scene, unit, condition.value.day, now);
}

/** "With high priority": in the column or under the label of that name, it says just this. */
function isUnderLabel(scene: Scene, unit: Unit, said: string): boolean {
  const [, ahead = '', label = ''] = /^(\p{L}[\p{L} -]*) (\p{Ll}{3,})$/u.exec(said) ?? [];
  return label !== '' && labelledSo(scene, unit, label).some(({ name, value }) => fold(value || name) === fold(ahead));
}

/** "About the boat shed key": the only one of which one text has all the words, in whatever order: "Who has the key to the boat shed?" */
export function sayingAll(units: readonly Unit[], condition: Condition): readonly Unit[] {
  if (condition.kind !== 'holds' || condition.exact || condition.not || condition.own || condition.whose || /\d/.test(condition.text))
    return [];
  const words = (condition.at ?? condition.by) === undefined ? condition.text.split(' ').filter((word) => /\p{L}{3,}/u.test(word)) : [];
  if (words.length < 2) return [];
  const saying = units.filter(({ elements }) => elements.some(({ name }) => words.every((word) => holdsSense(name, word))));
  return saying.length === 1 ? saying : [];
}

/** "Unlock" is there for what is not unlocked yet. */
const isForState = ({ role, name }: ObservedElement, said: string): boolean =>
  (role === 'button' || role === 'menuitem') && holdsSense(name, said) && !holdsWords(name, said);

function isByControlOnly(elements: readonly ObservedElement[], said: string): boolean {
  const saying = elements.filter(({ name }) => holdsSense(name, said));
  return saying.length > 0 && saying.every((element) => isForState(element, said));
}

/** Who lives at Roundhay Gardens has no garden by that. */
function isInNamesOnly(elements: readonly ObservedElement[], said: string): boolean {
  const saying = /^\p{Ll}+$/u.test(said) ? elements.filter(({ name }) => holdsSense(name, said)) : [];
  return saying.length > 0 && saying.every(({ name }) => properName.test(name.trim()) && !holdsWords(name, said));
}
const properName = /^(?:\d\S* )?\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|and|&))* \p{Lu}\S*$/u;

const joint = /,? (?:and|or) |, /i;

/** Asked of each unit, and the same for all of a page. */
const alternatives = new WeakMap<Scene, Map<string, readonly string[]>>();

/** "From Lyon or Turin", "from Lyon and Turin": what is from either; a name that the page says as a whole is one. */
function alternativesIn(scene: Scene, { text, exact, whose, own }: Extract<Condition, { kind: 'holds' }>): readonly string[] {
  const parts = text.split(joint);
  const areNames = parts.length > 1 && parts.every((part) => /^[\p{Lu}\d@#]/u.test(part));
  if (exact || !areNames || !(whose || own || / or /i.test(text))) return [text];
  const known = alternatives.get(scene) ?? new Map<string, readonly string[]>();
  alternatives.set(scene, known);
  const found = known.get(text) ?? alternativesOn(scene, text, parts);
  known.set(text, found);
  return found;
}

function alternativesOn(scene: Scene, text: string, parts: readonly string[]): readonly string[] {
  const isSaid = (said: string) => [...scene.units.values()].some((unit) => holdsWords(unit.text, said));
  // Of "from Lyon and Mars", Mars is lacking.
  return isSaid(text) || (!/ or /i.test(text) && !parts.every(isSaid)) ? [text] : parts;
}

/** Of those, the units that are most surely whose it is said, or of either where several are. */
export function ownedSo(scene: Scene, units: readonly Unit[], condition: Extract<Condition, { kind: 'holds' }>): readonly Unit[] {
  const found = new Set(alternativesIn(scene, condition).flatMap((said) => mostlyOf(scene, units, said, surelyOf)));
  return units.filter((unit) => found.has(unit));
}

/** The whole text, what stands behind its label, or one of the parts that it lists: before a price, too, as in "Stool, Ghent 52 €". */
export const saysJust = (text: string, said: string): boolean =>
  likeness(said, text) >= 0.9 || (text.length <= 120 && text.split(parted).some((part) => likeness(said, part) >= 0.9));
const parted = /:\s|\s[·•|–—-]\s|,\s|\s(?=\p{Sc} ?\d|\d[\d.,]* ?\p{Sc})/u;

/** "Works at Halden", "Cook at Halden": what somebody is now, and not what they were. */
function isSaidToBeAt(text: string, said: string): boolean {
  const place = text.length <= longestPost ? /^(?:(?!at )\p{L}[\p{L} -]* )?(?:at|@) ?(\p{Lu}.*)$/u.exec(text.trim())?.[1] : undefined;
  const dwelt =
    place ??
    (text.length <= longestPost
      ? /^(?:works|lives|studies|plays|is based|based) (?:for|in|with) (\p{Lu}.*)$/iu.exec(text.trim())?.[1]
      : undefined);
  return dwelt !== undefined && fold(dwelt) === fold(said) && !bygone.test(text);
}
const longestPost = 80;
const bygone =
  /\b(?:was|were|not|never|no|ex|once|retired|left|until|till|used|worked|lived|studied|played|former(?:ly)?|previous(?:ly)?|past|future|starts|joining)\b/i;

/** Of a card that is one control, the last word in a capital: "SP-3 Vienna Delivered". */
function endsWith({ elements: [only, ...others] }: Unit, said: string): boolean {
  const [, before = '', last = ''] = others.length === 0 ? (/^(.* )(\p{Lu}\S*)$/u.exec(only?.name.trim() ?? '') ?? []) : [];
  return last !== '' && fold(last) === fold(said) && !/(?:\b(?:not|never|no|be|being|for)|ly) $/i.test(before);
}
