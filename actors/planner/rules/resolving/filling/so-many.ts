/** So many of a thing are had: the number is set where its entry, what its control brings up, or its own page asks for it. */

import { isDeepStrictEqual } from 'node:util';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { press } from '../deeds/pressing.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, lacking, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { submit } from '../sending/sending.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { chooseIn } from './lists.ts';
import { steppersIn } from './stepping.ts';

/** The number was typed or chosen; the control was pressed, and asks how many; what was filled in there; one more step was taken. */
export const askingSoMany = 2_501;
const set = askingSoMany;
const pressed = 2_502;
const told = 2_503;
const opened = 2_504;
const filled = 2_505;
const steps = 2_600;
const mostSteps = 60;
/** Each press of the control has put in one more, as the page shows. */
const added = 2_700;
const mostAdded = 20;

const numbered = /\b(?:quantity|qty|amount|number|count|how many|units?|shares?|pieces?|copies|packs?)\b/i;

/** Undefined where the thing is not on the page, or nothing of it could be told a number. */
export function soMany(as: string, what: Description, count: number, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  if (cursor.stage === told) return submit({ kind: 'submit', clause: '', as }, situation);
  if (cursor.stage === pressed) return intoWhatCameUp(as, count, situation);
  if (cursor.stage === opened || cursor.stage === filled) return onItsPage(as, count, situation);
  if (cursor.stage > added) return oneMore(what.name, count, situation.hand, situation);
  const found = find(what, 'point', situation);
  if (found.type !== 'found') return cursor.stage === 0 ? undefined : lacking(found);
  const [thing, ...others] = found.elements;
  if (others.length > 0) return undefined;
  const own = scene.unitOf(thing)?.elements ?? [];
  const field = onlyOf(own.filter((element) => isUsable(element) && takes(count, element)));
  const shared = field ?? (own.length > 0 ? sharedField(as, count, situation) : undefined);
  if (shared) return throughField(as, what, shared, count, situation);
  const stepper = onlyOf(steppersIn(own, situation));
  if (stepper) {
    if (stepper.shown === count)
      return sentForAll(as, own, situation) ?? press(as, what, { ...situation, cursor: { ...cursor, stage: 0 } });
    if (cursor.stage > steps + mostSteps || (cursor.stage > steps && situation.changed === false))
      return refused(`the number beside ${JSON.stringify(thing.name)} does not follow its steps`);
    return clickOn(stepper.shown < count ? stepper.up : stepper.down, { stage: Math.max(cursor.stage, steps) + 1, tried: [] });
  }
  const way = cursor.stage === 0 && /^add to /.test(as) && own.length > 0 ? onlyOf(own.filter(({ role }) => role === 'link')) : undefined;
  if (way && holdsSense(way.name, what.name)) return clickOn(way, { stage: opened });
  // What does not say that it asks for more may do it at once, with one of them.
  const move = cursor.stage === 0 ? press(as, what, situation) : undefined;
  if (move?.type !== 'act' || move.act.kind !== 'click' || !move.on) return undefined;
  if (saysMore(move.on)) return { ...move, ok: { stage: pressed } };
  const isShown = own.includes(move.on) && hasBasket(as, situation) && shownOf(what.name, move.on, situation) === 0;
  return isShown && count <= mostAdded ? oneMore(what.name, count, move.on, situation) : undefined;
}

/** "Submit order", where no entry has a control of its own for that: what is set in all of them is sent together. */
function sentForAll(as: string, own: readonly ObservedElement[], { scene }: Situation): Move | undefined {
  if (!/^(?:order|buy|purchase)$/.test(as) || own.some((element) => isClickable(element) && holdsSense(element.name, as))) return undefined;
  const buttons = scene.elements.filter(
    (element) => element.role === 'button' && isUsable(element) && holdsSense(element.name, as) && scene.unitOf(element) === undefined,
  );
  const button = onlyOf(buttons);
  return button && clickOn(button);
}

/** A press of "Add to cart" puts in one, where the cart on the page says after each that it did; what says nothing is pressed no more. */
function oneMore(name: string, count: number, control: ObservedElement | undefined, situation: Situation): Move {
  const done = Math.max(0, situation.cursor.stage - added);
  const shown = control && shownOf(name, control, situation);
  if (!control || shown !== done) return refused(`the page does not show that there are ${done} of ${JSON.stringify(name)} now`);
  if (done === count) return next;
  if (!isUsable(control)) return refused(`no more than ${done} of ${JSON.stringify(name)} can be had`);
  return clickOn(control, { stage: added + done + 1, tried: [] });
}

/** It says what it is put into, and the page has that beside its goods. */
const hasBasket = (as: string, { scene }: Situation): boolean => {
  const [, where] = /^add to (\S+)$/.exec(as) ?? [];
  const parts = scene.groups.filter((_, group) => !scene.units.has(group));
  return (
    where !== undefined &&
    [...badgesOf(scene), ...parts, ...scene.elements.filter(({ role }) => role === 'heading')].some(({ name }) =>
      holdsSense(name.slice(0, 40), where),
    )
  );
};

/** "Cart (2)", as what leads to it is called on every page of a shop. */
const badge = /^\W*(?:(?:my|your|shopping|view) )*(?:cart|basket|bag|trolley)\b\W*(\d{1,3})?(?: items?)?\W*$/i;
const badgesOf = ({ elements }: Scene): readonly ObservedElement[] => elements.filter(({ name }) => badge.test(name));

/**
 * How many of it the page says that there are, outside its own entry: "2 × Pie", or a number beside its name, and where it says none by its
 * name, how many the cart holds; undefined where it says several.
 */
