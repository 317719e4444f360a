/** What is done before something is read, where it is told behind it: "the price of the first result when you search for tea". */

import { verbPhrases } from './act-words.ts';
import { phraseAt } from './phrases.ts';
import { asDone } from './phrasing.ts';
import type { Token } from './tokens.ts';
import { questionWords } from './words/framing.ts';

type Clause = readonly Token[];

const joints: ReadonlySet<string> = new Set(['when', 'once', 'after', 'by']);
const leading: ReadonlySet<string> = new Set(['@search', '@filter', '@sort', '@goto', '@type', '@select', '@click']);
const reading: ReadonlySet<string> = new Set(['@read', '@count']);
const somebody: ReadonlySet<string> = new Set(['i', 'you', 'we', 'one']);
const being: ReadonlySet<string> = new Set(['is', 'are']);
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'your']);
/** What comes of it is no value on a page. */
const untold: ReadonlySet<string> = new Set(['happen', 'do', 'mean', 'should']);

/** What is done first, then what is read; undefined where a clause tells but one of them. */
export function toldWhen(tokens: Clause): readonly Clause[] | undefined {
  const [first] = tokens;
  const isRead = questionWords.has(first?.key ?? '') || reading.has(actAt(tokens, 0)) || first?.key === 'number';
  if (first?.kind !== 'word' || !isRead) return undefined;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const done = doneAt(tokens, at);
    if (done !== undefined) return tokens.slice(0, at).some(({ key }) => untold.has(key)) ? undefined : done;
  }
  return undefined;
}

const actAt = (tokens: Clause, at: number): string => phraseAt(verbPhrases, tokens, at)?.sense ?? '';

function doneAt(tokens: Clause, at: number): readonly Clause[] | undefined {
  const { kind, key, named } = tokens[at] as Token;
  if (kind !== 'word' || named) return undefined;
  const before = tokens.slice(0, at);
  if (joints.has(key)) {
    const done = searched(tokens, at + 1, key) ?? narrowed(tokens, at + 1);
    return done && [done, before];
  }
  if (key === 'of' || key === 'in' || key === 'from') {
    const from = articles.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    return isSearchFor(tokens, from) ? [tokens.slice(from), before] : undefined;
  }
  return key === 'search' && tokens[at + 1]?.key === 'result' ? resultOf(tokens, at) : undefined;
}

/** "When you search for tea", "by searching for tea". */
function searched(tokens: Clause, from: number, joint: string): Clause | undefined {
  const isTold = somebody.has(tokens[from]?.key ?? '');
  const at = isTold ? from + 1 : from;
  const isDone = isTold ? joint !== 'by' : tokens[at]?.gerund === true;
  return isDone && leading.has(actAt(tokens, at)) && tokens[at + 1] !== undefined ? tokens.slice(at) : undefined;
}

/** "When the list is filtered by brand". */
function narrowed(tokens: Clause, from: number): Clause | undefined {
  const is = tokens.findIndex(({ kind, key }, at) => at > from && kind === 'word' && being.has(key));
  const done = tokens[is + 1];
  if (is === -1 || done?.participle !== true || !leading.has(actAt(tokens, is + 1))) return undefined;
  return [asDone(done), ...tokens.slice(from, is), ...tokens.slice(is + 2)];
}

const isSearchFor = (tokens: Clause, at: number): boolean =>
  tokens[at]?.key === 'search' && tokens[at + 1]?.key === 'for' && tokens[at + 2] !== undefined;

/** "The first search result for tea": of a search for it. */
function resultOf(tokens: Clause, at: number): readonly Clause[] | undefined {
  const [search, result, joint, value] = tokens.slice(at, at + 4);
  if (search === undefined || result === undefined || value === undefined || !/^(?:for|of)$/.test(joint?.key ?? '')) return undefined;
  const to = value.kind === 'slot' || value.type === 'quoted' ? at + 4 : tokens.length;
  return [
    [search, { ...(joint as Token), key: 'for' }, ...tokens.slice(at + 3, to)],
    [...tokens.slice(0, at), result, ...tokens.slice(to)],
  ];
}
