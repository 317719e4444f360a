/** Lists of what a form is to hold that say no verb: "topic Kickoff, room Aula, duration 2 hours". */
import { hideQuotes } from './words/text.ts';
import { verbsOf } from './words/verbs.ts';

/** What no word of a label is, for it says how things hang together, or asks. */
const noLabel =
  '(?!(?:and|or|but|not|no|the|a|an|this|that|these|those|is|are|was|be|do|does|did|can|could|should|would|will|must|may|if|when|while|until|because|i|you|we|he|she|they|it|who|what|where|which|how|why|then|than|all|every|each|any|please) )';
const word = `${noLabel}\\p{L}[\\p{L}.'’&/-]*`;
/** Quoted, with a capital, a digit or a sign: a value by its form. */
const value = '(?:[\\ue000-\\uf8ff]|[\\p{Lu}\\d+#\\p{Sc}]|\\S+@)[^,;]*';
/** Who begins so says where, and names no field; a sentence does with a capital. */
const placing = '(?:[Ff]or|[Ii]n|[Oo]n|[Uu]nder|[Bb]elow|[Bb]eside|[Ii]nside|[Ww]ithin|[Ww]ith|[Ww]ithout|[Tt]o|[Aa]t|[Oo]f|[Ii]nto|[Aa]s)';
const entry = new RegExp(
  `^(?:the |my |our )?(?!(?:${placing}|from|by) )${word}(?: (?:${word}|\\d{1,2})){0,3}?(?: (?:is|to|as|=)|:)? (${value})$`,
  'u',
);
const ended = new RegExp(`^(?:from|to|on|at|until|by|for) ${value}$`, 'u');
/** "Usage private", "from 9 am", "debit card". */
const loose = new RegExp(`^(?:the |my |our )?(?!${placing} )${word}(?: (?:${word}|\\d[\\d.:]*)){0,3}$`, 'u');
export const parting = /[,;] (?:and )?/;
const leastEntries = 2;
const longestListing = 1_000;
/** Verbs that are the names of fields as well: behind them a value stands alone. */
const nouns =
  /^(?:address|budget|comment|contact|date|e-?mail|group|label|name|note|phone|reference|remark|repeat|room|state|subject|tag|title|zip)\b/i;

const labelled = new RegExp(`^(?:the |my |our )?(${word}(?: (?:${word}|\\d{1,2})){0,3}?)(?: (?:is|to|as|=)|:)? (${value})$`, 'u');
/** What it is called, and how. */
export const entryIn = (part: string): { readonly label: string; readonly value: string } | undefined => {
  const [, label = '', said = ''] = labelled.exec(part) ?? [];
  return label === '' ? undefined : { label, value: said };
};

const isTold = (part: string): boolean => entry.test(part) || ended.test(part);

/** Whether the verb that it begins with can but be what a field is called. */
const isOrder = (part: string, at: number): boolean =>
  verbsOf(part).length > 0 && !(at > 0 && ((nouns.test(part) && isTold(part)) || /^repeat \p{Ll}+$/u.test(part)));

/** Of masked words: at least two parts say what is called how, the first of them, and none begins as an order does. */
export function isListing(text: string): boolean {
  // It is asked anew at each comma.
  if (text.length > longestListing) return false;
  const parts = text.trim().split(parting);
  if (/[?!\n]/.test(text) || parts.length < leastEntries || parts.some(isOrder)) return false;
  const [first = '', ...others] = parts;
  return isTold(first) && others.some(isTold) && others.every((part) => isTold(part) || loose.test(part));
}

/** "…with the name Ada, city Leadworth, state GL": a part that goes on with what entries before it began; "confirm x" behind what x is, too. */
export function goesOnListing(before: string, part: string): boolean {
  if (before.length > longestListing || /[?!\n]/.test(before)) return false;
  const parts = before.split(parting);
  const last = (parts.at(-1) ?? '')
    .replace(/^.*?(?: with|: ?| using| as) (?:the |my |an? )?/i, '')
    .replace(/^(?:with|using) (?:the |my |an? )?/i, '');
  const told = labelled.exec(last) ?? loosely.exec(last);
  const [, again = ''] = /^(?:confirm|repeat|retype|re-enter)(?: \p{Ll}+){0,2} (\S+)$/iu.exec(part) ?? [];
  return told !== null && verbsOf(last).length === 0 && ((nouns.test(part) && isTold(part)) || (again !== '' && again === told[2]));
}
/** "username john" */
const loosely = new RegExp(`^(${word}(?: ${word}){0,2}) (\\S+)$`, 'u');

/** "Set the party size to 6 people, date 2026-12-12, name “Ida”": the verb of the first is that of them all. */
export function listsBehindVerb(clause: string): boolean {
  const masked = hideQuotes(clause);
  const behind = /^(?:set|enter|fill in|type|put|provide|add|change|update) (?:the |my )?(.+)$/iu.exec(masked?.text ?? '')?.[1];
  return behind !== undefined && isListing(behind);
}
