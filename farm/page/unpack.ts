/** What the map of a frame says, from how it was sent. */
import type { FrameMap, FrameNews, MappedPart } from './inject/wire.ts';
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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function unpack(map: FrameMap, from: Origin, framePath: readonly string[], news: FrameNews): Unpacked {
  const { words, kinds, names, facts, rest } = map;
  const lines = linesOf(map);
  const roles = names.map((_, at) => words[kinds[facts[3 * at] ?? 0]?.[0] ?? 0] ?? '');
  const said = new Map(rest.flatMap(([at, , , text]) => (text === undefined ? [] : [[at, text] as const])));
  const labels = labelsIn(lines, names, roles, said);
  const fresh = new Set(news.fresh);
  const states = kinds.map(([, , , held]) => (held === 0 ? [] : (words[held] ?? '').split(' ')));
  const first: number[] = [];
  let group = -1;
  // What an element has not is not set: of thousands, to spread what may be there would take longer than all else.
  const elements = names.map((name, at) => {
    const kind = facts[3 * at] ?? 0;
    group += facts[3 * at + 1] ?? 0;
    const context = facts[3 * at + 2] ?? 0;
    const [, column = 0, hints = 0, , type = 0, look = 0] = kinds[kind] ?? [];
    const held = states[kind] ?? [];
    const element: Writable<ObservedElement> = {
      index: from.element + at,
      role: roles[at] ?? '',
      name,
      states: at === news.focused ? [...held, 'focused'] : held,
      framePath,
      isNew: fresh.has(at),
    };
    if (context !== 0) element.context = (context > 0 ? names[at - context] : words[-context]) ?? '';
    if (group >= 0) {
      first[group] ??= at;
      element.group = group + from.group;
    }
    if (column > 0) element.column = words[column] ?? '';
    const label = labels.get(at);
    if (label !== undefined) element.label = label;
    if (type > 0) element.type = words[type] ?? '';
    if (hints > 0) element.hints = words[hints] ?? '';
    if (look > 0) element.look = words[look] ?? '';
    return element;
  });
  for (const [at, value, options = []] of rest) {
    const element = elements[at];
    if (element && value !== '') element.value = value;
    if (element && options.length > 0) element.options = options;
  }
  const groups = map.groups.map(([role, name, parent, hints], at) => {
    const start = first[at] ?? 0;
    const group: Writable<ObservedGroup> = {
      role: words[role] ?? '',
      name: typeof name === 'string' ? name : names.slice(start, start + name).join(' '),
    };
    if (parent >= 0) group.parent = parent + from.group;
    if (hints > 0) group.hints = words[hints] ?? '';
    return group;
  });
  return { names, roles, said, lines, odd: new Set(map.odd), cut: map.cut, elements, groups };
}

function linesOf({ lines }: FrameMap): readonly (readonly MappedPart[])[] {
  let next = 0;
  return lines.map((line) => {
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
