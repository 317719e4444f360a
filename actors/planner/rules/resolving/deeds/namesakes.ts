/** What is called as an entry is, and offers the same, and is no entry of its list: the only one of a list of its own, an offer above it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';
import type { Offer } from './offers.ts';

const leastCalled = 0.95;
/** So many elements behind its name, what it offers still stands with it. */
const reach = 6;
/** The entry that a page shows at large beside its list. */
const open: readonly string[] = ['selected', 'expanded', 'current', 'pressed'];

/** Whether the entry is told from the other by nothing that the goal says: that it stands among others is a chance. */
export function hasNamesake(what: Description, unit: Unit, units: readonly Unit[], { control }: Offer, scene: Scene): boolean {
  const { name, within, where, rank, ordinal } = what;
  if (name === '' || within || where || rank || ordinal !== undefined) return false;
  if (units.some(({ elements }) => elements.some(({ states }) => open.some((state) => states.includes(state))))) return false;
  const listed = new Set(units.flatMap(({ elements }) => elements.map(({ index }) => index)));
  const own = unit.elements.filter((element) => likeness(name, element.name) >= leastCalled);
  const isNamesake = (element: ObservedElement) =>
    !listed.has(element.index) && own.some((one) => one.role === element.role && fold(one.name) === fold(element.name));
  return scene.elements.filter(isNamesake).some((element) => offersSame(element, control, listed, scene));
}

/** Behind its name, before anything else that is called like it: a control of the name of the entry's. */
function offersSame(element: ObservedElement, control: ObservedElement, listed: ReadonlySet<number>, { elements }: Scene): boolean {
  const behind = elements.slice(element.index + 1, element.index + 1 + reach);
  const end = behind.findIndex(({ index, role }) => listed.has(index) || (role === element.role && role === 'heading'));
  return (end === -1 ? behind : behind.slice(0, end)).some(
    (other) => isClickable(other) && other.role === control.role && fold(other.name) === fold(control.name),
  );
}
