/** One walk over what is shown in a frame, in reading order. */
import { alikeIn } from './alike.ts';
import { squeeze } from './blanks.ts';
import { survivesClipping } from './clipping.ts';
import { Columns } from './columns.ts';
import { Group, groupRole, levelOf, sectionAround } from './groups.ts';
import { isClickable, isFileInput, isInline, isMention, isSplit, isWhole, skipped, standsAlone } from './kinds.ts';
import { type Look, Looks, outermostLook } from './looks.ts';
import { contentName, nameOf } from './name.ts';
import { optionsOf } from './offers.ts';
import { isNew, remember } from './registry.ts';
import { isActedOn, isControl, isDisabled, isOdd, roleOf } from './role.ts';
import { statesOf } from './states.ts';
import { valueText } from './value.ts';
import { activeElement, isCovered, isPainted, mayPaintInside, paintsText, reachableBox, shownBox } from './visibility.ts';
import type { FrameMap, MappedElement, MappedPart } from './wire.ts';
import { wordsIn, wordsOf } from './words.ts';

const longestText = 200;
/** A page with more, or that takes longer, is cut off: no planner reads so much, and the page's own scripts wait meanwhile. */
const mostVisited = 120_000;
const budgetMs = 4_000;
/** Less can neither be seen nor hit. */
const leastPx = 2;

/** Where the walk stands. */
interface Stand {
  /** The element that its text belongs to. */
  readonly block: Element;
  readonly blockLook: Look;
  readonly blockRole: string;
  readonly group: Group;
  readonly look: Look;
  /** The header of the column that it is in. */
  readonly column: string;
  readonly columns?: Columns | undefined;
  /** Of the element's likes among its siblings, itself included. */
  readonly alike?: ReadonlySet<Element> | undefined;
  /** Within a row: the headers of its cells. */
  readonly cells?: ReadonlyMap<Element, string> | undefined;
  /** Below what is in view, as all that follows it: its place needs not be asked for. */
  readonly isBelow?: boolean;
  /** Whether the block has no text of its own, so that each part of it is. */
  readonly isSplit?: boolean;
}

export class Walk {
  readonly elements: Element[] = [];
  readonly fresh: number[] = [];
  readonly #mapped: Found[] = [];
  /** The places of the controls. */
  readonly #acts = new Set<number>();
  readonly #odd: number[] = [];
  readonly #groups: Group[] = [];
  readonly #lines: (MappedPart | readonly MappedPart[])[] = [];
  readonly #looks = new Looks();
  /** The place of each element that is on the map. */
  readonly known = new Map<Element, number>();
  readonly #until = performance.now() + budgetMs;
  readonly #focused = activeElement();
  #cut = false;
  #visited = 0;
  #line: MappedPart[] = [];
  #run = '';
  #at: Stand | undefined;
  #mentions: [Element, string][] = [];
  /** What the latest block with text has said so far, its links included. */
  #sentence: { readonly block: Element | undefined; text: string } = { block: undefined, text: '' };
  /** The section that a heading has just opened, until the walk is back where it ends. */
  #opened: { readonly section: Group; readonly around: Element | null } | undefined;

  begin(root: Element): void {
    const look = outermostLook();
    this.visit(root, { block: root, blockLook: look, blockRole: '', group: new Group('', document.body), look, column: '' });
  }

