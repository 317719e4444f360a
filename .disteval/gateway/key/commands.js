/** The operator's commands on tenants and their keys. */
import { randomUUID } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { microCredits, toCredits } from "../../store/model/money.js";
import { present } from "../present.js";
import { KeyCommand } from "./arguments.js";
const isCommand = Compile(KeyCommand);
/** Carries out what came over the control socket or from the command line; never rejects. */
export async function answerKeyCommand(request, desk) {
    if (!isCommand.Check(request))
        return { ok: false, error: 'no such command: the gateway that runs here is of another version' };
    try {
        return await perform(request, desk);
    }
    catch (error) {
        return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
}
async function perform(command, desk) {
    switch (command.command) {
        case 'create':
            return create(command, desk);
        case 'list':
            return { ok: true, result: { tenants: await list(desk) } };
        case 'revoke': {
            const revoked = await desk.store.keys.revoke(command.id);
            return revoked ? { ok: true, result: { id: command.id, revoked } } : { ok: false, error: `there is no key ${command.id} in force` };
        }
    }
}
/** Another key and more credits for a tenant that is there already; what it is does not change. */
async function create({ tenant: name, plan, credits, scopes, reseller }, { store, ledger }) {
    const known = await store.tenants.named(name);
    if (known !== undefined && ((plan ?? known.plan) !== known.plan || (reseller && !known.reseller))) {
        const is = `${known.plan}${known.reseller ? ', reseller' : ''}`;
        return { ok: false, error: `the tenant ${name} is there already, as ${is}: leave --plan and --reseller out to give it another key` };
    }
    const tenant = known ?? (await store.tenants.create({ name, plan: plan ?? 'free', reseller }));
    if (credits > 0)
        await ledger.grant(tenant._id, randomUUID(), microCredits(credits));
    const { key, record } = await store.keys.create(tenant._id, scopes);
    const balance = await ledger.balance(tenant._id);
    return { ok: true, result: { key, ...shownKey(record), tenant: shownTenant(tenant), credits: inCredits(balance) } };
}
async function list({ store, ledger }) {
    const [tenants, keys] = await Promise.all([store.tenants.list(), store.keys.list()]);
    const shown = [];
    // One after the other: each wakes the ledger of its tenant.
    for (const tenant of tenants) {
        const credits = inCredits(await ledger.balance(tenant._id));
        shown.push({ ...shownTenant(tenant), credits, keys: keys.filter(({ tenantId }) => tenantId === tenant._id).map(shownKey) });
    }
    return shown;
}
const shownTenant = ({ _id, name, plan, reseller, parentId, createdAt }) => ({
    id: _id,
    name,
    plan,
    reseller,
    ...present({ parentId }),
    createdAt,
});
const shownKey = ({ _id, preview, scopes, createdAt, revokedAt }) => ({
    id: _id,
    preview,
    scopes,
    createdAt,
    ...present({ revokedAt }),
});
const inCredits = ({ granted, balance, reserved, spent }) => ({
    granted: toCredits(granted),
    balance: toCredits(balance),
    reserved: toCredits(reserved),
    spent: toCredits(spent),
});
//# sourceMappingURL=commands.js.map