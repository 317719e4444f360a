/** Reads orders that hang on a condition: "if A, do B; otherwise C", "do B if A". A condition within a condition is not read. */
import type { Unreadable } from '../../port.ts';
import type { Description } from '../description.ts';
import type { Instruction, Proviso } from '../instruction.ts';
import { loaded } from './clause-forms.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { Progress } from './progress.ts';
import { awaitedIn, cutProviso, openingOf, readProviso, trailingIn } from './provisos.ts';
import { nothing } from './things/heads.ts';
import { inGoalsWords, type Masked } from './words/text.ts';

/** How what hangs on a condition is read: `read` is how any clause is. */
interface Reader {
  readonly masked: Masked;
  readonly now: number;
  readonly read: (clauses: readonly Clause[], at: number, progress: Progress, masked: Masked, now: number) => number | Unreadable;
}

const otherwise = /^(?:otherwise|else|or else|if not|if (?:it|that|this) is not(?: the case)?)\b[,:]? ?/i;
/** What lies over a page, and is in the way of what comes then. */
const inTheWay = /\b(?:banner|dialog|pop-?up|modal|overlay|alert|cookies?|consent|newsletter|notice)\b/i;
/** In characters; what is longer is cut at each of its verbs in vain. */
const longestCondition = 1_000;
const isThen = ({ join = '' }: Clause) => /then/i.test(join);

/** How many clauses it takes; undefined where there is no condition, or none that a page could tell surely. */
export function readConditional(
  clauses: readonly Clause[],
  at: number,
  progress: Progress,
  reader: Reader,
): number | Unreadable | undefined {
  if (progress.setting !== undefined || progress.later !== undefined) return undefined;
  const first = clauses[at] as Clause;
  if (first.words.length > longestCondition) return undefined;
  const opened = openingOf(first.words);
  const { masked, now } = reader;
  const context: Context = { masked, now, ...(progress.last !== undefined && { last: progress.last }) };
  if (opened === undefined) return readTrailing(clauses, at, progress, context, reader);
  // "When the dialog opens" says when, and of one that may not come it is a condition.
  if (opened.comes && loaded.test(first.words) && !/^\S+ an? /i.test(first.words)) return undefined;
  const cut = cutProviso(opened.rest, context, clauses[at + 1]?.join?.startsWith(',') === true);
  if (cut === undefined) return undefined;
  const { by } = cut.said;
  if (opened.comes && comesAbout.test(by.kind)) return readAwaited(clauses, at, { said: cut.said, words: cut.rest }, progress, reader);
  if (opened.comes && !(by.kind === 'there' && cut.said.holds && inTheWay.test(`${by.what.name} ${by.what.noun}`))) return undefined;
  const isInTheWay = by.kind === 'there' && inTheWay.test(`${by.what.name} ${by.what.noun}`);
  const { main, other, next } = branchesOf(clauses, at, cut.rest, isInTheWay);
  const clause = inGoalsWords(
    clauses
      .slice(at, next)
      .map(({ words, join }, place) => (place === 0 ? words : `${join ?? '; '}${words}`))
      .join(''),
    masked,
  );
  // Of a value, "it" is what it belongs to.
  const spoken = by.kind === 'signedIn' ? progress.last : by.kind === 'compares' || by.kind === 'says' ? by.what?.within : by.what;
  const loose = other.length > 0 ? -1 : main.findIndex((part, place) => place > 0 && (isInTheWay || isThen(part)));
  const holds = cut.said.holds === opened.holds;
  for (const parts of other.length > 0 ? [main, other] : [main]) {
    const read = readBranch(parts, spoken, reader);
    if (!('instructions' in read)) return { ...read, clause };
    for (const { instruction, part } of read.instructions) {
      const loosely = parts === main && loose >= 0 && part >= loose;
      const provided = { by, of: at, holds: holds === (parts === main), ...(loosely && { loosely }) };
      progress.instructions.push({ ...instruction, clause, provided });
    }
    progress.last = read.last ?? progress.last;
  }
  return next - at;
}

/** What comes about while a page is looked at: a price falls, a counter runs down. */
const comesAbout = /^(?:compares|says|state)$/;

/** "When the price is below 50, buy it": it is waited for, and then done. */
function readAwaited(
  clauses: readonly Clause[],
  at: number,
  { said, words }: { readonly said: { readonly by: Proviso; readonly holds: boolean }; readonly words: string },
  progress: Progress,
  { masked, now, read }: Reader,
): number | Unreadable {
  const clause = inGoalsWords((clauses[at] as Clause).words, masked);
  progress.instructions.push({ kind: 'await', ...said, clause });
  // Of a value, "it" is what it belongs to.
  const spoken = 'what' in said.by ? said.by.what : undefined;
  progress.last = said.by.kind === 'state' ? spoken : spoken?.within;
  if (words === '') return 1;
  // "…, then Stop when it says Ready": it goes on from what was pressed before.
  const { join } = clauses[at] as Clause;
  const taken = read([{ words, ...(join !== undefined && { join }) }], 0, progress, masked, now);
  return typeof taken === 'number' ? 1 : taken;
}

