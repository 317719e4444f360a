/** What the page asks in a dialog of its own, that a deed has brought up and nobody has answered. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import { dialogAround } from './messages.ts';
import { isWell } from './refusing-words.ts';

const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radio', 'spinbutton'];

/** What asks may lie over the page and not be called a dialog: then it is what has come, while other controls are covered. `fresh`: what has come since the deed. What only tells something has one button at most, or says that all went well. */
export function openQuestion(
  { elements, groups, covered = [] }: Pick<Observation, 'elements' | 'groups' | 'covered'>,
  fresh: readonly string[],
): string | undefined {
  const came = new Set(fresh);
  const dialogOf = (group: number | undefined) => dialogAround(groups, group);
  const dialog = elements.map(({ group }) => dialogOf(group)).find((at) => at !== undefined);
  const isInside = ({ group, name }: ObservedElement) =>
    dialog === undefined ? covered.length > 0 && came.has(name) : dialogOf(group) === dialog;
  const inside = elements.filter(isInside);
  if (inside.some(({ name }) => isWell(name)) || !inside.some(({ name }) => came.has(name))) return undefined;
  const buttons = inside.filter(({ role, name }) => role === 'button' && /\p{L}{2}/u.test(name));
  const isAsking =
    buttons.length > 1 || inside.some(({ role, states }) => fields.includes(role) || (role === 'button' && states.includes('disabled')));
  if (!isAsking) return undefined;
  const said = inside.find(({ role, name }) => !fields.includes(role) && role !== 'button' && /\p{L}{2}/u.test(name));
  return said?.name ?? '';
}
