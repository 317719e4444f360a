/** Requests under way to other gateways: sent again while unanswered, because the bus may lose them, until their deadline. */
import { randomUUID } from 'node:crypto';
import type { Bus, Json } from '../../store/bus/port.ts';
import { ActorError } from '../errors.ts';
import { gatewayChannel, type RemoteResponse, remoteVersion } from '../protocol/remote.ts';

interface Outgoing {
  /** Rejects with `ActorError` `unreachable` or `timeout`. */
  send(gatewayId: string, name: string, payload: Json, deadlineMs: number): Promise<RemoteResponse['outcome']>;
  /** An answer came; one that nobody waits for any more is dropped. */
  answered(response: RemoteResponse): void;
  /** Gives up on every gateway that is not among these. */
  onlyAlive(members: readonly string[]): void;
}

export const unreachable = (gatewayId: string, cause?: unknown): ActorError =>
  new ActorError('unreachable', `Gateway ${gatewayId} can't be reached`, { cause });

export function openOutgoing(bus: Bus, self: string, resendMs: number): Outgoing {
  const pending = new Map<string, { readonly gatewayId: string; settle(outcome: RemoteResponse['outcome'] | ActorError): void }>();

  function send(gatewayId: string, name: string, payload: Json, deadlineMs: number): Promise<RemoteResponse['outcome']> {
    return new Promise((resolve, reject) => {
      const id = randomUUID();
      const until = Date.now() + deadlineMs;
      const settle = (outcome: RemoteResponse['outcome'] | ActorError) => {
        clearTimeout(deadline);
        clearInterval(resend);
        pending.delete(id);
        if (outcome instanceof ActorError) reject(outcome);
        else resolve(outcome);
      };
      const publish = () => {
        const timeoutMs = Math.max(0, until - Date.now());
        const request = { version: remoteVersion, type: 'request', id, from: self, name, payload, timeoutMs };
        bus.publish(gatewayChannel(gatewayId), request).catch((error: unknown) => settle(unreachable(gatewayId, error)));
      };
      const late = () => settle(new ActorError('timeout', `Gateway ${gatewayId} did not answer ${name} within ${deadlineMs} ms`));
      const deadline = setTimeout(late, deadlineMs);
      const resend = setInterval(publish, resendMs);
      pending.set(id, { gatewayId, settle });
      publish();
    });
  }

  return {
    send,
    answered: ({ id, outcome }) => pending.get(id)?.settle(outcome),
    onlyAlive(members) {
      for (const { gatewayId, settle } of pending.values()) if (!members.includes(gatewayId)) settle(unreachable(gatewayId));
    },
  };
}
