/** `GET /runs` and `GET /runs/{id}`: what the tenant has run. */
import { Type } from 'typebox';
import { Refusal } from "../errors.js";
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
import { firstPage, given, page } from "../schemas/page.js";
import { RunModeName, RunStatusName, toRunRecord, toRunSummary } from "../schemas/run-result.js";
import { short } from "../short.js";
const listSchema = {
    operationId: 'listRuns',
    summary: 'The runs of the tenant, newest first',
    tags: ['Runs'],
    querystring: Type.Object({ ...page, mode: Type.Optional(RunModeName), status: Type.Optional(RunStatusName) }, { additionalProperties: false }),
    response: {
        200: answer(Type.Object({
            runs: Type.Array(Type.Unsafe(Type.Ref('RunSummary#'))),
            ...given,
        }, { examples: [{ runs: [], total: 0, limit: 50, offset: 0 }] }), 'A page of the runs; `total` counts all that match.'),
        ...refusalsOf(400, 401, 429, 503),
    },
};
const readSchema = {
    operationId: 'getRun',
    summary: 'One run',
    tags: ['Runs'],
    params: Type.Object({ id: Type.String() }),
    response: {
        200: answer(Type.Unsafe(Type.Ref('RunRecord#')), 'The run, as far as it has come.'),
        ...refusalsOf(400, 401, 404, 429, 503),
    },
};
export function runsRoutes(app, { store }) {
    app.get('/runs', { schema: listSchema }, async ({ caller, query }) => {
        const asked = { ...firstPage, ...query };
        const { runs, total } = await store.runs.list(caller.tenant._id, asked);
        return { runs: runs.map(toRunSummary), total, limit: asked.limit, offset: asked.offset };
    });
    app.get('/runs/:id', { schema: readSchema }, async ({ caller, params }) => {
        const run = await store.runs.get(caller.tenant._id, params.id);
        if (run === undefined)
            throw new Refusal('not_found', `there is no run ${short(params.id)} of this tenant`);
        return toRunRecord(run);
    });
}
//# sourceMappingURL=runs.js.map