/** What a field offers while it is typed into. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { fold, holdsSense, likeness } from './likeness.ts';
import { clickOn, type Move, next, type Situation } from './move.ts';
import { isClickable, type Scene } from './scene.ts';

/** How long what is offered may take to come up: of a field that says that it offers something, and of one whose page has put something off. */
const patienceMs = { said: 1_500, unsaid: 800 } as const;
const longestSought = 60;

/** The options that a field offers while it is typed into: the one that was meant is taken, where there is one. */
export function suggested(situation: Situation): Move {
  const { scene, cursor, hand, instructions, now, tried = [] } = situation;
  const [text = ''] = cursor.left ?? [];
  const following = instructions[cursor.at + 1];
  // Which of them is meant is said next.
  if (!hand || following?.kind === 'choose' || (following?.kind === 'click' && following.what.ordinal !== undefined)) return next;
  if (isEmptied(hand, text, scene))
    return { type: 'missing', why: `${hand.role} ${JSON.stringify(hand.name)} did not keep ${JSON.stringify(text)}` };
  const offers = saysOffers(hand) || instructions[cursor.at]?.kind === 'choose';
  const untried = scene.elements.filter((element) => !tried.includes(scene.keyOf(element)));
  const listed = offers ? inItsList(text, hand, untried) : undefined;
  if (listed) return listed;
  const offered = untried.filter((element) => (offers && isOffer(element, scene)) || isBelow(element, hand, text));
  const scored = offered.map((element) => ({ element, score: likeness(text, element.name) })).filter(({ score }) => score >= 0.6);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (only && (others.length === 0 || most >= 0.95)) return clickOn(only.element);
  const isAmongOthers = following !== undefined && isOfForm(following.kind);
  const mayCome = scene.observation.putsOff === true && !(isAmongOthers && cursor.unoffered === true);
  const patience = offers ? patienceMs.said : mayCome ? patienceMs.unsaid : 0;
  const isAwaited = offered.length === 0 && tried.length === 0 && mayOffer(hand, text) && now - (cursor.missingSince ?? now) < patience;
  return isAwaited ? { type: 'missing', why: `nothing is offered for ${JSON.stringify(text)} yet`, unclear: true } : next;
}

/** A list that has come up beside the field is one thing on the map, which holds its options. */
function inItsList(text: string, { states }: ObservedElement, elements: readonly ObservedElement[]): Move | undefined {
  const lists = elements.filter(({ role, isNew, options }) => role === 'listbox' && options && (isNew || states.includes('expanded')));
  const scored = lists.flatMap((list) => (list.options ?? []).map((option) => ({ list, option, score: likeness(text, option) })));
  const most = Math.max(0.95, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (!only || others.length > 0) return undefined;
  return { type: 'act', act: { kind: 'select', element: only.list.index, options: [only.option] }, on: only.list };
}

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

/** Of a field that does not say that it offers anything: what came up under it, or last on the page, and is no control of another kind. */
function isBelow(element: ObservedElement, hand: ObservedElement, text: string): boolean {
  if (!element.isNew || element.index <= hand.index || element.framePath.join() !== hand.framePath.join()) return false;
  if (['option', 'menuitem'].includes(element.role)) return true;
  if (element.index > hand.index + 12) return false;
  // A list that was narrowed by what was typed is no offer to the field.
  if (['filter', 'search'].some((word) => holdsSense(`${hand.name} ${hand.hints ?? ''}`, word))) return false;
  return (
    ['clickable', 'listitem'].includes(element.role) ||
    (['text', 'paragraph', 'cell'].includes(element.role) &&
      fold(element.name).startsWith(fold(text)) &&
      element.name.length <= longestSought)
  );
}
