/** Texts in broken lines whose lines have controls of their own: each line is an entry, as a row of a table is. */
import type { Observation, ObservedElement, ObservedGroup } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import { asLine } from './by-lines.ts';
import { isText } from './kinds-of-elements.ts';

interface Apart {
  readonly observation: Observation;
  /** The act as the page takes it, of one that is for this observation. */
  onPage(act: Act): Act;
}

/** The observation with each such line and its controls as an `item`. The page has no element for a line: its text stands for it. */
export function linesApart(observation: Observation): Apart {
  const broken = new Map<ObservedElement, Lines>();
  for (const element of observation.elements) {
    const lines = element.lines === undefined ? undefined : linesOf(element, observation.elements);
    if (lines) broken.set(element, lines);
  }
  if (broken.size === 0) return { observation, onPage: (act) => act };
  const elements: ObservedElement[] = [];
  const originals: number[] = [];
  const groups: ObservedGroup[] = [...observation.groups];
  const placed = new Set<ObservedElement>();
  const add = (element: ObservedElement, original: ObservedElement): void => {
    originals.push(original.index);
    elements.push({ ...element, index: elements.length });
  };
  for (const element of observation.elements) {
    if (placed.has(element)) continue;
    const lines = broken.get(element);
    if (!lines) add(element, element);
    const { lines: _, value: __, label: ___, ...text } = element;
    for (const [name, controls] of lines ?? []) {
      const group = groups.push({ role: 'item', name, ...(element.group !== undefined && { parent: element.group }) }) - 1;
      add({ ...text, name, role: 'text', group }, element);
      asLine(elements.at(-1));
      for (const control of controls) {
        placed.add(control);
        add({ ...control, group }, control);
      }
    }
  }
  const { over } = observation;
  const control = over?.control === undefined ? -1 : originals.indexOf(over.control);
  const onPage = (place: number) => originals[place] ?? place;
  return {
    observation: { ...observation, elements, groups, ...(over && control !== -1 && { over: { ...over, control } }) },
    onPage: (act) => ({
      ...act,
      ...('element' in act && act.element !== undefined && { element: onPage(act.element) }),
      ...('to' in act && { to: onPage(act.to) }),
    }),
  };
}

/** Each line with the controls on it. */
type Lines = ReadonlyMap<string, readonly ObservedElement[]>;

/** A control is labelled by the line that it stands on, or by the one before it there. Undefined where not all tell theirs, or none is. */
function linesOf({ index, group, lines: told = [] }: ObservedElement, elements: readonly ObservedElement[]): Lines | undefined {
  const after = elements.slice(index + 1);
  const end = after.findIndex((element) => isText(element) || element.group !== group);
  const controls = end === -1 ? after : after.slice(0, end);
  const found = new Map<string, ObservedElement[]>(told.map((line) => [line, []]));
  let line: ObservedElement[] | undefined;
  for (const [at, control] of controls.entries()) {
    const { label } = control;
    const own = label === undefined ? undefined : found.get(label);
    if (own === undefined && (label === undefined || label !== controls[at - 1]?.name)) return undefined;
    line = own ?? line;
    line?.push(control);
  }
  return line !== undefined && found.size === told.length ? found : undefined;
}
