/** The way to what is asked about, where the page does not tell it: the entry that is called by the words, or the part of the site that lists such things. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import type { Wonder } from '../../wonder.ts';
import { days, senses } from '../answers/passages.ts';
import { isUntried, type Situation } from '../move.ts';
import { onlyNamed, onlyOf } from '../only.ts';
import { mayOpen } from '../page/harmless.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { Scene, type Unit } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';

/** Leads to more about a thing: `text` is all that is said of it where the way begins. */
interface Way {
  readonly element: ObservedElement;
  readonly text: string;
}

const ofEntry = 'entry of:';
const longestEntry = 400;
const longestLink = 120;

/** A mark among what was explored: this entry was opened. */
export const entryMark = ({ text }: Way): string => ofEntry + text.slice(0, longestEntry);

/** What the entry that was opened last said of itself. */
export const opened = ({ explored }: Situation['cursor']): string | undefined =>
  explored.findLast((mark) => mark.startsWith(ofEntry))?.slice(ofEntry.length);

/** Whether the entry that was meant is open. */
export const isInside = ({ cursor }: Situation): boolean => opened(cursor) !== undefined;

/** "The author of the article on ferries": the only entry that says all that the thing is called by. */
export function entryAsked(situation: Situation): Way | undefined {
  const { cursor, instructions } = situation;
  const instruction = instructions[cursor.at];
  if (instruction?.kind !== 'read' || opened(cursor) !== undefined) return undefined;
  const { what, asks, form } = instruction;
  if (what.all && form !== 'count') return undefined;
  if (asks) return mostSaid([...senses(asks.about.join(' '))], situation);
  const within = what.within;
  if (!within || within.all || within.rank || within.ordinal !== undefined) return undefined;
  const words = wordsSaid(within);
  if (words.length === 0) return undefined;
  const ways = waysOn(situation).filter(({ text }) => isSaidBy(words, text));
  const way = onlyWay(ways) ?? onlyWay(ways.filter(({ element }) => likeness(within.name, element.name) >= 0.94));
  return way && { ...way, element: placeIn(way.element, words, situation.scene) };
}

/** Of a calendar's day with two things on it, the text that says the one which is meant: what is around it answers for it or for itself. */
function placeIn(card: ObservedElement, words: readonly string[], scene: Scene): ObservedElement {
  if (card.role !== 'clickable') return card;
  const [, ...inside] = insideCard(card, scene.elements);
  const said = inside.filter((element) => isText(element) && element.name !== card.name && isSaidBy(words, element.name));
  return onlyOf(said) ?? card;
}

/** Days are told of a thing, and name none; what kind of thing it is, entries seldom say. */
function wordsSaid({ name, exact, where = [] }: Description): readonly string[] {
  const told = where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition.text] : []));
  const isKind = told.length > 0 && !exact && /^\p{Ll}*$/u.test(name);
  return [...senses([...(isKind ? [] : [name]), ...told].join(' '))].filter((word) => !isDay(word));
}
const dayNames = new Set(days.values());
const isDay = (word: string): boolean => dayNames.has(word);

function isSaidBy(words: readonly string[], text: string): boolean {
  const said = senses(text);
  return words.every((word) => said.has(word));
}

/** Of what a question says, no other entry may say what this does not. */
function mostSaid(about: readonly string[], situation: Situation): Way | undefined {
  const words = about.filter((word) => !isDay(word));
  const ways = waysOn(situation).map((way) => {
    const said = senses(way.text);
    return { way, met: words.filter((word) => said.has(word)) };
  });
  const best = Math.max(0, ...ways.map(({ met }) => met.length));
  const [first, ...others] = ways.filter(({ met }) => met.length === best && best > 0);
  if (!first || ways.some(({ met }) => !met.every((word) => first.met.includes(word)))) return undefined;
  return onlyWay([first.way, ...others.map(({ way }) => way)]);
}

/** Two ways of one name lead to the same. */
const onlyWay = (ways: readonly Way[]): Way | undefined =>
  ways.every(({ text, element }) => text === ways[0]?.text || element.name === ways[0]?.element.name) ? ways[0] : undefined;

