/** Instructions that send what was brought to the page: submit, search. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isIntoBasket } from '../../baskets.ts';
import type { Of } from '../../instruction.ts';
import type { Cursor } from '../cursor.ts';
import { valueFor } from '../filling/given-values.ts';
import { isInSearch, isTyped, searchField } from '../filling/search-fields.ts';
import { find } from '../finding/find.ts';
import { clickOn, each, fillWith, lacking, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { checkableRoles, isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isAccepting } from '../waiting.ts';
import { beginsWith, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import { affirmed } from './affirming.ts';
import { isDeclining, type Pressed } from './asking-back.ts';
import { checkOut, isInBasket } from './checking-out.ts';
import { asksBack, confirmedBare } from './confirming.ts';
import { publishersBehind, sendsWhatIsLeft } from './publishing.ts';
import { isSentNext } from './sent.ts';

/** What forms are sent with, the most telling first. */
const sending: readonly string[] = [
  'submit',
  'send',
  'save',
  'ok',
  'done',
  'apply',
  'continue',
  'next',
  'go',
  'search',
  'log in',
  'sign up',
  'confirm',
  'finish',
  'create',
  'add',
  'book',
  'order',
  'update',
  'subscribe',
  'post',
  'check',
];

export function submit({ as, what, clause }: Of<'submit'>, situation: Situation): Move {
  const { scene, hand, instructions, cursor } = situation;
  const before = instructions[cursor.at - 1];
  if (before?.kind === 'keys' && before.isSum && /\b(?:result|sum|answer|total|product|difference)\b/i.test(clause))
    return refused('what the keys come to has to be entered before it is sent; say into which field');
  // "Confirm my choices": what was chosen is no button.
  const isOfChoices = what?.name === '' && what.roles.length > 0 && what.roles.every((role) => chosen.includes(role));
  if (what !== undefined && !isOfChoices && (what.name !== '' || what.roles.length > 0)) {
    const found = find(what, 'click', situation);
    if (found.type === 'found' && isClickable(found.elements[0]))
      return each(found.elements, situation, ({ index }) => ({ kind: 'click', element: index }));
  }
  const yes = isAccepting(as) && cursor.stage === 0 ? affirmed(situation) : undefined;
  if (yes) return yes;
  if (isInBasket(situation)) return checkOut(as, situation) as Move;
  const isOrder = what === undefined && /^(?:order|check out|place (?:the |my )?order)$/.test(as) && isIntoBasket(before);
  const toBasket = isOrder && !saysSo(as, scene) ? checkOut(as, situation) : undefined;
  if (toBasket) return toBasket;
  const button = sender(as, hand, scene, what !== undefined && what.name !== '');
  const isLeft = before?.kind === 'fill' && before.opener?.as === 'leave' && before.clause === clause && hand && isEditable(hand);
  if (isLeft && !sendsWhatIsLeft(button, hand, scene)) return next;
  // What has come up over the form answers something else.
  if (button?.isNew && likeness(as, button.name) < 0.8 && (scene.observation.covered ?? []).length > 0)
    return missing(`something has come up over what could be clicked to ${as}`);
  if (button)
    return isUsable(button)
      ? clickOn(button)
      : missing(`button ${JSON.stringify(button.name)} is there, but disabled; do first what the page asks for`);
  // A slot that was taken by a click may need nothing else.
  const isSlot = before?.kind === 'fill' && before.value.type === 'when' && before.clause === clause && hand && isClickable(hand);
  const covered = scene.observation.covered?.find(({ role, name }) => role === 'button' && likeness(as, name) >= 0.8);
  if (isSlot && situation.changed) return covered ? missing(`button ${JSON.stringify(covered.name)} is covered by ${covered.by}`) : next;
  const publisher = hand && isEditable(hand) && publishing.test(as) ? behindText(hand, scene) : undefined;
  if (publisher) return clickOn(publisher);
  // What is to be confirmed may only be asked once the form is sent.
  const onward = isAccepting(as) && cursor.stage === 0 && hand && isEditable(hand) ? goingOn(hand, scene) : undefined;
  if (onward) return clickOn(onward, { stage: 1 });
  // What saves may come up only once the field is left.
  if (hand && isEditable(hand) && cursor.stage === 0 && keeping.test(as)) return leaving(hand, { stage: 1 });
  if (hand && isEditable(hand)) return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
  const asked = isAccepting(as)
    ? confirmedBare({ ...nothingPressed, ...cursor.pressed, verbs: [as, ...(cursor.pressed?.verbs ?? [])] }, scene)
    : undefined;
  if (asked) return asked.type === 'act' && asked.on ? clickOn(asked.on) : asked;
  // What a dialog asks is confirmed by the one button that does not take it back.
  const [doer, ...others] = isAccepting(as) && asksBack(situation) ? doersIn(scene) : [];
  if (doer && others.length === 0) return clickOn(doer);
  // What would be confirmed was, while the act before raised the question, or as one of several did.
  const { of = -1, times = 0 } = cursor.pressed ?? {};
  const isAnswered = (situation.raised ?? 0) > 0 || (times > 0 && of === cursor.at - 1);
  if (isAnswered && isAccepting(as)) return next;
  return missing(`nothing on the page could be clicked to ${as}`);
}

