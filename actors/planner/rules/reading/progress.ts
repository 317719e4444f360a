/** What has been read of a goal so far, and what one clause more adds to it, or changes of it. */
import type { Description } from '../description.ts';
import type { Ban, Instruction, Order } from '../instruction.ts';
import { isMonthOf } from './orders/days-picked.ts';
import { withCredential } from './orders/login.ts';
import { ofItsPlace, placeKept, saidIn } from './places-kept.ts';
import { type Reply, type Setting, withMenusOpened } from './placing.ts';
import { ofTheOthers } from './the-others.ts';
import { named, nothing } from './things/heads.ts';
import { placeOf } from './words/numbers.ts';

export interface Progress {
  readonly instructions: Instruction[];
  readonly never: Ban[];
  setting?: Setting | undefined;
  later?: readonly Instruction[] | undefined;
  last?: Description | undefined;
  lasts?: readonly Description[];
  /** The place that the sentence began with. */
  around?: Description | undefined;
  /** At which instruction something was closed last. */
  closed?: number;
}

export function apply(
  reply: Exclude<Reply, undefined | { readonly why: string }>,
  clause: string,
  progress: Progress,
  isJoined = false,
): void {
  if (!isJoined) progress.around = undefined;
  if ('setting' in reply) {
    progress.setting = reply.setting;
    const { by, what } = reply.setting;
    if (by !== 'purpose' || what !== nothing) progress.last = what;
    return;
  }
  if ('later' in reply) {
    progress.later = reply.later.map((order) => ({ ...order, clause }));
    return;
  }
  const { orders, never } = reply;
  const isSaid = progress.setting?.by === 'place';
  // What was waited for without a name is what "it" means behind it, and not what was clicked before.
  if (orders.length === 0 && waitsForOther.test(clause)) progress.last = undefined;
  if (orders.length === 0 && never.length === 0) return;
  // "Paste" says where "copy" brings it.
  if (orders[0]?.kind === 'fill' && orders[0].value.type === 'taken' && /^paste\b/i.test(clause)) progress.instructions.pop();
  // "Close the dialog by clicking the cross": the click is the closing.
  if (/^by\b/i.test(clause) && orders[0]?.kind === 'click' && progress.instructions.at(-1)?.kind === 'close') progress.instructions.pop();
  // "Go to May and pick the 2nd": the calendar is turned to the month of the day.
  if (
    orders[0]?.kind === 'choose' &&
    orders[0].values[0]?.type === 'when' &&
    isMonthOf(orders[0].values[0].said, progress.instructions.at(-1))
  )
    progress.instructions.pop();
  // "Order two cups of tea, then press Send": how it is sent is said apart.
  const before = progress.instructions.at(-1);
  if (before?.kind === 'submit' && /^(?:order|buy|purchase)$/.test(before.as) && /^(?:click|submit|press)$/.test(orders[0]?.kind ?? ''))
    progress.instructions.pop();
  // What is pressed after a guess is pressed after each.
  const sends = before?.kind === 'guess' && before.send === undefined ? sentBy(orders) : undefined;
  if (before?.kind === 'guess' && sends !== undefined) {
    progress.instructions[progress.instructions.length - 1] = { ...before, send: sends };
    return;
  }
  const login = before?.kind === 'login' ? withCredential(before, clause, orders) : undefined;
  if (login !== undefined) {
    progress.instructions[progress.instructions.length - 1] = { ...login, clause: `${before?.clause}; ${clause}` };
    return;
  }
  const fresh: Instruction[] = [];
  for (const order of withMenusOpened(answered(orders, before)).filter((each) => !restates(each, progress.instructions))) {
    const ahead = fresh.at(-1) ?? before;
    const meant = ofTheOthers(order, [...progress.instructions, ...fresh], clause);
    const placed = ofItsPlace(ofOneKind(meant, ahead), ahead, clause);
    fresh.push({ ...onPageSaid(ofAsked(intoItsField(placed, ahead), ahead, clause), clause), clause });
  }
  const around = isSaid ? undefined : progress.around;
  fresh.splice(0, fresh.length, ...saidIn(fresh, around));
  if (orders.length > 0) progress.around = placeKept(orders, clause, isSaid, around);
  fresh.splice(0, fresh.length, ...fresh.flatMap((order) => readInDialog(askedBefore(order, progress), before)));
  if (closing.test(clause) || fresh.some(({ kind }) => kind === 'close')) progress.closed = progress.instructions.length;
  // What stands beside the login is set before it is sent.
  const isBeside = fresh.length > 0 && fresh.every((order) => order.kind === 'check' && isLoginBox(order.what));
  if (isBeside && progress.instructions.at(-1)?.kind === 'login') progress.instructions.splice(-1, 0, ...fresh);
  else progress.instructions.push(...fresh);
  progress.never.push(...never);
  leaveOut(never, progress.instructions);
  progress.last = spokenOf(orders) ?? progress.last;
  const spoken = orders.flatMap((order) => ('what' in order && order.what !== undefined ? [order.what] : []));
  if (spoken.length > 0) progress.lasts = spoken;
  if (orders.length === 0) return;
  progress.setting = undefined;
  if (progress.later !== undefined) progress.instructions.push(...progress.later);
  progress.later = undefined;
}

