/** What is said around a goal, told from the goal: "I was wondering whether you could", "please", "thanks". */
import { determiners, verbPhrases } from './act-words.ts';
import { merged, phraseAt, phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';
import { asks, asksHow, leads, mayOne, openers, questionWords, trails } from './words/framing.ts';

const framed = (lines: readonly string[], sense = '') => lines.flatMap((line) => line.split(', ').map((form) => [form, sense] as const));
const leadPhrases = phrasesOf([...framed(leads), ...framed(asksHow, '?how'), ...framed(mayOne, '?may')]);
const openerPhrases = phrasesOf(framed(openers));
const framePhrases = phrasesOf(framed(leads));
const askPhrases = phrasesOf(framed(asks));
const trailPhrases = phrasesOf(framed(trails));

export interface Unframed {
  /** What is asked about it, where it is not to be done. */
  readonly how: Token | undefined;
  readonly rest: readonly Token[];
  /** Words before it ask for it. */
  readonly isAsked: boolean;
}

export function unframed(clause: readonly Token[]): Unframed {
  let from = 0;
  let to = clause.length;
  let how: Token | undefined;
  for (;;) {
    const opened = openedAt(clause, from);
    if (opened > 0) {
      from += opened;
      continue;
    }
    const lead = phraseAt(leadPhrases, clause, from);
    const length = lead?.keys.length ?? 0;
    // "Tell me what it costs": what it costs.
    const ask = phraseAt(askPhrases, clause, from)?.keys.length ?? 0;
    if (ask > length && questionWords.has(clause[from + ask]?.key ?? '')) {
      from += ask;
      continue;
    }
    // "I want to know the price" is to read it; "get to the hall" goes there, though who has "got to" must.
    const verb = phraseAt(verbPhrases, clause, from)?.keys.length ?? 0;
    const isAct = verb > length || (verb === length && clause[from]?.participle !== true);
    if (lead === undefined || isAct || from + length >= to) break;
    if (lead.sense !== '') how = merged(clause, from, length, lead.sense);
    from += length;
  }
  for (let isTrailing = true; isTrailing; ) {
    isTrailing = false;
    while (clause[to - 1]?.kind === 'mark') to -= 1;
    for (let at = Math.max(from + 1, to - 6); at < to; at += 1) {
      const trail = phraseAt(trailPhrases, clause, at);
      if (trail === undefined || at + trail.keys.length !== to) continue;
      to = at;
      isTrailing = true;
      break;
    }
  }
  const rest = clause.slice(from, to);
  return { how, rest: how === undefined ? rest : withWay(rest, clause[from - 1]), isAsked: from > 0 };
}

/** "The way to the quay" leads there, and to no act. */
function withWay(rest: readonly Token[], before: Token | undefined): readonly Token[] {
  const [first] = rest;
  if (first === undefined || before?.key !== 'to' || !determiners.has(first.key)) return rest;
  const unsaid = { kind: 'word', start: first.start, end: first.start } as const;
  return [{ ...unsaid, key: 'go' }, { ...unsaid, key: 'to' }, ...rest];
}

const joints: ReadonlySet<string> = new Set(['if', 'whether', 'that']);
const modals: ReadonlySet<string> = new Set('could can would might may will'.split(' '));

/** How many words ask for what follows: "I was wondering whether you could". */
function openedAt(clause: readonly Token[], from: number): number {
  const opener = phraseAt(openerPhrases, clause, from);
  if (opener === undefined) return 0;
  let at = from + opener.keys.length;
  if (joints.has(clause[at]?.key ?? '')) at += 1;
  if (clause[at]?.key !== 'you') return 0;
  at += 1;
  if (modals.has(clause[at]?.key ?? '')) at += 1;
  // "I wonder if you cancelled it" asks for nothing to be done.
  else if (clause[at]?.participle === true) return 0;
  return at < clause.length ? at - from : 0;
}

/** Whether it is nothing but what frames a goal: "go ahead", "if possible". */
export function isFrame(tokens: readonly Token[]): boolean {
  let from = 0;
  while (from < tokens.length) {
    const ask = phraseAt(askPhrases, tokens, from)?.keys.length ?? 0;
    const found = [framePhrases, trailPhrases].map((phrases) => phraseAt(phrases, tokens, from)?.keys.length ?? 0);
    // To check is an act, to be told what comes is none.
    const longest = Math.max(...found, ask > 2 ? ask : 0);
    if (longest === 0) return false;
    from += longest;
  }
  return true;
}
