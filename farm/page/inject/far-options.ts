/** Options of a list that draws only what is in view: scrolled to. */
import { controlOf } from './control.ts';
import { shownOptions, textOf } from './lists.ts';
import { elementAt } from './registry.ts';
import { containerOf } from './scroll.ts';

/** What is drawn late is waited for so often. */
const mostLate = 5;
/** Of what it shows, so that the last option seen is seen again. */
const step = 0.8;

interface Search {
  readonly box: Element;
  /** Where it stood at first: from there on down, and then all above it. */
  readonly from: number;
  /** Where the option may lie while the list is taken for sorted. */
  low: number;
  high: number;
  way: 'byHalves' | 'down' | 'fromTop';
  late: number;
}

let search: Search | undefined;

/**
 * Scrolls the open list towards the wanted option, by halves as long as what it shows is sorted and then a page at a time. False when all
 * of it was shown, or when nothing of it scrolls. `anew`: it has just been opened.
 */
export function scrollOptions(index: number, wanted: string, anew: boolean): boolean {
  const element = elementAt(index);
  if (!element) return false;
  if (anew) search = undefined;
  const options = shownOptions(controlOf(element));
  const [first] = options;
  const box = first ? containerOf(first) : search?.box;
  if (!box) return false;
  if (search?.box !== box)
    search = { box, from: box.scrollTop, low: 0, high: box.scrollHeight - box.clientHeight, way: 'byHalves', late: 0 };
  return search.way === 'byHalves' ? halve(search, textsInView(options, box), wanted) : page(search);
}

function textsInView(options: readonly Element[], box: Element): readonly string[] {
  const { top, bottom } = box.getBoundingClientRect();
  return options
    .map((option) => ({ option, at: option.getBoundingClientRect() }))
    .filter(({ at }) => at.bottom > top && at.top < bottom)
    .sort((a, b) => a.at.top - b.at.top)
    .map(({ option }) => textOf(option));
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function halve(search: Search, texts: readonly string[], wanted: string): boolean {
  const { box } = search;
  if (texts.length === 0 && search.late < mostLate) {
    search.late += 1;
    return true;
  }
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  const isSorted = texts.length > 1 && texts.every((text, at) => at === 0 || compare(texts[at - 1] ?? '', text) < 0);
  const isAbove = compare(wanted, first) < 0;
  if (isAbove) search.high = box.scrollTop;
  else search.low = box.scrollTop;
  const isBetween = !isAbove && compare(wanted, last) <= 0;
  if (isSorted && !isBetween && search.high - search.low > box.clientHeight * step) {
    // The way is drawn as far as it was asked for: what was scrolled to is looked at next.
    return moved(box, (search.low + search.high) / 2);
  }
  search.way = 'down';
  moved(box, search.from);
  return true;
}

function page(search: Search): boolean {
  const { box } = search;
  const isLate = search.way === 'fromTop' && box.scrollTop >= search.from;
  if (!isLate && moved(box, box.scrollTop + box.clientHeight * step)) return true;
  if (search.way === 'fromTop' || search.from === 0) return false;
  search.way = 'fromTop';
  return moved(box, 0);
}

function moved(box: Element, top: number): boolean {
  const before = box.scrollTop;
  box.scrollTo({ top, behavior: 'instant' });
  return box.scrollTop !== before;
}
