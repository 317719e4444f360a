/** Reads what has gained or lost the most: a page tells it by a change that bears a sign, not by a number that is large or small. */
import type { Rank } from '../../description.ts';

const rising = 'gained|risen|rose|climbed|grown|grew|(?:gone|went|moved) up|increased|advanced|improved';
const falling = 'lost|fallen|fell|dropped|declined|sunk|sank|slipped|(?:gone|went|moved) down|decreased|slid|shrunk|shrank';
const spans: readonly (readonly [said: RegExp, span: string])[] = [
  [/^ (?:today|so far today|on the day|in the last 24 hours)$/i, ' today'],
  [/^ (?:this|in the last|over the (?:last|past)|in the past) week$/i, ' this week'],
  [/^ (?:this|in the last|over the (?:last|past)|in the past) month$/i, ' this month'],
  [/^ (?:this|in the last|over the (?:last|past)|in the past) year$/i, ' this year'],
  [/^$/, ''],
];
const form = new RegExp(
  `^(?:(?:has|have|had|is|are) )?(?:(${rising})|${falling})(?: in (?:price|value))?(?: by)? (?:the )?(?:most|furthest|farthest|hardest)(?: of (?:all|them))?((?: \\p{L}+| 24)*)$`,
  'iu',
);

/** What a rank by a change goes by; behind it stands the span of time that is said. */
export const gain = 'gain or loss';

/** "(that) has lost the most today": of those that have lost, the one whose change is the lowest. */
export function readGain(words: string): Rank | undefined {
  const [said, up, when = ''] = form.exec(words) ?? [];
  const span = spans.find(([known]) => known.test(when))?.[1];
  if (said === undefined || span === undefined) return undefined;
  return { by: gain + span, order: up === undefined ? 'least' : 'most', place: 1 };
}
