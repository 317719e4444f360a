/** What a page said to a step when it was recorded, and says to it now. */
import type { LeasedPage } from '../../farm/page/port.ts';
import { lettersIn } from '../../store/model/questions.ts';
import { readTime } from '../planner/rules/reading/words/clock.ts';
import { saysSame } from './entered.ts';

const longest = 120;
const tokens = /#|[\p{L}\p{N}]+(?:[.,:/'’-][\p{L}\p{N}]+)*/gu;
/** Before a number, or before what stands in its place, it says no more than "number" does. */
const numberSign = /#(?=#|\p{N})/gu;
/** "10:30 AM" is "10:30", and "2 pm" is "14:00". */
const ofTwelve = /(?<![\p{L}\p{N}:.])(?:#|\d{1,2}(?:[:.]\d{2})?) ?[ap]\.?m\.?(?![\p{L}\p{N}])/giu;
const inFull = (text: string): string => text.replace(ofTwelve, (time) => (time.startsWith('#') ? '#' : (readTime(time) ?? time)));
const tokensOf = (text: string, aside: readonly string[]): readonly string[] =>
  (inFull(text.toLowerCase()).replace(numberSign, '').match(tokens) ?? []).filter(
    (token) => !lettersIn(token).some((word) => aside.includes(word)),
  );
const isNumber = (token: string): boolean => /\p{N}/u.test(token);

/**
 * `recorded` has `#` in the place of numbers that may be others each day; a number of the goal is that number. `aside`: words, in small
 * letters, of what was picked, which may be another each day.
 */
export function isSameSaying(recorded: string, now: string, aside: readonly string[] = []): boolean {
  const [then, today] = [tokensOf(recorded, aside), tokensOf(now, aside)];
  return isSameRun(then, today);
}

/** "0 rows deleted", where some were: nothing came of it. */
const isNone = (token: string): boolean => /^0+$/.test(token);

const isSameToken = (token: string, other: string): boolean =>
  token === other || (token === '#' && isNumber(other) && !isNone(other)) || (isNumber(token) && isNumber(other) && saysSame(other, token));

/** With `#` in place of its numbers, but for none at all and for what stands in double braces. */
export const withoutNumbers = (text: string): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : inFull(part).replace(tokens, (token) => (isNumber(token) && !isNone(token) ? '#' : token))))
    .join('');

/** Words of language itself, of signs and of counts, which say no other thing. */
const small: ReadonlySet<string> = new Set(
  'the a an your this that it is are was were be been being has have had now just already successfully of to in on x'.split(' '),
);

/**
 * What is said now of another thing in the words in which it was said of one of these: "Lamp shade in cart" for "Lamp in cart". Undefined
 * where it is said of that, or in other words.
 */
export function saidOfAnother(recorded: readonly string[], now: readonly string[], names: readonly string[]): string | undefined {
  const left = recorded.filter((then) => !now.some((text) => isSameSaying(then, text)));
  const other = now.find((text) => left.some((then) => names.some((name) => isOfAnother(then, text, name))));
  return other && `it is said of another thing: ${JSON.stringify(other.slice(0, longest))}`;
}

function isOfAnother(then: string, now: string, name: string): boolean {
  const [said = [], today = [], called = []] = [then, now, name].map((text) => tokensOf(text, []));
  const isAt = (at: number) => called.every((token, place) => said[at + place] === token);
  if (called.length === 0 || called.length === said.length) return false;
  return said.some((_, at) => {
    const behind = said.length - at - called.length;
    const end = today.length - behind;
    if (!isAt(at) || end <= at) return false;
    const isFramed = isSameRun(said.slice(0, at), today.slice(0, at)) && isSameRun(said.slice(said.length - behind), today.slice(end));
    const middle = today.slice(at, end).filter((token) => called.includes(token) || !(small.has(token) || isNumber(token)));
    return isFramed && middle.length > 0 && !isSameRun(called, middle);
  });
}

const isSameRun = (then: readonly string[], now: readonly string[]): boolean =>
  then.length === now.length && then.every((token, at) => isSameToken(token, now[at] ?? ''));

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
