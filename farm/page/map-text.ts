/**
 * The map as text, which a model reads: one short line an element, row or card, what holds them together above them and
 * indented. `[3] textbox "Email" = "a@b.c" (required)` is a control, `[4] "Home"` a link, `# Orders` a heading; the rest is text.
 */
import type { FrameMap, MappedPart, WireVeil } from './inject/wire.ts';
import type { ObservedElement, ObservedGroup } from './port.ts';

/** What is told of the text of a line, in all; the rest is read by the element. */
const longestText = 120;
/** Of a control's name. */
const longestName = 80;
/** Of the options of a list, in all. */
const longestOptions = 100;

/** All that is in one of these stands on one line. */
const oneLine = new Set(['row', 'item', 'listitem', 'article']);
/** These go without saying: their kind tells nothing that their text does not. */
const plain = new Set(['text', 'paragraph', 'cell', 'gridcell', 'listitem', 'definition', 'term']);

export class MapText {
  readonly #lines: string[] = [];
  #elements: readonly ObservedElement[] = [];
  #groups: readonly ObservedGroup[] = [];
  /** The groups whose names stand above what comes next, from the outermost. */
  #open: readonly number[] = [];
  /** The group that was entered last. */
  #group: number | undefined;
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
    this.#group = undefined;
    this.#row = undefined;
    if (framePath.length > 0) this.#lines.push(`--- frame ${framePath.at(-1)}`);
    for (const line of map.lines) this.#say(typeof line === 'object' ? line : [line], map, from.element);
    if (map.cut) this.#lines.push('--- the page goes on; it is too long to be listed');
  }

  /** Says first what lies over all that is not listed for it. */
  cover({ what, control, framed }: WireVeil, from: number): void {
    const unframed = 'Escape may close it';
    const way = control !== undefined ? `[${control + from}] closes it` : framed ? 'what closes it may be in a frame below' : unframed;
    this.#lines.push(`--- ${cut(what, longestName).replace(index, '($1)')} covers the page, whose other parts are not listed; ${way}`);
  }

  #say(line: readonly MappedPart[], map: FrameMap, from: number): void {
    const first = line.find((part) => typeof part === 'number');
    const group = first === undefined ? undefined : this.#elements[first + from]?.group;
    const opening = first === undefined ? undefined : this.#elements[first + from];
    const isNew = group !== undefined && this.#enter(group, opening);
    const text = this.#textOf(line, map, from);
    // A legend or caption has just been said as the group's name.
    if (text === '' || (isNew && text === this.#groups[this.#open.at(-1) ?? -1]?.name)) return;
    const row = first === undefined ? this.#row : this.#rowOf(group);
    if (row !== undefined && row === this.#row) {
      this.#lines[this.#lines.length - 1] += ` ${text}`;
      return;
    }
    this.#row = row;
    this.#lines.push(`${' '.repeat(this.#open.length)}${text}`);
  }

  /** Says the names of the groups around what comes next that were not said yet; `opening` is about to be said. Whether there were any. */
  #enter(group: number, opening: ObservedElement | undefined): boolean {
    const heading = opening?.role === 'heading' ? opening.name : undefined;
    if (group === this.#group && heading === undefined && this.#heading === undefined) return false;
    this.#group = group;
    const path: number[] = [];
    for (let at: number | undefined = group; at !== undefined; at = this.#groups[at]?.parent) {
      const { role, name } = this.#groups[at] as ObservedGroup;
      if (name !== '' && !oneLine.has(role)) path.unshift(at);
    }
    const same = path.findIndex((at, depth) => this.#open[depth] !== at);
    const kept = same === -1 ? path.length : same;
    for (let depth = kept; depth < path.length; depth += 1) {
      const { role, name } = this.#groups[path[depth] as number] as ObservedGroup;
      this.#row = undefined;
      const isSaid = name.startsWith(heading ?? this.#heading ?? '\n') || (opening?.role === 'link' && opening.name === name);
      if (isSaid && role === 'region') continue;
      this.#lines.push(`${' '.repeat(depth)}${role}${isSaid ? '' : ` ${JSON.stringify(cut(name, longestName))}`}:`);
    }
    this.#open = path;
    this.#heading = heading;
    return kept < path.length;
  }

  /** The innermost row or card around it. */
  #rowOf(group: number | undefined): number | undefined {
    for (let at = group; at !== undefined; at = this.#groups[at]?.parent) if (oneLine.has(this.#groups[at]?.role ?? '')) return at;
    return undefined;
  }

  /** What stands side by side; of long text only the beginning, of controls each. */
  #textOf(line: readonly MappedPart[], map: FrameMap, from: number): string {
    const parts: string[] = [];
    let left = longestText;
    const say = (text: string, mark = '') => {
      if (left > 0) parts.push(mark + cut(text, left).replace(index, '($1)'));
      left -= text.length;
    };
    for (const part of line) {
      const element = typeof part === 'number' ? this.#elements[part + from] : undefined;
      if (typeof part === 'string') say(part);
      else if (element && plain.has(element.role)) {
        say(map.elements[part]?.[10] ?? element.name, element.isNew ? '*' : '');
        if (element.value !== undefined) say(element.value);
      } else if (element) parts.push(lineOf(element));
    }
    return parts.join(' ');
  }
}

/** What a page may not say, for the map says it. */
const index = /\[(\d+)\]/g;

function lineOf({ index, role, name, value, states, options, isNew }: ObservedElement): string {
  const mark = isNew ? '*' : '';
  if (role === 'heading') return `${mark}# ${cut(name, longestName)}`;
  const held = value === undefined ? '' : ` = ${JSON.stringify(cut(value, longestText))}`;
  const stands = states.length === 0 ? '' : ` (${states.join(', ')})`;
  const choice = options === undefined ? '' : ` {${cut(options.join('|'), longestOptions)}}`;
  const kind = role === 'link' ? '' : `${role} `;
  return `${mark}[${index}] ${kind}${JSON.stringify(cut(name, longestName))}${held}${stands}${choice}`;
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
