/** Entries that somebody paid for: they stand in a list and are no results of it. */
import type { Description } from '../../description.ts';
import type { Unit } from '../page/scene.ts';

/** What sites that show them have to say of them, in the languages that a site may be in; alone, or behind or ahead of a dot. */
const label =
  /^[\s·•|–-]*(?:sponsored|promoted|paid (?:ad|advertisement|promotion|content|placement)|ads?|adverts?|advertisements?|anzeige|gesponsert|werbung|sponsorisée?|annonce|publicité|patrocinad[oa]|anuncio|publicidad)[\s·•|–-]*$/i;
const spokenOf = /\b(?:sponsored|promoted|ads?|adverts?|advertisements?|advertised)\b/i;

const isPaidFor = ({ elements }: Unit): boolean => elements.some(({ name }) => label.test(name));

/** The others, where there are others and the goal does not speak of such. */
export function withoutPaid(units: readonly Unit[], { name, whole, noun }: Description): readonly Unit[] {
  if (spokenOf.test(`${name} ${whole} ${noun}`)) return units;
  const own = units.filter((unit) => !isPaidFor(unit));
  return own.length > 0 ? own : units;
}
