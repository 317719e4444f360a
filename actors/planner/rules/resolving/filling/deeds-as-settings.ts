/** "Nudge Ada and bench Bo": what reads as a setting and its value is what a control of each entry does, and the entry. */
import type { Description } from '../../description.ts';
import { each, type Move, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import { holdsWords, likeness } from '../words/likeness.ts';

const surelyCalled = 0.95;

/** Undefined where no control of several entries is called as the setting. */
export function doneToEntries(texts: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  if (from === undefined || from.name === '' || from.roles.length > 0 || (from.key ?? from.within ?? from.where)) return undefined;
  const { scene } = situation;
  const offered = scene.elements.flatMap((control) => {
    const unit = scene.unitOf(control);
    const isDeed = isClickable(control) && control.options === undefined && likeness(from.name, control.name) >= surelyCalled;
    return isDeed && unit && scene.hasLikes(unit) ? [{ control, unit }] : [];
  });
  if (offered.length < 2) return undefined;
  const meant = texts.flatMap((text) => onlyOf(offered.filter(({ unit }) => holdsWords(unit.text, text)))?.control ?? []);
  return meant.length < texts.length
    ? refused(`not each of ${texts.join(', ')} has one ${JSON.stringify(from.name)}`)
    : each(meant, situation, ({ index }) => ({ kind: 'click', element: index }));
}
