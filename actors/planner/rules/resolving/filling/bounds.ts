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
  const isList = field.options !== undefined && field.options.length > 0 && field.type === undefined;
  return isList
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
): ObservedElement | undefined {
  const { scene } = situation;
  const fields = standingIn(what?.within, situation).filter((element) => isEditable(element) && !element.states.includes('disabled'));
  const name = what === undefined ? '' : what.name || what.noun;
  const isCalled = (field: ObservedElement) => {
    const around = scene.observation.groups[field.group ?? -1]?.name ?? '';
    return [field.name, field.label ?? '', field.context ?? '', around].some(
      (text) =>
        text !== '' &&
        name !== '' &&
        (likeness(name, text) >= 0.6 || holdsSense(text, name) || (text.length > 3 && holdsSense(name, text))),
    );
  };
  const ofType = fields.filter((field) =>
    type === undefined
      ? /^(?:slider|spinbutton)$/.test(field.role) || field.type === 'range' || field.type === 'number'
      : field.type === type,
  );
  for (const among of [fields.filter(isCalled), ofType]) {
    const found = ofEnd(among, bound);
    if (found !== undefined) return found;
  }
  // "From" and "to" alone, where the page has no other range.
  return ofEnd(
    fields.filter((field) => isEnd(field, 'start') || isEnd(field, 'end')),
    bound,
  );
}

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
