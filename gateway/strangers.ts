/** The audit records of calls without an accepted key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redactText } from '../config/redaction.ts';
import type { Audit } from '../store/audit.ts';
import { previewOf } from '../store/keys.ts';
import { keyOf } from './auth.ts';
import type { CallEnded } from './call-end.ts';
import { pathOf } from './path.ts';
import { short } from './short.ts';

interface Strangers {
  readonly called: CallEnded;
  /** Writes the numbers of calls that are not written yet. */
  flush(): Promise<void>;
}

const windowMs = 60_000;
const addressesNamed = 20;
const others = 'others';

/**
 * Anybody may send such calls, so they must not fill the store: an address leaves one record a minute, which describes its
 * first call and is written at once; when the minute is over it is told how many there were. Where more than 20 addresses
 * call in a minute, those beyond are counted in one record without an address. That is less than a fifth of what one tenant
 * of the smallest plan may write. Who tries keys, when, with which kind of key and how often stays known; the paths of the
 * calls that are only counted are in the log.
 */
export function auditStrangers(audit: Audit): Strangers {
  let heard = new Map<string, { calls: number; log: FastifyRequest['log']; readonly id: Promise<string | undefined> }>();
  let timer: NodeJS.Timeout | undefined;

  const append = (request: FastifyRequest, call: ReturnType<typeof describe>) => {
    return audit.append(call).catch((error: unknown) => {
      request.log.error({ err: error, call }, 'the audit record could not be written');
      return undefined;
    });
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const over = [...heard.values()].filter(({ calls }) => calls > 1);
    heard = new Map();
    for (const { calls, log, id: written } of over) {
      const id = await written;
      if (id === undefined) continue;
      await audit.count(id, calls).catch((error: unknown) => {
        log.error({ err: error, calls }, 'the number of calls could not be written into their audit record');
      });
    }
  };

  return {
    flush,
    async called(request, reply, status) {
      const address = heard.has(request.ip) || heard.size < addressesNamed ? request.ip : others;
      const known = heard.get(address);
      if (known !== undefined) {
        known.calls += 1;
        return;
      }
      timer ??= setTimeout(flush, windowMs).unref();
      const id = append(request, describe(request, reply, status, address));
      heard.set(address, { calls: 1, log: request.log, id });
      await id;
    },
  };
}

function describe(request: FastifyRequest, reply: FastifyReply, status: number, address: string): Parameters<Audit['append']>[0] {
  const key = keyOf(request);
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    path: short(redactText(pathOf(request))),
    status,
    ...(address !== others && { address }),
    ...(key !== undefined && { keyPreview: previewOf(key) }),
    at: new Date(),
    durationMs: Math.round(reply.elapsedTime),
  };
}
