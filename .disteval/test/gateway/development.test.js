import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { ensureDevelopment } from "../../gateway/development.js";
import { microCredits } from "../../store/model/money.js";
import { openTestStore, tempFolder } from "./house.js";
import { openTestLedger } from "./ledger.js";
const embedded = { mongodbUrl: undefined, bootstrapApiKey: undefined, bootstrapCredits: 500 };
const shared = { ...embedded, mongodbUrl: 'mongodb://shared.example' };
t.test('the first start makes tenant, credits and key, and later ones find them', async (t) => {
    const store = await openTestStore(t);
    const ledger = await openTestLedger(t, store);
    const settings = { ...embedded, dataDir: join(tempFolder(t), 'data') };
    const key = (await ensureDevelopment(store, ledger, settings)) ?? '';
    t.match(key, /^tr_live_[A-Za-z0-9]{32,}$/);
    t.equal((await store.keys.find(key))?.tenantId, 'development');
    t.match(await store.tenants.get('development'), { name: 'development', plan: 'enterprise' });
    const file = join(settings.dataDir, 'api-key');
    t.equal(readFileSync(file, 'utf8').trim(), key);
    t.equal(statSync(file).mode & 0o777, 0o600);
    t.equal(await ensureDevelopment(store, ledger, { ...settings, bootstrapCredits: 900 }), key, 'the same key');
    t.equal((await store.keys.list('development')).length, 1);
    t.match(await ledger.balance('development'), { granted: microCredits(500) }, 'credits are given once');
});
t.test('a key that the operator chose is the one, in a file that was open to others before', async (t) => {
    const store = await openTestStore(t);
    const ledger = await openTestLedger(t, store);
    const dataDir = tempFolder(t);
    writeFileSync(join(dataDir, 'api-key'), 'tr_live_of_an_earlier_life\n', { mode: 0o644 });
    const bootstrapApiKey = `tr_live_${'Chosen0'.repeat(5)}`;
    const settings = { ...embedded, dataDir, bootstrapApiKey };
    t.equal(await ensureDevelopment(store, ledger, settings), bootstrapApiKey);
    t.equal((await store.keys.find(bootstrapApiKey))?.tenantId, 'development');
    t.equal(statSync(join(dataDir, 'api-key')).mode & 0o777, 0o600);
    t.equal(await ensureDevelopment(store, ledger, { ...settings, bootstrapApiKey: undefined }), bootstrapApiKey, 'kept for later starts');
});
t.test('a revoked key is not shown again', async (t) => {
    const store = await openTestStore(t);
    const ledger = await openTestLedger(t, store);
    const settings = { ...embedded, dataDir: tempFolder(t) };
    await ensureDevelopment(store, ledger, settings);
    const [record] = await store.keys.list('development');
    await store.keys.revoke(record?._id ?? '');
    t.equal(await ensureDevelopment(store, ledger, settings), undefined);
});
t.test('gateways that start at once over one store make one tenant, one key and one grant', async (t) => {
    const store = await openTestStore(t);
    const ledger = await openTestLedger(t, store);
    const starts = Array.from({ length: 8 }, () => ({ ...shared, dataDir: tempFolder(t) }));
    const keys = await Promise.all(starts.map((settings) => ensureDevelopment(store, ledger, settings)));
    t.equal(keys.filter((key) => key !== undefined).length, 1, 'the one that made it knows it');
    t.equal((await store.keys.list('development')).length, 1);
    t.match(await ledger.balance('development'), { granted: microCredits(500) });
    const again = await Promise.all(starts.map((settings) => ensureDevelopment(store, ledger, settings)));
    t.same(again, keys, 'later too, and by nobody else');
});
t.test('a key kept from another store opens nothing in a shared one', async (t) => {
    const store = await openTestStore(t);
    const ledger = await openTestLedger(t, store);
    await ensureDevelopment(store, ledger, { ...shared, dataDir: tempFolder(t) });
    const dataDir = tempFolder(t);
    const stale = `tr_live_${'Stale00'.repeat(5)}`;
    writeFileSync(join(dataDir, 'api-key'), stale);
    t.equal(await ensureDevelopment(store, ledger, { ...shared, dataDir }), undefined);
    t.equal(await store.keys.find(stale), undefined);
});
//# sourceMappingURL=development.test.js.map