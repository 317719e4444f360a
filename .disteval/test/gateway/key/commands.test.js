import t from 'tap';
import { readArguments } from "../../../gateway/key/arguments.js";
import { answerKeyCommand } from "../../../gateway/key/commands.js";
import { openTestStore } from "../house.js";
import { openTestLedger } from "../ledger.js";
t.test('keys are made, listed with the money of their tenants, and revoked', async (t) => {
    const store = await openTestStore(t);
    const desk = { store, ledger: await openTestLedger(t, store) };
    // As over the socket: nothing but JSON arrives.
    const ask = async (...args) => JSON.parse(JSON.stringify(await answerKeyCommand(JSON.parse(JSON.stringify(readArguments(args))), desk)));
    const first = await ask('create', '--tenant', 'ada', '--plan', 'pro', '--credits', '12.5', '--scopes', 'accounts:reveal');
    t.match(first, {
        ok: true,
        result: {
            key: /^tr_live_[A-Za-z0-9]{32,}$/,
            id: String,
            scopes: ['accounts:reveal'],
            tenant: { name: 'ada', plan: 'pro', reseller: false },
            credits: { granted: 12.5, balance: 12.5, reserved: 0, spent: 0 },
        },
    });
    t.match(await store.keys.find(first.result.key), { tenantId: first.result.tenant.id, scopes: ['accounts:reveal'] });
    const second = await ask('create', '--tenant', 'ada', '--credits', '1');
    t.equal(second.result.tenant.id, first.result.tenant.id, 'another key of the same tenant');
    t.match(await ask('create', '--tenant', 'ada', '--plan', 'free'), { ok: false, error: /there already, as pro/ });
    t.match(await ask('create', '--tenant', 'bob', '--reseller'), { ok: true, result: { tenant: { plan: 'free', reseller: true } } });
    t.match(await ask('revoke', first.result.id), { ok: true, result: { id: first.result.id, revoked: true } });
    t.equal(await store.keys.find(first.result.key), undefined);
    t.match(await ask('revoke', first.result.id), { ok: false, error: /there is no key .* in force/ });
    const { result } = await ask('list');
    t.match(result.tenants, [
        {
            name: 'ada',
            credits: { granted: 13.5, balance: 13.5, reserved: 0, spent: 0 },
            keys: [{ id: first.result.id, revokedAt: String }, { id: second.result.id }],
        },
        { name: 'bob', credits: { granted: 0 }, keys: [{}] },
    ]);
    t.notMatch(JSON.stringify(result), second.result.key, 'no key is shown twice');
});
t.test('what is no command is answered all the same', async (t) => {
    const store = await openTestStore(t);
    const desk = { store, ledger: await openTestLedger(t, store) };
    for (const request of [null, 'list', {}, { command: 'drop' }, { command: 'create', tenant: 3 }]) {
        t.match(await answerKeyCommand(request, desk), { ok: false, error: /no such command/ });
    }
    await store.close();
    t.match(await answerKeyCommand({ command: 'list' }, desk), { ok: false, error: String }, 'a store that is gone');
});
//# sourceMappingURL=commands.test.js.map