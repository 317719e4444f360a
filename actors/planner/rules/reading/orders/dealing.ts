/** Reads how many of something are bought or sold, how much goes from where to where, and values that are said in one breath. */
import type { Order } from '../../instruction.ts';
import { type Context, doOf, type OrderReader, type Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { partsOf } from '../things/enumerations.ts';
import { named, nothing } from '../things/heads.ts';
import { amountOf, count, countOf } from '../words/numbers.ts';
import { readValue } from '../words/values.ts';

export const units =
  'shares?|units?|tokens?|coins?|packs?|packets?|pieces?|copies|boxes|bottles?|bags?|cans?|cups?|tickets?|pairs?|slices?|jars?|bunch(?:es)?|loaf|loaves|tins?|rolls?|kilos?|lit(?:re|er)s?';
const dealing = new RegExp(`^(\\S+) (${units}) of (.+)$`, 'iu');

const typed = (what: string, text: string): Order => ({ kind: 'fill', what: named(what), value: { type: 'text', text, quoted: false } });

/** "20 shares of X": the number belongs to what is bought. */
export const deal: OrderReader = (rest, context, verb) => {
  const [, said = '', unit = '', thing = ''] = dealing.exec(rest) ?? [];
  const amount = /^an?$/i.test(said) ? undefined : countOf(said);
  const read = amount === undefined ? undefined : readDescription(thing, context);
  // What shares are of is whatever is listed.
  const what = read?.rank && /^shares?$/i.test(unit) && /^\p{Ll}+$/u.test(read.name) ? { ...read, name: '', noun: 'item' } : read;
  if (what === undefined || / (?:with|at|if|when|for|using) /i.test(thing.replace(/ with the \S+est .*$/i, ''))) return undefined;
  const number: Order = {
    kind: 'fill',
    what: { ...named(unit.toLowerCase()), within: what },
    value: { type: 'text', text: String(amount), quoted: false },
  };
  return [number, doOf(verb, { what })];
};

/** "250 euros from A to B": the form is filled in and sent. */
export const transfer: OrderReader = (rest, context, verb) => {
  const [, spent = '', whom = '', label, note] =
    /^(.+?) to (.+?)(?: with (?:the |an? )?(note|message|reference|comment|purpose)(?: of)?:? (.+))?$/i.exec(rest) ?? [];
  if (verb === 'send') return given(spent, whom, label === undefined ? [] : [[label, note ?? '']], context);
  const [, amount = '', from = '', to = ''] = /^(.+?) from (.+?) (?:in)?to (.+)$/i.exec(rest) ?? [];
  const sum = amountOf(amount.replace(/^(?:the )?(?:sum|amount) of /i, ''));
  if (sum === undefined) return undefined;
  const [source, target] = [from, to].map((place) => readValue(place.replace(/^(?:the|my) /i, ''), context));
  if (source?.type !== 'text' || target?.type !== 'text') return undefined;
  return [
    { kind: 'fill', what: named('from'), value: source },
    { kind: 'fill', what: named('to'), value: target },
    typed('amount', String(sum.amount)),
    ...(verb === 'add' ? [] : [{ kind: 'submit', as: verb } as const]),
  ];
};

/** "20 euros to Lea": of what has no currency, it would be a thing that is sent. */
function given(spent: string, whom: string, notes: readonly (readonly [label: string, said: string])[], context: Context): Orders {
  const sum = amountOf(spent);
  const to = readValue(whom, context);
  const texts = notes.map(([label, said]) => ({ label, value: readValue(said, context) }));
  if (!/^[A-Z]{3}$/.test(sum?.unit ?? '') || sum === undefined || to?.type !== 'text') return undefined;
  if (texts.some(({ value }) => value?.type !== 'text')) return undefined;
  return [
    { kind: 'fill', what: named('to'), value: to },
    typed('amount', String(sum.amount)),
    ...texts.flatMap(({ label, value }): readonly Order[] => (value ? [{ kind: 'fill', what: named(label.toLowerCase()), value }] : [])),
    { kind: 'submit', as: 'send' },
  ];
}

/** "5 shares" for a field that is called so. */
export function countedValue(rest: string): Orders {
  const [, said = '', thing = ''] = /^(\d{1,9}) (\p{Ll}{3,})$/u.exec(rest) ?? [];
  return countOf(said) === undefined ? undefined : [typed(thing, said)];
}

const series =
  /^(?:all )?(?:of )?(?:the )?(\p{L}+(?: \p{L}+)?) to (?:the )?(?:(?:combination|values?|positions?|settings?):? )?(?:of )?([[(])?(-?[\d.]+(?:(?:, ?| and |, and )-?[\d.]+)+)[\])]?$/iu;

/** "the sliders to the combination [9, 5, 13]": one after the other. */
export const inSeries: OrderReader = (rest, context) => {
  const [, nouns = '', , list = ''] = series.exec(rest) ?? [];
  const what = /s$/i.test(nouns) ? readDescription(nouns, context) : undefined;
  if (what?.name !== '' || what.roles.length === 0) return undefined;
  return list
    .split(/, and | and |, ?/)
    .map((text, index): Order => ({ kind: 'fill', what: { ...what, ordinal: index + 1 }, value: { type: 'text', text, quoted: false } }));
};

const portion = new RegExp(`^(${count}|an?) (?:(?:x|times) )?(?:of (?:the |these |your )?)?(\\S.*)$`, 'iu');

const ofEach = new RegExp(`^(${count}|an?) (?:of )?(?:each|every|all)(?: (?:of )?(?:the |these )?(.+))?$`, 'iu');
const anyOf = new RegExp(
  `^any (${count}) (?:of the )?(?:(\\p{Ll}+(?:-\\p{Ll}+)?) )(items?|dishes|dish|products?|meals?|foods?|drinks?|entries|options?)$`,
  'iu',
);
const basket = / (?:to|in|into) (?:the|my|your) (?:order|cart|basket|bag|tray|list)$/i;

/** "One of each item", "any two vegan dishes": so many of all of them, or of some that are so. */
function portioned(rest: string, context: Context): Orders {
  const said = rest.replace(basket, '');
  const [whole, many = '', things = 'items'] = ofEach.exec(said) ?? [];
  const amount = /^an?$/i.test(many) ? 1 : countOf(many);
  const what = whole === undefined ? undefined : readDescription(`all ${things}`, context);
  if (what !== undefined && amount !== undefined)
    return [{ kind: 'portion', what: { ...what, ...(what.name === what.noun && { name: '' }), all: true }, amount }];
  const [, some = '', word = ''] = anyOf.exec(said) ?? [];
  const few = countOf(some);
  if (few === undefined) return undefined;
  const where = [{ kind: 'holds', text: word, exact: false }] as const;
  return [{ kind: 'portion', what: { ...nothing, noun: 'item', all: true, few, where }, amount: 1 }];
}

const eachOf = new RegExp(
  `^(${count}|an?) (?:of )?(?:each|every)(?: one)?(?: (?:of )?(?:the |these )?(?:following )?\\p{L}+)?: ?(.+)$`,
  'iu',
);

/** "2 of the mugs and 1 of the tables": of each so many, sent together. */
export const portions: OrderReader = (said, context, verb) => {
  // "One of each item: tea, cake"
  const [, each = '', list = ''] = eachOf.exec(said.replace(basket, '')) ?? [];
  const rest =
    list === ''
      ? said
      : `${partsOf(list)
          .map((part) => `${each} ${part}`)
          .join(', ')}${basket.exec(said)?.[0] ?? ''}`;
  const several = list === '' ? portioned(rest, context) : undefined;
  if (several !== undefined) return several;
  // What is added is not sent with it.
  const isPut = /^(?:put|place)\b/.test(verb);
  if ((isPut || verb === 'add') && !basket.test(rest)) return undefined;
  const parts = rest
    .replace(basket, '')
    .split(/,? and |, /i)
    .map((part) => portion.exec(part));
  const isByNumber = parts.every((part) => /^(?:number|no\.?|nr\.?) \d{1,3}$/i.test(part?.[2] ?? ''));
  if ((parts.length < 2 && list === '' && !isByNumber) || parts.some((part) => part === null)) return undefined;
  // Goods that are put somewhere by their kind have no fields of their own.
  if (isPut && !parts.every((part) => /^[\p{Lu}\ue000-\uf8ff]/u.test(part?.[2] ?? ''))) return undefined;
  const all = parts.map((part) => ({ many: countOf(part?.[1] ?? ''), what: readDescription(part?.[2] ?? '', context) }));
  if (all.some(({ many, what }) => many === undefined || what === undefined)) return undefined;
  return [
    ...all.map(
      ({ many, what }): Order => ({
        kind: 'fill',
        what: { ...named('quantity'), ...(what && { within: what }) },
        value: { type: 'text', text: String(many), quoted: false },
      }),
    ),
    ...(isPut || verb === 'add' ? [] : [{ kind: 'submit', as: verb } as const]),
  ];
};
