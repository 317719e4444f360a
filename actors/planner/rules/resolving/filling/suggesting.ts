/** What a field offers while it is typed into. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Instruction } from '../../instruction.ts';
import type { Cursor } from '../cursor.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, type Move, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, holdsWords, isNearName, isOfOtherCase, likeness } from '../words/likeness.ts';

/** How long what is offered may take to come up: of a field that says that it offers something, and of one whose page has put something off. */
const patienceMs = { said: 1_500, unsaid: 800 } as const;
const longestSought = 60;

/** The options that a field offers while it is typed into: the one that was meant is taken, where there is one. */
export function suggested(situation: Situation): Move {
  const { scene, cursor, instructions, now, tried = [] } = situation;
  const [text = '', ...rivals] = cursor.left ?? [];
  const others = rivals.map((name) => JSON.stringify(name));
  if (cursor.stage === several) return refused(`${others.join(' and ')} are offered for ${JSON.stringify(text)}; say which`);
  if (cursor.stage === none)
    return refused(
      rivals.some((name) => fold(name) === fold(text))
        ? `${JSON.stringify(text)} is offered, and can't be chosen`
        : `${JSON.stringify(text)} is none of its options${others.length > 0 ? `, which are ${others.join(', ')}` : ''}`,
    );
  const hand = situation.hand ?? typedInto(text, scene);
  const following = instructions[cursor.at + 1];
  // Which of them is meant is said next.
  const isSaidNext = following?.kind === 'choose' && following.from === undefined;
  if (!hand || isSaidNext || (following?.kind === 'click' && following.what.ordinal !== undefined)) return next;
  if (cursor.stage === left) return held(hand, text, situation);
  if (cursor.stage === probed) return unlessOffering(hand, text, situation);
  if (isEmptied(hand, text, scene))
    return { type: 'missing', why: `${hand.role} ${JSON.stringify(hand.name)} did not keep ${JSON.stringify(text)}` };
  // The option that was chosen is what stands in it now.
  const typed = typedInto(text, scene) ?? hand;
  if (isOnlyChosenFrom(hand) && hand.states.includes('collapsed') && typed === hand) return next;
  const offers = saysOffers(hand) || instructions[cursor.at]?.kind === 'choose';
  const untried = scene.elements.filter((element) => !tried.includes(scene.keyOf(element)));
  const lists = listsOf(hand, offers ? untried : untried.filter((element) => isBeside(element, hand)));
  const inLists = lists.flatMap((list) => (list.options ?? []).map((option) => ({ list, name: option })));
  const listed = clearest(text, inLists, hand);
  if (listed) return { type: 'act', act: { kind: 'select', element: listed.list.index, options: [listed.name] }, on: listed.list };
  const isAmongOthers = following !== undefined && isOfForm(following.kind);
  const offered = untried.filter((element) => (offers && isOffer(element, scene)) || isBelow(element, hand, text, isAmongOthers));
  const only = clearest(text, offered, hand);
  if (only) return clickOn(only);
  const alike = isForSearch(hand) || following?.kind === 'press' ? [] : calledSo(text, [...inLists, ...offered]);
  if (alike.length > 1 && !isPickedNext(following, offered, situation)) return givenUp(hand, { stage: several, left: [text, ...alike] });
  if (isOnlyChosenFrom(hand) && !typedInto(text, scene)) return next;
  const mayCome = scene.observation.putsOff === true && !(isAmongOthers && cursor.unoffered === true);
  const patience = offers ? patienceMs.said : mayCome ? patienceMs.unsaid : 0;
  const isAwaited =
    offered.length + inLists.length === 0 && tried.length === 0 && mayOffer(hand, text) && now - (cursor.missingSince ?? now) < patience;
  if (isAwaited) return { type: 'missing', why: `nothing is offered for ${JSON.stringify(text)} yet`, unclear: true };
  const isListed = !isForSearch(hand) && following?.kind !== 'press' && !isPickedNext(following, offered, situation);
  if (isListed && ![...offered, ...inLists].some(({ name }) => isMadeOf(text, name))) {
    if (isUnfolded(hand)) return mayYet(situation, patienceMs.said) ?? givenUp(hand, { stage: none, left: [text, ...optionsOf(hand)] });
    // Where nothing came up as it was typed into, the list shows only unfolded whether it has the text.
    if (isFolded(hand) && cursor.stage !== looked) return clickOn(hand, { stage: looked, left: [text] });
  }
  const asked = instructions[cursor.at];
  if (asked?.kind === 'choose' && saidOffered.test(asked.clause))
    return refused(`${hand.role} ${JSON.stringify(hand.name)} does not offer ${JSON.stringify(text)}`);
  // What is chosen of options that the page shows is one of them.
  const isNoOption = asked?.kind === 'choose' && onlyChosen.test(asked.clause) && optionsOf(hand).length > 0;
  if (isNoOption) return fillWith(hand, '', { stage: none, left: [text, ...optionsOf(hand)] });
  const mayOfferOthers = tried.length === 0 && mayOffer(hand, text) && !isForSearch(hand) && text.length > probeLetters;
  if (asked?.kind === 'choose' && saidChosen.test(asked.clause) && offered.length + inLists.length === 0 && mayOfferOthers)
    return fillWith(hand, text.slice(0, probeLetters), { stage: probed, left: [text] });
  // A field that chooses from a list may put back what is none of its options, but only once it is left.
  const isUnclear = hand.role === 'combobox' || offered.some(({ name }) => likeness(text, name) >= leastLike);
  const isPressedNext = hand.role === 'combobox' && following !== undefined && ['click', 'submit', 'do'].includes(following.kind);
  const mayPutBack = isUnclear && !isForSearch(hand) && (following === undefined || isAmongOthers || isPressedNext);
  return mayPutBack ? leave(hand, { stage: left, left: [text] }) : next;
}

