/** A control that is clicked again and again until the page says something, shows so many, or has nothing left to click. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { judge } from '../judging.ts';
import { clickOn, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { retellsGoal } from '../page/echoes.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsWords } from '../words/likeness.ts';

const mostClicks = 40;
/** What loads may have taken the control away for a while. */
const goneMs = 1_000;

export function until({ what, text, count, of, by }: Of<'until'>, situation: Situation): Move {
  const { scene, cursor, now } = situation;
  const clicks = cursor.stage;
  const isSaid = (said: string) => text !== undefined && holdsWords(said, text) && !retellsGoal(scene.goal, said, text);
  if (scene.elements.some(({ name, value = '' }) => isSaid(name) || isSaid(value))) return next;
  if (count !== undefined && of !== undefined) {
    const shown = find(of, 'read', situation);
    if (shown.type === 'found' && shown.elements.length >= count) return next;
  }
  if (by !== undefined) {
    const told = judge(by, situation);
    // A number that bears no name is another one only once something was done for it.
    if ('holds' in told && told.holds && (clicks > 0 || by.what.name !== '')) return next;
    if ('why' in told && by.what.name !== '') return missing(told.why);
  }
  if (clicks >= mostClicks) return missing(`it was clicked ${clicks} times, and what it was clicked for did not come`);
  const called = find(what, 'click', situation);
  const other = called.type === 'none' && by !== undefined ? anotherNumber(what.name, situation) : undefined;
  const found = other ? ({ type: 'found', elements: [other] } as const) : called;
  const [control] = found.type === 'found' ? found.elements : [];
  const isEndless = text === undefined && count === undefined && by === undefined;
  if (control && isClickable(control) && isUsable(control)) return clickOn(control, { stage: clicks + 1 });
  const isGone = isEndless && clicks > 0 && cursor.missingSince !== undefined && now - cursor.missingSince >= goneMs;
  if (isGone && found.type !== 'unclear') return next;
  return found.type === 'found' ? missing('it is there, but can not be clicked') : lacking(found);
}

const making = /^(?:generate|roll|draw|spin|produce|get)$/;
const bringing = /\b(?:new|next|another|random|again|number|roll|draw|spin|generate)\b/i;

/** "New number", of a page that calls none of its controls by the verb: the only one that brings another. */
const anotherNumber = (verb: string, { scene }: Situation): ObservedElement | undefined =>
  making.test(verb)
    ? onlyOf(scene.elements.filter((element) => element.role === 'button' && isUsable(element) && bringing.test(element.name)))
    : undefined;
