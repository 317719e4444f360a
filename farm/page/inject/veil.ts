/** Whether something lies over the whole page, for whoever reads the map: what is under it is not on it. */
import { consentTopic } from '../../../config/consent.ts';
import { fold } from './options.ts';
import { controlsIn, floats, holdsTyped } from './overlay.ts';
import { deepestAt, describe, parentOf } from './visibility.ts';
import type { WireOver, WireVeil } from './wire.ts';

const places = [0.2, 0.5, 0.8];
/** Of the nine points of a grid. */
const most = 5;

/** `mapped`: the elements of the map, among which the control that closes it is named. */
export function veilOver(mapped: readonly Element[]): { readonly root: Element; readonly told: WireVeil } | undefined {
  const roots = places.flatMap((across) => places.map((down) => rootAt(innerWidth * across, innerHeight * down)));
  const root = roots.find((one) => one !== undefined && roots.filter((other) => other === one).length >= most);
  if (!root) return undefined;
  const text = (root.textContent ?? '').toLowerCase();
  const framed = root.matches('iframe') || root.querySelector('iframe') !== null;
  return { root, told: { what: describe(root), ...closer(root, consentTopic.test(text), mapped), framed } };
}

/** The control of the map that closes it best. */
function closer(root: Element, isConsent: boolean, mapped: readonly Element[]): { readonly control?: number } {
  const [best] = controlsIn(root, isConsent).sort((a, b) => a.rank - b.rank);
  const control = best ? mapped.indexOf(best.element) : -1;
  return control >= 0 ? { control } : {};
}

/** What comes by itself and is nobody's goal. */
const aside =
  /newsletter|subscri|sign me up|abonnier|inscri|suscri|boletín|iscriviti|\d ?% (?:off|rabatt|de (?:réduction|descuento))|\b(?:coupon|voucher|gutschein|notifications?|benachrichtigungen)\b/;

/** `cover`: what lies over all of the page, or over a control of it. */
export function whatIsOver(cover: Element | undefined, mapped: readonly Element[]): WireOver | undefined {
  const root = cover && outermost(cover);
  if (!root) return undefined;
  const text = fold(root.textContent ?? '');
  const isConsent = consentTopic.test(text);
  return { what: describe(root), ...(!holdsTyped(root) && closer(root, isConsent, mapped)), isAside: isConsent || aside.test(text) };
}

/** Of what floats around it. */
function outermost(cover: Element): Element {
  let root = cover;
  for (let at: Element | null = cover; at && at !== document.body; at = parentOf(at)) if (floats(at)) root = at;
  return root;
}

/** The outermost part that stays in place over this point, when there is something of the page under it. */
function rootAt(x: number, y: number): Element | undefined {
  let root: Element | undefined;
  for (let at: Element | null | undefined = deepestAt(x, y); at && at !== document.body; at = parentOf(at)) {
    if (getComputedStyle(at).position === 'fixed' || at.matches('dialog,[aria-modal="true"]')) root = at;
  }
  const above = root;
  if (!above) return undefined;
  const isUnder = (part: Element) => !above.contains(part) && !part.contains(above) && getComputedStyle(part).position !== 'fixed';
  return document.elementsFromPoint(x, y).some(isUnder) || hasMore(above) ? above : undefined;
}

/** A page that is all in one fixed part is not covered by it: there is none beside it. */
const hasMore = (root: Element): boolean =>
  [...document.body.children].some((part) => {
    if (part.contains(root) || root.contains(part) || getComputedStyle(part).position === 'fixed') return false;
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0 && part.textContent.trim() !== '';
  });
