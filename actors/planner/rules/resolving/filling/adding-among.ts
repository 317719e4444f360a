/** What is added to a list that holds several, beside what is chosen there already: "add Lights and Rack to the extras". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { type Move, missing, next, refused, type Situation } from '../move.ts';
import { fold, holdsWords } from '../words/likeness.ts';
import { chooseIn, ticked } from './lists.ts';
import { addWord, eachAsTag } from './tagging.ts';

/** `list`: what is called so and has options, where the page has it. Nothing is merely clicked: a link of that name adds nothing. */
export function addAmong(
  texts: readonly string[],
  from: Description | undefined,
  list: ObservedElement | undefined,
  clause: string,
  situation: Situation,
): Move {
  if (list) return isUnfolded(list) ? oneByOne(texts, list, situation) : besideHeld(texts, list);
  const [text = '', ...others] = texts;
  const word = others.length === 0 && from ? addWord(from.name || from.whole, text, situation) : undefined;
  const quoted = texts.map((each) => JSON.stringify(each)).join(', ');
  return (
    word ??
    eachAsTag(texts, from, clause, situation) ??
    ticked(texts, from, situation) ??
    missing(`nothing on the page takes ${quoted} among ${from === undefined ? 'others' : say(from)}`)
  );
}

/** A list that is opened for each choice keeps what was chosen in it before, and may no longer offer that. */
const isUnfolded = ({ role, states }: ObservedElement): boolean =>
  role === 'combobox' || states.includes('collapsed') || states.includes('expanded');

function oneByOne(texts: readonly string[], list: ObservedElement, { cursor }: Situation): Move {
  const { value = '' } = list;
  const lost = texts.slice(0, cursor.stage).find((text) => value !== '' && !holdsWords(value, text));
  if (lost !== undefined) return refused(`${list.role} ${JSON.stringify(list.name)} holds one, and no longer ${JSON.stringify(lost)}`);
  const text = texts[cursor.stage];
  if (text === undefined) return next;
  const move = chooseIn(list, [text]);
  return move.type === 'act' && texts.length > 1 ? { ...move, ok: { stage: cursor.stage + 1 } } : move;
}

/** One that stands open is told all that shall be chosen. */
function besideHeld(texts: readonly string[], list: ObservedElement): Move {
  const held = heldIn(list);
  return held
    ? chooseIn(list, [...held.filter((each) => !texts.some((text) => fold(text) === fold(each))), ...texts])
    : missing(`what is chosen in ${list.role} ${JSON.stringify(list.name)} already can't be told apart: ${JSON.stringify(list.value)}`);
}

/** The options that its value is made of, which may have commas of their own. */
function heldIn({ value = '', options = [] }: ObservedElement): readonly string[] | undefined {
  const held: string[] = [];
  for (let rest = value.trim(); rest !== ''; ) {
    const isFirst = (option: string) => option !== '' && (rest === option || rest.startsWith(`${option}, `));
    const [option] = options.filter(isFirst).sort((one, other) => other.length - one.length);
    if (option === undefined) return undefined;
    held.push(option);
    rest = rest.slice(option.length).replace(/^, /, '');
  }
  return held;
}
