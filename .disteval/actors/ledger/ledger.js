/** The ledger: asks a tenant's account where it lives, or here when its gateway can't be reached. */
import { Value } from 'typebox/value';
import { ActorError } from "../errors.js";
import { openPersistents } from "../persistence.js";
import { LedgerCommand, ledgerAsk } from "../protocol/ledger.js";
import { account } from "./account.js";
import { openReservations } from "./reservations.js";
export async function openLedger({ system, cluster, store, log, remoteMs = 2_000, localMs = 10_000, idleMs = 60_000, }) {
    const accounts = openPersistents(account, { system, journal: store.journal, log, idleMs });
    const reservations = await openReservations(store.documents);
    const isOurs = (tenantId) => cluster.ownerOf(account.key(tenantId)) === cluster.self;
    cluster.handle(ledgerAsk, async ({ tenantId, command }) => {
        if (!isOurs(tenantId))
            throw new ActorError('not_here', `The ledger of ${tenantId} is not at ${cluster.self}`);
        return serve(tenantId, command);
    });
    async function route(tenantId, command) {
        if (!Value.Check(LedgerCommand, command))
            throw new ActorError('malformed', `Not for a ledger: ${JSON.stringify(command)}`);
        if (isOurs(tenantId))
            return serve(tenantId, command);
        try {
            return await cluster.ask(cluster.ownerOf(account.key(tenantId)), ledgerAsk, { tenantId, command }, remoteMs);
        }
        catch (error) {
            if (!(error instanceof ActorError))
                throw error;
            // Where an account lives is for speed. Two owners are kept apart by the journal, and no command counts twice.
            return serve(tenantId, command);
        }
    }
    async function serve(tenantId, command) {
        switch (command.type) {
            case 'reserve':
                return reserve(tenantId, command);
            case 'settle':
                return settle(tenantId, command);
            default:
                return accounts.ask(tenantId, command, localMs);
        }
    }
    async function reserve(tenantId, command) {
        const reservation = await reservations.attempt(tenantId, command.callId, new Date());
        if (reservation.state === 'closed') {
            const { balance } = await accounts.ask(tenantId, { type: 'balance' }, localMs);
            return { type: 'refused', reason: 'call_closed', balance };
        }
        const reply = await accounts.ask(tenantId, command, localMs);
        if (reply.type === 'refused' && reply.reason === 'insufficient_credits')
            await reservations.withdraw(reservation);
        return reply;
    }
    async function settle(tenantId, command) {
        const reply = await accounts.ask(tenantId, command, localMs);
        if (reply.type === 'done') {
            await reservations.close(tenantId, command.callId, reply.charged ?? 0, new Date());
            return reply;
        }
        // The account forgets in time what the document still knows.
        const reservation = await reservations.find(tenantId, command.callId);
        if (reservation?.state !== 'closed')
            return reply;
        return { type: 'done', balance: reply.balance, charged: reservation.charged ?? 0 };
    }
    return {
        grant: (tenantId, grantId, amount) => route(tenantId, { type: 'grant', grantId, amount }),
        reserve: (tenantId, callId, amount) => route(tenantId, { type: 'reserve', callId, amount }),
        extend: (tenantId, callId, amount) => route(tenantId, { type: 'extend', callId, amount }),
        settle: (tenantId, callId, charge) => route(tenantId, { type: 'settle', callId, charge }),
        balance: async (tenantId) => (await route(tenantId, { type: 'balance' })).balance,
    };
}
//# sourceMappingURL=ledger.js.map