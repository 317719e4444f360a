/** "The third word of the second sentence", where a page makes each word of a text an element of its own: counted by sentences, or by the lines that they stand in. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { checkableRoles, isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import type { Purpose } from './candidates.ts';

type WordInText = { readonly on: ObservedElement } | { readonly why: string };

/** Undefined where no word of a text is spoken of, or it is only to be read. */
export function wordInText(what: Description, purpose: Purpose, scene: Scene): WordInText | undefined {
  const { part, exact, rank, where, all } = what;
  if (!exact && !rank && !where && !all && (purpose === 'click' || purpose === 'use') && part?.unit !== 'word')
    return wholeUnit(what, scene);
  if (part?.unit !== 'word' || part.by || exact || rank || where || all || (purpose !== 'click' && purpose !== 'use')) return undefined;
  const asked = unitOf(what);
  const [text, ...others] = textsIn(scene);
  if (!text) return { why: 'no word of a text can be clicked by itself on the page' };
  if (others.length > 0) return { why: 'several texts on the page are made of words to click; say which' };
  if (!asked) return { why: 'of which part of the text the word is meant can’t be told' };
  const units = asked.unit === 'text' ? [text.words] : asked.unit === 'sentence' ? sentencesIn(text) : linesIn(text.words);
  const words = units?.at(asked.place > 0 ? asked.place - 1 : asked.place);
  if (!units || !words) return { why: `where the text's ${asked.unit}s begin and end can’t be told, or it has not so many` };
  const on = words.at(part.place > 0 ? part.place - 1 : part.place);
  return on ? { on } : { why: `the ${asked.unit} has only ${words.length} words` };
}

/** "The second sentence", "the last line of the poem": of texts below or behind each other that can each be clicked as a whole. */
function wholeUnit({ name, noun, ordinal, part, within }: Description, scene: Scene): WordInText | undefined {
  const isOfText = within === undefined || (within.ordinal ?? within.rank ?? within.where) === undefined;
  const isPart = (part?.unit === 'sentence' || part?.unit === 'line') && !part.by && !part.of && texts.test(noun || name);
  const [unit = ''] = isPart ? [part.unit] : (/^(?:sentence|line)$/i.exec(name || noun) ?? []);
  const place = isPart ? part.place : ordinal;
  if (unit === '' || place === undefined || !isOfText || (part && !isPart)) return undefined;
  const [set, ...others] = runsOf(scene.elements, isPassage, () => true).filter(({ words }) => areUnits(words, unit.toLowerCase()));
  if (!set || others.length > 0) return undefined;
  const on = set.words.at(place > 0 ? place - 1 : place);
  return on ? { on } : { why: `there are only ${set.words.length} ${unit}s` };
}

const isPassage = (element: ObservedElement): boolean =>
  isClickable(element) && isUsable(element) && !checkableRoles.includes(element.role) && /\S\s\S/.test(element.name.trim());

/** Sentences end, lines stand one below the other. */
function areUnits(words: readonly ObservedElement[], unit: string): boolean {
  const areProse = words.length > 1 && words.some(({ name }) => name.split(/\s+/).length > 2);
  if (unit !== 'line') return areProse && words.every(({ name }) => ends.test(name.trim()));
  return areProse && linesIn(words).length === words.length;
}