/** Cards and rows by what they say, and links that stand alone by their names. */
function waysOn(situation: Situation): readonly Way[] {
  const { scene } = situation;
  const mayLead = (element: ObservedElement) =>
    isUntried(element, situation) &&
    !element.states.includes('selected') &&
    element.name.length <= longestLink &&
    mayOpen(element, situation);
  const units = scene.collections.flatMap((listed) => (listed.length > 1 ? listed : []));
  const listed = new Set(units.flatMap(({ elements }) => elements));
  const entries = units.flatMap((unit) => {
    const element = leadOf(unit, scene);
    return element && isUntried(element, situation) ? [{ element, text: unit.text }] : [];
  });
  const alone = scene.elements
    .filter((element) => element.role === 'link' && !listed.has(element) && mayLead(element))
    .map((element) => ({ element, text: element.name }));
  const cards = cardsOn(scene).filter(({ elements: [card] }) => card && !listed.has(card) && mayLead(card));
  return [...entries, ...alone, ...cards.flatMap(({ elements: [element], text }) => (element ? [{ element, text }] : []))];
}

/** What can be clicked as a whole beside its likes, with what stands in it behind it: a card, though nothing says that it is one of a list. */
function cardsOn({ elements }: Scene): readonly Pick<Unit, 'elements' | 'text'>[] {
  const whole = elements.filter(({ role, name }) => role === 'clickable' && name.includes(' '));
  const cards = whole.filter(({ group, index }) => whole.some((other) => other.group === group && other.index !== index));
  return cards.map((card) => ({ elements: insideCard(card, elements), text: card.name }));
}

function insideCard(card: ObservedElement, elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const rest = elements.slice(card.index + 1);
  const end = rest.findIndex(({ name }) => name === '' || !card.name.includes(name));
  return [card, ...(end === -1 ? rest : rest.slice(0, end))];
}

/** A card that can be clicked as a whole, or its only link. */
function leadOf(unit: Unit, scene: Scene): ObservedElement | undefined {
  const [first] = unit.elements;
  if (first && isClickable(first) && first.role !== 'button' && !scene.isIn(first, unit.group)) return first;
  const links = unit.elements.filter(({ role }) => role === 'link');
  const heading = unit.elements.find(({ role }) => role === 'heading');
  const headed = heading && links.find(({ name }) => likeness(heading.name, name) >= 0.94);
  return headed ?? onlyOf(links);
}

/** What a link to all of them says before their name. */
const allOf = /^(?:(?:all|my|our|the|your|browse|view|manage|find|see|list|show)(?: (?:all|of|my|our|the|your))* )?/i;

const mayBeElsewhere: ReadonlySet<Instruction['kind']> = new Set(['read', 'do', 'lay', 'find']);

/** What is to be clicked has a name of its own, and is nothing else that is called by a word of it. */
function nounsSought({ cursor, instructions }: Situation): readonly string[] {
  const instruction = instructions[cursor.at];
  // "Create a customer group named …" is done where those are.
  if (instruction?.kind === 'fill' && instruction.opener) return instruction.opener.what.exact ? [] : [instruction.opener.what.whole];
  return instruction === undefined || !mayBeElsewhere.has(instruction.kind) ? [] : kindsIn(instruction);
}

const isWayTo = (noun: string, name: string): boolean =>
  likeness(noun, name.replace(allOf, '').replace(/\s*(?:\(\d+\)|(?<=\p{L}) \d{1,4})$/u, '')) >= 0.9;

/** Whether a way is called as what the instruction is about; undefined where the page is headed so already, or nothing is sought so. */
export function kindSought(situation: Situation): ((name: string) => boolean) | undefined {
  const nouns = nounsSought(situation);
  const head = situation.scene.elements.find(({ role }) => role === 'heading')?.name ?? '';
  return nouns.length === 0 || nouns.some((noun) => isWayTo(noun, head)) ? undefined : (name) => nouns.some((noun) => isWayTo(noun, name));
}

/** "How many orders are open?" where the page has none: the one way that is called "Orders". */
export function wayToKind(situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const nouns = nounsSought(situation);
  const heads = scene.elements.filter(({ role }) => role === 'heading').slice(0, 1);
  for (const noun of nouns) {
    const isSo = (name: string) => isWayTo(noun, name);
    if (heads.some(({ name }) => isSo(name))) continue;
    const ways = scene.elements.filter(
      (element) =>
        (element.role === 'link' || element.role === 'tab') &&
        isUntried(element, situation) &&
        !element.states.includes('selected') &&
        element.name.length <= 40 &&
        isSo(element.name) &&
        mayOpen(element, situation),
    );
    const [way] = ways;
    if (way && ways.every(({ name }) => name === way.name)) return way;
  }
  return undefined;
}

