/** `POST /run`: drives a browser to a goal and answers with its result; and its alias `POST /agent`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Runs } from '../../actors/protocol/runs.ts';
import { admitRun } from '../admission.ts';
import type { App } from '../app.ts';
import { onDisconnect } from '../disconnect.ts';
import { startRefusal } from '../errors.ts';
import { newId } from '../new-id.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import type { AdHocRun, NamedRun } from '../schemas/run-body.ts';
import { type RunResult, toRunResult } from '../schemas/run-result.ts';
import type { CheckTarget } from '../targets.ts';

interface Deps {
  readonly runs: Runs;
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
    ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
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

export function runRoutes(app: App, { runs, checkTarget }: Deps): void {
  const start = async (body: AdHocRun | NamedRun, { caller, about }: Pick<FastifyRequest, 'caller' | 'about'>, reply: FastifyReply) => {
    const tenantId = caller.tenant._id;
    const runId = newId('run');
    if ('url' in body) Object.assign(about, { target: runs.fitToKeep(body.prompt, body.url), goal: runs.fitToKeep(body.prompt) });
    const request = await admitRun(body, caller.tenant, checkTarget);
    about.runId = runId;
    const ending = runs.start({ runId, tenantId, mode: 'run', request });
    onDisconnect(reply, () => runs.cancel(tenantId, runId, 'its caller disconnected'));
    const ended = await ending;
    if (ended.type === 'refused') throw startRefusal(ended);
    // In the run's own words, which also leave out what turned out to be secret.
    if ('url' in body) Object.assign(about, { target: ended.run.request.url, goal: ended.run.request.prompt });
    return toRunResult(ended);
  };

  app.post('/run', { schema }, (request, reply) => start(request.body, request, reply));
  app.post('/agent', { schema: agentSchema }, (request, reply) =>
    start({ ...request.body, stealth: true, humanize: true, platformProxy: true }, request, reply),
  );
}
