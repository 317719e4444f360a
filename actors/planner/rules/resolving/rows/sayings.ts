/** Messages, comments, reviews: what is said in one, and by whom. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { isWritten } from '../words/marks.ts';
import { measures } from '../words/quantities.ts';

const said = /^(?:message|comment|reply|answer|review|remark|response|tweet|chat)s?$/;
export const isSaying = (noun: string): boolean => said.test(noun);

const whose = /\b(?:author|user|user ?name|poster|who|writer|handle|byline|nick(?:name)?|sender)\b/i;
const handle = '@?[\\p{L}\\p{N}]+(?:[_.-][\\p{L}\\p{N}]+)+|@?\\p{Ll}[\\p{Ll}\\d]{1,29}';
const aName = new RegExp(`^(?:@?\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2}|${handle})$`, 'u');
/** "ada_l · 12 points", "Bo Renn, 3 hours ago": who says it, and what is told of that in short. */
const line = new RegExp(
  `^(?:by )?(@?\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2}|${handle})\\s*(?:[·•|,–—-]\\s*|\\s)((?=.*\\d).{1,40})$`,
  'u',
);
const inShort = /\b(?:points?|votes?|likes?|ago|karma|replies|reply|min|h|d|\d{4})\b/i;
const bylineOf = (text: string): string | undefined => {
  const [, who, more = ''] = line.exec(text.trim()) ?? [];
  return who !== undefined && inShort.test(more) ? who : undefined;
};

/** Not who says it, nor when; undefined where it has a title, or nothing else is told of it. */
export function wordsSaid({ elements }: Unit, now: number): ObservedElement | undefined {
  const texts = elements.filter((element) => (isText(element) || element.role === 'paragraph') && /[\p{L}\p{N}]/u.test(element.name));
  if (elements.some(({ role }) => role === 'heading') || texts.length < 2) return undefined;
  const isOfWriter = ({ hints = '' }: ObservedElement) => whose.test(hints);
  const byline = texts.find(({ name }) => bylineOf(name) !== undefined);
  const who = byline && bylineOf(byline.name);
  const isOfLine = ({ name }: ObservedElement) => byline !== undefined && (name === byline.name || name === who);
  const others = texts.filter((text) => !isMoment(text.name, now) && !isOfWriter(text) && !isOfLine(text));
  const called = others.filter(({ hints = '' }) => hints.split(' ').some(isWritten));
  const paragraphs = others.filter(({ role }) => role === 'paragraph');
  const rest = byline || texts.some(isOfWriter) ? others : others.slice(1);
  return [called, paragraphs, rest].find(({ length }) => length === 1)?.[0];
}

/** Who says it: what its maker calls so, or a name ahead of what is said and of when. */
export function sayerIn(unit: Unit, scene: Scene, now: number): ObservedElement | undefined {
  const { elements } = unit;
  const called = elements.filter(
    ({ hints = '', name, role }) => whose.test(hints) && /\p{L}/u.test(name) && role !== 'img' && name.length <= 60,
  );
  if (called.length > 0) return called.every(({ name }) => name === called[0]?.name) ? called[0] : undefined;
  const words = wordsSaid(unit, now);
  const who = elements.map(({ name }) => bylineOf(name)).find((name) => name !== undefined);
  const own = who === undefined ? undefined : elements.find(({ name, role }) => role !== 'img' && name === who);
  if (words && own) return own;
  const [first] = elements.filter(({ role, name }) => role !== 'img' && /\p{L}/u.test(name));
  const isOfSayings = elements.some(({ name }) => isMoment(name, now)) || isCalledSo(unit, scene);
  return words && first && first.index < words.index && isOfSayings && aName.test(first.name) ? first : undefined;
}

/** "09:12", "3 Nov at 9": nothing but when. */
const isMoment = (text: string, now: number): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).length <= 1 && measures(text, now).some(({ kind }) => kind === 'time' || kind === 'day');

const isCalledSo = ({ group }: Unit, { groups }: Scene): boolean =>
  ['message', 'comment', 'reply', 'review'].some((word) => holdsSense(groups[group]?.hints ?? '', word));
