/** Values that a sentence states of what is asked for: "Your reservation number is ZX81." */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import type { Unit } from '../page/scene.ts';
import { fulfils, ownedSo } from '../rows/fulfilling.ts';
import { holdsSense } from '../words/likeness.ts';

const month = '(?:\\p{Lu}\\p{Ll}{2,8}\\.?)';
const shapes: readonly string[] = [
  // A day, a time, a sum of money, a share, a name of several words, or one word that is no plain one.
  `\\d{1,2}(?:st|nd|rd|th)? ${month}(?:,? \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  '(?<![\\d.:])\\d{1,2}[:.]\\d{2}(?![.:]?\\d)(?: ?[ap]\\.?m\\.?)?',
  '\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|%)',
  "\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}.’'-]*){1,3}",
  '[“"][^“”"]{1,40}[”"]',
  '[\\p{L}\\d_./-]*\\d[\\p{L}\\d_.,/-]*(?<![.,])|\\p{Lu}[\\p{L}\\d-]*',
];

/** The only value that the page states so; what is said beside it in the same breath makes it another. */
export function asStated({ name, exact, within, where = [], rank, ordinal, all }: Description, looking: Looking): string | undefined {
  const sayers = where.flatMap((condition) => (condition.kind === 'holds' && !condition.not ? [condition] : []));
  if (
    exact ||
    sayers.length < where.length ||
    rank ||
    all ||
    ordinal !== undefined ||
    !/^(?:\p{Ll}[\p{Ll} -]+|\p{Lu}{2,6}(?: [\p{Ll} -]+)?)$/u.test(name)
  )
    return undefined;
  const escaped = `[${name[0]?.toUpperCase()}${name[0]}]${name.slice(1).replace(/ /g, '\\s+')}`;
  const stated = new RegExp(
    `(?:^|[.!?:]\\s+|,\\s+(?:and )?)(?:(?:[Yy]our|[Tt]he|[Oo]ur|[Tt]his|[Ii]ts|[Mm]y)\\s+)?(?:[Nn]ew\\s+)?${escaped}\\s+(?:is|will be)(?: now| currently)?:?\\s+(${shapes.join('|')})(?=\\s*(?:[.!?](?:\\s|$)|,\\s|;|$))`,
    'gu',
  );
  const { scene, now } = looking;
  const isTheirs = (unit: Unit) => sayers.every((condition) => fulfils(scene, unit, condition, now));
  const told = sayers.reduce<readonly Unit[]>(
    (units, condition) => ownedSo(scene, units, condition),
    where.length === 0 ? [] : scene.collections.flat().filter(isTheirs),
  );
  const isSaid = (element: ObservedElement) => where.length === 0 || told.some((unit) => scene.isOf(element, unit));
  const found = standingIn(within, looking).flatMap((element) => {
    if (!isSaid(element)) return [];
    if (!isText(element) || element.role === 'heading' || !holdsSense(element.name, name)) return [];
    return [...element.name.matchAll(stated)].map(([, value = '']) => value);
  });
  const only = onlyOf(found);
  return only !== undefined && (/[\d“"]/.test(only) || /^\p{Lu}/u.test(only)) ? only.replace(/^[“"]|[”"]$/g, '') : undefined;
}
