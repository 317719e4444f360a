/** Compares what the planner's rules read in two goals, instruction by instruction: the strongest evidence that they are one. */
import { literal, wholeWords } from '../../literal.ts';
import type { Reading } from '../../planner/rules/instruction.ts';
import { readGoal } from '../../planner/rules/reading/read-goal.ts';
import { nounOf } from '../../planner/rules/reading/words/nouns.ts';
import { Recent } from '../../recent.ts';
import { filled, parametersIn, type Values } from '../templates.ts';
import { bindingsOf } from './align.ts';
import { type Clause, clausesIn, type Element } from './clauses.ts';
import { isPlain, libertiesOf, type Parameters } from './parameters.ts';

const longestRead = 1_000;
/** Which day it is tells nothing here: days that are said of today are compared as they are said. */
const someDay = 0;
const readings = new Recent<Reading | undefined>(5_000);

/** Undefined when the rules can't read it. */
const readingOf = (goal: string): Reading | undefined =>
  readings.of(goal, () => {
    if (goal.length > longestRead) return undefined;
    const found = readGoal(goal, someDay);
    return 'reading' in found ? found.reading : undefined;
  });

/**
 * The values with which the request reads as the skill does; undefined when one of them can't be read, or reads otherwise. What is
 * laid on a form is read there, and not before.
 */
export function valuesByReading(template: string, parameters: Parameters, request: string): Values | undefined {
  const compiled: Record<string, string> = {};
  for (const name of parametersIn(template)) {
    const value = parameters.find((parameter) => parameter.name === name)?.value;
    if (value === undefined) return undefined;
    compiled[name] = value;
  }
  const goal = filled(template, compiled);
  if (!mayReadAlike(template, goal, request)) return undefined;
  // A request is held against several skills: it is read once.
  const said = readingOf(request);
  const wanted = said === undefined ? undefined : readingOf(goal);
  if (wanted === undefined || said === undefined || wanted.instructions.some(({ kind }) => kind === 'lay')) return undefined;
  const bound: Record<string, string> = {};
  if (!isAlike(wanted, said, compiled, bound)) return undefined;
  const liberties = libertiesOf(template);
  for (const [name, value] of Object.entries(compiled))
    if (bound[name] === undefined || !isPlain(bound[name], value, liberties(name))) return undefined;
  if (wanted.instructions.some(({ kind }) => kind === 'login') && Object.values(bound).some((value) => /\s/.test(value))) return undefined;
  const isByPlace = wanted.instructions.every(({ kind }) => givesPlaces.has(kind));
  if (!isByPlace && prepositionsOf(goal) !== prepositionsOf(request)) return undefined;
  if (!isByPlace && turnsRound(goal, wanted) !== turnsRound(request, said)) return undefined;
  return passesOver(goal, wanted, request) || passesOver(request, said, goal) || countsOtherwise(goal, request) ? undefined : bound;
}

/** Reading takes a while; what is called by other words is read otherwise. Verbs, prepositions and kinds may be: they are not looked at. */
function mayReadAlike(template: string, goal: string, request: string): boolean {
  const there = new Set(elementsIn(request).map(({ key }) => key));
  // Whoever gives a thing back does not read it, and whoever wants a copy makes none, though the rules read both.
  const here = elementsIn(goal);
  if (['@giveback', '@copy'].some((act) => there.has(act) !== here.some(({ key }) => key === act))) return false;
  if (!elementsIn(template).every((element) => !isTelling(element) || there.has(element.key))) return false;
  if (template !== goal) return true;
  const said = new Set(here.map(({ key }) => key));
  return elementsIn(request).every((element) => !isTelling(element) || said.has(element.key));
}

const isTelling = ({ kind, key, optional }: Element): boolean => kind === 'word' && optional !== true && /^[=\p{L}]/u.test(key);

/** Instructions whose values stand in their places, whatever preposition brought them there. */
const givesPlaces: ReadonlySet<string> = new Set([
  'goto',
  'fill',
  'choose',
  'search',
  'login',
  'sort',
  'check',
  'press',
  'clear',
  'back',
  'reload',
]);
const prepositionsOf = (text: string): string =>
  [...new Set(clausesIn(text).flatMap((clause) => clause.map(({ marker }) => marker)))].sort().join(' ');

/** Behind the same prepositions, who is invited to what is told by the order: for each act, whether what it is done to stands first. */
const turnsRound = (text: string, { instructions }: Reading): string =>
  instructions
    .flatMap((instruction) =>
      instruction.kind === 'do' && instruction.to?.type === 'text' && instruction.what !== undefined
        ? [text.indexOf(instruction.what.name) < text.indexOf(instruction.to.text)]
        : [],
    )
    .join(' ');

