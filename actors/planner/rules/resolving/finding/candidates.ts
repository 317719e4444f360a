/** How well elements suit a description and a purpose: by role, by name, by the part of the page. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { branchNamed } from '../page/branches.ts';
import { checkableRoles, isClickable, isEditable, isText, listBoxRoles } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, fieldLikeness, fold, holdsSense, isSign, likeness } from '../words/likeness.ts';

export interface Looking {
  readonly scene: Scene;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The element that was acted on before, as it stands now: the form in hand is around it. */
  readonly hand?: ObservedElement;
  /** That element was only looked for, to do what comes now to it or in its row. */
  readonly isSought?: boolean;
  /** An instruction before this one was carried out on the page. */
  readonly hasActed?: true;
  /** How many of the things of which one is said by its place were on pages that were left behind. */
  readonly passed?: number;
  /** Of a list that is cut into pages, only what is on this one is looked for. */
  readonly isPart?: true;
  /** What is meant stands on the page of the list that is open: on no other is it looked for or counted. */
  readonly isHere?: boolean;
  /** Keys of elements that were tried in vain. */
  readonly tried?: readonly string[];
  /** The words of the goal that the latest form was sent for: what came up then is of what they ask for. */
  readonly askedFor?: string;
  /** As in `PlanInput`. */
  readonly seed?: readonly string[];
}

/** What the element is wanted for; `use`: a control that is called by what it does. */
export type Purpose = 'click' | 'use' | 'fill' | 'check' | 'choose' | 'read' | 'drag' | 'point';

export interface Candidate {
  readonly element: ObservedElement;
  readonly score: number;
}

/** Below this a name is another name. What acts at once needs a surer one: "Delete account" is not "Delete". */
const least = 0.5;
const surest: readonly Purpose[] = ['click', 'use'];
const leastFor = (purpose: Purpose): number => (surest.includes(purpose) ? 0.7 : least);
/** How far the second must lie behind the first. */
export const margin = 0.06;

/** What holds a control that bears its name. */
const wrappers: readonly string[] = ['treeitem', 'option', 'menuitem', 'listitem', 'clickable'];
const reach = 3;

/** A control and its own text stand side by side on the map: the control is meant, and of two, one in the other, the inner one. */
export function withoutTwins(candidates: readonly Candidate[], scene: Scene): readonly Candidate[] {
  return candidates.filter(({ element }, at) => {
    const inner = candidates[at + 1]?.element;
    const isWrapper =
      inner !== undefined &&
      wrappers.includes(element.role) &&
      (!wrappers.includes(inner.role) || isAround(element, inner)) &&
      isClickable(inner) &&
      inner.index - element.index <= reach &&
      fold(inner.name) === fold(element.name) &&
      scene.unitOf(inner)?.group === scene.unitOf(element)?.group;
    if (isWrapper) return false;
    // The picture of an entry leads where its title does.
    const isPicture =
      inner !== undefined &&
      element.role === 'link' &&
      inner.role === 'link' &&
      inner.index - element.index === 1 &&
      element.group !== undefined &&
      inner.group === element.group &&
      inner.name === element.name &&
      scene.unitOf(inner) !== undefined;
    if (isPicture) return false;
    // Where a sign opens the branch, its name is what is clicked to choose it.
    if (inner && branchNamed(inner, scene.elements) === element) return false;
    // A branch knows whether it is open; what stands in it bears its name.
    const branch = candidates[at - 1]?.element;
    const isOfBranch = branch?.role === 'treeitem' && element.role === 'clickable' && element.index - branch.index === 1;
    if (isOfBranch && fold(branch.name) === fold(element.name)) return false;
    const twin = [candidates[at - 1]?.element, candidates[at + 1]?.element].find(
      (other) => other && Math.abs(other.index - element.index) === 1 && fold(other.name) === fold(element.name) && !isText(other),
    );
    return !(twin && isText(element) && scene.unitOf(twin)?.group === scene.unitOf(element)?.group);
  });
}

/** Right before it, by the very same name, with nothing said between them: words that follow each other in a sentence are two. */
const isAround = (outer: ObservedElement, inner: ObservedElement): boolean =>
  outer.role === 'clickable' && inner.index - outer.index === 1 && inner.name === outer.name && inner.label === outer.label;

export function candidatesOf(what: Description, purpose: Purpose, pool: readonly ObservedElement[], scene: Scene): readonly Candidate[] {
  // Of all that are called so, what has but one of the words is none.
  const least = what.all && what.name.includes(' ') ? Math.max(leastFor(purpose), leastOfAll) : leastFor(purpose);
  const scored = pool.flatMap((element) => {
    const fitness = fits(element, purpose, what);
    const score = fitness === 0 ? 0 : fitness * nameScore(what, element, scene, purpose);
    const sure = score < leastFor(purpose) && isToTheLetter(what, element, purpose) ? leastFor(purpose) : score;
    return sure >= least ? [{ element, score: sure }] : [];
  });
  return scored.sort((a, b) => b.score - a.score || a.element.index - b.element.index);
}