function shownOf(name: string, control: ObservedElement, { scene }: Situation): number | undefined {
  const own = scene.unitOf(control);
  const others = scene.elements.filter(
    (element) => isText(element) && !(own && scene.isOf(element, own)) && holdsWords(element.name, name),
  );
  const told = others.map((element) => {
    const inside = numberIn(element.name.replace(name, ' '));
    const beside = onlyOf(scene.unitOf(element)?.elements.filter(({ name: said }) => bareNumber.test(said.trim())) ?? []);
    return inside ?? (beside && numberIn(beside.name));
  });
  const counts = new Set(told.filter((many) => many !== undefined));
  const [cart, ...carts] = new Set(badgesOf(scene).map((element) => Number(badge.exec(element.name)?.[1] ?? 0)));
  if (others.length === 0) return carts.length > 0 ? undefined : (cart ?? 0);
  return counts.size === 1 ? [...counts][0] : undefined;
}
const bareNumber = /^[x×]?\s?\d{1,3}\s?[x×]?$/i;
const numberIn = (said: string): number | undefined => {
  const [, many] = /^[^\p{L}\d]*(?:(?:x|×)\s?)?(\d{1,3})(?:\s?(?:x|×))?[^\p{L}\d]*$/iu.exec(said) ?? [];
  return many === undefined || /\p{Sc}/u.test(said) ? undefined : Number(many);
};

/** The only field for a number beside a list, where all that does it stands in the list. */
function sharedField(as: string, count: number, { scene }: Situation): ObservedElement | undefined {
  const isLoose = (element: ObservedElement) => scene.unitOf(element) === undefined;
  if (scene.elements.some((element) => isLoose(element) && isClickable(element) && likeness(as, element.name) >= 0.8)) return undefined;
  const fields = scene.elements.filter((element) => isLoose(element) && isEditable(element) && isUsable(element));
  return onlyOf(
    fields.filter((element) => numbered.test(`${element.name} ${element.label ?? ''} ${scene.labelOf(element)}`) || takes(count, element)),
  );
}

/** "20 shares of it" where no field is called so: the number goes where what is done to the thing next asks for it. */
export function soManyNext({ what, value, clause }: Of<'fill'>, situation: Situation): Move | undefined {
  const { cursor, instructions } = situation;
  const following = instructions[cursor.at + 1];
  const count = value.type === 'text' && /^\d{1,6}$/.test(value.text) ? Number(value.text) : undefined;
  if (!what?.within || count === undefined) return undefined;
  const isSaidNext = following?.kind === 'do' && following.clause === clause && isDeepStrictEqual(following.what, what.within);
  // "Put two pies and one cake in the cart": where each is put by a control of its own.
  const [, where] = intoBasket.exec(clause) ?? [];
  if (!isSaidNext) return where === undefined ? undefined : soMany(`add to ${where.toLowerCase()}`, what.within, count, situation);
  const move = soMany(following.as, what.within, count, situation);
  // The last of it is what comes next, unless each was put in by a press of its own.
  if (move === next) return { type: 'next', skips: true };
  return move?.type === 'act' && move.ok === undefined ? { ...move, ok: { at: cursor.at + 2, stage: 0, tried: [], explored: [] } } : move;
}

const intoBasket = /^(?:add|put|place)\b.* (?:to|in|into|onto) (?:the |my |your )?(?:shopping )?(cart|basket|bag|trolley|order)$/i;

function throughField(as: string, what: Description, field: ObservedElement, count: number, situation: Situation): Move {
  const { cursor } = situation;
  if ((field.value ?? '').trim() === String(count)) return press(as, what, { ...situation, cursor: { ...cursor, stage: 0 } });
  if (cursor.stage === set) return refused(`${field.role} ${JSON.stringify(field.name)} did not keep ${count}`);
  if (field.options) return { ...chooseIn(field, [String(count)]), ok: { stage: set } } as Move;
  return fillWith(field, String(count), { stage: set });
}

/** The thing is all of the page: its one field for numbers, and its one control. */
function onItsPage(as: string, count: number, situation: Situation): Move {
  const { scene, cursor } = situation;
  const field = onlyOf(scene.elements.filter((element) => isUsable(element) && takes(count, element)));
  if (!field) return refused(`the page has no field of its own for how many to ${as}`);
  if ((field.value ?? '').trim() === String(count)) return press(as, undefined, { ...situation, cursor: { ...cursor, stage: 0 } });
  if (cursor.stage === filled) return refused(`${field.role} ${JSON.stringify(field.name)} did not keep ${count}`);
  if (field.options) return { ...chooseIn(field, [String(count)]), ok: { stage: filled } } as Move;
  return fillWith(field, String(count), { stage: filled });
}

/** A dialog or form that asks how many. */
function intoWhatCameUp(as: string, count: number, situation: Situation): Move {
  const { scene } = situation;
  const { dialog } = scene;
  const inside = dialog === undefined ? scene.elements.filter(({ isNew }) => isNew) : scene.within(dialog);
  const field = onlyOf(inside.filter((element) => isUsable(element) && (takes(count, element) || isCalledNumber(element))));
  if (!field) return missing(`what came up to ${as} asks for no number`);
  if (field.options) return { ...chooseIn(field, [String(count)]), ok: { stage: told } } as Move;
  return fillWith(field, String(count), { stage: told });
}

const saysMore = ({ name, states }: ObservedElement): boolean => /(?:…|\.{3})$/.test(name.trim()) || states.includes('collapsed');

const isCalledNumber = (element: ObservedElement): boolean =>
  isEditable(element) && (numbered.test(`${element.name} ${element.label ?? ''}`) || holdsSense(element.hints ?? '', 'quantity'));

const takes = (count: number, { role, type, options = [] }: ObservedElement): boolean =>
  role === 'spinbutton' || type === 'number' || (role === 'combobox' && options.some((option) => option.trim() === String(count)));
