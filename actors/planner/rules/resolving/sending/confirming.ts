/** What a page asks back in a dialog of its own before it does what it was told: whether it is really meant. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import { didTo } from '../deeds/turns.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import {
  asksAgain,
  isAboutIt,
  isAffirming,
  isDeclining,
  isDoing,
  longestWay,
  overreach,
  type Pressed,
  saidBy,
  takesBack,
  wantedFirst,
  waysOut,
} from './asking-back.ts';
import { confirmedOnPage, withoutPart } from './asking-pages.ts';
import { confirmedUnfolded } from './unfolded.ts';

/** What asks by itself. */
export const others = /\b(?:cookies?|consent|newsletter)\b/i;

/** Acts that a page may ask back about; who says what to press has had it. */
const raising: readonly Instruction['kind'][] = ['do', 'clear', 'check', 'submit', 'choose', 'drag'];

/** What is kept of an act that a page may ask back about. */
export function pressedBy(
  pressedFor: Instruction,
  { act, on, ok }: Extract<Move, { type: 'act' }>,
  { scene, cursor, instructions }: Situation,
): Pressed | undefined {
  if (ok?.pressed) return ok.pressed;
  const instruction = (ok?.stage === taken && instructions[ok.at ?? cursor.at]) || pressedFor;
  const isLast = ok === undefined || ok.left !== undefined || ok.stage === taken || ok.explored?.at(-1)?.startsWith(didTo) === true;
  const mayRaise = raising.includes(instruction.kind) || (instruction.kind === 'click' && instruction.sends === true);
  if (!isLast || !mayRaise || !(act.kind === 'click' || act.kind === 'check' || act.kind === 'select')) return undefined;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  const as = 'as' in instruction && instruction.as !== undefined ? instruction.as : (verbsOf(instruction.clause)[0]?.verb ?? '');
  const called = on && isClickable(on) && /\p{L}{2}/u.test(on.name) && on.name.length <= longestWay ? on.name : '';
  const verbs = [as, called].filter((verb) => /\p{L}{2}/u.test(verb) && !isAffirming(verb));
  const { dialog } = scene;
  const entry = on && scene.unitOf(on);
  return {
    of: instructions.indexOf(instruction),
    verbs,
    thing: what?.all ? '' : (what?.name ?? ''),
    said: `${instruction.clause}\n${entry?.text.slice(0, longestEntry) ?? ''}`,
    ...(what && !what.all && (entry || (what.name !== '' && !collective.test(what.name))) && { isOne: true }),
    ...(what?.within && what.within.name !== '' && { whose: what.within.name }),
    ways: waysOut(verbs, scene),
    url: scene.observation.url,
    title: scene.observation.title,
    ...(dialog !== undefined && { dialog: saidBy(dialog, scene) }),
  };
}
const longestEntry = 400;
/** What has all in it, and what is said of several. */
const collective =
  /(?<!\p{L})(?:cart|basket|bag|trolley|list|queue|history|log|inbox|trash|bin|board|canvas|selection|everything|all|\p{Ll}{3,}s)$/u;
/** A slot was taken by a control that says so. */
export const taken = 12;

/** What is left to do where the page asks back whether the act is meant: it is. Undefined where it asks nothing. */
export function confirmed(pressed: Pressed, situation: Situation): Move | undefined {
  const { scene } = situation;
  const { dialog } = scene;
  const as = pressed.verbs[0] ?? 'go on';
  if ((pressed.times ?? 0) >= mostTimes) return undefined;
  if (dialog === undefined)
    return isAnsweredNext(pressed, situation)
      ? undefined
      : (confirmedBare(pressed, scene) ??
          confirmedItself(pressed, scene) ??
          confirmedOnPage(pressed, scene, answering) ??
          confirmedUnfolded(pressed, scene, (ways) => answering(pressed, ways)));
  const text = saidBy(dialog, scene);
  const inside = scene.within(dialog);
  if (text === pressed.dialog || isAnswer(text, pressed) || others.test(text) || isSpokenOf(dialog, pressed, situation)) return undefined;
  const buttons = inside.filter((element) => isClickable(element) && isUsable(element));
  const [button, ...rivals] = waysOn(buttons, text, pressed);
  const isQuestion = text.includes('?') || /\b(?:sure|confirm)\b/i.test(text);
  const wanted = wantedFirst(inside, isQuestion);
  if (wanted && (button || isQuestion || inside.some(({ name }) => isDoing(name, pressed.verbs))))
    return missing(`the page asks for ${wanted.role} ${JSON.stringify(wanted.name)} before it is to ${as}; say what to put there`);
  // What leaves no way back asks nothing: it is shut to go on, and left to be read where nothing is left to do.
  if (
    button &&
    !inside.some((element) => element !== button && isClickable(element) && /\S/.test(element.name)) &&
    isEnded(pressed, situation)
  )
    return undefined;
  if (!button) {
    const isOfTwo = inside.some(({ name }) => isDeclining(name)) && buttons.length > 1;
    return isQuestion && isOfTwo && isAboutIt(text, pressed)
      ? missing(`the page asks back before it is to ${as}, and no button of its dialog says so`)
      : undefined;
  }
  if (rivals.length > 0) return missing(`the page asks back before it is to ${as}, and several buttons may mean it`);
  const more = overreach(text, inside, pressed, button.name);
  if (more !== undefined) return missing(`the page asks back before it is to ${as}, and its dialog ${more}`);
  return clickOn(button, answering(pressed, waysOut(pressed.verbs, scene), text));
}

