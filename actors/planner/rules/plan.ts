/** The rung without a model: what a goal says, carried out in order against the element map. */
import type { DoneAct, Plan, PlanInput } from '../port.ts';
import { carryOutHere } from './carry-out.ts';
import { isGivenToPrompt, isTypedNext } from './dialogs.ts';
import { isCalledOtherwise } from './held-names.ts';
import type { Instruction, Reading } from './instruction.ts';
import { acting, noted, onward } from './planned-act.ts';
import { isOver, judgedSo } from './provided-so.ts';
import { isBanned, tickedInVain } from './resolving/banning.ts';
import { type Cursor, type RulesMemo, resumed } from './resolving/cursor.ts';
import { behindControl, closedByItsOwn } from './resolving/deeds/behind-controls.ts';
import { ofOpened } from './resolving/deeds/of-opened.ts';
import { toldOfNew } from './resolving/deeds/told-of-new.ts';
import { needsTheEnd, withCover } from './resolving/elsewhere/covered.ts';
import { endOfPages, isLeftBehind, sayExplored } from './resolving/elsewhere/explore.ts';
import { lookedForOthers } from './resolving/elsewhere/further-pages.ts';
import { namesakeSought } from './resolving/elsewhere/namesakes-sought.ts';
import { leavesTabSaid } from './resolving/elsewhere/open-tabs.ts';
import { lookedThrough } from './resolving/elsewhere/over-pages.ts';
import { wayOn } from './resolving/elsewhere/seeking.ts';
import { soughtByName } from './resolving/elsewhere/sought-by-name.ts';
import { foreseen } from './resolving/foreseeing.ts';
import { laidHere, withLaid } from './resolving/forms/laid.ts';
import { type Move, next, type Situation } from './resolving/move.ts';
import { ofAnother } from './resolving/others.ts';
import { linesApart } from './resolving/page/lines-apart.ts';
import { withPaddedNumbers } from './resolving/page/padded-numbers.ts';
import { inPaths } from './resolving/page/paths.ts';
import { Scene } from './resolving/page/scene.ts';
import { confirmed } from './resolving/sending/confirming.ts';
import { answersConsent } from './resolving/sending/consent.ts';
import { backToThis } from './resolving/sending/login.ts';
import { unsaved } from './resolving/sending/saving.ts';
import { fetching, hasFetched, isAnsweredAlready, isSentAgain } from './resolving/sending/sent.ts';
import { settled } from './resolving/sending/settling.ts';
import { firstOf, saidNothing, sinceAsked } from './resolving/since.ts';
import { contentOf } from './resolving/traces.ts';
import { situationAt } from './situation-at.ts';

/** Where a clause begins and ends among the instructions; undefined when the goal has no such clause. */
function spanOf(
  instructions: readonly Instruction[],
  { clause, nth }: NonNullable<PlanInput['only']>,
): readonly [number, number] | undefined {
  const begins = instructions.flatMap((instruction, at) =>
    instruction.clause === clause && instructions[at - 1]?.clause !== clause ? [at] : [],
  );
  const first = begins[nth];
  if (first === undefined) return undefined;
  const after = instructions.findIndex((instruction, at) => at > first && instruction.clause !== clause);
  return [first, after === -1 ? instructions.length : after];
}

/** The next act of a goal that was read; what is done is done once the page has not taken it back. */
export function planReading(reading: Reading, input: PlanInput): Plan {
  const { observation, onPage } = linesApart(input.observation);
  const scene = new Scene(observation, input.goal);
  const apart = { ...input, observation };
  const plan = settled(planNext(reading, apart, scene), reading, apart, scene);
  return plan.type === 'act' ? { ...plan, act: onPage(plan.act) } : plan;
}

