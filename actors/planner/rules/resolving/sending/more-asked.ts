/** What a page's question says beyond what was asked for: a price, a set in place of one thing, another deed, something that is lost. */
import { verbsOf } from '../../reading/words/verbs.ts';
import { beginsWith, holdsSense, holdsWords } from '../words/likeness.ts';

const paying =
  /\b(?:pay|buy|order|purchase|book|reserve|rent|hire|subscribe|upgrade|renew|donate|tip|transfer|send|bid|fees?|costs?|charge)\b/i;
const charging = /\b(?:fees?|charged?|charges|costs?|penalty|deposit|surcharge|deduct(?:ed)?|pay(?:ment)?|billed|forfeit|lose)\b/i;
export const sum = /(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf))\s?\d|\d\s?(?:[$€£¥₹%]|(?:usd|eur|gbp|chf|euros?|dollars?|pounds?)\b)/i;
const free = /\b(?:no|not|without|free)\b/i;
export const furthermore =
  /\b(?:also|as well|additionally|in addition|along with|together with|all (?:of )?your|(?:every|all) other|entire account|your account)\b/i;

export const sentencesOf = (text: string): readonly string[] => text.split(/\n|(?<=[.!?])\s/);

/** The sentence by which a question costs money that the goal does not speak of, or is about all there is of something else; undefined for none. */
export function asksForMore(text: string, said: string): string | undefined {
  const sentences = sentencesOf(text);
  const isNew = (one: string) => !paying.test(said) || (extra.test(one) && !extra.test(said));
  const costs = sentences.find((one) => charging.test(one) && sum.test(one) && !free.test(one) && isNew(one));
  const asked = sentences.filter((one) => isQuestion.test(one));
  return (
    costs ??
    asked.find((one) => furthermore.test(one) && !furthermore.test(said)) ??
    asked.find((one) => sweeping.test(one) && !ofIt.test(one) && !sweeping.test(said) && !isOfAny(said, one))
  );
}

const isQuestion = /\?\s*$/;
/** What is charged besides the price, unless that is told with it. */
const extra = /^(?!.*\bincl)(?=.*\b(?:fees?|surcharge|penalty)\b)/i;
const sweeping = /(?<!\p{L})(?:all|whole|entire|every|everything|everyone|everybody)(?!\p{L})/iu;
/** "All its files", "all changes": what goes with the thing. */
const ofIt =
  /(?<!\p{L})(?:this|that|these|those|it|its|his|her|their|selected|checked|changes|related|associated|unsaved|entered|lost|discarded|items?|entries)(?!\p{L})/iu;

/** Whether the sentence speaks of anything that was said, what is to be done with it aside. */
function isOfAny(said: string, sentence: string): boolean {
  const [, ...object] = sentence.replace(askingWhether, '').match(/\p{L}{3,}|\p{N}+/gu) ?? [];
  const telling = object.filter((word) => !sweeping.test(word) && !empty.test(word));
  // "Clear everything?" is about what was said to be cleared.
  return telling.length === 0 || telling.some((word) => holdsSense(said, word));
}
const empty = /^(?:the|you|your|our|and|for|from|with|are|will|can|not|cannot)$/i;

export const askingWhether =
  /^(?:please confirm: ?|confirm: ?|(?:do|are) you (?:really |sure (?:that )?)?(?:(?:you )?want to )?|would you like to |really )+(?=\p{L})/iu;

/** What was asked for, to hold a question against. */
interface Asked {
  /** The clause, and all that is known of the thing behind it. */
  readonly said: string;
  readonly verbs: readonly string[];
  /** It is done to one thing, and not to all of a list. */
  readonly isOne?: boolean;
  /** What it is done to is called so, or is of somebody who is. */
  readonly thing?: string;
  readonly whose?: string;
}

/** The sentence by which a question, or the control that answers it, does more than what was asked for; undefined where it is just that. */
export function asksBeyond(text: string, control: string, asked: Asked): string | undefined {
  const sentences = sentencesOf(text);
  const orders = [...sentences.filter((one) => isQuestion.test(one) || orderIn(one, asked) !== undefined), control];
  const [clause = ''] = asked.said.split('\n');
  return (
    orders.find((one) => doesMore(one, asked)) ??
    (destroying.test([clause, ...asked.verbs].join(' ')) ? undefined : sentences.find((one) => destroys(one) || asksToLose(one, asked)))
  );
}

function doesMore(one: string, asked: Asked): boolean {
  const { said } = asked;
  const isPriced = sum.test(one) && pricing.test(one) && !paying.test(said) && !(sumIn(one) ?? []).every((price) => said.includes(price));
  const role = asRole.exec(one)?.[1];
  return isPriced || (role !== undefined && !holdsSense(said, role)) || doesAnother(one, asked) || isOfMany(one, asked);
}