/** What is kept of an act once its dialog, which said this, or what else asked back about it was answered. */
const answering = (pressed: Pressed, ways: Pressed['ways'], dialog = pressed.dialog): { readonly pressed: Pressed } => ({
  pressed: { ...pressed, ways, ...(dialog !== undefined && { dialog }), times: (pressed.times ?? 0) + 1 },
});

/** How often a page may ask back about one act. */
const mostTimes = 3;

/** The dialog that was answered is still there, and says something besides that is no question: that is its answer. */
function isAnswer(text: string, { dialog = '' }: Pressed): boolean {
  if (dialog.trim() === '') return false;
  const before = new Set(dialog.split('\n'));
  const added = text.split('\n').filter((line) => !before.has(line));
  return [...before].every((line) => text.includes(line)) && !added.some((line) => /\?|\b(?:sure|confirm|undone)\b/i.test(line));
}

/** The dialog's controls that go on with it: those that say the verb before those that only say yes. */
export function waysOn(buttons: readonly ObservedElement[], text: string, pressed: Pressed): readonly ObservedElement[] {
  const { verbs } = pressed;
  const doers = buttons.filter(({ name }) => isDoing(name, verbs));
  const affirmed = isAboutIt(text, pressed) ? buttons.filter(({ name }) => isAffirming(name)) : [];
  // Of "Cancel" and "Cancel the booking" the one goes back where cancelling is what was asked for.
  if (verbs.some((verb) => /^(?:cancel|close)\b/i.test(verb))) {
    const plainer = doers.filter(({ name }) => !isCross(name) && !/^(?:cancel|close|dismiss)$/i.test(name.trim()));
    const isLeftAlone = plainer.length + affirmed.length === 0 && buttons.some(({ name }) => takesBack.test(name.trim()));
    return plainer.length > 0 ? plainer : isLeftAlone ? doers : affirmed;
  }
  const [said = ''] = verbs;
  const plain = doers.filter(({ name }) => likeness(said, name) >= 0.97 || likeness(`yes ${said}`, name) >= 0.97);
  return plain.length === 1 ? plain : doers.length > 0 ? doers : affirmed;
}

const waysThatCame = ({ elements }: Scene): readonly ObservedElement[] =>
  elements.filter((element) => element.isNew && isClickable(element) && isUsable(element) && element.name.length <= longestWay);

/** A page may ask without a dialog: two ways out have come up that were not there before, one of them beside the other at least. */
export function confirmedBare(pressed: Pressed, scene: Scene): Move | undefined {
  const { verbs, ways } = pressed;
  const as = verbs[0] ?? 'go on';
  const came = waysThatCame(scene);
  const now = waysOut(verbs, scene);
  const isMore = ({ name }: ObservedElement) => (now[name] ?? 0) > (ways[name] ?? 0);
  const refusals = came.filter((element) => isMore(element) && isDeclining(element.name));
  const isBeside = (element: ObservedElement) => refusals.some((refusal) => refusal !== element && refusal.group === element.group);
  const said = came.filter(({ name }) => isAffirming(name) || isDoing(name, verbs));
  const fresh = said.filter(isMore);
  const [yes, ...others] = fresh.length > 0 ? fresh : said.filter(isBeside);
  if (!yes || !refusals.some((refusal) => refusal !== yes) || came.length > mostWays) return undefined;
  if (scene.elements.some((element) => element.isNew && isEditable(element))) return undefined;
  if (others.length > 0) return missing(`the page asks back before it is to ${as}, and several buttons may mean it`);
  const text = scene.elements.filter((element) => element.isNew && isText(element) && element.group === yes.group);
  const more = overreach(text.map(({ name }) => name).join('\n'), [], pressed, yes.name);
  return more === undefined ? clickOn(yes, answering(pressed, now)) : missing(`the page asks back before it is to ${as}, and ${more}`);
}

