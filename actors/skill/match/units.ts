/** "For an hour" is for one: amounts that are said with an article. */
import { spelled } from './phrases.ts';
import { isSuperlative } from './phrasing.ts';
import type { Token } from './tokens.ts';

const units: ReadonlySet<string> = new Set(
  'second minute hour day night week month quarter year decade mile kilometer meter foot inch pound kilo kilogram dozen'
    .split(' ')
    .flatMap(spelled),
);
const before: ReadonlySet<string> = new Set('for by within in after every least most than'.split(' '));
const behind: ReadonlySet<string> = new Set('before after later earlier longer shorter ago early late away'.split(' ').flatMap(spelled));

/** Without the "one" of "the heaviest one of them". */
const withoutOnes = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ type, key, start, end }, at) =>
      !(type === 'number' && key === '1' && end - start === 3 && tokens[at + 1]?.key === 'of' && isSuperlative(tokens[at - 1]?.key ?? '')),
  );

/** The same tokens where no amount is said so. "Twice a day" and "half an hour" are other amounts. */
export const withOnes = (said: readonly Token[]): readonly Token[] => {
  const tokens = withoutOnes(said);
  return tokens.some((_, at) => isOne(tokens, at)) ? tokens.map((token, at) => (isOne(tokens, at) ? asOne(token) : token)) : tokens;
};

function isOne(tokens: readonly Token[], at: number): boolean {
  const { kind, key } = tokens[at] as Token;
  if (kind !== 'word' || !/^an?$/.test(key) || !units.has(tokens[at + 1]?.key ?? '')) return false;
  return before.has(tokens[at - 1]?.key ?? '') || behind.has(tokens[at + 2]?.key ?? '');
}

const asOne = ({ start, end }: Token): Token => ({ kind: 'value', type: 'number', key: '1', start, end });
