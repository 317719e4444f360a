/** Takes what is asked of a form in one breath apart into words: which of the form's fields each of them is for, only the page can tell. */
import type { Breath, BreathWord } from '../instruction.ts';
import { readWhen } from './dates.ts';
import { countOf } from './numbers.ts';
import { atom, bare, hideQuotes, inGoalsWords, isAtom } from './text.ts';

const verbs =
  "(?:re-?)?book(?: me)?|reserve(?: me)?|schedule|plan|rent|hire|order|buy|purchase|arrange|request|make(?= an? )|find(?: me| us)?|locate|look for|look up|search(?: for)?|get(?: me| us)?|show(?: me| us)?|(?:i|we)(?:['’]d like| would like| want| need)(?: to (?:book|reserve|rent|hire|find|buy|order|get|schedule|make))?|(?:i|we)(?:['’]m| am|['’]re| are)? ?looking for|(?:i|we) am looking for";
const asked = new RegExp(`^(?:please |now |then )*(${verbs}) (?=\\S)`, 'iu');
const basket =
  /^(?:please |now |then )*(?:put|add|place|throw|drop) (.+?),? (?:in|into|to|onto) (?:the |my |your )?(?:shopping )?(cart|basket|bag|trolley)$/iu;
const longest = 44;
const longestWhen = 8;
/** Said about a form, and not about what is to be found on the page. */
const mostWords = 60;

/** Undefined for what is no such request. */
export function breathOf(clause: string, now: number): Breath | undefined {
  const masked = hideQuotes(clause);
  const goods = basket.exec(masked?.text ?? '');
  if (masked && goods) {
    const [, what = '', where = ''] = goods;
    const found = breathOf(inGoalsWords(`get ${what}`, masked), now);
    return found && { ...found, as: `add to ${where.toLowerCase()}`, isOfGoods: true };
  }
  const [ahead = '', verb = ''] = (masked && asked.exec(masked.text)) ?? [];
  if (masked === undefined || ahead === '' || masked.text.length > mostWords * 12) return undefined;
  const text = unfolded(masked.text.slice(ahead.length).replace(/[.!?]+$/, ''));
  const words = text.split(' ').map((part): BreathWord => {
    const said = part.replace(/[,;:]+$/, '');
    const isEnd = said !== part;
    if (isAtom(said)) return { text: bare(said, masked), isFixed: true, ...(isEnd && { isEnd }) };
    const count = countOf(said.replace(/\+$/, ''));
    return { text: bare(said, masked), ...(count !== undefined && { count }), ...(isEnd && { isEnd }) };
  });
  if (words.length > longest || words.some(({ text }) => text === '')) return undefined;
  const plain = text.split(' ').map((part) => part.replace(/[,;:]+$/, ''));
  return { as: verbIn(verb), words, whens: whensIn(plain, text.split(' '), now) };
}

/** "I'd like to book" books, "I need" gets. */
const verbIn = (said: string): string => {
  const verb = said.toLowerCase().replace(/ (?:me|us)$/, '');
  if (!/^(?:i|we)\b/.test(verb)) return /^(?:look|search)/.test(verb) ? 'search' : verb;
  return / to (\p{L}+)$/u.exec(verb)?.[1] ?? (/looking for/.test(verb) ? 'search' : 'get');
};

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** What is written in short is put as it is said: "May 3-7", "3 – 7 May", "between A and B", "2x". */
const unfolded = (text: string): string =>
  text
    .replace(/\b(\p{L}{3,9}\.?) (\d{1,2})(?:st|nd|rd|th)? ?[-–—] ?(\d{1,2})(?:st|nd|rd|th)?(?=[ ,]|$)/giu, 'from $1 $2 to $1 $3')
    .replace(/\b(\d{1,2}) ?[-–—] ?(\d{1,2}) (\p{L}{3,9})(?=[ ,]|$)/giu, 'from $1 $3 to $2 $3')
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