/** "My latest order", where no way is called "Orders": what belongs to whoever visits is behind their account. */
export function wayToAccount(situation: Situation): ObservedElement | undefined {
  const { scene, cursor, instructions } = situation;
  const { clause = '' } = instructions[cursor.at] ?? {};
  if (cursor.explored.includes(accountMark) || !/\b(?:my|I)\b/.test(clause) || !nounsSought(situation).some((noun) => ofAccount.test(noun)))
    return undefined;
  return onlyNamed(
    scene.elements.filter(
      (element) =>
        element.role === 'link' && toAccount.test(element.name.trim()) && isUntried(element, situation) && mayOpen(element, situation),
    ),
  );
}
/** A mark among what was explored: it was opened. */
export const accountMark = 'account';
const ofAccount =
  /^(?:orders?|purchases?|invoices?|bookings?|reservations?|subscriptions?|tickets?|trips?|rentals?|wish ?lists?|fines?|loans?|holds?|balance|points|vouchers?|addresses|payments?)$/i;
const toAccount = /^(?:(?:my|your) )?account$/i;

/** What kinds of things an instruction speaks of, those that it is about first. */
function kindsIn(instruction: Instruction): readonly string[] {
  if ('breath' in instruction && instruction.kind === 'lay') return kindsAhead((instruction.breath?.words ?? []).map(({ text }) => text));
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  const label = instruction.kind === 'read' ? instruction.asks?.label : undefined;
  const chain: Description[] = [];
  for (let at = what; at; at = at.within) chain.push(at);
  // "The standing order": two words may be what the site calls them by.
  const joined = chain.flatMap(({ noun, name, exact }) =>
    !exact && noun !== '' && noun !== name && /^\p{Ll}+$/u.test(name) ? [`${name} ${noun}`] : [],
  );
  const said = chain.flatMap(({ noun, name, exact }) => [noun, ...(exact ? [] : (name.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []))]);
  return [...(label === undefined ? [] : [label]), ...joined, ...said].filter((word) => word.length > 2);
}

/** "A new cart price rule": three words or fewer behind "new", the most of them first. */
function kindsAhead(words: readonly string[]): readonly string[] {
  const said = words.slice(words[0] === 'new' ? 1 : 0).slice(0, 4);
  const joined = [3, 2]
    .map((length) => said.slice(0, length))
    .filter((some) => some.length > 1 && some.every((word) => /^\p{Ll}+$/u.test(word)));
  return [...joined.map((some) => some.join(' ')), ...said];
}

/** In the entry that was opened, what it was found by needs not be said again. */
export function insideEntry(instruction: Instruction, { cursor }: Situation): Instruction | undefined {
  const text = opened(cursor);
  if (text === undefined || instruction.kind !== 'read') return undefined;
  return { ...instruction, what: withoutCovered(instruction.what, text) };
}

function withoutCovered({ within, ...what }: Description, text: string): Description {
  if (!within) return what;
  const rest = withoutCovered(within, text);
  const words = wordsSaid(within);
  const isCovered = words.length > 0 && isSaidBy(words, text) && !within.rank && within.ordinal === undefined;
  return isCovered ? { ...what, ...(rest.within && { within: rest.within }) } : { ...what, within: rest };
}

/** And a question is about what is left of its words. */
export function wonderInside(asks: Wonder, { cursor }: Situation): Wonder {
  const text = opened(cursor);
  if (text === undefined) return asks;
  const said = [...senses(text)];
  const isLeft = (word: string) => ![...senses(word)].every((sense) => said.some((other) => other === sense || isDoer(other, sense)));
  const { full = [], ...rest } = asks;
  const about = asks.about.filter(isLeft);
  // "Book the ferry": what may be a thing is done to it.
  return { ...rest, about: about.length > 0 ? about : full.filter(isLeft) };
}

/** Who teaches is a teacher. */
const isDoer = (noun: string, verb: string): boolean =>
  verb.length >= leastVerb && noun.startsWith(verb.replace(/e$/, '')) && /^(?:e?rs?|ors?)$/.test(noun.slice(verb.replace(/e$/, '').length));
const leastVerb = 4;

/** Beside the entry that is open, its list says things of others. */
export function withoutItsList({ scene, cursor }: Situation): Scene {
  const text = opened(cursor);
  const list = [...scene.collections, cardsOn(scene)].find(
    (units) => units.length > 1 && units.some((unit) => unit.text.slice(0, longestEntry) === text),
  );
  const link = list ? undefined : scene.elements.find(({ role, name }) => role === 'link' && name.slice(0, longestEntry) === text);
  if (!list && !link) return scene;
  const beside = link ? scene.elements.filter(({ role, group }) => role === 'link' && group === link.group) : [];
  const others = new Set([...(list ?? []).flatMap(({ elements }) => elements), ...beside].map(({ index }) => index));
  const { observation } = scene;
  const elements = observation.elements.map((element) => (others.has(element.index) ? { ...element, role: 'echo', name: '' } : element));
  return new Scene({ ...observation, elements });
}
