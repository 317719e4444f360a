/** The audit record of every call, refused or not (SPEC, "What the service does", 6, and "Authentication", 8). */
import { redactText } from '../config/redaction.ts';
import type { Audit } from '../store/audit.ts';
import type { Caller } from './auth.ts';
import type { CallEnded } from './call-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows about its call that the request line does not say. */
    about: { target?: string; goal?: string; runId?: string };
  }
}

/** For the end of a call: none is held up by its record, and a record that can't be written is told to the log. */
export function auditCalls(audit: Audit, strangerCalled: CallEnded): CallEnded {
  return async (request, reply, status) => {
    const caller: Caller | undefined = request.caller;
    if (caller === undefined) return strangerCalled(request, reply, status);
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
    await audit.append(call).catch((error: unknown) => request.log.error({ err: error, call }, 'the audit record could not be written'));
  };
}
