/** What a page says, as it stands: messages of its own, and plain texts, told apart by whether they refuse. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import { isSuch, type Pressed } from './asking.ts';
import { isAlarming, isOrder, isOutright, isReproaching, isRequest } from './refusing-words.ts';

export type Page = Pick<Observation, 'elements' | 'groups'> & Partial<Pick<Observation, 'title' | 'over' | 'covered' | 'passed'>>;

const speaking: readonly string[] = ['alert', 'status', 'alertdialog'];
export const plain: readonly string[] = ['text', 'paragraph', 'heading', 'listitem', 'main', 'region', 'group', 'note'];
/** A mail is a message, too: of what has no role, only what is called an error or pops up. */
const calledSo = /\b(?:err(?:ors?)?|warn(?:ing)?|invalid|alert|danger|feedback|flash|toast|snack(?:bar)?|notify|notification)\b/i;
/** What stands in one that speaks is called so (`farm/page/inject/voices.ts`). */
const announced = /\bannouncement\b/;
const alarm = /\balert$/;
/** Or stands in what its maker called an error. */
const reproach = /\berror$/;
/** Of what has the role of an alarm, and is none. */
const cheerful = /\b(?:success|info|primary|notice|hint|tip|help)\b/i;
export const longest = 300;

/** What the page says, as it stands. */
interface Sayings {
  /** What refuses, in messages. */
  readonly said: readonly string[];
  /** Alarms of which nothing could be good news. */
  readonly alarming: readonly string[];
  /** What refuses in plain text, which may speak of anything. */
  readonly muttered: readonly string[];
  /** What its maker called an error, and that says in no known way how it went. */
  readonly reproaching: readonly Reproach[];
  /** The rest. */
  readonly other: readonly Saying[];
}

interface Reproach {
  readonly text: string;
  /** In a row or entry of many, which tells of that. */
  readonly isListed: boolean;
}

export interface Saying {
  readonly text: string;
  readonly element: ObservedElement;
  /** It is a message: it pops up, or is read out. */
  readonly isMessage?: true;
  /** A dialog that has just come says it, and is to be answered one way or another. */
  readonly isAsked?: true;
}

/** `pressed`: what has come in the row or card of such a control is said of what it did. */
export function refusalsOn(page: Page, pressed?: Pressed): Sayings {
  const { elements, groups, passed = [] } = page;
  const dialogAt = dialogsOn(page);
  const isTold = (group: number | undefined) => (dialogAt(group)?.ways ?? 2) <= 1;
  const isAsked = (group: number | undefined) => dialogAt(group)?.isAsking === true && ({ isAsked: true } as const);
  const isOfNewList = listsThatCame(page);
  const isAnswer = answersTo(page, pressed);
  const layouts = layoutRows(groups);
  const isOfEntry = (group: number | undefined): boolean => {
    const part = partAround(groups, group, listed);
    return part !== undefined && (!layouts.has(part) || isOfEntry(groups[part]?.parent));
  };
  const found = { said: new Set<string>(), alarming: new Set<string>(), muttered: new Set<string>() };
  const other: Saying[] = [];
  const reproaching: Reproach[] = [];
  let texts = 0;
  for (const element of elements) {
    const { role, name, hints = '', group } = element;
    // What is written in a picture is read where it says so.
    const isPlain = plain.includes(role) || (role === 'img' && isOutright(name));
    if ((!isPlain && !speaking.includes(role)) || name.length > longest) continue;
    const text = name.trim();
    const isCalledSo = isPlain && (calledSo.test(hints) || calledSo.test((group === undefined ? undefined : groups[group]?.hints) ?? ''));
    if (isPlain && !isCalledSo && !announced.test(hints)) {
      if (isTold(group) && isOutright(name)) found.said.add(text);
      else if (isTold(group)) other.push({ text, element, isMessage: true });
      else if (texts < mostTexts && (!isOfEntry(group) || isOfNewList(element) || isAnswer(element))) {
        texts += 1;
        if (isOutright(name)) found.muttered.add(text);
        else other.push({ text, element, ...isAsked(group) });
      }
    } else {
      const isListed = partAround(groups, group, entries) !== undefined;
      const isAlarm = role === 'alert' || calledSo.test(hints);
      const isReproach = reproach.test(hints) && isReproaching(name) && !isOutright(name);
      if (isReproach) reproaching.push({ text, isListed });
      if (isOutright(name) || isRequest(name) || (isAlarm && isOrder(name))) found.said.add(text);
      else if ((role === 'alert' || alarm.test(hints)) && !cheerful.test(hints) && isAlarming(name) && !isAsked(group))
        found.alarming.add(text);
      else if (!isReproach) other.push({ text, element, isMessage: true, ...isAsked(group) });
    }
  }
  for (const text of passed.filter((text) => !stands(text, elements))) {
    if (isOutright(text) || isRequest(text)) found.said.add(text);
    else other.push({ text, element: gone, isMessage: true });
  }
  return { said: [...found.said], alarming: [...found.alarming], muttered: [...found.muttered], reproaching, other };
}
/** Whether all that it says is on the page, in one piece or several. */
const stands = (text: string, elements: readonly ObservedElement[]): boolean =>
  !/[\p{L}\p{N}]/u.test(elements.reduce((rest, { name }) => (name.trim() === '' ? rest : rest.replace(name.trim(), '')), text));
