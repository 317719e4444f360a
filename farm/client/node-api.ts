/**
 * The HTTP side of `protocol/lease.ts`, from the gateway's end: every answer is checked, every call has a deadline. Messages
 * reach tenants, so a node's address is in their causes only, for the log.
 */
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Agent, request } from 'undici';
import { FarmError } from '../errors.ts';
import { LeaseGrant, LeaseRefusal, type LeaseRenewal, type LeaseRequest, LeaseState } from '../protocol/lease.ts';

interface NodeApi {
  /** Rejects with `farm_unavailable` when the node can't be reached or has no browser. */
  grant(nodeUrl: string, order: LeaseRequest): Promise<{ readonly granted: LeaseGrant } | { readonly refused: LeaseRefusal }>;
  /** Rejects with `lease_lost`, `evicted`, or `farm_unavailable` when the node can't be reached. */
  renew(nodeUrl: string, leaseId: string, renewal: LeaseRenewal): Promise<LeaseState>;
  /** Rejects with `farm_unavailable` when the node can't be reached. */
  release(nodeUrl: string, leaseId: string, epoch: number): Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds: a grant may have to start a browser first. */
const deadlines = { grant: 20_000, renew: 5_000, release: 10_000 };

const isGrant = Compile(LeaseGrant);
const isRefusal = Compile(LeaseRefusal);
const isState = Compile(LeaseState);

export function openNodeApi(secret: string): NodeApi {
  const dispatcher = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3_000 } });
  const authorization = `Bearer ${secret}`;

  async function call(
    method: 'POST' | 'DELETE',
    url: string,
    deadlineMs: number,
    body?: object,
  ): Promise<{ status: number; body: unknown }> {
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const sent =
        body === undefined
          ? { headers: { authorization } }
          : { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await request(url, { method, dispatcher, signal, ...sent });
      const text = await response.body.text();
      return { status: response.statusCode, body: text === '' ? undefined : JSON.parse(text) };
    } catch (cause) {
      throw new FarmError('farm_unavailable', 'a farm node does not answer; send the request again later', {
        cause: new Error(`${new URL(url).origin}: ${(cause as Error).message}`, { cause }),
      });
    }
  }

  return {
    async grant(nodeUrl, order) {
      const { status, body } = await call('POST', `${nodeUrl}/v1/leases`, deadlines.grant, order);
      if (status === 201) return { granted: checked(isGrant, body, nodeUrl) };
      if (status === 429) return { refused: checked(isRefusal, body, nodeUrl) };
      throw unexpected(nodeUrl, status, body);
    },
    async renew(nodeUrl, leaseId, renewal) {
      const { status, body } = await call('POST', `${nodeUrl}/v1/leases/${leaseId}/renew`, deadlines.renew, renewal);
      if (status === 200) return checked(isState, body, nodeUrl);
      if (status === 404) throw new FarmError('lease_lost', `lease ${leaseId} is over: its farm node does not hold it any more`);
      if (status === 409) throw new FarmError('evicted', `lease ${leaseId} was taken over by a newer owner`);
      throw unexpected(nodeUrl, status, body);
    },
    async release(nodeUrl, leaseId, epoch) {
      const { status, body } = await call('DELETE', `${nodeUrl}/v1/leases/${leaseId}?epoch=${epoch}`, deadlines.release);
      if (status !== 204 && status !== 409) throw unexpected(nodeUrl, status, body);
    },
    close: () => dispatcher.destroy(),
  };
}

function checked<T extends TSchema>(validator: Validator<Record<never, never>, T>, body: unknown, nodeUrl: string): Static<T> {
  if (validator.Check(body)) return body as Static<T>;
  throw new FarmError('protocol', 'a farm node answers in another protocol version', { cause: new Error(nodeUrl) });
}

function unexpected(nodeUrl: string, status: number, body: unknown): FarmError {
  const { error = 'no reason given' } = (body ?? {}) as { error?: string };
  return new FarmError('farm_unavailable', 'a farm node could not do its work', {
    cause: new Error(`${nodeUrl} answered ${status}: ${error}`),
  });
}
