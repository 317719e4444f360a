/** What a word means, where a page explains it: in a glossary, a table of words, or a sentence. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isBroken } from '../page/by-lines.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';
import { longestName } from './passages.ts';

const meaning = /^(?:meanings?|definitions?|explanations?|descriptions?|translations?|stands for|in full|full (?:form|name)|long form)$/i;
const language =
  /^(?:english|german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|czech|greek|turkish|russian|japanese|chinese|korean|arabic|latin)$/i;

/** Undefined where the page does not explain it, or in several ways. */
export function meaningOf(term: string, scene: Scene): string | undefined {
  const found = scene.elements.flatMap((element) =>
    isText(element) && !isBroken(element) && element.role !== 'columnheader' && element.name.length <= longestName
      ? [...besides(term, element, scene), ...said(term, element.name)]
      : [],
  );
  return onlyOf(new Map(found.map((text) => [fold(text).replace(/[.;]$/, ''), text])).values());
}

/** "Its 2nd meaning", of those that the only numbered list of the page tells; undefined where it tells no such number. */
export function numberedMeaning(
  { name, noun, ordinal = 0, exact, where, rank, all }: Description,
  { elements }: Scene,
): string | undefined {
  if (ordinal < 1 || exact || where || rank || all || !severalOfWord.test(name || noun)) return undefined;
  const numbered = elements.flatMap((element) => {
    const [, place = '', told = ''] = isText(element) ? (/^(\d{1,2})[.)]\s*(\p{L}.*)$/u.exec(element.name.trim()) ?? []) : [];
    return place === '' ? [] : [{ place: Number(place), told }];
  });
  const isOneList = numbered.length > 1 && numbered.every(({ place }, at) => place === at + 1);
  return isOneList ? numbered[ordinal - 1]?.told : undefined;
}
const severalOfWord = /^(?:meaning|definition|sense)$/;

const isTerm = (term: string, name: string): boolean => likeness(term, name.replace(/\s*[:：=–—-]\s*$/, '')) >= 0.94;

/** Its definition, or the cell of its row that tells it. */
function besides(term: string, element: ObservedElement, scene: Scene): readonly string[] {
  if (!isTerm(term, element.name)) return [];
  if (element.role === 'term') {
    const after = scene.elements.slice(element.index + 1);
    const first = after.findIndex(({ role }) => role === 'definition');
    const told = after.slice(first);
    const end = told.findIndex(({ role }) => role !== 'definition');
    const isNext = first >= 0 && after.slice(0, first).every(({ role }) => role === 'term' || role === 'text');
    return isNext ? [told.slice(0, end < 0 ? undefined : end).map(({ name }) => name)].map((parts) => parts.join('; ')) : [];
  }
  const cells = (scene.unitOf(element)?.elements ?? []).filter((other) => other !== element && isText(other) && /\p{L}/u.test(other.name));
  if (element.role !== 'cell' && element.role !== 'rowheader') {
    const next = scene.elements[element.index + 1];
    const isCalled =
      next !== undefined &&
      /\p{L}{3}/u.test(next.name) &&
      /[:：=–—-]\s*$/.test(element.name) &&
      next.group === element.group &&
      isText(next);
    return isCalled ? [next.name] : [];
  }
  // What means it in one language does not in another.
  const told = cells.filter(({ column = '' }) => meaning.test(column));
  if (told.length > 0) return told.map(({ name }) => name);
  const translated = language.test(element.column ?? '') ? cells.filter(({ column = '' }) => language.test(column)) : [];
  const plain = cells.length === 1 && cells[0]?.column === undefined ? cells : translated;
  return plain.length === 1 ? plain.map(({ name }) => name) : [];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
const explaining = 'means|stands? for|is short for|refers to|denotes|is (?:an? |the )?(?:abbreviation|acronym|short form) (?:for|of)';

/** "PNR: passenger name record", "PNR stands for …", "passenger name record (PNR)". */
function said(term: string, text: string): readonly string[] {
  const word = `["“„‘']?${escaped(term)}["”“’']?`;
  const [, told = ''] = new RegExp(`^${word}(?:\\s*[:：=→]|\\s+[–—-])\\s+(\\S.*)$`, 'iu').exec(text) ?? [];
  if (/\p{L}{3}/u.test(told)) return [told];
  const [, explained = ''] = new RegExp(`(?:^|[\\s(])${word} (?:${explaining}) ([^.;]+)`, 'iu').exec(text) ?? [];
  if (explained !== '') return [explained.trim()];
  const before = text.slice(0, Math.max(0, text.indexOf(`(${term})`))).match(/[\p{L}\p{N}-]+/gu) ?? [];
  const full = /^\p{Lu}{2,}$/u.test(term) ? before.slice(-term.length) : [];
  return full.length > 1 && full.map((part) => part.charAt(0).toUpperCase()).join('') === term ? [full.join(' ')] : [];
}
