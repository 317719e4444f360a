/** Words that are put into a field one by one, each of which then stands in it as a thing of its own: tags, keywords, recipients. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';

/** The word stands in the field, and is to be taken into it. */
const typed = 20;
const adding = /^(?:add|enter|insert|type|put)$/;
const removing = /^(?:remove|delete|clear)$/;

/** "The tag red", and what is said behind it: "the tags red and blue". */
function tagIn({ name, whole, exact, rank, where, within }: Description): { readonly kind: string; readonly tag: string } | undefined {
  if (exact || rank || where || within) return undefined;
  const [, before = '', all = ''] = /^(\p{Ll}{3,}) (\S.*)$/u.exec(whole) ?? [];
  if (all !== name && all.split(/,? and |, /).includes(name)) return { kind: before, tag: name };
  const [, kind = '', tag = ''] = /^(\p{Ll}{3,}) (\S.*)$/u.exec(name) ?? [];
  return tag === '' ? undefined : { kind, tag };
}

/** The field in which the word stands takes words one by one, and says so, or shows some that it has taken: it has this one taken, too. */
export function takenIn(input: ObservedElement, tag: string, scene: Scene): Move | undefined {
  return input.value === tag && (byKey.test(saidOf(input)) || isBesideCross(input, scene)) ? taking(input, tag, scene) : undefined;
}

/** Undefined where the page has no field for such words. */
export function addTag(as: string, what: Description | undefined, situation: Situation, isOffered = true): Move | undefined {
  const [, kind = ''] = /^add (\p{Ll}{3,})$/u.exec(as) ?? [];
  // "Sage as a herb": what the page has a control for comes first.
  if (what && kind !== '' && (!isOffered || situation.cursor.stage === typed)) return addWord(kind, what.name, situation);
  const said = what && adding.test(as) ? tagIn(what) : undefined;
  if (!said) return undefined;
  const isSaidByControl = ({ name }: ObservedElement) => likeness(`${as} ${said.kind} ${said.tag}`, name) >= 0.88;
  const { cursor, scene } = situation;
  if (cursor.stage === 0 && scene.elements.some((element) => isClickable(element) && isSaidByControl(element))) return undefined;
  return addWord(said.kind, said.tag, situation);
}

/** "Lunch" as one of the "keywords". */
export function addWord(kind: string, tag: string, situation: Situation): Move | undefined {
  const { cursor, hand, scene } = situation;
  if (cursor.stage === typed && hand) return taking(hand, tag, scene);
  if (cursor.stage > 0) return undefined;
  const list = find(named(kind), 'choose', situation);
  const [element] = list.type === 'found' ? list.elements : [];
  if (element?.role === 'listbox') return { type: 'act', act: { kind: 'select', element: element.index, options: [tag] }, on: element };
  const field = find(named(kind), 'fill', situation);
  const [input] = field.type === 'found' ? field.elements : [tagFieldUnder(kind, scene)];
  const isOfWords = input && ['textbox', 'searchbox', 'combobox'].includes(input.role) && (input.value ?? '') === '';
  return isOfWords ? fillWith(input, tag, { stage: typed }) : undefined;
}

/** The label names a field that is not to be seen; what stands in for that says itself that it takes words one by one. */
export function tagFieldUnder(kind: string, { elements }: Scene): ObservedElement | undefined {
  const label = onlyOf(elements.filter((element) => isText(element) && likeness(kind, element.name) >= leastLabel));
  if (!label) return undefined;
  const field = elements.find(({ index, role }) => index > label.index && fieldRoles.includes(role));
  if (!field) return undefined;
  const isOther = ({ role, name }: ObservedElement) => role === 'heading' || /:\s*$/.test(name);
  const isByWords = byWords.test(saidOf(field)) || byKey.test(saidOf(field));
  return isByWords && !elements.slice(label.index + 1, field.index).some(isOther) ? field : undefined;
}

