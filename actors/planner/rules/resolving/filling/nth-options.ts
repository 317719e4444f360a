/** "The third option of Size", "the first suggestion": by its place in a list that holds its options itself. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { listBoxRoles } from '../page/kinds-of-elements.ts';
import { nthOf } from '../rows/things.ts';

const kinds =
  /^(?:(?:list |drop-?down |menu )?(?:option|choice|item|entry|value)|(?:auto-?complete |search )?suggestion|result|match|proposal)$/i;
/** What asks for a choice is none. */
const prompt = /^(?:[^\p{L}\p{N}]*|[^\p{L}\p{N}]*(?:please )?(?:choose|select|pick)(?: .*)?(?:…|\.{3}|:|[^\p{L}\p{N}]+)?)$/iu;

/** Undefined where it is not told by its place alone, or no list on the page is meant by it. */
export function nthOption(what: Description, situation: Situation): Move | undefined {
  const { name, noun, ordinal, within, rank, where, all, beside, exact } = what;
  const kind = noun || name;
  if (
    ordinal === undefined ||
    exact ||
    rank ||
    where ||
    all ||
    beside ||
    !kinds.test(kind) ||
    (noun !== '' && name !== '' && name !== noun)
  )
    return undefined;
  const list = listOf(within, situation);
  if (!list) return undefined;
  const [first, ...rest] = list.options ?? [];
  const options = first !== undefined && prompt.test(first.trim()) ? rest : (list.options ?? []);
  const option = nthOf(options, ordinal);
  if (option === undefined) return missing(`${list.role} ${JSON.stringify(list.name)} has only ${options.length} to choose from`);
  return { type: 'act', act: { kind: 'select', element: list.index, options: [option] }, on: list };
}

/** The list that is said, or else the one that has just come up, the one in hand, or the only one. */
function listOf(within: Description | undefined, situation: Situation): ObservedElement | undefined {
  const { scene, hand } = situation;
  const lists = scene.elements.filter(({ role, options = [] }) => listBoxRoles.includes(role) && options.length > 0);
  if (within && (within.name !== '' || within.ordinal !== undefined) && !kinds.test(within.name.replace(/s$/, ''))) {
    const found = find(within.roles.length > 0 ? within : { ...within, roles: listBoxRoles }, 'choose', situation);
    return found.type === 'found' && found.elements.length === 1 && lists.includes(found.elements[0]) ? found.elements[0] : undefined;
  }
  return onlyOf(lists.filter(({ isNew }) => isNew)) ?? (hand && lists.find(({ index }) => index === hand.index)) ?? onlyOf(lists);
}
