/** What is searched for in one breath: an adjective before its noun that says its kind ("comedy movies"), and who has made it. */

import { isOfColour } from '../finding/shapes.ts';
import { holdsSense } from '../words/likeness.ts';
import { light, small, sought } from '../words/marks.ts';
import { type Blank, calledBy } from './blanks.ts';
import { called, Leads, type Piece, type Span, text } from './leads.ts';

const kinds: readonly string[] = [
  'genre',
  'category',
  'type',
  'kind',
  'sort',
  'style',
  'cuisine',
  'section',
  'subject',
  'topic',
  'department',
];
const colours: readonly string[] = ['colour', 'color'];
/** What one writes there is what things are called, and hardly ever of which kind they are. */
const keywords = sought.filter((word) => word !== 'title');

/** What was done to it, or it does: "directed by". */
const done = /ed$|^(?:made|written|sung|shown|starring|featuring)$/iu;
/** Ends what is said before a noun, and the noun. */
const behindNoun =
  /^(?:\p{L}+(?:ed|ing)|made|written|sung|shown|that|which|who|under|over|below|above|less|more|since|before|after|between)$/iu;
const noun = /^\p{Ll}{3,}$/u;

type Words = readonly { readonly text: string; readonly isEnd?: boolean; readonly isFixed?: true; readonly count?: number }[];

/** Whether the word may be what things are called that are searched for: nothing that it belongs to follows. */
export function isNounAt(words: Words, at: number): boolean {
  const [word, then] = [words[at], words[at + 1]];
  if (!word || word.isFixed || word.count !== undefined || !noun.test(word.text) || small.test(word.text) || light.test(word.text))
    return false;
  if (done.test(word.text)) return false;
  return then === undefined || word.isEnd === true || small.test(then.text) || light.test(then.text) || behindNoun.test(then.text);
}

/** Whether anything may be written that is to be found by. */
export const takesKeywords = (blanks: readonly Blank[]): boolean =>
  blanks.some((blank) => blank.kind === 'text' && calledBy(keywords, blank) >= called);

export class Adjectives extends Leads {
  /** For the only field that asks of which kind it shall be, or of which colour. */
  adjectives(value: Span, blank: Blank, at: number): readonly Piece[] {
    const { words, ifLost } = this.breath;
    const own = words.slice(value.from, value.to);
    if (ifLost !== undefined || blank.kind !== 'text' || own.length > 2 || !isNounAt(words, value.to) || takesKeywords(this.blanks))
      return [];
    if (words.slice(0, value.from).some(({ text: word }) => !light.test(word))) return [];
    if (
      own.some(
        (word) => word.isFixed || word.isEnd || !/^\p{L}[\p{L}-]*$/u.test(word.text) || light.test(word.text) || small.test(word.text),
      )
    )
      return [];
    const said = this.said(value);
    const isColour = isOfColour({ look: said } as Parameters<typeof isOfColour>[0], said) === true;
    const asks = (each: Blank) =>
      each.labels.slice(0, 1).some((label) => (isColour ? colours : kinds).some((kind) => holdsSense(label, kind)));
    if (!asks(blank) || this.blanks.filter(asks).length > 1) return [];
    return [{ ...value, blanks: [at], cost: 0.02, orders: [{ kind: 'fill', what: this.keyed(blank), value: text(said) }] }];
  }
}
