/** The pieces that the words of a breath may be taken apart into: each with the blank of the form that it would fill, and how. */
import type { Breath } from '../../instruction.ts';
import type { Scene } from '../page/scene.ts';
import { Adjectives } from './adjectives.ts';
import type { Blank } from './blanks.ts';
import { DayPieces } from './day-pieces.ts';
import type { Piece, Span } from './leads.ts';
import { NumberPieces } from './number-pieces.ts';
import { WordPieces } from './word-pieces.ts';

/** Of words, and of what says a day and a time. */
const longestValue = 6;

export function piecesOf(breath: Breath, blanks: readonly Blank[], scene: Scene, now: number): readonly Piece[] {
  const days = new DayPieces(breath, blanks, scene, now);
  const numbers = new NumberPieces(breath, blanks, scene, now);
  const words = new WordPieces(breath, blanks, scene, now);
  const kinds = new Adjectives(breath, blanks, scene, now);
  const taken = (value: Span, blank: Blank, at: number): readonly Piece[] => {
    const { kind, takesDates, options } = blank;
    const isSeen = kind === 'unseen' && options.length > 0;
    const isOfOptions = kind === 'list' || kind === 'ways' || isSeen;
    return [
      ...(kind === 'date' || kind === 'time' || takesDates || isOfOptions ? days.whens(value, blank, at) : []),
      ...(kind === 'number' || kind === 'stepper' || kind === 'text' || isOfOptions ? numbers.numbers(value, blank, at) : []),
      ...(isOfOptions ? [...words.options(value, blank, at), ...words.none(value, blank, at)] : []),
      ...(kind === 'box' ? words.box(value, blank, at) : []),
      ...(kind === 'text' || (kind === 'unseen' && !isSeen)
        ? [...words.texts(value, blank, at), ...kinds.adjectives(value, blank, at)]
        : []),
    ];
  };
  const found: Piece[] = [];
  for (let from = 0; from < breath.words.length; from += 1)
    for (let to = from + 1; to <= Math.min(breath.words.length, from + longestValue); to += 1)
      for (const [at, blank] of blanks.entries()) found.push(...taken({ from, to }, blank, at));
  return [...found, ...days.pairs(), ...days.parted(), ...words.names()];
}
