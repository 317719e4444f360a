/** Radio buttons of one group as the things to choose from by rank or by a quantity: "the cheapest shipping", "the plan under 20 €". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

/** The buttons of the only group that tells quantities, or of the one that is called so; undefined where nothing ranks or compares them. */
export function radioChoices(
  { name, noun, rank, where, exact, roles, within }: Description,
  pool: readonly ObservedElement[],
  scene: Scene,
  now: number,
): readonly Unit[] | undefined {
  const isCompared = where?.every(({ kind }) => kind === 'compares') === true;
  if ((!rank && !isCompared) || exact || within || roles.some((role) => !role.includes('radio'))) return undefined;
  const choices = pool.filter(({ role, name: said }) => role === 'radio' && measures(said, now).length > 0);
  const telling = [...new Set(choices.map(({ group }) => group))]
    .map((group) => [group, choices.filter((choice) => choice.group === group)] as const)
    .filter(([, each]) => each.length > 1);
  const isCalled = (group: number | undefined, those: readonly ObservedElement[]) => {
    const { name: own = '', hints = '' } = scene.groups[group ?? -1] ?? {};
    return [own, hints, ...those.flatMap(({ context = '', hints: each = '' }) => [context, each])].some((text) =>
      holdsSense(text, name || noun),
    );
  };
  const called = telling.filter(([group, those]) => isCalled(group, those));
  const [only, ...others] = called.length > 0 ? called : scene.collections.some((units) => units.length > 1) ? [] : telling;
  if (!only || others.length > 0) return undefined;
  return only[1].map((element) => ({ group: -1 - element.index, elements: [element], text: element.name }));
}