/** The field of such words has taken this one already. */
export function isTaken(kind: string, tag: string, scene: Scene): boolean {
  const field = tagFieldUnder(kind, scene);
  const held = field && scene.elements.slice(0, field.index);
  const from = held?.findLastIndex(({ name, role }) => role !== 'button' && likeness(kind, name) >= leastLabel) ?? -1;
  return (
    field !== undefined && (field.value ?? '') === '' && held?.slice(from + 1).some(({ name }) => likeness(tag, name) >= 0.95) === true
  );
}
const fieldRoles: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox'];
const leastLabel = 0.9;

/** "The keyword soup" without its kind, where the page speaks of keywords and has one thing that is called "soup". */
export function withoutKind(as: string, what: Description | undefined, { elements }: Scene): Description | undefined {
  const said = what && removing.test(as) ? tagIn(what) : undefined;
  if (!what || !said || !elements.some((element) => isText(element) && likeness(said.kind, element.name) >= leastLabel)) return undefined;
  const called = onlyOf(elements.filter((element) => isText(element) && likeness(said.tag, element.name) >= 0.95));
  return called && { ...what, name: said.tag, whole: said.tag };
}

/** What has the field take the word that stands in it: the same that is offered below it, the button beside it, or its key. */
function taking(input: ObservedElement, tag: string, scene: Scene): Move {
  const offered = scene.elements.filter(({ role, isNew, name }) => role === 'option' && isNew && likeness(tag, name) >= 0.95);
  if (offered.length === 1 && offered[0]) return clickOn(offered[0]);
  const lists = scene.elements.filter(({ role, isNew, options }) => role === 'listbox' && options && isNew);
  const options = lists.flatMap((on) => (on.options ?? []).map((option) => ({ on, option })));
  const called = options.filter(({ option }) => likeness(tag, option) >= 0.95);
  const one = onlyOf(called.length > 0 ? called : options.filter(({ option }) => makes.test(option) && holdsWords(option, tag)));
  if (one) return { type: 'act', act: { kind: 'select', element: one.on.index, options: [one.option] }, on: one.on };
  // Its key takes whichever of them is marked.
  if (input.role === 'combobox' && options.length > 0)
    return refused(`${JSON.stringify(tag)} is none of what ${input.role} ${JSON.stringify(input.name)} offers, or not clearly one of it`);
  const button = adderOf(input, scene);
  return button ? clickOn(button) : { type: 'act', act: { kind: 'press', key: 'Enter', element: input.index }, on: input };
}

const makes = /^(?:create|add|new)\b/i;

const adderOf = ({ index }: ObservedElement, scene: Scene): ObservedElement | undefined =>
  scene.elements
    .slice(index + 1, index + 3)
    .find((element) => element.role === 'button' && isUsable(element) && adds.test(element.name.trim()));
const adds = /^(?:[+＋➕✓]|(?:[+＋] ?)?(?:add|insert)\b.{0,20})$/i;

/**
 * "Add the tags “red” and “blue”": one after the other into the field of that name, where it takes words so. Undefined where there is no
 * such order, or no such field.
 */
export function eachAsTag(texts: readonly string[], from: Description | undefined, clause: string, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  if (!from || texts.length < 2 || !addingOf.test(clause) || from.exact || from.where || from.rank || from.ordinal !== undefined)
    return undefined;
  const found = find(from, 'fill', situation);
  const [input] = found.type === 'found' ? found.elements : [];
  const done = Math.max(0, cursor.stage - typed);
  if (!input || !['textbox', 'searchbox', 'combobox'].includes(input.role)) return undefined;
  // What it offers once it is typed into is taken from there.
  if (done === 0 && (input.options ?? []).length > 0) return undefined;
  const at = Math.floor(done / 2);
  const isTyped = done % 2 === 1;
  if (!isTyped && (input.value ?? '') !== '')
    return done > 0
      ? refused(`${input.role} ${JSON.stringify(input.name)} does not take ${JSON.stringify(texts[at - 1])} as one of several`)
      : undefined;
  const text = texts[at];
  const lost = input.role === 'combobox' ? texts.slice(0, at).find((one) => !isKept(one, input, scene)) : undefined;
  if (lost !== undefined && !isTyped) return refused(`${input.role} ${JSON.stringify(input.name)} did not keep ${JSON.stringify(lost)}`);
  if (text === undefined) return next;
  if (done === 0 && inOne.test(`${input.name} ${input.label ?? ''}`)) return fillWith(input, texts.join(', '));
  if (done === 0 && !takesEach(input, scene) && !isOfSeveral(input, from))
    return refused(
      `whether ${input.role} ${JSON.stringify(input.name)} takes ${texts.map((one) => JSON.stringify(one)).join(', ')} one by one can't be told`,
    );
  if (!isTyped) return fillWith(input, text, { stage: typed + done + 1 });
  const move = taking(input, text, scene);
  return move.type === 'act' ? { ...move, ok: { stage: typed + done + 1 } } : move;
}
const addingOf = /^\W*(?:(?:and|then|please|now|also) )*(?:add|enter|insert|type|put)\b/i;
/** A field that is chosen from and is called by a plural, as the goal calls it. */
const isOfSeveral = ({ role, name }: ObservedElement, from: Description): boolean =>
  role === 'combobox' && /[^s]s$/.test(from.name) && /[^s]s\W*$/.test(name) && likeness(from.name, name) >= 0.9;
