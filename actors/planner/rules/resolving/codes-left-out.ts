/** "Ticket T6", "customer 551": a code that a clause says, and that is neither a value of it nor on the page, was passed over on the way to an act. */
import type { Given } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import { hideQuotes } from '../reading/words/text.ts';
import { isInSheet } from './answers/crossing.ts';
import { placeCalled } from './finding/crossings.ts';
import type { Situation } from './move.ts';
import { holdsAnywhere } from './page/spoken-of.ts';
import { holdsSense } from './words/likeness.ts';

const acting: readonly Instruction['kind'][] = ['do', 'fill', 'choose', 'check', 'submit', 'clear'];
/** A number with what it is the number of, or letters that end in digits: no measure, and no day. */
const codes =
  /(?<![\p{L}\p{N}@./:-])(?:\p{Lu}[\p{Lu}]{0,5}[-/]?\d[\p{Lu}\d-]*|#\d+|(?<=(?<!\p{L})(?!(?:under|over|below|above|than|least|most|about|around|from|with|until|page|year|exactly|only|first|last|next|every|costs?|january|february|march|april|june|july|august|september|october|november|december) )\p{Ll}{4,} )\d{3,})(?![\p{L}\p{N}@:]|[.,]\d| ?%)/gu;

/** Why the act would leave it out; undefined where nothing is left out, or what was opened may have said it. */
export function codeLeftOut(instruction: Instruction, { scene, cursor, instructions }: Situation): string | undefined {
  if (!acting.includes(instruction.kind) || cursor.stage > 0 || cursor.explored.length > 0) return undefined;
  const { clause } = instruction;
  const said = hideQuotes(clause)?.text.match(codes) ?? [];
  const values = said.length === 0 ? [] : instructions.filter((other) => other.clause === clause).flatMap(valuesIn);
  const isOnPage = (code: string) =>
    holdsAnywhere(code, scene) ||
    isInSheet(code, scene) ||
    placeCalled(code, scene) !== undefined ||
    scene.elements.some(({ value = '', options = [] }) => [value, ...options].some((text) => holdsSense(text, code)));
  const left = said.find((code) => !values.some((value) => value.includes(code)) && !isOnPage(code.replace(/^#/, '')));
  return left && `nothing here is called ${JSON.stringify(left)}`;
}

function valuesIn(instruction: Instruction): readonly string[] {
  const given: readonly (Given | undefined)[] =
    instruction.kind === 'fill' || instruction.kind === 'search' || instruction.kind === 'keys'
      ? [instruction.value]
      : instruction.kind === 'choose'
        ? instruction.values
        : instruction.kind === 'do'
          ? [instruction.text, instruction.to]
          : [];
  const options = instruction.kind === 'do' ? (instruction.options ?? []).map(({ value }) => value) : [];
  return [...options, ...given.flatMap((value) => (value?.type === 'text' ? [value.text] : value?.type === 'when' ? [value.said] : []))];
}
