/** Remembers what the goals in hand say: a run asks at every step, and a long goal takes a while to read. */
import { Recent } from '../../../recent.ts';
import type { Breath, Instruction } from '../instruction.ts';
import { breathOf, breathWith } from './breaths.ts';
import { throughControl } from './own-controls.ts';
import { readGoal } from './read-goal.ts';
import { asDetail, isStatement } from './statements.ts';
import { hideQuotes } from './words/text.ts';

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

/** Something is sent, or somebody is told something. */
function isTold(instruction: Instruction, breath: Breath | undefined): boolean {
  const { kind, clause } = instruction;
  if (breath !== undefined) return breath.ifLost === false && !breath.isKept;
  const isLong = kind === 'do' && instruction.what?.exact === false && goingOn.test(instruction.what.name);
  return isLong || ((kind === 'do' || kind === 'fill') && telling.test(clause));
}
/** No name of a thing goes on so: "L-5 for 14". */
const goingOn = / (?:for|to|as|with|until|at|on|because) /i;
const telling = /^(?:please )?(?:message|text|e-?mail|mail|contact|invite|notify|remind|nudge|poke|tip|thank) /i;

/** "Apply for the one with the highest pay": which one is all that is said behind "with", and nothing that a form is told. */
const endsInRank = (instruction: Instruction): boolean =>
  instruction.kind === 'do' && instruction.what?.rank !== undefined && instruction.text === undefined && ranked.test(instruction.clause);
const ranked =
  / with the (?:second |third )?(?:highest|lowest|most|fewest|least|best|worst|largest|biggest|smallest|shortest|longest|earliest|latest|newest|oldest|nearest|closest|cheapest)(?: \p{L}+){1,3}[.!]?$/iu;

/** "Send a reminder for every overdue invoice": of what each has a control for, no form is told. */
const isToEach = (instruction: Instruction): boolean =>
  instruction.kind === 'do' && instruction.what?.all === true && / /.test(instruction.as);

function throughIn(clause: string, now: number): Instruction['through'] {
  const masked = hideQuotes(clause);
  const orders = masked && throughControl(masked.text, { masked, now });
  return orders?.some(({ kind }) => kind === 'lay') ? orders : undefined;
}

function withBreaths(read: ReturnType<typeof readGoal>, now: number): ReturnType<typeof readGoal> {
  if ('unreadable' in read) return read;
  const instructions = read.reading.instructions.map((instruction, at, all): Instruction => {
    const isOwn =
      all[at - 1]?.clause !== instruction.clause && saysWhere(instruction) && !endsInRank(instruction) && !isToEach(instruction);
    const breath = isOwn ? breathOf(asDetail(instruction.clause), now) : undefined;
    const through = isOwn && isTold(instruction, breath) ? throughIn(instruction.clause, now) : undefined;
    const read: Instruction = { ...instruction, ...(through && { through }) };
    if (breath === undefined) return read;
    const more = breath.isKept ? undefined : withStatements(all.slice(at), now);
    return { ...read, breath: { ...breath, ...(more && { more }) } };
  });
  return { reading: { ...read.reading, instructions } };
}
