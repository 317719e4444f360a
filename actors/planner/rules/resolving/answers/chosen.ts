/** "The selected colour": which of several choices is made, where their part of the page is called so. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { likeness } from '../words/likeness.ts';

const form = /^(?:currently )?(?:selected|chosen|checked|picked|ticked) (\p{L}[\p{L} -]*)$/u;

/** The name of the only one; undefined where none is made, several are, or several parts are called so. */
export function chosenOf({ name, exact, within, where, rank, ordinal }: Description, { scene }: Looking): string | undefined {
  const [, of = ''] = exact || within || where || rank || ordinal !== undefined ? [] : (form.exec(name) ?? []);
  if (of === '') return undefined;
  const parts = scene.groups.flatMap((group, at) => (likeness(of, group.name) >= 0.9 ? [at] : []));
  const inside = parts.length === 1 ? scene.within(parts[0] ?? 0) : [];
  const made = inside.filter(({ role, states }) => role === 'radio' && states.includes('checked'));
  const lists = scene.elements.filter(({ name: label, role }) => listed.includes(role) && likeness(of, label) >= 0.9);
  const said = [...made.map((radio) => radio.name), ...lists.map(({ value = '' }) => value)];
  return said.length === 1 ? onlyOf(said) || undefined : undefined;
}
const listed: readonly string[] = ['combobox', 'listbox'];