/** The goal says that it is one of what the field offers. */
const saidOffered = /\b(?:suggestions?|suggested|auto-?complete)\b/i;

/** What is chosen is one of what is offered, if anything is: what begins alike tells. */
const saidChosen = /\b(?:choose|select|pick)\b/i;
const onlyChosen = /^(?:please )?(?:choose|select|pick)\b/i;
const probeLetters = 2;

/** The field was left with the first letters of the text, of which nothing was offered: it takes the text, unless it offers others for these. */
function unlessOffering(hand: ObservedElement, text: string, { scene, cursor, now }: Situation): Move {
  const isOthers = (element: ObservedElement) => isOffer(element, scene) || isBelow(element, hand, text.slice(0, probeLetters), false);
  const others = scene.elements.filter(isOthers).map(({ name }) => name);
  if (others.length > 0) return fillWith(hand, '', { stage: none, left: [text, ...others.slice(0, mostSaid)] });
  if (scene.observation.still !== true && now - (cursor.missingSince ?? now) < patienceMs.said)
    return { type: 'missing', why: `nothing is offered for ${JSON.stringify(hand.value ?? '')} yet`, unclear: true };
  return fillWith(hand, text);
}

const leave = (hand: ObservedElement, ok: Partial<Cursor>): Move => ({
  type: 'act',
  act: { kind: 'press', key: 'Tab', element: hand.index },
  on: hand,
  ok,
});
/** What is not taken of a list is not left to its field, which may take the first of it. */
const givenUp = (hand: ObservedElement, ok: Partial<Cursor>): Move =>
  isUnfolded(hand) ? { type: 'act', act: { kind: 'press', key: 'Escape', element: hand.index }, on: hand, ok } : leave(hand, ok);
/** The field was left, which may have put back what stood there before. */
const left = 2;
/** Several were offered that are called so, or nothing was. */
const several = 3;
const none = 4;
/** The list was unfolded to see what it holds. */
const looked = 5;
/** Only the first letters stand in the field now. */
const probed = 6;

