/** Whether a thing is what the whole page is about, so that all of the page may tell of it. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';

/** "Of this camera": what the page is about, by a plain word. */
export const isSubject = ({ name, noun, exact, rank, where, ordinal, within }: Description, { scene }: Looking, places: number) =>
  !exact &&
  within === undefined &&
  !rank &&
  !where &&
  ordinal === undefined &&
  /^\p{Ll}*$/u.test(name) &&
  // Another part of the page, or somebody whom it may not be about.
  (isAbout(scene, name || noun) || (places === 0 && isSpoken(scene, name || noun))) &&
  (!persons.test(name || noun) || scene.elements.some((element) => holdsSense(`${element.name} ${element.hints ?? ''}`, name || noun)));

const persons =
  /^(?:author|owner|manager|assistant|director|seller|buyer|customer|client|landlord|tenant|teacher|student|doctor|patient|boss|secretary|president|chairman|editor|agent|sender|recipient|organi[sz]er|host|guest|driver|winner|friend|partner|employee|employer|supplier)s?$/;

/** What a page shows is mostly not called by its kind on it, and what has another name there is another thing. */
const isSpoken = ({ elements }: Scene, word: string): boolean =>
  word === '' || general.test(word) || elements.some(({ hints = '' }) => holdsSense(hints, word));
const general = /^(?:it|this|that|product|item|article|page|thing|one|entry|post|book|offer|place|person|order|result|record|profile)$/;

/** Its title or first heading says so. */
function isAbout({ elements, observation }: Scene, word: string): boolean {
  const first = elements.find(({ role }) => role === 'heading');
  return word === '' || holdsSense(`${observation.title} ${first?.name ?? ''}`, word);
}
