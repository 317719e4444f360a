/** What the goal says must not be done: whether an act would do it, and what would be done by sending a form as it stands. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Ban, Reading } from '../instruction.ts';
import { find } from './finding/find.ts';
import type { Move, Situation } from './move.ts';
import { checkableRoles } from './page/kinds-of-elements.ts';
import { isAgainstConsent, isAgreement, isOfConsent } from './sending/consent.ts';
import { beginsWith, holdsSense, likeness } from './words/likeness.ts';

/** Why the act must not be done, if so. */
export function isBanned(move: Extract<Move, { type: 'act' }>, never: Reading['never'], situation: Situation): string | undefined {
  const { on, act } = move;
  const isHarmless = act.kind === 'read' || act.kind === 'hover' || act.kind === 'scroll' || (act.kind === 'check' && !act.on);
  if (!on || isHarmless) return undefined;
  const { clause = '' } = situation.instructions[situation.cursor.at] ?? {};
  for (const ban of never) {
    // "Accept the cookies but not the ads": what agrees to all agrees to them.
    if (ban.act === 'do' && isOfConsent(clause) && isAgreement(on))
      return `${on.role} ${JSON.stringify(on.name)} agrees to what the goal says not to`;
    // "Don't check anything" speaks of whatever could be checked.
    const isOfAny = ban.name === '' && ban.noun === '' && ban.roles.length === 0;
    const touched = isOfAny ? undefined : find(ban, 'click', situation);
    const isTouched =
      touched?.type === 'found' ? touched.elements.includes(on) : isOfAny && ban.act === 'check' && checkableRoles.includes(on.role);
    if (isTouched || isMeant(ban, on) || (isAgainstConsent(ban) && isAgreement(on)))
      return `${on.role} ${JSON.stringify(on.name)} is what the goal says not to touch`;
  }
  return undefined;
}

/** By its name; where only an act is banned, by a name that begins or ends with its verb. */
const isMeant = ({ name, whole, act }: Ban, { name: on }: ObservedElement): boolean =>
  name === '' && whole === ''
    ? beginsWith(on, act) || likeness(act, on) >= 0.9
    : [name, whole].some((said) => said !== '' && (holdsSense(on, said) || likeness(said, on) >= 0.75));

/** "Without sharing my address": a box that is ticked already, and would be sent so. */
export function tickedInVain(never: Reading['never'], { scene }: Situation): ObservedElement | undefined {
  // A box that has no name of its own is called by what stands beside it.
  const beside = ({ group, index }: ObservedElement) => {
    const others = group === undefined ? [] : scene.within(group).filter((other) => other.index !== index && other.name !== '');
    return others.length === 1 ? (others[0]?.name ?? '') : '';
  };
  const called = (element: ObservedElement) =>
    element.name === '' ? { ...element, name: scene.labelOf(element) || beside(element) } : element;
  return scene.elements.find(
    (element) =>
      checkableRoles.includes(element.role) &&
      element.role !== 'radio' &&
      element.states.includes('checked') &&
      never.some((ban) => (ban.name !== '' || ban.whole !== '') && isMeant(ban, called(element))),
  );
}
