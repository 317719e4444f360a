/** The controls of several things, pressed in turn. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { find, findAs } from '../finding/find.ts';
import { clickOn, each, lacking, type Move, missing, named, next, type Situation } from '../move.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { hasMore } from '../page/paging.ts';
import type { Scene } from '../page/scene.ts';
import { byTicking } from './by-selection.ts';
import { isUndoing, saysDone } from './offers.ts';
import { didTo } from './turns.ts';
import { byAWay } from './ways-to-controls.ts';

/** The controls of all things in turn; where they come up only under the pointer, thing by thing. */
export function forAll(as: string, what: Description, controls: readonly ObservedElement[], situation: Situation): Move {
  const { scene, cursor } = situation;
  const things = find(what, 'point', situation);
  const isBegun = cursor.left !== undefined || cursor.explored.some((mark) => mark.startsWith(didTo));
  if (things.type === 'unclear' && cursor.left === undefined) return lacking(things);
  if (things.type === 'none' && !isBegun && what.few === undefined && hasMore(situation)) return lacking(things);
  const found = things.type === 'found' ? onceEach(things.elements, situation) : [];
  // What the part of the page offers that they stand in may be of others, too.
  const theirs = controls.filter((control) => found.some((thing) => scene.unitOf(thing) === scene.unitOf(control)));
  const own = found.length === 0 ? controls : theirs;
  const ticked = own.length === 0 && cursor.left === undefined ? byTicking(as, what, found, situation) : undefined;
  if (ticked) return ticked;
  if (cursor.left !== undefined || (own.length > 0 && own.length >= found.length))
    return each(notYetDone(as, what, own, situation), situation, (control) =>
      isDone(as, control) || saysDone(as, control) ? undefined : { kind: 'click', element: control.index },
    );
  if (what.noun === '' && !what.where && !what.within && /^\p{Ll}+$/u.test(what.name))
    return missing(`nothing on the page is there to ${as} all ${say(what)}`);
  const done = cursor.explored.filter((what) => what.startsWith(didTo));
  if (done.length >= Math.abs(what.few ?? Number.POSITIVE_INFINITY)) return next;
  const thing = found.find((element) => !done.some((mark) => mark.startsWith(didTo + identityOf(element, scene))));
  if (!thing) return done.length > 0 ? next : missing(things.type === 'found' ? `nothing on the page is there to ${as}` : things.why);
  const control = findAs(named(as), 'use', situation, scene.unitOf(thing)?.elements ?? []);
  const [mark] = control.type === 'found' ? control.elements : [];
  const ok = { explored: [...done, `${didTo}${identityOf(thing, scene)} ${mark?.name ?? ''}`] };
  if (mark && isClickable(mark)) {
    const isPressed = isDone(as, mark) || saysDone(as, mark) || done.some((before) => isOtherSign(before, mark.name));
    return isPressed ? forAll(as, what, controls, { ...situation, cursor: { ...cursor, ...ok } }) : clickOn(mark, ok);
  }
  return byAWay(as, what, thing, situation);
}

/** "Like three posts": of those that are not liked yet, as far as there are so many. */
function notYetDone(as: string, what: Description, own: readonly ObservedElement[], situation: Situation): readonly ObservedElement[] {
  const isOver = (control: ObservedElement) => isDone(as, control) || saysDone(as, control);
  const { few, ...unlimited } = what;
  if (few !== own.length || what.rank || what.ordinal !== undefined || !own.some(isOver)) return own;
  const found = find({ ...named(as), all: true, within: { ...unlimited, all: true } }, 'use', situation);
  const all = found.type === 'found' ? found.elements.filter(isClickable) : own;
  return [...all.filter((control) => !isOver(control)), ...all.filter(isOver)].slice(0, few);
}

/** A row or card may be found by all that stands in it. */
const onceEach = (elements: readonly ObservedElement[], { scene }: Situation): readonly ObservedElement[] =>
  elements.filter((element, at) => {
    const unit = scene.unitOf(element);
    return unit === undefined || elements.findIndex((other) => scene.unitOf(other) === unit) === at;
  });

export const isDone = (as: string, { states }: ObservedElement): boolean => states.includes('checked') && !isUndoing(as);

/** Where the first was pressed by a sign, another sign is that of what was pressed before. */
const isOtherSign = (mark: string, name: string): boolean => {
  const before = /\s(\S+)$/.exec(mark)?.[1] ?? '';
  return ![before, name].some((said) => /[\p{L}\p{N}]/u.test(said) || said === '') && before !== name.trim();
};

/** By the words of its entry, which a press leaves as they are, whatever becomes of the controls. */
function identityOf(thing: ObservedElement, scene: Scene): string {
  const wordsOf = (element: ObservedElement) =>
    (scene.unitOf(element)?.elements ?? [element])
      .filter((each) => isText(each) || each.role === 'link')
      .map(({ name }) => name)
      .join(' ') || scene.keyOf(element);
  const words = wordsOf(thing);
  const own = scene.unitOf(thing)?.group;
  const before = scene.collections
    .flat()
    .filter(({ group, elements: [first] }) => own !== undefined && group < own && first && wordsOf(first) === words);
  return JSON.stringify([words, before.length]);
}
