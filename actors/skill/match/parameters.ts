/** The values of a skill's parameters as a request says them, where they are plain values of the same kind. */
import type { SkillDocument } from '../../../store/model/skill.ts';
import { isEnglish } from '../../english.ts';
import { parametersIn, placeholderOf, type Values } from '../templates.ts';
import type { Binding } from './align.ts';
import { clausesIn, type Element, type Part } from './clauses.ts';
import { describes, type Liberties } from './describing.ts';
import { isOneThing } from './one-thing.ts';
import { isSuperlative } from './phrasing.ts';
import { timeAt } from './times.ts';
import { called } from './words/descriptions.ts';
import { markers } from './words/framing.ts';
import { choosing, circumstances, orderings, placing } from './words/orderings.ts';

export type Parameters = SkillDocument['parameters'];

/** More words than this are a description, no name. */
const mostWords = 10;

/** Undefined when a parameter of the template has none, or one that says more than a value does. */
export function valuesOf(template: string, parameters: Parameters, request: string, binding: Binding): Values | undefined {
  const values: Record<string, string> = {};
  const liberties = libertiesOf(template);
  for (const name of parametersIn(template)) {
    const elements = binding.get(name);
    if (elements === undefined) return undefined;
    const isQuoted = elements.length === 1 && elements[0]?.type === 'quoted';
    const compiled = parameters.find((parameter) => parameter.name === name)?.value;
    const said = textOf(
      uncounted(elements, compiled),
      request,
      (start) => keepsArticle(compiled ?? '', request, start) || isSaid(template, name),
    );
    const value = said && withoutKind(withoutLabel(said, template, name, compiled ?? ''), compiled ?? '', liberties(name));
    if (value === undefined || value === '') return undefined;
    const told = request.slice(0, elements[0]?.start);
    if (isToDo(elements, told) && !beginsWithAct(elementsIn(compiled ?? '')) && !isReminder(template, name)) return undefined;
    if (!isQuoted && (!isPlain(value, compiled, liberties(name)) || isOneOfSome(told, value, template, name, compiled, liberties(name))))
      return undefined;
    values[name] = value;
  }
  return values;
}

/** "For six people" where a number was compiled. */
function uncounted(elements: readonly Element[], compiled: string | undefined): readonly Element[] {
  const [number, unit] = elements;
  const isCount = elements.length === 2 && number?.type === 'number' && /^=(?:people|piece)$|^(?:guest|person)$/.test(unit?.key ?? '');
  return isCount && number !== undefined && compiled !== undefined && elementsIn(compiled).length === 1 ? [number] : elements;
}

const beginsWithAct = ([first]: readonly Element[]): boolean => first?.kind === 'word' && first.key.startsWith('@');

/** "A message to cancel dinner" is to nobody of that name. */
const isToDo = (elements: readonly Element[], told: string): boolean => beginsWithAct(elements) && /(?:^|\s)to\s+$/i.test(told);

/** What one is reminded of is a deed, whatever verb it begins with. */
const isReminder = (template: string, name: string): boolean =>
  /\bremind(?:er|ed)?\b.*\bto\s+$/i.test(template.slice(0, template.indexOf(placeholderOf(name))));

