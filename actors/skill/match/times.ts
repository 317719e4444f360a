/** When and where something is or is to be: "tomorrow", "on Friday", "at 8 pm", "inside". */
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

const days: ReadonlySet<string> = new Set(
  'today =tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday weekend'.split(' '),
);
const spans: ReadonlySet<string> = new Set([
  ...days,
  ...'week month year quarter night morning evening summer winter spring autumn'.split(' '),
]);
const counting: ReadonlySet<string> = new Set(['next', 'last']);

/** The preposition that stands for all that may stand before a day, or an hour; undefined where none of them is said. */
export function timeAt(tokens: readonly Token[], at: number): 'day' | 'hour' | undefined {
  const token = tokens[at];
  if (token === undefined || token.owner === true) return undefined;
  if (token.kind === 'value') return token.type === 'date' ? 'day' : token.type === 'time' ? 'hour' : undefined;
  if (token.kind !== 'word') return undefined;
  const next = tokens[at + 1];
  if (counting.has(token.key)) return next?.owner !== true && spans.has(next?.key ?? '') ? 'day' : undefined;
  return days.has(token.key) ? 'day' : undefined;
}

const joined: ReadonlySet<string> = new Set(['of', 'and', 'or', 'not', 'every', '=all', '=only', 'than', ...counting]);

/** Whether a time begins here without a preposition. */
export const isBareTime = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return timeAt(tokens, at) !== undefined && !joined.has(before?.key ?? '') && before?.type !== 'ordinal' && before?.type !== 'number';
};

/** "A table inside at Nonna": what leads to nothing says where by itself. */
export const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'inside' && markers.has(tokens[at + 1]?.key ?? '');