const leastOfAll = 0.7;

/** Pages build menus and lists of choices of plain text: a name to the letter is meant, whatever kind it is said to be. */
const isToTheLetter = ({ name, roles }: Description, element: ObservedElement, purpose: Purpose): boolean =>
  purpose === 'click' &&
  roles.length > 0 &&
  isText(element) &&
  element.role !== 'heading' &&
  likeness(name, element.name) >= (isSign(element.name) ? 0.9 : 0.98);

/** How well its role suits the purpose and the noun: 0 to 1. */
function fits(element: ObservedElement, purpose: Purpose, { roles, name }: Description): number {
  const base = suits(element, purpose);
  if (roles.length === 0 || base === 0) return base;
  // "The section below": of the buttons, the one that folds a part of the page, and none that sends it.
  if (name === '' && roles[0] === 'region' && element.role === 'button' && !foldsPart(element)) return 0;
  // What is said to be an image, a heading or an item is meant to be clicked as one.
  if (roles.includes(element.role)) return surest.includes(purpose) && !isEditable(element) ? 1 : base;
  // What a page has made clickable without saying what it is may be any control.
  if (element.role === 'clickable' && name !== '' && roles.some((role) => handled.includes(role))) return base * 0.97;
  // Without a name the noun is all that there is to go by.
  return name === '' ? 0 : base * 0.8;
}

const foldsPart = ({ states, hints = '' }: ObservedElement): boolean =>
  states.includes('collapsed') || states.includes('expanded') || /\b(?:accordion|collaps|expand|toggle|unfold|section|panel)/i.test(hints);

const handled: readonly string[] = ['button', 'link', 'tab', 'menuitem', 'option', 'treeitem', 'img', 'image'];

export function suits(element: ObservedElement, purpose: Purpose): number {
  const { role } = element;
  switch (purpose) {
    case 'fill':
      return isEditable(element) ? 1 : 0;
    case 'check':
      if (checkableRoles.includes(role)) return 1;
      return role === 'button' || role === 'clickable' || role === 'option' ? 0.8 : role === 'gridcell' || role === 'listitem' ? 0.6 : 0;
    case 'choose':
      return listBoxRoles.includes(role) || element.options !== undefined ? 1 : isClickable(element) || isEditable(element) ? 0.85 : 0;
    case 'click':
    case 'use':
      return isClickable(element) ? 1 : listBoxRoles.includes(role) ? 0.9 : isEditable(element) ? 0.85 : isFigure(element) ? 0.9 : 0.75;
    default:
      return 1;
  }
}

function nameScore(what: Description, element: ObservedElement, scene: Scene, purpose: Purpose): number {
  if (what.name === '' && what.whole === '') return isAnything(what) || holdsSense(element.hints ?? '', what.noun) ? 1 : 0;
  if (what.name === '' && what.where && what.roles.length === 0) return 0.9;
  const said = what.name === '' ? [] : [what.name];
  const names: readonly (readonly [weight: number, text: string])[] = [
    [1, element.name],
    // "Select Italy" is the box of Italy.
    [0.97, purpose === 'check' && checkableRoles.includes(element.role) ? element.name.replace(/^(?:select|check|tick|toggle) /i, '') : ''],
    // "The menu button" says "Open menu".
    [
      0.93,
      surest.includes(purpose) && element.role === 'button' && !what.exact
        ? element.name.replace(/^(?:open|show|toggle|view)(?: the)? /i, '')
        : '',
    ],
    [purpose === 'read' || purpose === 'drag' || purpose === 'point' ? 0.9 : 0.75, isText(element) ? '' : (element.value ?? '')],
    [0.95, isText(element) || element.name !== '' ? '' : scene.labelOf(element)],
    // What a field is called in it is often an example; what a button says is its name.
    // What a built list shows is its value.
    [0.8, isText(element) || !isLabelled(element, purpose, scene) ? '' : scene.labelOf(element)],
    [0.85, element.hints ?? ''],
    [0.7, purpose === 'fill' || purpose === 'check' ? (element.context ?? '') : ''],
    ...(purpose === 'check' ? besideOwnBox(element, scene).map((text) => [0.95, text] as const) : []),
  ];
  let best = what.name === '' ? 0.9 : purpose === 'use' && beginsWith(element.name, what.name) ? 0.8 : 0;
  if (what.name !== '' && isIcon(element) && holdsSense(element.hints ?? '', what.name.replace(/ (?:to|on|for|with)$/, '')))
    best = Math.max(best, 0.85);
  const alike = purpose === 'fill' || purpose === 'choose' ? fieldLikeness : likeness;
  for (const [weight, text] of names) for (const name of said) best = Math.max(best, weight * quoted(what, alike(name, text)));
  if (!what.exact && what.whole !== '' && what.whole !== what.name) {
    // What reads as a kind or a place may be part of the name.
    const whole = likeness(what.whole, element.name);
    if (whole >= 0.9) best = Math.max(best, whole);
    else if (what.name === '') best = what.roles.length > 0 ? best : 0;
  } else if (what.name === '' && what.roles.length === 0) best = 0;
  return best < 0.95 && purpose !== 'read' ? Math.max(best, 0.85 * acrossParts(what, element, scene)) : best;
}

