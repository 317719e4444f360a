/** Logging in: the user goes before the secret, within the same form, and nothing is sent without the secret that the page asks for. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Given } from '../../description.ts';
import type { Instruction, Of } from '../../instruction.ts';
import { valueFor } from '../filling/given-values.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, next, type Situation } from '../move.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { otherWay, submit } from './sending.ts';

const userNames: readonly string[] = ['username', 'email', 'login', 'user', 'account', 'phone'];

export function login({ user, password }: Of<'login'>, situation: Situation): Move {
  const { scene, cursor, instructions } = situation;
  const secret = secretIn(scene);
  const userField = secret ? userBeside(secret, scene) : userAlone(scene);
  const fillIn = (field: ObservedElement, given: Given, stage: number): Move => {
    const text = valueFor(given, field, situation);
    return 'why' in text ? lacking(text) : fillWith(field, text.text, { stage });
  };
  if (cursor.stage === 0 && user !== undefined) {
    if (userField) return fillIn(userField, user, 1);
    // What would lead to a form only sends the one that is here, empty.
    return secret ? missing('the page asks for a password, and has no field for the user') : way('log in', situation);
  }
  if (cursor.stage <= 1 && password !== undefined) {
    if (secret) return fillIn(secret, password, 2);
    // The name is asked for first, and the password on the next page.
    if (cursor.stage === 1) return { ...submit({ kind: 'submit', clause: '', as: 'next' }, situation), ...({ ok: { stage: 1 } } as const) };
    return way('log in', situation);
  }
  if (user !== undefined && password === undefined && secret && (secret.value ?? '') === '')
    return instructions[cursor.at + 1]?.kind === 'fill' ? next : missing('the page asks for a password, and the goal gives none');
  const sent = submit({ kind: 'submit', clause: '', as: 'log in' }, situation);
  const isByKey = sent.type === 'act' && sent.act.kind === 'press';
  const doer = isByKey && secret ? onlyButtonBehind(secret, scene) : undefined;
  return doer ? clickOn(doer) : sent;
}

const isSecret = (element: ObservedElement): boolean => element.states.includes('password') && isEditable(element);
const isOfText = ({ role, type }: ObservedElement): boolean => (role === 'textbox' || role === 'combobox') && type !== 'search';

/** Beside a form to register by, the one that logs in. */
function secretIn(scene: Scene): ObservedElement | undefined {
  const secrets = scene.elements.filter(isSecret);
  return secrets.find((secret) => secrets.length > 1 && isSentBy(['log in'], formAround(scene, secret), scene)) ?? secrets[0];
}

const isSentBy = (names: readonly string[], form: number | undefined, scene: Scene): boolean =>
  form !== undefined && scene.within(form).some((control) => isCalled(names, control));
const isCalled = (names: readonly string[], control: ObservedElement): boolean =>
  isClickable(control) && names.some((name) => likeness(name, control.name) >= 0.8);
const onwards: readonly string[] = ['log in', 'next', 'continue'];
const reach = 3;

/** What is asked for elsewhere on the page, as for a newsletter, is none of it. */
function userBeside(secret: ObservedElement, scene: Scene): ObservedElement | undefined {
  const form = formAround(scene, secret);
  const own = scene.elements.filter(
    (field) => isEditable(field) && !isSecret(field) && isOfText(field) && formAround(scene, field) === form,
  );
  const before = own.filter(({ index }) => index < secret.index);
  return calledSo(before) ?? before.at(-1) ?? calledSo(own);
}

/** Where the secret is asked for later: its form is one to log in by, or goes on to the next page. */
function userAlone(scene: Scene): ObservedElement | undefined {
  return calledSo(
    scene.elements.filter((field) => {
      if (!isEditable(field) || !isOfText(field)) return false;
      const isForUsers = ['username', 'login', 'user'].some((word) => isFor(word, field));
      const form = formAround(scene, field);
      // Without a form, what stands right behind sends it.
      const behind = form === undefined ? scene.elements.slice(field.index + 1, field.index + 1 + reach) : scene.within(form);
      return isForUsers || behind.some((control) => isCalled(onwards, control));
    }),
  );
}

const calledSo = (fields: readonly ObservedElement[]): ObservedElement | undefined =>
  fields.find(({ type }) => type === 'email') ?? userNames.flatMap((word) => fields.filter((field) => isFor(word, field)))[0];

const isFor = (word: string, { name, hints = '' }: ObservedElement): boolean => holdsSense(name, word) || holdsSense(hints, word);

/** "Enter", which reads as no way in: the one button behind the password that is none of its signs. */
function onlyButtonBehind(secret: ObservedElement, scene: Scene): ObservedElement | undefined {
  const behind = scene.elements.filter(
    ({ role, name, index, group }) => role === 'button' && index > secret.index && group === secret.group && /\p{L}{2}/u.test(name),
  );
  const [only, ...others] = behind;
  return only && others.length === 0 && isUsable(only) && !otherWay.test(only.name) ? only : undefined;
}

/** The link or button that leads to what is asked for. */
function way(to: string, situation: Situation): Move {
  const found = find(named(to), 'click', situation);
  if (found.type !== 'found') return lacking(found);
  const [element] = found.elements;
  const key = situation.scene.keyOf(element);
  if (situation.cursor.explored.includes(key)) return missing(`the page asks for no user name or password`);
  const cameFrom = situation.cursor.cameFrom ?? situation.scene.observation.url;
  return clickOn(element, { explored: [...situation.cursor.explored, key], cameFrom });
}

/** "Log in and reply to this topic": sites lead elsewhere once somebody has logged in, and what was spoken of is where the way in was taken. */
export function backToThis({ clause, kind }: Instruction, { cursor, scene }: Situation): Move | undefined {
  const { cameFrom = '' } = cursor;
  if (cameFrom === '' || cursor.stage > 0 || cursor.explored.length > 0 || kind === 'login' || !ofThis.test(clause)) return undefined;
  if (pathOf(cameFrom) === pathOf(scene.observation.url)) return undefined;
  return { type: 'act', act: { kind: 'goto', url: cameFrom }, ok: { cameFrom: '', stage: 0 } };
}
const ofThis =
  /\bthis (?:topic|thread|post|page|article|item|product|book|film|movie|song|event|job|vacancy|ad|listing|offer|recipe|question|issue|ticket|discussion|video|photo|picture|course|profile|property|home|flat|room|story|entry|review|petition|auction|group|project|document)\b/iu;
const pathOf = (url: string): string => url.replace(/#.*$/, '');
