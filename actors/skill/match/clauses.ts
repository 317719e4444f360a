/** A goal as it is compared: its clauses in order, each as parts that begin with a verb or a preposition. */
import { beginsClause, sensesOf } from './senses.ts';
import { type Token, tokensOf } from './tokens.ts';
import { markers } from './words/framing.ts';
import { kinds } from './words/things.ts';
import { intoVerbs } from './words/verbs.ts';

export interface Part {
  /** The preposition that it begins with; empty for what is said first, or of a verb. */
  readonly marker: string;
  readonly words: readonly Element[];
}

/** `optional`: a kind of control or place behind its name; whether it is said makes no difference. */
export interface Element extends Token {
  readonly optional?: true;
  /** The last word of a name: whether it is one or several counts. */
  readonly head?: true;
}

export type Clause = readonly Part[];

const conjunctions: ReadonlySet<string> = new Set(['and', 'then', 'but', 'or']);

/** Of any text; its clauses end at full stops and where a verb follows a comma or "and". */
export const clausesOf = (goal: string): readonly Clause[] => parted(tokensOf(goal)).flatMap((tokens) => {
  const senses = sensesOf(tokens);
  return senses.length === 0 ? [] : [partsOf(senses)];
});

function parted(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  let current: Token[] = [];
  const end = () => {
    if (current.length > 0) clauses.push(current);
    current = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'mark') {
      if (/[.!?;]/.test(token.key) || (token.key === ',' && current.length > 0 && beginsClause(tokens, at + 1))) end();
      continue;
    }
    const isJoin = token.kind === 'word' && conjunctions.has(token.key) && current.length > 0;
    if (isJoin && (token.key === 'then' || (token.key !== 'or' && beginsClause(tokens, at + 1)))) end();
    else current.push(token);
  }
  end();
  return clauses;
}

const attributes: ReadonlySet<string> = new Set('=price number total status name title rating =phonenumber =email =emailaddress addres dat tim value amount balanc =count'.split(' '));

function partsOf(senses: readonly Token[]): Clause {
  const parts: { marker: string; words: Token[] }[] = [{ marker: '', words: [] }];
  let verb = '';
  senses.forEach((token, at) => {
    const current = parts.at(-1) as { marker: string; words: Token[] };
    const marker = token.kind === 'word' ? markers.get(token.key) : undefined;
    if (token.key.startsWith('@') && token.kind === 'word') {
      verb = token.key;
      if (current.words.some(({ key }) => key !== 'not' && key !== '?how')) parts.push({ marker: '', words: [token] });
      else current.words.push(token);
      parts.push({ marker: '', words: [] });
      return;
    }
    if (marker === undefined || at === senses.length - 1) {
      current.words.push(token);
      return;
    }
    // What is one's own: "the price for the lamp".
    if (marker === 'for' && attributes.has(senses[at - 1]?.key ?? '')) {
      current.words.push({ ...token, key: 'of' });
      return;
    }
    // "To delete it": no place.
    if (marker === 'to' && senses[at + 1]?.key.startsWith('@')) return;
    parts.push({ marker: marker === 'in' && intoVerbs.has(verb) ? 'to' : marker, words: [] });
  });
  return parts.filter(({ words }) => words.length > 0).map(({ marker, words }) => ({ marker, words: elementsOf(words) }));
}

/** "The price of the lamp", "the lamp's price": the lamp first. */
function elementsOf(words: readonly Token[]): readonly Element[] {
  if (words.length === 1 && words[0]?.key.startsWith('@')) return words;
  const groups: Token[][] = [[]];
  for (const word of words) {
    if (word.kind === 'word' && word.key === 'of') groups.push([]);
    else (groups.at(-1) as Token[]).push(word);
  }
  const ordered: Element[] = groups.reverse().flat();
  const last = ordered.at(-1);
  const name = ordered.slice(0, -1);
  if (last?.kind === 'word' && kinds.has(last.key.replace(/^=/, '')) && name.some(({ kind, key }) => kind !== 'word' || !key.startsWith('=all')))
    return [...name, { ...last, optional: true }];
  return last === undefined ? ordered : [...name, { ...last, head: true }];
}
