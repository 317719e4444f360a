/** The map as text, which a model reads: one short line an element or row, what holds them together above them and indented. */
import type { FrameMap } from './inject/wire.ts';
import type { ObservedElement, ObservedGroup } from './port.ts';

/** What of a running text is told; the rest is read by the element. */
const longestRun = 120;
/** Of a control's name. */
const longestName = 100;
/** Of the options of a list, in all. */
const longestOptions = 120;

/** All that is in one of these stands on one line. */
const oneLine = new Set(['row', 'item', 'listitem']);
/** These go without saying: their kind tells nothing that their text does not. */
const plain = new Set(['text', 'paragraph', 'cell', 'gridcell', 'listitem', 'definition', 'term']);

export class MapText {
  readonly #lines: string[] = [];
  #elements: readonly ObservedElement[] = [];
  #groups: readonly ObservedGroup[] = [];
  /** The groups whose names stand above what comes next, from the outermost. */
  #open: readonly number[] = [];
  /** Of the last line, when it was a heading. */
  #heading: string | undefined;
  /** The row that the last line is of. */
  #row: number | undefined;

  get all(): string {
    return this.#lines.join('\n');
  }

  /** One frame; `from` is where its elements and groups begin among all of them. */
  add(
    framePath: readonly string[],
    map: FrameMap,
    elements: readonly ObservedElement[],
    groups: readonly ObservedGroup[],
    from: { readonly element: number; readonly group: number },
  ): void {
    this.#elements = elements;
    this.#groups = groups;
    this.#open = [];
    this.#row = undefined;
    if (framePath.length > 0) this.#lines.push(`--- frame ${framePath.at(-1)}`);
    for (const line of map.lines) this.#say(line, map, from.element);
    if (map.cut) this.#lines.push('--- the page goes on; it is too long to be listed');
  }

  #say(line: readonly (number | string)[], map: FrameMap, from: number): void {
    const first = line.find((part) => typeof part === 'number');
    const group = first === undefined ? undefined : this.#elements[first + from]?.group;
    if (group !== undefined) this.#enter(group, this.#headingOf(first, from));
    const text = line
      .map((part) => (typeof part === 'string' ? cut(part, longestRun) : this.#element(part + from, map.elements[part]?.[10])))
      .join(' ');
    const row = first === undefined ? this.#row : this.#rowOf(group);
    if (row !== undefined && row === this.#row) {
      this.#lines[this.#lines.length - 1] += ` ${text}`;
      return;
    }
    this.#row = row;
    this.#lines.push(`${' '.repeat(this.#open.length)}${text}`);
  }

  /** The name of an element that is a heading. */
  #headingOf(place: number | undefined, from: number): string | undefined {
    const element = place === undefined ? undefined : this.#elements[place + from];
    return element?.role === 'heading' ? element.name : undefined;
  }

  /** Says the names of the groups around what comes next that were not said yet; `heading` is about to be said. */
  #enter(group: number, heading: string | undefined): void {
    const path: number[] = [];
    for (let at: number | undefined = group; at !== undefined; at = this.#groups[at]?.parent) {
      const { role, name } = this.#groups[at] as ObservedGroup;
      if (name !== '' && !oneLine.has(role) && role !== 'article') path.unshift(at);
    }
    const same = path.findIndex((at, depth) => this.#open[depth] !== at);
    const kept = same === -1 ? path.length : same;
    for (let depth = kept; depth < path.length; depth += 1) {
      const { role, name } = this.#groups[path[depth] as number] as ObservedGroup;
      this.#row = undefined;
      const isSaid = name.startsWith(heading ?? this.#heading ?? '\n');
      if (isSaid && role === 'region') continue;
      this.#lines.push(`${' '.repeat(depth)}${role}${isSaid ? '' : ` ${JSON.stringify(cut(name, longestName))}`}:`);
    }
    this.#open = path;
    this.#heading = heading;
  }

  /** The outermost row or card around it. */
  #rowOf(group: number | undefined): number | undefined {
    for (let at = group; at !== undefined; at = this.#groups[at]?.parent) if (oneLine.has(this.#groups[at]?.role ?? '')) return at;
    return undefined;
  }

  /** `[3] textbox "Email" = "a@b.c" (required, focused)`; of a text that goes on behind a control, its beginning. */
  #element(place: number, said: string | undefined): string {
    const { index, role, name, value, states, options, isNew } = this.#elements[place] as ObservedElement;
    const mark = `${isNew ? '*' : ''}[${index}]`;
    const held = value === undefined ? '' : ` = ${JSON.stringify(value)}`;
    if (plain.has(role)) return `${mark} ${cut(said ?? name, longestRun)}${held}`;
    const stands = states.length === 0 ? '' : ` (${states.join(', ')})`;
    const choice = options === undefined ? '' : ` {${cut(options.join('|'), longestOptions)}}`;
    return `${mark} ${role} ${JSON.stringify(cut(said ?? name, longestName))}${held}${stands}${choice}`;
  }
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
