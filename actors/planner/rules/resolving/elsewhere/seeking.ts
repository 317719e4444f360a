/** What is done where the page doesn't show what an instruction is about: which of them may look elsewhere, and how far. */
import type { Instruction } from '../../instruction.ts';
import { openFilters } from '../arranging/narrowing.ts';
import { nextStep } from '../forms/form-steps.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { isAffirming, isDeclining } from '../sending/asking-back.ts';
import { isCommon } from '../words/lexicon.ts';
import { likeness } from '../words/likeness.ts';
import { begin } from './beginning.ts';
import { leaveFieldOver } from './covered.ts';
import { branchToOpen, explore, unveil } from './explore.ts';
import { unfoldMenu } from './folded-menus.ts';
import { openKind, openNamed, openNextPart, openOwn, openPart, openSettings, openTab, openTabs } from './parts-of-site.ts';
import { openPlaceOfNew } from './place-of-new.ts';

/** The way to where it may be; undefined where there is none, or none that the instruction may take. */
export function wayOn(move: Extract<Move, { type: 'missing' }>, instruction: Instruction, situation: Situation): Move | undefined {
  // A field of that name elsewhere is none of what has come up.
  if (instruction.kind === 'fill' && instruction.behind) return undefined;
  if (move.unclear) return openPart(situation);
  const stayed = heldUp(situation) ?? leaveFieldOver(instruction, situation);
  if (stayed) return stayed;
  const menu = unfoldMenu(situation);
  if (menu) return menu;
  if ('narrowing' in instruction) return unveil(situation) ?? openFilters(situation);
  return (
    unveil(situation) ??
    begin(situation) ??
    (isStep(instruction, situation) ? nextStep(situation) : undefined) ??
    (isSought(instruction, situation)
      ? explore(situation)
      : (openPlaceOfNew(situation) ??
        branchToOpen(situation) ??
        openTab(situation) ??
        (isSetting(instruction) ? (openNamed(situation) ?? openOwn(situation) ?? openTabs(situation)) : undefined) ??
        (instruction.kind === 'fill' && isSetting(instruction) ? openSettings(situation) : undefined) ??
        (['lay', 'do'].includes(instruction.kind) || (instruction.kind === 'fill' && instruction.opener)
          ? openKind(situation)
          : undefined) ??
        openNextPart(situation)))
  );
}

/** What is typed or sent is not looked for elsewhere: a field of that name on another page is another field. */
const isSought = (instruction: Instruction, { scene }: Situation): boolean =>
  // Who is signed in may have to look into a menu for the way out.
  (instruction.kind === 'submit' && /^(?:log|sign) ?(?:out|off)$/.test(instruction.as)) ||
  // What a verb does that pages have no word for is not found by looking further, unless this one has it for others.
  (instruction.kind === 'do'
    ? isCommon(instruction.as.split(' ')[0] ?? '') ||
      (instruction.what !== undefined &&
        scene.elements.some((element) => isClickable(element) && likeness(instruction.as, element.name) >= 0.95))
    : sought.includes(instruction.kind));
/** One value of the page's own, and no form's; or what is done to a thing that only another tab may show. */
const isSetting = (instruction: Instruction): boolean =>
  (instruction.kind === 'fill' && instruction.what !== undefined && instruction.opener === undefined) ||
  (instruction.kind === 'do' && instruction.what !== undefined && !instruction.text && !instruction.to);
/** What a later step of a form may ask for; what is only to be done to a thing is no reason to go through a form. */
const isStep = ({ kind }: Instruction, { cursor }: Situation): boolean =>
  ['fill', 'choose', 'check', 'upload', 'submit'].includes(kind) || (kind === 'do' && cursor.at > 0);
const sought: readonly Instruction['kind'][] = ['click', 'open', 'find', 'read', 'check', 'choose', 'hover', 'scroll'];

const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton'];

/** A question that nobody has asked for holds all fields back until it is answered: it is declined. */
function heldUp({ scene, cursor }: Situation): Move | undefined {
  const held = scene.elements.filter(({ role }) => fields.includes(role));
  if (held.length === 0 || held.some(isUsable)) return undefined;
  const ways = scene.elements.filter((element) => element.role === 'button' && isUsable(element));
  const no = onlyOf(ways.filter(({ name }) => isDeclining(name)));
  const yes = onlyOf(ways.filter(({ name }) => isAffirming(name)));
  const isQuestion = no !== undefined && yes !== undefined && no !== yes && no.group === yes.group && ways.length === 2;
  return isQuestion && !cursor.tried.includes(scene.keyOf(no)) ? clickOn(no, { tried: [...cursor.tried, scene.keyOf(no)] }) : undefined;
}
