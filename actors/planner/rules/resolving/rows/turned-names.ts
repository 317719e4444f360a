/** Who is called "Petra Moss" by a goal, and "Moss, Petra" by a page that has its people by their last names. */
import type { Condition, Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsWords } from '../words/likeness.ts';

/** The instruction with such names as the page has them. */
export function asListed(instruction: Instruction, scene: Scene): Instruction {
  if (!('what' in instruction) || typeof instruction.what !== 'object') return instruction;
  const what = described(instruction.what, scene);
  return what === instruction.what ? instruction : { ...instruction, what };
}

function described(what: Description, scene: Scene): Description {
  const name = turned(what.name, scene);
  const within = what.within && described(what.within, scene);
  const where = what.where?.map((condition) => told(condition, scene));
  const isSame = name === what.name && within === what.within && (where ?? []).every((condition, at) => condition === what.where?.[at]);
  if (isSame) return what;
  return { ...what, name, ...(what.whole === what.name && { whole: name }), ...(within && { within }), ...(where && { where }) };
}

function told(condition: Condition, scene: Scene): Condition {
  if (condition.kind !== 'holds') return condition;
  const text = turned(condition.text, scene);
  return text === condition.text ? condition : { ...condition, text };
}

const full = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?) (\p{Lu}[\p{L}'’-]+)$/u;

function turned(name: string, { elements }: Scene): string {
  const [, first, last] = full.exec(name) ?? [];
  if (first === undefined || last === undefined) return name;
  const listed = fold(`${last}, ${first}`);
  const there = elements.find((element) => fold(element.name) === listed);
  return there === undefined || elements.some((element) => holdsWords(element.name, name)) ? name : there.name;
}
