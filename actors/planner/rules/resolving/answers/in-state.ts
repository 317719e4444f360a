/** "(10 available)", "3 of 5 on loan": how many are so, where the number stands right before what they are. */
import type { Wonder } from '../../wonder.ts';
import { onlyOf } from '../only.ts';
import type { Scene } from '../page/scene.ts';
import { type Passage, senses } from './passages.ts';

const states = 'available|in stock|left|remaining|free|on loan|lent out|on order|sold|taken|booked|reserved|sold out';
const asked = new RegExp(`^(?:${states})$`, 'i');
/** What is in stock is available, and so is what is left. */
const had = 'available|in stock|left|remaining|free';
/** "More than 500 sold" tells no number. */
const told = (state: string) =>
  new RegExp(
    `(?<!\\b(?:than|over|least|most|about|around|nearly|almost|to|only up to) )(?<![\\p{N}\\p{Sc}.,:/-])(\\d[\\d.,]*)(?: (?:of|out of) \\d+)? (?:\\p{Ll}+ )?(?:are )?(?:${had.split('|').includes(state) ? had : state})(?!\\p{L})`,
    'giu',
  );
/** What any wares are called. */
const anyWares = /(?<!\p{L})(?:cop(?:y|ies)|items?|units?|pieces?|ones|of|them|these|it|the)(?!\p{L})/giu;

/** Undefined where the page tells several such numbers of what is asked about, or the only one of something else. */
export function inState(
  { about, label = '', full = [] }: Wonder,
  passages: readonly Passage[],
  title: ReadonlySet<string>,
  scene: Scene,
): string | undefined {
  const said = (full.length > 0 ? full : about).map((word) => word.toLowerCase());
  const pairs = said.flatMap((word, at) => [word, `${word} ${said[at + 1] ?? ''}`]);
  const state =
    pairs.find((word) => asked.test(word)) ?? (said.includes('stock') ? 'in stock' : said.includes('loan') ? 'on loan' : undefined);
  if (state === undefined) return undefined;
  const ofState = new Set(senses(state));
  const kind = [...senses(label.replace(anyWares, ' '))];
  const words = [...about.flatMap((word) => [...senses(word)]).filter((word) => !ofState.has(word)), ...kind];
  const main = scene.elements.find(({ role }) => role === 'heading')?.name;
  const form = told(state);
  const isOfPage = ({ element }: Passage) => {
    const over = scene.elements.slice(0, element.index).findLast(({ role }) => role === 'heading')?.name;
    return scene.unitOf(element) === undefined && [undefined, main].includes(over);
  };
  const telling = passages.flatMap((passage) => {
    const numbers = [...passage.text.matchAll(form)].map(([, number = '']) => number);
    return numbers.length > 0 && (words.length > 0 || isOfPage(passage)) ? [{ passage, numbers }] : [];
  });
  const nearer: readonly ((passage: Passage) => readonly ReadonlySet<string>[])[] = [
    ({ own }) => [own],
    ({ own, near, unit }) => [own, near(), unit()],
    (passage) => (isOfPage(passage) ? [passage.own, passage.near(), passage.unit(), passage.over(), title] : []),
  ];
  for (const around of nearer) {
    const meant = telling.filter(({ passage }) => {
      const sets = around(passage);
      return words.every((word) => sets.some((set) => set.has(word)));
    });
    if (meant.length > 0) return onlyOf(meant.flatMap(({ numbers }) => numbers));
  }
  return undefined;
}