/** What is said in the row or card that a box without a name of its own is the only one of. */
function besideOwnBox(box: ObservedElement, scene: Scene): readonly string[] {
  if (!checkableRoles.includes(box.role) || !unsaid.test(box.name)) return [];
  const own = scene.unitOf(box)?.elements ?? [];
  return own.some((other) => other !== box && checkableRoles.includes(other.role)) ? [] : own.map(({ name }) => name);
}
const unsaid = /^(?:(?:select|check|toggle)(?: (?:this|row|item))*)?$/i;

/** A noun that pages have no role for ("the fifth result") means no element of whatever kind. */
const isAnything = ({ noun, roles, look, column, beside }: Description): boolean =>
  noun === '' ||
  roles.length > 0 ||
  look !== undefined ||
  column !== undefined ||
  beside !== undefined ||
  /^(?:one|thing|element)$/.test(noun);

/** What is clicked is called by the text before it only where that is plainly a label. */
const isLabelled = (element: ObservedElement, purpose: Purpose, scene: Scene): boolean =>
  ((purpose === 'fill' || purpose === 'choose') && !isUnderHead(element, scene)) ||
  purpose === 'read' ||
  /[:：]\s*$/.test(scene.labelOf(element));

/** Of several fields under one heading, none that bears a name is called by it. */
const isUnderHead = (field: ObservedElement, scene: Scene): boolean =>
  field.name !== '' &&
  field.context !== undefined &&
  scene.labelOf(field) === field.context &&
  scene.elements.some((other) => other !== field && isEditable(other) && other.context === field.context);

/** A control without words: what its maker called it is all that there is. */
const isIcon = (element: ObservedElement): boolean =>
  !isText(element) && !isEditable(element) && (isFigure(element) || !/\p{L}{2}|\p{N}/u.test(element.name));
/** It bears no name but what the eye sees of it. */
const isFigure = ({ role, name, look = '' }: ObservedElement): boolean => role === 'img' && name !== '' && look.startsWith(name);

/** A quoted name is taken as it stands: as a part of a longer one it must at least be there word for word. */
const quoted = ({ exact }: Description, score: number) => (exact && score < 0.9 && score > 0 ? score * 0.9 : score);

/** "the Shipping city field": some words name the part of the page, the others the control in it. */
function acrossParts({ name, exact }: Description, element: ObservedElement, scene: Scene): number {
  if (exact || name === '' || element.name === '' || !name.includes(' ')) return 0;
  // What a card says of itself says again what stands in it.
  const around = [...scene.around(element).map((group) => scene.groups[group]?.name ?? ''), element.context ?? '']
    .filter((text) => text.length <= 80)
    .flatMap((text) => text.split(element.name))
    .filter((text) => text.trim() !== '')
    .join(' ');
  if (around === '') return 0;
  const own = likeness(name, `${around} ${element.name}`);
  return own >= least && likeness(name, around) < own && wordsMet(name, element.name) > 0
    ? Math.min(1, 0.3 + wordsMet(name, `${around} ${element.name}`) * 0.7)
    : 0;
}

function wordsMet(said: string, text: string): number {
  const words = said.split(/\s+/);
  return words.filter((word) => holdsSense(text, word)).length / words.length;
}

export const usable: Record<Purpose, string> = {
  click: 'to click',
  use: 'to click',
  fill: 'to fill in',
  check: 'to check',
  choose: 'to choose from',
  read: 'to read',
  drag: 'to drag',
  point: 'to point at',
};

export const say = ({ name, noun, whole }: Description): string =>
  name !== '' ? JSON.stringify(name) : noun !== '' ? `a ${noun}` : JSON.stringify(whole);

const mostRivals = 4;

/** With what tells them apart, where anything does. */
export function sayRivals(what: Description, rivals: readonly ObservedElement[]): string {
  const kinds = [...new Set(rivals.map(({ role, name }) => `${role} ${JSON.stringify(name)}`))];
  const shown = kinds.slice(0, mostRivals).join(', ') + (kinds.length > mostRivals ? ', …' : '');
  const alike = `${rivals.length} elements match ${say(what)} alike`;
  if (kinds.length === 1) return `${alike}, all of them ${shown}; say which, by its place or by what stands beside it`;
  return `${alike}: ${shown}; quote the exact name of the one that is meant, and say its kind`;
}
