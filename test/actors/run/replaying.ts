/** A goal that is run, compiled and replayed in the house, without store and dispatch. */

import type { Replay } from '../../../actors/protocol/runs.ts';
import { compileSkill } from '../../../actors/skill/compile/compile.ts';
import type { Draft } from '../../../actors/skill/draft.ts';
import { type Values, withValues } from '../../../actors/skill/templates.ts';
import type { RunDocument } from '../../../store/model/run.ts';
import type { SuccessCondition } from '../../../store/model/success.ts';
import { ended, type openHouse, tenantId } from './house.ts';

type House = Pick<Awaited<ReturnType<typeof openHouse>>, 'actors'>;

let count = 0;
const nextId = (kind: string) => {
  count += 1;
  return `${kind}-${count}`;
};

/** Throws when the run does not reach success, or can't be compiled. */
export async function compiled(house: House, goal: { url: string; prompt: string; success: SuccessCondition }): Promise<Draft> {
  const request = { ...goal, options: { confirmActions: false } };
  const answer = await house.actors.runs.start({ runId: nextId('compile'), tenantId, mode: 'compile', request, traced: true });
  const run = ended(answer);
  if (run.success !== true || answer.type !== 'ended' || answer.trace === undefined) throw new Error(`${run.failureCode}: ${run.error}`);
  const made = compileSkill({ trace: answer.trace, request, success: goal.success, now: Date.now() });
  if (made.type !== 'compiled') throw new Error(made.why);
  return made.draft;
}

interface How {
  readonly repair?: Replay['repair'];
  readonly values?: Values;
  readonly url?: string;
}

/** The run that replays it, ended. */
export async function replayed(house: House, draft: Draft, { repair = 'nobody', values = {}, url }: How = {}): Promise<RunDocument> {
  const compiledValues = Object.fromEntries(draft.parameters.map(({ name, value }) => [name, value]));
  const { goal: prompt, success, steps, ...content } = withValues(draft, { ...compiledValues, ...values });
  const request = { url: url ?? content.url, prompt, success, options: { confirmActions: false } };
  const replay = { skill: { name: 'skill', version: 1 }, steps, signedIn: content.signedIn, hidden: [], repair };
  return ended(await house.actors.runs.start({ runId: nextId('replay'), tenantId, mode: 'skill', request, replay, traced: true }));
}