/** In which sentence or line, counted from 1. */
function unitOf({
  name,
  noun,
  whole,
  ordinal,
  part,
  within,
}: Description): { readonly unit: 'text' | 'sentence' | 'line'; readonly place: number } | undefined {
  if (within) return undefined;
  const { of } = part ?? {};
  const isWhole = texts.test(noun) || texts.test(name);
  if (of) return isWhole && (of.unit === 'sentence' || of.unit === 'line') ? { unit: of.unit, place: of.place } : undefined;
  const [, unit = '', number] = /^(sentence|line)(?: (?:number |no\.? ?)?#?(\d+))?$/i.exec(name || noun) ?? [];
  const place = number === undefined ? ordinal : Number(number);
  if (unit !== '' && place !== undefined) return { unit: unit.toLowerCase() === 'line' ? 'line' : 'sentence', place };
  return isWhole && ordinal === undefined && whole !== '' ? { unit: 'text', place: 1 } : undefined;
}
const texts = /^(?:text|passage|story|paragraph|article|poem|sentence)$/i;

interface Text {
  readonly words: readonly ObservedElement[];
  /** What stands between them, all together. */
  readonly between: string;
}

const word = /^[("'“‘[]?[\p{L}\p{N}][\p{L}\p{N}’'-]*[)\]"'”’]?[.,;:!?…]*[)\]"'”’]?$/u;
const signs = /^[\s\p{P}]*$/u;
const ends = /[.!?…]["”’)\]]*$/;
const leastWords = 4;

/** What is made of words side by side, of which each can be clicked; a row of buttons has none in small letters. */
const textsIn = ({ elements }: Scene): readonly Text[] =>
  runsOf(elements, isWord, followsOn).filter(({ words }) => words.length >= leastWords && words.some(({ name }) => /^\p{Ll}/u.test(name)));

/** What follows each other on the map with nothing but signs between. */
function runsOf(
  elements: readonly ObservedElement[],
  isPart: (element: ObservedElement) => boolean,
  goesOn: (before: ObservedElement, after: ObservedElement) => boolean,
): readonly Text[] {
  const found: { words: ObservedElement[]; between: string }[] = [];
  let open: { words: ObservedElement[]; between: string } | undefined;
  for (const element of elements) {
    const last = open?.words.at(-1);
    if (isPart(element)) {
      if (open && last && last.role === element.role && goesOn(last, element)) open.words.push(element);
      else {
        open = { words: [element], between: '' };
        found.push(open);
      }
    } else if (open && isText(element) && signs.test(element.name)) open.between += element.name;
    else open = undefined;
  }
  return found;
}

const isWord = (element: ObservedElement): boolean =>
  isClickable(element) && isUsable(element) && !checkableRoles.includes(element.role) && word.test(element.name.trim());

/** On the same line close behind, or on the next one. */
function followsOn({ box: before }: ObservedElement, { box: after }: ObservedElement): boolean {
  if (!before || !after) return false;
  const [left = 0, top = 0, width = 0, height = 0] = before;
  const [nextLeft = 0, nextTop = 0, , nextHeight = 0] = after;
  const isBeside = Math.abs(nextTop - top) < height / 2;
  return isBeside
    ? nextLeft >= left + width - 2 && nextLeft - left - width < height
    : nextTop > top && nextTop - top - height < 2 * nextHeight;
}

/** Undefined where a sign that ends one stands nowhere between two words: a line may have ended there. */
function sentencesIn({ words, between }: Text): readonly (readonly ObservedElement[])[] | undefined {
  const sentences: ObservedElement[][] = [[]];
  for (const [at, element] of words.entries()) {
    const isEnd = at > 0 && (ends.test(words[at - 1]?.name ?? '') || ends.test(element.label ?? ''));
    // "Dr. Moss" goes on.
    if (isEnd && /^\p{Lu}\p{L}{0,3}\.$/u.test(words[at - 1]?.name ?? '')) return undefined;
    if (isEnd) sentences.push([element]);
    else sentences.at(-1)?.push(element);
  }
  const told = (between.match(/[.!?…]+/g) ?? []).length + words.filter(({ name }) => ends.test(name)).length;
  return told === sentences.length && sentences.every(([first]) => /^["'“‘(]?[\p{Lu}\p{N}]/u.test(first?.name ?? ''))
    ? sentences
    : undefined;
}

function linesIn(words: readonly ObservedElement[]): readonly (readonly ObservedElement[])[] {
  const lines: ObservedElement[][] = [];
  for (const element of words) {
    const [, top = 0, , height = 0] = element.box ?? [];
    const [, before = Number.NEGATIVE_INFINITY] = lines.at(-1)?.[0]?.box ?? [];
    if (Math.abs(top - before) < height / 2) lines.at(-1)?.push(element);
    else lines.push([element]);
  }
  return lines;
}
