/** What stands around an element: by it a person tells it from others of its name. */
import type { Surroundings } from '../../../store/model/step.ts';
import { askedOf } from './asking.ts';
import { squeeze } from './blanks.ts';
import { ColumnHeaders } from './columns.ts';
import { Contexts } from './contexts.ts';
import { namesakesOf } from './namesakes.ts';
import { isSilent, keyOf, nearOf, textOf, unitOf } from './units.ts';
import { parentOf } from './visibility.ts';

export const longestUnit = 200;
const longestText = 60;

export function surroundings(element: Element): Surroundings {
  const unit = unitOf(element);
  const context = new Contexts().of(element);
  const column = new ColumnHeaders().of(element);
  const textBefore = textBeside(element, 'before');
  const textAfter = textBeside(element, 'after');
  const near = unit ? '' : nearOf(element);
  const { alike, isNumbered } = namesakesOf(element);
  const asks = askedOf(element);
  return {
    ...(unit && { unit: textOf(unit).slice(0, longestUnit), key: keyOf(unit) }),
    ...(near !== '' && { near }),
    ...(context !== '' && { context }),
    ...(column !== undefined && { column }),
    ...(textBefore !== '' && { textBefore }),
    ...(textAfter !== '' && { textAfter }),
    ...(asks !== undefined && { asks }),
    ...(isNumbered && { numbered: true as const }),
    place: alike.indexOf(element),
    alike: alike.length,
  };
}

/** The nearest text in the reading order, in the part that both stand in; empty where none is near. */
export function textBeside(element: Element, side: 'before' | 'after'): string {
  const around = parentOf(parentOf(element) ?? element)?.parentElement ?? document.body;
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  walker.currentNode = side === 'before' ? element : lastNodeOf(element);
  for (let steps = 0; steps < 20; steps += 1) {
    const node = side === 'before' ? walker.previousNode() : walker.nextNode();
    if (!node) return '';
    const text = isSilent(node) ? '' : squeeze(node.nodeValue ?? '');
    if (text !== '') return side === 'before' ? text.slice(-longestText) : text.slice(0, longestText);
  }
  return '';
}

function lastNodeOf(element: Element): Node {
  let last: Node = element;
  while (last.lastChild) last = last.lastChild;
  return last;
}
