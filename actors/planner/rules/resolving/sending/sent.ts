/** What was pressed already, and may have happened, whatever the page shows of it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { DoneAct } from '../../../port.ts';
import type { Instruction } from '../../instruction.ts';
import type { Cursor, RulesMemo } from '../cursor.ts';
import { find } from '../finding/find.ts';
import type { Move, Situation } from '../move.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { isAffirming } from './asking-back.ts';

const sentOnce: readonly Instruction['kind'][] = ['submit', 'answer', 'login'];

/** What was pressed by this very instruction is not pressed again: it may have happened, whatever the page shows of it. */
export function isSentAgain(
  move: Move,
  { kind }: Instruction,
  memo: RulesMemo | undefined,
  ours: readonly { readonly ok: boolean }[],
  scene: Scene,
): boolean {
  const { cursor, after } = memo ?? {};
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on || !after || ours[after.acts]?.ok !== true) return false;
  // What was only pointed at or opened in search of it has sent nothing.
  const wasSearch = after.ok.explored.length > (cursor?.explored.length ?? 0);
  return sentOnce.includes(kind) && !wasSearch && after.ok.at === cursor?.at && after.ok.hand === scene.keyOf(move.on);
}

/** "Delete it and answer yes", "Archive it and click “Archive this shelf”": what is said to be pressed was pressed when it was done. */
export function isAnsweredAlready(move: Move, instructions: readonly Instruction[], cursor: Cursor, scene: Scene): boolean {
  const { at, stage, hand } = cursor;
  const before = instructions[at - 1];
  if (before?.kind !== 'do' || stage !== 0 || hand === undefined) return false;
  const on = move.type === 'act' && move.act.kind === 'click' ? move.on : undefined;
  if (on && hand === scene.keyOf(on) && isAffirming(on.name)) return true;
  if (!wasPressed(instructions[at], cursor)) return false;
  // What asks back in a dialog may be called as what brought it up.
  if (scene.dialog !== undefined) return false;
  return on ? hand === scene.keyOf(on) || isText(on) : move.type === 'missing';
}

const again = /\b(?:again|twice|once more|another time)\b/i;

/** By its name to the letter, and by nothing else that would tell it from others. */
function wasPressed(here: Instruction | undefined, { at, pressed }: Cursor): boolean {
  if (here?.kind !== 'click' || here.times !== undefined || again.test(here.clause)) return false;
  const { name, ordinal, rank, where, within } = here.what;
  return pressed?.of === at - 1 && (ordinal ?? rank ?? where ?? within) === undefined && pressed.verbs.at(-1) === name;
}

/** The empty field that the control sends: before the text is in it, a click would send nothing, or an empty one. */
export function fieldSentBy(control: ObservedElement, { scene }: Situation): ObservedElement | undefined {
  const form = formAround(scene, control);
  const near = scene.elements.slice(Math.max(0, control.index - 2), control.index).filter(({ group }) => group === control.group);
  const fields = (form === undefined ? near : scene.within(form)).filter((element) => element.role === 'textbox' && isEditable(element));
  const [only, ...others] = fields;
  return only && others.length === 0 && isUsable(only) && (only.value ?? '') === '' ? only : undefined;
}

const articles = /(?<=\p{L} )(?:the|an?|my|it|this|that) (?=\p{L})/giu;

/**
 * What was written is sent by what the goal says next: the control of the form in hand, or its sending as such. `by`: how it would be sent
 * otherwise, where the page has other controls beside it.
 */
export function isSentNext(situation: Situation, by?: Move): boolean {
  const { scene, hand, instructions, cursor } = situation;
  const following = instructions[cursor.at + 1];
  if (following === undefined || again.test(following.clause) || (following.kind === 'click' && following.times !== undefined))
    return false;
  // "… and send the report": by the control that is called so.
  const called = following.clause.replace(articles, '');
  if (by?.type === 'act' && by.act.kind === 'click' && by.on && likeness(called, by.on.name) >= 0.97) return true;
  if (following.kind === 'submit') return following.what === undefined;
  if (following.kind === 'press') return by !== undefined && following.key === 'Enter' && following.what === undefined;
  // What is picked by its rank is among what comes back.
  if (following.kind !== 'click' || !hand || (following.what.rank ?? following.what.where) !== undefined) return false;
  const found = find(following.what, 'click', situation);
  const [control] = found.type === 'found' ? found.elements : [];
  if (!control || !isClickable(control)) return false;
  if (by?.type === 'act' && by.act.kind === 'click') return by.on?.index === control.index;
  const form = formAround(scene, hand);
  if (form !== undefined) return scene.isIn(control, form);
  return control.group === hand.group && (by === undefined || (control.index > hand.index && control.index <= hand.index + nearby));
}
/** So far behind a field on a page without a form stands what sends it. */
const nearby = 2;

/** Verbs of what is done once there is a file. */
export const fetching = /^(?:download|export|save|get|print|back up)\b/;

/** Whether the latest act has brought a file, or was to. */
export function hasFetched(done: readonly DoneAct[]): boolean {
  const [before, latest] = [done.at(-2), done.at(-1)];
  return (latest?.files ?? 0) > (before?.files ?? 0);
}
