/** Reads a goal in plain English into instructions, or says which clause it can't read, and why where that is known. */

import { isDeepStrictEqual } from 'node:util';
import type { Unreadable } from '../../port.ts';
import type { Ban, Instruction, Order, Reading } from '../instruction.ts';
import type { Wonder } from '../wonder.ts';
import { breathOf, saysSeveral } from './breaths.ts';
import { readClause } from './clause-forms.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { readConditional } from './conditionals.ts';
import { type Context, foundOutBy } from './context.ts';
import { readListed } from './listed-fields.ts';
import { isListing, listsBehindVerb } from './listings.ts';
import { isKeyed, readPairs } from './orders/pairs.ts';
import { dealtWith } from './own-controls.ts';
import { inSetting, type Reply, type Setting } from './placing.ts';
import { apply, type Progress } from './progress.ts';
import { asksSo } from './questions/restating.ts';
import { asksWhether } from './questions/whether.ts';
import { wondersIn } from './questions/wondering.ts';
import { reworded } from './rewording.ts';
import { sentenceOf, takeLast } from './said-last.ts';
import { readSectioned } from './sectioned.ts';
import { asksBarely, isStatement } from './statements.ts';
import { named, nothing } from './things/heads.ts';
import { noSuchDay } from './words/dates.ts';
import { isForeign } from './words/languages.ts';
import { hideQuotes, inGoalsWords, type Masked } from './words/text.ts';
import { verbAhead, verbsOf } from './words/verbs.ts';

const longestClause = 1_000;
const mostMerged = 3;
/** More than any run carries out in its time. */
const mostClauses = 1_000;

/** All instructions of a goal, or the first clause that can't be read; `now` in milliseconds since the epoch says what "today" is. */
export function readGoal(goal: string, now: number): { readonly reading: Reading } | { readonly unreadable: Unreadable } {
  const masked = hideQuotes(goal);
  if (masked === undefined)
    return { unreadable: { clause: goal.slice(0, longestClause), why: 'it quotes too many texts for one goal; part it into several' } };
  const listed = readListed(masked, now, readGoal);
  if (listed) return listed;
  const clauses = clausesOf(masked.text);
  if (clauses.length > mostClauses)
    return {
      unreadable: {
        clause: inGoalsWords(clauses[0]?.words ?? '', masked),
        why: 'it has too many instructions for one goal; part it into several',
      },
    };
  const other = clauses.find(({ words }) => isForeign(words));
  if (other !== undefined)
    return {
      unreadable: {
        clause: inGoalsWords(other.words.slice(0, longestClause), masked),
        why: 'without a model only English is read; put it in English, and what the page has in another language in quotation marks',
      },
    };
  const progress: Progress = { instructions: [], never: [] };
  for (let at = 0; at < clauses.length; ) {
    const taken = readConditional(clauses, at, progress, { masked, now, read: readNext }) ?? readNext(clauses, at, progress, masked, now);
    if (typeof taken !== 'number') return { unreadable: taken };
    at += taken;
  }
  const used = usedAlone(progress.setting);
  if (progress.setting !== undefined && used === undefined)
    return { unreadable: { clause: goal, why: 'it says where, but not what to do there' } };
  if (used) progress.instructions.push({ ...used, clause: inGoalsWords(clauses.at(-1)?.words ?? '', masked) });
  if (progress.later !== undefined) progress.instructions.push(...progress.later);
  if (progress.instructions.length === 0)
    return {
      unreadable:
        progress.never.length === 0 ? { clause: goal } : { clause: goal, why: 'it says what must not be done, but not what to do' },
    };
  const { instructions, never } = progress;
  const asked = instructions.length === 1 && clauses.length === 1 ? instructions[0] : undefined;
  if (asked?.kind === 'read' && asked.form === 'count')
    instructions.push({ kind: 'reply', question: goal, as: asked.as, clause: asked.clause });
  const contradicted = instructions.find((instruction) => never.some((ban) => contradicts(ban, instruction)));
  if (contradicted !== undefined)
    return { unreadable: { clause: contradicted.clause, why: 'the goal says both to do it and not to do it' } };
  return { reading: { instructions, never } };
}

