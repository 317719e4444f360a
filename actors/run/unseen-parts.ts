/** What a page keeps from whoever reads it: said where something is missing, for it may be there. */
import type { Observation } from '../../farm/page/port.ts';

/** As the map writes it (farm/page/inject/unreadable.ts). */
const line = /^\s*\((.+): what it shows can't be read\)$/gm;

/** The end of a sentence; empty where the page keeps nothing. */
export function sayUnseen({ text }: Pick<Observation, 'text'>): string {
  const [first, ...others] = [...text.matchAll(line)].map(([, what = '']) => what.replace(/^canvas,/, 'a canvas of'));
  if (first === undefined) return '';
  return `; what can't be read may show it: ${first}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}
