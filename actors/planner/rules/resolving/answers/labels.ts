/** Labels and their values where the words of a goal and those of a page differ, and where several of them are one text. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { aroundLine, isBroken } from '../page/by-lines.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { fold, holdsWords, likeness } from '../words/likeness.ts';
import { isOfBound } from './others-meant.ts';
import { writerIn } from './value-kinds.ts';

/** What pages call the same. */
const sames: readonly (readonly string[])[] = [
  ['date of birth', 'birth date', 'birthdate', 'birthday', 'born', 'dob'],
  ['publication date', 'date of publication', 'pub date', 'date published', 'published', 'published on', 'publish date'],
  ['release date', 'date of release', 'released', 'released on'],
  ['date posted', 'posted', 'posted on', 'posting date'],
  ['running time', 'runtime', 'run time', 'duration', 'length'],
  ['phone number', 'phone', 'telephone', 'tel', 'telephone number'],
  ['homepage', 'website', 'web site', 'web'],
  ['organizer', 'organiser', 'organised by', 'organized by', 'hosted by', 'host'],
  ['author', 'written by', 'posted by', 'submitted by'],
  ['director', 'directed by'],
  ['seller', 'sold by'],
  ['publisher', 'published by'],
  ['founded', 'founded in', 'established', 'year founded'],
  ['headquarters', 'head office', 'hq'],
  ['manufacturer', 'brand', 'made by', 'maker'],
  ['number of pages', 'pages', 'page count'],
  ['weight', 'item weight', 'net weight'],
  ['start', 'from', 'start date', 'starts', 'begin', 'begins', 'beginning', 'first day', 'starting'],
  ['end', 'to', 'end date', 'ends', 'until', 'last day', 'ending'],
  ['arrival', 'check in', 'checkin', 'check-in', 'arrives', 'arriving', 'arrive'],
  ['departure', 'check out', 'checkout', 'check-out', 'departs', 'leaving', 'leaves', 'depart', 'leave'],
  ['opening time', 'opens', 'opening', 'open from'],
  ['closing time', 'closes', 'closing', 'open until'],
  ['price', 'cost', 'costs', 'fare', 'ticket price'],
  ['customer', 'customer name', 'bill-to name', 'bill-to', 'bill to', 'billed to', 'ordered by', 'placed by', 'buyer', 'purchaser'],
  ['owner', 'name', 'person', 'employee', 'customer', 'client', 'guest', 'member', 'user', 'requester', 'requested by', 'full name'],
  ['salary', 'pay', 'wage', 'wages', 'income', 'earnings', 'compensation'],
  ['opening hours', 'hours', 'business hours', 'opening times', 'open hours', 'hours of operation'],
  ['zip code', 'zip', 'postal code', 'postcode', 'post code'],
  ['square feet', 'sqft', 'sq ft', 'square footage'],
  ['rating', 'customer rating', 'average rating', 'user rating', 'overall rating'],
  ['sender', 'from', 'sent by'],
  ['recipient', 'to', 'sent to'],
];

const plainly = (text: string): string =>
  fold(text)
    .replace(/[:：.()]/g, '')
    .trim();

/** What else a label may say for it. */
export const otherNames = (name: string): readonly string[] => {
  const said = plainly(name);
  return sames.flatMap((same) => (same.includes(said) ? same.filter((other) => other !== said) : []));
};

/** Of a name that the goal says, the labels of the page that say the same, the very words first. */
export function labelsFor({ name, whole, exact, within, rank, where, ordinal }: Description, { scene }: Looking): readonly string[] {
  if (exact || rank || where || ordinal !== undefined) return [];
  // Of a thing that has a name, another's is no value.
  const isOfNamed = within !== undefined && !(/^\p{Ll}*$/u.test(within.name) && !within.exact);
  // "Population (2020)"
  const inOne = within && within.name !== '' && !within.exact ? [`${name} ${within.name}`] : [];
  const said = [...new Set([...(isOfNamed ? [] : [whole]), within ? `${name} of ${within.name}` : name, ...inOne])].map(plainly);
  const wanted = [...said, ...said.flatMap(otherNames)].filter((text) => text !== '' && text !== plainly(name));
  // Most of what is asked for has no other name, and all of the page would be looked through for it.
  if (wanted.length === 0) return [];
  const labels = new Set(
    scene.elements.flatMap((element) => (isText(element) && element.name.length <= 60 ? [plainly(ownLabel(element))] : [])),
  );
  return [...new Set(wanted)].filter((text) => labels.has(text));
}

/** "Pub. Date: June 2" is called so by what stands before its colon. */
const ownLabel = ({ name }: ObservedElement): string =>
  /^([^:：]{1,40}\p{L}[^:：]{0,20}?)[:：]\s/u.exec(name)?.[1] ?? byWhom.exec(name)?.[1] ?? name;

