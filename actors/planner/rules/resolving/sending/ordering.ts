/** "Order three bags": how many are said is what the form of the thing asks for; nothing is ordered while it says another number. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { countOf } from '../../reading/words/numbers.ts';
import { isOnOwnPage, openOwnPage, shownAs } from '../deeds/own-page.ts';
import { chooseIn } from '../filling/lists.ts';
import { askingSoMany, soMany } from '../filling/so-many.ts';
import { clickOn, fillWith, type Move, missing, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { beginsWith, holdsSense, holdsWords } from '../words/likeness.ts';

/** Verbs of what is had in numbers. */
const ordering = /^(?:order|buy|book|reserve|request|purchase|get|rent|hire|add to (?:cart|basket|bag|trolley))$/;
/** The number was set; beyond the stages of whatever else is tried. */
const counted = 2_101;

/** Undefined where no number is said, or the page calls something by it. */
export function orderedSoMany(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const [, said = '', thing = ''] = /^(\S+) (\S.*)$/.exec(what?.exact ? '' : (what?.name ?? '')) ?? [];
  const count = countOf(said);
  const { scene, cursor } = situation;
  if (!what || count === undefined || /^an?$/i.test(said) || !ordering.test(as) || what.where || what.rank || what.within) return undefined;
  if (cursor.stage >= askingSoMany && cursor.stage !== counted) return soMany(as, { ...what, name: thing, whole: thing }, count, situation);
  if (scene.elements.some(({ name, options = [] }) => [name, ...options].some((text) => holdsWords(text, what.name)))) return undefined;
  const many = cursor.stage === counted ? undefined : soMany(as, { ...what, name: thing, whole: thing }, count, situation);
  if (many) return many;
  const fields = scene.elements.filter((element) => isUsable(element) && takes(count, element));
  const named = fields.filter(({ name }) => holdsSense(name, thing));
  const inEntry = fields.filter((each) => scene.unitOf(each)?.elements.some(({ name }) => holdsSense(name, thing)));
  const own =
    isOnOwnPage(situation) && scene.elements.some(({ role, name }) => role === 'heading' && holdsWords(name, thing)) ? fields : [];
  const field = onlyOf([named, inEntry, own].find(({ length }) => length > 0) ?? []);
  const alone = { ...what, name: thing, whole: thing };
  const way = field ? undefined : openOwnPage(alone, situation);
  if (way) return way;
  if (!field && !scene.elements.some(({ name }) => holdsSense(name, thing)) && shownAs(alone, situation) === undefined)
    return missing(`nothing on the page is called ${JSON.stringify(thing)}`);
  if (!field) return refused(`the page has no field of its own for how many of ${JSON.stringify(thing)} to ${as}`);
  const button = senderOf(as, field, situation);
  if (!button) return refused(`nothing that belongs to ${field.role} ${JSON.stringify(field.name)} is there to ${as} it by`);
  if ((field.value ?? '').trim() === String(count)) return clickOn(button);
  if (cursor.stage === counted) return refused(`${field.role} ${JSON.stringify(field.name)} did not keep ${count}`);
  if (field.role === 'spinbutton') return fillWith(field, String(count), { stage: counted });
  return { ...chooseIn(field, [String(count)]), ok: { stage: counted } } as Move;
}

const takes = (count: number, { role, options = [] }: ObservedElement): boolean =>
  role === 'spinbutton' || (role === 'combobox' && options.some((option) => option.trim() === String(count)));

/** The button of its form or entry that is called by the verb. */
function senderOf(as: string, field: ObservedElement, { scene }: Situation): ObservedElement | undefined {
  const form = formAround(scene, field);
  const own = form === undefined ? (scene.unitOf(field)?.elements ?? scene.elements) : scene.within(form);
  return onlyOf(
    own.filter((element) => isClickable(element) && isUsable(element) && element.role !== 'link' && beginsWith(element.name, as)),
  );
}
