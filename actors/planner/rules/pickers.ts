/** The texts that pick one of many rows, cards or places, and whether the page says them to the letter. */
import type { Description } from './description.ts';
import type { Instruction } from './instruction.ts';
import type { Scene } from './resolving/page/scene.ts';
import { fold, holdsWords } from './resolving/words/likeness.ts';

/** At any depth. */
export function pickers(instruction: Instruction): readonly string[] {
  const of = ({ where = [], within, except = [] }: Description): readonly string[] => [
    ...where.flatMap((condition) => (condition.kind === 'holds' ? [condition.text] : [])),
    ...[...except, ...(within === undefined ? [] : [within])].flatMap(of),
  ];
  return thingsOf(instruction).flatMap(of);
}

/**
 * Those texts, and the names of what things stand in or beside, where something on the page says nothing else; of what is read, where
 * nothing else tells it, its label.
 */
export function saidToTheLetter(instruction: Instruction, scene: Scene): boolean {
  const texts = told(instruction);
  return texts.length > 0 && texts.every(({ text, isLabel }) => isAll(text, scene, isLabel));
}

/**
 * One of them that only stands within longer texts, as "Berg" does in "Berg-Lund", a thing's name in that of its variant, and "Price" in
 * "Old price".
 */
export const saidOnlyWithin = (instruction: Instruction, scene: Scene): string | undefined =>
  told(instruction).find(({ text, isLabel }) => !isAll(text, scene, isLabel) && scene.elements.some(({ name }) => holdsWords(name, text)))
    ?.text;

interface Told {
  readonly text: string;
  readonly isLabel: boolean;
}

function told(instruction: Instruction): readonly Told[] {
  const around = thingsOf(instruction).flatMap(({ within, beside }) => [within?.name ?? '', beside?.what.name ?? '']);
  // The thing that an act is done to is one of many, too.
  const thing = instruction.kind === 'do' && instruction.what ? [instruction.what.name] : [];
  const picking = [...pickers(instruction), ...[...thing, ...around].filter((name) => name !== '')];
  const label = picking.length === 0 && instruction.kind === 'read' && instruction.what.name !== '' ? [instruction.what.name] : [];
  return [...picking.map((text) => ({ text, isLabel: false })), ...label.map((text) => ({ text, isLabel: true }))];
}

function isAll(text: string, { elements }: Scene, isLabel: boolean): boolean {
  const wanted = bare(text);
  const says = (said: string) => bare(said) === wanted || (isLabel && bare(said.replace(afterLabel, '')) === wanted);
  return elements.some(({ name, value }) => says(name) || (value !== undefined && says(value)));
}
/** The value on the line of its label, and of how many it is the value. */
const afterLabel = /\s*(?::.*|\([^()]*\d[^()]*\))$/s;

/** A goal is read without its articles: "The Red Door" is looked for as "Red Door". */
const bare = (text: string): string => fold(text).replace(/^(?:the|a|an) (?=.)/, '');

function thingsOf(instruction: Instruction): readonly Description[] {
  const { what, from, to } = instruction as Partial<Record<'what' | 'from' | 'to', Description>>;
  return [what, from, to].filter((thing) => typeof thing === 'object' && 'name' in thing);
}
