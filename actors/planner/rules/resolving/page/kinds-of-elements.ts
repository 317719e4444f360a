/** What can be done with an element, by its role: clicked, written in, ticked, chosen from, read. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

export const clickableRoles: readonly string[] = [
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'checkbox',
  'switch',
  'radio',
  'option',
  'treeitem',
  'gridcell',
  'clickable',
];
const editableRoles: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];
export const checkableRoles: readonly string[] = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];
/** Lists that a value is chosen from. */
export const listBoxRoles: readonly string[] = ['combobox', 'listbox'];
const textRoles: readonly string[] = [
  'text',
  'paragraph',
  'cell',
  'gridcell',
  'term',
  'rowheader',
  'columnheader',
  'definition',
  'heading',
  'listitem',
];

export const isClickable = ({ role }: ObservedElement) => clickableRoles.includes(role);
export const isEditable = ({ role, states, type }: ObservedElement) =>
  (editableRoles.includes(role) || type === 'color') && !states.includes('disabled') && !states.includes('readonly') && type !== 'file';
/** What text is written in, and none is yet. */
export const isUnfilled = (element: ObservedElement) =>
  isEditable(element) && ['textbox', 'searchbox', 'spinbutton', 'combobox'].includes(element.role) && (element.value ?? '').trim() === '';
export const isText = ({ role }: ObservedElement) => textRoles.includes(role);
export const isUsable = ({ states }: ObservedElement) => !states.includes('disabled');

/** Of text fields, those of several lines have no type, and what takes a day or a number is none. */
export function isOfSort({ role, type }: ObservedElement, noun: string): boolean {
  if (role !== 'textbox' || !/\b(?:text ?area|text (?:field|box|input)|textbox|input)\b/.test(noun)) return true;
  if (/area/.test(noun) !== (type === undefined)) return false;
  return type === undefined || noun === 'input' || !ofOtherValues.test(type);
}
const ofOtherValues = /^(?:date|time|month|week|datetime-local|color|range|file|number)$/;
