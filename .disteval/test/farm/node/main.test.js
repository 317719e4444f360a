import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t, {} from 'tap';
import { openFarm } from "../../../farm/client/farm.js";
import { openPage } from "../../../farm/page/open.js";
import { openRedisBus } from "../../../store/bus/redis.js";
import { peerOrSkip } from "../../peers/peer.js";
import { throwsOnSignal } from "../../peers/planted.js";
import { startRedis } from "../../peers/redis.js";
import { secret, site, until } from "../harness.js";
const order = { tenantId: 't1', fleet: 'default', epoch: 1, ttlMs: 30_000 };
const never = new AbortController().signal;
async function nodeProcess(t, redisUrl, settings = {}) {
    const temporary = mkdtempSync(join(tmpdir(), 'troupe-main-'));
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../../farm/node/main.js', import.meta.url))], {
        env: {
            ...process.env,
            REDIS_URL: redisUrl,
            FARM_SECRET: secret,
            FARM_SLOTS: '2',
            ALLOW_PRIVATE_TARGETS: '*',
            TMPDIR: temporary,
            ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(([code]) => code);
    t.teardown(async () => {
        child.kill('SIGKILL');
        await ended;
        rmSync(temporary, { recursive: true, force: true });
    });
    const logged = [];
    await new Promise((resolve) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
            if (line.includes('farm node ready'))
                resolve();
            logged.push(line);
        });
    });
    return { child, temporary, ended, logged };
}
const redis = await peerOrSkip(startRedis);
if (redis !== undefined) {
    const bus = await openRedisBus(redis.url);
    t.teardown(() => bus.close());
    t.test('a node of its own process is found over Redis, driven, and drained by SIGTERM', async (t) => {
        const { child, temporary, ended } = await nodeProcess(t, redis.url);
        const farm = await openFarm({ bus, secret, openPage });
        t.teardown(() => farm.close());
        const url = await site(t, { '/': '<p>far away</p>' });
        const lease = await farm.lease(order, never);
        const page = await lease.attach();
        await page.goto(url);
        child.kill('SIGTERM');
        await until(async () => (await bus.present('node')).length === 0);
        await t.rejects(farm.lease(order, never), { code: 'farm_unavailable' });
        t.ok(await page.showsText('far away'), 'the lease of before goes on');
        t.equal(child.exitCode, null);
        await page.close();
        await lease.release();
        t.equal(await ended, 0);
        t.same(readdirSync(temporary).filter((name) => name.startsWith('troupe-farm')), []);
    });
    t.test('two signals end it at once, and its leases by name', async (t) => {
        const { child, temporary, ended } = await nodeProcess(t, redis.url);
        const farm = await openFarm({ bus, secret, openPage });
        t.teardown(() => farm.close());
        const lease = await farm.lease(order, never);
        const page = await lease.attach();
        const lost = new Promise((resolve) => page.on((event) => event.type === 'lost' && resolve(event.error)));
        child.kill('SIGTERM');
        await until(async () => (await bus.present('node')).length === 0);
        child.kill('SIGTERM');
        t.match(await lost, { code: 'lease_lost', message: /node_stopping|stopping/ });
        t.equal(await ended, 0);
        t.notOk(readdirSync(temporary).some((name) => name.startsWith('troupe-farm')));
    });
    t.test('an error that nobody caught is logged with its stack, and ends the node and its leases in order', async (t) => {
        const { child, temporary, ended, logged } = await nodeProcess(t, redis.url, throwsOnSignal);
        const farm = await openFarm({ bus, secret, openPage });
        t.teardown(() => farm.close());
        const lease = await farm.lease(order, never);
        const page = await lease.attach();
        const lost = new Promise((resolve) => page.on((event) => event.type === 'lost' && resolve(event.error)));
        child.kill('SIGUSR2');
        t.match(await lost, { code: 'lease_lost', message: /stopping/ });
        t.equal(await ended, 1);
        t.match(JSON.parse(logged[0] ?? ''), { time: /^\d{4}-\d\d-\d\dT/, msg: String, hostname: undefined }, 'as the lines of a gateway');
        const fatal = logged.map((line) => JSON.parse(line)).find(({ level }) => level === 60);
        t.match(fatal, { err: { message: 'planted', stack: /Error: planted\n +at / } });
        t.same(await bus.present('node'), []);
        t.notOk(readdirSync(temporary).some((name) => name.startsWith('troupe-farm')));
    });
    t.test('with the bus gone the farm goes on with the nodes that it knows', async (t) => {
        await nodeProcess(t, redis.url);
        const farm = await openFarm({ bus, secret, openPage });
        t.teardown(() => farm.close());
        await redis.kill();
        await until(async () => !(await bus.ping().catch(() => false)));
        const lease = await farm.lease(order, never);
        await lease.renew(30_000);
        await lease.release();
        await redis.restart();
        await until(async () => (await bus.present('node').catch(() => [])).length > 0);
        await (await farm.lease(order, never)).release();
    });
}
t.test('a node without its settings ends with one line that names what is missing', async (t) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../../farm/node/main.js', import.meta.url))], {
        env: {},
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = [];
    child.stderr.on('data', (chunk) => said.push(String(chunk)));
    const [code] = await once(child, 'close');
    t.equal(code, 1);
    t.equal(said.join(''), 'REDIS_URL is required for a farm node of its own: gateways find it there\n');
});
//# sourceMappingURL=main.test.js.map