/** Which list a goal chooses from: what is called so, and says nothing else of itself than that it holds what can be chosen. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import { find } from '../finding/find.ts';
import type { Found } from '../finding/found.ts';
import type { Situation } from '../move.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { isMark } from './marked-in-columns.ts';

/** What is called so, but for what says that it does something else, and holds nothing to choose from: a list may stand beside it. */
export function listMeant(from: Description, situation: Situation): Found | undefined {
  const found = find(from, 'choose', situation);
  const isOther = (element: ObservedElement) =>
    [saysADeed, opensNothing, leadsElsewhere, isOfEntry, isMark].some((is) => is(element, from, situation));
  if (found.type !== 'found' || !isOther(found.elements[0])) return found;
  const { tried = [], scene } = situation;
  const others = scene.elements.filter(isOther).map((element) => scene.keyOf(element));
  const list = find(from, 'choose', { ...situation, tried: [...tried, ...others] });
  return list.type === 'found' ? list : undefined;
}

const choosing = /^(?:choose|select|pick|set|change|edit|open|show|sort|filter|view)\b/i;

/** "Reset size", "Order" and "Transfer money" do something, and hold nothing to choose from. */
export const saysADeed = ({ role, name, options, states }: ObservedElement): boolean => {
  const isOpener =
    options !== undefined || ['collapsed', 'expanded', 'listbox'].some((state) => states.includes(state)) || choosing.test(name);
  return role === 'button' && !isOpener && verbsOf(name.trim()).length > 0;
};

/** Nor does what by nothing says that it opens something: it is called so itself, or stands but behind what is. A built list shows its value. */
const opensNothing = (element: ObservedElement, { name: said, whole }: Description, { scene }: Situation): boolean => {
  const { role, name, options, states } = element;
  const isOpener = options !== undefined || opening.some((state) => states.includes(state)) || choosing.test(name) || /[▾▼⌄]/u.test(name);
  const isValue =
    role === 'clickable' &&
    likeness(said || whole, name) < leastCalled &&
    likeness(said || whole, scene.labelOf(element)) >= 0.9 &&
    !isOneOfLikes(element, scene);
  return (role === 'button' || role === 'clickable') && !isOpener && !isValue;
};
/** What stands side by side with its like is one of what can be chosen, and no list: pressed, it is chosen. */
const isOneOfLikes = ({ index, role, group, hints }: ObservedElement, { elements }: Scene): boolean =>
  [elements[index - 1], elements[index + 1]].some((other) => other?.role === role && other.group === group && other.hints === hints);
const opening = ['collapsed', 'expanded', 'listbox'];

/** So does a link that only speaks of it: "Help on types" unfolds none. */
const leadsElsewhere = ({ role, name, options, states }: ObservedElement, { name: said, whole }: Description): boolean =>
  role === 'link' &&
  options === undefined &&
  !states.some((state) => state === 'collapsed' || state === 'expanded') &&
  likeness(said || whole, name) < leastWhole;

/** "Choose" in the card of the quiet room is called by what that says, and holds nothing to choose from. */
const isOfEntry = (element: ObservedElement, { name: said }: Description, { scene }: Situation): boolean => {
  const { role, name, hints = '', options, states } = element;
  const unit = scene.unitOf(element);
  const isOpener = options !== undefined || states.includes('collapsed') || states.includes('expanded');
  if (role !== 'button' || isOpener || said === '' || !unit || !scene.hasLikes(unit)) return false;
  return [name, hints].every((called) => likeness(said, called) < leastCalled);
};
const leastCalled = 0.5;
const leastWhole = 0.8;
