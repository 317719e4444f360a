/** "The home address", which stands behind "Home:"; "their email", which is an address and no message. */
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { fold, likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { findAs } from './find.ts';
import { type Found, some } from './found.ts';

const kinds = /^(\p{Ll}[\p{Ll} ]+) (?:number|address)$/u;

/** What is clicked, where what kind of value it is says no more than its label does. */
export function byShortLabel(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const short = what.exact ? undefined : kinds.exec(what.name)?.[1];
  if (short === undefined || purpose !== 'click' || what.roles.length > 0 || what.all) return undefined;
  const found = findThing({ ...what, name: short, whole: short }, purpose, looking);
  const label = found.type === 'found' ? looking.scene.labelOf(found.elements[0]) : '';
  return /[:：]\s*$/.test(label) && likeness(short, label) >= 0.95 ? found : undefined;
}

const partKind = /^(\S.*) (?:category|section|page|department|area|chapter|topic|example|demo)$/u;

/** "The Music category", "the Text Input page", where the page has what leads there under "Music" and "Text Input". */
export function withoutPartKind(
  { whole, exact, all, rank, ordinal, where, beside, within }: Description,
  purpose: Purpose,
  { scene }: Looking,
): Found | undefined {
  const short =
    exact || purpose !== 'click' || (all ?? rank ?? ordinal ?? where ?? beside ?? within) !== undefined
      ? undefined
      : partKind.exec(whole)?.[1];
  if (short === undefined) return undefined;
  const so = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && likeness(short, withoutCount(element.name)) >= 0.95,
  );
  const ways = so.filter(({ role }) => role === 'link' || role === 'tab');
  const only = onlyOf(so) ?? onlyOf(ways);
  return only && some([only]);
}
/** "Music (35)": how many there are stands behind the name. */
const withoutCount = (name: string): string => name.replace(/\s*\(?\d[\d.,]*\)?$/, '') || name;

const addressed = /^(?:their |his |her |its )?e-?mail(?: address)?$/i;
const isAddress = (name: string): boolean => /^\S+@\S+\.\p{L}{2,}$/u.test(name.trim());

/** The only e-mail address that can be clicked, on a page that speaks of whose it is. */
export function addressOf(
  { name, noun, within, where, ordinal, rank, all }: Description,
  purpose: Purpose,
  { scene }: Looking,
): Found | undefined {
  if (purpose !== 'click' || !addressed.test(name || noun) || (where ?? ordinal ?? rank ?? all) !== undefined || !within?.name)
    return undefined;
  const isSpokenOf = scene.elements.some((element) => !isClickable(element) && fold(element.name) === fold(within.name));
  const only = isSpokenOf
    ? onlyOf(scene.elements.filter((element) => isClickable(element) && isUsable(element) && isAddress(element.name)))
    : undefined;
  return only && some([only]);
}