  visit(element: Element, at: Stand): void {
    const { tagName } = element;
    if (this.#overdue() || skipped.has(tagName)) return;
    const painted = isPainted(element);
    if (!painted && !mayPaintInside(element) && !isFileInput(element)) return;
    const look = this.#looks.of(element, at.look);
    if (look.isForReaders && !isFileInput(element)) return;
    const role = look.role ?? roleOf(element);
    const named = tagName === 'LABEL' ? (element as HTMLLabelElement).control : null;
    if (named) this.#label(element, named, { ...at, look });
    else if (this.#isControl(element, role, painted, at, look)) return;
    else if (isInline(element, role, look) && !(at.isSplit && standsAlone(element))) this.#inline(element, painted, { ...at, look });
    else this.#block(element, role, painted, at, look);
  }

  /** The text in it belongs to the sentence around it. */
  #inline(element: Element, painted: boolean, at: Stand): void {
    if (isMention(element)) this.#mentions.push([element, squeeze(element.textContent ?? '').slice(0, longestText)]);
    this.#inside(element, painted, at);
  }

  #block(element: Element, role: string, painted: boolean, at: Stand, look: Look): void {
    const { group: outer } = at;
    const opens = groupRole(element, role, outer) || (role === '' && at.alike?.has(element) ? 'item' : '');
    const columns = tables.has(opens) ? new Columns(element) : at.columns;
    this.endLine();
    if (role === 'img') this.#image(element, role, at);
    this.#inside(element, painted, {
      block: element,
      blockLook: look,
      blockRole: role,
      group: opens === '' ? outer : new Group(opens, element, outer),
      look,
      column: at.cells?.get(element) ?? at.column,
      columns,
      cells: opens === 'row' ? columns?.of(element) : at.cells,
      alike: alikeIn(element.shadowRoot ?? element),
      isSplit: isSplit(element),
      isBelow: at.isBelow === true && look.isInFlow,
    });
    this.endLine();
    if (role === 'heading') this.#heading(element, outer);
  }

  #inside(element: Element, painted: boolean, at: Stand): void {
    const showsText = painted || paintsText(element);
    let inner = at;
    // Looked at now and then: to ask for a place is dear.
    let beforeLook = longFlow;
    const mayBeLong = at.isBelow !== true && at.look.flowsDown && at.block === element && element.childElementCount > longFlow;
    const assigned = assignedTo(element);
    const { shadowRoot } = element;
    if (element.childElementCount === 0 && !shadowRoot && !assigned) {
      if (showsText) this.#text(element.textContent ?? '', inner);
      return;
    }
    const first = assigned ? assigned[0] : (shadowRoot ?? element).firstChild;
    let count = 0;
    for (let node = first ?? null; node; node = assigned ? (assigned[++count] ?? null) : node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (showsText) this.#text(node.nodeValue ?? '', inner);
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        if (mayBeLong && inner.isBelow !== true && --beforeLook === 0) {
          beforeLook = longFlow;
          if ((node as Element).getBoundingClientRect().top > innerHeight) inner = { ...inner, isBelow: true };
        }
        this.visit(node as Element, inner);
        if (!this.#opened) continue;
        inner = { ...inner, group: this.#opened.section };
        if (this.#opened.around === element) this.#opened = undefined;
      }
    }
  }

  /** Stands over what follows: its group, when it is the first in it, or a section of its own. */
  #heading(element: Element, group: Group): void {
    const text = squeeze(element.textContent ?? '').slice(0, longestText);
    if (text === '' || group.takeHeading(text)) return;
    const level = levelOf(element);
    const around = sectionAround(element, group);
    let outer = group;
    while (outer.level >= level && outer.element === around && outer.outer) outer = outer.outer;
    const section = new Group('region', around ?? element, outer, level);
    section.heading = text;
    this.#opened = { section, around };
  }

  /** Whether it is a control, and all that is in it is known by that. */
  #isControl(element: Element, role: string, painted: boolean, at: Stand, look: Look): boolean {
    const isActed = isActedOn(element, role, look, at.look);
    if (!isActed && !isClickable(element, role, look, at.look)) return false;
    return this.#control(element, role, { isActed, painted }, at, look);
  }

  /** False when there is more to be seen within the control. */
  #control(element: Element, role: string, { isActed, painted }: { isActed: boolean; painted: boolean }, at: Stand, look: Look): boolean {
    if (look.isInert) return true;
    const disabled = look.isDisabled || element.matches(':disabled');
    const isSeen = painted && !look.isForReaders;
    if (!(isSeen && at.isBelow && look.isInFlow && isFilled(element) && !look.mayClip)) {
      const box = isSeen ? reachableBox(element) : undefined;
      if (!box && !isFileInput(element)) return role !== '' && element.childElementCount === 0;
      if (box && !this.#isMet(element, box, look, disabled)) return true;
    }
    const text = look.isNamedByText ? squeeze(contentName(element)) : '';
    // What has the role of text is known by its text when it is acted on.
    const name = (text || nameOf(element, role) || (isOdd(role) ? squeeze(contentName(element)) : '')).slice(0, longestText);
    const kind = role === '' || !isActed ? (look.isEditable ? 'textbox' : role === 'img' ? role : 'clickable') : role;
    const inner = element.firstElementChild;
    const parted = inner !== null && !disabled && !look.isEditable && !(isWhole(role) && element.querySelector(innerControls) === null);
    const column = at.cells?.get(element);
    this.#endRun();
    this.#act(element, kind, name, column === undefined ? at : { ...at, column }, { look, disabled });
    if (parted) return false;
    at.group.say(name);
    return true;
  }

  /** Whether a person can see and hit it. */
  #isMet(element: Element, box: DOMRect, look: Look, disabled: boolean): boolean {
    if (box.width < leastPx || box.height < leastPx) return false;
    if (look.mayClip && !survivesClipping(box, element)) return false;
    // What is disabled may let the pointer through.
    if (!disabled && isCovered(element, box)) return false;
    remember(element, box);
    return true;
  }

  /** A label is its control's name; where the control itself is not shown, as with drawn checkboxes, it stands for it. */
  #label(label: Element, control: Element, at: Stand): void {
    this.endLine();
    const box = shownBox(control);
    if (box && box.width >= leastPx && survivesClipping(box, control)) {
      for (const child of label.querySelectorAll('*')) if (child === control || isControl(child, roleOf(child))) this.visit(child, at);
      return;
    }
    const own = shownBox(label);
    if (!own || isCovered(label, own)) return;
    const name = squeeze(contentName(label)).slice(0, longestText);
    this.#endRun();
    this.#act(label, roleOf(control), name, at, { look: at.look, disabled: isDisabled(control) });
    at.group.say(name);
  }

  #image(element: Element, role: string, at: Stand): void {
    const name = nameOf(element, role).slice(0, longestText);
    if (name) this.#line.push(this.#add(element, role, name, at, wordsIn(element)));
  }

  #text(text: string, at: Stand): void {
    if (text.trim() === '') {
      if (this.#run !== '') this.#run += ' ';
      return;
    }
    if (this.#at?.block !== at.block) {
      this.#endRun();
      this.#at = at;
    }
    if (this.#run.length < 2 * longestText) this.#run += text;
  }

  /** What stood side by side ends here. */
  endLine(): void {
    this.#endRun();
    const [first] = this.#line;
    if (first === undefined) return;
    this.#lines.push(this.#line.length > 1 ? this.#line : first);
    this.#line = [];
  }

  /** Ends the run of text: it becomes the element that holds it, or goes on in it when that one is on the map already. */
  #endRun(): void {
    const text = squeeze(this.#run).slice(0, longestText);
    const at = this.#at;
    const mentions = this.#mentions;
    this.#run = '';
    this.#at = undefined;
    this.#mentions = [];
    if (text === '' || !at) return;
    const place = this.known.get(at.block);
    if (place === undefined) this.#textElement(text, at);
    else if (!this.#acts.has(place) || this.#mapped[place]?.name !== text) {
      this.#line.push(text);
      this.#tell(at.block, text);
    }
    at.group.say(text);
    for (const [element, said] of mentions)
      if (said !== '' && said !== text && !this.known.has(element)) this.#add(element, 'text', said, at, wordsIn(element));
  }

  #textElement(text: string, at: Stand): void {
    this.#tell(at.block, text);
    const { block, blockLook, blockRole } = at;
    const label = blockLook.names.has('aria-label') ? block.getAttribute('aria-label') : null;
    const whole = label || this.#sentence.text;
    const place = this.#add(block, blockRole || 'text', whole, at, wordsOf(block, blockLook.callings, false));
    const found = this.#mapped[place];
    if (found && label && label !== text) found.value = text;
    else if (found && whole !== text) found.said = text;
    this.#line.push(place);
  }

  /** Adds to the sentence that a block holds, and to its name when it is on the map already. */
  #tell(block: Element, text: string): void {
    const place = this.known.get(block);
    const known = place === undefined || this.#acts.has(place) ? undefined : this.#mapped[place];
    if (this.#sentence.block !== block) this.#sentence = { block, text: known?.name ?? '' };
    if (this.#sentence.text.length >= longestText) return;
    this.#sentence.text = `${this.#sentence.text} ${text}`.trimStart().slice(0, longestText);
    if (!known) return;
    known.said ??= known.name;
    known.name = this.#sentence.text;
  }

  #act(element: Element, role: string, name: string, at: Stand, { look, disabled }: { look: Look; disabled: boolean }): void {
    const { tagName } = element;
    const place = this.#add(element, role, name, at, wordsOf(element, look.callings, true));
    this.#acts.add(place);
    if (isOdd(role)) this.#odd.push(place);
    const found = this.#mapped[place];
    if (found) {
      // A label stands for its control.
      const control = (tagName === 'LABEL' && (element as HTMLLabelElement).control) || element;
      if (!plainActs.has(tagName) || look.isEditable || look.names.size > 0) {
        found.value = valueText(element).slice(0, longestText);
        found.states = statesOf(control);
        if (control.tagName === 'INPUT') found.type = (control as HTMLInputElement).type;
        found.options = optionsOf(control, role);
      }
      if (disabled) found.states = `${found.states} disabled`.trimStart();
      if (element === this.#focused) found.states = `${found.states} focused`.trimStart();
    }
    this.#line.push(place);
    if (tagName === 'A') this.#tell(at.block, name);
  }

  #add(element: Element, role: string, name: string, { group, column }: Stand, hints: string): number {
    const place = this.elements.push(element) - 1;
    this.known.set(element, place);
    if (isNew(element)) this.fresh.push(place);
    const context = element.tagName === 'DD' ? termOf(element) : group.contextOf(element);
    this.#mapped.push({
      role,
      name,
      value: '',
      states: '',
      context: context === name ? '' : context,
      group: this.#placeOf(group),
      column,
      type: '',
      hints,
    });
    return place;
  }

  /** A group is on the map as soon as something stands in it, and those around it before it. */
  #placeOf(group: Group): number {
    if (group.outer && group.place === -1) {
      this.#placeOf(group.outer);
      group.place = this.#groups.push(group) - 1;
    }
    return group.place;
  }

  /** The clock is asked now and then: it is not free. */
  #overdue(): boolean {
    this.#visited += 1;
    if (this.#visited > mostVisited || (this.#visited % 256 === 0 && performance.now() > this.#until)) this.#cut = true;
    return this.#cut;
  }

  get map(): FrameMap {
    const words = new Words();
    return {
      elements: this.#mapped.map((found) => tupleOf(found, words)),
      groups: this.#groups.map((group) => [
        words.place(group.role),
        group.name,
        group.outer?.place ?? -1,
        words.place(wordsIn(group.element)),
      ]),
      lines: this.#lines,
      odd: this.#odd,
      words: words.all,
      cut: this.#cut,
    };
  }
}

