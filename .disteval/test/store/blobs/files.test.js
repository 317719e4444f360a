import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openFileBlobs } from "../../../store/blobs/files.js";
import { blobsContract } from "./contract.js";
const folder = mkdtempSync(join(tmpdir(), 'troupe-blobs-'));
t.teardown(() => rmSync(folder, { recursive: true }));
const blobs = await openFileBlobs(join(folder, 'blobs'));
blobsContract(() => blobs);
t.test('nothing half-written stays, neither after a broken stream nor after a crash', async (t) => {
    const unfinished = join(folder, 'blobs', 'unfinished');
    t.same(readdirSync(unfinished), []);
    writeFileSync(join(unfinished, 'left'), 'by a crash');
    const next = await openFileBlobs(join(folder, 'blobs'));
    t.same(readdirSync(unfinished), []);
    await next.put('a', Buffer.from('x'));
    await next.close();
    await t.rejects(next.get('a'), { name: 'StoreError', code: 'closed' });
});
t.test('files are for their owner alone', async (t) => {
    await blobs.put('private', Buffer.from('x'));
    const files = readdirSync(join(folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    t.ok(files.length > 0);
    for (const file of files)
        t.equal(statSync(join(file.parentPath, file.name)).mode & 0o077, 0);
});
t.test('a folder that can not be written to is named', async (t) => {
    const path = join(folder, 'broken');
    const broken = await openFileBlobs(path);
    rmSync(path, { recursive: true });
    writeFileSync(path, 'a file where the folder was');
    await t.rejects(broken.put('a', Buffer.from('x')), { name: 'StoreError', code: 'unavailable' });
    rmSync(path);
    mkdirSync(join(path, 'unfinished'), { recursive: true });
    await broken.put('a', Buffer.from('x'));
});
//# sourceMappingURL=files.test.js.map