/** "The third option of Size", "the first suggestion", "the largest size": by its place or rank in a list that holds its options itself. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Rank } from '../../description.ts';
import { find } from '../finding/find.ts';
import { type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { listBoxRoles } from '../page/kinds-of-elements.ts';
import { nthOf } from '../rows/things.ts';
import { likeness } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

const kinds =
  /^(?:(?:list |drop-?down |menu )?(?:option|choice|item|entry|value)|(?:auto-?complete |search )?suggestion|result|match|proposal)$/i;
/** What asks for a choice is none. */
const prompt = /^(?:[^\p{L}\p{N}]*|[^\p{L}\p{N}]*(?:please )?(?:choose|select|pick)(?: .*)?(?:…|\.{3}|:|[^\p{L}\p{N}]+)?)$/iu;

/** Sizes as things are made, from the least. */
const sizes: readonly RegExp[] = [
  /^(?:xxs|extra extra small|2xs)$/i,
  /^(?:xs|extra small|x-small|tiny|mini)$/i,
  /^(?:s|small)$/i,
  /^(?:m|medium|regular|normal)$/i,
  /^(?:l|large|big|grande)$/i,
  /^(?:xl|extra large|x-large|huge|venti)$/i,
  /^(?:xxl|2xl|extra extra large|xx-large)$/i,
  /^(?:xxxl|3xl)$/i,
];

/** Undefined where it is not told by its place or rank alone, or no list on the page is meant by it. */
export function nthOption(what: Description, situation: Situation): Move | undefined {
  const { name, noun, ordinal, within, rank, where, all, beside, exact } = what;
  const kind = noun || name;
  if ((ordinal ?? rank ?? beside) === undefined || exact || where || all || kind === '') return undefined;
  if (noun !== '' && name !== '' && name !== noun) return undefined;
  const list = kinds.test(kind) ? listOf(within ?? beside?.what.within, situation) : within ? undefined : listCalled(kind, situation);
  if (!list) return undefined;
  const [first, ...rest] = list.options ?? [];
  const options = first !== undefined && prompt.test(first.trim()) ? rest : (list.options ?? []);
  const called = `${list.role} ${JSON.stringify(list.name)}`;
  if (rank) {
    const option = rankedIn(options, rank, situation.now);
    return option === undefined ? missing(`${called} does not tell how its options rank`) : chosen(list, option);
  }
  if (beside) {
    const at = options.findIndex((option) => likeness(beside.what.name, option) >= 0.95);
    const step = /^(?:after|below|next)$/.test(beside.relation) ? 1 : /^(?:before|above)$/.test(beside.relation) ? -1 : 0;
    const option = at === -1 || step === 0 ? undefined : options[at + step];
    return option === undefined ? undefined : chosen(list, option);
  }
  const option = nthOf(options, ordinal ?? 0);
  return option === undefined ? missing(`${called} has only ${options.length} to choose from`) : chosen(list, option);
}

const chosen = (list: ObservedElement, option: string): Move => ({
  type: 'act',
  act: { kind: 'select', element: list.index, options: [option] },
  on: list,
});

/** By their sizes, or by what each of them costs or measures; undefined where one tells none, or two the same. */
function rankedIn(options: readonly string[], { by, order, place }: Rank, now: number): string | undefined {
  const scaled = options.map((option) => sizes.findIndex((size) => size.test(option.trim())));
  const values =
    by === 'size' && scaled.every((at) => at !== -1)
      ? scaled
      : options.map((option) => {
          const found = measures(option, now);
          const told = by === 'price' ? found.filter(({ kind }) => kind === 'money') : found.length === 1 ? found : [];
          return onlyOf(told)?.value;
        });
  if (new Set(values).size < options.length || values.includes(undefined)) return undefined;
  const told = options.map((option, at) => ({ option, value: values[at] ?? 0 }));
  return told.sort((a, b) => (order === 'most' ? b.value - a.value : a.value - b.value))[place - 1]?.option;
}

/** "The second size": the list itself is called so. */
function listCalled(kind: string, { scene }: Situation): ObservedElement | undefined {
  return onlyOf(
    scene.elements.filter(
      (list) =>
        listBoxRoles.includes(list.role) &&
        (list.options?.length ?? 0) > 1 &&
        [list.name, scene.labelOf(list)].some((called) => called !== '' && likeness(kind, called.replace(/\s*[:*]+$/, '')) >= 0.9),
    ),
  );
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