/** A kind of dialog on a page, and a thing of its own: the price alert is not the price. */
const telling: ReadonlySet<string> = new Set(['alert']);
/** Says how a thing was called rather than which it is. */
const unread: ReadonlySet<string> = new Set(['clause', 'whole', 'exact', 'roles', 'quoted', 'mayName']);

function isAlike(wanted: unknown, said: unknown, compiled: Values, bound: Record<string, string>): boolean {
  if (typeof wanted === 'string' && typeof said === 'string') return isSameText(wanted, said, compiled, bound);
  if (typeof wanted !== 'object' || typeof said !== 'object' || wanted === null || said === null) return wanted === said;
  if (Array.isArray(wanted) !== Array.isArray(said) || Object.keys(wanted).length > 0 !== Object.keys(said).length > 0) return false;
  if (Array.isArray(wanted) && Array.isArray(said) && wanted.length !== said.length) return false;
  const [a, b] = [wanted, said] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => {
    // What has no name is told by its kind alone: a table's row is no table.
    if (key === 'roles' && a.name === '' && b.name === '') return `${a.roles}` === `${b.roles}`;
    if (unread.has(key) || (key === 'as' && a.kind === 'read')) return true;
    // What nobody knows as a kind of thing may be what tells it from its likes: a used one, two of them.
    if (key === 'noun' && a.name !== '' && b.name !== '' && (a.noun === '' || b.noun === ''))
      return a.noun === b.noun || (nounOf(`${a.noun}${b.noun}`) !== undefined && !telling.has(`${a.noun}${b.noun}`));
    // A day is compared by how it is said where it is a value.
    if ((key === 'day' || key === 'time') && a.type === 'when' && holdsValue(String(a.said), compiled))
      return (a[key] === undefined) === (b[key] === undefined);
    return isAlike(a[key], b[key], compiled, bound);
  });
}

const inAnyCase = (text: string) => new RegExp(wholeWords(text), 'iu');
const namesIn = (text: string, compiled: Values) => {
  const lower = text.toLowerCase();
  return Object.entries(compiled).flatMap(([name, value]) =>
    lower.includes(value.toLowerCase()) && inAnyCase(value).test(text) ? [name] : [],
  );
};
const holdsValue = (text: string, compiled: Values) => namesIn(text, compiled).length > 0;

/** A "display name" is another name: no act is left out of what something is called. */
const isOneName = (wanted: readonly Clause[], said: readonly Clause[]): boolean =>
  beginsWithAct(wanted) === beginsWithAct(said) && bindingsOf(wanted, said).length === 1;
const beginsWithAct = ([first]: readonly Clause[]): boolean => first?.[0]?.words[0]?.key.startsWith('@') === true;

/** Where the skill's text holds the value of a parameter, the request's holds another in its place. */
function isSameText(wanted: string, said: string, compiled: Values, bound: Record<string, string>): boolean {
  const [name, ...others] = namesIn(wanted, compiled);
  if (name === undefined) return wanted.toLowerCase() === said.toLowerCase() || isOneName(clausesIn(wanted), clausesIn(said));
  if (others.length > 0) return false;
  const [before = '', after = ''] = wanted.split(inAnyCase(compiled[name] ?? ''));
  const value = new RegExp(`^${literal(before)}(.+)${literal(after)}$`, 'isu').exec(said)?.[1];
  if (value === undefined || (bound[name] !== undefined && bound[name] !== value)) return false;
  bound[name] = value;
  return true;
}

const elementsIn = (text: string): readonly Element[] => clausesIn(text).flatMap((clause) => clause.flatMap(({ words }) => words));
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'clause' || key === 'whole' ? [] : textsIn(inner)))
      : [];
/** Whether something that the rules pass over stands in one goal only. */
function passesOver(goal: string, reading: Reading, other: string): boolean {
  const known = new Set([...textsIn(reading), other].flatMap((text) => elementsIn(text).map(({ key }) => key)));
  return elementsIn(goal).some(({ kind, key, optional }) => kind !== 'mark' && optional !== true && !known.has(key));
}

/** One thing is not several of it. */
function countsOtherwise(goal: string, request: string): boolean {
  const heads = new Map(elementsIn(goal).flatMap(({ head, key, plural }) => (head === true ? [[key, plural]] : [])));
  return elementsIn(request).some(({ head, key, plural }) => head === true && heads.has(key) && heads.get(key) !== plural);
}