/** Whether just this is forbidden: "click Save, but do not click Save". */
function contradicts({ act, ...ban }: Ban, instruction: Instruction): boolean {
  if (verbsOf(instruction.clause)[0]?.verb !== act && instruction.kind !== act) return false;
  if (instruction.kind === 'choose') return instruction.values.some((value) => value.type === 'text' && value.text === ban.name);
  const what = 'what' in instruction && instruction.what !== undefined ? instruction.what : nothing;
  return isDeepStrictEqual({ ...what, whole: '' }, { ...ban, whole: '' });
}

/** How many clauses were read: several where "and" stood inside a name or value. */
function readNext(clauses: readonly Clause[], at: number, progress: Progress, masked: Masked, now: number): number | Unreadable {
  let why: string | undefined;
  let words = '';
  const here = clauses[at] as Clause;
  const day = noSuchDay(here.words);
  if (day !== undefined) return { clause: inGoalsWords(here.words, masked), why: `no calendar has ${JSON.stringify(day)}` };
  if (
    goesOnListing(inGoalsWords(here.words, masked), progress.instructions) &&
    goesOnWith(here, inGoalsWords(here.words, masked), progress, now)
  )
    return 1;
  for (let count = 1; count <= mostMerged && at + count <= clauses.length; count += 1) {
    const next = clauses[at + count - 1] as Clause;
    if (count > 1 && next.join === undefined) break;
    words = count === 1 ? next.words : words + jointOf(next) + next.words;
    if (words.length > longestClause)
      return { clause: inGoalsWords(words.slice(0, longestClause), masked), why: 'it is too long for one instruction; quote its values' };
    const reply = readIn(words, progress, masked, now, (clauses[at] as Clause).join !== undefined);
    if (reply !== undefined && !('why' in reply)) {
      // "Tick the box before you press Continue": what stands last comes last.
      const { join } = clauses[at] as Clause;
      const isSaidLast = 'later' in reply && join !== undefined;
      const clause = inGoalsWords(words, masked);
      if ('orders' in reply && reply.orders.some(namesSeveral)) return laidOr(clause, count, progress, now);
      const before = join === ' after ' && 'orders' in reply ? takeLast(progress.instructions, sentenceOf(clauses, at, masked)) : [];
      apply(isSaidLast ? { orders: reply.later, never: [] } : reply, clause, progress, join !== undefined);
      // "Click Save, after closing the dialog by pressing OK": how that was done stands before what is done last, too.
      const way = before.length > 0 && clauses[at + count]?.join === ' by ' ? readNext(clauses, at + count, progress, masked, now) : 0;
      if (typeof way !== 'number') return way;
      progress.instructions.push(...before);
      return count + way;
    }
    if (count > 1) continue;
    why = reply?.why;
    const shared = why === undefined ? withObjectOf(clauses, at) : undefined;
    const whole = shared === undefined ? undefined : readIn(shared, progress, masked, now, next.join !== undefined);
    if (shared === undefined || whole === undefined || !('orders' in whole)) continue;
    apply(whole, inGoalsWords(shared, masked), progress, next.join !== undefined);
    return 1;
  }
  const clause = inGoalsWords((clauses[at] as Clause).words, masked);
  const wonders = asksSo.test(clause) || asksWhether.test(clause) ? wondersIn(clause) : undefined;
  if (wonders !== undefined) {
    for (const [question, asks] of wonders) progress.instructions.push({ ...asked(question, asks), clause });
    return 1;
  }
  const isLabelled = labelAhead.test(clause);
  const breath = saysSeveral(clause) || isLabelled ? breathOf(clause, now) : undefined;
  if (breath !== undefined && (why === undefined || !breath.isKept || isLabelled || listsBehindVerb(clause))) {
    apply({ orders: [{ kind: 'lay', as: breath.as }], never: [] }, clause, progress);
    return 1;
  }
  if (why === undefined && goesOnWith(clauses[at] as Clause, clause, progress, now)) return 1;
  // "We are four" is said of what is asked for before it.
  if (isStatement(clause) && isFormed(progress.instructions.at(-1), now) && breathOf(`set ${clause}`, now) !== undefined) {
    apply({ orders: [{ kind: 'lay', as: 'set' }], never: [] }, clause, progress);
    return 1;
  }
  const { last } = progress;
  const own = why === undefined ? dealtWith((clauses[at] as Clause).words, { masked, now, ...(last && { last }) }) : undefined;
  if (own !== undefined) {
    apply({ orders: own, never: [] }, clause, progress, (clauses[at] as Clause).join !== undefined);
    return 1;
  }
  return why === undefined ? { clause } : { clause, why };
}

