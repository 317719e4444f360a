/** Finds the element that a phrase means: only names that are the same count, or nearly so, and only when one element has it. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Instruction, Phrase } from './instructions.ts';
import { addedSense, fold, holds, isSame, isSameWords } from './names.ts';
import { readable } from './values.ts';
import { editableRoles } from './verbs.ts';

type Match = { readonly element: ObservedElement } | { readonly missing: string };
type Kind = Instruction['kind'];

/** The element to act on, or in a sentence why there is none. */
export function match(kind: Kind, what: Phrase, elements: readonly ObservedElement[]): Match {
  if (kind === 'read' && what.roles.length === 0) return valueFor(what, elements);
  const found = matchOne(kind, what, elements);
  // Few search boxes have that role; the others are text fields that are called so.
  if ('element' in found || what.name !== '' || !what.roles.includes('searchbox') || what.roles.length > 1) return found;
  const bySearchName = matchOne(kind, { name: 'search', exact: false, roles: editableRoles }, elements);
  return 'element' in bySearchName ? bySearchName : found;
}

/** Controls hold a value besides their name. */
const valueRoles: readonly string[] = [...editableRoles, 'checkbox', 'switch', 'radio', 'slider', 'listbox', 'progressbar', 'meter'];
const showsValue = ({ role, name, value }: ObservedElement) => valueRoles.includes(role) || !isSame(value || name, name);

/** A control of the very name comes before text that labels a value so, and that before a control of a longer name. */
function valueFor(what: Phrase, elements: readonly ObservedElement[]): Match {
  const found = matchOne('read', what, elements.filter(showsValue));
  return 'element' in found && isSameWords(found.element.name, what.name) ? found : (readable(what, elements) ?? found);
}

function matchOne(kind: Kind, what: Phrase, elements: readonly ObservedElement[]): Match {
  const candidates = elements.filter(({ role }) => kind !== 'fill' || editableRoles.includes(role));
  const [first, ...others] = preferred(kind, what, nearest(kind, what, candidates));
  if (first === undefined) return { missing: `nothing on the page ${usable[kind]} is called ${say(what)}; name it as the page does` };
  // "Read the heading" means the first: reading harms nothing, and the page's order ranks its headings.
  if (kind === 'read' && what.name === '') return { element: first };
  if (others.length > 0) return { missing: sayRivals(what, [first, ...others]) };
  const hindrance = first.states.find((state) => state === 'disabled' || (state === 'readonly' && kind === 'fill'));
  if (hindrance === undefined || kind === 'read') return { element: first };
  return { missing: `${say(what)} is there, but ${hindrance === 'readonly' ? 'read-only' : hindrance}; do first what the page asks for` };
}

const usable: Record<Kind, string> = {
  goto: 'to open',
  click: 'to click',
  fill: 'to fill in',
  press: 'to press a key in',
  read: 'to read',
};

const say = ({ name, roles }: Phrase) => (name === '' ? `a ${roles[0] ?? 'field'}` : JSON.stringify(name));

const mostRivals = 4;

/** With what tells them apart, where anything does. */
function sayRivals(what: Phrase, rivals: readonly ObservedElement[]): string {
  const kinds = [...new Set(rivals.map(({ role, name }) => `${role} ${JSON.stringify(name)}`))];
  const shown = kinds.slice(0, mostRivals).join(', ') + (kinds.length > mostRivals ? ', …' : '');
  const alike = `${rivals.length} elements match ${say(what)} alike`;
  if (kinds.length === 1) return `${alike}, all of them ${shown}; go to a page where only one has that name`;
  return `${alike}: ${shown}; quote the exact name of the one that is meant, and say its kind`;
}

/** A control that can't be used yet is among them: that it is the one meant is no reason to take another. */
function nearest(kind: Kind, what: Phrase, elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const ofRole = elements.filter(({ role }) => what.roles.length === 0 || what.roles.includes(role));
  const inFull = elements.filter(({ name }) => what.whole !== undefined && fold(name) === fold(what.whole));
  if (what.name === '' && inFull.length === 0) return what.roles.length > 0 || kind === 'fill' ? ofRole : [];
  const same = [...new Set([...ofRole.filter(({ name }) => fold(name) === fold(what.name)), ...inFull])];
  if (same.length > 0) return same;
  const nearlySame = ofRole.filter(({ name }) => isSame(name, what.name));
  if (nearlySame.length > 0) return nearlySame;
  const sameWords = what.exact ? [] : ofRole.filter(({ name }) => isSameWords(name, what.name));
  if (sameWords.length > 0) return sameWords;
  return what.exact ? [] : containing(kind, what, ofRole);
}

/** Longer names: "Edit profile" is another thing than "Edit", so what acts at once takes only those that add no sense. */
function containing(kind: Kind, what: Phrase, elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const found = elements.filter(({ role, name }) => holds(name, what.name) && (kind !== 'read' || valueRoles.includes(role)));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || kind === 'fill' || kind === 'read') return found;
  return addedSense(only, what.name) ? [] : found;
}

/** Where nothing but the kind was said, the focused field is where a person would type; and fields are rather filled than clicked. */
function preferred(kind: Kind, what: Phrase, found: readonly ObservedElement[]): readonly ObservedElement[] {
  const ready = what.name === '' ? found.filter(({ states }) => !states.includes('disabled')) : found;
  const rather = ready.filter(({ role, states }) =>
    kind === 'click' ? !editableRoles.includes(role) : kind === 'fill' && what.name === '' && states.includes('focused'),
  );
  return rather.length > 0 ? rather : ready.length > 0 ? ready : found;
}
