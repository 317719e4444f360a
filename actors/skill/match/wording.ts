/** What must agree, whoever says that two goals are one: values, names, negation and directions are held against each other by themselves. */
import { isEnglish } from '../../english.ts';
import { wholeWords } from '../../literal.ts';
import { occurrences } from '../compile/parameters.ts';
import { parametersIn, placeholderOf, type Values } from '../templates.ts';
import { clausesIn } from './clauses.ts';
import { asksForOther, isOfOther, pointsElsewhere } from './heads.ts';
import type { Agree } from './port.ts';
import { type Token, tokensOf } from './tokens.ts';
import { areOpposite } from './words/opposites.ts';

type Wording =
  /** The request with the skill's parameters in the place of its values: another way to say the skill's goal. */
  | { readonly template: string }
  /** Ends a sentence. */
  | { readonly why: string };

/** `values` were said by somebody who took the request for the skill's goal. */
export function wordingOf({ goal, parameters }: Parameters<Agree>[0], request: string, values: Values): Wording {
  const names = parametersIn(goal);
  if (names.length !== parameters.length) return { why: 'not all that the skill may be told stands in its goal' };
  if (Object.keys(values).some((name) => !names.includes(name))) return { why: 'the skill has no such parameter' };
  let template = request;
  // The longest first: one may stand in another.
  for (const name of [...names].sort((a, b) => (values[b]?.length ?? 0) - (values[a]?.length ?? 0))) {
    const value = values[name]?.trim() ?? '';
    if (value === '' || value.includes('{{')) return { why: `the request says nothing for ${name}` };
    const times = occurrences(template, value);
    // What stands there twice may mean two things.
    if (times !== 1) return { why: `the request says ${name} ${times === 0 ? 'in no such words' : 'more than once'}` };
    template = template.replace(wholeWords(value), () => placeholderOf(name));
  }
  const why = differenceBeside(goal, template);
  return why === undefined ? { template } : { why };
}

const negations: ReadonlySet<string> = new Set('not no never without except neither nor unless instead'.split(' '));

/** Of two templates with the same parameters; undefined where nothing that counts by itself differs. */
function differenceBeside(goal: string, template: string): string | undefined {
  const [wanted, said] = [tokensOf(goal), tokensOf(template)];
  const labels = labelsIn(goal);
  const [more, fewer] = [missing(said, wanted, isValue), missing(wanted, said, (token) => isValue(token) && !labels.has(token.key))];
  // "The next one", "every other week" and "second-hand" count nothing, or otherwise: a number in letters is another beside another.
  const isWritten = (text: string) => (token: Token) => /\p{N}|^["“„«`'‘]/u.test(text.slice(token.start, token.end));
  if ((more.length > 0 && fewer.length > 0) || more.some(isWritten(template)) || fewer.some(isWritten(goal)))
    return 'they hold other numbers, dates, addresses or quoted words';
  if (isNegated(goal) !== isNegated(template)) return 'what one of them says not to do the other does';
  const isOwnName = (token: Token) => isNamed(token) && !isEnglish(token.key) && !labels.has(token.key);
  if (missing(said, wanted, isNamed).length > 0 || missing(wanted, said, isOwnName).length > 0) return 'they hold other names';
  if (isTurnedRound(keysOf(goal), keysOf(template))) return 'they go in opposite directions';
  if (asksForOther(goal, template)) return 'they ask for another unit of time';
  if (isOfOther(goal, template)) return 'what is mine is not yours';
  if (pointsElsewhere(goal, template)) return 'they point at another one';
  return undefined;
}

const isValue = ({ kind }: Token): boolean => kind === 'value';
const isNamed = ({ named, key }: Token): boolean => named === true && key !== 'i';

/** What counts and is not in the others; "the third" and "three" are one. */
function missing(tokens: readonly Token[], others: readonly Token[], counts: (token: Token) => boolean): readonly Token[] {
  const there = new Set(others.map(({ key }) => bare(key)));
  return tokens.filter((token) => counts(token) && !there.has(bare(token.key)));
}
const bare = (key: string): string => key.replace(/^#/, '');

/** Acts on controls: what those are called may be told in one goal, and only meant in another. */
const handling: ReadonlySet<string> = new Set(['@click', '@type', '@select', '@tick', '@expand', '@goto', '@submit', '@hover', '@close']);

const labelsIn = (goal: string): ReadonlySet<string> =>
  new Set(
    clausesIn(goal).flatMap((clause) => {
      const elements = clause.flatMap(({ words }) => words);
      const isLabel = ({ type, named }: Token) => type === 'quoted' || named === true;
      return handling.has(elements[0]?.key ?? '') ? elements.filter(isLabel).map(({ key }) => key) : [];
    }),
  );

/** "All but one" leaves one out. */
const allBut = /(?<=\b(?:all|every|everything|everyone|everybody|any|anything)(?: \p{L}+)?) but\b/giu;
/** "No more than" is a limit. */
const limit = /\b(?:no|not) (?=(?:more|less|fewer|later|earlier|longer|older|younger|higher|lower) than\b)/giu;

const isNegated = (text: string): boolean =>
  tokensOf(text.replace(allBut, ' except').replace(limit, '')).some(({ kind, key }) => kind === 'word' && negations.has(key));

/** Verbs by what they do, and every other word by its base form. */
const keysOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...tokensOf(text).flatMap(({ kind, key }) => (kind === 'word' ? [key] : [])),
    ...clausesIn(text).flatMap((clause) => clause.flatMap(({ words }) => words.map(({ key }) => key))),
  ]);

const isTurnedRound = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((key) => !other.has(key) && [...other].some((said) => !one.has(said) && areOpposite(key, said)));
