/** What gateways ask each other about runs. */
import { Type } from 'typebox';
const RunAddress = { tenantId: Type.String(), runId: Type.String() };
export const cancelRun = {
    name: 'runs.cancel',
    request: Type.Object({ ...RunAddress, why: Type.String() }),
    /** False when it is not running there any more. */
    reply: Type.Boolean(),
};
export const statusOfRun = {
    name: 'runs.status',
    request: Type.Object(RunAddress),
    reply: Type.Union([
        Type.Object({
            status: Type.Union([
                Type.Literal('running'),
                Type.Literal('complete'),
                Type.Literal('failed'),
                Type.Literal('paused'),
                Type.Literal('cancelled'),
            ]),
            steps: Type.Integer(),
            failureCode: Type.Optional(Type.String()),
        }),
        /** It is not running there any more. */
        Type.Null(),
    ]),
};
//# sourceMappingURL=runs-remote.js.map