function planNext({ instructions: read, never }: Reading, input: PlanInput, scene: Scene): Plan {
  const { done, now } = input;
  const ours = done.filter(({ rung }) => rung === 'rules');
  // What is kept beside it may be there before anything was planned.
  const kept = input.memo as Partial<RulesMemo> | undefined;
  const memo = kept?.cursor && (kept as RulesMemo);
  let instructions = withPaddedNumbers(inPaths(withLaid(read, (memo?.after?.ok ?? memo?.cursor)?.laid), scene), scene);
  const waiting = memo && unanswered(memo, ours, instructions, input);
  if (waiting) return waiting;
  const span = input.only && spanOf(instructions, input.only);
  if (input.only && !span) return { type: 'unreadable', clause: input.only.clause, why: 'the goal has no such clause' };
  const [first, last] = span ?? [0, instructions.length];
  let end = last;
  const isFetched = hasFetched(done);
  const earlier = (input.earlier as Partial<RulesMemo> | undefined)?.cursor;
  // What is left of a goal has clauses of its own.
  let cursor = resumed(memo, ours, first, scene, isFetched, input.only ? earlier : earlier && { ...earlier, at: first });
  if (input.only?.noted) return noted(cursor, instructions.slice(first, last), input.only.noted, scene);
  // The file is here: whatever brought it was what the instruction meant.
  const asked = instructions[cursor.at];
  if (isFetched && cursor === memo?.after?.ok && cursor.at === memo.cursor.at && asked?.kind === 'do' && fetching.test(asked.as))
    cursor = onward(cursor, instructions);
  cursor = pastPrompt(cursor, instructions, input);
  for (;;) {
    const asItStands = situationAt(cursor, instructions, input, scene);
    const asksBack = done.at(-1)?.rung === 'rules' ? answeredBack(asItStands, ours.length, never) : undefined;
    if (asksBack) return asksBack;
    const instruction = cursor.at < end ? instructions[cursor.at] : undefined;
    // Of a clause that others follow, the goal says itself what comes then.
    const isFollowed = end < instructions.length;
    if (instruction === undefined)
      return isFollowed ? { type: 'done', memo: { cursor } satisfies RulesMemo } : saved(asItStands, ours, never);
    const { clause } = instruction;
    const judged = instruction.provided && judgedSo(instruction.provided, asItStands);
    if (judged && 'why' in judged)
      return { type: 'missing', clause, what: judged.why, memo: { cursor: judged.cursor } satisfies RulesMemo };
    if (judged) {
      cursor = judged.isDone ? judged.cursor : onward(judged.cursor, instructions);
      if (!judged.isDone) continue;
    }
    const ended = isLeftBehind({ ...asItStands, cursor }) ? endOfPages({ ...asItStands, cursor }) : undefined;
    if (ended) {
      cursor = ended;
      continue;
    }
    const untold = needsTheEnd(instruction, { ...asItStands, cursor });
    if (untold !== undefined) return { type: 'missing', clause, what: untold, memo: { cursor } satisfies RulesMemo };
    const looks = sinceAsked(instruction, { ...asItStands, cursor });
    const [situation] = looks as [Situation];
    const before = cursor.at > first && cursor.stage === 0 ? instructions[cursor.at - 1] : undefined;
    // What was waited for may be over by the time that the page has what comes then.
    if (before?.kind === 'await' && isOver(before, situation)) {
      cursor = { ...cursor, at: cursor.at - 1 };
      continue;
    }
    const isLast = instruction.breath?.ifLost === true && instruction.kind !== 'lay';
    const lays = cursor.stage === 0 ? () => laidHere(instruction, instructions, situation) : () => undefined;
    const back = backToThis(instruction, situation);
    let laying: ReturnType<typeof laidHere> = isLast || back ? undefined : lays();
    const move: Move =
      back ??
      (laying?.type === 'move'
        ? laying.move
        : cursor.passed !== undefined && isLeftBehind(situation)
          ? { type: 'missing', why: 'the list has no further page that shows it' }
          : laying?.type === 'laid'
            ? next
            : firstOf(looks, (look) => carryOutHere(instruction, look)));
    // Several values of one field are laid into no other.
    const isOfOne = move.type === 'missing' && move.unclear && instruction.kind === 'choose' && instruction.values.length > 1;
    if (isLast && move.type === 'missing' && !isOfOne && !move.isSettled) laying = lays();
    if (laying?.type === 'laid') {
      cursor = { ...cursor, laid: [...(cursor.laid ?? []), laying.laid] };
      end += laying.laid.orders.length - laying.laid.count;
      instructions = withLaid(instructions, [laying.laid]);
      continue;
    }
    if (isSentAgain(move, instruction, memo, ours, scene) || isAnsweredAlready(move, instructions, cursor, scene)) {
      cursor = onward(cursor, instructions);
      continue;
    }
    const elsewhere = namesakeSought(move, instruction, situation);
    if (elsewhere) return acting(elsewhere, instruction, situation, ours.length, never);
    const since = cursor.missingSince ?? now;
    const seeking = { ...situation, cursor: { ...cursor, missingSince: since } };
    const paged = lookedForOthers(move, instruction, seeking) ?? lookedThrough(move, instruction, seeking);
    if (paged?.type === 'opened') {
      cursor = paged.cursor;
      continue;
    }
    if (paged?.type === 'act') return acting(paged, instruction, situation, ours.length, never);
    if (paged?.type === 'missing')
      return { type: 'missing', clause, what: paged.why, memo: { cursor: seeking.cursor } satisfies RulesMemo };
    const isLost = move.type === 'missing' && !move.unclear && !move.awaits;
    const own =
      behindControl(move, instruction, seeking) ?? closedByItsOwn(move, instruction, seeking) ?? toldOfNew(move, instruction, seeking);
    const ahead = own ?? (isLost ? soughtByName(instruction, seeking) : undefined);
    if (ahead) {
      cursor = { ...cursor, stage: 0, tried: [], explored: [], laid: [...(cursor.laid ?? []), ahead] };
      end += ahead.orders.length - ahead.count;
      instructions = withLaid(instructions, [ahead]);
      continue;
    }
    if (move.type === 'next') {
      const here = move.skips ? onward(cursor, instructions) : cursor;
      cursor = { ...onward(here, instructions), ...(move.on && { hand: scene.keyOf(move.on) }) };
      continue;
    }
    if (move.type === 'act') return allowed(move, instruction, situation, { input, scene, acts: ours.length, never });
    if (move.awaits) return { type: 'missing', clause, what: move.why, awaits: true, memo: { cursor } satisfies RulesMemo };
    return elsewhereOrMissing(move, instruction, seeking, laying, { input, scene, acts: ours.length, never });
  }
}