const closing = /^(?:(?:then|and|please|next) )*(?:close|dismiss|leave|hide|shut)\b|^by\b/i;

/** "Dismiss the message, then type the code that it told": what is closed by then is asked for it before. */
function askedBefore(order: Instruction, { instructions, closed }: Progress): Instruction {
  if (order.kind !== 'fill' || order.value.type !== 'taken' || !order.value.told) return order;
  const { from } = order.value;
  const by = closed === undefined ? undefined : instructions[closed];
  if (closed === undefined || by === undefined) return { ...order, value: { type: 'taken', from } };
  const as = from.name || from.noun;
  instructions.splice(closed, 0, { kind: 'read', what: from, as, form: 'text', clause: by.clause });
  return { ...order, value: { type: 'read', as } };
}

/** "Open the dialog, copy the code in it into the box": it is read while the dialog lies over the box. */
function readInDialog(order: Instruction, before: Order | undefined): readonly Instruction[] {
  if (order.kind !== 'fill' || order.value.type !== 'taken' || (before?.kind !== 'open' && before?.kind !== 'click')) return [order];
  const { from } = order.value;
  const isInDialog = from.within?.name === '' && from.within.roles.includes('dialog') && from.name !== '';
  if (!isInDialog) return [order];
  const as = from.name;
  return [
    { kind: 'read', what: from, as, form: 'text', came: true, clause: order.clause },
    { ...order, value: { type: 'read', as } },
  ];
}

/** "Check all, but leave News unchecked": of all, what must not be ticked is excepted. */
function leaveOut(never: readonly Ban[], instructions: Instruction[]): void {
  const before = instructions.at(-1);
  const isOfThem = never.length > 0 && never.every(({ name, act }) => name !== '' && /^(?:check|tick|select|change)$/.test(act));
  if (!isOfThem || before?.kind !== 'check' || !before.on || before.what.all !== true) return;
  const except = [...(before.what.except ?? []), ...never.map(({ act: _, ...what }) => what)];
  instructions[instructions.length - 1] = { ...before, what: { ...before.what, except } };
}

