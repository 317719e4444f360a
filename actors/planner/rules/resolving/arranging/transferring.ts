/** Two lists with buttons between them: what is chosen in the one goes by a button into the other. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { fold, likeness } from '../words/likeness.ts';

/** It was chosen; now the button. Beyond the stages of whatever else is tried. */
const chosen = 2_001;

/** Buttons that carry on to the list behind them, and back to the one before; none that carries all. */
const onward = /^(?:[>→›▶⟩]|(?:add|include|assign|choose|select|(?:move )?(?:to (?:the )?)?right)(?: \p{L}+)?)$/iu;
const backward = /^(?:[<←‹◀⟨]|(?:remove|exclude|unassign|take away|(?:move )?(?:back|to (?:the )?left|left))(?: \p{L}+)?)$/iu;
const ofAll = /\ball\b/i;

/** `to`: the list that it goes into; the other one where it is only taken away. Undefined where there are no such lists. */
export function transfer({ name, within }: Description, to: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const lists = scene.elements.filter(({ role, options }) => role === 'listbox' && options !== undefined);
  if (name === '' || lists.length < 2) return undefined;
  const from = !to && within ? listMeant(within, lists) : undefined;
  const target = to ? listMeant(to, lists) : from && lists.length === 2 ? lists.find((list) => list !== from) : undefined;
  if (!target) return undefined;
  const names = lists.some((list) => optionIn(list, name) !== undefined) ? [name] : name.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  const left = names.filter((each) => optionIn(target, each) === undefined);
  if (left.length === 0) return next;
  const offers = (list: ObservedElement) => left.every((each) => optionIn(list, each) !== undefined);
  const source = onlyOf(lists.filter((list) => list !== target && offers(list)));
  if (!source) return missing(`no list beside it, or more than one, offers ${JSON.stringify(name)}`);
  const options = left.flatMap((each) => optionIn(source, each) ?? []);
  const [first, last] = source.index < target.index ? [source, target] : [target, source];
  const way = source === first ? onward : backward;
  const between = scene.elements.slice(first.index + 1, last.index).filter((element) => isClickable(element) && isUsable(element));
  const button = onlyOf(between.filter(({ name: said }) => way.test(said.trim()) && !ofAll.test(said)));
  if (cursor.stage === chosen) return button ? clickOn(button) : missing(`nothing between the lists carries ${JSON.stringify(name)} over`);
  // A button may come to life only once something is chosen.
  return { type: 'act', act: { kind: 'select', element: source.index, options }, on: source, ok: { stage: chosen } };
}

const optionIn = ({ options = [] }: ObservedElement, name: string): string | undefined =>
  onlyOf(options.filter((option) => fold(option) === fold(name)));

function listMeant({ name, whole }: Description, lists: readonly ObservedElement[]): ObservedElement | undefined {
  const said = whole || name;
  const [left, right] = lists;
  const side = lists.length === 2 ? /\b(left|right|first|second)\b(?: \p{L}+)?$/iu.exec(said)?.[1]?.toLowerCase() : undefined;
  const called = onlyOf(lists.filter((list) => Math.max(likeness(said, list.name), likeness(name || said, list.name)) >= least));
  return called ?? (side === undefined ? undefined : side === 'left' || side === 'first' ? left : right);
}
const least = 0.85;
