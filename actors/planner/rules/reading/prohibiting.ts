/** Reads what must not be done. */
import type { Ban, Order } from '../instruction.ts';
import { type Context, isOrders } from './context.ts';
import { readOrders } from './orders/orders.ts';
import { readDescriptions } from './things/descriptions.ts';
import { nothing, withoutArticle } from './things/heads.ts';
import { holdsAtom } from './words/text.ts';
import { fromGerund, verbsOf } from './words/verbs.ts';

const negation =
  /^(?:(?:please )?(?:do not|don['’]t|never|avoid|refrain from|not|be careful not to|be sure not to|make sure (?:you )?(?:not to|do not|don['’]t)|make sure (?:that )?you (?:do not|don['’]t)|you (?:must not|mustn['’]t|should not|shouldn['’]t|may not|cannot|can['’]t)|without|instead of|rather than|no need to|you do not need to|you don['’]t (?:need|have) to)(?: ever| also| actually| yet)?) (?=\S)/i;
const nothingElse =
  /^(?:(?:do|click|change|touch|press|select|fill(?: in)?) (?:anything|nothing|any other (?:thing|field|button|option)s?)(?: else| more)?|anything else|nothing else|worry.*)$/i;
const leaving =
  /^leave out (.+)$|^(?:leave|keep) (.+?) (?:out|unchecked|unticked|empty|blank|alone|untouched|unchanged|as (?:it is|they are|is)|unselected|deselected|off|on)$|^keep (?:the|my|all|its|their) (\S+(?: \S+)?)$/i;
const ignoring = /^ignore (.+)$/i;
/** What must not be done: empty when the words after the "not" are not understood, undefined when nothing is forbidden. */
export function readNever(words: string, context: Context): readonly Ban[] | undefined {
  const left =
    leaving
      .exec(words)
      ?.slice(1)
      .find((said) => said !== undefined) ?? ignoring.exec(words)?.[1];
  if (left !== undefined) return readDescriptions(left, context)?.map((what) => ({ ...what, act: 'change' })) ?? [];
  const found = negation.exec(words)?.[0];
  if (found === undefined) return undefined;
  const rest = words.slice(found.length).replace(/ (?:yet|for now|at this point|right now)$/i, '');
  if (nothingElse.test(rest)) return [{ ...nothing, act: '' }];
  const whatever = /^(\p{L}+(?: \p{L}+)?) (?:anything|something)(?: at all| else| yet| more)?$/iu.exec(rest)?.[1];
  if (whatever !== undefined && verbsOf(whatever)[0]?.rest === '') return [{ ...nothing, act: whatever.toLowerCase() }];
  // A condition on it would make it another order.
  if (/ (?:until|unless|if|before|when|while|after) /i.test(rest)) return [];
  const verb = fromGerund(rest) ?? rest;
  const act = verbsOf(verb)[0]?.verb ?? (/^\p{L}+/u.exec(verb)?.[0] ?? '').toLowerCase();
  const read = readOrders(orAsAnd(verb), context);
  if (isOrders(read) && read.length > 0) {
    const bans = read.flatMap((order) => bansOf(order, act));
    const [only, ...others] = bans;
    // "Without sharing the address with partners": all its words tell it.
    const whole = withoutArticle(verb.slice(act.length));
    return only === undefined || others.length > 0 || only.exact || only.name === '' || holdsAtom(whole) ? bans : [{ ...only, whole }];
  }
  // "Press Send, not Clear": a button of that verb.
  if (isContrast(found) && verbsOf(verb)[0]?.rest === '' && context.before !== undefined) return [{ ...nothing, act }];
  const general = /^(?:touch|use|modify|alter|contact|share|affect|interact with|mess with) (?=\S)/i.exec(verb)?.[0];
  if (general !== undefined && verbsOf(verb)[0]?.verb !== 'use')
    return readDescriptions(orAsAnd(verb.slice(general.length)), context)?.map((what) => ({ ...what, act: 'touch' })) ?? [];
  if (verbsOf(verb).length === 0) {
    // "Not on the one in the column": of what was clicked.
    const other = /^(?:on|for|to) (the ones? (?:in|on|of|at|from|below|above|with|called|named) .+)$/i.exec(rest)?.[1];
    if (other !== undefined && isContrast(found) && context.before !== undefined)
      return readDescriptions(orAsAnd(other), context)?.map((what) => ({ ...what, act: context.before?.kind ?? '' })) ?? [];
    // "But not on leave" tells which are meant, and nothing that could be done.
    if (/^(?:on|in|from|at|by|with|made|under|over|of|about) /i.test(rest)) return [];
    // "Not B" says what, but no verb: that of the order before.
    const apart = isContrast(found) && context.before !== undefined ? readDescriptions(orAsAnd(rest), context) : undefined;
    return apart?.map((what) => ({ ...what, act: context.before?.kind ?? '' })) ?? [];
  }
  const what = readDescriptions(orAsAnd(verb.slice(act.length).trim()), context);
  return what?.map((thing) => ({ ...thing, act })) ?? [];
}

const isContrast = (negated: string): boolean => /^(?:not|instead of|rather than) $/i.test(negated);

/** What is forbidden of A or B, is forbidden of both. */
const orAsAnd = (words: string) => words.replace(/,? or /gi, ' and ');

function bansOf(order: Order, act: string): readonly Ban[] {
  if (order.kind === 'choose') {
    const named = order.values.flatMap((value) =>
      value.type === 'text' ? [{ ...nothing, name: value.text, exact: value.quoted, whole: value.quoted ? '' : value.text }] : [],
    );
    return named.map((what) => ({ ...what, ...(order.from !== undefined && { within: order.from }), act }));
  }
  if (order.kind === 'press' && order.what === undefined)
    return [{ ...nothing, name: order.mayName ?? order.key, whole: order.mayName ?? order.key, act }];
  const what = 'what' in order ? order.what : undefined;
  return [{ ...(what ?? nothing), act }];
}
