import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, {} from 'tap';
import { followDownloads } from "../../../farm/node/downloads.js";
const guidOf = (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
async function following(t, limits) {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
    t.teardown(() => rm(folder, { recursive: true }));
    const told = [];
    const canceled = [];
    let wake = () => { };
    const downloads = followDownloads({
        folder,
        limits,
        cancel(guid) {
            canceled.push(guid);
            downloads.progressed({ guid, totalBytes: 0, receivedBytes: 0, state: 'canceled' });
        },
        tell(event) {
            told.push(event);
            if (event.method === 'Lease.downloadEnded')
                wake();
        },
    });
    t.teardown(() => downloads.close());
    const begin = (n) => downloads.began({ frameId: 'f', guid: guidOf(n), url: 'http://x.test/', suggestedFilename: `${n}` }, 'target');
    const complete = async (n, bytes) => {
        await writeFile(join(folder, guidOf(n)), Buffer.alloc(bytes));
        const ended = new Promise((resolve) => {
            wake = resolve;
        });
        downloads.progressed({ guid: guidOf(n), totalBytes: 0, receivedBytes: bytes, state: 'completed' });
        await ended;
    };
    const ends = () => told.filter(({ method }) => method === 'Lease.downloadEnded').map(({ params }) => params);
    return { folder, downloads, told, canceled, begin, complete, ends };
}
const wide = { bytes: 100, allBytes: 1_000, files: 3, ms: 60_000 };
t.test('a page that begins more downloads than it may is told of once, and those are called off', async (t) => {
    const { told, canceled, begin, complete, downloads } = await following(t, wide);
    for (let n = 1; n <= 3; n += 1) {
        begin(n);
        await complete(n, 10);
    }
    for (let n = 4; n <= 9; n += 1)
        begin(n);
    t.same(canceled, [4, 5, 6, 7, 8, 9].map(guidOf));
    t.equal(told.filter(({ method }) => method === 'Lease.downloadBegan').length, 4);
    t.ok(downloads.file(guidOf(3)));
    t.notOk(downloads.file(guidOf(4)));
});
t.test('all downloads of a lease are bounded together, and what is refused leaves the disk', async (t) => {
    const { folder, begin, complete, ends } = await following(t, { ...wide, allBytes: 150 });
    begin(1);
    await complete(1, 90);
    begin(2);
    await complete(2, 90);
    t.match(ends(), [{ bytes: 90 }, { reason: /in all/ }]);
    t.same(await readdir(folder), [guidOf(1)]);
});
t.test('one that grows too large is called off while it comes, and one that hangs when its time is over', async (t) => {
    const { canceled, begin, downloads } = await following(t, { ...wide, ms: 5 });
    begin(1);
    downloads.progressed({ guid: guidOf(1), totalBytes: 0, receivedBytes: 101, state: 'inProgress' });
    t.same(canceled, [guidOf(1)]);
    const late = await following(t, { ...wide, ms: 5 });
    await new Promise((resolve) => {
        const { begin } = late;
        begin(2);
        const look = setInterval(() => {
            if (late.canceled.length === 0)
                return;
            clearInterval(look);
            resolve();
        }, 1);
    });
    t.same(late.canceled, [guidOf(2)]);
});
//# sourceMappingURL=downloads.test.js.map