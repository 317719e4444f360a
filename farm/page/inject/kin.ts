/** Whether what is about to be done in place of a recorded act is done to the same control, though it was not found by its evidence. */
import { Contexts } from './contexts.ts';
import { marksOf, rootsIn } from './marks.ts';
import { identify } from './name.ts';
import { asksOtherwise, isOfOther, isWithin, recognise, rivalOf, say } from './recognise.ts';
import { elementAt } from './registry.ts';
import { isAlmostSaid, isSaid, kindOf, plain } from './same.ts';
import { lacksNumber, lacksSaid } from './weigh.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;

/** So telling is what its maker marked it by alone. */
const own = 3;

/** What it is, for a person, where it is none of these; `mayBeRenamed`: what is filled in may have another label, what is pressed may not. */
export function otherThan(index: number, recorded: readonly Recorded[], mayBeRenamed: boolean): string | undefined {
  const element = elementAt(index);
  return !element || recorded.some((one) => isKin(element, one, mayBeRenamed)) ? undefined : say(element);
}

/** What it is, where one of these was called as it is, and it is of another part of the page than each of those. */
export function ofOtherPart(index: number, recorded: readonly Recorded[]): string | undefined {
  const element = elementAt(index);
  const { name } = element ? identify(element) : { name: '' };
  const namesakes = recorded.filter((one) => isAlmostSaid(name, one.name));
  return element && namesakes.length > 0 && namesakes.every((one) => isApart(element, one)) ? say(element) : undefined;
}

function isApart(element: Element, recorded: Recorded): boolean {
  const roots = rootsIn(document);
  return isOfOther(element, recorded, { contexts: new Contexts(), marks: marksOf(recorded.locators, roots), roots });
}

function isKin(element: Element, recorded: Recorded, mayBeRenamed: boolean): boolean {
  const { name } = identify(element);
  const contexts = new Contexts();
  if (lacksSaid(element, name, recorded, contexts) || lacksNumber(name, recorded)) return false;
  if (asksOtherwise(element, recorded, contexts) || isElsewhere(element, recorded)) return false;
  const all = marksOf(recorded.locators, rootsIn(document));
  if (isAlmostSaid(name, recorded.name) || (mayBeRenamed && isCalledWithValue(element, name, recorded.name)))
    return !isApart(element, recorded) && !rivalOf(element, recorded, all, true);
  if (!mayBeRenamed || kindOf(element) !== recorded.type || isInOtherUnit(name, recorded.name) || isOfAnother(name, recorded.name))
    return false;
  const marks = all.filter(({ isCalling }) => !isCalling);
  // A field that bears nothing of what marked it is another; one that was marked by nothing is known by its place.
  const telling = marks.filter(({ isPlace, weight }) => !isPlace && weight >= own);
  const isBorne = ({ bearers }: (typeof marks)[number]) => bearers.includes(element);
  const borne = marks.filter(isBorne);
  if (!(telling.length > 0 ? telling : marks).some(isBorne)) return false;
  return isCalledAlike(name, recorded.name) || borne.length >= leastMarks;
}

/** A list that is drawn as a button is called by what is chosen in it as well. */
function isCalledWithValue(element: Element, name: string, recorded: string): boolean {
  if (element instanceof HTMLSelectElement) return [...element.options].some(({ text }) => isSaid(`${name} ${text}`, recorded));
  const shown = plain(element.textContent ?? '');
  return element.ariaHasPopup === 'listbox' && shown !== '' && plain(name) === `${plain(recorded)} ${shown}`;
}

/** Of a field that is called otherwise, one sign alone may be another's. */
const leastMarks = 2;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}%$€£]+/gu) ?? [];

/** One says all the words of the other: "City", "Shipping city". */
function isCalledAlike(name: string, recorded: string): boolean {
  const [some, all] = [wordsIn(name), wordsIn(recorded)].sort((a, b) => a.length - b.length) as [readonly string[], readonly string[]];
  return some.length > 0 && some.every((word) => all.includes(word));
}

/** Whose it is asked for, or which part of it: "Last name" takes no whole name, and "Name of your boss" takes another's. */
function isOfAnother(name: string, recorded: string): boolean {
  const [parts, known] = [wordsIn(name), wordsIn(recorded)].map((words) => words.filter((word) => telling.has(word)).join(' '));
  return parts !== known;
}
const telling: ReadonlySet<string> = new Set(
  (
    'first last middle maiden given family surname forename initials boss manager supervisor partner spouse mother father parent child guardian ' +
    'guest owner sender recipient referrer contact emergency new old previous former confirm repeat retype secondary alternate alternative second'
  ).split(' '),
);

/** What is asked for in another unit is another number: "Amount", "Amount in cents". */
function isInOtherUnit(name: string, recorded: string): boolean {
  const [units, known] = [wordsIn(name), wordsIn(recorded)].map((words) => words.filter((word) => unit.test(word)).join(' '));
  return units !== known;
}
const unit =
  /^(?:[%$€£]|cents?|pence|pennies|dollars?|euros?|pounds?|eur|usd|gbp|chf|percent|per ?mille|thousands?|millions?|dozens?|kg|g|grams?|kilograms?|lbs?|oz|ounces?|mm|cm|m|km|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|inch(?:es)?|feet|foot|ft|yards?|l|ml|lit(?:re|er)s?|gallons?|seconds?|minutes?|min|hours?|hrs?|days?|weeks?|months?|years?|kb|mb|gb|tb)$/;

/** It stands there as it stood, whatever kept it from being used. */
function isElsewhere(element: Element, recorded: Recorded): boolean {
  const found = recognise(recorded, 'control');
  const itself = found.ok ? elementAt(found.index) : undefined;
  return itself !== undefined && itself !== element && !isWithin(itself, element);
}
