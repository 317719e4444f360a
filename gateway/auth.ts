/** Who calls: the tenant that a bearer key speaks for. Without a valid key the call ends here (SPEC, "Authentication"). */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../store/model/tenant.ts';
import { Refusal } from './errors.ts';

/** The tenant of a key, and what the key may do beyond the ordinary. */
export interface Caller {
  readonly tenant: Tenant;
  readonly keyId: string;
  readonly scopes: readonly string[];
}

/** Finds who a key speaks for, by the key's SHA-256 in hex; undefined for unknown and revoked keys. */
export type FindCaller = (keyHash: string) => Promise<Caller | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`, before any handler of a route that wants a key. */
    caller: Caller;
  }
}

const credentials = /^bearer +(tr_live_[A-Za-z0-9]{32,200})$/i;

/** A hook that sets `request.caller`, or refuses; a store that can't say who it is refuses too. */
export function authenticate(findCaller: FindCaller) {
  return async (request: FastifyRequest): Promise<void> => {
    const key = credentials.exec(request.headers.authorization ?? '')?.[1];
    const caller = key === undefined ? undefined : await findCaller(hashKey(key));
    if (caller === undefined) {
      throw new Refusal('unauthorized', 'the API key is missing or not valid: send it as Authorization: Bearer <API_KEY>');
    }
    request.caller = caller;
    request.log = request.log.child({ tenantId: caller.tenant._id, keyId: caller.keyId });
  };
}

/** A key holds 190 bits of chance, so a plain digest keeps it: nothing to guess, nothing to stretch. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
