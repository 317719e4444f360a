/** Work that its caller has left. */
import type { FastifyReply } from 'fastify';

/** Aborted when the caller leaves before it has its answer. */
export function goneWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onDisconnect(reply, () => gone.abort());
  return gone.signal;
}

/** Calls `gone` when the caller leaves before it has its answer. */
export function onDisconnect(reply: FastifyReply, gone: () => unknown): void {
  const left = () => {
    if (reply.raw.writableEnded) return;
    Promise.resolve(gone()).catch((error: unknown) => reply.log.error({ err: error }, 'what its caller left could not be cancelled'));
  };
  if (reply.raw.destroyed) left();
  else reply.raw.once('close', left);
}