/** What was pressed may ask so itself: it is called otherwise now, or another has taken its place. */
function confirmedItself(pressed: Pressed, scene: Scene): Move | undefined {
  const { verbs, ways } = pressed;
  const now = waysOut(verbs, scene);
  // What was pressed is called by the last of them, and stands there no more.
  const called = verbs.at(-1) ?? '';
  if ((now[called] ?? 0) >= (ways[called] ?? 0)) return undefined;
  const asking = scene.elements.filter(
    (element) =>
      isClickable(element) && isUsable(element) && asksAgain(element.name, verbs) && (now[element.name] ?? 0) > (ways[element.name] ?? 0),
  );
  const [again, ...others] = asking;
  if (!again || others.length > 0 || scene.elements.some((element) => element.isNew && isEditable(element))) return undefined;
  // A list that it led to may be narrowed by "Yes", one of several, where the page asks nothing.
  const isElsewhere = withoutPart(scene.observation.url) !== withoutPart(pressed.url);
  const isAsked = scene.elements.some((each) => !isClickable(each) && /\?|\b(?:sure|confirm|undone)\b/i.test(each.name));
  if (isElsewhere && !isAsked && scene.entriesWith(again).length > 0) return undefined;
  const text = scene.elements.filter((element) => element.isNew && isText(element) && element.group === again.group);
  const more = overreach([again, ...text].map(({ name }) => name).join('\n'), [], pressed);
  return more === undefined
    ? clickOn(again, answering(pressed, now))
    : missing(`the page asks back before it is to ${verbs[0] ?? 'go on'}, and ${more}`);
}

/** What has come up without being a dialog is refused by its own control, and by no other of the page. */
export function refusedBare(scene: Scene): Move {
  const came = waysThatCame(scene);
  for (const isMeant of [
    ({ name }: ObservedElement) => isDeclining(name) && !/^no\b/i.test(name),
    ({ name }: ObservedElement) => isDeclining(name),
    closes,
  ]) {
    const [control, ...others] = came.filter(isMeant);
    if (control && others.length === 0) return clickOn(control);
  }
  return missing('no dialog has come up that could be cancelled');
}

const closes = ({ name }: ObservedElement): boolean => /^(?:close|dismiss)\b/i.test(name);

const followingOf = ({ of }: Pressed, { instructions, cursor }: Situation): Instruction | undefined =>
  instructions[Math.max(cursor.at, of + 1)];

const isEnded = (pressed: Pressed, situation: Situation): boolean =>
  situation.cursor.at !== pressed.of && followingOf(pressed, situation) === undefined;

function isAnsweredNext(pressed: Pressed, situation: Situation): boolean {
  const then = followingOf(pressed, situation);
  return then !== undefined && (answeringKinds.includes(then.kind) || isAnswerSaid(then)) && !isOneOfSeveral(pressed, situation);
}
const answeringKinds: readonly Instruction['kind'][] = ['answer', 'submit', 'close'];
/** "… and answer No" */
const isAnswerSaid = ({ kind, clause }: Instruction): boolean => kind === 'choose' && /^(?:(?:and|then) )*(?:answer|reply)\b/i.test(clause);

/** "Remove all and confirm": what each of them but the last asks is answered before the next is turned to. */
const isOneOfSeveral = (pressed: Pressed, situation: Situation): boolean => {
  const following = followingOf(pressed, situation);
  const isYes = following?.kind === 'answer' ? following.accept : following?.kind === 'submit';
  return situation.cursor.at === pressed.of && isYes;
};

const mostWays = 4;

/** Whether the goal goes on with the dialog by itself. */
function isSpokenOf(dialog: number, pressed: Pressed, situation: Situation): boolean {
  const { scene } = situation;
  const following = followingOf(pressed, situation);
  if (following === undefined) return false;
  if ([...answeringKinds, 'press'].includes(following.kind)) return !isOneOfSeveral(pressed, situation);
  if (isAnswerSaid(following)) return true;
  if (filling.includes(following.kind) && scene.within(dialog).some((element) => isEditable(element) || element.role === 'radio'))
    return true;
  const what = 'what' in following ? following.what : undefined;
  const found = typeof what === 'object' ? find(what, following.kind === 'click' ? 'click' : 'point', situation) : undefined;
  return (
    (found?.type === 'found' && scene.isIn(found.elements[0], dialog)) ||
    (following.kind === 'do' &&
      following.clause !== situation.instructions[pressed.of]?.clause &&
      scene.within(dialog).some(({ name }) => likeness(following.as, name) >= 0.9))
  );
}

const filling: readonly Instruction['kind'][] = ['fill', 'choose', 'lay', 'check', 'upload'];

const dialogs =
  /\b(?:dialog(?:ue)?|alert|pop-?up|confirmation|(?:js|javascript|browser|native) confirm|confirm (?:box|window|message)|prompt|message box|question|modal)\b/i;

/** "Cancel the confirmation", "then cancel": said of what was done before, whose question is answered with no. */
export const isTakenBack = (as: string, words: string, hasObject: boolean): boolean =>
  /^(?:cancel|dismiss|decline|reject|deny)$/.test(as) && (!hasObject || dialogs.test(words));

/** One of the browser's own was answered while the act before raised it, and one of the page's is not closed twice. */
export function wasAnswered({ raised = 0, scene, instructions, cursor }: Situation): Move | undefined {
  if (scene.dialog !== undefined) return undefined;
  const before = instructions[cursor.at - 1];
  return raised > 0 || (cursor.stage === 0 && before !== undefined && isAnswering(before)) ? next : undefined;
}

/** What an order says, with what "it" stands for. */
export const saidInFull = ({ clause, what }: { readonly clause: string; readonly what?: Description }): string =>
  `${clause}\n${what?.whole ?? ''}`;

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
