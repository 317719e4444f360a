/** What a list that the page has built offers, whatever it is built of: what comes up once it is opened, and stands in a row of its likes. */
import { squeeze } from './blanks.ts';
import { controlOf } from './control.ts';
import { isOff, isOption, showsList, textOf } from './lists.ts';
import { nextPicture } from './quiet.ts';
import { elementAt } from './registry.ts';
import { isShown } from './visibility.ts';
import type { Peek, WireOffer } from './wire.ts';

const most = 200;
const longest = 120;

/** What was on show before it was opened. */
let stood: WeakSet<Element> = new WeakSet();
let came: readonly Element[] = [];

/** Looks at the page before the list is opened; undefined when the control is gone. */
export function beginPeek(index: number): Peek | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  stood = new WeakSet(parts(document).filter(isShown));
  came = [];
  return { isOpen: showsList(controlOf(element)), isAsked: controlOf(element).closest('dialog:modal') !== null };
}

/** What has come up since, within `ms`; empty when nothing did. */
export function offers(ms: number): Promise<readonly WireOffer[]> {
  const until = performance.now() + ms;
  return new Promise((resolve) => {
    const look = () => {
      const options = newOptions();
      if (options.length > 0 || performance.now() > until) {
        came = options.length > 0 ? options : fresh();
        resolve(options.slice(0, most).map((option) => ({ text: textOf(option), ...(isOff(option) && { isOff: true }) })));
      } else nextPicture(look);
    };
    look();
  });
}

/** Whether anything is on show that was not, though nothing of it could be chosen. */
export const hasRisen = (): boolean => came.some(isShown);

const fresh = (): readonly Element[] => parts(document).filter((part) => !stood.has(part) && isShown(part));

/** Whether all that came up is gone within `ms`. */
export function isFolded(ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  return new Promise((resolve) => {
    const look = () => {
      const isGone = !came.some(isShown);
      if (isGone || performance.now() > until) resolve(isGone);
      else nextPicture(look);
    };
    look();
  });
}

/** Those that say that they are options; else the longest row of likes that hold nothing but their words. */
function newOptions(): readonly Element[] {
  const worded = fresh().filter(isWorded);
  const said = worded.filter(isOption);
  if (said.length > 0) return said.filter((option) => !said.some((other) => other !== option && option.contains(other)));
  const rows = new Map<Element, Element[]>();
  for (const part of worded) {
    const row = part.parentElement;
    if (row && getComputedStyle(part).cursor === 'pointer') rows.set(row, [...(rows.get(row) ?? []), part]);
  }
  const alike = [...rows.values()].filter((row) => row.length > 1 && row.every(({ tagName }) => tagName === row[0]?.tagName));
  return alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

const isWorded = (part: Element): boolean => {
  const text = squeeze(part.textContent ?? '');
  return text !== '' && text.length <= longest;
};

/** All elements, through open shadow roots. */
const parts = (root: Document | ShadowRoot): readonly Element[] =>
  [...root.querySelectorAll('*')].flatMap((part) => (part.shadowRoot ? [part, ...parts(part.shadowRoot)] : [part]));