/** A control of the page, and of no entry of it. */
const saysSo = (as: string, scene: Scene): boolean =>
  scene.elements.some((element) => isClickable(element) && scene.unitOf(element) === undefined && beginsWith(element.name, as));

/** The only button behind the field that goes on from the form. */
const goingOn = ({ index }: ObservedElement, { elements }: Scene): ObservedElement | undefined =>
  onlyOf(
    elements.filter(
      (element) => element.index > index && element.role === 'button' && isUsable(element) && goesOn.test(element.name.trim()),
    ),
  );
const goesOn = /^(?:continue|next|proceed|review|go on)(?!\p{L})/iu;

const keeping = /^(?:save|apply|update)\b/;

const publishing = /^(?:send|reply|respond|answer|comment|post|publish|share|leave|report)\b/;
/** A link only leads to what others wrote. */
const behindText = (field: ObservedElement, { elements }: Scene): ObservedElement | undefined =>
  publishersBehind(field.index, elements).find((element) => isClickable(element) && isUsable(element) && element.role !== 'link');

/** Pages hear of a field's change once it is left. */
export const leaving = (field: ObservedElement, ok?: Partial<Cursor>): Move => ({
  type: 'act',
  act: { kind: 'press', key: 'Tab', element: field.index },
  on: field,
  ...(ok && { ok }),
});

/** "Continue as guest", "Send without saving": not what the form is sent with, unless it is asked for. */
export const otherWay = /\p{L} (?:as|with|without|via|using|instead|later)\b|^(?:show|hide|forgot)\b/iu;

const chosen: readonly string[] = [...checkableRoles, 'option', 'menuitem'];

const nothingPressed: Pressed = { of: 0, verbs: [], thing: '', said: '', ways: {}, url: '', title: '' };

const takingBack = /^(?:cancel|close|dismiss)/i;

const doersIn = (scene: Scene): readonly ObservedElement[] =>
  (scene.dialog === undefined ? [] : scene.within(scene.dialog)).filter(
    (element) =>
      element.role === 'button' &&
      isUsable(element) &&
      /\p{L}/u.test(element.name) &&
      !isDeclining(element.name) &&
      !isCross(element.name) &&
      !takingBack.test(element.name.trim()),
  );

/** The button that sends the form in hand, or the page's only one. */
function sender(as: string, hand: ObservedElement | undefined, scene: Scene, isNamed: boolean): ObservedElement | undefined {
  const form = hand && formAround(scene, hand);
  const { dialog } = scene;
  const all = scene.elements
    .filter((element) => !isOfEntry(element, hand, as, scene))
    .filter(
      ({ role, name, hints = '', look = '' }) =>
        ((role === 'button' || role === 'clickable' || role === 'link') && (name !== '' || hints !== '')) ||
        (role === 'img' && hints !== '' && / \d+$/.test(look)),
    );
  const entry = hand && scene.unitOf(hand);
  const beside = entry === undefined ? [] : all.filter((element) => scene.unitOf(element) === entry);
  const pools = [
    dialog === undefined ? [] : all.filter((element) => scene.isIn(element, dialog)),
    form === undefined ? [] : all.filter((element) => scene.isIn(element, form)),
    beside,
    all,
  ];
  // Of what is named, only the verb that was said sends it.
  const words = isNamed ? [as] : as === '' || as === 'submit' ? sending : [as, ...sending.slice(0, 8)];
  // What stands before a text that is written may be what has brought it up.
  const isWritten = hand !== undefined && hand.role === 'textbox' && publishing.test(as);
  const behind = isWritten ? pools.map((pool) => pool.filter(({ index }) => index > hand.index)) : [];
  for (const pool of [...behind.slice(0, -1), ...pools]) {
    for (const word of words) {
      const found = pool.filter(
        ({ name, role, hints = '' }) =>
          (role !== 'link' || word === as) &&
          (word === as || !otherWay.test(name)) &&
          (likeness(word, name) >= 0.8 || beginsWith(name, word) || ((name === '' || role === 'img') && likeness(word, hints) >= 0.6)),
      );
      const after = found.filter(({ index }) => hand === undefined || index > hand.index);
      const one = after[0] ?? found[0];
      if (one) return one;
    }
    const buttons = pool.filter(({ role }) => role === 'button');
    // Whoever says what is to come of it means no button that only stands alone on the page.
    const isSole = pool !== all || (scene.elements.some(isEditable) && (as === '' || sending.slice(0, 10).includes(as)));
    if (!isNamed && buttons.length === 1 && isSole && pool !== beside) return buttons[0];
  }
  return undefined;
}

/** What sends the form that the field stands in; undefined where it stands in none, or that has no button of its own. */
export function formSender(as: string, field: ObservedElement, scene: Scene): ObservedElement | undefined {
  const form = formAround(scene, field);
  const button = form === undefined ? undefined : sender(as, field, scene, false);
  return button && form !== undefined && scene.isIn(button, form) ? button : undefined;
}

