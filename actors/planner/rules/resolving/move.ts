/** What carrying out an instruction comes to on the page as it is. */
import type { ActTerms, ObservedElement } from '../../../../farm/page/port.ts';
import type { Act, Value } from '../../../../store/model/step.ts';
import type { Description } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import type { Cursor } from './cursor.ts';
import type { Looking } from './finding/candidates.ts';
import { isUsable } from './page/kinds-of-elements.ts';

export type Move =
  /** `ok` is the cursor once it has been done; the next instruction when unset. */
  | {
      readonly type: 'act';
      readonly act: Act;
      readonly on?: ObservedElement;
      readonly ok?: Partial<Cursor>;
      /** What else the cursor is once it has been done in vain. */
      readonly failed?: Partial<Cursor>;
      readonly dialogs?: ActTerms['dialogs'];
      /** Its entry was told from all others of its list. */
      readonly isOwn?: true;
    }
  /** Nothing is left to do; `on` is what was pointed out; `skips`: nor of the instruction behind it. */
  | { readonly type: 'next'; readonly on?: ObservedElement; readonly skips?: true }
  /**
   * `unclear`: there is more than one that it may be, so that no other place has to be looked at. `awaits`: the goal says to wait for it,
   * as long as the run may last. `isSettled`: what is meant is there and does not take it, however else the words may be laid out.
   */
  | { readonly type: 'missing'; readonly why: string; readonly unclear?: true; readonly awaits?: true; readonly isSettled?: true };

export interface Situation extends Looking {
  readonly cursor: Cursor;
  readonly instructions: readonly Instruction[];
  readonly data: Readonly<Record<string, Value>>;
  readonly files: readonly string[];
  /** Whether the latest act changed the page. */
  readonly changed?: boolean;
  /** How many native dialogs the latest act raised, which were answered then. */
  readonly raised?: number;
  /** What the latest of them said, until the page is told something else. */
  readonly asked?: string;
}

/** What can be used and was not looked into. */
export const isUntried = (element: ObservedElement, { scene, cursor }: Situation): boolean =>
  isUsable(element) && !cursor.explored.includes(scene.keyOf(element));

export const missing = (why: string): Move => ({ type: 'missing', why });
export const next: Move = { type: 'next' };

type Doing = Extract<Move, { type: 'act' }>;

export const clickOn = (on: ObservedElement, ok?: Partial<Cursor>): Doing => ({
  type: 'act',
  act: { kind: 'click', element: on.index },
  on,
  ...(ok && { ok }),
});

export const sayDisabled = ({ role, name }: ObservedElement): string => `${role} ${JSON.stringify(name)} is there, but disabled`;

/** What can't be pressed yet is what is meant all the same, and nothing else is tried in its place. */
export const clickUsable = (control: ObservedElement): Move => (isUsable(control) ? clickOn(control) : waitsFor(control));

export const waitsFor = (control: ObservedElement): Move => missing(`${sayDisabled(control)}; do first what the page asks for`);

/** An option that can't be chosen now is told at once, and waited for as what is missing is. */
export function unlessOff(move: Move): Move {
  if (move.type !== 'act' || move.act.kind !== 'select' || move.on?.disabledOptions === undefined) return move;
  const { on, act } = move;
  const off = act.options.filter((option) => on.disabledOptions?.includes(option));
  if (off.length === 0) return move;
  const names = off.map((option) => JSON.stringify(option)).join(', ');
  return refused(
    `${names} of ${on.role} ${JSON.stringify(on.name)} can't be chosen now: the page has it disabled; do first what the page asks for`,
  );
}

export const fillWith = (on: ObservedElement, text: string, ok?: Partial<Cursor>): Doing => ({
  type: 'act',
  act: { kind: 'fill', element: on.index, text },
  on,
  ...(ok && { ok }),
});

/** There is more than one that it may be, or nothing else that it could be: no other place has to be looked at. */
export const refused = (why: string): Move => ({ type: 'missing', why, unclear: true });

/** Why what was looked for was not found. */
export const lacking = ({ why, type }: { readonly why: string; readonly type?: string }): Move => ({
  type: 'missing',
  why,
  ...(type === 'unclear' && { unclear: true }),
});

/** Acts on each of several things in turn, found again by their keys while the page changes under them. */
export function each(
  elements: readonly ObservedElement[],
  { scene, cursor }: Situation,
  actOn: (element: ObservedElement) => Act | undefined,
): Move {
  const left = cursor.left ?? elements.map((element) => scene.keyOf(element));
  for (let at = 0; at < left.length; at += 1) {
    const element = scene.elements.find((candidate) => scene.keyOf(candidate) === left[at]);
    if (!element) return missing('one of several things that were to be acted on is no longer on the page');
    const act = actOn(element);
    if (!act) continue;
    const rest = left.slice(at + 1);
    return { type: 'act', act, on: element, ...(rest.length > 0 && { ok: { left: rest } }) };
  }
  return next;
}

/** A thing of which only the name is known. */
export const named = (name: string, roles: readonly string[] = []): Description => ({ name, exact: false, whole: name, noun: '', roles });
