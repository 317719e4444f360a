/** Reads clauses into instructions: what to do, to what it is called, with which value. */
import type { Unreadable } from '../port.ts';
import { bare, clausesOf, hideQuotes, holdsQuote, inGoalsWords, isQuote, type Masked } from './clauses.ts';
import { type Intent, keys, readVerb, roleNouns } from './verbs.ts';

/** What a person calls an element: its name, its kind, or both. */
export interface Phrase {
  /** Empty when only the kind is said ("the button"). */
  readonly name: string;
  /** The name was quoted. */
  readonly exact: boolean;
  /** All words of a name that was not quoted: what reads as a kind may be part of it ("Radio button"). */
  readonly whole?: string;
  readonly roles: readonly string[];
}

export type Instruction = { readonly clause: string } & (
  | { readonly kind: 'goto'; readonly url: string }
  | { readonly kind: 'click'; readonly what: Phrase }
  | { readonly kind: 'fill'; readonly what: Phrase; readonly text: string }
  | { readonly kind: 'press'; readonly key: string; readonly what?: Phrase; readonly mayName?: string }
  | { readonly kind: 'read'; readonly what: Phrase; readonly as: string }
);
type Reading = Instruction extends infer I ? (I extends Instruction ? Omit<I, 'clause'> : never) : never;

/** All instructions of a goal, or the first clause that can't be read: then none may be carried out. */
export function readGoal(goal: string): { readonly instructions: readonly Instruction[] } | { readonly unreadable: Unreadable } {
  const masked = hideQuotes(goal);
  const clauses = clausesOf(masked);
  if (clauses.length === 0) return { unreadable: { clause: goal } };
  const instructions: Instruction[] = [];
  for (const words of clauses) {
    const clause = inGoalsWords(words, masked);
    const scheme = foreignScheme(words, masked);
    if (scheme !== undefined) return { unreadable: { clause, why: `a ${scheme} address can't be visited; give one with http: or https:` } };
    const readings = readClause(words, masked);
    if (readings === undefined) return { unreadable: { clause } };
    instructions.push(...readings.map((reading) => ({ ...reading, clause }) as Instruction));
  }
  return { instructions };
}

/** `chrome:` in "go to chrome://settings"; what merely holds a colon may be the name of a link. */
function foreignScheme(words: string, masked: Masked): string | undefined {
  const verb = readVerb(words);
  if (!verb?.intents.includes('goto')) return undefined;
  const address = addressIn(verb.rest.trim(), masked);
  const found =
    /^([a-z][a-z0-9+.-]*:)\/\/\S*$/i.exec(address) ?? /^((?:about|blob|data|file|javascript|mailto|view-source):)\S+$/i.exec(address);
  const scheme = found?.[1]?.toLowerCase();
  return scheme === 'http:' || scheme === 'https:' ? undefined : scheme;
}

const addressIn = (rest: string, masked: Masked) =>
  bare(rest, masked).replace(/^(?:the\s+)?(?:page|url|address|site|website)\s+(?:at\s+)?(?=\S+$)/i, '');

function readClause(words: string, masked: Masked): readonly Reading[] | undefined {
  // What was to come then is not said.
  if (/\bthen$/i.test(words)) return undefined;
  const verb = readVerb(words);
  for (const intent of verb?.intents ?? []) {
    const readings = readers[intent](verb?.rest.trim() ?? '', masked);
    if (readings !== undefined) return readings;
  }
  return undefined;
}

type Reader = (rest: string, masked: Masked) => readonly Reading[] | undefined;
const readers: Record<Intent, Reader> = { goto: readGoto, click: readClick, fill: readFill, press: readPress, read: readRead };

function readGoto(rest: string, masked: Masked): readonly Reading[] | undefined {
  if (holdsQuote(rest) && !isQuote(rest)) return undefined;
  const address = addressIn(rest, masked);
  const full = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(address) ? `https://${address}` : address;
  const url = /^https?:\/\/\S+$/i.test(full) ? URL.parse(full) : null;
  return url === null ? undefined : [{ kind: 'goto', url: url.href }];
}

function readClick(rest: string, masked: Masked): readonly Reading[] | undefined {
  // "The pricing page" is where the link "Pricing" leads.
  const what = readPhrase(rest.replace(/(?<=\S)(?<!\son\s+(?:the|this))\s+page$/i, ''), masked);
  if (what === undefined) return undefined;
  return [{ kind: 'click', what: what.whole === undefined ? what : { ...what, whole: withoutArticle(rest) } }];
}

function readPress(rest: string, masked: Masked): readonly Reading[] | undefined {
  const [, name = '', isKey, where] = /^(?:the\s+)?(.+?)(\s+key)?(?:\s+(?:in|on)\s+(.+))?$/i.exec(rest) ?? [];
  if (holdsQuote(name) && !isQuote(name)) return undefined;
  const said = bare(name, masked);
  const key = keyOf(said);
  if (key === undefined) return undefined;
  // Keys have names that buttons have too ("Delete", "Home").
  if (where === undefined) return [{ kind: 'press', key, ...(isKey === undefined && { mayName: said }) }];
  const what = readPhrase(where, masked);
  return what === undefined ? undefined : [{ kind: 'press', key, what }];
}

const modifiers: ReadonlyMap<string, string> = new Map([
  ['ctrl', 'Control'],
  ['control', 'Control'],
  ['shift', 'Shift'],
  ['alt', 'Alt'],
  ['meta', 'Meta'],
  ['cmd', 'Meta'],
]);