/** It stands on the page as a thing of its own, and no longer in the field. */
const isKept = (text: string, input: ObservedElement, { elements }: Scene): boolean =>
  elements.some((element) => element !== input && !['option', 'listbox'].includes(element.role) && holdsWords(element.name, text));
const inOne = /\b(?:comma|separated?)\b/i;

/** It says so, has something beside it that adds, shows some that can be taken away, or sends nothing by its key. */
function takesEach(input: ObservedElement, scene: Scene): boolean {
  return (
    byWords.test(saidOf(input)) ||
    byKey.test(saidOf(input)) ||
    adderOf(input, scene) !== undefined ||
    isBesideCross(input, scene) ||
    formAround(scene, input) === undefined
  );
}
const saidOf = ({ name, label = '', hints = '' }: ObservedElement) => `${name} ${label} ${hints}`;
const byWords = /\b(?:tag(?:s|ify|input)?|chips?|tokens?)\b/i;
/** What a field says of itself: "Add a tag and press Enter". */
export const byKey = /\b(?:press|hit) (?:the )?(?:enter|return)\b|[↵⏎]/i;

function isBesideCross(input: ObservedElement, { elements }: Scene): boolean {
  const isCrossing = (element: ObservedElement) =>
    isClickable(element) && (isCross(element.name) || /^(?:remove|delete)\b/i.test(element.name.trim()));
  return elements.slice(Math.max(0, input.index - 2), input.index).some(isCrossing);
}

/** Of several crosses alike, each may stand before its word: then what is before one of them is the word of another. */
function mayStandBefore(crosses: readonly ObservedElement[], { elements }: Scene): boolean {
  const [first, second] = crosses;
  const last = crosses.at(-1);
  if (!first || !second || !last) return false;
  const between = elements[second.index - 1];
  const isWord = (other: ObservedElement | undefined) =>
    other !== undefined && isText(other) && other.role === between?.role && other.hints === between.hints && other.group === between.group;
  return isWord(elements[last.index + 1]);
}

/** The cross that stands beside the word, or is called by it. */
export function removeTag(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  if (!what || !removing.test(as) || what.all || what.except || what.where || what.rank || what.within || what.ordinal !== undefined)
    return undefined;
  const tag = tagIn(what)?.tag ?? what.name;
  const { scene } = situation;
  if (tag === '') return undefined;
  const takesOff = (element: ObservedElement) =>
    isClickable(element) &&
    isUsable(element) &&
    (isCross(element.name) || [as, 'remove', 'delete'].some((word) => holdsSense(`${element.name} ${element.hints ?? ''}`, word)));
  const all = scene.elements.filter(takesOff);
  const isOfTag = (element: ObservedElement) =>
    likeness(`${as} ${tag}`, element.name) >= 0.9 ||
    (likeness(tag, scene.labelOf(element)) >= 0.95 &&
      !mayStandBefore(
        all.filter(({ name }) => name === element.name),
        scene,
      ));
  const [cross, ...others] = scene.elements.filter((element) => takesOff(element) && isOfTag(element));
  if (cross && others.length === 0) return clickOn(cross);
  return others.length > 0 ? missing(`several things on the page would ${as} ${JSON.stringify(tag)}`) : undefined;
}
