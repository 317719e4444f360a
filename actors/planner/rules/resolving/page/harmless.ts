/** What looking around may press: what opens, turns or leads on; never what does something, of which it says so by a verb. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import type { Situation } from '../move.ts';
import { holdsSense } from '../words/likeness.ts';
import { isCross, signWords } from '../words/signs.ts';
import { formAround } from './form-around.ts';
import { checkableRoles, isEditable, listBoxRoles } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

/** Verbs of looking, as `verb-table.ts` has them. */
const looking: readonly string[] = ['open', 'goto', 'back', 'read', 'list', 'find', 'choose', 'filter', 'hover', 'scroll', 'close'];
/** "Order details", "Return policy": what begins like an order may be the name of a part. */
const partNames =
  /^\P{L}*\p{L}+(?: \p{L}+){0,2} (?:details?|history|options|settings|info(?:rmation)?|polic(?:y|ies)|summary|status|terms|by|questions|guide|tips|rules|formats?|methods?)\W*$/iu;

/** "Was this helpful? Yes No": what answers opens nothing. */
const answers = /^(?:yes|no|ok(?:ay)?|i agree|helpful|not helpful|ja|nein|oui|non|s[ií]|👍|👎|[♥♡❤☆★])\W*\d*$/iu;

/** What it stands beside, or what is over the page: neither shows anything. */
const takesAway = (name: string): boolean => isCross(name) || signWords(name)[0] === 'trash';

/** "Subscribe", "Remind me", "Publish comment". */
function saysADeed({ name, role }: ObservedElement): boolean {
  if (answers.test(name.trim()) || takesAway(name)) return true;
  if (role === 'tab' || role === 'treeitem' || partNames.test(name)) return false;
  const [verb] = verbsOf(name.replace(/^\P{L}+/u, ''));
  return verb !== undefined && (verb.intents.includes('do') || !verb.intents.some((intent) => looking.includes(intent)));
}

/** Whether it may be pressed in search of what is asked for: a deed only where the goal has the very word, and never for an answer. */
export function mayOpen(element: ObservedElement, { instructions, cursor }: Situation): boolean {
  const here = instructions[cursor.at];
  if (here && looked.includes(here.kind) && listBoxRoles.includes(element.role) && !isSpokenOfIn(here.clause, element)) return false;
  if (!saysADeed(element)) return true;
  const [first = ''] = /\p{L}+/u.exec(element.name) ?? [];
  return here !== undefined && here.kind !== 'read' && here.kind !== 'find' && holdsSense(here.clause, first);
}

/** What a form's list is set to may change by its being opened and left: it is for what is chosen there, and no place to look for a thing. */
const looked: readonly string[] = ['do', 'read', 'find', 'open'];
const isSpokenOfIn = (clause: string, { name }: ObservedElement): boolean =>
  (name !== '' && holdsSense(clause, name)) ||
  /\b(?:options?|choices?|choose|lists?|drop-?downs?|menus?|select(?:ed|or)?|offer(?:s|ed)?)\b/i.test(clause);

/** How many elements before a button the last field of its form stands at most. */
const reach = 10;

/** A button behind fields sends what is in them, unless they stand in a form that it is outside of. */
export function isBehindFields(button: ObservedElement, scene: Scene): boolean {
  const { index, role } = button;
  if (role === 'link') return false;
  const before = scene.elements.slice(Math.max(0, index - reach), index);
  const from = before.findLastIndex((element) => element.role === 'heading');
  const isOfOther = (field: ObservedElement) => {
    const form = formAround(scene, field);
    return form !== undefined && !scene.isIn(button, form);
  };
  return before.slice(from + 1).some((element) => (isEditable(element) || checkableRoles.includes(element.role)) && !isOfOther(element));
}
