/** How many of each come, stepped to in what a control brings up that shows it: "Guests", "2 adults · 0 children · 1 room". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Instruction, Of } from '../../instruction.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { steppersIn } from './stepping.ts';

/** Whom and what pages count so; a control that is called by one of these asks for the others, too. */
const party =
  /^(?:(?:number of )?(?:who|people|persons?|guests?|travell?ers?|passengers?|occupancy|party(?: size)?|adults?|children|child|kids?|infants?|bab(?:y|ies)|toddlers?|seniors?|students?|teens?|youths?|pets?|rooms?|cabins?|beds?|visitors?|tickets?|seats?))$/i;
const counted = /(\d{1,3}|no)\s+(\p{L}+)/giu;
const unset = / ?(?:add|choose|select|any|how many|guests|travell?ers|passengers)\b.*$/i;

const shownBy = ({ name, value = '' }: ObservedElement): string => (value === '' ? name : value);
const opened = 'counts:';

/** The control that shows how many, or asks for them, and was not pressed yet. */
export function countsOpener(nouns: readonly string[], situation: Situation): ObservedElement | undefined {
  const { scene, cursor } = situation;
  const pressable = scene.elements.filter(
    (element) =>
      (isClickable(element) || (element.role === 'textbox' && element.states.includes('readonly'))) &&
      !['option', 'gridcell', 'checkbox', 'radio', 'link', 'switch'].includes(element.role) &&
      isUsable(element) &&
      shownBy(element).length <= longest &&
      !cursor.explored.includes(opened + scene.placeOf(element)),
  );
  // "Book 2 rooms" shows what it does, and not what is set.
  const shows = (element: ObservedElement) =>
    verbsOf(shownBy(element)).length === 0 &&
    [...shownBy(element).matchAll(counted)].some(([, , noun = '']) => nouns.some((each) => holdsSense(noun, each)));
  const asks = (element: ObservedElement) =>
    nouns.some((noun) => party.test(noun)) &&
    [scene.labelOf(element), element.name, element.name.replace(unset, '')].some((said) => party.test(said.replace(/[\s*:]+$/, '')));
  return onlyOf(pressable.filter(shows)) ?? onlyOf(pressable.filter(asks));
}
const longest = 60;

/** Brings them up for a number that nothing on the page takes. */
export function countsOpened({ what, value }: Of<'fill'>, situation: Situation): Move | undefined {
  const isCount = value.type === 'text' && /^\d{1,3}$/.test(value.text);
  const noun = what?.name || what?.noun || '';
  if (!isCount || noun === '' || what?.within || what?.where || what?.ordinal !== undefined) return undefined;
  const opener = countsOpener([noun], situation);
  return opener && bringUp(opener, situation);
}

export function bringUp(opener: ObservedElement, { cursor, scene }: Situation): Move {
  return clickOn(opener, { over: cursor.at, tried: [], explored: [...cursor.explored, opened + scene.placeOf(opener)] });
}

const applying = /^(?:(?:apply|done|ok(?:ay)?)|(?:apply|confirm|save|set|update) (?:guests|travell?ers|passengers|selection|changes?))$/i;
const applied = 'counts applied';
const reach = 12;

/** What was brought up and holds all that was to be set takes effect by its own button, where the goal does not go on to press that. */
export function countsApplied(order: Of<'fill'>, situation: Situation): Move | undefined {
  const { cursor, instructions, scene } = situation;
  const { over, at, explored } = cursor;
  const own = over === undefined ? [] : instructions.slice(over, at + 1);
  if (own.length === 0 || !own.every((other) => isCount(other) && other.clause === order.clause)) return undefined;
  const counts = own.filter(isCount);
  if (explored.includes(applied)) return otherwise(counts, situation);
  const following = instructions[at + 1];
  if (following && isCount(following) && following.clause === order.clause) return undefined;
  const last = steppersIn(scene.elements, situation).at(-1);
  const end = last && Math.max(last.up.index, last.down.index);
  const button =
    end === undefined
      ? undefined
      : scene.elements
          .slice(end + 1, end + 1 + reach)
          .find((element) => isClickable(element) && isUsable(element) && applying.test(element.name.trim()));
  if (!button || (following && presses(following, button, situation))) return undefined;
  return clickOn(button, { stage: cursor.stage, tried: [], explored: [...explored, applied] });
}

const isCount = (order: Instruction): order is Of<'fill'> & Instruction =>
  order.kind === 'fill' && order.value.type === 'text' && /^\d{1,3}$/.test(order.value.text);

/** The goal says itself that this is pressed. */
function presses(order: Instruction, button: ObservedElement, situation: Situation): boolean {
  if (order.kind === 'submit') return applying.test(order.as);
  if (order.kind !== 'click') return false;
  const found = find(order.what, 'click', situation);
  return found.type === 'found' && found.elements[0].index === button.index;
}

/** What shows by then that it has taken another number. */
function otherwise(counts: readonly Of<'fill'>[], { scene }: Situation): Move | undefined {
  const shown = scene.elements.flatMap((element) => [...shownBy(element).matchAll(counted)]);
  const other = counts.find(({ what, value }) => {
    const of = shown.filter(([, , noun = '']) => holdsSense(noun, what?.name || what?.noun || ''));
    return of.length > 0 && value.type === 'text' && !of.some(([, many]) => (many === 'no' ? 0 : Number(many)) === Number(value.text));
  });
  return other && refused(`what was set shows otherwise: ${JSON.stringify(shown.map(([said]) => said).join(', '))}`);
}