function keyOf(words: string): string | undefined {
  const parts = words.trim().split('+');
  const last = parts.pop() ?? '';
  const held = parts.map((part) => modifiers.get(part.trim().toLowerCase()));
  const key = keys.get(last.trim().toLowerCase()) ?? (/^F\d{1,2}$/i.test(last) ? last.toUpperCase() : undefined);
  const letter = parts.length > 0 && /^\w$/.test(last) ? last : undefined;
  if (held.includes(undefined) || (key ?? letter) === undefined) return undefined;
  return [...held, key ?? letter].join('+');
}

/** What to fill, and with what, in each of the ways to say it. */
const fillForms: readonly { readonly form: RegExp; readonly valueIsLast: boolean }[] = [
  { form: /^(?<what>.+?)\s+with\s+(?<value>.+)$/i, valueIsLast: true },
  { form: /^(?<value>.+)\s+into\s+(?<what>.+)$/i, valueIsLast: false },
  { form: /^(?<what>.+?)\s+to\s+(?<value>.+)$/i, valueIsLast: true },
  { form: /^(?<value>.+)\s+(?:in|as)\s+(?<what>.+)$/i, valueIsLast: false },
];

/** "X with A", "A into X", "X to A", and lists: "X with A and Y with B". With a value alone, the field is the one in hand. */
function readFill(rest: string, masked: Masked): readonly Reading[] | undefined {
  const parts = rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  for (const { form } of fillForms) {
    const pairs = parts.map((part) => form.exec(part)?.groups);
    if (parts.length > 1 && pairs.every((pair) => pair !== undefined))
      return allOf(pairs.map((pair) => readOneFill(pair.what, pair.value, masked)));
  }
  for (const { form, valueIsLast } of fillForms) {
    const found = form.exec(rest)?.groups;
    if (found === undefined) continue;
    // What follows an open-ended value may be an instruction that the table of verbs does not know.
    if (valueIsLast && parts.length > 1) return undefined;
    return allOf([readOneFill(found.what, found.value, masked)]);
  }
  // The verbs of filling in start many names ("Enter checkout", "Write code"), so a value alone must be quoted.
  return isQuote(rest) ? allOf([readOneFill('', rest, masked)]) : undefined;
}

function allOf(readings: readonly (Reading | undefined)[]): readonly Reading[] | undefined {
  const read = readings.filter((reading) => reading !== undefined);
  return read.length === readings.length ? read : undefined;
}

function readOneFill(words = '', value = '', masked: Masked): Reading | undefined {
  const what = words === '' ? { name: '', exact: false, roles: [] } : readPhrase(words, masked);
  const text = readValue(value, masked);
  return what === undefined || text === undefined ? undefined : { kind: 'fill', what, text };
}

// Words that tie a condition, a time, or another order to what stands before them: a value that holds one may be more than a value.
const ties = /\s(?:with|into|as|then|if|unless|when|while|until|before|after|once|twice|except|but|only|instead|otherwise)(?:\s|$)/i;

/** A quoted value as it stands; an unquoted one only when it can't mean anything but itself ("my name" is no value). */
function readValue(words: string, masked: Masked): string | undefined {
  const value = bare(words, masked).trim();
  if (/\{\{/.test(value)) return undefined;
  if (holdsQuote(words)) return isQuote(words) ? bare(words, masked) : undefined;
  return value === '' || /^(?:my|your|their|a|an|the|any|some|random|valid)\s|,/i.test(value) || ties.test(value) ? undefined : value;
}

/** Values are listed: "the price and the rating", "title, price". Each is read under the goal's own words, or under "as NAME". */
function readRead(rest: string, masked: Masked): readonly Reading[] | undefined {
  const parts = rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter((part) => part !== '');
  const readings = parts.map((part): Reading | undefined => {
    const [, words = part, as] = /^(.+?)\s+as\s+(\S+)$/i.exec(part) ?? [];
    const named = words.replace(/^(?:the\s+)?(?:text|value|contents?)\s+of\s+/i, '');
    const what = readPhrase(named, masked);
    return what === undefined ? undefined : { kind: 'read', what, as: bare(as ?? withoutArticle(named), masked) };
  });
  return readings.length === 0 ? undefined : allOf(readings);
}

const withoutArticle = (words: string) => words.trim().replace(/^(?:the|a|an|its|this|that)\s+/i, '');
const naming = '(?:labell?ed|called|named|titled|that says|saying|with the (?:text|name|label))\\s+';
const nouns = [...roleNouns.keys()]
  .sort((a, b) => b.length - a.length)
  .map((noun) => noun.replaceAll(' ', '\\s+'))
  .join('|');
const nounLast = new RegExp(`^(.*?)\\s*\\b(${nouns})$`, 'i');
const nounFirst = new RegExp(`^(${nouns})\\s+(?:${naming})?(.+)$`, 'i');
const nameOnly = new RegExp(`^${naming}(?=.)`, 'i');

/** "the Save button", "the link called \"More\"", "Name". Undefined when nothing is named, or only a pronoun. */
function readPhrase(words: string, masked: Masked): Phrase | undefined {
  const plain = withoutArticle(words).replace(/\s+on\s+(?:the|this)\s+page$/i, '');
  if (plain === '' || /^(?:it|them|that|this|there|everything|all)$/i.test(plain)) return undefined;
  const last = nounLast.exec(plain);
  const first = nounFirst.exec(plain);
  const [noun, name] = last !== null ? [last[2], last[1]] : first !== null ? [first[1], first[2]] : [undefined, plain];
  const roles = roleNouns.get((noun ?? '').toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const said = (name ?? '').replace(nameOnly, '').trim();
  // Words around the quotes say more than is read here ("anything except …", "the field after …").
  if (holdsQuote(said))
    return isQuote(said) && bare(said, masked).trim() !== '' ? { name: bare(said, masked).trim(), exact: true, roles } : undefined;
  return { name: said, exact: false, roles, whole: plain };
}
