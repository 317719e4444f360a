/** `/skills`: goals that were solved once, kept and replayed by name. */
import { type Static, Type } from 'typebox';
import type { Runs } from '../../actors/protocol/runs.ts';
import type { Skills } from '../../actors/protocol/skills.ts';
import { skillName } from '../../store/model/skill.ts';
import { admitReach, optionsOf, refusePlaceholders } from '../admission.ts';
import type { App } from '../app.ts';
import { goneWith } from '../disconnect.ts';
import { Refusal, skillRefusal, startRefusal } from '../errors.ts';
import { newId } from '../new-id.ts';
import { present } from '../present.ts';
import { replayed } from '../replayed.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import { firstPage, given, page } from '../schemas/page.ts';
import {
  type CompileBody,
  type CompileResult,
  type ReplayBody,
  type ReplayResult,
  type SkillRecord,
  type SkillSummary,
  toCompileResult,
  toReplayResult,
  toSkillRecord,
  toSkillSummary,
} from '../schemas/skills.ts';
import type { CheckTarget } from '../targets.ts';

interface Deps {
  readonly skills: Skills;
  readonly runs: Pick<Runs, 'fitToKeep'>;
  readonly checkTarget: CheckTarget;
}

const params = Type.Object({ name: Type.String({ pattern: skillName.source }) });
const tags = ['Skills'];

const compileSchema = {
  operationId: 'compileSkill',
  summary: 'Run a goal once and keep it as a skill',
  description: 'Answers when the skill is stored. A caller that disconnects cancels it.',
  tags,
  body: Type.Unsafe<CompileBody>(Type.Ref('CompileBody#')),
  response: {
    200: answer(
      Type.Unsafe<Static<typeof CompileResult>>(Type.Ref('CompileResult#')),
      'The skill, or why there is none: `success` is false.',
    ),
    ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
  },
};

const listSchema = {
  operationId: 'listSkills',
  summary: 'The skills of the tenant, by name',
  tags,
  querystring: Type.Object(page, { additionalProperties: false }),
  response: {
    200: answer(
      Type.Object(
        { skills: Type.Array(Type.Unsafe<Static<typeof SkillSummary>>(Type.Ref('SkillSummary#'))), ...given },
        { examples: [{ skills: [], total: 0, limit: 50, offset: 0 }] },
      ),
      'A page of the skills; `total` counts all.',
    ),
    ...refusalsOf(400, 401, 429, 503),
  },
};

const readSchema = {
  operationId: 'getSkill',
  summary: 'One skill, as its latest version does it',
  tags,
  params,
  response: {
    200: answer(Type.Unsafe<Static<typeof SkillRecord>>(Type.Ref('SkillRecord#')), 'The skill; without its path where it was put aside.'),
    ...refusalsOf(400, 401, 404, 429, 503),
  },
};

const removeSchema = {
  operationId: 'deleteSkill',
  summary: 'Delete a skill',
  description: 'Replays under way go on. A skill that is made under its name later counts its versions on.',
  tags,
  params,
  response: {
    200: answer(
      Type.Object({ name: Type.String(), deleted: Type.Literal(true) }, { examples: [{ name: 'price-of', deleted: true }] }),
      'It is gone.',
    ),
    ...refusalsOf(400, 401, 404, 429, 503),
  },
};

const replaySchema = {
  operationId: 'runSkill',
  summary: 'Replay a skill',
  description: 'No language model is asked, and nothing is repaired: drift is reported. A caller that disconnects cancels it.',
  tags,
  params,
  body: Type.Unsafe<ReplayBody>(Type.Ref('ReplayBody#')),
  response: {
    200: answer(
      Type.Unsafe<Static<typeof ReplayResult>>(Type.Ref('ReplayResult#')),
      'The replay has ended; whether it reached success is `success`.',
    ),
    ...refusalsOf(400, 401, 402, 403, 404, 409, 429, 501, 503),
  },
};

export function skillsRoutes(app: App, { skills, runs, checkTarget }: Deps): void {
  app.post('/skills', { schema: compileSchema }, async ({ body, caller: { tenant }, about }, reply) => {
    const { url, prompt, success, as, field, ...options } = goalOf(body);
    Object.assign(about, { target: runs.fitToKeep(prompt, url), goal: runs.fitToKeep(prompt) });
    refusePlaceholders({ [field]: url, ...present({ success }) });
    await admitReach({ [field]: url }, options, tenant, checkTarget);
    const runId = newId('run');
    const order = { runId, tenantId: tenant._id, url, prompt, options: optionsOf(options), ...present({ success, as }) };
    about.runId = runId;
    const compiled = await skills.compile({ ...order, gone: goneWith(reply) });
    if (compiled.type === 'refused') throw startRefusal(compiled);
    const { request } = compiled.run.run;
    Object.assign(about, { target: request.url, goal: request.prompt });
    return toCompileResult(compiled);
  });

  app.get('/skills', { schema: listSchema }, async ({ caller, query }) => {
    const asked = { ...firstPage, ...query };
    const { skills: found, total } = await skills.list(caller.tenant._id, asked);
    return { skills: found.map(toSkillSummary), total, limit: asked.limit, offset: asked.offset };
  });

  app.get('/skills/:name', { schema: readSchema }, async ({ caller, params: { name } }) => {
    const skill = await skills.get(caller.tenant._id, name);
    if (skill === undefined) throw unknown(name);
    return toSkillRecord(skill.document, skill.latest);
  });

  app.delete('/skills/:name', { schema: removeSchema }, async ({ caller, params: { name }, about }) => {
    about.target = `skill ${name}`;
    if (!(await skills.remove(caller.tenant._id, name))) throw unknown(name);
    return { name, deleted: true as const };
  });

  app.post('/skills/:name/run', { schema: replaySchema }, async (request, reply) => {
    const { name } = request.params;
    const around = { skills, checkTarget, request, reply, refusal: skillRefusal };
    return toReplayResult(await replayed({ ...request.body, name, repair: 'nobody' }, around));
  });
}

const unknown = (name: string) => new Refusal('not_found', `there is no skill ${name} of this tenant`);

/** Both shapes as one, and what the address is called in the one that was sent. */
function goalOf(body: CompileBody) {
  if ('url' in body) return { ...body, field: 'url' };
  const { target, goal, ...rest } = body;
  return { ...rest, url: target, prompt: goal, field: 'target' };
}
