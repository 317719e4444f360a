/** How the map of a frame is sent: what thousands of rows have in common once, and what stands close by as how far away it is. */
import { folded } from './again.ts';
import type { Entry } from './entries.ts';
import type { Group } from './groups.ts';
import type { Offered } from './offers.ts';
import type { FrameMap, MappedGroup, MappedKind, MappedPart, MappedRest } from './wire.ts';
import { wordsIn } from './words.ts';

/** How far back the name is looked for that an element has for its context. */
const mostBack = 6;

/** Of the map: what stands side by side; most hold but one part. */
export type Line = MappedPart | readonly MappedPart[];

export function pack(
  entries: readonly Entry[],
  groups: readonly Group[],
  lines: readonly Line[],
): Omit<FrameMap, 'odd' | 'cut' | 'frames'> {
  const words = new Words();
  const kinds = new Kinds(words);
  const names: string[] = [];
  const facts: number[] = [];
  const rest: MappedRest[] = [];
  const broken: (readonly [number, readonly string[]])[] = [];
  const first: number[] = [];
  let group = -1;
  // An iterator would make two objects for each of thousands.
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] as Entry;
    names.push(entry.name);
    facts.push(kinds.place(entry), entry.group - group, contextOf(entry.context, at, names, words));
    group = entry.group;
    if (group >= 0) first[group] ??= at;
    const { value, offered, said } = entry;
    if (entry.lines !== undefined) broken.push([at, entry.lines]);
    const { texts, off } = offered ?? nothing;
    if (off.length > 0) rest.push([at, value, texts, said ?? '', off]);
    else if (said !== undefined) rest.push([at, value, texts, said]);
    else if (offered !== undefined) rest.push([at, value, texts]);
    else if (value !== '') rest.push([at, value]);
  }
  const sent = groups.map(
    ({ role, name, outer, element }, at): MappedGroup => [
      words.place(role),
      saidBy(name, names, first[at]) ?? name,
      outer?.place ?? -1,
      words.place(wordsIn(element)),
    ],
  );
  return {
    words: words.all,
    kinds: kinds.all,
    names,
    facts: folded(facts),
    rest,
    broken,
    groups: folded(sent, isSameGroup),
    lines: folded(packed(lines)),
  };
}

const nothing: Offered = { texts: [], off: [] };

const isSameGroup = (one: MappedGroup, other: MappedGroup): boolean => one.every((part, at) => part === other[at]);

/** How far back the element stands that is called so; below zero the place in `words`; 0 for no context. */
function contextOf(context: string, at: number, names: readonly string[], words: Words): number {
  if (context === '') return 0;
  for (let back = 1; back <= mostBack && back <= at; back += 1) if (names[at - back] === context) return back;
  return -words.place(context);
}

/** How many elements, from the first in the group, say its name together; undefined when they say something else. */
function saidBy(name: string, names: readonly string[], first: number | undefined): number | undefined {
  if (first === undefined || name === '') return undefined;
  let length = -1;
  for (let at = first; at < names.length; at += 1) {
    const part = names[at] as string;
    if (!name.startsWith(part, length + 1) || (length >= 0 && name[length] !== ' ')) return undefined;
    length += 1 + part.length;
    if (length === name.length) return at - first + 1;
  }
  return undefined;
}

/** Of a line that goes on where the last one ended, how many elements it is, below zero. */
function packed(lines: readonly Line[]): Line[] {
  let next = 0;
  return lines.map((line) => {
    // Most lines of a long page are of one element.
    if (line === next) {
      next += 1;
      return -1;
    }
    const parts = typeof line === 'object' ? line : [line];
    const isNext = parts.every((part, at) => part === next + at);
    for (const part of parts) if (typeof part === 'number') next = part + 1;
    return isNext ? -parts.length : line;
  });
}

class Words {
  readonly all: string[] = [''];
  readonly #places = new Map<string, number>();

  place(word: string): number {
    if (word === '') return 0;
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const place = this.all.push(word) - 1;
    this.#places.set(word, place);
    return place;
  }
}

/** How many of the latest kinds are compared first: the rows of a list have the same few in turn. */
const mostRecent = 8;

class Kinds {
  readonly all: MappedKind[] = [];
  readonly #words: Words;
  readonly #places = new Map<string, number>();
  readonly #recent: { readonly entry: Entry; readonly place: number }[] = [];
  #next = 0;

  constructor(words: Words) {
    this.#words = words;
  }

  place(entry: Entry): number {
    for (const known of this.#recent) if (isOfKind(entry, known.entry)) return known.place;
    const place = this.#sought(entry);
    this.#recent[this.#next++ % mostRecent] = { entry, place };
    return place;
  }

  #sought({ role, column, hints, states, type, look }: Entry): number {
    const words = this.#words;
    const kind: MappedKind = [
      words.place(role),
      words.place(column),
      words.place(hints),
      words.place(states),
      words.place(type),
      words.place(look),
    ];
    const key = kind.join(' ');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.push(kind) - 1;
    this.#places.set(key, place);
    return place;
  }
}

const isOfKind = (entry: Entry, other: Entry): boolean =>
  entry.role === other.role &&
  entry.column === other.column &&
  entry.hints === other.hints &&
  entry.states === other.states &&
  entry.type === other.type &&
  entry.look === other.look;
