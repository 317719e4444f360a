/** The English that instructions start with, and the nouns, keys and small words around it; no page's words stand here. */

export type Intent = 'goto' | 'click' | 'fill' | 'press' | 'read';

/** A verb may stand for several intents; what follows it decides (`open https://…`, `open the menu`). */
const table: readonly (readonly [verb: string, ...intents: Intent[]])[] = [
  ['go to', 'goto', 'click'],
  ['navigate to', 'goto', 'click'],
  ['browse to', 'goto', 'click'],
  ['visit', 'goto', 'click'],
  ['open', 'goto', 'click'],
  ['load', 'goto'],
  ['click on', 'click'],
  ['click', 'click'],
  ['tap on', 'click'],
  ['tap', 'click'],
  ['push', 'click'],
  ['follow', 'click'],
  ['press', 'press', 'click'],
  ['hit', 'press', 'click'],
  ['fill in', 'fill'],
  ['fill out', 'fill'],
  ['fill', 'fill'],
  ['type in', 'fill'],
  ['type', 'fill'],
  ['enter', 'fill'],
  ['write', 'fill'],
  ['input', 'fill'],
  ['put', 'fill'],
  ['set', 'fill'],
  ['read out', 'read'],
  ['read', 'read'],
  ['return', 'read'],
  ['report', 'read'],
  ['extract', 'read'],
  ['get', 'read'],
  ['give me', 'read'],
  ['tell me', 'read'],
  ['show me', 'read'],
  ['what is', 'read'],
  ['what are', 'read'],
];

const byLength = [...table].sort(([a], [b]) => b.length - a.length);
const words = byLength.map(([verb]) => verb.replaceAll(' ', '\\s+')).join('|');

/** Matches where an instruction may start. */
export const verbAhead = `(?:please\\s+)?(?:${words})\\b`;
const leading = new RegExp(`^(${words})\\b\\s*`, 'i');

/** The intents of a clause's first verb, and what follows it; undefined when it starts with no verb of the table. */
export function readVerb(text: string): { readonly intents: readonly Intent[]; readonly rest: string } | undefined {
  const found = leading.exec(text);
  if (found === null) return undefined;
  const verb = (found[1] ?? '').toLowerCase().replace(/\s+/g, ' ');
  const [, ...intents] = byLength.find(([candidate]) => candidate === verb) ?? [verb];
  return { intents, rest: text.slice(found[0].length) };
}

/** What people call elements, and the roles that they may mean by it. */
export const roleNouns: ReadonlyMap<string, readonly string[]> = new Map([
  ['button', ['button']],
  ['link', ['link']],
  ['tab', ['tab']],
  ['menu item', ['menuitem']],
  ['checkbox', ['checkbox', 'switch']],
  ['radio button', ['radio']],
  ['option', ['option']],
  ['search box', ['searchbox']],
  ['search field', ['searchbox']],
  ['text field', ['textbox', 'searchbox', 'combobox']],
  ['text area', ['textbox']],
  ['text box', ['textbox', 'searchbox', 'combobox']],
  ['textbox', ['textbox', 'searchbox', 'combobox']],
  ['input field', ['textbox', 'searchbox', 'combobox', 'spinbutton']],
  ['input box', ['textbox', 'searchbox', 'combobox', 'spinbutton']],
  ['input', ['textbox', 'searchbox', 'combobox', 'spinbutton']],
  ['field', ['textbox', 'searchbox', 'combobox', 'spinbutton']],
  ['box', ['textbox', 'searchbox', 'combobox', 'checkbox']],
  ['page heading', ['heading']],
  ['heading', ['heading']],
  ['headline', ['heading']],
  ['image', ['img', 'image']],
]);

export const clickableRoles: readonly string[] = [
  'button',
  'link',
  'tab',
  'menuitem',
  'checkbox',
  'switch',
  'radio',
  'option',
  'clickable',
];
export const editableRoles: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton'];

/** Key names as people write them, and as the DOM does (UI Events, `KeyboardEvent.key`). */
export const keys: ReadonlyMap<string, string> = new Map([
  ['enter', 'Enter'],
  ['return', 'Enter'],
  ['tab', 'Tab'],
  ['escape', 'Escape'],
  ['esc', 'Escape'],
  ['space', 'Space'],
  ['spacebar', 'Space'],
  ['backspace', 'Backspace'],
  ['delete', 'Delete'],
  ['home', 'Home'],
  ['end', 'End'],
  ['page up', 'PageUp'],
  ['page down', 'PageDown'],
  ['arrow up', 'ArrowUp'],
  ['arrow down', 'ArrowDown'],
  ['arrow left', 'ArrowLeft'],
  ['arrow right', 'ArrowRight'],
  ['up arrow', 'ArrowUp'],
  ['down arrow', 'ArrowDown'],
  ['left arrow', 'ArrowLeft'],
  ['right arrow', 'ArrowRight'],
]);
