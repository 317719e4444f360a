import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import t from 'tap';
import { openLog } from "../../farm/log.js";
import { openMetrics } from "../../gateway/metrics.js";
import { bearer, finishedRun, openHouse } from "./house.js";
t.test('a call whose caller leaves before the answer is recorded, logged and counted, once', async (t) => {
    const lines = [];
    const metrics = openMetrics(() => ({ capacity: 0, free: 0, waiting: 0 }), { ofProcess: false });
    const run = new EventEmitter();
    const started = once(run, 'started');
    const cancelled = once(run, 'cancelled');
    const { app, store, tenant } = await openHouse(t, {
        metrics,
        log: openLog('info', { write: (line) => lines.push(line) }),
        checkTarget: async () => { },
        runs: {
            async start({ runId, tenantId }) {
                run.emit('started');
                await cancelled;
                return { type: 'ended', downloads: [], run: finishedRun(tenantId, runId, 1) };
            },
            async cancel() {
                run.emit('cancelled');
                return true;
            },
            status: async () => undefined,
            fitToKeep: (goal, text = goal) => text,
        },
    });
    const { id, key } = await tenant('ada');
    const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const body = JSON.stringify({ url: 'https://shop.example/', prompt: 'Return the total', success: { kind: 'extracted' } });
    const head = `POST /api/v1/run HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`;
    const whole = connect(Number(port), hostname);
    whole.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
    await started;
    whole.destroy();
    const half = connect(Number(port), hostname);
    await new Promise((sent) => half.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`, () => sent()));
    half.destroySoon();
    await app.inject({ url: '/api/v1/runs', headers: bearer(key) });
    const records = () => store.audit.list(id, { limit: 10, offset: 0 });
    while ((await records()).length < 3)
        await new Promise(setImmediate);
    // Nothing is under way any more: what would be told a second time was told.
    await app.close();
    const byStatus = (await records()).sort((a, b) => b.status - a.status || (a.runId === undefined ? 1 : -1));
    t.match(byStatus, [
        { status: 499, route: '/api/v1/run', target: 'https://shop.example/', goal: 'Return the total', runId: /^run_/ },
        { status: 499, route: '/api/v1/run' },
        { status: 200, route: '/api/v1/runs' },
    ]);
    t.equal(byStatus.length, 3);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg, status }) => msg === 'answered' || status === 499);
    t.same(told.map(({ status, msg }) => `${status} ${msg}`).sort(), [
        '200 answered',
        '499 its caller left before the answer',
        '499 its caller left before the answer',
    ]);
    t.match(await metrics.text(), 'troupe_http_requests_total{method="POST",route="/api/v1/run",status="499"} 2');
});
//# sourceMappingURL=call-end.test.js.map