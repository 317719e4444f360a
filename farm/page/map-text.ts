/**
 * The map as text, which a model reads: one short line an element, row or card, what holds them together above them and
 * indented. `[3] textbox "Email" = "a@b.c" (required)` is a control, `[4] "Home"` a link, `# Orders` a heading, `~$20~` what is struck
 * out, `'trash'` what the page's maker calls what bears no name; the rest is text, `…[5]` what is left of a long one. A number stands in one place only, each control has one, and nothing that
 * a page says looks like one.
 */
import { drawnStates } from './drawn-states.ts';
import type { CoveredControl, MappedPart, WireVeil } from './inject/wire.ts';
import type { ObservedElement, ObservedGroup } from './port.ts';
import type { Surround, Unpacked } from './unpack.ts';

/** What is told of the text of a line, in all. */
const longestText = 72;
/** Less of a text than this is not worth its place. */
const leastText = 16;
/** Of a control's name, and of what it holds. */
const longestName = 80;
const longestValue = 120;
/** Of the options of a list, in all. */
const longestOptions = 80;

/** All that is in one of these stands on one line. */
const oneLine = new Set(['row', 'item', 'listitem', 'article']);
/** These go without saying: their kind tells nothing that their text does not. */
const plain = new Set(['text', 'paragraph', 'cell', 'gridcell', 'columnheader', 'rowheader', 'listitem', 'definition', 'term', 'deletion']);

const cells = new Set(['cell', 'gridcell']);

/** Where these bear no name, what their maker calls them is all that tells what they are. */
const pictured = new Set(['clickable', 'button']);
const longestCalling = 16;

const outermost: readonly number[] = [];

export class MapText {
  readonly #lines: string[] = [];
  #elements: readonly ObservedElement[] = [];
  /** The places in the frame of what can be acted on although its role is that of text. */
  #odd: ReadonlySet<number> = new Set();
  #groups: readonly ObservedGroup[] = [];
  #drawn: ReadonlyMap<number, string> = new Map();
  /** The groups whose names stand above what comes next, from the outermost. */
  #open: readonly number[] = [];
  /** How many of them stand around the frame. */
  #outer = 0;
  /** The group that was entered last. */
  #group: number | undefined;
  /** Of the last line, when it was a heading. */
  #heading: string | undefined;
  /** The row that the last line is of. */
  #row: number | undefined;
  /** The columns of the table that is told, and the line that names them. */
  #columns: string[] = [];
  #heads: number | undefined;
  /** The place among them of what was said last of a row; -1 at its beginning. */
  #column = -1;
  /** Of each group those with a name above what stands in it, from the outermost; one list for all that have the same. */
  #paths: (readonly number[])[] = [];

  get all(): string {
    return this.#lines.join('\n');
  }

  /** One frame; `from` is where its elements begin among all of them. What stands around it was said on the page that it is in. */
  add(
    { framePath, around }: { readonly framePath: readonly string[]; readonly around: Surround | undefined },
    map: Unpacked,
    elements: readonly ObservedElement[],
    groups: readonly ObservedGroup[],
    from: number,
  ): void {
    this.#elements = elements;
    this.#groups = groups;
    this.#open = this.#pathOf(around?.group);
    this.#outer = this.#open.length;
    this.#group = undefined;
    this.#row = undefined;
    this.#heads = undefined;
    this.#odd = map.odd;
    this.#drawn = drawnStates(map.elements);
    const frame = around?.name || framePath.at(-1);
    if (frame !== undefined) this.#lines.push(`--- frame ${told(frame.replace(/\s+/g, ' '), longestName)}`);
    for (const line of map.lines) this.#say(line, map, from);
    if (map.cut) this.#lines.push('--- the page goes on; it is too long to be listed');
  }

  /** Says first what lies over all that is not listed for it. */
  cover({ what, control, framed }: WireVeil, from: number): void {
    const unframed = 'Escape may close it';
    const way = control !== undefined ? `[${control + from}] closes it` : framed ? 'what closes it may be in a frame below' : unframed;
    this.#lines.push(`--- ${told(what, longestName)} covers the page, whose other parts are not listed; ${way}`);
  }

  /** Says which controls of a frame are not listed, for what lies over them. */
  hide(covered: readonly CoveredControl[]): void {
    for (const { role, name, by } of covered)
      this.#lines.push(`--- ${role} ${told(name, longestName)} is covered by ${told(by, longestName)}`);
  }

