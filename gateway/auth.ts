/** Who calls: the tenant that a bearer key speaks for. Without a valid key the call ends here (SPEC, "Authentication"). */
import type { FastifyRequest } from 'fastify';
import { apiKeyForm } from '../config/api-key.ts';
import type { Tenant } from '../store/model/tenant.ts';
import type { Store } from '../store/open.ts';
import { Refusal } from './errors.ts';

/** The tenant of a key, and what the key may do beyond the ordinary. */
export interface Caller {
  readonly tenant: Tenant;
  readonly keyId: string;
  readonly scopes: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`, before any handler of a route that wants a key. */
    caller: Caller;
  }
}

const credentials = new RegExp(`^bearer +(${apiKeyForm})$`, 'i');

/** The key that a request carries, if it is of the form of ours. */
export const keyOf = ({ headers }: FastifyRequest): string | undefined => credentials.exec(headers.authorization ?? '')?.[1];

/** A hook that sets `request.caller`, or refuses; a store that can't say who it is refuses too. */
export function authenticate(store: Pick<Store, 'keys' | 'tenants'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const key = keyOf(request);
    const record = key === undefined ? undefined : await store.keys.find(key);
    const tenant = record === undefined ? undefined : await store.tenants.get(record.tenantId);
    if (record === undefined || tenant === undefined) {
      throw new Refusal('unauthorized', 'the API key is missing or not valid: send it as Authorization: Bearer <API_KEY>');
    }
    request.caller = { tenant, keyId: record._id, scopes: record.scopes };
    request.log = request.log.child({ tenantId: tenant._id, keyId: record._id });
  };
}
