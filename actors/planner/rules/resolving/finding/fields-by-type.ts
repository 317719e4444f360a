/** "Both password fields", of which the second is called "Again": the fields that are of that type, where they are so many. */
import type { Description } from '../../description.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import type { Looking } from './candidates.ts';
import { isSelecting } from './entry-beginnings.ts';
import { type Found, some } from './found.ts';

const types: readonly string[] = ['password', 'email'];

export function ofTheirType({ name, roles, ordinal = 0, outOf, within, ...more }: Description, { scene }: Looking): Found | undefined {
  const type = name.toLowerCase().replace(/^e-mail$/, 'email');
  if (!types.includes(type) || !roles.includes('textbox') || roles.includes('checkbox') || within || isSelecting(more)) return undefined;
  const fields = scene.elements.filter((element) => isEditable(element) && (element.type === type || element.states.includes(type)));
  const nth = fields.length === outOf ? fields.at(ordinal > 0 ? ordinal - 1 : ordinal) : undefined;
  return nth && some([nth]);
}
