/** Takes what is asked of a form in one breath apart into words: which of the form's fields each of them is for, only the page can tell. */
import type { Breath, BreathWord } from '../instruction.ts';
import { isListing } from './listings.ts';
import { onThis } from './paraphrases.ts';
import { readWhen } from './words/dates.ts';
import { countOf } from './words/numbers.ts';
import { atom, bare, hideQuotes, inGoalsWords, isAtom, type Masked } from './words/text.ts';
import { verbsOf } from './words/verbs.ts';

const verbs =
  "(?:re-?)?book(?: me)?|reserve(?: me)?|schedule|plan|rent|hire|order|buy|purchase|arrange|request|make(?= an? )|find(?: me| us)?|locate|look for|look up|search(?: for)?|get(?: me| us)?|show(?: me| us)?|(?:i|we)(?:['’]d like| would like| want| need)(?: to (?:book|reserve|rent|hire|find|buy|order|get|schedule|make))?|(?:i|we)(?:['’]m| am|['’]re| are)? ?looking for|(?:i|we) am looking for";
const asked = new RegExp(`^(?:please |now |then )*(${verbs}) (?=\\S)`, 'iu');
/** What is done by a form that is sent. */
const deeds =
  '(?:write to|contact|message)(?: (?:them|us|him|her|the \\p{L}+))?(?=:)|transfer|wire|pay|donate|sign (?:me )?up|register|subscribe|join|enrol?l|apply|create|make(?= (?:an?|another|one) )|add(?= (?:an?|another) [^,:]+: )|file|raise(?= (?:an?|another|my|our|this) )|log(?! (?:in|out|on|off|into|back)\\b)|submit|post|publish|leave|send|ship|deliver|invite|top up|offer|save(?= (?:the|my|our|an?|this) [^,:]+[,:])';
/** What only fills it in. */
const fillings = 'write|compose|draft|add|enter|fill(?: in| out)?(?! .* with )|set|put|type|change|update|provide|give|select|choose|pick';
const filled = new RegExp(
  `^(?:please |now |then )*(?:(${deeds})|(${fillings})|(?=(?:my|our) [\\p{L}-]+(?: [\\p{L}-]+){0,2} is )|(?=for \\S+ people$)) ?(?=\\S)`,
  'iu',
);
/** The verb calls a part of the form, too: "Tip 5 euros". */
const measured = /^(?:please |now |then )*(?=\p{L}{3,} \p{Sc}?\d[\d.,]*(?: ?(?:\p{Sc}|%|\p{L}+))?$)/iu;
const isMeasured = (text: string): boolean => measured.test(text) && verbsOf(text).length === 0;
const basket =
  /^(?:please |now |then )*(?:put|add|place|throw|drop) (.+?),? (?:in|into|to|onto) (?:the |my |your )?(?:shopping )?(cart|basket|bag|trolley)$/iu;
const longest = 44;
const longestWhen = 8;
/** Said about a form, and not about what is to be found on the page. */
const mostWords = 60;

/** At least two parts, as what a form is asked for has: said by small words, commas or numbers; or a number with what it is of. */
export function saysSeveral(clause: string): boolean {
  const text = hideQuotes(clause)?.text ?? '';
  if (hanging.test(text.replace(/^(?:my|our) /i, '').replace(replaced, ''))) return false;
  return (text.match(parts) ?? []).length >= 2 || isMeasured(text);
}
const parts =
  /, |: (?=[\ue000-\uf8ff])|\b(?:from|to|in|at|on|for|with|without|under|between|until|departing|leaving|returning|arriving|by|as|is|born|called|named|titled|entitled|new|saying|labelled|labeled)\b|\b\d+\b|\S+@\S+\.\p{L}{2,}/giu;
