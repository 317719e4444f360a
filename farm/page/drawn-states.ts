/** The states that a page only draws: a class alone tells which of the cards, buttons or links is the chosen one, and a reader of the map sees no class. */
import type { ObservedElement } from './port.ts';

const drawn = new Set(['button', 'clickable', 'link']);
const state = /(?:^| )(active|selected|checked|pressed|chosen|current|on)(?= |$)/;
/** These may be a part of what a thing is called: "log on". */
const vague = new Set(['current', 'on']);

interface Marked {
  readonly element: ObservedElement;
  readonly hints: string;
  readonly word: string;
}

const none: ReadonlyMap<number, string> = new Map();

/** By the element's number, the word of its maker for it, where one of its kind beside it has none; for a vague one, one that is called the same. */
export function drawnStates(elements: readonly ObservedElement[]): ReadonlyMap<number, string> {
  const marked: Marked[] = [];
  for (const element of elements) {
    const mark = element.hints === undefined ? undefined : markOf(element, element.hints);
    if (mark) marked.push(mark);
  }
  if (marked.length === 0) return none;
  const sets = new Set(marked.map(({ element }) => setOf(element)));
  const others = elements.filter((element) => drawn.has(element.role) && sets.has(setOf(element)) && !state.test(element.hints ?? ''));
  const beside = new Set(others.flatMap((other) => callingsOf(other.hints ?? '').map((called) => `${setOf(other)} ${called}`)));
  const isTold = ({ element, hints, word }: Marked) => {
    const base = hints.replace(state, '').trim();
    return (vague.has(word) ? [base] : callingsOf(base)).some((called) => beside.has(`${setOf(element)} ${called}`));
  };
  return new Map(marked.filter(isTold).map(({ element, word }) => [element.index, word]));
}

/** All of it, and each of its words. */
const callingsOf = (hints: string): readonly string[] => [hints, ...hints.split(' ')];

/** What ARIA says of it needs no other word. */
function markOf(element: ObservedElement, hints: string): Marked | undefined {
  if (!drawn.has(element.role)) return undefined;
  const word = state.exec(hints)?.[1];
  return word !== undefined && element.states.every((name) => name === 'focused') ? { element, hints, word } : undefined;
}

const setOf = ({ role, group }: ObservedElement): string => `${role} ${group ?? ''}`;