const isUnfolded = ({ role, states, options = [] }: ObservedElement): boolean =>
  states.includes('expanded') || (role !== 'combobox' && options.length > 0);
const isFolded = ({ role, states }: ObservedElement): boolean => role === 'combobox' && states.includes('collapsed');
const optionsOf = ({ options = [] }: ObservedElement): readonly string[] => options.slice(0, mostSaid);
const mostSaid = 6;

/** "Add “Zoe”": what was typed is taken as it is. */
const isMadeOf = (text: string, name: string): boolean => holdsWords(name, text) && !fold(name).startsWith(fold(text));

const mayYet = ({ scene, cursor, now }: Situation, patience: number): Move | undefined =>
  scene.observation.putsOff === true && now - (cursor.missingSince ?? now) < patience
    ? { type: 'missing', why: 'the list may offer something else yet', unclear: true }
    : undefined;

function held(hand: ObservedElement, text: string, { scene, cursor, now }: Situation): Move {
  const { role, name } = hand;
  // What only stands around the field that was typed into shows no value of its own.
  const holders = isOnlyChosenFrom(hand) && hand.value === undefined ? scene.elements.filter(isEditable) : [hand];
  if (!holders.some(({ value = '' }) => fold(value) === fold(text)))
    return refused(
      `${role} ${JSON.stringify(name)} did not keep ${JSON.stringify(text)}, which is none of its options or not clearly one of them`,
    );
  const mayPutBack = scene.observation.putsOff === true && now - (cursor.missingSince ?? now) < patienceMs.unsaid;
  return mayPutBack ? refused(`${role} ${JSON.stringify(name)} may put back what stood there before`) : next;
}

/** Nothing is typed into it: its option was chosen, and seen to be, when it was brought to it. */
const isOnlyChosenFrom = ({ role, type, states }: ObservedElement): boolean =>
  role === 'combobox' && type === undefined && !states.includes('expanded');

/** What is offered may come up in the field's own entry, which is known by what it says. */
const typedInto = (text: string, { elements }: Scene): ObservedElement | undefined =>
  onlyOf(elements.filter((element) => isEditable(element) && element.states.includes('focused') && element.value === text));

/** "TER" is as good as said by "Tern Point (TER)", and a person's name by what has their address behind it. */
const fitness = (text: string, name: string): number =>
  isNearName(text, name)
    ? 0
    : Math.max(likeness(text, name), 0.97 * likeness(text, addressed(name)), code.test(text) && holdsWords(name, text) ? 0.9 : 0);