  #say(line: readonly MappedPart[], map: Unpacked, from: number): void {
    const first = line.find((part) => typeof part === 'number');
    const group = first === undefined ? undefined : this.#elements[first + from]?.group;
    const opening = first === undefined ? undefined : this.#elements[first + from];
    const isNew = group !== undefined && this.#enter(group, opening);
    const row = first === undefined ? this.#row : this.#rowOf(group);
    const goesOn = row !== undefined && row === this.#row;
    if (!goesOn) this.#column = -1;
    const text = this.#textOf(line, map, from, goesOn);
    // A legend or caption has just been said as the group's name.
    if (text === '' || (isNew && text === this.#groups[this.#open.at(-1) ?? -1]?.name)) return;
    if (goesOn) {
      this.#lines[this.#lines.length - 1] += text;
      return;
    }
    this.#row = row;
    const depth = this.#open.length - this.#outer + (opening?.role === 'treeitem' ? this.#depthIn(group) : 0);
    this.#lines.push(`${' '.repeat(Math.max(0, depth))}${text}`);
  }

  /** Of a tree, how many branches without a name of their own stand around it: the map indents what it holds. */
  #depthIn(group: number | undefined): number {
    let depth = 0;
    for (let at = group; at !== undefined; at = this.#groups[at]?.parent) {
      const { role, name } = this.#groups[at] as ObservedGroup;
      if (role === 'tree') break;
      if (name === '') depth += 1;
    }
    return depth;
  }

  /** Says the names of the groups around what comes next that were not said yet; `opening` is about to be said. Whether there were any. */
  #enter(group: number, opening: ObservedElement | undefined): boolean {
    const heading = opening?.role === 'heading' ? opening.name : undefined;
    if (group === this.#group && heading === undefined && this.#heading === undefined) return false;
    this.#group = group;
    const path = this.#pathOf(group);
    const same = path === this.#open ? -1 : path.findIndex((at, depth) => this.#open[depth] !== at);
    const kept = same === -1 ? path.length : same;
    for (let depth = kept; depth < path.length; depth += 1) {
      const { role, name } = this.#groups[path[depth] as number] as ObservedGroup;
      this.#row = undefined;
      const isSaid = name.startsWith(heading ?? this.#heading ?? '\n') || (opening?.role === 'link' && opening.name === name);
      if (isSaid && role === 'region') continue;
      this.#lines.push(`${' '.repeat(Math.max(0, depth - this.#outer))}${role}${isSaid ? '' : ` ${quoted(told(name, longestName))}`}:`);
    }
    this.#open = path;
    this.#heading = heading;
    return kept < path.length;
  }

  #pathOf(group: number | undefined): readonly number[] {
    if (group === undefined) return outermost;
    const known = this.#paths[group];
    if (known) return known;
    const { role, name, parent } = this.#groups[group] as ObservedGroup;
    const around = this.#pathOf(parent);
    const path = name === '' || oneLine.has(role) ? around : [...around, group];
    this.#paths[group] = path;
    return path;
  }

  /** The innermost row or card around it. */
  #rowOf(group: number | undefined): number | undefined {
    for (let at = group; at !== undefined; at = this.#groups[at]?.parent) if (oneLine.has(this.#groups[at]?.role ?? '')) return at;
    return undefined;
  }

