/** Values that are told by a label: in one text with it, or beside it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { steppersIn } from '../filling/stepping.ts';
import { isBroken } from '../page/by-lines.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { starsGiven } from '../words/signs.ts';
import { isChange, leadsOn } from './changes-told.ts';
import { isPartedFrom } from './labels.ts';
import { onlyOne, type Told } from './value-found.ts';
import { textOf, writerIn } from './value-kinds.ts';

export const isOnlyLabel = ({ role, name }: ObservedElement, said: string): boolean =>
  (role === 'heading' || labelRoles.includes(role)) && said !== '' && likeness(said, name) >= 0.75;

const labelRoles: readonly string[] = ['term', 'rowheader', 'columnheader'];

/** "Colour: red" in one text, or a label and what stands beside it. */
export function labelled(said: string, here: readonly ObservedElement[], scene: Scene): Told {
  let steps: ReadonlySet<ObservedElement> | undefined;
  const isStep = (element: ObservedElement): boolean => {
    if (!isClickable(element) && element.name.trim().length !== 1) return false;
    steps ??= new Set(steppersIn(here, { scene }).flatMap(({ up, down }) => [up, down]));
    return steps.has(element);
  };
  const scored = here.flatMap((element, at) => {
    if (!isText(element) || isBroken(element) || starsGiven(element.name) !== undefined) return [];
    const [label = '', ...rest] = element.name.split(/:\s|：/);
    const value = rest.join(': ');
    if (value.trim() !== '' && label.length <= 60)
      return [{ element, score: Math.max(likeness(said, label), likeness(said, withoutUnit(label)) - 0.02) }];
    const [, ahead] = spaced.exec(element.name) ?? [];
    if (ahead !== undefined) return [{ element, score: likeness(said, ahead) >= 0.9 ? likeness(said, ahead) - 0.02 : 0 }];
    // Between a minus and a plus stands the number.
    const next = here.slice(at + 1, at + 3).find((other) => !isStep(other));
    if (next === undefined || !isLabelOf(element, next) || isAmongColumns(element, next, scene) || isPartedFrom(next, at, here)) return [];
    // How a figure has changed is not what it is, and a way to more of it neither.
    if (leadsOn(next) || isChange(textOf(next), said)) return [];
    return [{ element: next, score: likeness(said, element.name.replace(/:\s*$/, '')) - (labelRoles.includes(element.role) ? 0 : 0.01) }];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most < 0.75) return undefined;
  return onlyOne(
    scored.filter(({ score }) => score === most).map(({ element }) => element),
    scene,
  );
}

/** "Sunset 20:11" */
const spaced = /^(\p{L}[\p{L} ]{1,40}?)\s+([€$£¥]?\s?\d\S*(?: \S{1,4})?)$/u;

/** In a row of many cells, the next is of another column. */
function isAmongColumns(label: ObservedElement, next: ObservedElement, scene: Scene): boolean {
  const cells = scene.unitOf(label)?.elements.filter(({ role }) => role === 'cell') ?? [];
  // Which of the columns is meant, the row's name does not say.
  if (label.role === 'rowheader') return cells.filter(({ column = '' }) => column !== '').length > 1;
  if (label.role !== 'cell' || /:\s*$/.test(label.name)) return false;
  return cells.length > 2 && (cells[0] !== label || !/\d/.test(next.name));
}

function isLabelOf(label: ObservedElement, next: ObservedElement): boolean {
  // What can be done to a thing is no value of it.
  if (/:\s*$/.test(next.name) || ['heading', 'button', 'menuitem'].includes(next.role) || label.role === 'heading') return false;
  if (label.role === 'columnheader') return false;
  if (label.role === 'term') return next.role === 'definition';
  if (label.role === 'rowheader' || label.role === 'cell')
    return next.role === 'cell' || next.role === 'gridcell' || /:\s*$/.test(label.name);
  return label.name.length <= 60 && (/:\s*$/.test(label.name) || label.group === next.group);
}

/** "Area (km2)" is the area. */
const withoutUnit = (label: string): string => label.replace(/\s*\([^()]{1,20}\)\s*:?\s*$/, '');

/** "Colour: red" is the colour red. */
export function afterLabel(text: string, { name, whole }: Description): string {
  if (/^(?:author|writer)$/i.test(name)) return writerIn(text) ?? text;
  const found = /^([^:：\d]{1,60})[:：]\s*(\S[\s\S]*)$/.exec(text) ?? /^([^:：]{1,60})[:：]\s+(\S[\s\S]*)$/.exec(text) ?? spaced.exec(text);
  if (!found) return text;
  const label = withoutUnit(found[1] ?? '');
  const isSaid = (said: string) =>
    said !== '' && (likeness(said, label) >= 0.75 || said.split(' ').some((word) => word.length > 2 && likeness(word, label) >= 0.95));
  return isSaid(name) || isSaid(whole) ? (found[2] ?? text) : text;
}
