/** Editors that draw their text themselves and hear the keys by a text area that no one sees, as those of code do. */
import { survivesClipping } from './clipping.ts';
import { nextPicture } from './quiet.ts';
import { elementAt } from './registry.ts';
import { activeElement, isPainted, isShown, parentOf, shownBox } from './visibility.ts';

const mostLevels = 4;
/** Of all that is clicked to be edited. */
const [leastWide, leastHigh] = [60, 20];
/** Of a text area that a person can type into. */
const leastPx = 4;
const mostAreas = 40;
const mostParts = 300;
const controls = 'input:not([type="hidden" i]),button,select,textarea,a[href],[contenteditable]';

/** What is drawn around the text areas of the document that are out of sight, with each of them. */
export function editorsIn(root: Document): ReadonlyMap<Element, HTMLTextAreaElement> {
  const found = new Map<Element, HTMLTextAreaElement>();
  for (const area of [...root.querySelectorAll('textarea')].slice(0, mostAreas)) {
    const editor = editorAround(area);
    if (editor) found.set(editor, area);
  }
  return found;
}

/** Where the pointer says that there is text to be edited, and nothing but this takes the keys; undefined for all others. */
export function editorAround(area: Element): Element | undefined {
  if (!(area instanceof HTMLTextAreaElement) || area.readOnly || area.matches(':disabled') || !isOutOfSight(area)) return undefined;
  for (let at = parentOf(area), level = 0; at && level < mostLevels && !at.matches('body,form'); at = parentOf(at), level += 1) {
    const box = shownBox(at);
    if (!box || box.width < leastWide || box.height < leastHigh) continue;
    if ([...at.querySelectorAll(controls)].some((control) => control !== area && isShown(control))) return undefined;
    if (saysText(at, area)) return at;
  }
  return undefined;
}

function isOutOfSight(area: Element): boolean {
  if (!area.checkVisibility({ visibilityProperty: true })) return false;
  const box = area.getBoundingClientRect();
  return !isPainted(area) || Math.min(box.width, box.height) < leastPx || !survivesClipping(box, area);
}

const isText = (element: Element): boolean => getComputedStyle(element).cursor === 'text';
const saysText = (around: Element, area: Element): boolean =>
  isText(around) || [...around.querySelectorAll('*')].slice(0, mostParts).some((part) => part !== area && isText(part));

/** The lines that it shows, without what stands beside them, as their numbers. */
export function editorText(editor: Element): string {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.tagName === 'TEXTAREA' || (node.nodeValue ?? '') === '' || !isText(parent) || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const top = Math.round(range.getBoundingClientRect().top);
    const near = [...lines.keys()].find((at) => Math.abs(at - top) <= 2) ?? top;
    lines.set(near, `${lines.get(near) ?? ''}${node.nodeValue}`);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, line]) =>
      line
        .replaceAll('\u00a0', ' ')
        .replace(/[\u200b-\u200d\ufeff]/g, '')
        .trimEnd(),
    )
    .join('\n')
    .trim();
}

/** Whether the editor around the field comes within `ms` to show the text, as far as it is in view, and nothing else. */
export function editorShows(index: number, text: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  const wanted = linesOf(text);
  return new Promise((resolve) => {
    const look = () => {
      const element = elementAt(index);
      const shown = element ? linesOf(editorText(element)) : wanted;
      const isIt = shown.length > 0 === wanted.length > 0 && shown.every((line) => wanted.some((one) => one.includes(line)));
      if (isIt || performance.now() > until) resolve(isIt);
      else nextPicture(look);
    };
    look();
  });
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Puts the text in as a person does who pastes it; false where the page leaves that to the browser, which takes it from nobody else. */
export function paste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData });
  return activeElement()?.dispatchEvent(event) === false;
}
