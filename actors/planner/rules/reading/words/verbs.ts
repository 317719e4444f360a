/** Verbs at the beginning of a text, in the forms that they take. */
import { literal } from '../../../../literal.ts';
import { type Intent, table } from './verb-table.ts';

const intents: ReadonlyMap<string, readonly Intent[]> = new Map(
  [...table].reverse().flatMap(([verbs, ...found]) => verbs.split(/,\s+/).map((verb) => [verb, found] as const)),
);
const verbs = [...intents.keys()].sort((a, b) => b.length - a.length);
const bases: ReadonlySet<string> = new Set(
  verbs.map((verb) => verb.split(/[ -]/)[0] as string).filter((word) => !/^(?:what|which|who|how|when|using)/.test(word)),
);

const doubling =
  /^(?:submit|set|put|get|hit|drag|tap|drop|log|skip|pin|unpin|flip|stop|plan|tag|star|ship|cut|scan|swap|wrap|spin|unstar)$/;
const irregular: Readonly<Record<string, string>> = {
  chosen: 'choose',
  written: 'write',
  typed: 'type',
  set: 'set',
  put: 'put',
  sent: 'send',
  read: 'read',
  found: 'find',
  hidden: 'hide',
  shut: 'shut',
  bought: 'buy',
  left: 'leave',
  given: 'give',
};
const pasts: Readonly<Record<string, string>> = { chose: 'choose', wrote: 'write', sent: 'send', went: 'go' };
const stemOf = (base: string) => (doubling.test(base) ? base + base.at(-1) : /(?:[^aeiou]|u)e$/.test(base) ? base.slice(0, -1) : base);
const gerunds: ReadonlyMap<string, string> = new Map(
  // A rating is what is sorted by.
  [...bases].filter((base) => base !== 'rate').map((base) => [`${stemOf(base)}ing`, base]),
);
const participles: ReadonlyMap<string, string> = new Map([
  ...[...bases].map((base) => [`${stemOf(base).replace(/([^aeiou])y$/, '$1i')}ed`, base] as const),
  ...Object.entries(irregular),
]);

/** What is done by something again and again: "closes", "switches", "tries". */
const thirds: ReadonlyMap<string, string> = new Map(
  [...bases].map((base) => [/(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : base.replace(/([^aeiou])y$/, '$1ie').concat('s'), base]),
);

/** "closes the doors" → "close the doors". */
export const fromThird = (words: string): string | undefined => reform(words, thirds);
/** "submitting the form" → "submit the form"; undefined when it starts with no gerund of the table. */
export const fromGerund = (words: string): string | undefined => reform(words, gerunds);
/** "checked" → "check", "filled in" → "fill in". */
export const fromParticiple = (words: string): string | undefined => reform(words, participles);

function reform(words: string, forms: ReadonlyMap<string, string>): string | undefined {
  const first = /^\p{L}+/u.exec(words)?.[0];
  const base = first === undefined ? undefined : forms.get(first.toLowerCase());
  return base === undefined ? undefined : base + words.slice((first as string).length);
}

const spelled = (list: readonly string[]) => list.map(literal).join('|');
/** Matches a verb as an instruction has it. */
export const verbAhead = `(?:${spelled(verbs)})(?![\\p{L}\\p{N}'’-])`;
export const gerundAhead = `(?:${spelled([...gerunds.keys()])})(?![\\p{L}\\p{N}'’-])`;
const leading = new RegExp(`^(${verbAhead}) ?`, 'iu');

interface Verb {
  /** In small letters: "click on". */
  readonly verb: string;
  readonly intents: readonly Intent[];
  readonly rest: string;
}

/** All readings of a clause's beginning, the longest verb first ("log in to", then "log in"). */
export function verbsOf(text: string): readonly Verb[] {
  const found: Verb[] = [];
  const longest = leading.exec(text)?.[1];
  if (longest === undefined) return found;
  for (let verb = longest.toLowerCase(); verb !== ''; verb = verb.slice(0, Math.max(0, verb.lastIndexOf(' ')))) {
    const meant = intents.get(verb);
    // "Find out" is not "find".
    if (meant !== undefined && (verb === longest.toLowerCase() || !/^(?:out|up|off|back)\b/i.test(text.slice(verb.length).trim())))
      found.push({ verb, intents: meant, rest: text.slice(verb.length).trim() });
  }
  return found;
}

/** The clause with its first word spelled as the one verb that it differs from by a letter: "Clcik Save". */
export function withVerbSpelled(text: string): string {
  const first = /^\p{L}{4,}/u.exec(text)?.[0];
  if (first === undefined || bases.has(first.toLowerCase())) return text;
  const past = pasts[first.toLowerCase()];
  if (past !== undefined) return past + text.slice(first.length);
  const near = [...bases].filter((base) => base.length >= 4 && isOneSlip(first.toLowerCase(), base));
  return near.length === 1 ? near[0] + text.slice(first.length) : text;
}

/** Whether one letter too many, too few, or other, or two swapped, part the words. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length !== restB.length) return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  return restA.slice(1) === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2));
}
