/** What names another field of the form in its midst is no value of one: "name Ann street Elm 3" says two, and a comma is missing. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import { wholeWords } from '../../../../literal.ts';
import type { Instruction } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { formAround } from '../page/form-around.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';

/** Why the act would enter what is meant for other fields; undefined where it would not. What is quoted is a value as it stands. */
export function runTogether(
  on: ObservedElement,
  act: Act,
  instruction: Instruction,
  { scene, instructions }: Situation,
): string | undefined {
  if (act.kind !== 'fill' || instruction.kind !== 'fill' || instruction.value.type !== 'text' || instruction.value.quoted) return undefined;
  const { text } = instruction.value;
  if (isOfWords(on, text)) return undefined;
  const form = formAround(scene, on);
  const others = scene.elements.filter(
    (element) =>
      element !== on && (isEditable(element) || element.options !== undefined) && isUsable(element) && formAround(scene, element) === form,
  );
  const elsewhere = instructions
    .filter((other) => other !== instruction)
    .map(({ clause }) => clause)
    .join('\n');
  const other = others.find((field) => namesOf(field).some((name) => isLedBy(text, name) && !holds(elsewhere, name)));
  return (
    other &&
    `${JSON.stringify(text)} names ${other.role} ${JSON.stringify(other.name)} too; say each value apart, with commas or quotation marks`
  );
}

/** What is written as a text may speak of anything. */
const isOfWords = ({ role, name }: ObservedElement, text: string): boolean =>
  role !== 'textbox' || ofProse.test(name) || text.split(' ').length > mostWords;
const ofProse =
  /\b(?:notes?|messages?|comments?|descriptions?|reviews?|remarks?|questions?|reasons?|texts?|body|about|bio|feedback|details?|instructions?|subject|title|headline|summary)\b/i;
/** Of values that somebody has forgotten to part. */
const mostWords = 30;

/** By its label, and a secret by what people call one for short. */
const namesOf = ({ name, type }: ObservedElement): readonly string[] => [
  ...(/^\p{L}[\p{L} ]{2,}$/u.test(name) ? [name] : []),
  ...(type === 'password' ? ['password', 'pw', 'pwd', 'pass', 'passcode', 'pin'] : []),
];

/** In the midst of it, with a value behind: "my street is long" and "the name of the street" only speak of it. */
const isLedBy = (text: string, name: string): boolean =>
  new RegExp(
    `(?<!(?:^|\\s)(?:an?|the|my|your|our|his|her|their|of|for|to|in|on|by|with|and|or|new|no)) ${wholeWords(name).source}:? (?!(?:is|are|was|of|for|to|in|on|at|by|and|or|has|will|address|number)\\b)\\S`,
    'iu',
  ).test(text);

const holds = (text: string, name: string): boolean => new RegExp(wholeWords(name).source, 'iu').test(text);
