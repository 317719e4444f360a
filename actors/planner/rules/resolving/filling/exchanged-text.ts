/** "Replace every “cat” with “dog”": in the text of the only field that holds it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { literal } from '../../../../literal.ts';
import type { Description, Given } from '../../description.ts';
import { find } from '../finding/find.ts';
import { fillWith, lacking, type Move, missing, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';

type Exchanged = Extract<Given, { type: 'exchanged' }>;

/** At this length a text may have been cut on the map: of most fields, and of text areas. */
const cutAt: readonly number[] = [200, 4_000];

export function exchange(what: Description | undefined, value: Exchanged, situation: Situation): Move {
  const { old, by, every } = value;
  const found = what && find(what, 'fill', situation);
  if (found && found.type !== 'found') return lacking(found);
  const said = JSON.stringify(old);
  const all = (found?.elements ?? situation.scene.elements).filter((element) => isEditable(element) && isUsable(element));
  const held = all.filter((element) => timesIn(textOf(element), old) > 0);
  const field = onlyOf(held);
  if (!field) return held.length > 1 ? refused(`${held.length} fields hold ${said}; say in which one`) : missing(`no field holds ${said}`);
  const text = textOf(field);
  const times = timesIn(text, old);
  if (cutAt.includes(text.length))
    return refused(`what ${field.role} ${JSON.stringify(field.name)} holds is too long to be seen to its end`);
  if (!every && times > 1) return refused(`${said} stands there ${times} times; say whether all of them are to be replaced`);
  const apart = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'gu'))].length;
  if (apart < times) return refused(`${said} stands within longer words, too; say the whole words that are meant`);
  return fillWith(
    field,
    text.replaceAll(old, () => by),
  );
}

const textOf = ({ value = '' }: ObservedElement): string => value;
const timesIn = (text: string, part: string): number => text.split(part).length - 1;
