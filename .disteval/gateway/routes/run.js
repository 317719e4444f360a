import { Type } from 'typebox';
import { admitRun } from "../admission.js";
import { onDisconnect } from "../disconnect.js";
import { startRefusal } from "../errors.js";
import { newId } from "../new-id.js";
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
import { toRunResult } from "../schemas/run-result.js";
const schema = {
    operationId: 'startRun',
    summary: 'Run a goal against a URL',
    description: 'Answers at the end of the run. A caller that disconnects cancels it: what it used is charged, and its record stays.',
    tags: ['Runs'],
    body: Type.Unsafe(Type.Ref('RunBody#')),
    response: {
        200: answer(Type.Unsafe(Type.Ref('RunResult#')), 'The run has ended; whether it reached its goal is `success`.'),
        ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
    },
};
const agentSchema = {
    ...schema,
    operationId: 'startAgentRun',
    summary: 'Run a goal on the stealth fleet',
    description: 'Use `POST /run` with `stealth: true`: this is the same with `stealth`, `humanize` and `platformProxy` forced on.',
    deprecated: true,
    body: Type.Unsafe(Type.Ref('AgentBody#')),
};
export function runRoutes(app, { runs, checkTarget }) {
    const start = async (body, { caller, about }, reply) => {
        const tenantId = caller.tenant._id;
        const runId = newId('run');
        if ('url' in body)
            Object.assign(about, { target: runs.fitToKeep(body.prompt, body.url), goal: runs.fitToKeep(body.prompt) });
        const request = await admitRun(body, caller.tenant, checkTarget);
        about.runId = runId;
        const ending = runs.start({ runId, tenantId, mode: 'run', request });
        onDisconnect(reply, () => runs.cancel(tenantId, runId, 'its caller disconnected'));
        const ended = await ending;
        if (ended.type === 'refused')
            throw startRefusal(ended);
        // In the run's own words, which also leave out what turned out to be secret.
        if ('url' in body)
            Object.assign(about, { target: ended.run.request.url, goal: ended.run.request.prompt });
        return toRunResult(ended);
    };
    app.post('/run', { schema }, (request, reply) => start(request.body, request, reply));
    app.post('/agent', { schema: agentSchema }, (request, reply) => start({ ...request.body, stealth: true, humanize: true, platformProxy: true }, request, reply));
}
//# sourceMappingURL=run.js.map