/** Typing by clicking: keypads, keyboards and calculators that a page shows as buttons of one character each. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { clickOn, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold } from '../words/likeness.ts';
import { valueFor } from './given-values.ts';

/** What signs of reckoning are called on other keys. */
const also: Readonly<Record<string, string>> = { '*': '×x·', '×': '*x·', x: '×*', '/': '÷:', '÷': '/:', '-': '−–', '−': '-–', '+': '＋' };
const parted = /[\s().-]/;
const mostKeys = 40;

/** `left` holds what is still to be typed, one character each. */
export function typeByKeys({ value, isSum }: Of<'keys'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const text = cursor.left ? undefined : valueFor(value, undefined, situation);
  if (text && 'why' in text) return lacking(text);
  const left = cursor.left ?? charactersOf(`${text?.text ?? ''}${isSum ? '=' : ''}`, scene, isSum === true);
  const [first, ...rest] = left;
  if (first === undefined) return next;
  if (left.length > mostKeys) return missing(`${left.length} keys are more than are pressed one by one`);
  const lacks = left.find((character) => keysOf(character, scene).length !== 1);
  if (lacks !== undefined)
    return missing(`the page shows ${keysOf(lacks, scene).length === 0 ? 'no key' : 'several keys'} for ${JSON.stringify(lacks)}`);
  return clickOn(keysOf(first, scene)[0] as ObservedElement, rest.length > 0 ? { left: rest } : undefined);
}

/** What only parts a number for the eye is left out where there is no key for it; in a sum every sign counts. */
const charactersOf = (text: string, scene: Scene, isSum: boolean): readonly string[] =>
  [...text].filter((character) => !/\s/.test(character) && (isSum || !parted.test(character) || keysOf(character, scene).length > 0));

function keysOf(character: string, scene: Scene): readonly ObservedElement[] {
  const pressed = scene.elements.filter((element) => isClickable(element) && isUsable(element));
  const digits = /^\d$/.test(character) ? lettered(pressed).get(character) : undefined;
  if (digits) return digits;
  const keys = pressed.filter(({ name }) => [...name.trim()].length === 1);
  const exactly = keys.filter(({ name }) => name.trim() === character);
  if (exactly.length > 0) return exactly;
  return keys.filter(({ name }) => fold(name) === fold(character) || also[character]?.includes(name.trim()));
}

/** Telephones have letters beside their digits ("2 ABC"; ITU-T E.161), which only keys of all ten digits have. */
function lettered(pressed: readonly ObservedElement[]): ReadonlyMap<string, readonly ObservedElement[]> {
  const keys = new Map<string, readonly ObservedElement[]>();
  for (const key of pressed) {
    const [, digit] = digitKey.exec(key.name.trim()) ?? [];
    if (digit !== undefined) keys.set(digit, [...(keys.get(digit) ?? []), key]);
  }
  return keys.size === 10 ? keys : new Map();
}
const digitKey = /^(\d)(?:\s*[\p{Lu}+]{1,4})?$/u;

/** "Enter 2003" where the page has no field at all, but the keys of a pad. */
export function keyedInstead({ what, value, clause }: Of<'fill'>, situation: Situation): Move | undefined {
  const { elements } = situation.scene;
  const text = value.type === 'text' ? value.text : '';
  if (!/^[\d\s()*#+-]+$/.test(text) || elements.some(isEditable) || (what && !codes.test(what.name || what.noun))) return undefined;
  return lettered(elements.filter((element) => isClickable(element) && isUsable(element))).size === 10
    ? typeByKeys({ kind: 'keys', value, clause }, situation)
    : undefined;
}
const codes = /(?:^|\s)(?:code|pin|number|digits|passcode|extension)$/i;
