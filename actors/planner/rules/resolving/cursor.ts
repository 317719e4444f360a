/** How far the rules have come in a goal: plain data, kept from plan to plan. */
import type { ObservedElement, Offer } from '../../../../farm/page/port.ts';
import type { DoneAct } from '../../port.ts';
import type { Order } from '../instruction.ts';
import { onlyOf } from './only.ts';
import { isEditable } from './page/kinds-of-elements.ts';
import type { Scene } from './page/scene.ts';
import type { Pressed } from './sending/asking-back.ts';
import { type Before, hasComeDown, isOtherwise } from './traces.ts';

export interface Cursor {
  /** The instruction in hand. */
  readonly at: number;
  /** How far it is carried out, where it takes more than one act. */
  readonly stage: number;
  /** Keys of what is still to be acted on, where it is about several things. */
  readonly left?: readonly string[];
  /** Keys of what was acted on in vain. */
  readonly tried: readonly string[];
  /** The key of what was acted on last, by any instruction. */
  readonly hand?: string;
  /** What was dragged has come down somewhere: it is dragged no second time. */
  readonly isDown?: true;
  /** Since when the page has lacked what is asked for; milliseconds since the epoch. */
  readonly missingSince?: number;
  /** How many of the things of which one is said by its place stood on the pages of the list that were left behind. */
  readonly passed?: number;
  /** A field was waited for that might have offered something, and did not: in the same form no other is. */
  readonly unoffered?: true;
  /** What clauses came to that the page had to tell: so many instructions from `at` on are these orders. */
  readonly laid?: readonly Laid[];
  /** What the goal's conditionals came to, each at the moment that it came up. */
  readonly judged?: Readonly<Record<number, boolean>>;
  /** What lists offer that show it only once they are open, by their keys; empty where nothing came up. */
  readonly offers?: Readonly<Record<string, readonly Offer[]>>;
  /** The key of the list that is being looked into. */
  readonly peeked?: string;
  /** What was opened, paged or scrolled in search of it. */
  readonly explored: readonly string[];
  /** Since when. */
  readonly seekingSince?: number;
  /** What was read of the pages of a list, by the place of the instruction that asks for it; `isDone`: of all of them. */
  readonly gathered?: { readonly values: Readonly<Record<number, readonly string[]>>; readonly isDone: boolean };
  /** What ranks first, on the pages of a list that were looked through for it. */
  readonly survey?: Survey;
  /** What the page listed before it was asked for something. */
  readonly stood?: Stood;
  /** How many acts had been done when a prompt of the browser's own had taken what the goal gives. */
  readonly prompted?: number;
  /** The latest act, where the page may ask back about it. */
  readonly pressed?: Pressed;
  /** Where the way to a form to log in by was taken; empty once it was gone back to. */
  readonly cameFrom?: string;
  /** What was pressed to bring up the form that is told next what was said behind it. */
  readonly opened?: Pressed;
  /** At which instruction what numbers are stepped to in was brought up. */
  readonly over?: number;
}

/** Of the pages of a list, from 0: plain data. */
export interface Survey {
  /** The one that is open, and what it showed that was left for it. */
  readonly page: number;
  readonly left: string;
  /** Where what ranks first stands, as far as is known; `isShared` where another page has its equal. */
  readonly best?: { readonly page: number; readonly rankedBy: number; readonly kind: string; readonly isShared?: true };
  /** All were looked through, and that page is gone back to; it is open where `isDone`. */
  readonly isBack?: true;
  readonly isDone?: true;
}

/** A page before it was asked for something: plain data. */
export interface Stood {
  /** A digest of each of its lists. */
  readonly lists: readonly string[];
  /** Of each that had stood there before a search that came earlier. */
  readonly older: readonly string[];
  /** A digest of all that it said. */
  readonly content: string;
  readonly url: string;
  /** What was searched for; unset where it was asked otherwise. */
  readonly query?: string;
}

export interface Laid {
  readonly at: number;
  readonly count: number;
  readonly orders: readonly Order[];
}

/** What the planner keeps: the cursor, and where it stands once the act that it asked for has been done or has failed. */
export interface RulesMemo {
  readonly cursor: Cursor;
  readonly after?: {
    readonly ok: Cursor;
    readonly failed: Cursor;
    readonly acts: number;
    /** It counts only when the page is otherwise after it than it was. */
    readonly mustChange?: true | Before;
    readonly asked?: Asked;
  };
}

/** What asked the page for something: a digest of what it said then, and since when an answer has been waited for. */
interface Asked {
  readonly content: string;
  readonly since?: number;
}

const start: Cursor = { at: 0, stage: 0, tried: [], explored: [] };

/** What was acted on last, as it stands now: a field also where what it offers has come up in the row or card around it. */
export function handOf(key: string, scene: Scene): ObservedElement | undefined {
  const same = scene.elements.find((element) => scene.keyOf(element) === key);
  return same ?? onlyOf(scene.elements.filter((element) => isEditable(element) && scene.isKeyedLike(element, key)));
}

/** On to the next instruction. */
export const advanced = ({
  at,
  hand,
  left,
  missingSince,
  unoffered,
  judged,
  laid,
  stood,
  gathered,
  pressed,
  prompted,
  cameFrom,
  over,
}: Cursor): Cursor => ({
  ...start,
  at: at + 1,
  ...(hand !== undefined && { hand }),
  ...((unoffered || (left !== undefined && missingSince !== undefined)) && { unoffered: true }),
  ...(judged && { judged }),
  ...(laid && { laid }),
  ...(stood && { stood }),
  ...(pressed && { pressed }),
  ...(prompted !== undefined && { prompted }),
  ...(cameFrom !== undefined && { cameFrom }),
  ...(over !== undefined && { over }),
  ...(gathered?.isDone && { gathered }),
});

/** What an earlier clause leaves to this one: what came between them may have changed the page. */
function left(earlier: Cursor | undefined, from: number): Partial<Cursor> {
  if (earlier === undefined || earlier.laid !== undefined) return {};
  const { judged } = earlier;
  return earlier.at === from ? advanced(earlier) : { ...(judged && { judged }) };
}

/** As it stands now, by what became of the act that was asked for; at the instruction `from` in the beginning. */
export function resumed(
  memo: RulesMemo | undefined,
  acts: readonly Pick<DoneAct, 'ok' | 'changed' | 'offered'>[],
  from: number,
  scene: Scene,
  isFetched = false,
  earlier?: Cursor,
): Cursor {
  if (!memo) return { ...start, ...left(earlier, from), at: from };
  if (!memo.after || acts.length <= memo.after.acts) return memo.cursor;
  const act = acts[memo.after.acts];
  const { mustChange } = memo.after;
  const isInVain =
    mustChange !== undefined && !isFetched && (act?.changed === false || (mustChange !== true && !isOtherwise(mustChange, scene)));
  const isDone = act?.ok === true && !isInVain;
  if (isDone) return withOffers(memo.after.ok, act);
  const isDown = mustChange !== undefined && mustChange !== true && hasComeDown(mustChange, scene);
  return isDown ? { ...memo.after.failed, isDown } : memo.after.failed;
}

/** What the list that was looked into offers is known then. */
function withOffers(cursor: Cursor, { offered = [] }: Pick<DoneAct, 'offered'>): Cursor {
  const { peeked, ...rest } = cursor;
  return peeked === undefined ? cursor : { ...rest, offers: { ...cursor.offers, [peeked]: offered } };
}