/** What each entry of a list has sends no form, unless it is called by what was said, or the entry is in hand. */
function isOfEntry(element: ObservedElement, hand: ObservedElement | undefined, as: string, scene: Scene): boolean {
  const unit = scene.unitOf(element);
  if (!unit || (hand && scene.unitOf(hand) === unit) || beginsWith(element.name, as)) return false;
  return scene.hasLikes(unit);
}

/** By the control that says so among the few right behind the field, or by its key; by neither where the goal says itself what sends it. */
export function sentFrom(field: ObservedElement, reach: number, sends: (control: ObservedElement) => boolean, situation: Situation): Move {
  const { elements } = situation.scene;
  const near = elements.slice(field.index + 1, field.index + 1 + reach).filter((element) => isClickable(element) && isUsable(element));
  const button = near.find(sends);
  return sentUnlessNext(
    button ? clickOn(button) : { type: 'act', act: { kind: 'press', key: 'Enter', element: field.index }, on: field },
    situation,
  );
}

/** What is pressed twice is done twice: "Search for lamps and press Search". */
const sentUnlessNext = (sends: Move, situation: Situation): Move => (isSentNext(situation, sends) ? next : sends);

export function search({ value, where: said, by }: Of<'search'>, situation: Situation): Move {
  const { cursor, hand } = situation;
  const own = by === undefined ? undefined : find(named(by), 'fill', situation);
  const where = own?.type === 'found' && isEditable(own.elements[0]) ? named(by ?? '') : said;
  const field = searchField(where, situation);
  const kind = by !== undefined && field && where === said && cursor.stage === 0 ? kindBeside(field, by, situation) : undefined;
  if (kind) return kind;
  if (cursor.stage === 1) {
    const button = hand && searcher(hand, situation.scene);
    const byKey = { type: 'act', act: { kind: 'press', key: 'Enter', ...(hand && { element: hand.index }) } } as const;
    return sentUnlessNext(button ? clickOn(button) : byKey, situation);
  }
  if (!field) {
    const toggle = find(named('search'), 'click', situation);
    if (
      toggle.type === 'found' &&
      !sendsFields(toggle.elements[0], situation) &&
      !cursor.tried.includes(situation.scene.keyOf(toggle.elements[0]))
    )
      return clickOn(toggle.elements[0], { tried: [situation.scene.keyOf(toggle.elements[0])] });
    return missing('there is no search field on the page');
  }
  const text = valueFor(value, field, situation);
  if ('why' in text) return lacking(text);
  return fillWith(field, text.text, { stage: 1 });
}

/** The list in the form of the search that says what of a thing is looked for; undefined where it says so already. */
function kindBeside(field: ObservedElement, by: string, { scene }: Situation): Move | undefined {
  const form = formAround(scene, field);
  const lists = scene.elements.filter(
    (element) => element.options?.some((option) => likeness(by, option) >= 0.9) && isUsable(element) && formAround(scene, element) === form,
  );
  const list = onlyOf(lists);
  const option = list?.options?.find((each) => likeness(by, each) >= 0.9);
  if (!list || option === undefined || list.value === option) return undefined;
  return { type: 'act', act: { kind: 'select', element: list.index, options: [option] }, on: list, ok: { stage: 0 } };
}

/** What sends the field that is searched by; a link or tab of that name only leads to it. */
function searcher(field: ObservedElement, scene: Scene): ObservedElement | undefined {
  const form = formAround(scene, field);
  return scene.elements.find(
    (element) =>
      isClickable(element) &&
      element.role !== 'link' &&
      element.role !== 'tab' &&
      isUsable(element) &&
      likeness('search', element.name || (element.hints ?? '')) >= 0.6 &&
      (form === undefined || scene.isIn(element, form)) &&
      Math.abs(element.index - field.index) <= 4,
  );
}

/** What the page is searched by, and is empty. */
export function emptySearch(situation: Situation): ObservedElement | undefined {
  const field = searchField(undefined, situation);
  const { scene } = situation;
  const isForIt =
    field && (field.role === 'searchbox' || field.type === 'search' || isSearching(field, scene) || searcher(field, scene) !== undefined);
  return isForIt && (field.value ?? '') === '' ? field : undefined;
}

/** The only field of a search landmark or of a form of its own, that says by its first word what it is for. */
function isSearching(field: ObservedElement, scene: Scene): boolean {
  const form = formAround(scene, field);
  const isAlone = form !== undefined && !scene.within(form).some((other) => other !== field && isTyped(other));
  return isAlone && (isInSearch(field, scene) || /^(?:search|find|look up)\b/i.test(field.name || scene.labelOf(field)));
}

/** What stands behind fields sends them: no way to a field that is not shown. */
const sendsFields = ({ index, group }: ObservedElement, { scene }: Situation): boolean =>
  scene.elements.some((field) => field.index < index && field.group === group && isEditable(field));
