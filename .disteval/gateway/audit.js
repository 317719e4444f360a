/** The audit record of every call, refused or not (SPEC, "What the service does", 6, and "Authentication", 8). */
import { redactText } from "../config/redaction.js";
/** For the end of a call: none is held up by its record, and a record that can't be written is told to the log. */
export function auditCalls(audit, strangerCalled) {
    return async (request, reply, status) => {
        const caller = request.caller;
        if (caller === undefined)
            return strangerCalled(request, reply, status);
        const { target, goal, ...about } = request.about;
        const call = {
            tenantId: caller.tenant._id,
            keyId: caller.keyId,
            requestId: request.id,
            method: request.method,
            route: request.routeOptions.url ?? 'none',
            status,
            ...(target !== undefined && { target: redactText(target) }),
            ...(goal !== undefined && { goal: redactText(goal) }),
            ...about,
            at: new Date(),
            durationMs: Math.round(reply.elapsedTime),
        };
        await audit.append(call).catch((error) => request.log.error({ err: error, call }, 'the audit record could not be written'));
    };
}
//# sourceMappingURL=audit.js.map