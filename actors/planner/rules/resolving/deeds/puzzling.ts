/** Tasks that the page answers itself, act by act: guesses that it mends, questions, labels with their values, words to complete. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { submit } from '../sending/sending.ts';
import { fold } from '../words/likeness.ts';

const fieldsOf = ({ elements }: Scene): readonly ObservedElement[] =>
  elements.filter((element) => isEditable(element) && element.role !== 'slider' && element.options === undefined);

const higher = /\b(?:higher|greater|larger|bigger|more|too (?:low|small)|go up|low guess)\b/i;
const lower = /\b(?:lower|less|smaller|fewer|too (?:high|large|big)|go down|high guess)\b/i;
const right = /\b(?:correct|right|congratulations|well done|you (?:got|guessed|found) it|you win|you won|exactly)\b/i;

/** `left` holds the bounds and the latest guess. 0: the field; 1: sent; 2: what the page says to it. */
export function guess({ least, most, send }: Of<'guess'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const [low = least, high = most, latest] = (cursor.left ?? []).map(Number);
  const [field, ...others] = fieldsOf(scene);
  if (cursor.stage === 1 && latest !== undefined) {
    const ok = { stage: 2, left: cursor.left ?? [] };
    const button = send && find(send, 'click', situation);
    if (button?.type === 'found') return clickOn(button.elements[0], ok);
    const sent = submit({ kind: 'submit', clause: '', as: 'submit' }, situation);
    return sent.type === 'act' ? { ...sent, ok } : sent;
  }
  if (cursor.stage === 2 && latest !== undefined) {
    const says = field === undefined ? 'right' : sayingOf(scene, latest);
    if (says === 'right') return next;
    if (says === undefined) return missing(`the page does not say whether ${latest} is too high or too low`);
    return guessed(says === 'higher' ? latest + 1 : low, says === 'higher' ? high : latest - 1, field);
  }
  if (others.length > 0) return missing('there are several fields that the guess could go into; say which');
  return guessed(low, high, field);
}

function guessed(low: number, high: number, field: ObservedElement | undefined): Move {
  if (field === undefined) return missing('there is no field on the page to guess in');
  if (low > high) return missing('what the page says of the guesses contradicts itself');
  const middle = Math.floor((low + high) / 2);
  return fillWith(field, String(middle), { stage: 1, left: [low, high, middle].map(String) });
}

/** What tells of another number, or explains both ways, is no answer to this guess. */
function sayingOf({ elements }: Scene, guess: number): 'higher' | 'lower' | 'right' | undefined {
  const answers = elements.filter(isText).flatMap(({ name }) => {
    const numbers = name.match(/\d+/g)?.map(Number) ?? [];
    const [up, down] = [higher.test(name), lower.test(name)];
    if (numbers.length > 0 && !numbers.includes(guess)) return [];
    if (up !== down) return [up ? ('higher' as const) : ('lower' as const)];
    return !up && right.test(name) && name.length < 80 ? ['right' as const] : [];
  });
  const told = new Set(answers.filter((answer) => answer !== 'right'));
  if (told.size > 1) return undefined;
  return [...told][0] ?? answers[0];
}

/** Where the page asks the same, its answer is given; the goal's own answer is read already. */
export function reply({ question, as }: Of<'reply'>, situation: Situation): Move {
  const { scene, data, cursor } = situation;
  const asked = fold(question.replace(/[?.! ]+$/, ''));
  // The scene leaves out what says the goal again; a question with a word in bold stands on the map in parts.
  const said = scene.observation.elements.filter(isText).map(({ name }) => name);
  const isAsked = fold(said.join(' ')).includes(asked);
  const answer = String(data[as] ?? '');
  if (!isAsked || answer === '' || cursor.stage > 1) return next;
  if (cursor.stage === 1) return submit({ kind: 'submit', clause: '', as: 'submit' }, situation);
  const offers = scene.elements.filter((element) => isClickable(element) && isUsable(element) && fold(element.name) === fold(answer));
  const [only, ...others] = offers;
  if (only && others.length === 0) return clickOn(only);
  const [field, ...more] = fieldsOf(scene);
  return field && more.length === 0 && offers.length === 0 ? fillWith(field, answer, { stage: 1 }) : next;
}

/** 0: what it begins with is typed, unless it stands in a list; 1: taken from what is offered then. */
export function complete({ starts, ends = '' }: Of<'complete'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const fits = (text: string) => fold(text).startsWith(fold(starts)) && fold(text).endsWith(fold(ends)) && text.length > starts.length;
  if (cursor.stage === 1) {
    const fitting = scene.elements.filter((element) => !isEditable(element) && fits(element.name));
    const offered =
      fitting.find(({ isNew, role }) => isNew || role === 'option') ??
      fitting.find((element) => isClickable(element) && element.index > (situation.hand?.index ?? 0));
    return offered ? clickOn(offered, { stage: 2 }) : missing(`nothing is offered that begins with ${JSON.stringify(starts)}`);
  }
  // Who says how it is sent says it next.
  const following = situation.instructions[cursor.at + 1]?.kind ?? 'read';
  if (cursor.stage === 2) return ['submit', 'click', 'press', 'login'].includes(following) ? next : entered(scene);
  for (const list of scene.elements) {
    const option = list.options?.find(fits);
    if (option !== undefined) return { type: 'act', act: { kind: 'select', element: list.index, options: [option] }, on: list };
  }
  const field = find({ name: '', exact: false, whole: '', noun: 'field', roles: ['textbox', 'searchbox', 'combobox'] }, 'fill', situation);
  if (field.type !== 'found') return lacking(field);
  const [on] = field.elements;
  // Key by key: what is offered may hang on the keys.
  return { type: 'act', act: { kind: 'type', element: on.index, text: starts }, on, ok: { stage: 1 } };
}

/** Where the page asks for nothing else, it is entered when it is sent. */
function entered(scene: Scene): Move {
  const [button, ...others] = scene.elements.filter(({ role }) => role === 'button');
  const isAll = fieldsOf(scene).length === 1 && others.length === 0;
  return button && isAll && isUsable(button) && ['submit', 'enter', 'ok', 'send', 'done'].some((word) => fold(button.name) === word)
    ? clickOn(button)
    : next;
}
