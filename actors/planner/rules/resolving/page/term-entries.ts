/** Lists of terms of which each can be pressed: a term and what is said of it is an entry, which a page has no element for. */
import type { ObservedElement, ObservedGroup } from '../../../../../farm/page/port.ts';
import { isClickable } from './kinds-of-elements.ts';

interface Page {
  readonly elements: readonly ObservedElement[];
  readonly groups: readonly ObservedGroup[];
}

const fewest = 2;

/** With a group of its own for each entry, where they follow each other and nothing stands between them. */
export function withTermEntries({ elements, groups }: Page): Page {
  const runs = runsIn(elements).filter((run) => run.length >= fewest);
  if (runs.length === 0) return { elements, groups };
  const grouped = new Map<ObservedElement, number>();
  const added = runs.flat().map((entry, at): ObservedGroup => {
    for (const element of entry) grouped.set(element, groups.length + at);
    const { group } = entry[0] as ObservedElement;
    const name = entry.map(({ name: said }) => said).join(' ');
    return { role: 'item', name, ...(group !== undefined && { parent: group }) };
  });
  const moved = elements.map((element) => {
    const group = grouped.get(element);
    return group === undefined ? element : { ...element, group };
  });
  return { elements: moved, groups: [...groups, ...added] };
}

/** Entries right behind each other in one group. */
function runsIn(elements: readonly ObservedElement[]): readonly (readonly (readonly ObservedElement[])[])[] {
  const runs: (readonly ObservedElement[])[][] = [];
  for (let at = 0; at < elements.length; ) {
    const entry = entryAt(elements, at);
    const before = runs.at(-1)?.at(-1)?.at(-1);
    if (entry.length > 0 && before && before === elements[at - 1] && before.group === entry[0]?.group) runs.at(-1)?.push(entry);
    else if (entry.length > 0) runs.push([entry]);
    at += Math.max(1, entry.length);
  }
  return runs;
}

/** The term and what is said of it. */
function entryAt(elements: readonly ObservedElement[], at: number): readonly ObservedElement[] {
  const term = elements[at];
  if (!term || !isClickable(term) || term.name === '') return [];
  const rest = elements.slice(at + 1);
  const end = rest.findIndex(
    ({ role, context, group, states }) =>
      group !== term.group || !((role === 'definition' && context === term.name) || states.includes('mention')),
  );
  const said = end === -1 ? rest : rest.slice(0, end);
  return said[0]?.role === 'definition' ? [term, ...said] : [];
}
