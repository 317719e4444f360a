/** One walk over what is shown in a frame, in reading order. */
import { alikeIn, aloneIn, isBareSection, isNested, sectionsBeside } from './alike.ts';
import { contentOf, squeeze } from './blanks.ts';
import { Budget } from './budget.ts';
import { builtHead, underHead } from './built-columns.ts';
import { survivesClipping } from './clipping.ts';
import { Columns, sortOf } from './columns.ts';
import { boxBehind, labelled } from './control.ts';
import { Drawings, seen } from './drawn.ts';
import { holdsDrawnOver, isDrawnOver } from './drawn-over.ts';
import { editorsIn, editorText } from './editor.ts';
import { Entries, longestText, type Spot } from './entries.ts';
import { Group, groupRole, sectionOf } from './groups.ts';
import {
  assignedTo,
  beginsLine,
  isApartFromWords,
  isClickable,
  isDrawnIcon,
  isFileInput,
  isFilled,
  isIconOfRow,
  isInline,
  isMention,
  isPressedAsWhole,
  isSetApart,
  isSplit,
  isTablePart,
  isWhole,
  isWrapper,
  skipped,
  standsAlone,
} from './kinds.ts';
import { runsLeftward } from './leftward.ts';
import { Lines } from './lines.ts';
import { isFaint, isFaintIn, type Look, Looks, outermostLook, rootOf } from './looks.ts';
import { groundAround, Lost } from './lost.ts';
import { coveredControl, isMet, leastPx } from './met.ts';
import { bareName, contentName, drawnAround, nameOf, textName } from './name.ts';
import { isOpenCell } from './open-cells.ts';
import { passShadow } from './passing.ts';
import { isPoppedUp } from './popped-up.ts';
import { isActedOn, isControl, isDisabled, isOdd, roleOf } from './role.ts';
import type { Stand } from './stand.ts';
import { labelBefore, nativeListBehind, standInOf } from './stand-in.ts';
import { isInThumb, isThumb, textBefore } from './thumbs.ts';
import { unreadable } from './unreadable.ts';
import { isCovered, isPainted, mayPaintInside, paintsText, reachableBox, shownBox } from './visibility.ts';
import { Voices } from './voices.ts';
import { isAway, windowOf } from './window.ts';
import type { CoveredControl, FrameMap } from './wire.ts';
import { wordsIn } from './words.ts';

/** How many things one below the other are a long list. */
const longFlow = 16;
/** What may stand in a control and be acted on by itself. */
const innerControls =
  'a[href],button,input,select,textarea,[role="button"],[role="link"],[role="checkbox"],[role="switch"],[role="menuitem"],[role="menuitemcheckbox"],[role="menuitemradio"]';
