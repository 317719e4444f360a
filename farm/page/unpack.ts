/** What the map of a frame says, from how it was sent. */
import type { Folded, FrameMap, FrameNews, MappedKind, MappedPart } from './inject/wire.ts';
import type { ObservedElement, ObservedGroup } from './port.ts';

/** The map of one frame; places are those in the frame. */
export interface Unpacked {
  readonly names: readonly string[];
  readonly roles: readonly string[];
  /** Of texts that go on behind a control, their parts before it. */
  readonly said: ReadonlyMap<number, string>;
  readonly lines: readonly (readonly MappedPart[])[];
  readonly odd: ReadonlySet<number>;
  readonly cut: boolean;
  readonly elements: readonly ObservedElement[];
  readonly groups: readonly ObservedGroup[];
}

/** Where the elements and groups of a frame begin among all of the page. */
interface Origin {
  readonly element: number;
  readonly group: number;
}

/** What a frame stands in on the page around it: a group of the observation, the nearest telling text there, and what the frame is called. */
export interface Surround {
  readonly group: number;
  readonly context: string;
  readonly name: string;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function unpack(map: FrameMap, from: Origin, framePath: readonly string[], news: FrameNews, around?: Surround): Unpacked {
  const { words, names, rest } = map;
  const facts = unfolded(map.facts);
  const lines = linesOf(unfolded(map.lines));
  const kinds = map.kinds.map((kind) => kindOf(kind, words));
  const roles = names.map((_, at) => kinds[facts[3 * at] ?? 0]?.role ?? '');
  const said = new Map(rest.flatMap(([at, , , text]) => (text ? [[at, text] as const] : [])));
  const labels = labelsIn(lines, names, roles, said);
  const fresh = new Set(news.fresh);
  const first: number[] = [];
  let group = -1;
  // What an element has not is not set: of thousands, to spread what may be there would take longer than all else.
  const elements = names.map((name, at) => {
    const { role, column, hints, states, type, look } = kinds[facts[3 * at] ?? 0] ?? plainKind;
    group += facts[3 * at + 1] ?? 0;
    const context = facts[3 * at + 2] ?? 0;
    const element: Writable<ObservedElement> = {
      index: from.element + at,
      role,
      name,
      states: at === news.focused ? [...states, 'focused'] : states,
      framePath,
      isNew: fresh.has(at),
    };
    if (context !== 0) element.context = (context > 0 ? names[at - context] : words[-context]) ?? '';
    else if (around && around.context !== '' && around.context !== name) element.context = around.context;
    if (group >= 0) {
      first[group] ??= at;
      element.group = group + from.group;
    } else if (around) element.group = around.group;
    if (column !== '') element.column = column;
    const label = labels.get(at);
    if (label !== undefined) element.label = label;
    if (type !== '') element.type = type;
    if (hints !== '') element.hints = hints;
    if (look !== '') element.look = look;
    const box = news.boxes?.slice(4 * at, 4 * at + 4);
    if (box) element.box = box;
    return element;
  });
  for (const [at, value, options = [], , off = []] of rest) {
    const element = elements[at];
    if (element && value !== '') element.value = value;
    if (element && options.length > 0) element.options = options;
    const disabled = disabledOf(options, off);
    if (element && disabled.length > 0) element.disabledOptions = disabled;
  }
  for (const [at, told] of news.behind ?? []) {
    const element = elements[at];
    if (element) element.behind = told;
  }
  for (const [at, told] of map.broken) {
    const element = elements[at];
    if (element) element.lines = told;
  }
  const groups = unfolded(map.groups).map((sent, at) => {
    const group: Writable<ObservedGroup> = {
      role: words[sent[0]] ?? '',
      name: typeof sent[1] === 'string' ? sent[1] : joined(names, first[at] ?? 0, sent[1]),
    };
    if (sent[2] >= 0) group.parent = sent[2] + from.group;
    else if (around) group.parent = around.group;
    if (sent[3] > 0) group.hints = words[sent[3]] ?? '';
    return group;
  });
  return { names, roles, said, lines, odd: new Set(map.odd), cut: map.cut, elements, groups };
}

/** By what they say: of what several options say, only if none of these can be chosen. */
function disabledOf(options: readonly string[], off: readonly number[]): readonly string[] {
  if (off.length === 0) return [];
  const places = new Set(off);
  const open = new Set(options.filter((_, at) => !places.has(at)));
  return [...new Set(off.map((at) => options[at] ?? ''))].filter((text) => !open.has(text));
}

/** The list as it was. */
function unfolded<T extends string | number | readonly unknown[]>(sent: Folded<T>): readonly T[] {
  const all: T[] = [];
  for (const item of sent) {
    if (typeof item !== 'object' || !('back' in item)) all.push(item);
    else for (let left = item.count; left > 0; left -= 1) all.push(all[all.length - item.back] as T);
  }
  return all;
}

/** What elements have in common, in words. */
interface Kind {
  readonly role: string;
  readonly column: string;
  readonly hints: string;
  readonly states: readonly string[];
  readonly type: string;
  readonly look: string;
}

const plainKind: Kind = { role: '', column: '', hints: '', states: [], type: '', look: '' };

function kindOf([role, column, hints, states, type, look]: MappedKind, words: readonly string[]): Kind {
  const word = (place: number) => words[place] ?? '';
  return {
    role: word(role),
    column: word(column),
    hints: word(hints),
    states: states === 0 ? [] : word(states).split(' '),
    type: word(type),
    look: word(look),
  };
}

function joined(names: readonly string[], start: number, count: number): string {
  let text = names[start] ?? '';
  for (let at = start + 1; at < start + count; at += 1) text += ` ${names[at]}`;
  return text;
}

function linesOf(lines: readonly (MappedPart | readonly MappedPart[])[]): readonly (readonly MappedPart[])[] {
  let next = 0;
  return lines.map((line) => {
    // Most lines of a long page are of one element.
    if (line === -1) return [next++];
    const parts: readonly MappedPart[] =
      typeof line === 'object' ? line : typeof line === 'number' && line < 0 ? Array.from({ length: -line }, (_, at) => next + at) : [line];
    for (const part of parts) if (typeof part === 'number') next = part + 1;
    return parts;
  });
}

/** Boxes and icons that their words may follow. */
const followed = new Set(['checkbox', 'radio', 'switch', 'clickable', 'button', 'link', 'img']);

/** What stands right before each element on its line; where a line begins with a box or icon without a name, what follows those. */
function labelsIn(
  lines: readonly (readonly MappedPart[])[],
  names: readonly string[],
  roles: readonly string[],
  said: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  const isBare = (part: MappedPart | undefined): part is number =>
    typeof part === 'number' && names[part] === '' && followed.has(roles[part] ?? '');
  const textOf = (part: MappedPart): string => (typeof part === 'string' ? part : (said.get(part) ?? names[part] ?? ''));
  for (const line of lines) {
    if (line.length < 2) continue;
    const follow = isBare(line[0]);
    for (const [at, part] of line.entries()) {
      const label = follow && isBare(part) ? line[at + 1] : line[at - 1];
      if (typeof part === 'number' && label !== undefined) labels.set(part, textOf(label));
    }
  }
  return labels;
}
