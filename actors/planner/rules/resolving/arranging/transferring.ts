/** Two lists with buttons between them: what is chosen in the one goes by a button into the other. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { optionFor } from '../filling/lists.ts';
import { clickOn, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';
import { type Between, carriedOver, listsBetween } from './carrying-over.ts';

/** It was chosen; now the button, and what came of that. Beyond the stages of whatever else is tried. */
const chosen = 2_001;
const carried = 2_002;

/** Buttons that carry on to the list behind them, and back to the one before; none that carries all. */
const onward =
  /^(?:[>→›▶⟩]|(?:add|include|assign|choose|select|(?:move )?(?:to (?:the )?)?right)(?: \p{L}+)?|(?:move|transfer|add|include) (?:the )?(?:selected|chosen|highlighted|marked)(?: \p{L}+){0,2})$/iu;
const backward = /^(?:[<←‹◀⟨]|(?:remove|exclude|unassign|take away|(?:move )?(?:back|to (?:the )?left|left))(?: \p{L}+)?)$/iu;
const ofAll = /\ball\b/i;

/** `to`: the list that it goes into; the other one where it is only taken away. Undefined where there are no such lists. */
export function transfer({ name, within }: Description, to: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const lists = listsOn(scene);
  if (name === '') return undefined;
  const between = lists.length < 2 && to ? listsBetween(scene, onward, backward) : undefined;
  if (between && to) return carriedOver(namesIn(name, between), to.whole || to.name, between, situation);
  if (lists.length < 2) return undefined;
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
  const button = carrier(source === first ? onward : backward, [first, last], situation);
  if (cursor.stage === carried) return untaken(left, target);
  if (cursor.stage === chosen)
    return button ? clickOn(button, { stage: carried }) : missing(`nothing between the lists carries ${JSON.stringify(name)} over`);
  // A button may come to life only once something is chosen.
  return { type: 'act', act: { kind: 'select', element: source.index, options }, on: source, ok: { stage: chosen } };
}

/** "Salt and Pepper" may be one of the entries. */
const namesIn = (name: string, { first, last }: Between): readonly string[] =>
  [...first.entries, ...last.entries].some((entry) => fold(entry.name) === fold(name))
    ? [name]
    : name.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);

const untaken = (left: readonly string[], { role, name }: ObservedElement): Move =>
  refused(`${role} ${JSON.stringify(name)} does not take ${left.map((each) => JSON.stringify(each)).join(', ')}`);

/** The only button of such a name between two lists, or right before the first. */
function carrier(way: RegExp, [first, last]: Lists, { scene }: Situation): ObservedElement | undefined {
  const among = (from: number, to: number) =>
    onlyOf(
      scene.elements
        .slice(Math.max(0, from), to)
        .filter((element) => isClickable(element) && way.test(element.name.trim()) && !ofAll.test(element.name)),
    );
  const found = among(first.index + 1, last.index) ?? among(first.index - ahead, first.index);
  return found && isUsable(found) ? found : undefined;
}
const ahead = 4;
type Lists = readonly [ObservedElement, ObservedElement];

/** Of two lists that things are carried between, to and fro, what is chosen is what stands in the second. */
export function chosenOver(texts: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  const lists = listsOn(situation.scene);
  const pairs = lists.flatMap((list, at) => {
    const second = lists[at + 1];
    const pair: Lists | undefined = second && [list, second];
    return pair && isCalledSo(from, pair) && carrier(backward, pair, situation) ? [pair] : [];
  });
  const [source, target] = onlyOf(pairs) ?? [];
  const button = source && target && carrier(onward, [source, target], situation);
  if (!button) return undefined;
  const left = texts.filter((each) => optionFor(each, target.options ?? []) === undefined);
  const options = left.flatMap((each) => optionFor(each, source.options ?? []) ?? []);
  if (left.length === 0) return next;
  if (situation.cursor.stage === carried) return untaken(left, target);
  if (options.length < left.length) return undefined;
  if (situation.cursor.stage === chosen) return clickOn(button, { stage: carried });
  return { type: 'act', act: { kind: 'select', element: source.index, options }, on: source, ok: { stage: chosen } };
}

const isCalledSo = (from: Description | undefined, pair: Lists): boolean =>
  from === undefined || from.name === '' || pair.some(({ name }) => name === '' || holdsSense(name, from.name));

/** Such as stand open; one may be empty. */
const listsOn = ({ elements }: Scene): readonly ObservedElement[] =>
  elements.filter(({ role, states }) => role === 'listbox' && !states.some((state) => folding.includes(state)));
const folding: readonly string[] = ['collapsed', 'expanded'];

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