const mostCovered = 10;
/** What scripts draw a list of choices as. */
const isListLike = (role: string): boolean => role === '' || role === 'combobox' || role === 'listbox';
const isList = ({ tagName }: Look): boolean => tagName === 'UL' || tagName === 'OL';
/** "$20", "1,299.00" and nothing that stands in boxes of its own. */
const isSum = (element: Element): boolean =>
  element.childElementCount === 0 &&
  /^[^\d]{0,12}(?:\p{Sc}\s*\d[\d.,']*|\d[\d.,']*\s*\p{Sc}|\d[\d']*[.,]\d\d\b)[^\d]{0,12}$/u.test(element.textContent ?? '');
/** What a person meets by what stands for it. */
const isMetUnseen = (element: Element): boolean =>
  isFileInput(element) || isInThumb(element) || isDrawnOver(element) || holdsDrawnOver(element);
const isRow = (group: string): boolean => group === 'item' || group === 'listitem';
const tables = new Set(['table', 'grid', 'treegrid']);

export class Walk {
  readonly entries = new Entries();
  readonly covered: CoveredControl[] = [];
  readonly #lines = new Lines(this.entries);
  readonly #looks = new Looks();
  readonly #drawings = new Drawings();
  readonly #lost = new Lost();
  readonly #editors = editorsIn(document);
  readonly #budget = new Budget();
  readonly #voices = new Voices();
  /** Of tables that are built of boxes. */
  readonly #heads: Element[] = [];
  /** What lies over the first of what is covered. */
  cover: Element | undefined;
  /** The section that a heading has just opened, until the walk is back where it ends. */
  #opened: { readonly section: Group; readonly around: Element | null } | undefined;

  /** The map of what stands in `root`; a document may have no body. */
  map(root: Element | null): FrameMap {
    const look = outermostLook(root ? groundAround(root) : '', root?.closest('li') != null);
    if (root) this.#visit(root, { block: root, blockLook: look, blockRole: '', group: new Group('', root), look, column: '' });
    this.#lines.endLine();
    this.entries.headColumns(this.#heads);
    this.entries.markBusy(document.querySelectorAll('[aria-busy="true"]'));
    return this.entries.sent(this.#lines.all, this.#budget.isSpent);
  }

  #visit(element: Element, outer: Stand): void {
    const { tagName } = element;
    if (this.#budget.spend(this.entries.elements.length)) return;
    if (tagName === 'BR') {
      this.#lines.breakAt(outer.block);
      return;
    }
    if (skipped.has(tagName)) {
      if (tagName === 'IFRAME' || tagName === 'FRAME') this.entries.addFrame(element, outer.group);
      else this.#tellUnreadable(element);
      return;
    }
    const isMarked = element.hasAttributes();
    const painted = (!isMarked && isWrapper(element, tagName)) || isPainted(element);
    if (!painted && !mayPaintInside(element) && !isMetUnseen(element)) return;
    const look = this.#looks.of(element, isMarked, tagName, outer.look);
    if ((look.isForReaders || isFaint(look)) && !isMetUnseen(element)) return;
    const at = outer.window && outer.isAway !== true && isAway(element, look, outer.window) ? { ...outer, isAway: true } : outer;
    const area = this.#editors.get(element);
    if (area && painted) {
      this.#editor(element, area, at, look);
      return;
    }
    const told = look.isStruck && isSum(element) ? 'deletion' : (look.role ?? roleOf(element));
    // What its maker has laid out for itself may be a thumb, which has no role of its own, or is a link to nowhere.
    const role = !look.isInFlow && painted && (told === '' || told === 'link') && isThumb(element) ? 'slider' : told;
    const named = labelled(element);
    // Where something stands in for its control, it is that one's label and does nothing itself.
    if (named && !standInOf(named)) this.#label(element, named, { ...at, look });
    // A cell may be nothing but a colour, too.
    else if (
      this.#isControl(element, role, painted, at, look) ||
      ((role === '' || role === 'cell') && painted && at.isAway !== true && this.#isShape(element, at, look)) ||
      (isOpenCell(element, role, look, at.look) && this.#control(element, role, { isActed: true, painted }, at, look))
    )
      return;
    else if (isInline(element, role, look) && !(at.isSplit && standsAlone(element)) && !this.#voices.isApart(element, look))
      this.#inline(element, painted, { ...at, look });
    else this.#block(element, role, painted, at, look);
  }

  /** The text in it belongs to the sentence around it. */
  #inline(element: Element, painted: boolean, at: Stand): void {
    const isBoxInLine = at.look.isBoxInLine && beginsLine(element);
    if (isBoxInLine || isSetApart(element) || isApartFromWords(element, 'before')) this.#lines.text(' ', at);
    if (isMention(element) && at.isAway !== true && !this.#isLost(element, at.look)) this.#lines.mention(element, at);
    this.#inside(element, painted, at);
    if (isBoxInLine || isApartFromWords(element, 'behind')) this.#lines.text(' ', at);
  }

  #block(element: Element, role: string, painted: boolean, at: Stand, look: Look): void {
    const { group: outer } = at;
    const isPlain = role === '' || role === 'paragraph';
    const isItem = isPlain && (at.alike?.has(element) === true || isNested(element, outer));
    const known = groupRole(element, role, outer);
    const opens = isItem && (known === '' || isBareSection(element)) ? 'item' : known;
    const columns = tables.has(opens) ? new Columns(element) : at.columns;
    const isRows = isTablePart(look);
    const count = element.childElementCount;
    const root = rootOf(element, look);
    const likes = at.alike?.has(element) ? { part: element, all: at.alike } : sectionsBeside(element, look.tagName);
    const around = likes ?? (at.likes?.part === at.block ? at.likes : undefined);
    // What stands alone has no likes.
    const within = isRows || (count < 2 && !root) ? undefined : alikeIn(root ?? element);
    const alike = within ?? (around && !isRows ? aloneIn(element, around) : undefined);
    const rows = isList(look) ? element.children : alike;
    const head = rows && builtHead(element, rows);
    if (head) this.#heads.push(...head.parts);
    this.#lines.endLine();
    if (role === 'img' && at.isAway !== true) this.#image(element, role, at);
    const inner: Stand = {
      block: element,
      blockLook: look,
      // Headers of built tables are wrapped a few times.
      blockRole: role === '' && at.blockRole === 'columnheader' ? at.blockRole : role,
      group: opens === '' ? outer : new Group(opens, element, outer),
      look,
      column: at.cells?.get(element) ?? at.column,
      sort: sortOf(element, role, look.names) ?? at.sort,
      columns,
      cells: opens === 'row' ? columns?.of(element) : isRow(opens) && at.head ? underHead(element, at.head) : at.cells,
      alike,
      likes,
      head,
      isSplit: !isRows && count > 1 && isSplit(element),
      isBelow: at.isBelow === true && look.isInFlow,
      window: windowOf(element, look, at.window),
      isAway: at.isAway === true && !look.isFixed,
      voice: this.#voices.of(element, role, look, at.voice),
    };
    this.#inside(element, painted, inner, count);
    this.#lines.endLine();
    if (role === 'heading' && at.isAway !== true && !this.#isLost(element, look)) this.#heading(element, outer);
  }

  #inside(element: Element, painted: boolean, at: Stand, count = element.childElementCount): void {
    const showsText = at.isAway !== true && (painted || paintsText(element));
    const { isFlat } = at.look;
    let inner = at;
    // Looked at now and then: to ask for a place is dear.
    let beforeLook = longFlow;
    const mayBeLong = at.isBelow !== true && at.look.flowsDown && at.block === element && count > longFlow;
    const assigned = at.look.tagName === 'SLOT' ? assignedTo(element) : undefined;
    const shadowRoot = rootOf(element, at.look);
    if (shadowRoot) {
      this.#voices.enter(shadowRoot);
      passShadow(shadowRoot);
    }
    if (count === 0 && !shadowRoot && !assigned) {
      const text = element.textContent ?? '';
      if (text === '') this.#tellUnreadable(element);
      else if (showsText && !(isFlat && this.#isLostText(text, element, at.look))) this.#lines.text(text, inner);
      return;
    }
    const isLeftward = !shadowRoot && !assigned && runsLeftward(element, count);
    const first = assigned ? assigned[0] : isLeftward ? element.lastChild : (shadowRoot ?? element).firstChild;
    let place = 0;
    for (let node = first; node; node = assigned ? assigned[++place] : isLeftward ? node.previousSibling : node.nextSibling) {
      const { nodeType } = node;
      if (nodeType === Node.TEXT_NODE) {
        const text = node.nodeValue ?? '';
        if (showsText && !(isFlat && this.#isLostText(text, element, at.look))) this.#lines.text(text, inner);
      } else if (nodeType === Node.ELEMENT_NODE) {
        if (mayBeLong && inner.isBelow !== true && --beforeLook === 0) {
          beforeLook = longFlow;
          if ((node as Element).getBoundingClientRect().top > innerHeight) inner = { ...inner, isBelow: true };
        }
        this.#visit(node as Element, inner);
        if (!this.#opened) continue;
        inner = { ...inner, group: this.#opened.section };
        if (this.#opened.around === element) this.#opened = undefined;
      }
    }
  }

  #isLost(element: Element, look: Look): boolean {
    return look.isFlat && this.#lost.is(element, look);
  }

  /** Blank text is looked at by nobody. */
  #isLostText(text: string, element: Element, look: Look): boolean {
    return /\S/.test(text) && this.#isLost(element, look);
  }

  /** Stands over what follows: its group, when it is the first in it, or a section of its own. */
  #heading(element: Element, group: Group): void {
    const text = squeeze(contentOf(element)).slice(0, longestText);
    if (text === '' || group.takeHeading(text, element)) return;
    this.#opened = sectionOf(element, group, text);
  }

  /** Whether it is a control, and all that is in it is known by that. */
  #isControl(element: Element, role: string, painted: boolean, at: Stand, look: Look): boolean {
    const isActed = isActedOn(element, role, look, at.look);
    const isIcon = isDrawnIcon(element, look, at.look);
    if (!isActed && !isIcon && !isClickable(role, look, at.look) && !isIconOfRow(element, role, look, at.look)) return false;
    return this.#control(element, role, { isActed, isIcon, painted }, at, look);
  }

  /** False when there is more to be seen within the control. */
  #control(
    element: Element,
    role: string,
    { isActed, isIcon = false, painted }: { readonly isActed: boolean; readonly isIcon?: boolean; readonly painted: boolean },
    at: Stand,
    look: Look,
  ): boolean {
    if (look.isInert || (look.isFlat && this.#lost.isControl(element, look, at.look))) return true;
    const disabled = look.isDisabled || (look.mayBeDisabled && element.matches(':disabled'));
    const isSeen = painted && !look.isForReaders;
    if (!(isSeen && at.isBelow && look.isInFlow && isFilled(element) && !look.isClipped)) {
      const box = isSeen ? reachableBox(element) : undefined;
      if (!box && !isMetUnseen(element)) return role !== '' && element.childElementCount === 0;
      if (box && !isMet(element, box, look, disabled)) {
        // What is looked for and not there may be under something.
        const under = !disabled && this.covered.length < mostCovered ? coveredControl(element, role, box) : undefined;
        if (under) {
          this.covered.push(under.told);
          this.cover ??= under.cover;
        }
        return true;
      }
    }
    look.drawn ??= drawnAround(element);
    const list = isListLike(role) ? nativeListBehind(element) : undefined;
    const box = role === '' ? boxBehind(element) : undefined;
    const listRole = list || box ? roleOf(list ?? (box as Element)) : role;
    const inner = element.firstElementChild;
    const isBare = inner === null && !rootOf(element, look);
    const text = look.isNamedByText && !list ? (isBare ? bareName : textName)(element, look.drawn) : '';
    // What has the role of text is known by its text when it is acted on.
    const name = (
      text ||
      nameOf(element, listRole, look.drawn) ||
      (isOdd(listRole) ? squeeze(contentName(element)) : '') ||
      (role === 'slider' ? textBefore(element) : '')
    ).slice(0, longestText);
    const isOwnRole = role !== '' && isActed && !isPressedAsWhole(element, role, look);
    const plain = look.isEditable ? 'textbox' : role === 'img' ? role : 'clickable';
    const kind = list || box ? listRole : isOwnRole ? role : plain;
    const parted =
      inner !== null && !isIcon && !disabled && !look.isEditable && !(isWhole(role) && element.querySelector(innerControls) === null);
    const column = at.cells?.get(element);
    this.#lines.endRun();
    const drawing = name === '' && (role === '' || role === 'cell') ? this.#drawings.of(element, look, at.look) : undefined;
    // A box of colour may be an icon, which its maker has called something.
    const isDrawn = drawing !== undefined && element instanceof SVGElement;
    const drawn = isDrawn ? this.#drawings.captionOf(element) || `${drawing.colour} ${drawing.kind}` : undefined;
    this.#act(
      element,
      kind,
      drawn ?? name,
      at.block,
      { group: at.group, look, column: column ?? at.column, sort: sortOf(element, role, look.names) ?? at.sort },
      { disabled, parted },
      seen(drawing, look),
    );
    if (list) this.entries.takeList(element, list);
    if (parted) return false;
    at.group.say(name);
    return true;
  }

  /** Whether it is a shape, or a letter, of a drawing. */
  #isShape(element: Element, at: Stand, look: Look): boolean {
    const drawing = this.#drawings.of(element, look, at.look);
    const box = drawing && reachableBox(element);
    // The pointer passes through an outline.
    const isOutline = drawing?.isHollow === true && element instanceof SVGElement;
    if (!drawing || !box || !isMet(element, box, look, isOutline)) return false;
    const isText = drawing.kind === 'text';
    const name = isText ? squeeze(element.textContent ?? '').slice(0, longestText) : `${drawing.colour} ${drawing.kind}`;
    if (name === '') return false;
    this.#lines.endRun();
    const place = this.entries.add(element, isText ? 'text' : 'img', name, at, wordsIn(element));
    this.entries.look(place, seen(drawing, look));
    this.#lines.push(place);
    at.group.say(name);
    return true;
  }

  /** A label is its control's name; where the control itself is not shown, as with drawn checkboxes, it stands for it. */
  #label(label: Element, control: Element, at: Stand): void {
    this.#lines.endLine();
    const box = shownBox(control);
    const isClipped =
      control.parentElement !== label || this.#looks.of(control, control.hasAttributes(), control.tagName, at.look).isClipped;
    if (box && !isFaintIn(at.look, control) && box.width >= leastPx && (!isClipped || survivesClipping(box, control))) {
      const over = [...label.querySelectorAll('*')].filter(isPoppedUp);
      for (const child of label.querySelectorAll('*')) {
        if (over.some((part) => part !== child && part.contains(child))) continue;
        if (child === control || over.includes(child) || isControl(child, roleOf(child)) || this.#voices.isReason(child))
          this.#visit(child, at);
      }
      return;
    }
    const own = shownBox(label);
    // What is disabled may let the pointer through.
    if (!own || (!isDisabled(control) && isCovered(label, own))) return;
    const name = squeeze(contentName(label)).slice(0, longestText);
    this.#lines.endRun();
    this.#act(label, roleOf(control), name, at.block, at, { disabled: isDisabled(control), parted: false }, '');
    at.group.say(name);
  }

  /** What is drawn in it is the value of the text area that hears its keys. */
  #editor(element: Element, area: HTMLTextAreaElement, at: Stand, look: Look): void {
    const box = reachableBox(element);
    if (!box || !isMet(element, box, look, false)) return;
    this.#lines.endLine();
    const name = (nameOf(area, 'textbox') || labelBefore(element)).slice(0, longestText);
    this.#lines.push(this.entries.addEditor(element, name, editorText(element), { ...at, look }));
    this.#lines.endLine();
  }

  #tellUnreadable(element: Element): void {
    const what = unreadable(element);
    if (what === undefined) return;
    this.#lines.endLine();
    this.#lines.say(what);
  }

  #image(element: Element, role: string, at: Stand): void {
    const name = nameOf(element, role).slice(0, longestText);
    if (name) this.#lines.push(this.entries.add(element, role, name, at, wordsIn(element)));
  }

  #act(
    element: Element,
    role: string,
    name: string,
    block: Element,
    at: Spot,
    { disabled, parted }: { readonly disabled: boolean; readonly parted: boolean },
    look: string,
  ): void {
    const place = this.entries.addAct(element, role, name, at, disabled, parted);
    this.entries.look(place, look);
    this.#lines.push(place);
    if (at.look.tagName === 'A') this.#lines.tell(block, name);
  }
}
