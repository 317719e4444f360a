/** A replay by name, from the request to its end: `POST /skills/{name}/run`, and the named shape of `POST /run`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replayed, ReplaySkill, SkillRefusal, Skills } from '../actors/protocol/skills.ts';
import { admitReach, type Options, optionsOf, refusePlaceholders } from './admission.ts';
import { goneWith } from './disconnect.ts';
import { type Refusal, startRefusal } from './errors.ts';
import { newId } from './new-id.ts';
import type { CheckTarget } from './targets.ts';

interface Asked extends Pick<ReplaySkill, 'name' | 'target' | 'repair'>, Options {
  readonly params?: ReplaySkill['params'];
}

interface Around {
  readonly skills: Skills;
  readonly checkTarget: CheckTarget;
  readonly request: Pick<FastifyRequest, 'caller' | 'about'>;
  readonly reply: FastifyReply;
  readonly refusal: (refused: SkillRefusal) => Refusal;
}

/** Throws the first `Refusal`, in the order of SPEC-NOTES, "Requests". */
export async function replayed(
  { name, target, params = {}, repair, ...options }: Asked,
  { skills, checkTarget, request: { caller, about }, reply, refusal }: Around,
): Promise<Replayed> {
  const { tenant } = caller;
  Object.assign(about, { target, goal: name });
  refusePlaceholders({ target, params });
  const ready = await skills.prepare({ tenantId: tenant._id, name, target, params, repair });
  if (ready.type === 'skillRefused' && ready.reason !== 'wrong_origin') throw refusal(ready);
  await admitReach({ target }, options, tenant, checkTarget);
  if (ready.type === 'skillRefused') throw refusal(ready);
  const given = optionsOf(options);
  const runId = newId('run');
  about.runId = runId;
  const ended = await ready.start({ runId, options: given, gone: goneWith(reply) });
  if (ended.type === 'refused') throw startRefusal(ended);
  return ended;
}
