/** What numbers and letters are by themselves: even, prime, a vowel, a multiple of three. */

type Tells = (said: string) => boolean | undefined;

const ofNumber =
  (holds: (value: number) => boolean): Tells =>
  (said) => {
    const digits = said.trim().replace(/^[−–]/, '-');
    return /^[-+]?\d{1,12}$/.test(digits) ? holds(Number(digits)) : undefined;
  };
const ofLetter =
  (letters: RegExp): Tells =>
  (said) =>
    /^[a-z]$/i.test(said.trim()) ? letters.test(said.trim()) : undefined;

const largestTold = 1_000_000;
function isPrime(value: number): boolean {
  if (value < 2 || value > largestTold) return false;
  for (let by = 2; by * by <= value; by += 1) if (value % by === 0) return false;
  return true;
}

const natures: Readonly<Record<string, Tells>> = {
  even: ofNumber((value) => value % 2 === 0),
  odd: ofNumber((value) => value % 2 !== 0),
  positive: ofNumber((value) => value > 0),
  negative: ofNumber((value) => value < 0),
  prime: ofNumber(isPrime),
  vowel: ofLetter(/[aeiou]/i),
  consonant: ofLetter(/[^aeiou]/i),
};

/** Whether a bare number or letter is so; undefined for anything else. `nature` is a word of the table, or `multiple of 3`. */
export function isByNature(said: string, nature: string): boolean | undefined {
  const [, by] = /^multiple of (\d{1,6})$/.exec(nature) ?? [];
  if (by !== undefined) return Number(by) === 0 ? undefined : ofNumber((value) => value % Number(by) === 0)(said);
  return natures[nature]?.(said);
}

/** The natures of numbers by their words. */
export const ofNumbers = 'even|odd|positive|negative|prime';
