import t from 'tap';
import { microCredits } from "../../../store/model/money.js";
import { bearer, finishedRun, openHouse } from "../house.js";
t.test('runs are listed newest first, by page, and by mode and status', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id, key } = await tenant('ada');
    for (let second = 0; second < 60; second += 1) {
        const change = second % 3 === 0 ? { status: 'failed', success: false, failureCode: 'goal_not_reached' } : {};
        await store.runs.create(finishedRun(id, `run_${second}`, second, { ...change, mode: second % 2 === 0 ? 'run' : 'job' }));
    }
    const list = async (query) => (await app.inject({ url: `/api/v1/runs${query}`, headers: bearer(key) })).json();
    const ids = (page) => page.runs.map(({ runId }) => runId);
    const first = await list('');
    t.match(first, { total: 60, limit: 50, offset: 0 });
    t.equal(first.runs.length, 50);
    t.same(ids(first).slice(0, 3), ['run_59', 'run_58', 'run_57']);
    t.same(ids(await list('?limit=2&offset=58')), ['run_1', 'run_0']);
    t.same(ids(await list('?offset=60')), []);
    const failedJobs = await list('?status=failed&mode=job&limit=100');
    t.equal(failedJobs.total, 10);
    t.same(failedJobs.runs[0], {
        runId: 'run_57',
        mode: 'job',
        status: 'failed',
        success: false,
        failureCode: 'goal_not_reached',
        url: 'https://shop.example/',
        prompt: 'return the total',
        credits_charged: 10,
        created_at: '2026-01-01T00:00:57.000Z',
        ended_at: '2026-01-01T00:00:57.000Z',
        steps: 0,
    });
});
t.test('a query that is none is refused by name', async (t) => {
    const { app, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    const cases = [
        ['limit=0', /^limit must be at least 1$/],
        ['limit=101', /^limit must be at most 100$/],
        ['limit=ten', /^limit must be a whole number$/],
        ['limit=1e1', /^limit must be a whole number$/],
        ['limit=', /^limit must be a whole number$/],
        ['limit=1&limit=2', /^limit must be a whole number$/],
        ['offset=1e3', /^offset must be a whole number$/],
        ['offset=0x10', /^offset must be a whole number$/],
        ['offset=%201', /^offset must be a whole number$/],
        ['offset=1.5', /^offset must be a whole number$/],
        ['offset=-1', /^offset must be at least 0$/],
        ['status=done', /^status must be one of running, complete, failed, paused, cancelled$/],
        ['mode=walk', /^mode must be one of run, job, skill, compile, adapt$/],
        ['page=2', /^unknown field "page" in the query string$/],
    ];
    for (const [query, error] of cases) {
        const response = await app.inject({ url: `/api/v1/runs?${query}`, headers: bearer(key) });
        t.equal(response.statusCode, 400, query);
        t.match(response.json(), { error, code: 'bad_request' }, query);
    }
});
t.test('a run is read with its path, what was read, and what befell it', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id, key } = await tenant('ada');
    const at = new Date(Date.UTC(2026, 0, 1));
    await store.runs.create(finishedRun(id, 'run_1', 1, {
        data: { total: '12.00', rows: [{ a: 1 }] },
        charge: microCredits(10.5),
        failures: [{ step: 0, action: 'click', error: 'covered', recovered: true }],
        dialogs: [{ type: 'alert', message: 'hi', accepted: false }],
        path: [
            {
                kind: 'read',
                rung: 'rules',
                clause: 'return the total',
                target: { locators: [], framePath: [], role: 'text', name: 'Total', fingerprint: 'f' },
                as: 'total',
                before: 'https://shop.example/',
                after: 'https://shop.example/',
                at,
                durationMs: 12,
            },
        ],
    }));
    const response = await app.inject({ url: '/api/v1/runs/run_1', headers: bearer(key) });
    t.same(response.json(), {
        runId: 'run_1',
        mode: 'run',
        status: 'complete',
        success: true,
        url: 'https://shop.example/',
        prompt: 'return the total',
        credits_charged: 10.5,
        created_at: '2026-01-01T00:00:01.000Z',
        ended_at: '2026-01-01T00:00:01.000Z',
        data: { total: '12.00', rows: [{ a: 1 }] },
        failures: [{ step: 0, action: 'click', error: 'covered', recovered: true }],
        dialogs: [{ type: 'alert', message: 'hi', accepted: false }],
        path: [
            {
                action: 'read',
                rung: 'rules',
                clause: 'return the total',
                element: { role: 'text', name: 'Total' },
                as: 'total',
                urlBefore: 'https://shop.example/',
                urlAfter: 'https://shop.example/',
                at: '2026-01-01T00:00:00.000Z',
                durationMs: 12,
            },
        ],
        steps: 1,
        engineRev: '0.1.0',
        video: null,
        new_account: null,
    });
    t.equal((await app.inject({ url: '/api/v1/runs/run_2', headers: bearer(key) })).statusCode, 404);
});
t.test('an id without end is refused in few words', async (t) => {
    const { app, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    const cases = [
        ['/api/v1/runs/', 400, /longer than any/],
        ['/api/v1/', 404, /^there is no GET/],
    ];
    for (const [path, status, error] of cases) {
        const response = await app.inject({ url: path + 'x'.repeat(5_000), headers: bearer(key) });
        t.equal(response.statusCode, status);
        t.match(response.json(), { error, code: String });
        t.ok(response.body.length < 300);
        t.ok(response.headers['x-request-id']);
    }
});
//# sourceMappingURL=runs.test.js.map