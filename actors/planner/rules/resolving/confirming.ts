/** What a page asks back in a dialog of its own before it does what it was told: whether it is really meant. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Instruction } from '../instruction.ts';
import { find } from './find.ts';
import { beginsWith, likeness } from './likeness.ts';
import { clickOn, type Move, missing, next, type Situation } from './move.ts';
import { isClickable, isEditable, isUsable, type Scene } from './scene.ts';

/** What pages ask back about: it takes something away, or can't be undone. */
const askedBack =
  /^(?:delete|remove|erase|clear|reset|discard|cancel|leave|archive|restore|deactivate|empty|unsubscribe|revoke|reject|decline|approve|publish|transfer|merge|terminate|block|ban|unfollow|close)\b/;
export const isAskedBack = (as: string): boolean => askedBack.test(as);

const affirming: readonly string[] = ['yes', 'ok', 'confirm', 'continue', 'proceed', 'i am sure'];
const isOneOf = (name: string, words: readonly string[]): boolean =>
  words.some((word) => likeness(word, name) >= 0.9 || beginsWith(name, word));
export const isAffirming = (name: string): boolean => isOneOf(name, affirming);
const others = /\b(?:cookies?|consent|newsletter)\b/i;

/** The dialog that the act has brought up asks nothing but whether it is meant: it is. Undefined where there is none. */
export function confirmed(as: string, situation: Situation): Move | undefined {
  const { scene, hand } = situation;
  const { dialog } = scene;
  if (dialog === undefined) return isAnsweredNext(situation) ? undefined : confirmedBare(as, situation);
  if ((hand && scene.isIn(hand, dialog)) || others.test(scene.textOf(dialog))) return undefined;
  const inside = scene.within(dialog);
  if (isSpokenOf(dialog, situation)) return undefined;
  const buttons = inside.filter((element) => isClickable(element) && isUsable(element));
  const doers = buttons.filter(({ name }) => beginsWith(name, as) || beginsWith(name, `yes ${as}`));
  // Of "Cancel" and "Cancel the booking" the one goes back where cancelling is what was asked for.
  const plainer = doers.filter(({ name }) => likeness(as, name) < 0.94);
  const affirmed = buttons.filter(({ name }) => isAffirming(name));
  const isCancelling = as === 'cancel' || as === 'close';
  const meant: readonly ObservedElement[] = isCancelling ? (plainer.length > 0 ? plainer : affirmed) : doers.length > 0 ? doers : affirmed;
  const [button, ...rivals] = meant;
  const asked = inside.filter(isEditable);
  const lacking = asked.find(({ states, value = '' }) => value === '' && states.includes('required'));
  if (button && lacking)
    return missing(`the page asks for ${lacking.role} ${JSON.stringify(lacking.name)} before it is to ${as}; say what to put there`);
  // Fields, and nothing that says yes: it is no question.
  if (!button && asked.length > 0) return undefined;
  if (!button)
    return buttons.length > 1 ? missing(`the page asks back before it is to ${as}, and no button of its dialog says so`) : undefined;
  return rivals.length > 0 ? missing(`the page asks back before it is to ${as}, and several buttons may mean it`) : clickOn(button, {});
}

const declining: readonly string[] = ['no', 'cancel', 'keep', 'back', 'never mind', 'do not', 'don’t', "don't"];

const longestWay = 30;

const waysThatCame = ({ elements }: Scene): readonly ObservedElement[] =>
  elements.filter((element) => element.isNew && isClickable(element) && isUsable(element) && element.name.length <= longestWay);

/** How often each way out stands on the page: what is drawn anew with the rest of a list has not come up. */
export function waysOut(as: string, { elements }: Scene): Readonly<Record<string, number>> {
  const ways: Record<string, number> = {};
  for (const element of elements)
    if (isClickable(element) && element.name.length <= longestWay && isOneOf(element.name, [...affirming, ...declining, as]))
      ways[element.name] = (ways[element.name] ?? 0) + 1;
  return ways;
}