/** "Enter Driver Joao Pinto": where the label ends, only the form can tell. */
const labelAhead =
  /^(?:[Pp]lease |then |and )*(?:[Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput|[Pp]ut|[Ff]ill in) (?:the )?\p{Lu}[\p{L}-]* [\p{Lu}\d]/u;

/** "Choose Ada as the teacher, level Advanced": what stands behind the comma is no part of what the field is called. */
const namesSeveral = (order: Order): boolean => {
  const field = order.kind === 'fill' ? order.what : order.kind === 'choose' ? order.from : undefined;
  return field !== undefined && !field.exact && /,\s/.test(field.name);
};

/** Such a list is given to the form as a whole, if it can be. */
function laidOr(clause: string, count: number, progress: Progress, now: number): number | Unreadable {
  const breath = breathOf(clause, now);
  if (breath === undefined) return { clause, why: 'it is not clear what the field is called and what else is said; quote its name' };
  apply({ orders: [{ kind: 'lay', as: breath.as }], never: [] }, clause, progress);
  return count;
}

/** "Mute and close the ticket": a verb alone has the object of the next. */
function withObjectOf(clauses: readonly Clause[], at: number): string | undefined {
  const [{ words = '' } = {}, next] = clauses.slice(at, at + 2);
  if (next?.join === undefined || !/^\p{L}{3,}$/u.test(words)) return undefined;
  const [own] = verbsOf(words);
  if (own !== undefined && !own.intents.includes('do')) return undefined;
  const object = verbsOf(next.words)[0]?.rest ?? /^\p{Ll}{3,} (.+)$/u.exec(next.words)?.[1];
  return object ? `${words} ${object}` : undefined;
}

/** What no order could be made of is asked of all that the page says. */
const asked = (question: string, asks: Wonder): Order => ({
  kind: 'read',
  what: named(asks.label ?? question),
  as: namesOf[asks.kind] ?? asks.label ?? question,
  form: asks.kind === 'count' ? 'number' : 'text',
  asks,
});
const namesOf: Readonly<Partial<Record<Wonder['kind'], string>>> = {
  money: 'price',
  moment: 'date',
  time: 'time',
  day: 'date',
  duration: 'duration',
  distance: 'distance',
  area: 'size',
  person: 'person',
  place: 'location',
  meaning: 'meaning',
  whether: 'answer',
  heat: 'temperature',
};

/** "Name Ada, city Bern; express delivery": in a list without verbs, the sign between them does not matter. */
function goesOnListing(clause: string, instructions: readonly Instruction[]): boolean {
  const before = instructions.at(-1);
  return before?.kind === 'lay' && clause.includes(' ') && isListing(hideQuotes(`${before.clause}; ${clause}`)?.text ?? '');
}

/** "Leave a note as Ada and tell me of answers": what is said behind it belongs to what the form is asked for. */
function goesOnWith({ join: said }: Clause, clause: string, { instructions }: Progress, now: number): boolean {
  const before = instructions.at(-1)?.clause;
  const join = said ?? (goesOnListing(clause, instructions) ? '; ' : undefined);
  if (before === undefined || join === undefined || /then|finally|lastly|before|after|without|by|while/i.test(join)) return false;
  const whole = before + join + clause;
  const breath = saysSeveral(whole) && isFormed(instructions.at(-1), now) ? breathOf(whole, now) : undefined;
  if (breath === undefined) return false;
  const first = instructions.findLastIndex((other) => other.clause !== before) + 1;
  instructions.splice(first, instructions.length - first, { kind: 'lay', as: breath.as, clause: whole });
  return true;
}

/** Whether it asks something of a form. */
const isFormed = (order: Instruction | undefined, now: number): boolean =>
  order !== undefined && (order.kind === 'lay' || breathOf(order.clause, now)?.ifLost === false);

/** "Use the Mute button at Ada": what nothing is said to be done with is pressed. */
const usedAlone = (setting: Setting | undefined): Order | undefined =>
  setting?.by === 'means' && pressed.some((role) => setting.what.roles.includes(role)) ? { kind: 'click', what: setting.what } : undefined;
const pressed: readonly string[] = ['button', 'link'];

/** What parts it from the clause before, where it does not itself begin with that word. */
const jointOf = ({ words, join = '' }: Clause): string => (words.startsWith(join.trimStart()) ? ' ' : join);

function readIn(words: string, { last, lasts, setting, instructions }: Progress, masked: Masked, now: number, goesOn: boolean): Reply {
  // What is waited for stands between what was done and what is done next.
  const before = instructions.findLast(({ kind }) => kind !== 'await');
  const context: Context = {
    masked,
    now,
    goesOn,
    ...(last !== undefined && { last }),
    ...(lasts !== undefined && { lasts }),
    ...(before !== undefined && { before }),
    asked: instructions.flatMap(({ kind, clause }) => (kind === 'read' && asksSo.test(clause) ? [clause] : [])),
    found: instructions.flatMap(foundOutBy),
  };
  const plain = reworded(further(words, before));
  const isBare = before === undefined && !goesOn && asksBarely(words) && verbsOf(plain).length === 0;
  const asked = isBare ? readClause(`return ${plain}`, context) : undefined;
  const reply = (isAskedFor(asked) ? asked : undefined) ?? readMore(words, context) ?? readClause(plain, context);
  return setting === undefined ? reply : inSetting(reply, setting);
}

const furtherOn = new RegExp(`^(?:on |further |down )?(?:in)?to (?!${verbAhead})`, 'iu');

/** "Go to View, then to Layout": it goes on from what was opened. */
const further = (words: string, before: Order | undefined): string =>
  before?.kind === 'open' && furtherOn.test(words) ? `go ${words.replace(/^(?:on|further|down) /i, '')}` : words;

/** What can be ticked is not asked for. */
function isAskedFor(reply: Reply): boolean {
  if (reply === undefined || !('orders' in reply) || reply.orders.length === 0) return false;
  const ticked = ['checkbox', 'radio', 'switch', 'option', 'button'];
  return reply.orders.every((order) => order.kind === 'read' && !order.what.roles.some((role) => ticked.includes(role)));
}

/** "Email: a@b.c" on a line of its own goes on with the form that was begun. */
function readMore(words: string, context: Context): Reply {
  const sectioned = readSectioned(words, context);
  if (sectioned !== undefined) return { orders: sectioned.map(({ what, value }) => ({ kind: 'fill', what, value })), never: [] };
  if (isKeyed(words)) return filled(words, context);
  if (
    context.before?.kind !== 'fill' ||
    !/^(?!(?:click|press|tap|select|choose|note|step|finally|submit)\b)[^:]{1,60}(?!(?<=\d):\d): ?\S/i.test(words)
  )
    return undefined;
  return filled(words, context);
}

function filled(words: string, context: Context): Reply {
  const pairs = readPairs(words, context);
  return pairs && { orders: pairs.map(({ what, value }) => ({ kind: 'fill', what, value })), never: [] };
}
