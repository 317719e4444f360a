/** What is folded away and can be opened without changing anything: sections, tabs, branches of a tree, menus. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isFile } from '../../reading/words/file-names.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { checkableRoles, isClickable, isText, isUsable } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

/** All that says of itself that it can be opened, and is not open. */
export const folds = (scene: Scene): readonly ObservedElement[] =>
  scene.elements.filter((element) => isUsable(element) && isFolded(element, scene));

const open = /\b(?:active?|act|on|selected|current|open(?:ed)?|expanded)\b/i;
const tabs = /\b(?:tabs?|accordion)\b/i;
const branching = /\b(?:sub|submenu|branch|folder|dir(?:ectory)?|expandable|collapsible|caret|closed)\b/i;
const leaves = /\bleaf\b/i;
const turning = /[▸▶►▹⊞❯⯈]/u;
const playing = /[▶►]/u;
const plus = /^[+＋]\s?(?=\p{L})/u;
const trees = /\b(?:tree|nodes?|branch(?:es)?|folders?|hierarchy)\b/i;

function isFolded(element: ObservedElement, scene: Scene): boolean {
  const { role, states, name, hints = '' } = element;
  // "Chapter1.pdf" is fetched, and shows nothing here.
  if (isFile(name.trim())) return false;
  if (states.includes('collapsed')) return true;
  if (states.includes('expanded') || states.includes('selected') || leaves.test(hints)) return false;
  if (role === 'tab') return true;
  if (role === 'heading') return isBare(element, scene);
  if ((isClickable(element) || role === 'listitem') && branching.test(hints) && !open.test(hints)) return true;
  if (isText(element)) return isBranchInside(element, scene);
  if (!isClickable(element) || role === 'option' || role === 'checkbox' || role === 'radio') return false;
  const sign = name.trim().charAt(0);
  // What plays something bears the same sign as what opens; of what opens there are several, or a tree.
  const isOfSeveral = () => scene.elements.some((other) => other !== element && isClickable(other) && other.name.trim().startsWith(sign));
  if (turning.test(sign) && /\p{L}/u.test(name) && (!playing.test(sign) || trees.test(hints) || isOfSeveral())) return true;
  const around = scene.around(element).slice(0, 2);
  const called = [hints, ...around.map((group) => scene.groups[group]?.hints ?? '')];
  if (plus.test(name) && called.some((text) => trees.test(text))) return true;
  return (
    ((called.some((text) => tabs.test(text)) && isOneOfTabs(element, scene)) ||
      /^(?:tab\b|(?:section|panel|part|chapter)\W*\d)/i.test(name)) &&
    !open.test(`${hints} ${scene.groups[around[0] ?? -1]?.hints ?? ''}`)
  );
}

/** A branch in one that takes the clicks for all that stands in it: a text that begins with the sign of the branches around it, one of which is open. */
function isBranchInside({ name, index }: ObservedElement, { elements }: Scene): boolean {
  const [first, ...rest] = name.trim();
  if (!turning.test(first ?? '') || !/\p{L}/u.test(rest.join(''))) return false;
  const isOpenBranch = (other: ObservedElement) => other.index < index && isClickable(other) && turned.test(other.name.trim());
  return elements.some(isOpenBranch);
}
const turned = /^[▾▼▿⊟⌄]\s?\p{L}/u;

/** Of tabs one is open, and looks it; what only stands side by side may switch a mode. */
const isOneOfTabs = (element: ObservedElement, { elements, groups }: Scene): boolean =>
  elements.some(
    (other) =>
      other !== element &&
      setOf(other, groups) === setOf(element, groups) &&
      (other.states.some((state) => ['selected', 'expanded', 'checked'].includes(state)) || open.test(other.hints ?? '')),
  );

/** What it stands side by side in with its likes, each of which may have an item of its own. */
const setOf = ({ group = -1 }: ObservedElement, groups: Scene['groups']): number =>
  groups[group]?.role === 'listitem' ? (groups[group]?.parent ?? group) : group;

/** One of several headings in a row with nothing under them: what they head is folded away. */
function isBare({ index, group }: ObservedElement, { elements }: Scene): boolean {
  const [before, after] = [elements[index - 1], elements[index + 1]];
  return [before, after].some((other) => other?.role === 'heading' && other.group === group);
}

const downward = /^[▾▼]$/;
const upward = /^[▴▲△↑]$/;
const lowers = /\b(?:down-?vote|vote|down|lower|less|fewer|minus|decrease)\b/i;
/** How far apart on the map the two arrows of a vote or of a number stand. */
const reach = 3;

/** The lower of two arrows votes against a thing, or lowers a number. */
const isLowerArrow = ({ index, name, hints = '' }: ObservedElement, among: readonly ObservedElement[]): boolean =>
  downward.test(name.trim()) &&
  (lowers.test(hints) || among.some((other) => Math.abs(other.index - index) <= reach && upward.test(other.name.trim())));

/** What opens more to do with a thing; `among` what stands with it. */
export const isMenu = (element: ObservedElement, among: readonly ObservedElement[] = []): boolean =>
  isMenuCell(element) || isMenuControl(element, among);

/** A cell remains one to the map when it takes the click itself. */
const isMenuCell = ({ role, name }: ObservedElement): boolean => role === 'cell' && /^[⋮⋯]$/.test(name.trim());

const isMenuControl = (element: ObservedElement, among: readonly ObservedElement[]): boolean =>
  isClickable(element) &&
  !checkableRoles.includes(element.role) &&
  !isLowerArrow(element, among) &&
  (/^(?:⋮|⋯|…|\.{3}|☰|▾|▼|more_(?:vert|horiz))$/.test(element.name.trim()) ||
    /^(?:more|(?:more |other |row )?(?:actions|options)|more \p{L}+ (?:actions|options))(?: (?:for|of|on) .+)?$/iu.test(
      element.name.trim(),
    ) ||
    (/^(?:\p{L}+ ){1,2}(?:actions|options|menu)$/iu.test(element.name.trim()) && element.states.includes('collapsed')) ||
    /^(?:(?:open|show|toggle|main|user|account|profile|site|nav(?:igation)?|hamburger) ){1,3}(?:menu|navigation)$/i.test(
      element.name.trim(),
    ) ||
    ['more', 'menu', 'actions', 'options'].some(
      (word) => likeness(word, element.name) >= 0.75 || (/^\P{L}{0,2}$/u.test(element.name) && holdsSense(element.hints ?? '', word)),
    ));
