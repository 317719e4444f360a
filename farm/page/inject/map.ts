/** The element map of one frame: one walk over what is shown, in reading order. */
import { opensScope, Scope } from './context.ts';
import { contentName, nameOf, squeeze, valueText } from './name.ts';
import { beginMap, endMap, isNew, remember } from './registry.ts';
import { isControl, isDisabled, roleOf } from './role.ts';
import {
  activeElement,
  deepestAt,
  inView,
  isPainted,
  isShown,
  mayPaintInside,
  reachableBox,
  reaches,
  shownBox,
  visibleBox,
} from './visibility.ts';
import type { FrameMap, MappedElement } from './wire.ts';

const longestText = 200;
/** A page with more, or that takes longer, is cut off: no planner reads so much, and the page's own scripts wait meanwhile. */
const mostVisited = 60_000;
const budgetMs = 2_000;
const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'HEAD',
  'IFRAME',
  'FRAME',
  'OBJECT',
  'EMBED',
  'CANVAS',
  'VIDEO',
  'AUDIO',
  'DATALIST',
]);
/** Their text belongs to the sentence around them, unless they are marked. */
const inline = new Set(
  'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
const wholes = new Set([
  'link',
  'button',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'slider',
  'spinbutton',
]);

/** Maps the frame as the JSON of a `FrameMap`, and remembers its elements by their place until the next map. */
export function map(): string {
  beginMap();
  const walk = new Walk();
  if (document.body) walk.visit(document.body, document.body, new Scope(undefined, document.body, ''));
  walk.flush();
  endMap(walk.elements);
  const found: FrameMap = { title: document.title, elements: walk.mapped, lines: walk.lines, fresh: walk.fresh, cut: walk.cut };
  return JSON.stringify(found);
}

class Walk {
  readonly elements: Element[] = [];
  readonly mapped: MappedElement[] = [];
  readonly lines: (number | string)[] = [];
  readonly fresh: number[] = [];
  cut = false;
  readonly #known = new Set<Element>();
  readonly #until = performance.now() + budgetMs;
  readonly #focused = activeElement();
  #visited = 0;
  #run = '';
  #owner: Element | undefined;
  #scope: Scope | undefined;

  visit(element: Element, block: Element, scope: Scope): void {
    if (this.#overdue() || skipped.has(element.tagName)) return;
    const painted = isPainted(element);
    if (!painted && !mayPaintInside(element)) return;
    const role = roleOf(element);
    const named = element.tagName === 'LABEL' ? (element as HTMLLabelElement).control : null;
    if (named) {
      this.#label(element, named, block, scope);
      return;
    }
    if (isControl(element, role) && this.#control(element, role, painted, scope)) return;
    const inSentence = inline.has(element.tagName) && role === '' && !element.id && !element.hasAttribute('data-testid');
    const own = inSentence ? block : element;
    const inner = opensScope(element, role) ? new Scope(scope, element, role) : scope;
    if (!inSentence) this.flush();
    this.#image(element, role, scope);
    for (const node of childrenOf(element)) {
      if (node.nodeType === textNode) {
        if (painted || paintsText(element)) this.#text(node.nodeValue ?? '', own, inner);
      } else if (node.nodeType === elementNode) this.visit(node as Element, own, inner);
    }
    if (!inSentence) this.flush();
    if (role === 'heading' && scope) scope.heading = squeeze(element.textContent ?? '');
  }

  /** Ends the run of text: it becomes the element that holds it, or a line when that one is on the map already. */
  flush(): void {
    const text = squeeze(this.#run).slice(0, longestText);
    const owner = this.#owner;
    const scope = this.#scope;
    this.#run = '';
    this.#owner = undefined;
    if (text === '' || !owner || !scope) return;
    if (this.#known.has(owner)) this.lines.push(text);
    else this.#add(owner, roleOf(owner) || 'text', owner.getAttribute('aria-label') ?? text, false, scope, text);
  }

  /** False when there is more to be seen within the control. */
  #control(element: Element, role: string, painted: boolean, scope: Scope): boolean {
    const box = painted ? reachableBox(element) : undefined;
    if (!box) return role !== '' && element.childElementCount === 0;
    const name = nameOf(element, role).slice(0, longestText);
    // Behind a dialogue whole pages are inert: a person can't reach them in any way.
    if (element.closest('[inert]')) return true;
    const disabled = isDisabled(element);
    // What is disabled may let the pointer through.
    if (!disabled && isCovered(element, box)) return true;
    remember(element, box);
    this.flush();
    this.#add(element, role || (isEditable(element) ? 'textbox' : 'clickable'), name, true, scope);
    if (disabled) return true;
    return wholes.has(role) ? element.querySelector('a[href],button,input,select,textarea') === null : isEditable(element);
  }

  /** A label is its control's name; where the control itself is not shown, as with drawn checkboxes, it stands for it. */
  #label(label: Element, control: Element, block: Element, scope: Scope): void {
    if (isShown(control)) {
      for (const child of label.querySelectorAll('*'))
        if (child === control || isControl(child, roleOf(child))) this.visit(child, block, scope);
    } else if (isReachable(label)) {
      this.flush();
      this.#add(label, roleOf(control), squeeze(contentName(label)).slice(0, longestText), true, scope);
    }
  }

  #image(element: Element, role: string, scope: Scope): void {
    if (role !== 'img') return;
    const name = nameOf(element, role).slice(0, longestText);
    if (name) this.#add(element, role, name, false, scope);
  }

  #text(text: string, owner: Element, scope: Scope): void {
    if (text.trim() === '') {
      if (this.#run !== '') this.#run += ' ';
      return;
    }
    if (this.#owner !== owner) {
      this.flush();
      this.#owner = owner;
      this.#scope = scope;
    }
    if (this.#run.length < 2 * longestText) this.#run += text;
  }

  #add(element: Element, role: string, name: string, acts: boolean, scope: Scope, text = ''): void {
    const value = acts ? valueText(element).slice(0, longestText) : text === name ? '' : text;
    const context = scope.text(element);
    const place = this.elements.push(element) - 1;
    this.#known.add(element);
    this.lines.push(place);
    if (isNew(element)) this.fresh.push(place);
    this.mapped.push([role, squeeze(name), value, acts ? this.#states(element) : '', context === name ? '' : context]);
  }

  #states(mapped: Element): string {
    const states: string[] = [];
    // A label stands for its control.
    const element = (mapped.tagName === 'LABEL' && (mapped as HTMLLabelElement).control) || mapped;
    const says = (name: string) => element.getAttribute(`aria-${name}`) === 'true';
    const input = element as HTMLInputElement;
    const isField = element.matches('input,select,textarea');
    if ((isField && input.checked) || says('checked') || says('pressed')) states.push('checked');
    if (says('expanded') || (element.tagName === 'SUMMARY' && element.parentElement?.hasAttribute('open'))) states.push('expanded');
    if (says('selected')) states.push('selected');
    if ((isField && input.required) || says('required')) states.push('required');
    if ((isField && input.readOnly) || says('readonly')) states.push('readonly');
    if (element.tagName === 'INPUT' && input.type === 'password') states.push('password');
    if (isDisabled(element)) states.push('disabled');
    if (element === this.#focused) states.push('focused');
    return states.join(' ');
  }

  /** The clock is asked now and then: it is not free. */
  #overdue(): boolean {
    this.#visited += 1;
    if (this.#visited > mostVisited || (this.#visited % 256 === 0 && performance.now() > this.#until)) this.cut = true;
    return this.cut;
  }
}

const textNode = 3;
const elementNode = 1;

/** Text in an element without a box is painted all the same. */
function paintsText(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === 'contents' && visibility === 'visible';
}

function childrenOf(element: Element): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (element.tagName === 'SLOT') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return element.childNodes;
}

const isEditable = (element: Element): boolean => (element as HTMLElement).isContentEditable === true;

/** Only what is in view can be asked for; the rest comes into view before it is acted on. */
function isCovered(element: Element, whole: DOMRect): boolean {
  if (!inView(whole)) return false;
  const box = visibleBox(element);
  if (!box) return false;
  for (const [across, down] of [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
  ] as const) {
    if (reaches(element, deepestAt(box.x + box.width * across, box.y + box.height * down))) return false;
  }
  return true;
}

function isReachable(element: Element): boolean {
  const box = shownBox(element);
  return box !== undefined && !isCovered(element, box);
}
