/** What is said as a place and is a name: of the thing itself, or a part of its name. */
import type { Description } from '../../description.ts';
import { placesOf } from '../page/places.ts';
import { likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { findAs } from './find.ts';
import type { Found } from './found.ts';

/** "The button in the dialog labelled Cancel": what is called so is the thing, where no such place is. */
export function calledSo(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const { within, ...thing } = what;
  if (what.name !== '' || what.roles.length === 0 || what.rank || !within?.exact || within.name === '') return undefined;
  if (placesOf(within, looking).length > 0) return undefined;
  const { name, exact, ...place } = within;
  const found = findThing(
    { ...thing, name, exact, whole: name, within: { ...place, name: '', exact: false, whole: '' } },
    purpose,
    looking,
  );
  return found.type === 'none' ? undefined : found;
}

/** "The day of delivery", "the terms of use": where no such place is on the page, the whole may be the name. */
export function asOneName(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const { within, ...thing } = what;
  const isPhrase = within !== undefined && within.name !== '' && what.whole !== what.name && what.whole.endsWith(within.name);
  if (!isPhrase || what.exact || what.all || what.name === '' || what.rank || what.where || what.ordinal !== undefined) return undefined;
  if (placesOf(within, looking).length > 0) return undefined;
  const found = findThing({ ...thing, name: what.whole }, purpose, looking);
  return found.type === 'found' && found.elements.every(({ name }) => likeness(what.whole, name) >= 0.85) ? found : undefined;
}
