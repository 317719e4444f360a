/** The ends of a range: two fields, two thumbs of a slider, or two days of a calendar. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { fillWith, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { sentFrom } from '../sending/sending.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { afterPick, pickDay, pickerFor } from './calendar.ts';
import { valueFor } from './given-values.ts';

type Bound = 'start' | 'end';

/** What fields call the ends of a range. */
const ends: Readonly<Record<Bound, readonly string[]>> = {
  start: [
    'from',
    'start',
    'min',
    'minimum',
    'begin',
    'lower',
    'low',
    'lowest',
    'open',
    'opens',
    'opening',
    'after',
    'since',
    'earliest',
    'first',
    'departure',
    'check in',
  ],
  end: [
    'to',
    'until',
    'till',
    'end',
    'max',
    'maximum',
    'upper',
    'high',
    'highest',
    'close',
    'closes',
    'closing',
    'before',
    'latest',
    'last',
    'return',
    'check out',
  ],
};

/** What narrows a list was written, and is to take effect; beyond the stages of whatever else is tried. */
const narrowed = 2_401;
const reach = 4;
const applies = /^(?:\P{L}*|\P{L}*(?:apply|go|ok|update|filter|show|set)\b.*)$/iu;

/** By the button right behind the field, or by its key. */
const takenEffect = (field: ObservedElement, situation: Situation): Move =>
  sentFrom(
    field,
    reach,
    ({ role, name, hints = '' }) => role === 'button' && (name !== '' ? applies.test(name) : /apply|go|submit/i.test(hints)),
    situation,
  );

const number = '[-+]?\\p{Sc}?\\d[\\d.,]*';
const twoInOne = new RegExp(`^(${number}) ?(?:[-–—]|to|and) ?(${number})(?: ?\\p{L}{1,5}\\.?)?$`, 'u');
const firstLast = new RegExp(` (?:from )?(${number})$`, 'u');
const numberLast = new RegExp(` ${number}$`, 'u');
const secondLast = new RegExp(`^(${number})(?: ?\\p{L}{1,5}\\.?)?$`, 'u');
const changing = /^(?:please |then |and )*(?:change|update|edit|move|switch|increase|decrease|raise|lower)\b/i;

/** The two numbers that are said of one thing, of which an order for one field says both, or the second: "20 – 50", "from 20 to 50", "weight 20" "to 50". */
function saidEnds({ what, value, clause }: Of<'fill'>): readonly [name: string, start: string, end: string] | undefined {
  if (!what || what.exact || value.type !== 'text' || value.quoted || changing.test(clause)) return undefined;
  const name = what.name || what.noun;
  const [, low, high] = twoInOne.exec(value.text) ?? [];
  if (low !== undefined && high !== undefined) return [name, low, high];
  const last = secondLast.exec(value.text)?.[1];
  const before = last === undefined ? -1 : clause.lastIndexOf(` to ${value.text}`);
  const first = before < 0 ? undefined : firstLast.exec(clause.slice(0, before))?.[1];
  return first === undefined || last === undefined ? undefined : [name.replace(numberLast, ''), first, last];
}

/** The first of two has been filled. */
const halfSet = 2_402;

/** Both ends of what is said as a range, where the page has a field for each; undefined where it has not. */
export function bothEnds(order: Of<'fill'>, situation: Situation): Move | undefined {
  const { cursor } = situation;
  const said = cursor.stage === 0 || cursor.stage === halfSet ? saidEnds(order) : undefined;
  const what = said && order.what && { ...order.what, name: said[0], whole: said[0] };
  if (!said || !what) return undefined;
  const [start, end] = (['start', 'end'] as const).map((bound) => fieldOf(what, undefined, bound, situation, !anyRange.test(said[0])));
  if (!start || !end || start.index === end.index || isList(start) || isList(end)) return undefined;
  const [, low, high] = said;
  return cursor.stage === halfSet ? fillWith(end, high) : fillWith(start, low, { stage: halfSet });
}

const isList = ({ options, type }: ObservedElement): boolean => options !== undefined && options.length > 0 && type === undefined;

export function fillBound({ what, value, applies: isNarrowing }: Of<'fill'>, bound: Bound, situation: Situation): Move {
  const { cursor, hand } = situation;
  if (cursor.stage === narrowed) return hand && isEditable(hand) ? takenEffect(hand, situation) : next;
  const field = fieldOf(what, value.type === 'when' ? (value.day === undefined ? 'time' : 'date') : undefined, bound, situation);
  const day = value.type === 'when' ? value.day : undefined;
  const taken =
    day === undefined ? undefined : afterPick(daysWith(day, bound, situation), field ?? (what && pickerFor(what, situation)), situation);
  if (taken) return taken;
  if (field === undefined) {
    return day !== undefined
      ? pickDay(day, what && pickerFor(what, situation), situation)
      : missing(`there are no two fields on the page for the ends of ${what === undefined ? 'the range' : say(what)}`);
  }
  if (day !== undefined && field.states.includes('readonly')) return pickDay(day, field, situation);
  const text = valueFor(value, field, situation);
  if ('why' in text) return lacking(text);
  return isList(field)
    ? { type: 'act', act: { kind: 'select', element: field.index, options: [text.text] }, on: field }
    : fillWith(field, text.text, isNarrowing && { stage: narrowed });
}

