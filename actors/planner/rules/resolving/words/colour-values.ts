/** A colour's name as the number that a field for colours holds (CSS Color 4, named colors). */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

const numbers = new Map(
  (
    'black 000000, white ffffff, red ff0000, lime 00ff00, blue 0000ff, yellow ffff00, cyan 00ffff, aqua 00ffff, magenta ff00ff, ' +
    'fuchsia ff00ff, silver c0c0c0, gray 808080, grey 808080, maroon 800000, olive 808000, green 008000, purple 800080, teal 008080, ' +
    'navy 000080, orange ffa500, brown a52a2a, pink ffc0cb, gold ffd700, violet ee82ee, indigo 4b0082, turquoise 40e0d0, beige f5f5dc'
  )
    .split(', ')
    .map((line) => line.split(' ') as [string, string]),
);

const numbered = /^(#?)([0-9a-f]{6})$/i;

/** As the field writes what it holds; any other text, and one for any other field, as it stands. */
export function inItsColours(text: string, field: ObservedElement | undefined): string {
  const [, sign = '', held = ''] = numbered.exec(field?.value?.trim() ?? '') ?? [];
  const named = numbers.get(text.trim().toLowerCase());
  const number = held === '' ? undefined : (named ?? numbered.exec(text.trim())?.[2]);
  // Six digits that are no colour are held by fields of all kinds.
  if (number === undefined || (named === undefined && sign === '' && !/[a-f]/i.test(held))) return text;
  return sign + (/[a-f]/.test(held) ? number : number.toUpperCase());
}