/** What is done in either case; `next` is the clause behind them. Whatever is in the way, what is said behind "then" is done in any case. */
function branchesOf(clauses: readonly Clause[], at: number, rest: string, isInTheWay: boolean) {
  const main: Clause[] = rest === '' ? [] : [{ words: rest }];
  const other: Clause[] = [];
  let next = at + 1;
  const goesOn = (clause: Clause | undefined) => clause?.join !== undefined && !otherwise.test(clause.words);
  while (goesOn(clauses[next]) && !(isInTheWay && main.length > 0 && isThen(clauses[next] as Clause))) main.push(clauses[next++] as Clause);
  const last = clauses[next];
  if (last !== undefined && otherwise.test(last.words)) {
    other.push({ words: last.words.replace(otherwise, '') });
    for (next += 1; goesOn(clauses[next]); next += 1) other.push(clauses[next] as Clause);
  }
  return { main, other, next };
}

/** With the place of the clause that says it. */
function readBranch(parts: readonly Clause[], last: Description | undefined, { masked, now, read }: Reader) {
  const branch: Progress = { instructions: [], never: [], ...(last !== undefined && { last }) };
  const instructions: { readonly instruction: Instruction; readonly part: number }[] = [];
  for (let at = 0; at < parts.length; ) {
    const taken = read(parts, at, branch, masked, now);
    if (typeof taken !== 'number') return taken;
    for (const instruction of branch.instructions.splice(0)) instructions.push({ instruction, part: at });
    at += taken;
  }
  const isWhole = instructions.length > 0 && branch.never.length === 0 && branch.setting === undefined && branch.later === undefined;
  if (!isWhole) return { clause: '', why: 'a condition can’t be read without a model; say what to do in any case' };
  return { instructions, last: branch.last };
}

/** "Buy it when the price is below 50", "wait until the counter shows 3". */
function readAwaitedLast(clause: Clause, progress: Progress, context: Context, reader: Reader): 1 | Unreadable | undefined {
  const awaited = awaitedIn(clause.words, context);
  if (awaited === undefined) return undefined;
  const { order, ...said } = awaited;
  const taken = readAwaited([clause], 0, { said, words: order }, progress, reader);
  return taken === 1 ? 1 : (taken as Unreadable);
}

const lying: Description = { ...nothing, whole: 'pop-up', noun: 'pop-up', roles: ['dialog', 'alertdialog'] };
/** Conditionals that open a sentence are counted by their clause: these are counted behind them. */
const trailingFrom = 10_000;

/** "Close the banner if there is one", "click Next unless it is disabled"; what is done otherwise may be said behind it. */
function readTrailing(
  clauses: readonly Clause[],
  at: number,
  progress: Progress,
  context: Context,
  reader: Reader,
): number | Unreadable | undefined {
  const { words, join } = clauses[at] as Clause;
  const trailing = trailingIn(words);
  if (trailing === undefined) return readAwaitedLast({ words, ...(join !== undefined && { join }) }, progress, context, reader);
  const read = readBranch([{ words: trailing.order }], progress.last, reader);
  const [first, ...others] = 'instructions' in read && read.instructions ? read.instructions : [];
  if (!first || others.length > 0) return undefined;
  const { instruction } = first;
  const spoken = 'what' in instruction ? instruction.what : undefined;
  const what = spoken ?? (instruction.kind === 'close' ? lying : undefined);
  const itself = what && { by: { kind: 'there', what, ...(trailing.free && { free: trailing.free }) } as const, holds: true };
  const said = trailing.ofItself ? itself : readProviso(trailing.said, { ...context, ...(what && { last: what }) });
  if (said === undefined) return undefined;
  const clause = inGoalsWords(words, reader.masked);
  if (join !== undefined && !/then/i.test(join) && !trailing.ofItself)
    return { clause, why: 'it is not clear whether the condition is about all that stands before it; say it first' };
  const provided = { by: said.by, holds: said.holds === trailing.holds, of: trailingFrom + progress.instructions.length };
  const { other, next } = branchesOf(clauses, at, '', false);
  const isElse = clauses[at + 1] !== undefined && otherwise.test(clauses[at + 1]?.words ?? '');
  const instead = isElse ? readBranch(other, what ?? progress.last, reader) : undefined;
  if (instead && !('instructions' in instead)) return { ...instead, clause };
  progress.instructions.push({ ...instruction, clause, provided });
  for (const { instruction: not } of instead?.instructions ?? [])
    progress.instructions.push({ ...not, clause, provided: { ...provided, holds: !provided.holds } });
  progress.last = instead?.last ?? what ?? progress.last;
  return isElse ? next - at : 1;
}
