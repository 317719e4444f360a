/** What the browser itself says of the page: its address and its title. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import type { Extracted } from './shaped-values.ts';

export function ofPage({ name, noun, whole, within }: Description, { scene }: Looking): Extracted | undefined {
  // Of a thing on it, the page's own is no value.
  if (within && !/^(?:(?:web)? ?page|(?:web)? ?site|tab|window|browser)$/.test(within.noun || within.name)) return undefined;
  const said = `${name} ${noun} ${whole}`.toLowerCase();
  if (/\b(?:url|web address|address of the page)\b/.test(said)) return { type: 'value', value: scene.observation.url };
  if (/\btitle\b/.test(said) && scene.observation.title !== '') return { type: 'value', value: scene.observation.title };
  return undefined;
}
