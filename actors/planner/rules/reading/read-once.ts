/** Remembers what the goals in hand say: a run asks at every step, and a long goal takes a while to read. */
import { Recent } from '../../../recent.ts';
import type { Breath, Instruction } from '../instruction.ts';
import { breathOf, breathWith } from './breaths.ts';
import { readGoal } from './read-goal.ts';
import { asDetail, isStatement } from './statements.ts';

const dayMs = 86_400_000;
/** More runs than are under way at a time need no reading twice. */
const readings = new Recent<ReturnType<typeof readGoal>>(32);

/** As `readGoal`, with the breath of each clause that has one; of `now`, in milliseconds since the epoch, only the day tells. */
export const readOnce = (goal: string, now: number): ReturnType<typeof readGoal> =>
  readings.of(`${Math.floor(now / dayMs)} ${goal}`, () => withBreaths(readGoal(goal, now), now));

/** "For Ada, set the status", "find Ada and set its status": whose it is, is said in other words than the clause's own. */
function saysWhere(instruction: Instruction): boolean {
  const within = 'what' in instruction ? instruction.what?.within : undefined;
  return within === undefined || instruction.clause.includes(within.name);
}

/** Of a request, all the sentences about it that follow it; none where they can't be put into a form's words. */
function withStatements(instructions: readonly Instruction[], now: number): Breath['more'] {
  const clauses = instructions.flatMap(({ clause }, at) => (clause === instructions[at - 1]?.clause ? [] : [clause]));
  const [request = '', ...others] = clauses;
  const end = others.findIndex((clause) => !isStatement(clause));
  const statements = (end === -1 ? others : others.slice(0, end)).map(asDetail);
  const breath = statements.length === 0 ? undefined : breathWith(request, statements, now);
  return breath && { clauses: statements.length + 1, breath };
}

function withBreaths(read: ReturnType<typeof readGoal>, now: number): ReturnType<typeof readGoal> {
  if ('unreadable' in read) return read;
  const instructions = read.reading.instructions.map((instruction, at, all): Instruction => {
    const isOwn = all[at - 1]?.clause !== instruction.clause && saysWhere(instruction);
    const breath = isOwn ? breathOf(asDetail(instruction.clause), now) : undefined;
    if (breath === undefined) return instruction;
    const more = breath.isKept ? undefined : withStatements(all.slice(at), now);
    return { ...instruction, breath: { ...breath, ...(more && { more }) } };
  });
  return { reading: { ...read.reading, instructions } };
}