/** With the day that the range was said to begin on just before. */
function daysWith(day: string, bound: Bound, { instructions, cursor }: Situation): readonly string[] {
  const before = instructions[cursor.at - 1];
  const isRange = bound === 'end' && before?.kind === 'fill' && before.bound === 'start' && before.value.type === 'when';
  return [...(isRange && before.value.type === 'when' && before.value.day !== undefined ? [before.value.day] : []), day];
}

/** Of the fields that are called as the range is, or else of all of its kind: the one of this end's name, or the first and second of two. */
function fieldOf(
  what: Of<'fill'>['what'],
  type: 'time' | 'date' | undefined,
  bound: Bound,
  situation: Situation,
  isCalledSo = false,
): ObservedElement | undefined {
  const { scene } = situation;
  const fields = standingIn(what?.within, situation).filter((element) => isEditable(element) && !element.states.includes('disabled'));
  const name = what === undefined ? '' : what.name || what.noun;
  const saysName = (text: string) =>
    text !== '' && name !== '' && (likeness(name, text) >= 0.6 || holdsSense(text, name) || (text.length > 3 && holdsSense(name, text)));
  const own = fields.filter(({ name: called, label = '' }) => [called, label].some(saysName));
  // What stands over it may stand over other things, too.
  const over = fields.filter(({ context = '', group }) => [context, scene.observation.groups[group ?? -1]?.name ?? ''].some(saysName));
  const called = own.length > 0 ? own : over;
  const ofType = fields.filter((field) =>
    type === undefined
      ? /^(?:slider|spinbutton)$/.test(field.role) || field.type === 'range' || field.type === 'number'
      : field.type === type,
  );
  // A number of another name is of another thing.
  const mayBe = (field: ObservedElement) => type !== undefined || name === '' || anyRange.test(name) || !isCalledElse(field, situation);
  const named = ofEnd(withOtherEnd(called, fields), bound);
  // Where a field is called so and is no end, no other two are meant.
  if (named || isCalledSo || (type === undefined && own.length > 0)) return named;
  const numeric = ofEnd(ofType.filter(mayBe), bound);
  if (numeric) return numeric;
  // "From" and "to" alone, where the page has no other range.
  return ofEnd(
    fields.filter((field) => (isEnd(field, 'start') || isEnd(field, 'end')) && mayBe(field)),
    bound,
  );
}

/** "Weight from [ ] to [ ]": the second field is called by the first. */
function withOtherEnd(called: readonly ObservedElement[], fields: readonly ObservedElement[]): readonly ObservedElement[] {
  const [only, ...others] = called;
  const next = only && fields[fields.indexOf(only) + 1];
  const isOther =
    next?.role === only?.role && next !== undefined && isEnd(next, 'end') && ownWords(next.name || (next.label ?? '')).length === 0;
  return only && others.length === 0 && isEnd(only, 'start') && isOther ? [only, next] : called;
}

const anyRange = /^(?:(?:the |both )?(?:ranges?|values?|numbers?|sliders?|handles?|thumbs?|amounts?|limits?|bounds?|filters?))$/i;
/** What it is called by besides the end that it is of. */
const ownWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !endWords.has(word) && !anyRange.test(word));
const endWords = new Set([...ends.start, ...ends.end].flatMap((end) => end.split(' ')));

const isCalledElse = ({ name, label = '', group }: ObservedElement, { scene }: Situation): boolean => {
  const around = scene.observation.groups[group ?? -1];
  return [name, label, around?.role === 'group' ? around.name : ''].some((text) => ownWords(text).length > 0);
};

function ofEnd(fields: readonly ObservedElement[], bound: Bound): ObservedElement | undefined {
  const [only, ...others] = fields.filter((field) => isEnd(field, bound));
  const opposite = fields.some((field) => isEnd(field, bound === 'start' ? 'end' : 'start'));
  if (only !== undefined && others.length === 0 && opposite) return only;
  return fields.length === 2 && fields[0]?.role === fields[1]?.role && !opposite && only === undefined
    ? fields[bound === 'start' ? 0 : 1]
    : undefined;
}

/** By its name; by what stands by it and what its maker called it, where the name tells neither end. */
const isEnd = ({ name, label = '', hints = '' }: ObservedElement, bound: Bound): boolean => {
  const isTold = saysEnd(name, 'start') || saysEnd(name, 'end');
  return saysEnd(isTold ? name : `${label} ${hints}`, bound);
};

function saysEnd(text: string, bound: Bound): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return ends[bound].some((end) => words.includes(end) || (end.includes(' ') && words.join(' ').includes(end)));
}