const addressed = (name: string): string => (name.includes('@') ? (name.split(/\s+(?=[<(]?\S*@)/)[0] ?? '') : '');
const code = /^[A-Z][A-Z\d]{1,7}$/;

const leastLike = 0.6;
const sure = 0.95;

/** The one that is called so, or the only one that begins so or is like it. */
function clearest<Offer extends { readonly name: string }>(
  text: string,
  offers: readonly Offer[],
  hand: ObservedElement,
): Offer | undefined {
  const names = offers.map(({ name }) => addressed(name) || name);
  if (isOfOtherCase(text, names)) return undefined;
  const scored = offers.map((offer) => ({ offer, score: fitness(text, offer.name) })).filter(({ score }) => score >= leastLike);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  // Of several that are only like it, none is meant more than another.
  const [only, ...others] = scored.filter(({ score }) => score === most || most < sure);
  if (only) return others.every(({ offer }) => isSameThing(offer, only.offer)) ? only.offer : undefined;
  // What is searched for is what was typed, whatever else it could begin.
  const begun = isForSearch(hand) ? [] : offers.filter(({ name }) => fold(name).startsWith(fold(text)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Several that are called so and say more: none of them is meant more than another, and the field is not told what it wants. */
const calledSo = (text: string, offers: readonly { readonly name: string }[]): readonly string[] => {
  const begins = (name: string) => name.startsWith(fold(text)) && !/^[\p{L}\p{N}]/u.test(name.slice(fold(text).length));
  return [...new Set(offers.map(({ name }) => name.trim()).filter((name) => begins(fold(name))))];
};

/** The goal goes on with one of what is offered. */
function isPickedNext(following: Instruction | undefined, offered: readonly ObservedElement[], situation: Situation): boolean {
  if (following?.kind !== 'click') return false;
  const found = find(following.what, 'click', situation);
  return found.type === 'found' && offered.includes(found.elements[0]);
}

/** What bears the name and what stands in it; options of one name in a list can't be told from one another. */
const isSameThing = (a: { readonly name: string }, b: { readonly name: string }): boolean =>
  !('list' in a) && fold(a.name) === fold(b.name);

/** What is typed into a list's field to look for an option is of the kind for searches, too. */
const isForSearch = ({ role, type, name, hints = '' }: ObservedElement): boolean =>
  role === 'searchbox' ||
  (type === 'search' && role !== 'combobox') ||
  ['search', 'filter', 'find'].some((word) => holdsSense(role === 'combobox' && name !== '' ? name : `${name} ${hints}`, word));

/** A list that has come up beside the field is one thing on the map, which holds its options. */
const listsOf = ({ states }: ObservedElement, elements: readonly ObservedElement[]): readonly ObservedElement[] =>
  elements.filter(({ role, isNew, options }) => role === 'listbox' && options && (isNew || states.includes('expanded')));

/** By the page, which has made nothing else of what was typed. */
const isEmptied = ({ value, states, role, name }: ObservedElement, text: string, { elements }: Scene): boolean =>
  (role === 'textbox' || role === 'searchbox') &&
  value === undefined &&
  text.trim() !== '' &&
  !states.includes('password') &&
  fold(name) !== fold(text) &&
  !elements.some(({ isNew }) => isNew);

const saysOffers = ({ role, hints = '' }: ObservedElement): boolean =>
  role === 'combobox' || ['autocomplete', 'typeahead', 'suggest'].some((word) => holdsSense(hints, word));

/** In a form that goes on, a page that puts something off at every field would be waited for at each. */
const isOfForm = (kind: string): boolean => ['fill', 'choose', 'check', 'press', 'upload', 'clear'].includes(kind);

/** One line of free text; what has a form of its own, as numbers and addresses do, is not offered. */
const mayOffer = ({ role, type = 'text', states }: ObservedElement, text: string): boolean =>
  ['textbox', 'searchbox', 'combobox'].includes(role) &&
  ['text', 'search'].includes(type) &&
  !states.includes('password') &&
  text.length <= longestSought &&
  /\p{L}/u.test(text) &&
  !text.includes('{{') &&
  !text.includes('\n');

const isOffer = (element: ObservedElement, scene: Scene): boolean =>
  element.role === 'option' || (element.isNew && (isClickable(element) || scene.unitOf(element) !== undefined));

const isBeside = ({ isNew, index, framePath }: ObservedElement, hand: ObservedElement): boolean =>
  isNew && index > hand.index && framePath.join() === hand.framePath.join();

/** Of a field that does not say that it offers anything: what came up under it, or last on the page, and is no control of another kind. */
function isBelow(element: ObservedElement, hand: ObservedElement, text: string, isAmongOthers: boolean): boolean {
  if (!isBeside(element, hand)) return false;
  if (['option', 'menuitem'].includes(element.role)) return true;
  if (element.index > hand.index + 12) return false;
  // A list that was narrowed by what was typed is no offer to the field; a form that goes on is no filter.
  if (!isAmongOthers && isForSearch(hand)) return false;
  return (
    ['clickable', 'listitem'].includes(element.role) ||
    (['text', 'paragraph', 'cell'].includes(element.role) &&
      fold(element.name).startsWith(fold(text)) &&
      element.name.length <= longestSought)
  );
}
