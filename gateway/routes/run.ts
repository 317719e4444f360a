/** `POST /run`: drives a browser to a goal and answers with its result; and its alias `POST /agent`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Runs } from '../../actors/protocol/runs.ts';
import type { SkillRefusal, Skills } from '../../actors/protocol/skills.ts';
import { admitRun } from '../admission.ts';
import type { App } from '../app.ts';
import { onDisconnect } from '../disconnect.ts';
import { Refusal, skillRefusal, startRefusal } from '../errors.ts';
import { newId } from '../new-id.ts';
import { replayed } from '../replayed.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import type { AdHocRun, NamedRun } from '../schemas/run-body.ts';
import { type RunResult, toRunResult } from '../schemas/run-result.ts';
import type { CheckTarget } from '../targets.ts';

interface Deps {
  readonly runs: Runs;
  readonly skills: Skills;
  readonly checkTarget: CheckTarget;
}

const schema = {
  operationId: 'startRun',
  summary: 'Run a goal against a URL',
  description: 'Answers at the end of the run. A caller that disconnects cancels it: what it used is charged, and its record stays.',
  tags: ['Runs'],
  body: Type.Unsafe<AdHocRun | NamedRun>(Type.Ref('RunBody#')),
  response: {
    200: answer(Type.Unsafe<RunResult>(Type.Ref('RunResult#')), 'The run has ended; whether it reached its goal is `success`.'),
    ...refusalsOf(400, 401, 402, 403, 409, 429, 501, 503),
  },
};

const agentSchema = {
  ...schema,
  operationId: 'startAgentRun',
  summary: 'Run a goal on the stealth fleet',
  description: 'Use `POST /run` with `stealth: true`: this is the same with `stealth`, `humanize` and `platformProxy` forced on.',
  deprecated: true,
  body: Type.Unsafe<AdHocRun | NamedRun>(Type.Ref('AgentBody#')),
};

export function runRoutes(app: App, { runs, skills, checkTarget }: Deps): void {
  const startAdHoc = async (body: AdHocRun, { caller, about }: Pick<FastifyRequest, 'caller' | 'about'>, reply: FastifyReply) => {
    const tenantId = caller.tenant._id;
    const runId = newId('run');
    Object.assign(about, { target: runs.fitToKeep(body.prompt, body.url), goal: runs.fitToKeep(body.prompt) });
    const request = await admitRun(body, caller.tenant, checkTarget);
    about.runId = runId;
    const ending = runs.start({ runId, tenantId, mode: 'run', request });
    onDisconnect(reply, () => runs.cancel(tenantId, runId, 'its caller disconnected'));
    const ended = await ending;
    if (ended.type === 'refused') throw startRefusal(ended);
    // In the run's own words, which also leave out what turned out to be secret.
    Object.assign(about, { target: ended.run.request.url, goal: ended.run.request.prompt });
    return toRunResult(ended);
  };
  const startNamed = async ({ goal: name, ...body }: NamedRun, request: Pick<FastifyRequest, 'caller' | 'about'>, reply: FastifyReply) => {
    const ended = await replayed({ ...body, name, repair: 'rules' }, { skills, checkTarget, request, reply, refusal: unknownIsBad });
    return toRunResult(ended.run);
  };
  const start = (body: AdHocRun | NamedRun, request: Pick<FastifyRequest, 'caller' | 'about'>, reply: FastifyReply) =>
    'goal' in body ? startNamed(body, request, reply) : startAdHoc(body, request, reply);

  app.post('/run', { schema }, (request, reply) => start(request.body, request, reply));
  app.post('/agent', { schema: agentSchema }, (request, reply) =>
    start({ ...request.body, stealth: true, humanize: true, platformProxy: true }, request, reply),
  );
}

/** The spec gives `POST /run` no 404. */
const unknownIsBad = (refused: SkillRefusal): Refusal =>
  refused.reason === 'no_such_skill'
    ? new Refusal('bad_request', `${refused.message}; for a goal in free text, send { url, prompt, success }`)
    : skillRefusal(refused);
