/** Finds the element that a phrase means: every element is a candidate with a score, and only a clear winner is taken. */
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Instruction, Phrase } from './instructions.ts';
import { editableRoles } from './verbs.ts';

type Match = { readonly element: ObservedElement } | { readonly missing: string };

/** Below this a candidate is none; closer than the margin to the best, it is a rival. */
const least = 50;
const margin = 10;

/** The element to act on, or in a sentence why there is none. */
export function match(
  kind: Instruction['kind'],
  what: Phrase,
  elements: readonly ObservedElement[],
  disabled: readonly ObservedElement[],
): Match {
  const found = matchUsable(kind, what, elements);
  // Of a rival name it may be said as well, so only where nothing else fits.
  if ('element' in found || candidates(kind, what, elements).length > 0 || candidates(kind, what, disabled).length === 0) return found;
  return { missing: `${say(what)} is there, but disabled; do first what the page asks for` };
}

function matchUsable(kind: Instruction['kind'], what: Phrase, elements: readonly ObservedElement[]): Match {
  const found = matchOne(kind, what, elements);
  if (kind === 'read' && what.roles.length === 0) return readable(found, what, elements);
  // Few search boxes have that role; the others are text fields that are called so.
  if ('element' in found || what.name !== '' || !what.roles.includes('searchbox') || what.roles.length > 1) return found;
  const bySearchName = matchOne(kind, { name: 'search', exact: false, roles: editableRoles }, elements);
  return 'element' in bySearchName ? bySearchName : found;
}

/** Roles that label a value when they hold nothing but its name. */
const labelRoles: readonly string[] = ['term', 'rowheader', 'cell', 'text', 'paragraph', 'listitem'];

/** What is called by a label is the value beside it; what has no name may stand under a heading of that name. */
function readable(found: Match, what: Phrase, elements: readonly ObservedElement[]): Match {
  if ('element' in found) {
    const { element } = found;
    const next = elements[elements.indexOf(element) + 1];
    const isLabel = labelRoles.includes(element.role) && words(element.name).join(' ') === words(what.name).join(' ');
    return isLabel && next !== undefined && next.role !== 'heading' && !labels(next, elements) ? { element: next } : found;
  }
  const under = elements.filter(({ context }) => context !== undefined && fold(context) === fold(what.name));
  return under.length === 0 ? found : { element: firstOf(under) };
}

/** Whether the element heads a row of its own. */
const labels = ({ role, name }: ObservedElement, elements: readonly ObservedElement[]) =>
  role === 'term' || role === 'rowheader' || elements.some(({ context }) => context === name);

function matchOne(kind: Instruction['kind'], what: Phrase, elements: readonly ObservedElement[]): Match {
  const scored = candidates(kind, what, elements);
  const [best, ...others] = scored;
  if (best === undefined) return { missing: `nothing on the page ${usable[kind]} is called ${say(what)}; name it as the page does` };
  // "Read the heading" means the first: reading harms nothing, and the page's order ranks its headings.
  if (kind === 'read' && what.name === '') return { element: firstOf(scored.map((candidate) => candidate.element)) };
  const rivals = others.filter((candidate) => best.score - candidate.score < margin);
  if (rivals.length === 0) return { element: best.element };
  return {
    missing: sayRivals(
      what,
      [best, ...rivals].map((candidate) => candidate.element),
    ),
  };
}

const candidates = (kind: Instruction['kind'], what: Phrase, elements: readonly ObservedElement[]) =>
  elements
    .map((element) => ({ element, score: score(kind, what, element) }))
    .filter((candidate) => candidate.score >= least)
    .sort((a, b) => b.score - a.score);

const mostRivals = 4;

/** With what tells them apart, where anything does. */
function sayRivals(what: Phrase, rivals: readonly ObservedElement[]): string {
  const kinds = [...new Set(rivals.map(({ role, name }) => `${role} ${JSON.stringify(name)}`))];
  const shown = kinds.slice(0, mostRivals).join(', ') + (kinds.length > mostRivals ? ', …' : '');
  const alike = `${rivals.length} elements match ${say(what)} alike`;
  if (kinds.length === 1) return `${alike}, all of them ${shown}; go to a page where only one has that name`;
  return `${alike}: ${shown}; quote the exact name of the one that is meant, and say its kind`;
}

const usable: Record<Instruction['kind'], string> = {
  goto: 'to open',
  click: 'to click',
  fill: 'to fill in',
  press: 'to press a key in',
  read: 'to read',
};

const say = ({ name, roles }: Phrase) => (name === '' ? `a ${roles[0] ?? 'field'}` : JSON.stringify(name));
const firstOf = (elements: readonly ObservedElement[]) => elements.reduce((first, next) => (next.index < first.index ? next : first));

function score(kind: Instruction['kind'], what: Phrase, element: ObservedElement): number {
  const editable = editableRoles.includes(element.role);
  if (kind === 'fill' && (!editable || element.states.includes('readonly'))) return 0;
  const named = what.name === '' ? unnamedScore(kind, what, element) : nameScore(what, element.name);
  if (named === 0) return 0;
  const role = what.roles.length === 0 ? 0 : what.roles.includes(element.role) ? 15 : -15;
  return named + role - (kind === 'click' && editable ? 15 : 0);
}

/** Only the kind was said: every element of that kind is as good, but the focused field is where a person would type. */
function unnamedScore(kind: Instruction['kind'], what: Phrase, element: ObservedElement): number {
  if (what.roles.length === 0) return kind === 'fill' ? least + (element.states.includes('focused') ? margin : 0) : 0;
  return what.roles.includes(element.role) ? least : 0;
}

/** 100 for the same name, less for a name that holds the phrase among other words, 0 for another name. */
function nameScore(what: Phrase, elementName: string): number {
  const wanted = words(what.name);
  const found = words(elementName);
  if (wanted.length === 0 || found.length === 0) return fold(what.name) === fold(elementName) ? 100 : 0;
  if (wanted.join(' ') === found.join(' ')) return fold(what.name) === fold(elementName) ? 100 : 95;
  const inOrder = ` ${found.join(' ')} `.includes(` ${wanted.join(' ')} `);
  if (inOrder) return 60 + Math.round((25 * wanted.length) / found.length);
  const all = !what.exact && wanted.every((word) => found.includes(word));
  return all ? 50 + Math.round((15 * wanted.length) / found.length) : 0;
}

const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
