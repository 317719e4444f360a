/** Two lists of plain entries with a pair of arrows between them: an entry is marked by a click and carried over by the arrow, one after the other. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';

/** It was marked; it was carried. Beyond the stages of whatever else is tried. */
const [marked, carried] = [2_011, 2_012];
/** Of the cursor: which entry was marked, and what the other list held before. */
const overMark = 'over:';
const longestEntry = 60;
const least = 0.85;

interface BuiltList {
  readonly entries: readonly ObservedElement[];
  /** The text that stands over its first entry. */
  readonly caption: string;
}
export interface Between {
  readonly first: BuiltList;
  readonly last: BuiltList;
  readonly onward: ObservedElement;
  readonly backward: ObservedElement;
}

/** The only pair of arrows that stand side by side with entries right before and behind them; `onward` and `backward` tell an arrow by its name. */
export function listsBetween(scene: Scene, onward: RegExp, backward: RegExp): Between | undefined {
  const { elements } = scene;
  const pairs = elements.flatMap((arrow) => {
    const other = elements[arrow.index + 1];
    if (!other || !isPressed(arrow) || !isPressed(other)) return [];
    const [on, back] = onward.test(arrow.name.trim()) ? [arrow, other] : [other, arrow];
    if (!onward.test(on.name.trim()) || !backward.test(back.name.trim())) return [];
    const before = elements.slice(0, arrow.index);
    const behind = elements.slice(other.index + 1);
    const last = before.at(-1);
    const head = behind.findIndex((element) => !isText(element));
    const [role = '', firstGroup] = last && isEntry(last) ? [last.role, last.group] : [behind[head]?.role];
    const runs = (element: ObservedElement, group: number | undefined) =>
      element.role === role && element.group === group && isEntry(element);
    const start = before.findLastIndex((element) => !runs(element, firstGroup)) + 1;
    const from = behind.slice(Math.max(head, 0));
    const end = from.findIndex((element) => !runs(element, from[0]?.group));
    const over = from[0] && runs(from[0], from[0].group) ? from.slice(0, end === -1 ? from.length : end) : [];
    const entries = last && isEntry(last) ? before.slice(start) : [];
    if (role === '' || entries.length + over.length === 0) return [];
    const title = entries.length > 0 ? before[start - 1] : undefined;
    return [
      {
        first: { entries, caption: title && isText(title) ? title.name : '' },
        last: { entries: over, caption: head > 0 ? (behind[head - 1]?.name ?? '') : '' },
        onward: on,
        backward: back,
      },
    ];
  });
  return onlyOf(pairs);
}

const isEntry = ({ role, name }: ObservedElement): boolean =>
  (['clickable', 'listitem', 'option'].includes(role) || checkableRoles.includes(role)) &&
  /[\p{L}\p{N}]/u.test(name) &&
  name.length <= longestEntry;
const isPressed = (element: ObservedElement): boolean => isClickable(element) && element.role !== 'option';

/** Undefined where the list that is meant is neither of the two. */
export function carriedOver(names: readonly string[], to: string, between: Between, situation: Situation): Move | undefined {
  const isOnward = listMeant(to, between);
  if (isOnward === undefined) return undefined;
  const { cursor } = situation;
  const [source, target] = isOnward ? [between.first, between.last] : [between.last, between.first];
  const held = target.entries.map(({ name }) => fold(name));
  if (cursor.stage === carried) {
    const [name = '', ...before] = JSON.parse(
      cursor.explored.findLast((mark) => mark.startsWith(overMark))?.slice(overMark.length) ?? '[]',
    ) as string[];
    const wanted = [...before, fold(name)];
    if (wanted.length !== held.length || !wanted.every((each) => held.includes(each)))
      return refused(`the list ${JSON.stringify(to)} does not show that ${JSON.stringify(name)} and nothing else was carried over`);
  }
  const left = names.filter((name) => !held.includes(fold(name)));
  const [name] = left;
  if (name === undefined) return next;
  const found = left.map((each) => source.entries.filter((entry) => fold(entry.name) === fold(each)));
  const lacking = left.find((_, at) => found[at]?.length !== 1);
  if (lacking !== undefined) return missing(`the list that it is to be carried from has not one ${JSON.stringify(lacking)}`);
  const arrow = isOnward ? between.onward : between.backward;
  if (cursor.stage === marked)
    return isUsable(arrow) ? clickOn(arrow, { stage: carried }) : missing(`${arrow.role} ${JSON.stringify(arrow.name)} can't be pressed`);
  const others = source.entries.filter(
    (entry) => fold(entry.name) !== fold(name) && entry.states.some((state) => /^(?:selected|checked)$/.test(state)),
  );
  if (others.length > 0) return missing(`${JSON.stringify(others[0]?.name)} is marked already, and would be carried over, too`);
  const [entry] = found[0] ?? [];
  if (!entry) return undefined;
  const ok = { stage: marked, explored: [...cursor.explored, overMark + JSON.stringify([name, ...held])] };
  return checkableRoles.includes(entry.role)
    ? { type: 'act', act: { kind: 'check', element: entry.index, on: true }, on: entry, ok }
    : clickOn(entry, ok);
}

/** Whether it is the last of the two: by its caption, or by its side, which is told by where the entries lie. */
function listMeant(to: string, { first, last }: Between): boolean | undefined {
  const said = to.replace(/ (?:list|box|column|side)$/i, '');
  const called = [first, last].map(({ caption }) => caption !== '' && Math.max(likeness(to, caption), likeness(said, caption)) >= least);
  if (called[0] !== called[1]) return called[1];
  const side = /\b(left|right|first|second|other)\b/i.exec(to)?.[1]?.toLowerCase();
  if (side === 'second' || side === 'first') return side === 'second';
  const [one, other] = [first, last].map(({ entries: [entry] }) => entry?.box?.[0]);
  const isBeside = one === undefined || other === undefined || one < other;
  return (side === 'left' || side === 'right') && isBeside ? side === 'right' : undefined;
}
