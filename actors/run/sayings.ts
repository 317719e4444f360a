/** What a page said to a step when it was recorded, and says to it now. */
import type { LeasedPage } from '../../farm/page/port.ts';
import { lettersIn } from '../../store/model/questions.ts';
import { saysSame } from './entered.ts';

const tokens = /#|[\p{L}\p{N}]+(?:[.,:/'’-][\p{L}\p{N}]+)*/gu;
const tokensOf = (text: string, aside: readonly string[]): readonly string[] =>
  (text.toLowerCase().match(tokens) ?? []).filter((token) => !lettersIn(token).some((word) => aside.includes(word)));
const isNumber = (token: string): boolean => /\p{N}/u.test(token);

/**
 * `recorded` has `#` in the place of numbers that may be others each day; a number of the goal is that number. `aside`: words, in small
 * letters, of what was picked, which may be another each day.
 */
export function isSameSaying(recorded: string, now: string, aside: readonly string[] = []): boolean {
  const [then, today] = [tokensOf(recorded, aside), tokensOf(now, aside)];
  return (
    then.length === today.length &&
    then.every((token, at) => {
      const other = today[at] ?? '';
      if (token === '#') return isNumber(other);
      return token === other || (isNumber(token) && isNumber(other) && saysSame(other, token));
    })
  );
}

/** With `#` in place of its numbers, but for what stands in double braces. */
export const withoutNumbers = (text: string): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(tokens, (token) => (isNumber(token) ? '#' : token))))
    .join('');

interface Patience {
  readonly patienceMs: number;
  readonly recheckMs: number;
  readonly pause: (ms: number) => Promise<unknown>;
}

/** What the page has said to the latest act: until it says all that was recorded, for a while. Rejects with the page's `FarmError`, and when aborted. */
export async function saidTo(
  page: Pick<LeasedPage, 'said'>,
  recorded: readonly string[],
  { patienceMs, recheckMs, pause }: Patience,
): Promise<readonly string[]> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { passed = [] } = await page.said();
    if (Date.now() >= until || recorded.every((then) => passed.some((now) => isSameSaying(then, now)))) return passed;
    await pause(recheckMs);
  }
}

/**
 * It has answered otherwise than it did: something new in the place of something that is not said any more. Undefined where it only says
 * less, which is for success to judge, or more.
 */
export function saidOtherwise(recorded: readonly string[], now: readonly string[], aside: readonly string[] = []): string | undefined {
  const other = now.find((text) => !recorded.some((then) => isSameSaying(then, text, aside)));
  const unsaid = recorded.find((then) => !now.some((text) => isSameSaying(then, text, aside)));
  return other === undefined || unsaid === undefined
    ? undefined
    : `the page should say ${JSON.stringify(unsaid.slice(0, longest))} to it, and says ${JSON.stringify(other.slice(0, longest))}`;
}
const longest = 120;