/** "The overdue invoices on this page", wherever it is said: of a list that is cut into pages, those of the one that is open. */
const pointsHere = /\b(?:(?:on|of) (?:this|the (?:current|same|open)) (?:results? |web ?)?page|(?:shown|listed|displayed) here)\b/i;
const quotedTexts = /["“«][^"”»]*["”»]/g;

const onPageSaid = <T extends Order>(order: T, clause: string): T =>
  'what' in order && order.what && !order.what.here && pointsHere.test(clause.replace(quotedTexts, ''))
    ? { ...order, what: { ...order.what, here: true } }
    : order;

const sendsAnswer = /^(?:submit|send|ok|okay|done|check|confirm|answer|enter|go|next|continue|verify)\b/i;

/** "Solve the equation and press Submit": what is sent is the answer. */
const answered = (orders: readonly Order[], before: Order | undefined): readonly Order[] =>
  before?.kind === 'solve' && sendsAnswer.test(sentBy(orders)?.name ?? '')
    ? [{ kind: 'fill', value: { type: 'read', as: before.as } }, ...orders]
    : orders;

const waitsForOther =
  /^(?:then |and |next )*wait (?:for|until|till) (?!(?:it|this|that|they|them)\b|(?:(?:the|this|a|an|all|new|next) )*(?:page|site|screen|everything)\b)/i;

/** "Unlock the field and enter “x”": into the field that something was done to, and no other that happens to take it. */
const intoItsField = (order: Order, before: Order | undefined): Order =>
  order.kind === 'fill' && order.what === undefined && before?.kind === 'do' && before.what?.roles.includes('textbox')
    ? { ...order, what: before.what }
    : order;

/** "… in the first box and … in the last one": one of what was said before. */
function ofOneKind<T extends Order>(order: T, before: Order | undefined): T {
  if (before?.kind !== order.kind) return order;
  const [one, kind] = [order, before].map((each) => ('what' in each ? each.what : undefined));
  // "The first slider to 4, the second to 0"
  const at = one === undefined || one.exact || one.noun !== '' || kind?.noun === '' || kind?.name !== '' ? undefined : placeOf(one.name);
  if (at !== undefined && kind?.ordinal !== undefined) return { ...order, what: { ...kind, whole: '', ordinal: at } };
  // "The lowest rent to 500 and the highest to 1500"
  if (order.kind === 'fill' && one?.rank && kind?.rank && one.name === '' && one.noun === '' && kind.name !== '')
    return { ...order, what: { ...one, name: kind.name, whole: `${one.whole} ${kind.name}` } };
  if (one?.noun !== 'one' || one.name !== '' || kind === undefined || kind.roles.length === 0) return order;
  return { ...order, what: { ...one, noun: kind.noun, roles: kind.roles } };
}

function sentBy([order, ...others]: readonly Order[]): Description | undefined {
  if (others.length > 0) return undefined;
  return order?.kind === 'click'
    ? order.what
    : order?.kind === 'submit'
      ? (order.what ?? { ...nothing, name: order.as, whole: order.as })
      : undefined;
}

const isLoginBox = ({ name }: Description) => /\b(?:signed in|logged in|remember me)$/i.test(name);

const mostRestated = 5;

/** "What is the price of X? Return the price as a number." asks once; the form that was said last counts. */
function restates(order: Order, before: Instruction[]): boolean {
  if (order.kind !== 'read') return false;
  const first = Math.max(0, before.length - mostRestated);
  const at =
    first + before.slice(first).findIndex((other) => other.kind === 'read' && other.as === order.as && asksSame(order.what, other.what));
  const asked = before.at(-1);
  // "When is invoice 7 due? Return the due date."
  if (at < first && asked?.kind === 'read' && isSameAsked(order.what, asked.what)) {
    before[before.length - 1] = { ...asked, as: order.as, ...(order.form !== 'text' && { form: order.form }) };
    return true;
  }
  if (at < first) return false;
  const other = before[at];
  if (other?.kind !== 'read') return false;
  if (order.form !== 'text') before[at] = { ...other, form: order.form };
  return true;
}

const asksSame = (what: Description, asked: Description) =>
  asked.within !== undefined &&
  what.name === asked.name &&
  (what.within === undefined || what.within === asked || what.within === asked.within) &&
  what.where === undefined &&
  what.ordinal === undefined;

/** The label in full, of a question that has said of what. */
const isSameAsked = ({ name, within, where, ordinal, rank, exact }: Description, asked: Description): boolean =>
  asked.within !== undefined &&
  asked.name !== '' &&
  !(within ?? where ?? ordinal ?? rank) &&
  !exact &&
  name.length > asked.name.length &&
  name.toLowerCase().startsWith(`${asked.name.toLowerCase()} `);

/** "How much is in the joint account? Return the balance.": of what was asked about. */
const ofAsked = <T extends Order>(order: T, before: Order | undefined, clause: string): T =>
  order.kind === 'read' &&
  before?.kind === 'read' &&
  before.what.within !== undefined &&
  !(order.what.within ?? order.what.where ?? order.what.ordinal ?? order.what.rank ?? order.what.all) &&
  !order.what.exact &&
  returns.test(clause)
    ? { ...order, what: { ...order.what, within: before.what.within } }
    : order;
const returns =
  /^(?:return|give|tell|say|report|state) (?:me )?the (?!(?:page|site)\b)\p{Ll}+(?: \p{Ll}+)?(?: as (?:an? )?(?:number|text))?$/iu;

/** What "it" means afterwards. */
function spokenOf(orders: readonly Order[]): Description | undefined {
  const last = orders.at(-1);
  if (last === undefined) return undefined;
  if ('what' in last && last.what !== undefined) return last.what;
  if (last.kind === 'wait' && !last.gone) return named(last.text);
  return last.kind === 'choose' ? last.from : undefined;
}