  /**
   * What stands side by side; of controls each, of long text the beginning and the number by which all of it is read. `goesOn`: behind
   * what was said of the row already.
   */
  #textOf(line: readonly MappedPart[], map: Unpacked, from: number, goesOn: boolean): string {
    const [head] = line;
    const only = line.length === 1 && typeof head === 'number' ? this.#elements[head + from] : undefined;
    const alone = only && this.#textOfOne(only, head as number, map);
    if (alone !== undefined) return this.#partedBy(only, !goesOn) + alone;
    let said = '';
    let left = longestText;
    let isCut = false;
    let teller: number | undefined;
    const add = (text: string, element?: ObservedElement) => {
      said += this.#partedBy(element, said === '' && !goesOn) + text;
    };
    const say = (text: string, element?: ObservedElement, around = '', mark = '') => {
      const fits = text.length <= left;
      const shown = fits || left >= leastText ? mark + around + told(text, left) + around : '…';
      if (fits || !isCut) add(fits || teller === undefined ? shown : `${shown}[${teller}]`, element);
      isCut ||= !fits;
      left -= text.length;
    };
    for (const part of line) {
      const element = typeof part === 'number' ? this.#elements[part + from] : undefined;
      if (typeof part === 'string') say(part);
      else if (element && plain.has(element.role) && !this.#odd.has(part)) {
        teller ??= element.index;
        say(map.said.get(part) ?? element.name, element, element.role === 'deletion' ? '~' : '', element.isNew ? '*' : '');
        if (element.value !== undefined) say(element.value);
      } else if (element) add(lineOf(element, this.#odd.has(part), this.#drawn.get(element.index)), element);
    }
    return said;
  }

  /** What stands between a part of a line and the one before it: in a table a stroke for each column that it is further on. */
  #partedBy(element: ObservedElement | undefined, isFirst: boolean): string {
    const usual = isFirst ? '' : ' ';
    if (element?.role === 'columnheader') {
      if (isFirst) [this.#columns, this.#heads] = [[], this.#lines.length];
      this.#columns.push(element.name);
      return isFirst ? '' : '|';
    }
    if (this.#heads === undefined || element === undefined) return usual;
    const { column = '' } = element;
    if (column === '') {
      if (isFirst && element.role === 'rowheader') this.#indent();
      return usual;
    }
    const next = this.#columns.indexOf(column, this.#column + 1);
    // A cell is one of its own, though the column beside it be called the same; what stands in it is not.
    const isSame = this.#columns[this.#column] === column && !(cells.has(element.role) && next === this.#column + 1);
    if (isSame || next === -1) return usual;
    const strokes = next - this.#column - (isFirst ? 1 : 0);
    this.#column = next;
    return '|'.repeat(strokes);
  }

  /** The table begins with a column that its head leaves empty: what names its rows. */
  #indent(): void {
    this.#column = 0;
    if (this.#heads === undefined || this.#columns[0] === '') return;
    this.#columns.unshift('');
    this.#lines[this.#heads] = (this.#lines[this.#heads] as string).replace(/^ */, '$&|');
  }

  /** Of what stands alone, as most of a long page does; undefined where more is to be thought of. */
  #textOfOne(element: ObservedElement, part: number, map: Unpacked): string | undefined {
    const isOdd = this.#odd.has(part);
    if (isOdd || !plain.has(element.role)) return lineOf(element, isOdd, this.#drawn.get(element.index));
    const text = map.said.get(part) ?? element.name;
    if (element.role === 'deletion' || element.value !== undefined || text.length > longestText) return undefined;
    return element.isNew ? `*${told(text, longestText)}` : told(text, longestText);
  }
}

function lineOf(element: ObservedElement, isOdd: boolean, drawn: string | undefined): string {
  const { index, role, name, value, states, hints = '', options, disabledOptions: off = [], isNew } = element;
  const mark = isNew ? '*' : '';
  if (role === 'heading' && !isOdd) return `${mark}# ${told(name, longestName)}`;
  let line = `${mark}[${index}]`;
  if (role !== 'link') line += ` ${role}`;
  if (name !== '') line += ` ${quoted(told(name, longestName))}`;
  else if (hints !== '' && value === undefined && pictured.has(role)) line += ` '${told(hints, longestCalling)}'`;
  if (value !== undefined) line += ` = ${quoted(told(value, longestValue))}`;
  const all = drawn === undefined ? states : [...states, drawn];
  if (all.length > 0) line += ` (${all.join(', ')})`;
  if (options !== undefined)
    line += ` {${told(options.map((option) => (off.includes(option) ? `${option} (disabled)` : option)).join('|'), longestOptions)}}`;
  return line;
}

/** What a page may not say, for the map says it. */
const index = /\[(\d+)\]/g;

/** The beginning of what a page says. */
function told(text: string, most: number): string {
  const start = text.length <= most ? text : `${text.slice(0, most - 1)}…`;
  return start.includes('[') ? start.replace(index, '($1)') : start;
}

/** As JSON has it. */
const quoted = (text: string): string => (escaped.test(text) ? JSON.stringify(text) : `"${text}"`);
const escaped = /["\\\p{Cc}\p{Cs}]/u;
