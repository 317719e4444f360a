/** Reads values that are worked out from a quoted text, or from what the page shows: letters of it, its longest word, a sum of numbers. */
import type { Given } from '../../description.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named, nothing } from '../things/heads.ts';
import { count, countOf, place, placeOf } from './numbers.ts';
import { atom, bare } from './text.ts';

const said = `(?:the )?(?:(?:word|text|string|phrase|name|letters?|following|quoted)s? ){0,2}(${atom})`;
const spellings: readonly (readonly [form: RegExp, spelled: (text: string, number: string) => string | undefined])[] = [
  [new RegExp(`^${said},? (?:spelled |written |typed )?(?:backwards?|in reverse(?: order)?|reversed|back to front)$`, 'iu'), reversed],
  [new RegExp(`^(?:the )?(?:reverse|reversed)(?: (?:of|text|word|string))* ${said}$`, 'iu'), reversed],
  [
    new RegExp(
      `^${said},? with (?:the|its|a) (?:first|initial) letter (?:capitali[sz]ed|in (?:upper[- ]?case|capitals?)|as a capital)$`,
      'iu',
    ),
    capitalized,
  ],
  [
    new RegExp(`^${said},? (?:capitali[sz]ed|with a capital(?: letter)?)$`, 'iu'),
    (text) => (text.includes(' ') ? undefined : capitalized(text)),
  ],
  [
    new RegExp(`^(?:the )?first (?<number>${count}) (?:letters|characters) (?:of|in|from) ${said}$`, 'iu'),
    (text, many) => end(text, countOf(many)),
  ],
  [
    new RegExp(`^(?:the )?last (?<number>${count}) (?:letters|characters) (?:of|in|from) ${said}$`, 'iu'),
    (text, many) => end(text, -(countOf(many) ?? 0)),
  ],
  [
    new RegExp(`^(?:the )?(?<number>${place}) (?:letter|character) (?:of|in|from) ${said}$`, 'iu'),
    (text, at) => letterAt(text, placeOf(at)),
  ],
  [new RegExp(`^(?:the )?(?:number of (?:letters|characters) (?:of|in)|length of) ${said}$`, 'iu'), (text) => String([...text].length)],
];

function reversed(text: string): string {
  return [...text].reverse().join('');
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** So many letters at the beginning, or at the end when negative; undefined where it has no more than those. */
function end(text: string, many: number | undefined): string | undefined {
  const letters = [...text];
  if (many === undefined || many === 0 || letters.length < Math.abs(many)) return undefined;
  return (many > 0 ? letters.slice(0, many) : letters.slice(many)).join('');
}

const letterAt = (text: string, at: number | undefined): string | undefined =>
  at === undefined ? undefined : [...text].at(at > 0 ? at - 1 : at);

/** What a quoted text is to be made into; of a secret nothing is made. */
export function spelledOut(words: string, { masked }: Context): Given | undefined {
  for (const [form, spelled] of spellings) {
    const found = form.exec(words);
    const quoted = found?.slice(1).find((part) => part !== undefined && new RegExp(`^${atom}$`, 'u').test(part));
    if (found === null || quoted === undefined) continue;
    const { number = '' } = found.groups ?? {};
    const text = bare(quoted, masked);
    const made = text.includes('{{') ? undefined : spelled(text, number);
    if (made !== undefined) return { type: 'text', text: made, quoted: true };
  }
  return undefined;
}

const shown = / ?(?:(?:that (?:is|are) )?(?:shown|given|displayed|listed|written) )?(?:below|above|here|on (?:the|this) page)?$/i;
const ofNumbers = /^(?:the )?(sum|total|average|mean) of (?:all )?(?:of )?(?:the |these |those )?numbers$/i;
const oneNumber = new RegExp(
  `^(?:the )?(?:${place}|(?:(?:second|third) )?(?:largest|biggest|greatest|highest|smallest|lowest|least)) number$`,
  'i',
);
const passage = 'paragraph|text|passage|sentence';
const pieceForm = new RegExp(
  `^(?:the )?(longest|shortest|${place}) (word|sentence|line)(?: (?:of|in|from) (?:the |this )?(${passage}))?$`,
  'i',
);

/** "The sum of the numbers below", "the second number", "the longest word of the paragraph": from what the page shows. */
export function workedOut(words: string, context: Context): Given | undefined {
  const rest = words.replace(shown, '');
  const way = ofNumbers.exec(rest)?.[1];
  if (way !== undefined) return { type: 'taken', from: { ...named(way.toLowerCase()), within: { ...nothing, noun: 'number', all: true } } };
  const number = oneNumber.test(rest) ? readDescription(rest, context) : undefined;
  if (number !== undefined) return { type: 'taken', from: number };
  const [, which = '', unit = '', where = 'paragraph'] = pieceForm.exec(rest) ?? [];
  const from = which === '' || unit.toLowerCase() === where.toLowerCase() ? undefined : readDescription(`the ${where}`, context);
  if (from === undefined) return undefined;
  const [kind, at] = [unit.toLowerCase() as 'word' | 'sentence' | 'line', placeOf(which)];
  const by = /est$/i.test(which) ? (which.toLowerCase() as 'longest' | 'shortest') : undefined;
  if (by !== undefined) return { type: 'taken', from: { ...from, part: { unit: kind, place: 1, by } } };
  return at === undefined ? undefined : { type: 'taken', from: { ...from, part: { unit: kind, place: at } } };
}