const pricing = /\b(?:for|at|costs?|plus|extra|additional|adds?|another|worth)\b/i;
const sumIn = (text: string) => text.match(/\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc}/gu);
/** "Approve Ada as owner". */
const asRole =
  /\bas (?:an? |the |my |your )?(?!(?:soon|long|well|if|of|much|many|possible|planned|usual|shown|below|it|this|that|you|i)\b)(\p{L}+)/iu;

/** What it is asked to do: behind the verb. */
function orderIn(one: string, { verbs }: Asked): string | undefined {
  const asked = one
    .trim()
    .replace(askingWhether, '')
    .replace(/^yes,? /i, '');
  const [, first = '', object = ''] = /^(\p{L}+)\s+(.+)$/u.exec(asked) ?? [];
  return first !== '' && verbs.some((verb) => beginsWith(first, verb.split(' ')[0] ?? '')) ? object : undefined;
}

/** "Approve and pay", "approve it and mail the team": behind a dialog's word for the deed another one is said. */
function doesAnother(one: string, asked: Asked): boolean {
  const object = orderIn(one, asked);
  const [, another = '', behind = ''] = (object && further.exec(` ${object}`)) ?? [];
  const isDeed = verbsOf(another).length > 0 || determining.test(behind) || further.exec(` ${object}`)?.index === 0;
  return another !== '' && isDeed && !determining.test(another) && !leaving.test(another) && !holdsSense(asked.said, another);
}
const further = / (?:and|&|\+|then) (?:then |also )?(\p{L}+)(?= (\p{Sc}?[\p{L}\d]+)|[?.!]?$)/iu;
const determining = /^(?:the|an?|all|every|each|its|his|her|their|your|my|this|that|these|those|everyone|everybody|\d+)$/i;
/** What comes of a dialog anyway. */
const leaving = /^(?:close|exit|continue|leave|quit|return|go|finish|proceed|view|see|show|open|back)$/i;

/** "All 12 requests", "5 invoices", where one was asked for. */
function isOfMany(one: string, asked: Asked): boolean {
  const object = orderIn(one, asked);
  if (object === undefined || asked.isOne !== true || sweeping.test(asked.said)) return false;
  const [clause = ''] = asked.said.split('\n');
  if (manyOf.test(object)) {
    const [noun = ''] = object.replace(manyOf, '').match(/\p{L}{3,}/u) ?? [];
    return !ofItsOwn.test(object) && (noun === '' || !holdsWords(clause, noun));
  }
  const [, many = '', noun = ''] = /^(?:the |these |those )?(\d+) (?:\p{Ll}+ )?(\p{Ll}+s)(?!\p{L})/u.exec(object) ?? [];
  return Number(many) > 1 && !holdsWords(asked.said, `${many} ${noun}`);
}
const manyOf = /^(?:all|every|each|both|everything|everyone|everybody|the (?:other|remaining|rest|whole|entire))(?!\p{L})/iu;
/** What goes with the thing. */
const ofItsOwn = /^(?:all|every|each|both|the \p{L}+)(?: of)? (?:its|his|her|their|it|this|that|changes|data)(?!\p{L})/iu;

const losing = 'delet|remov|eras|destroy|discard|wip|purg|overwrit|replac|terminat|revok|cancel|reject';
const destroying = new RegExp(
  `(?<!\\p{L})(?:${losing}|clear|empt|reset|withdraw|undo|decline|leave|close|unsubscrib|archiv|drop|trash)`,
  'iu',
);
const destroysIt = new RegExp(`\\b(?:will|would|going to|also)(?: \\p{L}+ly| also| then)* (?:${losing})\\p{L}* (.{1,40})`, 'iu');
const isDestroyed = new RegExp(`^(.{1,60}?)(?<!\\p{L})(?:will|would)(?: \\p{L}+ly| also| then)* be (?:${losing})\\p{L}*`, 'iu');
const itself = /(?<!\p{L})(?:it|its|this|that|they|them|their|him|his|her|unsaved|changes|draft|nothing|none|no)(?!\p{L})/iu;

/** "Delete conflicting bookings?": of things that are none of what was spoken of. */
function asksToLose(one: string, { verbs, thing = '', whose = thing }: Asked): boolean {
  const asked = one.trim().replace(askingWhether, '');
  const [, first = '', object = ''] = isQuestion.test(one) ? (/^(\p{L}+) (.{2,40}?)\?$/u.exec(asked) ?? []) : [];
  const isItsOwn = whose !== '' && whose.split(' ').some((word) => holdsWords(object, word));
  return loses.test(first) && !verbs.some((verb) => holdsSense(verb, first)) && !itself.test(object) && !isItsOwn;
}
const loses = new RegExp(`^(?:${losing})`, 'i');

/** "This will delete the 2 conflicting bookings": of more than the thing itself and what was not saved. */
function destroys(one: string): boolean {
  const object = destroysIt.exec(one)?.[1] ?? isDestroyed.exec(one)?.[1];
  return object !== undefined && (!itself.test(object) || /\bother\b/i.test(object)) && !/\bnot\b|n['’]t\b/i.test(one);
}
