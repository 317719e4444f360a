/** What speaks to a person by itself, whatever it is built of: live regions, and what says why a field is not right. */
import { standsAlone } from './kinds.ts';
import type { Look } from './looks.ts';
import { isBesideField, isReproach } from './reproaches.ts';

/**
 * `alert`: at once, as what went wrong does; `announcement`: when there is time; `error`: by what its maker called it, or what it stands in.
 * Added to what a text was called by the page's maker.
 */
export type Voice = 'alert' | 'announcement' | 'error';

const ofRoles: Readonly<Record<string, Voice>> = { alert: 'alert', status: 'announcement' };
const ofLive: Readonly<Record<string, Voice>> = { assertive: 'alert', polite: 'announcement' };
/** More than this is no message: whole lists of results are announced, too. */
const longest = 1_000;

export class Voices {
  /** What says why a field is not right. */
  readonly #reasons = new Set<Element>();

  constructor() {
    this.enter(document);
  }

  /** Names are good within a document or a shadow root. */
  enter(root: Document | ShadowRoot): void {
    for (const field of root.querySelectorAll('[aria-invalid]:not([aria-invalid="false" i])'))
      for (const id of `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`.split(/\s+/)) {
        const reason = id === '' ? null : root.getElementById(id);
        if (reason) this.#reasons.add(reason);
      }
  }

  /** Whether it is there for the sake of a field that is not right. */
  isReason(element: Element): boolean {
    return this.#reasons.has(element);
  }

  /** Whether it is no part of the sentence that it stands in. */
  isApart(element: Element, { names }: Look): boolean {
    if (this.isReason(element)) return true;
    if (names.has('aria-live') && liveOf(element) === 'assertive' && standsAlone(element)) return true;
    return names.has('class') && isBesideField(element);
  }

  /** How the element speaks, or what it stands in; undefined where neither does. */
  of(element: Element, role: string, { names }: Look, around: Voice | undefined): Voice | undefined {
    if (around === 'error' || ((names.has('class') || names.has('id')) && isReproach(element))) return 'error';
    if (this.isReason(element)) return 'alert';
    const live = names.has('aria-live') ? liveOf(element) : '';
    if (live === 'off') return undefined;
    const own = ofRoles[role] ?? ofLive[live];
    if (own === undefined) return around;
    return (element.textContent ?? '').length <= longest ? own : undefined;
  }
}

const liveOf = (element: Element): string => element.getAttribute('aria-live')?.toLowerCase() ?? '';
