/** A directory that shows who begins with a letter once that is pressed: the letters of the name that is looked for are tried. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isUntried, type Situation } from '../move.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';

const fewest = 12;
const directory =
  /\b(?:contacts?|director(?:y|ies)|(?:address|phone|telephone|guest|contact)[ -]?book|index|glossary|register|members|people|staff|employees|authors|artists|names|a ?[-–—] ?z)\b/i;

/** The letter of the last name, or of the first, that was not pressed yet; undefined where the page has no such letters. */
export function letterToTry(what: Description | undefined, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const names = what === undefined ? [] : [what.name, what.within?.name ?? ''];
  const name = names.find((said) => person.test(said));
  if (name === undefined) return undefined;
  const letters = lettersOn(scene);
  if (letters.length < fewest || !speaksOfDirectory(situation)) return undefined;
  const words = name.split(' ');
  const initials = [words.at(-1), words[0]].map((word = '') => plain(word.charAt(0)));
  return initials
    .flatMap((initial) => letters.filter((letter) => plain(letter.name.trim()) === initial))
    .find((letter) => isUntried(letter, situation));
}

const person = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Each once and in their order, as no keyboard and no game has them where nothing is written. */
function lettersOn({ elements }: Scene): readonly ObservedElement[] {
  const letters = elements.filter((element) => isClickable(element) && isUsable(element) && /^\p{Lu}$/u.test(element.name.trim()));
  const isInOrder = letters.every(({ name, group }, at) => {
    const before = letters[at - 1];
    return before === undefined || (before.name.trim() < name.trim() && before.group === group);
  });
  return isInOrder ? letters : [];
}

function speaksOfDirectory({ scene, instructions, cursor }: Situation): boolean {
  if (scene.elements.some((element) => isEditable(element) && element.role !== 'searchbox')) return false;
  const heads = scene.elements.flatMap(({ role, name }) => (role === 'heading' ? [name] : []));
  return [scene.observation.title, ...heads, instructions[cursor.at]?.clause ?? ''].some((text) => directory.test(text));
}
