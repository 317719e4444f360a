/** What is done to an entry of an agenda from what opens at it: told by its name, and by the day and the time that it lies at. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { isWeekday, weekdayIndex } from '../../reading/words/dates.ts';
import { clickOn, type Move, refused, type Situation, sayDisabled } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, holdsWords } from '../words/likeness.ts';
import { timeIn } from '../words/quantities.ts';

const kinds = /^(?:appointment|event|meeting|booking|reservation|lesson|class|session|course|shift|call|visit|interview|entry)s?$/;
const verbs = /^(?:cancel|delete|remove)$/;
/** Of the cursor: the entry was opened. */
const opened = 'agenda entry opened';

/** Where nothing on show does it to the entry, or only its other button is left to be tried. */
export function doneInAgenda(order: Of<'do'>, move: Move, situation: Situation): Move {
  const isLost = move.type === 'missing' || (move.type === 'act' && move.act.kind === 'click' && move.act.button === 'right');
  const isBegun = situation.cursor.explored.includes(opened);
  return isBegun || isLost ? (fromItsBox(order, situation) ?? move) : move;
}

/** Undefined where the goal speaks of no entry of an agenda, or the page shows none of that name. */
function fromItsBox({ as, what }: Of<'do'>, situation: Situation): Move | undefined {
  if (!what || !verbs.test(as) || !kinds.test(what.noun) || what.name === '' || (what.within ?? what.rank ?? what.all)) return undefined;
  const moment = momentOf(what.where ?? []);
  if (!moment) return undefined;
  const { scene, cursor } = situation;
  if (cursor.explored.includes(opened)) return byControl(as, what.name, what.noun, moment, situation);
  const called = scene.elements.filter((element) => isClickable(element) && isEntry(element.name, what.name));
  if (called.length === 0 || called.every(({ name }) => timeIn(name) === undefined && moment.time === undefined)) return undefined;
  const fitting = called.filter((element) => liesAt(element, moment, scene));
  const entry = onlyOf(fitting);
  if (!entry)
    return refused(
      fitting.length === 0
        ? `nothing that the page calls ${JSON.stringify(what.name)} lies at that day and time`
        : `${fitting.length} that the page calls ${JSON.stringify(what.name)} lie at that day and time; say which`,
    );
  if (!isUsable(entry)) return refused(sayDisabled(entry));
  return clickOn(entry, { stage: cursor.stage + 1, tried: [], explored: [...cursor.explored, opened] });
}

interface Moment {
  /** As `Date.prototype.getUTCDay`. */
  readonly weekday?: number;
  readonly date?: number;
  /** Minutes since midnight. */
  readonly time?: number;
}

/** Undefined where more is said than a day and a time. */
function momentOf(where: readonly NonNullable<NonNullable<Of<'do'>['what']>['where']>[number][]): Moment | undefined {
  let moment: Moment = {};
  for (const condition of where) {
    if (condition.kind !== 'compares' || condition.is !== '=') return undefined;
    const { value } = condition;
    if (value.type === 'day') {
      const day = new Date(`${value.day}T12:00:00Z`);
      moment = { ...moment, weekday: day.getUTCDay(), date: day.getUTCDate() };
    } else if (value.type === 'time') moment = { ...moment, time: timeIn(value.time) ?? -1 };
    else return undefined;
  }
  return moment;
}

/** "Haircut 13:00", "9:00 – 10:00 Haircut": its name, and nothing besides but when it is. */
const isEntry = (said: string, name: string): boolean =>
  holdsWords(said, name) &&
  !/\p{L}{3}/u.test(
    fold(said)
      .replace(fold(name), ' ')
      .replace(/\b(?:am|pm|uhr)\b/g, ' '),
  );

function liesAt(element: ObservedElement, { weekday, date, time }: Moment, scene: Scene): boolean {
  const at = timeIn(element.name) ?? headOf(element, scene, (name) => timeIn(name), isLeftOf);
  if (time !== undefined && at !== time) return false;
  if (weekday === undefined) return true;
  const head = element.column ?? headOf(element, scene, (name) => (dayNamed(name) === undefined ? undefined : name), isOver);
  const [number] = /\b\d{1,2}\b/.exec(head ?? '') ?? [];
  return head !== undefined && dayNamed(head) === weekday && (number === undefined || Number(number) === date);
}

/** "Fri", "Friday 4", "Fri, 4 Dec". */
function dayNamed(said: string): number | undefined {
  const [, word = ''] = /^\P{L}*(\p{L}+)/u.exec(said) ?? [];
  return said.length <= longestHead && isWeekday(word) ? weekdayIndex(word) : undefined;
}
const longestHead = 20;

type Box = readonly [left: number, top: number, width: number, height: number];
const middle = (from: number, length: number): number => from + length / 2;
/** In the column below the head, in the row beside it. */
const isOver = ([left, top, width]: Box, [at, below, over]: Box): boolean =>
  top < below && middle(at, over) >= left && middle(at, over) <= left + width;
const isLeftOf = ([left, top, , height]: Box, [at, below, , over]: Box): boolean =>
  left < at && middle(top, height) >= below - height && middle(top, height) <= below + over;

/** What the nearest text says that stands so to it by where they lie. */
function headOf<T>(
  element: ObservedElement,
  { elements }: Scene,
  say: (name: string) => T | undefined,
  isHead: (head: Box, of: Box) => boolean,
): T | undefined {
  const { box } = element;
  if (!box) return undefined;
  const of = box as unknown as Box;
  const heads = elements.flatMap((other) => {
    const said = isText(other) && other.box && other.name.length <= longestHead ? say(other.name) : undefined;
    return said !== undefined && isHead(other.box as unknown as Box, of) ? [{ said, far: distance(other.box as unknown as Box, of) }] : [];
  });
  return heads.sort((a, b) => a.far - b.far)[0]?.said;
}
const distance = ([left, top]: Box, [at, below]: Box): number => Math.abs(left - at) + Math.abs(top - below);

/** The control that says the verb, and of what: "Cancel" alone takes back the click. */
function byControl(as: string, name: string, noun: string, { time }: Moment, { scene, changed }: Situation): Move {
  const fresh = scene.dialog === undefined ? scene.elements.filter(({ isNew }) => isNew) : scene.within(scene.dialog);
  const told = fresh.filter((element) => !isClickable(element)).map((element) => element.name);
  const times = told.flatMap((said) => timeIn(said) ?? []);
  if (changed === false || !told.some((said) => holdsWords(said, name)))
    return refused(`nothing has come up that speaks of ${JSON.stringify(name)}`);
  if (time !== undefined && times.length > 0 && !times.includes(time)) return refused(`what has come up is of another time`);
  const says = (element: ObservedElement) => {
    const [, verb = '', of = ''] = /^\P{L}*(\p{L}+)(.*)$/u.exec(element.name.trim()) ?? [];
    const isOfIt = of.trim() === '' ? as !== 'cancel' : holdsSense(of, noun) || kinds.test(of.trim().replace(/^(?:the|this) /i, ''));
    return holdsSense(verb, as) && isOfIt;
  };
  const control = onlyOf(fresh.filter((element) => isClickable(element) && says(element)));
  if (!control) return refused(`what has come up has no control to ${as} ${JSON.stringify(name)} by`);
  return isUsable(control) ? clickOn(control) : refused(sayDisabled(control));
}
