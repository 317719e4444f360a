/** "The price of the oak desk", "add the oak desk to the basket", of which the page shows nothing: it is searched for by its name first. */
import type { Instruction } from '../../instruction.ts';
import type { Laid } from '../cursor.ts';
import type { Situation } from '../move.ts';
import { nextPage } from '../page/paging.ts';
import { emptySearch } from '../sending/sending.ts';
import { holdsSense } from '../words/likeness.ts';
import { isPatient } from './explore.ts';
import { innermost, nameIn } from './names-sought.ts';

export function soughtByName(instruction: Instruction, situation: Situation): Laid | undefined {
  const { instructions, cursor, scene } = situation;
  const name = nameIn(instruction);
  if (name === undefined || instructions[cursor.at - 1]?.kind === 'search' || !isPatient(situation)) return undefined;
  // Its list may have it on another page, or under another tab.
  if (isListed(instruction, situation) || scene.elements.some(({ role, states }) => role === 'tab' && !states.includes('selected')))
    return undefined;
  // What the page speaks of is not elsewhere.
  if (cursor.explored.length > 0 || scene.elements.some((element) => holdsSense(element.name, name.text))) return undefined;
  const { provided: _, clause: _clause, ...order } = instruction;
  const value = { type: 'text', text: name.text, quoted: name.exact } as const;
  return emptySearch(situation) && { at: cursor.at, count: 1, orders: [{ kind: 'search', value }, order] };
}

/** "Order 148" among "My orders", which are cut into pages. */
function isListed(instruction: Instruction, situation: Situation): boolean {
  const what = 'what' in instruction && typeof instruction.what === 'object' ? innermost(instruction.what) : undefined;
  const noun = what?.noun || what?.within?.noun || '';
  const { elements } = situation.scene;
  return (
    noun !== '' && nextPage(situation) !== undefined && elements.some(({ role, name }) => role === 'heading' && holdsSense(name, noun))
  );
}
