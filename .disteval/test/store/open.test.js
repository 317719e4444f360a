import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import t from 'tap';
import { openStore } from "../../store/open.js";
const parent = mkdtempSync(join(tmpdir(), 'troupe-store-'));
t.teardown(() => rmSync(parent, { recursive: true }));
const embedded = (name) => ({ dataDir: join(parent, name), mongodbUrl: undefined, redisUrl: undefined });
t.test('a store keeps all that it holds from one life to the next, in a folder of its owner alone', async (t) => {
    const first = await openStore(embedded('kept'));
    t.equal(statSync(join(parent, 'kept')).mode & 0o777, 0o700);
    const tenant = await first.tenants.create({ name: 'n', plan: 'free', reseller: false });
    const { key, record } = await first.keys.create(tenant._id, ['*']);
    await first.journal.append('ledger/1', 1, { type: 'granted' });
    await first.blobs.put('b', Buffer.from('bytes'));
    await first.close();
    await first.close();
    const second = await openStore(embedded('kept'));
    t.same(await second.tenants.get(tenant._id), tenant);
    t.same(await second.keys.find(key), record);
    await t.rejects(second.journal.append('ledger/1', 1, {}), { code: 'fenced' });
    const blob = await second.blobs.get('b');
    t.equal(String(blob && (await buffer(blob.content))), 'bytes');
    await second.close();
    await t.rejects(second.bus.publish('a', 1), { code: 'closed' });
    await t.rejects(second.keys.list(), { code: 'closed' });
});
t.test('the folder is one store at a time', async (t) => {
    const first = await openStore(embedded('locked'));
    await t.rejects(openStore(embedded('locked')), { name: 'StoreError', code: 'locked' });
    await first.close();
    await (await openStore(embedded('locked'))).close();
});
t.test('a start that fails leaves nothing locked', async (t) => {
    const settings = embedded('failing');
    await t.rejects(openStore({ ...settings, redisUrl: 'redis://127.0.0.1:1' }), { code: 'unavailable' });
    await (await openStore(settings)).close();
    writeFileSync(join(settings.dataDir, 'documents', 'runs.jsonl'), 'damaged\n');
    await t.rejects(openStore(settings), { code: 'corrupt', message: /runs\.jsonl, line 1/ });
    rmSync(join(settings.dataDir, 'documents', 'runs.jsonl'));
    await (await openStore(settings)).close();
});
//# sourceMappingURL=open.test.js.map