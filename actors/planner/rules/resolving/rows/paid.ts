/** Entries that somebody paid for: they stand in a list and are no results of it. */
import type { Description } from '../../description.ts';
import type { Scene, Unit } from '../page/scene.ts';

/** What sites that show them have to say of them, in the languages that a site may be in; alone, or behind or ahead of a dot. */
const label =
  /^[\s·•|–-]*(?:sponsored|promoted|paid (?:ad|advertisement|promotion|content|placement)|ads?|adverts?|advertisements?|anzeige|gesponsert|werbung|sponsorisée?|annonce|publicité|patrocinad[oa]|anuncio|publicidad)[\s·•|–-]*$/i;
const spokenOf = /\b(?:sponsored|promoted|ads?|adverts?|advertisements?|advertised)\b/i;

/** Ahead of all that it says, and no word of what it is called. */
const labelAhead = /^[\s·•|–-]*(?:sponsored|promoted|gesponsert|sponsorisée?|patrocinad[oa])(?! by\b)[\s·•|–-]/i;

const calling: readonly string[] = ['link', 'heading', 'button'];

const isPaidFor = ({ elements, group }: Unit, scene: Scene): boolean =>
  elements.some(({ name }) => label.test(name)) ||
  (labelAhead.test(scene.groups[group]?.name ?? '') &&
    !elements.some(({ role, name }) => calling.includes(role) && labelAhead.test(`${name} `)));

/** The others, where there are others and the goal does not speak of such. */
export function withoutPaid(units: readonly Unit[], { name, whole, noun }: Description, scene: Scene): readonly Unit[] {
  if (spokenOf.test(`${name} ${whole} ${noun}`)) return units;
  const own = units.filter((unit) => !isPaidFor(unit, scene));
  return own.length > 0 ? own : units;
}
