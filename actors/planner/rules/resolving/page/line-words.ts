/** What a line of text says besides the links and controls that stand in it and bear names of their own. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isText } from './kinds-of-elements.ts';

/** How far apart on the map a line and what stands in it are. */
const reach = 6;

/** "photo" of the line "Rye loaf photo", where "Rye loaf" is a link; empty where nothing else stands in it. */
export function besidesOwn(line: ObservedElement, elements: readonly ObservedElement[]): string {
  if (!isText(line) || line.role === 'heading') return '';
  const inner = elements.filter(
    (other) => other !== line && !isText(other) && Math.abs(other.index - line.index) <= reach && other.name.length < line.name.length,
  );
  const rest = inner.reduce((text, { name }) => (/[\p{L}\p{N}]/u.test(name) ? text.replace(name, ' \n ') : text), line.name);
  return rest === line.name ? '' : rest.replace(/^[\s·•|,–—-]+|[\s·•|,–—-]+$/gu, '');
}