/** A page may ask without a dialog: two ways out have come up that were not there before, one of them beside the other at least. */
export function confirmedBare(as: string, { scene, cursor }: Situation): Move | undefined {
  const came = waysThatCame(scene);
  const { ways = {} } = cursor;
  const now = waysOut(as, scene);
  const isMore = ({ name }: ObservedElement) => (now[name] ?? 0) > (ways[name] ?? 0);
  const refusals = came.filter((element) => isMore(element) && isOneOf(element.name, declining));
  const isBeside = (element: ObservedElement) => refusals.some((refusal) => refusal !== element && refusal.group === element.group);
  const said = came.filter(({ name }) => isOneOf(name, [...affirming, as]));
  const fresh = said.filter(isMore);
  const [yes, ...others] = fresh.length > 0 ? fresh : said.filter(isBeside);
  if (!yes || !refusals.some((refusal) => refusal !== yes) || came.length > mostWays) return undefined;
  return others.length > 0 ? missing(`the page asks back before it is to ${as}, and several buttons may mean it`) : clickOn(yes, {});
}

/** What has come up without being a dialog is refused by its own control, and by no other of the page. */
export function refusedBare(scene: Scene): Move {
  const came = waysThatCame(scene);
  for (const word of [...declining.slice(1), ...declining.slice(0, 1), 'close', 'dismiss', 'not now']) {
    const [control, ...others] = came.filter(({ name }) => isOneOf(name, [word]));
    if (control && others.length === 0) return clickOn(control);
  }
  return missing('no dialog has come up that could be cancelled');
}

const isAnsweredNext = ({ instructions, cursor }: Situation): boolean =>
  ['answer', 'submit', 'close'].includes(instructions[cursor.at + 1]?.kind ?? '');

const mostWays = 4;

/** Whether the goal goes on with the dialog by itself. */
function isSpokenOf(dialog: number, situation: Situation): boolean {
  const { instructions, cursor, scene } = situation;
  const following = instructions[cursor.at + 1];
  if (following === undefined) return false;
  if (['answer', 'close', 'submit', 'press'].includes(following.kind)) return true;
  const what = 'what' in following ? following.what : undefined;
  const found = typeof what === 'object' ? find(what, following.kind === 'click' ? 'click' : 'point', situation) : undefined;
  return (
    (found?.type === 'found' && scene.isIn(found.elements[0], dialog)) ||
    (following.kind === 'do' && scene.within(dialog).some(({ name }) => likeness(following.as, name) >= 0.9))
  );
}

const dialogs = /\b(?:dialog(?:ue)?|alert|pop-?up|confirmation|prompt|message box|question|modal)\b/i;

/** "Cancel the confirmation", "then cancel": said of what was done before, whose question is answered with no. */
export const isTakenBack = (as: string, words: string, hasObject: boolean): boolean =>
  /^(?:cancel|dismiss|decline|reject|deny)$/.test(as) && (!hasObject || dialogs.test(words));

/** One of the browser's own was answered while the act before raised it, and one of the page's is not closed twice. */
export function wasAnswered({ raised = 0, scene, instructions, cursor }: Situation): Move | undefined {
  if (scene.dialog !== undefined) return undefined;
  const before = instructions[cursor.at - 1];
  return raised > 0 || (cursor.stage === 0 && before !== undefined && isAnswering(before)) ? next : undefined;
}

/** Whether a dialog is spoken of. */
export const saysDialog = (words: string): boolean => dialogs.test(words);

/** Whether it says nothing but how a dialog is closed. */
const isAnswering = (instruction: Instruction): boolean =>
  instruction.kind === 'answer' ||
  (instruction.kind === 'close' && (instruction.what === undefined || instruction.what.roles.includes('dialog'))) ||
  (instruction.kind === 'do' && isTakenBack(instruction.as, instruction.clause, instruction.what !== undefined)) ||
  ('what' in instruction && typeof instruction.what === 'object' && instruction.what.within?.roles.includes('dialog') === true);

/** A dialog asks about what was done; one about cookies and the like asks by itself. */
export const asksBack = ({ scene }: Situation): boolean => scene.dialog !== undefined && !others.test(scene.textOf(scene.dialog));
