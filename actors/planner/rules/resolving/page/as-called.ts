/** A word for a kind of control may be a part of what a thing is called: "Iron box". */
import type { Description } from '../../description.ts';
import { fold, likeness } from '../words/likeness.ts';
import type { Scene } from './scene.ts';

const controls: readonly string[] = ['textbox', 'searchbox', 'combobox', 'checkbox', 'switch', 'spinbutton'];

/** A "tin box" may be what the page calls so, and no box of that name. */
export function asCalled(what: Description, { elements }: Scene): Description {
  if (what.name === '' || what.roles.length === 0 || what.whole === '' || fold(what.whole) === fold(what.name)) return what;
  const isCalled = (name: string) => elements.some((element) => fold(element.name) === fold(name));
  const isControl = what.roles.every((role) => controls.includes(role));
  // Where no box is called "Tin", the box is a part of the name.
  const isOfName = isControl && !elements.some(({ role, name }) => what.roles.includes(role) && likeness(what.name, name) >= 0.75);
  const isWhole = (isCalled(what.whole) && !isCalled(what.name)) || (isOfName && /^\p{Lu}/u.test(what.name) && !what.exact);
  return isWhole ? { ...what, name: what.whole, noun: '', roles: [] } : what;
}
