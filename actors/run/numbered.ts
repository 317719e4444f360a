/** Numbers in the name of a control that the goal says, too. */
import type { ElementEvidence } from '../../store/model/step.ts';

/** "Room 12" is no other room, and neither is it what costs 12 €; how many an inbox says that it holds, in brackets, is another each day. */
export function withNumbers(evidence: ElementEvidence, clause: string): ElementEvidence {
  const said = numbersIn(clause);
  const numbers = numbersIn(evidence.name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')).filter((number) => said.includes(number));
  return numbers.length === 0 ? evidence : { ...evidence, around: { ...evidence.around, numbers } };
}

const numbersIn = (text: string): readonly string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
