/** Rows and cards by the state that they are in, where no word of theirs says it: ticked, struck out, pressed, or called so by their maker. */

import { checkableRoles } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';

const done = /^(?:completed?|done|finished|checked|ticked|selected)$/;
const undone = /^(?:active|open|pending|incomplete|uncompleted|unfinished|undone|unchecked|unticked|unselected|remaining)$/;

/** Those that are in the state that the word says; empty where nothing tells which are. */
export function inState(scene: Scene, units: readonly Unit[], word: string): readonly Unit[] {
  const called = units.filter((unit) => hintsOf(scene, unit).some((hints) => holdsSense(hints, word)));
  if (called.length > 0) return called;
  if (done.test(word) || undone.test(word)) {
    const isTold =
      units.some((unit) => isDone(scene, unit)) && units.every((unit) => isDone(scene, unit) || boxOf(unit) || !units.some(boxOf));
    return isTold ? units.filter((unit) => isDone(scene, unit) === done.test(word)) : [];
  }
  const verb = /^(\p{Ll}{3,}?)(?:(\p{Ll})\2)?ed$/u.exec(word);
  if (!verb) return [];
  const said = `${verb[1]}${verb[2] ?? ''}`;
  return units.filter(({ elements }) =>
    elements.some(({ name, hints = '', states }) => states.includes('checked') && (holdsSense(name, said) || holdsSense(hints, said))),
  );
}

const boxOf = ({ elements }: Unit) => elements.find(({ role }) => checkableRoles.includes(role) && role !== 'radio');

export function isDone(scene: Scene, unit: Unit): boolean {
  if (boxOf(unit)?.states.includes('checked')) return true;
  return (
    unit.elements.some(({ role }) => role === 'deletion') ||
    hintsOf(scene, unit).some((hints) => /\b(?:completed?|done|finished)\b/.test(hints))
  );
}

const hintsOf = (scene: Scene, { group, elements }: Unit): readonly string[] => [
  scene.groups[group]?.hints ?? '',
  ...elements.filter(({ role }) => role !== 'button' && role !== 'link').map(({ hints = '' }) => hints),
];
