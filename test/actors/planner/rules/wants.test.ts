import t from 'tap';
import { wantsIn } from '../../../../actors/planner/rules/wants.ts';

const wants = (goal: string) => wantsIn(goal, Date.UTC(2030, 0, 1)).map(({ name, form }) => (form === 'text' ? name : `${name}: ${form}`));

const asked: readonly (readonly [goal: string, ...wants: readonly string[]])[] = [
  ['Return the height as a number and the weight as a number', 'height: number', 'weight: number'],
  ['Extract captain, harbour and tonnage', 'captain', 'harbour', 'tonnage'],
  ['Return the berth as "berthId" and the draught as "draught"', 'berthId', 'draught'],
  ['List all harbours', 'harbours: list'],
  ['How many ships are there?', 'ships: count'],
  // Of what can't be read as a whole, the clauses that can.
  ['Haggle over the barge with the harbour master down to a fair sum, then return the draught as a number', 'draught: number'],
  ['Waddle around the quay as long as it takes. Tell me the captain and the harbour.', 'captain', 'harbour'],
  // What depends on what is found is not sure to be asked for.
  ['If the ship is in, return the berth, otherwise return the harbour'],
  ['Tell me the draught or the tonnage'],
  ['Click Save'],
];

for (const [goal, ...names] of asked) t.test(`values that are asked for: ${goal}`, async (t) => t.same(wants(goal), names));
