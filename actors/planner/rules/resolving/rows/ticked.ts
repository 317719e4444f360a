/** Lists whose entries are ticked off: which of them are done, and which are open, where nothing but their boxes tells it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { isOnePageOfSeveral, saysMore } from '../page/paging.ts';
import type { Scene } from '../page/scene.ts';
import { anything, isSpokenOf } from '../page/spoken-of.ts';
import { holdsSense } from '../words/likeness.ts';

const words = (said: string) => new RegExp(`^(?:(?:been|already|still|yet|currently) )*(?:${said})(?: (?:yet|already|off))?$`, 'i');
const done = words('done|completed?|finished|checked|ticked|crossed|checked off|ticked off|marked as done');
const undone = words(
  'open|undone|incomplete|uncompleted|unfinished|outstanding|pending|remaining|left|left over|to do|do|unchecked|unticked',
);
const ofBoxes = /^(?:check|tick)? ?box(?:es)?$/i;
const ofTasks = /^(?:task|to-?do|chore|errand|step|goal|reminder)s?$/i;
const least = 2;

/** Whether the word says that it is done, or that it is not; undefined for what says nothing of that. */
export const saysTicked = (word: string): boolean | undefined => (done.test(word) ? true : undone.test(word) ? false : undefined);

const isBox = ({ role }: ObservedElement): boolean => role === 'checkbox' || role === 'menuitemcheckbox';
const ofAll = /\b(?:all|everything|none)\b/i;
const isOfAll = ({ name, label = '' }: ObservedElement): boolean => ofAll.test(`${name} ${label}`);

/** The boxes of the only such list on the page, each with what it is called; undefined where there is none, or are several. */
export function tickList(scene: Scene): ReadonlyMap<ObservedElement, string> | undefined {
  const lists = new Map<unknown, ObservedElement[]>();
  for (const box of scene.elements.filter((element) => isBox(element) && !isOfAll(element))) {
    const unit = scene.unitOf(box);
    const list = (unit && scene.collections.find((units) => units.includes(unit))) ?? `${box.group}`;
    lists.set(list, [...(lists.get(list) ?? []), box]);
  }
  const [boxes, ...others] = [...lists.values()].filter(({ length }) => length >= least);
  return boxes && others.length === 0 ? new Map(boxes.map((box) => [box, nameOf(box, scene)])) : undefined;
}

function nameOf(box: ObservedElement, scene: Scene): string {
  const beside = scene.unitOf(box)?.elements.find((element) => isText(element) && /\p{L}/u.test(element.name));
  return box.name || (beside?.name ?? scene.labelOf(box));
}

/** "The open tasks", "which items are ticked": what those are called that stand so; undefined where something else may tell it, or is meant. */
export function namesTicked(what: Description, looking: Looking): readonly string[] | undefined {
  const { scene } = looking;
  const state = stateSaid(what);
  if (!state || !isOfList(what, state.word, scene) || isOnePageOfSeveral(looking) || saysMore(looking)) return undefined;
  const list = tickList(scene);
  if (!list || isToldOtherwise(state.word, [...list.keys()], scene)) return undefined;
  // Of boxes, one that stands apart is one as well.
  const areAll = scene.elements.filter(isBox).every((box) => list.has(box) || isOfAll(box));
  if (!areAll && ticking.test(state.word)) return undefined;
  return [...list].filter(([box]) => box.states.includes('checked') === state.is).map(([, name]) => name);
}

interface Stated {
  readonly word: string;
  readonly is: boolean;
}

function stateSaid({ name, noun, exact, where = [], within, rank, ordinal, few, except, look, part }: Description): Stated | undefined {
  if (exact || noun === '' || (within ?? rank ?? ordinal ?? few ?? except ?? look ?? part) !== undefined) return undefined;
  const [said, ...others] = where;
  if (others.length > 0 || (said !== undefined && name !== '')) return undefined;
  if (said === undefined) return stated(name);
  const isPlain = said.kind === 'holds' && (said.by ?? said.at) === undefined;
  const found = isPlain ? stated(said.text) : undefined;
  return found && isPlain ? { ...found, is: found.is !== (said.not === true) } : undefined;
}

function stated(word: string): Stated | undefined {
  const is = saysTicked(word);
  return is === undefined ? undefined : { word, is };
}

const ticking = /tick|check|cross/i;
const saving = /^(?:save|submit|apply|send|confirm|continue|next|update|sign up|register)\b/i;

/** Of tasks the page must speak where more than boxes is asked for, or list nothing else: a form that is sent asks for other things by its boxes. */
function isOfList(what: Description, word: string, scene: Scene): boolean {
  if (ofBoxes.test(what.noun) || isSpokenOf({ ...what, all: true }, what.noun, scene))
    return !anything.test(what.noun) || isPlain(word, scene);
  return ofTasks.test(what.noun) && isPlain(word, scene);
}
const isPlain = (word: string, { elements }: Scene): boolean =>
  ticking.test(word) || !elements.some(({ role, name }) => role === 'button' && saving.test(name.trim()));

/** An entry says the word itself: a column of states, a label of one. */
const isToldOtherwise = (word: string, boxes: readonly ObservedElement[], scene: Scene): boolean =>
  boxes.some((box) => scene.unitOf(box)?.elements.some((element) => element !== box && isText(element) && holdsSense(element.name, word)));
