/** Whose a row or card is: what is called so is before what is of it, and both are before what only mentions it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isEditable, isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsWords, likeness } from '../words/likeness.ts';
import { isInCells } from './names-in-cells.ts';

const owning = /\b(?:author|sender|from|by|name|user|username|handle|owner|customer|client|who|poster|writer|account|origin)\b/i;
/** "by Ada, 3 days ago", "Assignee: Ada" */
const owned = /\b(?:by|from|von|par|de)\s+@?$|^(?:assignee|assigned to|owner|author|sender|from|by|customer|client|requester|contact):\s*$/;
const leastExact = 0.95;
/** By the Quiet Mile is what "The Quiet Mile" is. */
const article = /^the (?=\p{Lu})/iu;
/** "@ada · 3h" */
const isHead = (text: string, said: string): boolean => {
  const [folded, begins] = [fold(text), fold(said)];
  return folded.startsWith(begins) && /^\s*[·•|,(–—-]/.test(folded.slice(begins.length));
};

/** "Ebru Osman · Grace Kim" */
const isListed = (text: string, said: string): boolean => text.split(/\s[·•|–—]\s/).some((part) => fold(part) === fold(said));

/** From 0 (it is not of it) to 5 (it is called so). */
function bond(unit: Unit, said: string, scene: Scene): number {
  // What can be clicked as a whole says all that stands in it, and may say more itself.
  const parts = unit.elements.flatMap((element) =>
    scene.isIn(element, unit.group) || unit.elements.length === 1 ? [element] : ownWords(element, unit),
  );
  const told = parts.filter((element) => /[\p{L}\p{N}]/u.test(element.name) && !isEditable(element) && element.role !== 'checkbox');
  const ofPart = (element: ObservedElement): number => {
    const names = element === told[0] || owning.test(`${element.hints ?? ''} ${element.column ?? ''}`);
    if (likeness(said, element.name.replace(article, '')) >= leastExact || likeness(said, element.name) >= leastExact) return names ? 5 : 4;
    if (!holdsWords(element.name, said)) return 0;
    const before = fold(element.name).split(fold(said))[0] ?? '';
    const isShort = element.name.split(/\s+/).length <= said.split(/\s+/).length + 1;
    return (names && isShort) || owned.test(before) ? 3 : names || isHead(element.name, said) || isListed(element.name, said) ? 2 : 1;
  };
  return Math.max(
    0,
    ...told.map(ofPart),
    isInCells(unit, said) ? 4 : 0,
    ...(told.length === 0 || holdsWords(unit.text, said) ? [0.5] : []),
  );
}

/** What the card says before all that stands in it. */
function ownWords(whole: ObservedElement, { elements }: Unit): readonly ObservedElement[] {
  const first = elements.find((element) => element !== whole && element.name !== '');
  const end = first === undefined ? -1 : whole.name.indexOf(first.name);
  return end > 0 ? [{ ...whole, name: whole.name.slice(0, end).trim() }] : [];
}

/** Those that are most surely of it; `atLeast` as surely. */
export function mostlyOf(scene: Scene, units: readonly Unit[], said: string, atLeast = 0): readonly Unit[] {
  const bonds = units.map((unit) => bond(unit, said, scene));
  const most = Math.max(atLeast, ...bonds);
  return units.filter((_, at) => bonds[at] === most);
}

/** It is mentioned as what something is of, or in what names it. */
export const surelyOf = 2;

/** What stands in the row or card under that label, or in that column. */
export const labelledSo = (scene: Scene, { elements }: Unit, by: string): readonly ObservedElement[] =>
  elements.filter(
    (element) =>
      (isText(element) || element.value !== undefined || element.role === 'link') &&
      element.role !== 'columnheader' &&
      (likeness(by, element.column ?? '') >= 0.75 ||
        likeness(by, element.hints ?? '') >= 0.6 ||
        likeness(by, scene.labelOf(element)) >= 0.75),
  );