const replaced = / (?:instead of|rather than) (?:the |an? )?[\p{L}-]+(?=$|,? (?:to|in|into|and|with|on|for) )/giu;
const hanging = /\b(?:if|unless|whether|each|every|all|otherwise|then|until you|not|never|don['’]t|instead|only|my)\b/i;

/** A request with the sentences about it that follow it, as one. */
export function breathWith(clause: string, statements: readonly string[], now: number): Breath | undefined {
  const breath = breathOf(clause, now);
  const more = statements.map((statement) => breathOf(statement, now) ?? breathOf(`set ${statement}`, now));
  if (breath === undefined || more.some((each) => each === undefined)) return undefined;
  const all = [breath, ...(more as Breath[])];
  const words = all.flatMap((each) => ended(each.words));
  const whens = all.flatMap((each, at) => {
    const offset = all.slice(0, at).reduce((sum, before) => sum + before.words.length, 0);
    return each.whens.map(({ from, to, value }) => ({ from: from + offset, to: to + offset, value }));
  });
  return words.length > longest * 2 ? undefined : { ...breath, words, whens, request: breath.words.length };
}

const ended = (words: Breath['words']): Breath['words'] =>
  words.map((word, at) => (at === words.length - 1 ? { ...word, isEnd: true } : word));

/** Undefined for what is no such request. */
export function breathOf(clause: string, now: number): Breath | undefined {
  const masked = hideQuotes(clause);
  const goods = basket.exec(masked?.text ?? '');
  if (masked && goods) {
    const [, what = '', where = ''] = goods;
    // "Three of these": nothing is said of them that a form could take.
    if (/ of (?:these|those|them|this|it)$/i.test(what)) return undefined;
    const found = breathOf(inGoalsWords(`get ${what}`, masked), now);
    return found && { ...found, as: `add to ${where.toLowerCase()}`, isOfGoods: true };
  }
  if (masked === undefined || masked.text.length > mostWords * 12) return undefined;
  if (isListing(masked.text)) return worded(masked, 0, { as: 'set', isKept: true, ifLost: false }, now);
  const [ahead = '', verb = ''] = asked.exec(masked.text) ?? [];
  if (ahead !== '') return worded(masked, ahead.length, { as: verbIn(verb) }, now);
  const [begun, deed, filling = ''] = filled.exec(masked.text) ?? (isMeasured(masked.text) ? [''] : []);
  if (begun === undefined) return undefined;
  const way: Way =
    deed === undefined
      ? { as: filling.toLowerCase(), isKept: true, ifLost: !told.test(masked.text) }
      : { as: verbOfDeed(deed), ifLost: false };
  return worded(masked, begun.length, way, now);
}

/** What is said behind a thing, for the form that its control brings up. */
export function breathBehind(as: string, said: string, now: number): Breath | undefined {
  const masked = hanging.test(hideQuotes(said)?.text ?? '') ? undefined : hideQuotes(said);
  const found = masked && masked.text !== '' ? worded(masked, 0, { as, ifLost: false }, now) : undefined;
  return found && { ...found, isBehind: true };
}

/** "Add a guest, Ada Moss, vegan": what is new is told at once. */
const told = /^add (?:an?|another) [^,]+, (?!.*\b(?:to|into|in) (?:the|my|our) )/i;

const verbOfDeed = (deed: string): string =>
  /^(?:write|contact|message)\b/i.test(deed) ? 'send' : deed.toLowerCase().replace(' me ', ' ');

type Way = Pick<Breath, 'as' | 'isKept'> & { readonly ifLost?: boolean };

function worded(masked: Masked, from: number, { ifLost, ...way }: Way, now: number): Breath | undefined {
  const text = unfolded(
    masked.text
      .slice(from)
      .replace(/(?<![?!])[.]+$|^[:,] */g, '')
      .replace(byForm, '')
      .replace(written, (_, lead: string, said: string, end: string) => lead + whole + said.trim().replaceAll(' ', tied) + end),
  );
  const words = text.split(' ').map((grouped): BreathWord => {
    const part = grouped.replaceAll(tied, ' ');
    const said = part.replace(/[,;:]+$/, '');
    const isEnd = said !== part;
    if (said.startsWith(whole)) return { text: said.slice(whole.length), isFixed: true, ...(isEnd && { isEnd }) };
    if (isAtom(said)) return { text: bare(said, masked), isFixed: true, ...(isEnd && { isEnd }) };
    const count = countOf(said.replace(/\+$/, ''));
    return { text: bare(said, masked), ...(count !== undefined && { count }), ...(isEnd && { isEnd }) };
  });
  if (words.length > longest || words.some(({ text }) => text === '')) return undefined;
  const plain = text.split(' ').map((part) => part.replace(/[,;:]+$/, ''));
  return { ...way, ...(ifLost !== undefined && { ifLost }), words, whens: whensIn(plain, text.split(' '), now) };
}

/** "I'd like to book" books, "I need" gets. */
const verbIn = (said: string): string => {
  const verb = said.toLowerCase().replace(/ (?:me|us)$/, '');
  if (!/^(?:i|we)\b/.test(verb)) return /^(?:look|search)/.test(verb) ? 'search' : verb;
  return / to (\p{L}+)$/u.exec(verb)?.[1] ?? (/looking for/.test(verb) ? 'search' : 'get');
};

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** "Praise in the form: category Praise, …": what stands behind it says all. */
const byForm =
  /^(?:(?:[^,:\ue000-\uf8ff]+ )?(?:in|into|on|with|through|using|by) (?:the|this) (?:[\p{L}-]+ ){0,2}form ?:,?|(?:the|this|that) (?:[\p{L}-]+ ){0,2}form,?(?: (?:with|using|as follows|like this|as))?:?) (?=\S+ \S)/iu;
/** "Saying Too loud at night", "message: Are you open?": in capitals, all that follows is what is written. */
const written =
  /(\b(?:saying|that says|(?:message|comment|comments|text|question|remark|note|body):) )(?![\ue000-\uf8ff])(\p{Lu}[^,;:\ue000-\uf8ff]*?)($|[,;] )/giu;
/** Stands before a word that is taken as it stands. */
const whole = '\u2060';
/** Stands for a space within one word. */
const tied = '\u00a0';

/** "3-7", "3rd – 7th" */
const days = '(\\d{1,2})(?:st|nd|rd|th)? ?[-–—] ?(\\d{1,2})(?:st|nd|rd|th)?';

/** What is written in short is put as it is said: "May 3-7", "3 – 7 May", "between A and B", "2x". */
const unfolded = (text: string): string =>
  text
    .replace(new RegExp(` ${onThis}(?=[:,]? )`, 'iu'), '')
    // "With glides instead of castors": what it is not is what would be chosen otherwise.
    .replace(replaced, '')
    // "4111 1111 1111 1111", "+44 20 7946 0000": one number.
    .replace(
      /(?<![\p{L}\d])(?:\+\d{1,3}(?: \d{2,4}){2,5}|\d{3,4}(?: \d{3,4}){2,4}|0\d{2,5}(?: \d{2,8}){1,4}|0\d(?: \d\d){4})(?![\p{L}\d])/gu,
      (number) => number.replaceAll(' ', tied),
    )
    .replace(new RegExp(`\\b(${month}\\.?) ${days}(?=[ ,]|$)`, 'gi'), 'from $1 $2 to $1 $3')
    .replace(new RegExp(`(?<![\\d-])${days} (${month})(?=[ ,]|$)`, 'gi'), 'from $1 $3 to $2 $3')
    .replace(
      new RegExp(
        `\\b(${month}) (\\d{1,2})(?:st|nd|rd|th)? (to|until|till|through) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?=[ ,]|$)(?! ${month}| ?[ap]m)`,
        'gi',
      ),
      '$1 $2 $3 $1 $4',
    )
    .replace(
      new RegExp(
        `\\b(\\d{1,2})(?:st|nd|rd|th)? (to|until|till|through) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${month})(?=[ ,]|$)`,
        'gi',
      ),
      '$1 $4 $2 $3 $4',
    )
    .replace(/\bfrom from\b/gi, 'from')
    .replace(/ (?:[-–—]|->|→) /g, ' to ')
    .replace(/\bbetween (\S+(?: \S+){0,3}) and (?=\S)/gi, 'from $1 to ')
    .replace(/ \(|\)(?= |$)/g, ' ')
    .replace(/(\d)(?:x|×) /gi, '$1 ')
    .replace(/ +/g, ' ')
    .trim();

function whensIn(plain: readonly string[], parts: readonly string[], now: number): Breath['whens'] {
  const found: Breath['whens'][number][] = [];
  for (let from = 0; from < plain.length; from += 1) {
    for (let to = from + 1; to <= Math.min(plain.length, from + longestWhen); to += 1) {
      const said = [...parts.slice(from, to - 1), plain[to - 1]].join(' ');
      if (/^\d+$/.test(said) || new RegExp(atom, 'u').test(said) || /^(?:on|at|in the) /i.test(said)) continue;
      const when = readWhen(
        said.replace(/^(?:(\w+) )?(?:(morning|afternoon|evening) at (\d{1,2}(?::\d\d)?))$/i, '$1 at $3 in the $2'),
        now,
      );
      if (when !== undefined) found.push({ from, to, value: { type: 'when', ...when, said } });
    }
  }
  return found;
}