/** Stands for what is there no more. */
const gone: ObservedElement = { index: -1, role: 'status', name: '', states: [], framePath: [], isNew: true };
/** So many plain texts are listened to. */
const mostTexts = 400;

interface DialogOnPage {
  /** In how many ways it can be left, fields among them. */
  readonly ways: number;
  /** There are several, and all have just come. */
  readonly isAsking: boolean;
}

/** The dialog around a part of the page; undefined where there is none. */
function dialogsOn({ elements, groups }: Page): (group: number | undefined) => DialogOnPage | undefined {
  const dialogOf = (group: number | undefined) => partAround(groups, group, ['dialog']);
  const controls = new Map<number, ObservedElement[]>();
  for (const element of elements) {
    const { role, name, group } = element;
    const dialog = plain.includes(role) ? undefined : dialogOf(group);
    if (dialog !== undefined && (role !== 'button' || /\p{L}{2}/u.test(name)))
      controls.set(dialog, [...(controls.get(dialog) ?? []), element]);
  }
  return (group) => {
    const dialog = dialogOf(group);
    if (dialog === undefined) return undefined;
    const inside = controls.get(dialog) ?? [];
    return { ways: inside.length, isAsking: inside.length > 1 && inside.every(({ isNew }) => isNew) };
  };
}

/** Whether it stands in a list that has come with all that it holds, as what is wrong with a form does. */
function listsThatCame({ elements, groups }: Page): (element: ObservedElement) => boolean {
  const listOf = (element: ObservedElement) => (element.role === 'listitem' ? partAround(groups, element.group, ['list']) : undefined);
  const old = new Set(elements.flatMap((element) => (element.isNew ? [] : [listOf(element)])));
  return (element) => element.isNew && listOf(element) !== undefined && !old.has(listOf(element));
}

/** Rows that hold rows of their own lay the page out, and are no entries of anything. */
function layoutRows(groups: Page['groups']): ReadonlySet<number> {
  const layouts = new Set<number>();
  for (const { role, parent } of groups)
    if (role === 'row') {
      const over = partAround(groups, parent, ['row']);
      if (over !== undefined) layouts.add(over);
    }
  return layouts;
}

/** Whether it has come in the row or card in which such a control stood already. */
function answersTo({ elements, groups }: Page, pressed: Pressed | undefined): (element: ObservedElement) => boolean {
  if (pressed === undefined || pressed.name === '') return () => false;
  const partOf = ({ group }: ObservedElement) => partAround(groups, group, listed);
  const isIt = (element: ObservedElement) => !element.isNew && isSuch(element, pressed);
  const parts = new Set(elements.filter(isIt).map(partOf));
  return (element) => element.isNew === true && partOf(element) !== undefined && parts.has(partOf(element));
}

/** The innermost part of one of these roles that the group is, or stands in. */
export function partAround(groups: Page['groups'], group: number | undefined, roles: readonly string[]): number | undefined {
  for (let at = group; at !== undefined; at = groups[at]?.parent) if (roles.includes(groups[at]?.role ?? '')) return at;
  return undefined;
}

/** The innermost dialog that the group is, or stands in, whatever it asks or warns of. */
export const dialogAround = (groups: Page['groups'], group: number | undefined): number | undefined =>
  partAround(groups, group, ['dialog', 'alertdialog']);

/** They are full of what went wrong elsewhere. */
const entries: readonly string[] = ['row', 'article', 'feed', 'log', 'navigation', 'contentinfo'];
/** Parts of many of their kind, which say what they are. */
export const listed: readonly string[] = ['row', 'listitem', 'article', 'feed', 'navigation', 'contentinfo'];