const byWhom = /^(\p{L}+ed by|written by) (\S.*)$/iu;

/** "Organised by the choir": who it was that did what the label says. */
export function whoDid({ name }: Description, { scene }: Looking): string | undefined {
  const told = scene.elements.flatMap((element) => {
    const [, label = '', who = ''] = (isText(element) && byWhom.exec(element.name)) || [];
    return label !== '' && plainly(label) === plainly(name) ? [who] : [];
  });
  return told.length > 0 || !writing.test(name) ? onlyOf(told) : onlyOf(scene.elements.flatMap((element) => byLineOf(element)));
}
const writing = /^(?:author|writer|reporter|journalist)$/i;

/** "By Ada Smith · 3 May": who wrote what stands below it. */
const byLineOf = (element: ObservedElement): readonly string[] =>
  isText(element) && !isBroken(element) && /^by\b/i.test(element.name) ? [writerIn(element.name) ?? []].flat() : [];

const kinded = /^(.+) (time|date|number|cost|price|fee|level|percentage)$/;
const reads: Readonly<Record<string, RegExp>> = {
  time: /\d{1,2}[:.]\d{2}|\d ?(?:min|h|hour|sec|day|am\b|pm\b)/i,
  date: /\d/,
  number: /\d/,
  cost: /\p{Sc} ?\d|\d ?\p{Sc}|free/iu,
  price: /\p{Sc} ?\d|\d ?\p{Sc}/u,
  fee: /\p{Sc} ?\d|\d ?\p{Sc}|free/iu,
  level: /^\d+(?:[.,]\d+)? ?%$/,
  percentage: /^\d+(?:[.,]\d+)? ?%$/,
};

/** "The cooking time" under "Cook", where what stands there reads as a time: its label, and how its value must read. */
export function labelByKind(
  { name, exact, within, rank, where }: Description,
  { scene }: Looking,
): { readonly label: string; readonly reads: RegExp } | undefined {
  const [, base = '', kind = ''] = kinded.exec(name) ?? [];
  if (base === '' || exact || within || rank || where) return undefined;
  const label = onlyOf(
    scene.elements.flatMap((element) =>
      isText(element) && element.role !== 'heading' && likeness(base, plainly(ownLabel(element))) >= 0.9 ? [ownLabel(element)] : [],
    ),
  );
  return label !== undefined ? { label: label.replace(/\s*[:：]\s*$/, ''), reads: reads[kind] ?? /./ } : undefined;
}

