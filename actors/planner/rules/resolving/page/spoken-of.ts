/** Whether a page speaks of the things that a goal is about: what it lists is of their kind then, whatever each is called. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { beginsWith, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { isKeptHere } from './kept-in-places.ts';
import { isClickable } from './kinds-of-elements.ts';
import type { Scene, Unit } from './scene.ts';

/** Of what can't be had, the control is disabled. */
export const available = /^(?:free|available|bookable|open)$/;

/** Kinds that whatever is listed is of. */
export const anything =
  /(?:^|\s)(?:item|entry|row|line|record|result|thing|object|element|card|tile|product|good|article|option|choice|offer|person|people|user|member|contact|customer|name|number|digit|letter|character|word|shape|figure|one)s?$/;
const leastPart = 4;
/** What is in an inbox is called by any of these. */
const letters: readonly string[] = ['message', 'msg', 'mail', 'email', 'inbox'];
/** Whom one writes to stands under "Direct messages" in every chat. */
export const withoutDirect = (heading: string): string => heading.replace(/\bdirect messages?\b/gi, 'conversations');

/** What people write is called by any of these, where the page says by their handles who did. */
const writings = /^(?:post|tweet|update|comment|message|reply)$/;
const handle = /^@[\w.-]{1,30}(?=$|\s)/;

/** What pages mark up as articles is what people write, unless it has a price. */
function areArticles(scene: Scene): boolean {
  const [list, ...others] = scene.collections.filter(({ length }) => length > 1);
  const isArticle = ({ group, text }: Unit) => scene.groups[group]?.role === 'article' && !/\p{Sc}\s*\d|\d\s*\p{Sc}/u.test(text);
  return list !== undefined && others.length === 0 && list.every(isArticle);
}

/** Of lamps the page must speak somewhere for all that it lists to be lamps: a list of songs has no photos in it. */
export function isSpokenOf({ where, all, roles }: Description, noun: string, scene: Scene): boolean {
  // What one of them says is told by its words, whatever it is.
  const isTold = !all && where?.some((condition) => condition.kind === 'holds' && !condition.not);
  const isKind = roles.length > 0 && [...scene.elements, ...scene.groups].some(({ role }) => roles.includes(role));
  const isWritten = writings.test(noun) && (scene.elements.some(({ name }) => handle.test(name.trim())) || areArticles(scene));
  return (
    isTold ||
    isKind ||
    isWritten ||
    anything.test(noun) ||
    available.test(noun) ||
    isCalledAnywhere(noun, scene) ||
    isSaidOfSome(noun, scene) ||
    isDoneTo(noun, scene) ||
    isKeptHere(noun, scene)
  );
}

/** Several entries of one list have the word: by it they are told from the others. */
const isSaidOfSome = (noun: string, { collections }: Scene): boolean =>
  collections.some((units) => units.filter(({ text }) => holdsWords(text, noun)).length > 1);

/** What pages offer to do to the things of a kind, and to none of another. */
const deeds: readonly (readonly [verb: string, kinds: readonly string[]])[] = [
  ['play', ['song', 'track', 'tune', 'episode', 'video', 'clip', 'film', 'movie', 'game']],
  ['reply', ['comment', 'remark', 'review', 'mail', 'email', 'message', 'letter', 'question', 'ticket', 'tweet']],
];

/** Each entry of the only list that has such controls can be played, or replied to, and the page calls them nothing else of what can. */
function isDoneTo(noun: string, scene: Scene): boolean {
  const [verb, kinds] = deeds.find(([, all]) => all.slice(0, leastSure).includes(noun)) ?? [];
  if (verb === undefined || kinds === undefined || kinds.some((kind) => kind !== verb && kind !== noun && holdsAnywhere(kind, scene)))
    return false;
  const isOffered = ({ elements }: Unit) => elements.some((element) => isClickable(element) && beginsWith(element.name, verb));
  const lists = scene.collections.filter((units) => units.some(isOffered));
  return lists.length === 1 && lists.every((units) => units.length > 1 && units.every(isOffered));
}
/** Of the kinds of a deed, so many are meant by a list that is called nothing. */
const leastSure = 2;

/** Whether each noun is on the page: all of it is looked through, and every list of it asks. */
const onPage = new WeakMap<Scene, Map<string, boolean>>();
const ofThings = new WeakMap<Scene, Map<string, boolean>>();

function once(known: WeakMap<Scene, Map<string, boolean>>, noun: string, scene: Scene, tell: () => boolean): boolean {
  const nouns = known.get(scene) ?? new Map<string, boolean>();
  known.set(scene, nouns);
  const told = nouns.get(noun) ?? tell();
  nouns.set(noun, told);
  return told;
}

/** Whether the page has the word anywhere: in its title and address, in what stands on it, and in what its maker called that. */
export const holdsAnywhere = (noun: string, scene: Scene): boolean =>
  once(onPage, noun, scene, () => {
    const { observation, elements, groups } = scene;
    const parts = [observation.title, observation.url, ...groups.flatMap(({ name, hints = '' }) => [name, hints])];
    return [...parts, ...elements.flatMap(wordsOf)].some(saying(noun));
  });

/** As `holdsAnywhere`, but for what few of the entries of a list say: "Oak stool" and "Glass bowlson" are no words for all of them. */
export const isCalledAnywhere = (noun: string, scene: Scene): boolean =>
  once(ofThings, noun, scene, () => {
    const { observation, elements, groups, collections } = scene;
    const lists = collections.filter(({ length }) => length > 1);
    const entries = new Set(lists.flat());
    const inEntries = new Set(lists.flat().flatMap((unit) => unit.elements));
    const says = saying(noun);
    const parts = groups.flatMap(({ name, hints = '' }, at) => (entries.has(scene.units.get(at) as Unit) ? [] : [name, hints]));
    const around = elements.flatMap((element) => (inEntries.has(element) ? [element.column ?? ''] : wordsOf(element)));
    // A part of the site is called by their plural.
    const isPlural = ({ name }: ObservedElement) => /s$/i.test(name.trim()) && likeness(`${noun}s`, name) >= 0.95;
    const isOfMost = (units: readonly Unit[]) =>
      units.filter(({ group, text, elements }) => [text, scene.groups[group]?.hints ?? '', ...elements.flatMap(wordsOf)].some(says))
        .length >
      units.length / 2;
    return [observation.title, observation.url, ...parts, ...around].some(says) || lists.some(isOfMost) || elements.some(isPlural);
  });

const wordsOf = ({ name, hints = '', context = '', column = '' }: ObservedElement): readonly string[] => [name, hints, context, column];

function saying(noun: string): (text: string) => boolean {
  const singular = noun.toLowerCase().replace(/(?:e?s)$/, '');
  const said = letters.includes(singular) ? letters : noun.length >= leastPart ? [singular] : [];
  return (text) => {
    const words = said === letters ? withoutDirect(text) : text;
    return holdsSense(words, noun) || said.some((part) => words.toLowerCase().includes(part));
  };
}
