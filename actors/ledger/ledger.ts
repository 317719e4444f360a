/** The ledger: asks a tenant's account where it lives, or here when its gateway can't be reached. */
import type { MicroCredits } from '../../store/model/money.ts';
import type { Store } from '../../store/open.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { openRoute } from '../cluster/route.ts';
import type { Log } from '../log.ts';
import { openPersistents } from '../persistence.ts';
import { type Ledger, type LedgerCommand, type LedgerReply, type LedgerRequest, ledgerAsk } from '../protocol/ledger.ts';
import type { System } from '../system.ts';
import { account } from './account.ts';
import { openReservations } from './reservations.ts';

export interface LedgerOptions {
  readonly system: System;
  readonly cluster: Cluster;
  readonly store: Pick<Store, 'documents' | 'journal'>;
  readonly log: Pick<Log, 'error'>;
  /** How long the account's own gateway is waited for; 2 s. */
  readonly remoteMs?: number;
  /** How long an account here is waited for; 10 s. */
  readonly localMs?: number;
  /** After how long without commands an account is put to sleep; a minute. */
  readonly idleMs?: number;
}

export async function openLedger({
  system,
  cluster,
  store,
  log,
  remoteMs = 2_000,
  localMs = 10_000,
  idleMs = 60_000,
}: LedgerOptions): Promise<Ledger> {
  const accounts = openPersistents(account, { system, journal: store.journal, log, idleMs });
  const reservations = await openReservations(store.documents);
  const ask = openRoute({ cluster, ask: ledgerAsk, keyOf: ({ tenantId }) => account.key(tenantId), serve, remoteMs });
  const route = (tenantId: string, command: LedgerCommand) => ask({ tenantId, command, gateway: cluster.self });

  async function serve({ tenantId, command, gateway }: LedgerRequest): Promise<LedgerReply> {
    switch (command.type) {
      case 'reserve':
        return reserve(tenantId, command, gateway);
      case 'settle':
      case 'release':
        return settle(tenantId, command);
      default:
        return accounts.ask(tenantId, command, localMs);
    }
  }

  async function reserve(tenantId: string, command: Extract<LedgerCommand, { type: 'reserve' }>, gateway: string): Promise<LedgerReply> {
    const reservation = await reservations.attempt(tenantId, command.callId, gateway, new Date());
    if (reservation.state === 'closed') {
      const { balance } = await accounts.ask(tenantId, { type: 'balance' }, localMs);
      return { type: 'refused', reason: 'call_closed', balance };
    }
    const reply = await accounts.ask(tenantId, command, localMs);
    if (reply.type === 'refused' && reply.reason === 'insufficient_credits') await reservations.withdraw(reservation);
    return reply;
  }

  async function settle(tenantId: string, command: Extract<LedgerCommand, { type: 'settle' | 'release' }>): Promise<LedgerReply> {
    const reply = await accounts.ask(tenantId, command, localMs);
    if (reply.type === 'done') {
      await reservations.close(tenantId, command.callId, reply.charged ?? (0 as MicroCredits), new Date());
      return reply;
    }
    // The account forgets in time what the document still knows.
    const reservation = await reservations.find(tenantId, command.callId);
    if (reservation?.state !== 'closed') return reply;
    return { type: 'done', balance: reply.balance, charged: reservation.charged ?? (0 as MicroCredits) };
  }

  return {
    grant: (tenantId, grantId, amount) => route(tenantId, { type: 'grant', grantId, amount }),
    reserve: (tenantId, callId, amount) => route(tenantId, { type: 'reserve', callId, amount }),
    extend: (tenantId, callId, amount) => route(tenantId, { type: 'extend', callId, amount }),
    settle: (tenantId, callId, charge) => route(tenantId, { type: 'settle', callId, charge }),
    mayBegin: (tenantId, callId) => reservations.markRecorded(tenantId, callId),
    release: (tenantId, callId) => route(tenantId, { type: 'release', callId }),
    balance: async (tenantId) => (await route(tenantId, { type: 'balance' })).balance,
  };
}
