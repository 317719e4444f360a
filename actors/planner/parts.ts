/** Parts a goal by who can carry out what of it, where its clauses can be carried out one without the other. */
import { isSending } from '../run/asking.ts';
import type { Unreadable } from './port.ts';
import { ordersNothing } from './rules/reading/statements.ts';
import { sentencesOf, unquoted } from './sentences.ts';

export interface Part {
  readonly by: 'rules' | 'model';
  /** A stretch of the goal, word for word. */
  readonly text: string;
}

interface Reader {
  unreadable(goal: string): Unreadable | undefined;
}

/**
 * Words by which one clause rules over others: conditions, repetitions and bans. A goal that has one is one piece, for what
 * stands beside the clause that can't be read may be meant otherwise than it reads alone.
 */
const binding =
  /\b(?:if|unless|when(?:ever)?|while|until|till|once|as soon as|as long as|for (?:each|every|all)|each|every|repeat(?:edly)?|again|otherwise|else|instead|either|or|in case|provided|depending|whichever|whether|but|except|without|never|not|only|avoid|skip|unlike)\b|n['’]t\b/i;

/** Words that speak of what was said before. */
const referring = /\b(?:it|its|them|they|their|that|this|these|those|there|one|ones|same|former|latter|result|previous|next)\b/i;

/** Without the words and signs that join a clause to its neighbours; "Click Next" ends in none. */
const bare = (text: string) =>
  text
    .replace(/^(?:[\s,;:.!?–—-]|(?:and|then|after that|afterwards|finally|next)\b)+/iu, '')
    .replace(/(?:[\s,;:–—-]|\b(?:and|then|after that)|(?<=(?:[,;.!?]|\band)\s*)(?:finally|next))+$/iu, '');

/** Where the stretch ends that the clause begins: with background alone nobody has anything to do, so what it is said for belongs to it. */
function endOfOrder(goal: string, at: number, clause: string): number {
  const end = at + clause.length;
  if (!ordersNothing(clause)) return end;
  const sentences = sentencesOf(goal);
  const own = sentences.findIndex(({ to }) => to >= end);
  const order = sentences.slice(own).find(({ text }) => !ordersNothing(text)) ?? sentences.at(-1);
  return Math.max(end, order?.to ?? end);
}

/** Where what is left begins once only background follows: it belongs to the order before it. */
const beginOfOrder = (before: string, stretch: string): number =>
  sentencesOf(stretch).every(({ text }) => ordersNothing(text)) ? (sentencesOf(before).at(-1)?.from ?? 0) : before.length;

const press = /^(?:click|press|tap|hit|push)(?: on)?(?: the)? (.+)$/i;
const mostCalled = 3;
/** "Click Submit", "send the form": the button of what was done before it. */
function onlySends(text: string): boolean {
  const said = bare(text).replace(/[.!]+$/, '');
  const called =
    press.exec(said)?.[1] ?? (/^(?:submit|send|save|confirm)\b(?: (?:the|my|your|this|all))?(?: \p{L}+)?$/iu.test(said) ? said : '');
  return isSending(called) && called.split(/\s+/).length <= mostCalled && sentencesOf(text).length === 1;
}

/** The goal in parts: all of it by the rules where they read it. */
export function partsOf(goal: string, rules: Reader): readonly Part[] {
  const found = rules.unreadable(goal);
  if (found === undefined) return [{ by: 'rules', text: goal }];
  if (binding.test(unquoted(goal))) return [{ by: 'model', text: goal }];
  const { clause } = found;
  const first = goal.indexOf(clause);
  if (first === -1 || clause === '') return [{ by: 'model', text: goal }];
  const end = endOfOrder(goal, first, clause);
  const after = bare(goal.slice(end));
  const at = after === '' ? beginOfOrder(goal.slice(0, first), goal.slice(first, end)) : first;
  const before = bare(goal.slice(0, at));
  if (before !== '' && rules.unreadable(before) !== undefined) return [{ by: 'model', text: goal }];
  const rest = after === '' ? [] : referring.test(unquoted(after)) ? [{ by: 'model' as const, text: after }] : partsOf(after, rules);
  const byRules: readonly Part[] = before === '' ? [] : [{ by: 'rules', text: before }];
  return [...byRules, ...joined(goal.slice(at), bare(goal.slice(at, end)), rest)];
}

/** The clause, with what follows where that is the model's too, or sends what the model has done: in one piece it sees more. */
function joined(text: string, clause: string, [first, ...others]: readonly Part[]): readonly Part[] {
  const isSent = first !== undefined && others.length === 0 && onlySends(first.text);
  if (first === undefined || (first.by === 'rules' && !isSent))
    return [{ by: 'model', text: clause }, ...(first === undefined ? [] : [first]), ...others];
  return [{ by: 'model', text: text.slice(0, text.indexOf(first.text) + first.text.length) }, ...others];
}

/** What is left of a part whose clause the rules could read but not carry out: the clause is the model's, and what follows where it must be. */
export function partsAfter(part: string, clause: string, rest: readonly Part[], isReadable: (goal: string) => boolean): readonly Part[] {
  const at = part.indexOf(clause);
  // Said twice, or in other words: which of them was meant only the model can see.
  if (at === -1 || clause === '' || part.lastIndexOf(clause) !== at || binding.test(unquoted(part)))
    return [{ by: 'model', text: part }, ...rest];
  const end = endOfOrder(part, at, clause);
  const own = bare(part.slice(at, end));
  const after = bare(part.slice(end));
  if (after === '') return [{ by: 'model', text: own }, ...rest];
  const isWhole = referring.test(unquoted(after)) || !isReadable(after) || (rest.length === 0 && onlySends(after));
  if (isWhole) return [{ by: 'model', text: part.slice(at) }, ...rest];
  return [{ by: 'model', text: own }, { by: 'rules', text: after }, ...rest];
}