/** An element on the way to the map. */
interface Found {
  readonly role: string;
  name: string;
  value: string;
  states: string;
  readonly context: string;
  readonly group: number;
  readonly column: string;
  type: string;
  hints: string;
  options?: readonly string[] | undefined;
  said?: string;
}

function tupleOf(found: Found, words: Words): MappedElement {
  const { role, name, value, states, context, group, column, type, hints, options, said } = found;
  const last = [words.place(context), words.place(column), words.place(hints), words.place(states), words.place(type), value] as const;
  if (said !== undefined) return [words.place(role), name, group, ...last, options ?? [], said];
  const tuple = [words.place(role), name, group, ...last, options];
  while (tuple.length > 3 && !tuple.at(-1)) tuple.pop();
  return tuple as unknown as MappedElement;
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

/** How many things one below the other are a long list. */
const longFlow = 16;

/** What may stand in a control and be acted on by itself. */
const innerControls = 'a[href],button,input,select,textarea';
/** Without attributes they hold no value and no state. */
const plainActs = new Set(['A', 'BUTTON', 'DIV', 'LI', 'SPAN', 'TD']);

const tables = new Set(['table', 'grid', 'treegrid']);

/** What a definition defines. */
function termOf(definition: Element): string {
  for (let at = definition.previousElementSibling; at; at = at.previousElementSibling) {
    if (at.tagName === 'DT') return squeeze(at.textContent ?? '').slice(0, longestText);
  }
  return '';
}

/** Of a slot: what is shown in it, when that is not its own. */
function assignedTo(element: Element): readonly Node[] | undefined {
  const assigned = element.tagName === 'SLOT' ? (element as HTMLSlotElement).assignedNodes() : [];
  return assigned.length > 0 ? assigned : undefined;
}

/** Whether it is sure to have a size. */
const isFilled = (element: Element): boolean => element.firstChild !== null || element.tagName === 'INPUT' || element.tagName === 'SELECT';
