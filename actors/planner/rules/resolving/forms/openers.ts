/** What brings up the form of something new that is asked for in one breath: "New message" for "write a message to Ada". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath } from '../../instruction.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isBehindFields } from '../page/harmless.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { beginsWith, holdsSense } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';

const making = /^(?:create|make|file|raise|log|write|compose|draft|add|post|publish|leave|send|invite|schedule|plan)$/;
const adding = /^[+＋✎✏\s]*(?:add|new|another)\b/iu;

/** "Create a list called x", of which the page shows no form yet: the one control that says so brings it up, once. */
export function broughtUp(said: Breath, situation: Situation): Move | undefined {
  const { explored } = situation.cursor;
  if (explored.includes(broughtUpOnce)) return undefined;
  const openers = openersOf(said, situation);
  const opener = onlyOf(openers.length > 1 ? openers.filter(({ name }) => saysAll(name, said)) : openers);
  return opener && clickOn(opener, { explored: [...explored, broughtUpOnce, openedBy + opener.name] });
}

/** "New event on Friday", one of a row of five: all that it says was said. */
const saysAll = (name: string, { words }: Breath): boolean =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) =>
      makers.test(word) || light.test(word) || small.test(word) || words.some(({ text, isFixed }) => !isFixed && holdsSense(text, word)),
  );
const makers = /^(?:add|new|create|another|make)$/i;

/** What the control that brought the form up says of it: that has been told to the page already. */
export const isSaidByOpener = (word: string, { cursor }: Situation): boolean =>
  cursor.explored.some((mark) => mark.startsWith(openedBy) && holdsSense(mark.slice(openedBy.length), word));
const openedBy = 'lay:by:';

export function openersOf({ as, words }: Breath, { scene }: Situation): readonly ObservedElement[] {
  if (!making.test(as)) return [];
  const things = words
    .slice(0, furthestHead)
    .filter(({ text, isFixed, count }) => !isFixed && count === undefined && !light.test(text) && !small.test(text))
    .map(({ text }) => text);
  return scene.elements.filter((element) => {
    const name = element.name.trim();
    if (!isClickable(element) || !isUsable(element) || !['button', 'link', 'clickable'].includes(element.role)) return false;
    const isAdding = adding.test(name);
    if (isBehindFields(element, scene) && !isAdding) return false;
    const isSaid = isAdding || beginsWith(name, as) || writing.test(name);
    return isSaid && (things.some((thing) => holdsSense(name, thing)) || (writing.test(as) && writing.test(name)));
  });
}
/** Among what was opened: the form of something new. */
export const broughtUpOnce = 'lay:new';
const furthestHead = 5;
const writing = /^\P{L}*(?:write|compose|draft)$/iu;
