/** Down a page, where its list goes on as its end is seen. */
import { createHash } from 'node:crypto';
import type { Move, Situation } from '../move.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { contentOf } from '../traces.ts';

/** So often the end of a page is gone to that shows no more there than before. */
const mostInVain = 3;
const lastFew = 5;

/** What stands last of all that can be clicked, or that is listed: rows that take the place of others end otherwise. */
function endOf({ elements, collections }: Scene): string {
  const listed = collections[0]?.at(-1)?.elements ?? [];
  const last = [...elements.filter(isClickable).slice(-lastFew), ...listed];
  return createHash('sha256')
    .update(last.map(({ name }) => name).join('\n'))
    .digest('base64');
}

/** Endless lists load what comes next when their end is seen; a page on which only a clock changes has nothing further down. */
export function further({ scene, cursor }: Situation): Move | undefined {
  const end = `scroll:${scene.elements.length}:${endOf(scene)}`;
  const scrolled = `${end}:${contentOf(scene.observation)}`;
  const inVain = cursor.explored.filter((mark) => mark.startsWith(end));
  if (cursor.explored.includes(scrolled) || inVain.length >= mostInVain) return undefined;
  const last = scene.collections[0]?.at(-1)?.elements.at(-1);
  const ok = { explored: [...cursor.explored, scrolled] };
  return { type: 'act', act: { kind: 'scroll', where: 'bottom', ...(last && { element: last.index }) }, ok };
}