/** What a prompt of the browser's own has taken is filled in, and what brought it up is done. */
function pastPrompt(cursor: Cursor, instructions: readonly Instruction[], { done }: PlanInput): Cursor {
  const latest = done.at(-1);
  const here = instructions[cursor.at];
  const isTaken = latest?.raised?.some(({ type, accepted }) => type === 'prompt' && accepted) === true && cursor.prompted !== done.length;
  const before = instructions[cursor.at - 1];
  if (isTaken && here && before?.clause === latest.clause && isTypedNext(before, here))
    return onward({ ...cursor, prompted: done.length }, instructions);
  if (!isTaken || here?.clause !== latest.clause || !isGivenToPrompt(here)) return cursor;
  const on = onward({ ...cursor, prompted: done.length }, instructions);
  const then = instructions[on.at];
  return here.kind === 'fill' && then?.kind === 'do' && then.clause === here.clause ? onward(on, instructions) : on;
}

/** What is planned for: `acts` of the rules were done so far. */
interface Course {
  readonly input: PlanInput;
  readonly scene: Scene;
  readonly acts: number;
  readonly never: Reading['never'];
}

/** The act, unless something speaks against it: it was tried, is another's, is foreseen to fail, or must not be done. */
function allowed(
  move: Extract<Move, { type: 'act' }>,
  instruction: Instruction,
  situation: Situation,
  { input, scene, acts, never }: Course,
): Plan {
  const { clause } = instruction;
  if (move.on && situation.cursor.tried.includes(scene.keyOf(move.on)) && move.ok?.tried === undefined)
    return { type: 'missing', clause, what: `${move.on.role} ${JSON.stringify(move.on.name)} was tried in vain` };
  const other = input.held && isCalledOtherwise(move, instruction, situation, input.held);
  if (other !== undefined) return { type: 'missing', clause, what: other, isHeld: true };
  // To look into a list does nothing to anything.
  const isOther =
    move.act.kind === 'peek'
      ? undefined
      : (ofAnother(move, ofOpened(instruction, situation), situation) ?? foreseen(move, instruction, situation));
  const why = isOther ?? isBanned(move, never, situation);
  if (why !== undefined) return { type: 'missing', clause, what: why };
  const unwanted = isSending(instruction) ? tickedInVain(never, situation) : undefined;
  if (unwanted) {
    const untick = { type: 'act', act: { kind: 'check', element: unwanted.index, on: false }, on: unwanted, ok: {} } as const;
    return acting(untick, instruction, situation, acts, never);
  }
  return acting(move, instruction, { ...situation, scene }, acts, never);
}

