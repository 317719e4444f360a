/** Reads a text that is said line by line: "“A” on the first line and “B” on the second", "two lines, “A” and below it “B”". */
import type { Order } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { atom, bare } from '../words/text.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const placed = new RegExp(`^(${atom}) (?:on|in|as|for) the (\\p{L}+)(?: line)?$`, 'u');
const numbered = new RegExp(`^line (\\d):? (${atom})$`, 'u');
const inField = / (?:in|into|of) ((?!the \p{L}+ line\b)(?:the|my|this) (?!address\b)[^,\ue000-\uf8ff]+)$/u;
const listed = new RegExp(
  `^(?:two|three|2|3) lines(?: of text)?(?: (?:in|into|to) ((?:the|my|this) [^,:\\ue000-\\uf8ff]+?))?[,:]? (${atom})(?:,| and|, and|,? then) (?:(?:below|beneath|under) (?:it|that|this)|(?:then )?on the next(?: line)?|on the (?:second|line below))[,:]? (${atom})$`,
  'u',
);

/** Undefined where the words say no lines, or not each of them in turn. */
export function readLines(rest: string, context: Context): readonly Order[] | undefined {
  const [, field, ...pair] = listed.exec(rest) ?? [];
  if (pair.length > 0) return written(pair, field, context);
  const [, place] = inField.exec(rest) ?? [];
  const parts = (place === undefined ? rest : rest.replace(inField, '')).split(/,? and |, /);
  if (parts.length < 2 || !/\bline\b/.test(rest)) return undefined;
  const texts = parts.map((part, at) => {
    const [, text, nth] = placed.exec(part) ?? [];
    const [, number, said] = numbered.exec(part) ?? [];
    return nth === ordinals[at] || nth === 'next' ? text : Number(number) === at + 1 ? said : undefined;
  });
  return texts.every((text) => text !== undefined) ? written(texts, place, context) : undefined;
}

function written(texts: readonly string[], field: string | undefined, context: Context): readonly Order[] | undefined {
  const what = field === undefined ? undefined : readDescription(field, context);
  if (field !== undefined && what === undefined) return undefined;
  const text = texts.map((each) => bare(each, context.masked)).join('\n');
  return [{ kind: 'fill', value: { type: 'text', text, quoted: true }, ...(what && { what }) }];
}
