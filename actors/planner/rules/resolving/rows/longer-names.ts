/** "Kim Lee" is not "Kim Lee Jr.": what is done to a thing that bears a name is not done to one whose name only begins or ends so. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsWords, isSameName } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';
import { isInCells } from './names-in-cells.ts';

/** What changes nothing of it, or may be taken back as easily. */
export const harmless =
  /^(?:view|show|see|open|expand|unfold|collapse|read|download|play|preview|find|select|choose|like|follow|star|add to|get|look|go|edit|compare|copy|print)\b/;

/** Why the row or card is not of what is named; undefined where it is, or where nothing tells. */
export function isOfLongerName(
  on: ObservedElement,
  { as, what }: Of<'do'>,
  { scene, now }: { readonly scene: Scene; readonly now: number },
): string | undefined {
  const unit = scene.unitOf(on);
  if (!what || !unit || !scene.hasLikes(unit) || harmless.test(as)) return undefined;
  const said = [...namesIn(what, false), ...(what.within ? namesIn(what.within, true) : [])];
  for (const { name, ...how } of said) {
    const longer = longerOf(name, unit, how, now);
    if (longer !== undefined)
      return `nothing is called ${JSON.stringify(name)} that could be meant; nearly so is called ${JSON.stringify(longer)}`;
  }
  return undefined;
}

interface Named extends How {
  readonly name: string;
}
interface How {
  /** The thing is that one's, or is with it. */
  readonly isWhose: boolean;
  /** It is called by its kind and number, behind which much else may be told of it. */
  readonly isNumbered?: true;
}

function namesIn({ name, exact, all, rank, ordinal, where = [], noun, whole }: Description, isWhose: boolean): readonly Named[] {
  if (all || rank || ordinal !== undefined) return [];
  const held = where.flatMap((condition) =>
    condition.kind === 'holds' && !condition.not && !condition.at && (condition.exact || isProper(condition.text))
      ? [{ name: condition.text, isWhose: true }]
      : [],
  );
  if (noun !== '' && /^\d+$/.test(name) && isProper(whole)) return [{ name: whole, isWhose, isNumbered: true }, ...held];
  return [...(name !== '' && (exact || isProper(name)) ? [{ name, isWhose }] : []), ...held];
}

/** Several words with capitals, a number among them, or the name of a file: one word may be short for more. */
const isProper = (name: string): boolean => /^\p{Lu}\S*(?: (?:\p{Lu}|\d)\S*)+$/u.test(name) || /^\S+\.\p{L}[\p{L}\d]{1,4}$/u.test(name);

/** The longer name by which the entry is called; undefined where it says the very name, or tells of it. */
function longerOf(name: string, unit: Unit, how: How, now: number): string | undefined {
  const { elements } = unit;
  const texts = elements.filter((element) => !isClickable(element) || element.role === 'link');
  const isSaid = elements.some(
    // On a line of its own it is what that line says.
    ({ name: text, value, lines = [] }) => [text, ...(value === undefined ? [] : [value]), ...lines].some((each) => isSameName(name, each)),
  );
  if (isSaid || isInCells(unit, name)) return undefined;
  const longer = texts.filter((element) => holdsWords(element.name, name) || isParted(name, element.name));
  if (longer.some((element) => isInState(name, element, unit))) return undefined;
  return longer.length > 0 && longer.every((element) => isLonger(name, element.name, how, now)) ? longer[0]?.name : undefined;
}

/** "Plan 2030 draft": behind the very name stands, in an element of its own, in what state the thing is. */
function isInState(name: string, { name: text, index }: ObservedElement, { elements }: Unit): boolean {
  const [whole, called] = [fold(text), fold(name)];
  const behind = whole.startsWith(called) ? whole.slice(called.length).trim() : '';
  return (
    states.test(behind) && elements.some((other) => other.index > index && other.states.includes('mention') && fold(other.name) === behind)
  );
}
const states =
  /^(?:(?:un|in)?active|draft|(?:un)?published|pending|open|closed|new|(?:un)?read|(?:un)?paid|overdue|archived|private|public|shared|on(?:line)?|off(?:line)?|enabled|disabled|(?:not )?started|in progress|in review|done|completed?|finished|failed|running|stopped|paused|queued|confirmed|cancell?ed|shipped|delivered|returned|refunded|approved|rejected|declined|accepted|(?:un)?available|in stock|out of stock|sold out|expired|suspended|locked|blocked|banned|(?:un)?verified|invited|live|scheduled|sent|signed|resolved|free|busy|booked|reserved)$/;

/** "Kim S. Lee", "report-2 (1).pdf": other words stand between those of the name. */
function isParted(name: string, text: string): boolean {
  const [first, ...others] = wordsIn(name);
  const words = wordsIn(text);
  if (others.length === 0 || words.length > others.length + 3 || words[0] !== first) return false;
  let at = 0;
  return others.every((word) => {
    at = words.indexOf(word, at + 1);
    return at > 0;
  });
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether what stands before or behind the name makes another name of it, and tells nothing of what bears it. */
function isLonger(name: string, text: string, { isWhose, isNumbered }: How, now: number): boolean {
  const at = fold(text).indexOf(fold(name));
  if (at === -1) return true;
  const [before, after] = [
    fold(text).slice(0, at).trim(),
    fold(text)
      .slice(at + fold(name).length)
      .trim(),
  ];
  if (isNumbered) return another.test(after);
  return (before !== '' && !(isWhose ? leadsTo : labels).test(before)) || (after !== '' && !isTold(after, now));
}

/** "Plan 2030 (old)", "Plan 2030 copy", "Plan 2030 B". */
const another = /^(?:\((?!\d+\b)|(?:copy|old|new|backup|bis|final|rev(?:ision)?|version|v\d+|[a-z]|i{2,3}|iv)\b|[-/]\d)/;

const labels = /(?:[:#@·•|»›>]|^(?:name|user|title|file|item|task|customer|client|member))$/;
const leadsTo = /(?:[:#@·•|»›>,–—-]|(?:^|\s)(?:by|from|of|to|for|with|about|on|at))$/;

const mostOfName = 4;
const verbal =
  /^(?:is|was|are|has|had|will|would|can|wants?|asks?|asked|requests?|requested|applied|invited|sent|posted|wrote|writes|says?|said|joined|replied|commented|shared|uploaded|created|added|mentioned|followed|likes?|liked|needs?|left|paid|ordered|booked|and \d+ others?)\b/;

/** A value, a count, a time, or a sentence about it. */
function isTold(after: string, now: number): boolean {
  if (!/[\p{L}\p{N}]/u.test(after) || verbal.test(after) || after.split(/\s+/).length > mostOfName) return true;
  if (/^\(\s*\d+(?: (?:items?|new|unread|pieces?|pcs))?\s*\)$/.test(after)) return true;
  const [, value = ''] = /^[\s–—|·•:,;(-]+(.*)$/s.exec(after) ?? [];
  return value !== '' && /\d/.test(value) && measures(value, now).length > 0;
}