/** The next place that it may be looked for in, or what is missing. */
function elsewhereOrMissing(
  move: Extract<Move, { type: 'missing' }>,
  instruction: Instruction,
  situation: Situation,
  laying: ReturnType<typeof laidHere>,
  { input, scene, acts, never }: Course,
): Plan {
  const { cursor } = situation;
  const found = laying?.type === 'not' && instruction.kind !== 'lay' ? undefined : wayOn(move, instruction, situation);
  const way = found?.type === 'act' && leavesTabSaid(found.on, situation, input.held?.names) ? undefined : found;
  if (way?.type === 'act' && isBanned(way, never, situation) === undefined) return acting(way, instruction, situation, acts, never);
  const asForm = laying?.type === 'not' ? `; ${laying.why}` : '';
  const nothing = cursor.stood?.query === undefined ? undefined : saidNothing(scene);
  const why = nothing === undefined ? move.why : `nothing was found: the page says ${JSON.stringify(nothing)}`;
  const what = withCover(why, instruction, input.observation) + sayExplored(cursor) + asForm;
  return { type: 'missing', clause: instruction.clause, what, memo: { cursor } satisfies RulesMemo };
}

/** What the page asks back about the latest act is answered before anything else is done. */
function answeredBack(situation: Situation, acts: number, never: Reading['never']): Plan | undefined {
  const { cursor, instructions, scene } = situation;
  const of = cursor.pressed && instructions[cursor.pressed.of];
  const move = cursor.pressed && confirmed(cursor.pressed, situation);
  // What a banner has covered asks nothing about it.
  if (!of || answersConsent(of) || !move || move.type === 'next') return undefined;
  const memo: RulesMemo = { cursor };
  if (move.type === 'missing') return { type: 'missing', clause: of.clause, what: move.why, memo };
  const banned = isBanned(move, never, situation);
  if (banned !== undefined) return { type: 'missing', clause: of.clause, what: banned, memo };
  return move.on && cursor.tried.includes(scene.keyOf(move.on)) ? undefined : acting(move, of, situation, acts, never);
}

/** All is done, once what was filled in is saved. */
function saved(situation: Situation, ours: readonly DoneAct[], never: Reading['never']): Plan {
  const { cursor, instructions } = situation;
  const memo: RulesMemo = { cursor };
  // What saves is done for the last of them, and leads on to none.
  const last = instructions[Math.min(cursor.at, instructions.length) - 1];
  const move = unsaved(last, ours, situation);
  if (!last || !move || move.type === 'next') return { type: 'done', memo };
  if (move.type === 'missing') return { type: 'missing', clause: last.clause, what: move.why, memo };
  return isBanned(move, never, situation) === undefined ? acting(move, last, situation, ours.length, never) : { type: 'done', memo };
}

/** How long an answer may take that no request tells of. */
const answerMs = 1_500;

/** What was asked for by a search may come a while after the page has come to rest: till then it shows what it showed before. */
function unanswered(
  memo: RulesMemo,
  ours: readonly { readonly ok: boolean }[],
  instructions: readonly Instruction[],
  { observation, now }: PlanInput,
): Plan | undefined {
  const { after } = memo;
  const following = after?.asked && ours[after.acts]?.ok === true ? instructions[after.ok.at] : undefined;
  if (!after?.asked || following === undefined || after.ok.at === memo.cursor.at || after.asked.content !== contentOf(observation))
    return undefined;
  const since = after.asked.since ?? now;
  if (now - since >= answerMs) return undefined;
  const { clause } = following;
  return {
    type: 'missing',
    clause,
    what: 'the page has not answered yet',
    memo: { ...memo, after: { ...after, asked: { ...after.asked, since } } } satisfies RulesMemo,
  };
}

/** What sends a form, as far as the instruction tells. */
const isSending = ({ kind }: Instruction): boolean => ['submit', 'do', 'click', 'login'].includes(kind);
