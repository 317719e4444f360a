/** Who is in the cluster: gateways announce themselves on the bus; while it is down, the last membership stays in force. */
import { Value } from 'typebox/value';
import type { Bus } from '../../store/bus/port.ts';
import { StoreError } from '../../store/errors.ts';
import { GatewayAnnouncement, membershipChannel, remoteVersion } from '../protocol/remote.ts';

export interface MembershipOptions {
  readonly bus: Bus;
  readonly id: string;
  /** How long a gateway that fell silent is still held for alive; 10 s. */
  readonly ttlMs?: number;
  readonly everyMs?: number;
  /** False for a process that asks and is not to own anything: it is no member. */
  readonly isMember?: boolean;
}

interface Membership {
  /** Sorted; this gateway is always among them, if it is a member at all. */
  members(): readonly string[];
  /** Looks now, besides every `everyMs`. */
  refresh(): Promise<void>;
  /** Called with the members after each change. */
  onChange(listener: (members: readonly string[]) => void): void;
  /** Withdraws this gateway and tells the others. */
  close(): Promise<void>;
}

export async function joinMembership({
  bus,
  id,
  ttlMs = 10_000,
  everyMs = 2_500,
  isMember = true,
}: MembershipOptions): Promise<Membership> {
  const own = isMember ? [id] : [];
  let members: readonly string[] = own;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let closed = false;
  const listeners: ((members: readonly string[]) => void)[] = [];

  async function beat(): Promise<void> {
    clearTimeout(timer);
    try {
      if (isMember) await bus.announce('gateway', id, { version: remoteVersion }, ttlMs);
      see(await bus.present('gateway'));
    } catch (error) {
      // The bus is down: the last membership stays in force.
      if (!(error instanceof StoreError)) throw error;
    }
    if (!closed) timer = setTimeout(refresh, everyMs).unref();
  }

  function see(present: readonly { readonly id: string; readonly value: unknown }[]): void {
    const speaking = present.filter(({ value }) => Value.Check(GatewayAnnouncement, value)).map((gateway) => gateway.id);
    const seen = [...new Set([...speaking, ...own])].sort();
    if (seen.join('\n') === members.join('\n')) return;
    members = seen;
    for (const listener of listeners) listener(members);
  }

  function refresh(): Promise<void> {
    if (closed) return Promise.resolve();
    beating ??= beat().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  const subscription = await bus.subscribe(membershipChannel, (from) => void (from !== id && refresh()));
  await refresh();
  if (isMember) await bus.publish(membershipChannel, id);

  return {
    members: () => members,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(timer);
      await beating;
      try {
        await subscription.close();
        if (!isMember) return;
        await bus.withdraw('gateway', id);
        await bus.publish(membershipChannel, id);
      } catch (error) {
        // The bus is down: the announcement runs out by itself.
        if (!(error instanceof StoreError)) throw error;
      }
    },
  };
}
