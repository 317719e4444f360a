/** Closes what lies over the page, what stands open, or what each entry of a list closes by a control of its own. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { narrow } from '../arranging/narrowing.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, each, type Move, missing, next, refused, type Situation } from '../move.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import { saysDialog, wasAnswered } from '../sending/confirming.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';

const closing: readonly string[] = ['close', 'dismiss', 'no thanks', 'not now', 'got it', 'skip', 'later', 'cancel', 'ok'];
/** Those that close nothing but what lies over a page. */
const sureClosing = 5;

const whatever = /\b(?:whatever|anything|everything)\b/i;

export function close({ what, clause, narrowing }: Of<'close'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const every = what?.all && what.roles.includes('dialog') ? closeEvery(situation) : undefined;
  if (every) return every;
  // "Open the prompt and dismiss it": one of the browser's own was answered while it was raised.
  if (what && (situation.raised ?? 0) > 0 && scene.dialog === undefined && saysDialog(what.whole)) return next;
  const narrowed = narrowing && narrow(narrowing, situation);
  if (narrowed && (narrowed.type !== 'missing' || narrowed.unclear)) return narrowed;
  if (what !== undefined) {
    const itself = find(what, 'click', situation);
    if (itself.type === 'found' && itself.elements[0].states.includes('expanded'))
      return each(itself.elements, situation, ({ index }) => ({ kind: 'click', element: index }));
    const places = placesOf(what, situation);
    const held = places.length === 0 ? [] : scene.elements.filter((element) => places.some((holds) => holds(element)));
    const inside = closerAmong(held);
    const alike = inside && scene.dialog === undefined ? held.filter(({ role, name }) => role === inside.role && name === inside.name) : [];
    if (alike.length > 1 && !what.ordinal && !isCross(inside?.name ?? ''))
      return refused(`${alike.length} could be meant by ${say(what)}; say which`);
    if (inside) return clickOn(inside);
    // What is quoted and stands nowhere is yet to come, or is not there: what closes another thing does not close it.
    const isQuoted = what.exact && what.name !== '' && what.roles.length === 0;
    if (isQuoted && ![...scene.elements, ...scene.groups].some(({ name }) => holdsSense(name, what.name)))
      return missing(`nothing on the page says ${JSON.stringify(what.name)}`);
  }
  const isOfDialog = what === undefined ? dialogs.test(clause) : what.roles.includes('dialog');
  if (isOfDialog) {
    const answered = wasAnswered(situation);
    if (answered) return answered;
  }
  const { dialog } = scene;
  // A thing of its own name is not what just any button of the page closes: blinds, tickets, accounts.
  const isThing = what !== undefined && !isOfDialog && !laidOver.test(`${what.name} ${what.noun} ${what.whole}`);
  const isOver = (element: ObservedElement) => (isThing ? element.isNew === true : isLaidOver(element, scene));
  const over = dialog === undefined ? scene.elements.filter(isOver) : scene.within(dialog);
  // What a dialog is closed by is no other button of the page.
  const others = dialog === undefined && !isThing ? closerAmong(scene.elements, isOfDialog ? sureClosing : undefined) : undefined;
  const closer = closerAmong(over) ?? others;
  if (closer) return clickOn(closer);
  if (dialog !== undefined && cursor.stage === 0) return { type: 'act', act: { kind: 'press', key: 'Escape' }, ok: { stage: 1 } };
  if (dialog === undefined && cursor.stage > 0) return next;
  // What covers something that is wanted later is sent away then.
  if (whatever.test(clause) && situation.instructions.length > cursor.at + 1) return next;
  return missing(
    what === undefined ? 'nothing on the page could be closed' : `${say(what)} can't be found, or has nothing to close it with`,
  );
}

/** "Close all pop-ups": what closes the one that lies over the page, and all that is built like it; the last to have come lies on top. */
function closeEvery(situation: Situation): Move | undefined {
  const { scene, cursor, changed } = situation;
  const { over, covered = [] } = scene.observation;
  if (cursor.stage === 1) return next;
  if (cursor.stage > 1 && changed === false) return missing('one of them could not be closed');
  const isAny = covered.length > 0 || cursor.stage > 0;
  const inside = isAny
    ? scene.elements
    : scene.elements.filter(
        (element) => isLaidOver(element, scene) || scene.around(element).some((group) => scene.groups[group]?.role === 'dialog'),
      );
  const first = scene.elements[over?.control ?? -1] ?? closerAmong(inside, sureClosing);
  const alike = scene.elements.filter(({ role, name }) => role === first?.role && name === first.name);
  const left = cursor.stage > 0 ? cursor.stage - 1 : alike.length;
  const last = alike.at(-1);
  return last && (alike.length > 1 || cursor.stage > 0) ? clickOn(last, { stage: left }) : undefined;
}

const dialogs = /\b(?:dialog(?:ue)?|alert|confirmation|prompt|pop-?up|modal)\b/i;
export const laidOver =
  /\b(?:modal|dialog|overlay|pop-?(?:up|over)|lightbox|drawer|toast|banner|notice|notification|tooltip|snackbar|alert)\b/i;

/** It has come up, or stands in what its maker calls so. */
const isLaidOver = (element: ObservedElement, scene: Situation['scene']): boolean =>
  element.isNew || scene.around(element).some((group) => laidOver.test(scene.groups[group]?.hints ?? ''));

function closerAmong(elements: readonly ObservedElement[], words = closing.length): ObservedElement | undefined {
  const controls = elements.filter((element) => isClickable(element) && isUsable(element));
  const cross = controls.find(({ name }) => isCross(name));
  for (const word of closing.slice(0, words)) {
    const found = controls.find(({ name }) => likeness(word, name) >= 0.8) ?? (word === 'close' ? cross : undefined);
    if (found) return found;
  }
  return controls.find(({ name, hints = '' }) => name === '' && holdsSense(hints, 'close'));
}
