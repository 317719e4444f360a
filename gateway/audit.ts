/** The audit record of every call that a key made, refused or not (SPEC, "What the service does", 6). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './auth.ts';
import { present } from './present.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows about its call that the request line does not say. */
    about: { target?: string; goal?: string; runId?: string };
  }
}

export interface AuditedCall {
  readonly requestId: string;
  readonly tenantId: string;
  readonly keyId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly target?: string;
  readonly goal?: string;
  readonly runId?: string;
  readonly at: Date;
}

/** A hook for after the answer: a call is not held up by its record, and a record that can't be written is told to the log. */
export function auditCalls(record: (call: AuditedCall) => Promise<void>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller: Caller | undefined = request.caller;
    if (caller === undefined) return;
    const { tenant, keyId } = caller;
    const call = {
      requestId: request.id,
      tenantId: tenant._id,
      keyId,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ...present(request.about),
      at: new Date(),
    };
    await record(call).catch((error: unknown) => request.log.error({ err: error, call }, 'the audit record could not be written'));
  };
}

/** A query may carry what nobody meant to keep. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;
