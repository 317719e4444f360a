/** Selecting texts by the pointer: all of one, words that are said, or some of the words, sentences and letters that it is made of. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { longestName } from '../answers/shaped-values.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { lacking, type Move, missing, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { holdsWords, likeness } from '../words/likeness.ts';
import { type Cut, cutBy, isCountedPart } from '../words/text-parts.ts';
import { onOne } from './acting.ts';

/** "The word total": what it says, not what it is called. */
const worded = /^(?:words?|phrase|text|sentence|letters?) (?=\S)/i;

export function highlight(order: Of<'highlight'>, situation: Situation): Move {
  const text = order.what.exact ? '' : order.what.name.replace(worded, '');
  const isWorded = text !== '' && text !== order.what.name;
  const what = isWorded ? { ...order.what, name: text, whole: text, exact: true } : order.what;
  // "All text of the second paragraph" is the paragraph.
  if (what.name === '' && what.noun === 'text' && what.within && !what.part) return highlight({ ...order, what: what.within }, situation);
  const part = partMeant(what, situation);
  if (part) return part;
  const isAll =
    (what.name === '' || /^(?:everything|all)$/i.test(what.name)) && (what.all || /^(?:everything|all)\b/i.test(what.name || what.whole));
  // Without a name it is the one that was written in, whatever it is called by now.
  const isWritten = what.name === '' && what.roles.includes('textbox') && !what.within;
  const whole = isAll || isWritten ? editorOf(situation) : undefined;
  if (whole) return { type: 'act', act: { kind: 'highlight', element: whole.index }, on: whole };
  const { all: _, ...one } = what;
  const written = what.within?.roles.includes('textbox') && what.name !== '' ? onlyOf(editorsOf(situation, what.name)) : undefined;
  if (written) return { type: 'act', act: { kind: 'highlight', element: written.index, text: what.name }, on: written };
  const isSaid = what.name !== '' && (!what.exact || find(one, 'read', situation).type === 'none');
  const inside = isSaid ? wordsWithin(what, situation) : undefined;
  if (inside) return { type: 'act', act: { kind: 'highlight', element: inside.index, text: what.name }, on: inside };
  return onOne(one, 'read', situation, ({ index }) => ({
    kind: 'highlight',
    element: index,
    ...(what.exact && what.name !== '' && likeness(what.name, situation.scene.elements[index]?.name ?? '') < 0.95 && { text: what.name }),
  }));
}

/** "The first word of the second paragraph", "the first two words of it": these alone, never all of it. */
function partMeant({ part, ...what }: Description, situation: Situation): Move | undefined {
  const few = what.within && what.few !== undefined && isCountedPart(what.noun) && what.name === '' ? what.few : undefined;
  const cut: Cut | undefined = part ?? (few === undefined ? undefined : { unit: what.noun as Cut['unit'], place: few > 0 ? 1 : few, few });
  if (!cut) return undefined;
  const found = find(part ? what : (what.within as Description), 'read', situation);
  if (found.type !== 'found') return lacking(found);
  const on = onlyOf(found.elements);
  if (!on) return missing(`of which text the ${cut.unit} is meant can't be told`);
  const text = on.value ?? on.name;
  const called = `the ${cut.unit} of ${say(part ? what : (what.within as Description))}`;
  if (!isAllOfIt(on, text, situation)) return refused(`${called} can't be told: its text is not here in full`);
  const said = cutBy(text, cut);
  if (said === undefined) return missing(`${JSON.stringify(text.slice(0, 80))} has no such ${cut.unit}`);
  if (!said.isFirst) return refused(`${called}, ${JSON.stringify(said.text)}, stands there more than once`);
  return { type: 'act', act: { kind: 'highlight', element: on.index, text: said.text }, on };
}

/** Longer texts are cut on the map, and what is clicked in one without being a link is told beside it. */
function isAllOfIt(on: ObservedElement, text: string, { scene }: Situation): boolean {
  const isInIt = ({ role, name, label = '' }: ObservedElement) =>
    role === 'clickable' && name !== '' && !text.includes(name) && (name === on.label || (label !== '' && text.includes(label)));
  return text.length < longestName && !scene.elements.some((element) => isClickable(element) && isInIt(element));
}

/** The only text that has the words in it and is not all of them, where they are said to stand. */
function wordsWithin({ name, within }: Description, situation: Situation): ObservedElement | undefined {
  const place = within && find(within, 'read', situation);
  const isSomewhere = within === undefined || (within.name === '' && within.ordinal === undefined && !within.rank && !within.where);
  const inside = within && [...(place?.type === 'found' ? place.elements : []), ...standingIn(within, situation)];
  const isThere = (element: ObservedElement) => isSomewhere || inside?.some(({ index }) => index === element.index) === true;
  const isHolding = (element: ObservedElement) => holdsWords(element.value ?? (isText(element) ? element.name : ''), name);
  return onlyOf(situation.scene.elements.filter((element) => isHolding(element) && isThere(element)));
}

/** In an editor that is said, the words are those that were written there, whatever else on the page has them. */
const editorsOf = ({ scene }: Situation, words: string): readonly ObservedElement[] =>
  scene.elements.filter(({ role, type, value = '' }) => role === 'textbox' && type === undefined && holdsWords(value, words));

/** What "everything" is to whoever writes: the text of the page's only editor. */
function editorOf({ scene, hand }: Situation): ObservedElement | undefined {
  const editors = scene.elements.filter(({ role, type, value }) => role === 'textbox' && type === undefined && value !== undefined);
  return editors.length === 1 ? editors[0] : editors.find((editor) => editor === hand);
}
