/** `GET /runs` and `GET /runs/{id}`: what the tenant has run. */
import { type Static, Type } from 'typebox';
import type { Store } from '../../store/open.ts';
import type { App } from '../app.ts';
import { Refusal } from '../errors.ts';
import { refusalsOf } from '../schemas/error.ts';
import { type RunRecord, type RunSummary, runModes, runStatuses, toRunRecord, toRunSummary } from '../schemas/run-result.ts';

const page = {
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  offset: Type.Integer({ minimum: 0, default: 0 }),
};

const listSchema = {
  summary: 'The runs of the tenant, newest first',
  tags: ['Runs'],
  querystring: Type.Object(
    { ...page, mode: Type.Optional(Type.Enum([...runModes])), status: Type.Optional(Type.Enum([...runStatuses])) },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      {
        runs: Type.Array(Type.Unsafe<Static<typeof RunSummary>>(Type.Ref('RunSummary#'))),
        total: Type.Integer(),
        limit: Type.Integer(),
        offset: Type.Integer(),
      },
      { description: '`total` counts all that match.', examples: [{ runs: [], total: 0, limit: 50, offset: 0 }] },
    ),
    ...refusalsOf(400, 401, 429, 503),
  },
};

const readSchema = {
  summary: 'One run',
  tags: ['Runs'],
  params: Type.Object({ id: Type.String() }),
  response: { 200: Type.Unsafe<Static<typeof RunRecord>>(Type.Ref('RunRecord#')), ...refusalsOf(401, 404, 429, 503) },
};

export function runsRoutes(app: App, { store }: { readonly store: Pick<Store, 'runs'> }): void {
  app.get('/runs', { schema: listSchema }, async ({ caller, query }) => {
    const { runs, total } = await store.runs.list(caller.tenant._id, query);
    return { runs: runs.map(toRunSummary), total, limit: query.limit, offset: query.offset };
  });

  app.get('/runs/:id', { schema: readSchema }, async ({ caller, params }) => {
    const run = await store.runs.get(caller.tenant._id, params.id);
    if (run === undefined) throw new Refusal('not_found', `there is no run ${params.id.slice(0, 100)} of this tenant`);
    return toRunRecord(run);
  });
}
