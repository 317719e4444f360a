/** What a page has said in messages since an act began, though it may have gone since, and what it called the control meanwhile. */
import { squeeze } from './blanks.ts';
import { identify } from './name.ts';
import { elementAt } from './registry.ts';
import { isMessage, isStatus } from './text.ts';
import { parentOf } from './visibility.ts';
import type { Said } from './wire.ts';

/** More than this is no remark; and so many are kept. */
const longest = 300;
const mostKept = 20;
/** How far above a change it is looked for what speaks. */
const mostLevels = 6;
/** Of what has changed at once, so much is looked at. */
const mostAsked = 60;
/** A page that changes for ever is listened to no longer. */
const mostChanges = 4_000;

const roots = new Set<ShadowRoot>();
/** What messages said, and what was taken from the page meanwhile. */
let heard = new Set<string>();
let stood = new Set<string>();
let subject: Element | undefined;
let called = '';
let calledMeanwhile: string | undefined;
let changes = 0;

const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'aria-hidden', 'aria-label', 'aria-pressed', 'aria-checked'],
};

const observer = new MutationObserver(hear);

/** The map has come to a shadow root: it is listened to with the next act. */
export const passShadow = (root: ShadowRoot): void => void roots.add(root);

/** From now on; `index` is of what is acted on. */
export function listen(index?: number): void {
  observer.disconnect();
  heard = new Set();
  stood = new Set();
  changes = 0;
  calledMeanwhile = undefined;
  subject = index === undefined ? undefined : elementAt(index);
  called = subject ? callOf(subject) : '';
  observer.observe(document, watched);
  for (const root of roots) {
    if (root.host.isConnected) observer.observe(root, watched);
    else roots.delete(root);
  }
}

/** What was said since and not before, and is perhaps gone; and how the control was called meanwhile that is called as it was again. */
export function said(): Said {
  hear(observer.takeRecords());
  const flipped = subject?.isConnected && callOf(subject) === called ? calledMeanwhile : undefined;
  const texts = [...heard].filter((text) => !stood.has(text));
  return { ...(texts.length > 0 && { said: texts }), ...(flipped !== undefined && { meanwhile: flipped }) };
}

function callOf(element: Element): string {
  const on = element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked') ?? '';
  return `${identify(element).name}${on === 'true' ? ' (on)' : ''}`;
}

function hear(records: readonly MutationRecord[]): void {
  if (records.length === 0) return;
  changes += records.length;
  if (changes > mostChanges) {
    observer.disconnect();
    return;
  }
  const asked = new Set<Element>();
  let isOfSubject = false;
  for (const { target, addedNodes, removedNodes, type } of records) {
    for (const { textContent } of removedNodes) {
      const text = textContent && textContent.length <= longest ? squeeze(textContent) : '';
      if (!heard.has(text)) stood.add(text);
    }
    const on = target instanceof Element ? target : parentOf(target);
    if (!on) continue;
    isOfSubject ||= subject !== undefined && (subject === on || subject.contains(on));
    if (type !== 'childList') asked.add(on);
    for (const node of addedNodes) {
      asked.add(node instanceof Element ? node : on);
      if (node instanceof Element && node.shadowRoot && !roots.has(node.shadowRoot)) {
        roots.add(node.shadowRoot);
        observer.observe(node.shadowRoot, watched);
      }
    }
  }
  if (isOfSubject && subject?.isConnected) {
    const now = callOf(subject);
    if (now !== called) calledMeanwhile = now;
  }
  const all = [...asked];
  const some = all.length > mostAsked ? [...all.slice(0, mostAsked / 2), ...all.slice(-mostAsked / 2)] : all;
  for (const element of some) if (heard.size < mostKept) note(element);
}

/** What the element says, or what speaks around it or is in it. */
function note(element: Element): void {
  if (!element.isConnected || element === document.body) return;
  for (let at: Element | null = element, level = 0; at && at !== document.body && level < mostLevels; at = parentOf(at), level += 1)
    if (isStatus(at) || isAfloat(at)) {
      keep(at);
      return;
    }
  for (const inside of [...element.querySelectorAll('*')].slice(0, mostInside)) if (isStatus(inside)) keep(inside);
}
const mostInside = 50;

/** It lies over the page. */
function isAfloat(element: Element): boolean {
  const isApart = element.hasAttribute('popover') || (element.childElementCount <= 4 && getComputedStyle(element).position === 'fixed');
  return isApart && isMessage(element);
}

function keep(element: Element): void {
  // biome-ignore lint/performance/useDomNodeTextContent: words of neighbouring blocks must not run together
  const text = squeeze(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
  if (text !== '' && text.length <= longest && element.checkVisibility()) heard.add(text);
}
