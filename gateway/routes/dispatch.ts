/** `POST /dispatch`, `GET /cache/stats` and `GET /library`: goals by their meaning, and what that saves. */
import { type Static, Type } from 'typebox';
import type { Runs } from '../../actors/protocol/runs.ts';
import type { Skills } from '../../actors/protocol/skills.ts';
import { admitRun } from '../admission.ts';
import type { App } from '../app.ts';
import { goneWith } from '../disconnect.ts';
import { startRefusal } from '../errors.ts';
import { newId } from '../new-id.ts';
import { present } from '../present.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import { given } from '../schemas/page.ts';
import type { AdHocRun } from '../schemas/run-body.ts';
import {
  type CacheStatsResult,
  type DispatchResult,
  type LibrarySkill,
  toCacheStats,
  toDispatchResult,
  toLibrarySkill,
} from '../schemas/skills.ts';
import type { CheckTarget } from '../targets.ts';

interface Deps {
  readonly skills: Skills;
  readonly runs: Pick<Runs, 'fitToKeep'>;
  readonly checkTarget: CheckTarget;
}

const tags = ['Semantic cache'];
const Dispatched = Type.Unsafe<Static<typeof DispatchResult>>(Type.Ref('DispatchResult#'));

const dispatchSchema = {
  operationId: 'dispatchGoal',
  summary: 'Reach a goal by the skill that does it, or make one',
  description:
    'A goal that means what a skill does is a replay of it, with the values of the request; others are run and kept. `success` is judged on the page of today in either case. A caller that disconnects cancels it.',
  tags,
  body: Type.Unsafe<AdHocRun>(Type.Ref('DispatchBody#')),
  response: {
    200: answer(Dispatched, 'The goal was reached; `mode` says how.'),
    502: answer(Dispatched, 'A drifted skill (`cache-hit-failed`) or an unsolved goal (`cache-miss-failed`); `error` says what happened.'),
    ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
  },
};

const statsSchema = {
  operationId: 'getCacheStats',
  summary: 'Hit rate and credits saved',
  description: 'Free. Of the tenant, since its first dispatch.',
  tags,
  response: {
    200: answer(Type.Unsafe<Static<typeof CacheStatsResult>>(Type.Ref('CacheStats#')), 'What its dispatches came to.'),
    ...refusalsOf(401, 429, 503),
  },
};

const mostFound = 10;

const librarySchema = {
  operationId: 'searchLibrary',
  summary: 'Search the shared corpus of skills',
  description: 'Free. Metadata of the skills of all tenants, without values and names.',
  tags,
  querystring: Type.Object(
    {
      q: Type.Optional(Type.String({ maxLength: 2_000, description: 'A goal in natural language.' })),
      host: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Of this host alone.' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: mostFound })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: answer(
      Type.Object(
        {
          skills: Type.Array(Type.Unsafe<Static<typeof LibrarySkill>>(Type.Ref('LibrarySkill#'))),
          ...given,
        },
        { examples: [{ skills: [], total: 0, limit: mostFound, offset: 0 }] },
      ),
      'The nearest, best first; `total` counts these.',
    ),
    ...refusalsOf(400, 401, 429, 503),
  },
};

export function dispatchRoutes(app: App, { skills, runs, checkTarget }: Deps): void {
  app.post('/dispatch', { schema: dispatchSchema }, async ({ body, caller: { tenant }, about }, reply) => {
    Object.assign(about, { target: runs.fitToKeep(body.prompt, body.url), goal: runs.fitToKeep(body.prompt) });
    const request = await admitRun(body, tenant, checkTarget);
    const runId = newId('run');
    about.runId = runId;
    const dispatched = await skills.dispatch({ ...request, runId, tenantId: tenant._id, gone: goneWith(reply) });
    if (dispatched.type === 'refused') throw startRefusal(dispatched);
    const result = toDispatchResult(dispatched);
    return reply.code(result.success ? 200 : 502).send(result);
  });

  app.get('/cache/stats', { schema: statsSchema }, async ({ caller }) => toCacheStats(await skills.stats(caller.tenant._id)));

  app.get('/library', { schema: librarySchema }, async ({ query: { q = '', host, limit = mostFound } }) => {
    const found = (await skills.library({ goal: q, limit, ...present({ host }) })).map(toLibrarySkill);
    return { skills: found, total: found.length, limit, offset: 0 };
  });
}