/** "Any book" and "my account" are no names, though what is left of them could be one; where it is only searched for or written, it may. */
export function isOneOfSome(
  told: string,
  value: string,
  template: string,
  name: string,
  compiled: string | undefined,
  { isFree, isWritten }: Liberties,
): boolean {
  if (isFree || isWritten || !/^\p{Ll}/u.test(value)) return false;
  // What was compiled with a name means one of that name: "in Finnish", "in a polite way".
  if (
    /(?:^|\s)an?\s+$/i.test(told) &&
    isNamed(compiled) &&
    !/(?:^|\s)an?\s+["“„«]?$/i.test(template.slice(0, template.indexOf(placeholderOf(name))))
  )
    return true;
  const said = indefinite.exec(told)?.[1]?.toLowerCase();
  return said !== undefined && indefinite.exec(template.slice(0, template.indexOf(placeholderOf(name))))?.[1]?.toLowerCase() !== said;
}

const isNamed = (compiled: string | undefined): boolean => /^\p{Lu}/u.test(compiled ?? '');
const indefinite = /(?:^|\s)(any|my|our|your|his|their)\s+["“„«]?$/i;

const writing: ReadonlySet<string> = new Set(['@type', '@rename', '@edit', '@reply', '@answer', '@register']);

/** "Saying", "that": what follows are words of their own. */
const isSaid = (template: string, name: string): boolean => isSaying(template.slice(0, template.indexOf(placeholderOf(name))));
const isSaying = (before: string): boolean => /\b(?:say|saying|says|that|reading|reads)\s+["“„«]?$/i.test(before);

/** What is put on a list of things to do, or is to be remembered, is a text. */
const noting = (act: string, parts: readonly Part[]): boolean =>
  act === '@remind' || (act === '@add' && parts.some(({ marker, words }) => marker === 'to' && words.some(({ key }) => notes.has(key))));
const notes: ReadonlySet<string> = new Set(['=todolist', '=todo', 'task', 'note', 'notebook', 'diary', 'journal']);

/** Of each parameter of a template, by its name. */
export function libertiesOf(template: string): (name: string) => Liberties {
  const free = new Set<string>();
  const written = new Set<string>();
  for (const [verb, ...parts] of clausesIn(template)) {
    const act = verb?.words[0]?.key ?? '';
    for (const [at, { marker, words }] of parts.entries())
      for (const { kind, key } of words) {
        if (kind !== 'slot') continue;
        if (writing.has(act) || marker === 'as' || noting(act, parts) || isSaid(template, key)) written.add(key);
        if (act === '@search' && at === 0 && marker === '' && words.length === 1) free.add(key);
      }
  }
  return (name) => ({ isFree: free.has(name), isWritten: written.has(name) });
}

const signs = /^[$€£¥₹]|[%€£$]$/g;

/** As the request has it, without quotation marks; undefined when something else stands in between. */
function textOf(elements: readonly Element[], request: string, hasArticle: (start: number) => boolean): string | undefined {
  const [first] = elements;
  if (first === undefined) return undefined;
  const [only] = elements.filter(({ end, start }) => end > start);
  if (elements.length === 1 && only?.type === 'quoted') return unquoted(request.slice(only.start, only.end));
  // What it is an amount of stands beside the parameter.
  if (elements.length === 1 && only?.type === 'number') {
    const amount = request.slice(only.start, only.end).replace(signs, '').trim();
    return /^an?$/i.test(amount) ? only.key : amount;
  }
  for (let at = 1; at < elements.length; at += 1)
    if ((elements[at] as Element).start < (elements[at - 1] as Element).start) return undefined;
  const end = Math.max(...elements.map((element) => element.end));
  const said = request.slice(startOf(first, request, hasArticle), end).trim();
  if (elements.at(-1)?.owner === true && isOwning(request.slice(end))) return said.replace(/['’]s$/i, '');
  return elements.at(-1)?.type === 'quoted' && !/["“”„«»`]/.test(said.slice(1, -1)) ? unquoted(said) : said;
}

const article = /^(?:the|an?)\s/i;

/** Where a name was compiled, "the airport" is called so; who writes all in small letters may mean a name. */
const keepsArticle = (compiled: string, request: string, start: number): boolean =>
  article.test(compiled) || (isNamed(compiled) && /^\p{Ll}/u.test(request.slice(start)) && /\P{Lu}\p{Lu}/u.test(request));

/** "The song Yesterday", "the grocery list", "saying hello": what a value is called stands beside the parameter, or is its name. */
function withoutLabel(value: string, template: string, name: string, compiled: string): string {
  const [before = '', after = ''] = template.split(placeholderOf(name));
  const label = /^\s+(\p{L}+)/u.exec(after)?.[1];
  const own = compiled.toLowerCase().split(/\s+/);
  const isLabel = label !== undefined && !own.includes(label.toLowerCase()) && value.toLowerCase().endsWith(` ${label.toLowerCase()}`);
  const ended = isLabel ? value.slice(0, -label.length).trim() : value;
  const called = new RegExp(`^(?:the )?${name.replaceAll('_', ' ')} (?=[\\p{Lu}"“])`, 'u');
  if (isSaying(before)) return ended.replace(/^(?:saying|that)\s+/, '');
  return own.includes(name) ? ended : ended.replace(called, '');
}

/** "Branch hotfix" is the branch of that name, unless it is searched for or written. */
function withoutKind(value: string, compiled: string, { isFree, isWritten }: Liberties): string {
  const [, kind = '', name = ''] = /^(\p{Ll}+) ([\p{L}\p{N}_./#@-]+)$/u.exec(value) ?? [];
  if (isFree || isWritten || !called.has(kind) || compiled.toLowerCase().split(/\s+/).includes(kind)) return value;
  return /^\P{Ll}|[^\p{Ll}]/u.test(name) || !isEnglish(name) ? name : value;
}

/** "The" is a word of "The Red Door", and none of "the red door" unless the value that was compiled has one. */
function startOf({ start }: Element, request: string, hasArticle: (start: number) => boolean): number {
  const before = /\s((?:the|an?)\s+)$/i.exec(request.slice(0, start))?.[1] ?? '';
  const isName = before.startsWith('The') && /^\p{Lu}/u.test(request.slice(start));
  return hasArticle(start) || isName ? start - before.length : start;
}

/** "Ana's" owns what follows; where nothing does, it is a name. */
export function isOwning(rest: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase();
  return next !== undefined && !markers.has(next) && next !== 'and' && next !== 'then';
}

const unquoted = (said: string) => (/^["“„«`'‘].*["”“»`'’]$/s.test(said) ? said.slice(1, -1) : said);

/**
 * Whether a value stands for the compiled one and nothing else changes: "lamps under 50 €, cheapest first" is more than a name
 * where "chairs" was compiled. What the compiled value holds of such words itself, another may hold as well. What is free may also
 * say what for, from where or without what.
 */
export function isPlain(value: string, compiled: string | undefined, liberties: Liberties): boolean {
  const { isFree } = liberties;
  const words = elementsIn(value);
  if (words.length === 0 || value.length > 2_000 || markers.has(value.toLowerCase())) return false;
  if (kindOf(words) === 'text' && describes(value, compiled, liberties)) return false;
  if (!isFree && !liberties.isWritten && compiled !== undefined && kindOf(words) === 'text' && !isOneThing(value, compiled)) return false;
  const like = compiled === undefined ? [] : elementsIn(compiled);
  if (words.length > 1 && isPlacing(words[0]) && !isPlacing(like[0])) return false;
  // A value that is marked as one is none among other words.
  if (words.length > 1 && words.some(({ type }) => type !== undefined && marked.has(type)) && kindOf(like) === 'text') return false;
  if (words.length > Math.max(mostWords, 2 * like.length)) return false;
  if (compiled !== undefined && kindOf(words) !== kindOf(like)) return false;
  const allowed = new Set(like.map(({ key }) => key));
  const isNumber = kindOf(words) === 'number' && kindOf(like) === 'number';
  const isChosen = !isNumber && words.some((word) => !allowed.has(word.key) && chooses(word, value.slice(word.start, word.end)));
  if (!isFree && (isChosen || (described.test(value) && !described.test(compiled ?? '')))) return false;
  const saysMore = (key: string) => orderings.has(key) || (!isFree && circumstances.has(key));
  return words.every(({ kind, key }) => kind !== 'word' || allowed.has(key) || !saysMore(key));
}

const isPlacing = (word: Element | undefined): boolean =>
  word?.kind === 'word' && word.named !== true && (word.key === '=near' || placing.has(word.key));

const described = / (?:that|which|who|whom|whose) |^(?:whom|whose|which|that) /;

/** "First Aid Kit" is a name, "the first item" is none, nor is "two lamps" or "the red one". */
const chooses = ({ type, key }: Element, said: string): boolean =>
  /^\p{Ll}/u.test(said) && (type === 'ordinal' || type === 'number' || choosing.has(key) || isSuperlative(said));

export const elementsIn = (text: string): readonly Element[] =>
  clausesIn(text).flatMap((clause, at) => [
    ...(at > 0 ? [{ kind: 'word' as const, key: ';', start: 0, end: 0 }] : []),
    ...clause.flatMap(({ marker, words, isBare }, part) => [
      // A time alone is a value; behind something else it says when.
      ...(marker === '' || (isBare && (part === 0 || clause[part - 1]?.isBare))
        ? []
        : [{ kind: 'word' as const, key: `${marker}:`, start: 0, end: 0 }]),
      ...words,
    ]),
  ]);

const marked: ReadonlySet<string> = new Set(['quoted', 'date', 'time', 'email', 'url', 'secret']);
const typed: ReadonlySet<string> = new Set(['number', 'date', 'time', 'email', 'url', 'ordinal']);

const units: ReadonlySet<string> = new Set('=usd =eur =gbp =percent =piece =people =money'.split(' '));

/** "Yesterday" is a day, and nobody's name. */
const typeOf = ({ type, key }: Element, isDay: boolean): string => {
  // "More than 20" is no amount that could be filled in.
  if (type === 'number' && /^[^-\d]/.test(key)) return 'bound';
  return type !== undefined && typed.has(type) ? type : isDay ? 'date' : 'text';
};

/** An amount is one with its unit or without; what is not all of one kind is text. */
export function kindOf(words: readonly Element[]): string {
  const types = new Set(words.map((word, at) => typeOf(word, timeAt(words, at) === 'day')));
  if (words.length === 2 && types.has('number') && words.some(({ key }) => units.has(key))) return 'number';
  return types.size === 1 ? ([...types][0] as string) : 'text';
}
