/** "The home address", which stands behind "Home:". */
import type { Description } from '../../description.ts';
import { likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { findAs } from './find.ts';
import type { Found } from './found.ts';

const kinds = /^(\p{Ll}[\p{Ll} ]+) (?:number|address)$/u;

/** What is clicked, where what kind of value it is says no more than its label does. */
export function byShortLabel(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const short = what.exact ? undefined : kinds.exec(what.name)?.[1];
  if (short === undefined || purpose !== 'click' || what.roles.length > 0 || what.all) return undefined;
  const found = findThing({ ...what, name: short, whole: short }, purpose, looking);
  const label = found.type === 'found' ? looking.scene.labelOf(found.elements[0]) : '';
  return /[:：]\s*$/.test(label) && likeness(short, label) >= 0.95 ? found : undefined;
}
