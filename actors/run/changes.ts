/** What of a page has gone and come since an act, look by look: from that it is told whether it has fallen back. */
import type { ObservedElement } from '../../farm/page/port.ts';
import { isSuch, type Pressed } from './asking.ts';
import { isAtWork } from './refusing-words.ts';

/** How often each thing stands on a page. */
type Lines = ReadonlyMap<string, number>;

export interface Changes {
  /** The page before the act, but for its messages, and those. */
  readonly from: Lines;
  readonly spoken: ReadonlySet<string>;
  /** What had gone or come at any look since. */
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
  /** What is on the page now that was not there before. */
  readonly fresh: readonly string[];
  /** It was otherwise for a while, and is as it was, whatever has come besides. */
  readonly isFallen: boolean;
  /** Nothing has gone, and nothing has come. */
  readonly isSame: boolean;
  /** A message has come at any look since. */
  readonly isTold: boolean;
}

type Elements = readonly ObservedElement[];

const speaking: readonly string[] = ['alert', 'status', 'alertdialog', 'log'];
const calledSo = /\b(?:alert|toast|snack(?:bar)?|flash|notification|announcement)\b/i;
/** What passes by itself: a clock, and that a control can't be used while something is under way. */
const clock = /\b\d{1,2}:\d\d(?::\d\d)?\b/g;
const passing: readonly string[] = ['focused', 'disabled'];
/** What comes and goes in lists is no remark. */
const entries: readonly string[] = ['listitem', 'cell', 'gridcell', 'row', 'link', 'option'];

export function beginChanges(elements: Elements): Changes {
  const nothing = { gone: new Set<string>(), came: new Set<string>(), fresh: [] };
  return { from: linesOf(elements), spoken: new Set(messagesOf(elements)), ...nothing, isFallen: false, isSame: true, isTold: false };
}

export function changesAfter({ from, spoken, ...before }: Changes, elements: Elements): Changes {
  const now = linesOf(elements);
  const goneNow = lacking(from, now);
  const cameNow = lacking(now, from);
  const isBack = (line: string) => !goneNow.includes(line) || cameNow.some((other) => holdsLine(other, line));
  const wasOther = before.gone.size > 0 || [...before.came].some((line) => entries.includes(roleOf(line)));
  const isFallen = wasOther && [...before.gone].every(isBack) && ![...before.came].some((line) => cameNow.includes(line));
  // What is called otherwise while the page is at work is no other for that, and what comes with the fall was not done by the act.
  const isKept = isFallen || elements.some(({ name }) => isAtWork(name));
  return {
    from,
    spoken,
    gone: isKept ? before.gone : new Set([...before.gone, ...goneNow]),
    came: isKept ? before.came : new Set([...before.came, ...cameNow]),
    fresh: cameNow.map(nameOf),
    isFallen,
    isSame: goneNow.length === 0 && cameNow.length === 0,
    isTold: before.isTold || messagesOf(elements).some((text) => !spoken.has(text)),
  };
}

/** How often what is called so stood on the page before. */
export const timesBefore = ({ from }: Changes, pressed: Pressed): number =>
  [...from].reduce((sum, [line, times]) => (isSuch({ role: roleOf(line), name: nameOf(line) }, pressed) ? sum + times : sum), 0);

/** What stood on the page before that is no message, in its own words. */
export const textsBefore = ({ from }: Changes): readonly string[] => [...from.keys()].map(nameOf);

/** Nothing but fields is otherwise. */
export const isOnlyEntered = ({ gone, came }: Changes): boolean => [...gone, ...came].every((line) => fields.includes(roleOf(line)));
const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton'];

/** Nothing has come but what fields and boxes are set to. */
export const isUnanswered = ({ came, isTold }: Changes): boolean => !isTold && [...came].every((line) => settable.includes(roleOf(line)));
const settable: readonly string[] = [...fields, 'checkbox', 'switch', 'radio', 'slider', 'listbox', 'option'];

/** A field that holds something and has come to be marked as wrong, though no more of its name stand there than before. */
export function markedWrong({ from }: Changes, elements: Elements): ObservedElement | undefined {
  const isOf =
    ({ role, name }: ObservedElement) =>
    (line: string) =>
      roleOf(line) === role && nameOf(line) === name;
  const count = (lines: Lines, holds: (line: string) => boolean) =>
    [...lines].reduce((sum, [line, times]) => (holds(line) ? sum + times : sum), 0);
  const now = linesOf(elements);
  return elements.find((element) => {
    if (!element.states.includes('invalid') || !element.value) return false;
    const isIt = isOf(element);
    const isWrong = (line: string) => isIt(line) && statesOf(line).includes('invalid');
    return count(from, isIt) >= count(now, isIt) && count(from, isWrong) < count(now, isWrong);
  });
}

/** A password was asked for, and is once more. */
export function asksAgain({ from }: Changes, elements: Elements): boolean {
  const asking = new Set([...from.keys()].filter((line) => statesOf(line).includes('password')).map(nameOf));
  return elements.some(({ name, states }) => states.includes('password') && asking.has(name));
}

/** Whether it is the same with a remark added to it. */
const holdsLine = (other: string, line: string): boolean => {
  const [role, context, name = ''] = line.split('\n');
  const [otherRole, otherContext, otherName = ''] = other.split('\n');
  return role === otherRole && context === otherContext && name.length >= 3 && otherName.includes(name);
};

const isMessage = (role: string, hints: string): boolean => speaking.includes(role) || calledSo.test(hints);

/** What a page says in messages. */
export const messagesOf = (elements: Elements): readonly string[] =>
  elements.flatMap(({ role, name, hints = '' }) => (isMessage(role, hints) && name !== '' ? [name] : []));

function linesOf(elements: Elements): Lines {
  const lines = new Map<string, number>();
  for (const { role, name, context = '', value = '', states, hints = '' } of elements) {
    if (isMessage(role, hints) || isAtWork(name)) continue;
    const kept = states.filter((state) => !passing.includes(state)).sort();
    const line = [role, context, name.replace(clock, ''), value, kept.join()].join('\n');
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return lines;
}
const nameOf = (line: string): string => line.split('\n')[2] ?? '';
const statesOf = (line: string): readonly string[] => (line.split('\n').at(-1) ?? '').split(',');
const roleOf = (line: string): string => line.split('\n')[0] ?? '';

/** What stands there less often than before. */
const lacking = (before: Lines, now: Lines): readonly string[] =>
  [...before].flatMap(([line, times]) => ((now.get(line) ?? 0) < times ? [line] : []));