/** "Order #55120", "Invoice No. 7": the number of what the goal says. */
export function numberOf({ name, exact, within, where }: Description, { scene }: Looking): string | undefined {
  const [, base = '', kind] = kinded.exec(name) ?? [];
  if (kind !== 'number' || exact || within || where) return undefined;
  return onlyOf(
    scene.elements.flatMap((element) => {
      if (!isText(element)) return [];
      const [, thing = '', number] = numbered.exec(element.name) ?? [];
      if (number !== undefined && plainly(thing).endsWith(plainly(base))) return [number];
      return [...element.name.matchAll(numberedWithin)].flatMap(([, called = '', inside = '']) =>
        plainly(called).endsWith(plainly(base)) ? [inside] : [],
      );
    }),
  );
}
/** "It was sent on 3 May (tracking no. JD0146)": in a sentence, what says that it is the number of something, and holds a digit. */
const numberedWithin = /(?<!\p{L})(\p{L}+) (?:#|no\.|nr\.|№) ?(?=[\p{L}./-]*\d)([\p{L}\d](?:[\p{L}\d./-]*[\p{L}\d])?)/giu;
const numbered = /^((?:\p{L}+ ){0,2}\p{L}+) ?(?:#|no\.?|nr\.?|№)[: ]?\s?([\p{L}\d][\p{L}\d./-]*)/iu;

/** "The scheduled departure", "the arrival gate": where the row of one word crosses the column of the other; a column of one row by itself. */
export function crossing({ name, whole, exact, within, rank, where }: Description, { scene }: Looking): ObservedElement | undefined {
  const words = (whole || name).split(' ');
  if (exact || within || rank || where || words.length > 4) return undefined;
  const cells = scene.elements.filter(({ column, role }) => column !== undefined && role !== 'columnheader' && role !== 'rowheader');
  const inColumn = (said: string) => cells.filter(({ column = '' }) => likeness(said, column) >= 0.9);
  const inRow = (said: string, cell: ObservedElement) => likeness(said, scene.unitOf(cell)?.elements[0]?.name ?? '') >= 0.9;
  const found = new Set(
    words.slice(1).flatMap((_, at) => {
      const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
      return [...inColumn(tail).filter((cell) => inRow(head, cell)), ...inColumn(head).filter((cell) => inRow(tail, cell))];
    }),
  );
  const own = found.size > 0 ? [...found] : inColumn(name);
  return own.length === 1 ? own[0] : undefined;
}

/** What its maker calls the thing and what is asked of it in one: "event-title". */
export function hintedOf({ name, within, exact, rank, where }: Description, { scene }: Looking): ObservedElement | undefined {
  if (!within || exact || rank || where || within.exact || within.where || within.rank || within.ordinal !== undefined) return undefined;
  const said = `${within.name || within.noun} ${name}`;
  const found = scene.elements.filter(({ hints = '', name: text }) => text !== '' && hints !== '' && likeness(said, hints) >= 0.95);
  return found.length === 1 ? found[0] : undefined;
}

/** The only label on the page that holds the words: "Item weight" for a weight; undefined where several do. */
export function labelHolding({ name, exact, within, rank, where, ordinal }: Description, { scene }: Looking): string | undefined {
  if (exact || within || rank || where || ordinal !== undefined || !/^\p{Ll}[\p{Ll} -]+$/u.test(name)) return undefined;
  const labels = scene.elements.filter(
    (element) => (['term', 'rowheader'].includes(element.role) || /[:：]\s*$/.test(element.name)) && element.name.length <= 40,
  );
  return onlyOf(
    labels.map((element) => element.name.replace(/\s*[:：]\s*$/, '')).filter((label) => holdsWords(label, name) && !isOfBound(name, label)),
  );
}

const longestText = 199;
const edges = /^[\s:：,;·•|–-]+|[\s,;·•|–-]+$/gu;

/** "Height: 6-5, Weight: 210 lbs.", whose labels are marked off: what stands between the one that is asked for and the next. */
export function betweenLabels(what: Description, looking: Looking): string | undefined {
  const said = what.name || what.whole;
  if (said === '' || what.exact || what.rank || what.where || what.ordinal !== undefined) return undefined;
  const elements = what.within ? standingIn(what.within, looking) : looking.scene.elements;
  const found = new Set<string>();
  for (const [at, text] of elements.entries()) {
    if (isBroken(text)) for (const value of inLinesOf(text, said, elements.slice(at + 1))) found.add(value);
    if (!isText(text) || isBroken(text) || text.role === 'heading' || text.name.length > longestText) continue;
    const parts = partsOf(text, elements.slice(at + 1, at + 1 + mostParts));
    for (const [index, { label, end }] of parts.entries()) {
      if (likeness(said, label.replace(/\s*[:：]\s*$/, '')) < 0.9) continue;
      const value = text.name.slice(end, parts[index + 1]?.start).replace(edges, '');
      if (value !== '') found.add(value);
    }
  }
  return onlyOf(found);
}
const mostParts = 12;

/** What stands behind the label in its line. */
function inLinesOf({ lines = [], group }: ObservedElement, said: string, after: readonly ObservedElement[]): readonly string[] {
  const own = after.slice(0, 2 * lines.length + mostParts).filter((part) => part.role === 'text' && part.group === group);
  const labels = own.flatMap(({ name }) => (lines.some((line) => line.startsWith(name)) && !lines.includes(name) ? [name] : []));
  const labelled = lines.map((line) => labels.find((label) => line.startsWith(`${label} `)));
  return labelled.flatMap((label, at) =>
    label === undefined || likeness(said, label.replace(/\s*[:：]\s*$/, '')) < 0.9 ? [] : [(lines[at] ?? '').slice(label.length).trim()],
  );
}

/** Whether both are parts of one text, or the label is one that is broken into lines, and something stands between the two. */
export function isPartedFrom(next: ObservedElement, at: number, here: readonly ObservedElement[]): boolean {
  const label = here[at];
  if (label?.role !== 'text' || label.name === '') return false;
  const isAround = ({ name, group }: ObservedElement) =>
    group === label.group && name.length > label.name.length && name.includes(label.name);
  for (let before = at - 1; before >= Math.max(0, at - 3 * mostParts); before -= 1) {
    const text = here[before];
    if (text === undefined || text.group !== label.group || !isText(text)) return false;
    if (!isAround(text) || aroundLine(text) !== '' || (!isBroken(text) && !text.name.includes(next.name))) continue;
    const between = text.name.slice(text.name.indexOf(label.name) + label.name.length).trimStart();
    return !between.replace(/^[\s:：]+/, '').startsWith(next.name);
  }
  return false;
}

/** The elements behind a text that are parts of it, in its order. */
function partsOf(text: ObservedElement, after: readonly ObservedElement[]) {
  const parts: { readonly label: string; readonly start: number; readonly end: number }[] = [];
  let from = 0;
  for (const { role, name, group } of after) {
    const start = text.name.indexOf(name, from);
    if (start === -1 || name === '' || role !== 'text' || group !== text.group || name.length >= text.name.length) break;
    from = start + name.length;
    parts.push({ label: name, start, end: from });
  }
  return parts;
}
