import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import t from 'tap';
import { openEmbeddedDocuments } from "../../../store/documents/embedded.js";
import { documentsContract } from "./contract.js";
const writerPath = fileURLToPath(new URL('./writer.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'troupe-documents-'));
const documents = openEmbeddedDocuments(folder);
t.teardown(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
});
documentsContract(() => documents);
/** A store of its own that is opened again and again. */
function reopened(name) {
    const path = join(folder, name);
    return { file: join(path, 'things.jsonl'), path, open: () => openThings(path) };
}
async function openThings(path, indexes = []) {
    const store = openEmbeddedDocuments(path);
    return { things: await store.collection('things', indexes), close: () => store.close() };
}
t.test('everything is there again after closing', async (t) => {
    const store = reopened('again');
    const first = await store.open();
    await first.things.insertMany([
        { _id: 'a', at: new Date(5), data: { 'x.y': [new Date(6)], $date: 7 }, text: 'one\u2028two' },
        { _id: 'b', n: 1 },
        { _id: 'c', n: 1 },
    ]);
    await first.things.update({ _id: 'b' }, { $inc: { n: 1 }, $unset: { m: true } });
    await first.things.remove({ _id: 'c' });
    await first.things.upsert('d', { $set: { n: 4 } }, {});
    const before = await first.things.find({}, { sort: { _id: 1 } });
    await first.close();
    await t.rejects(first.things.get('a'), { name: 'StoreError', code: 'closed' });
    await t.rejects(first.things.insert({ _id: 'e' }), { code: 'closed' });
    const second = await store.open();
    t.same(await second.things.find({}, { sort: { _id: 1 } }), before);
    await second.close();
});
t.test('whatever was done in whatever order, the file tells the same story as memory', async (t) => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const n = fc.integer({ min: 0, max: 3 });
    const act = fc.oneof(fc.record({ do: fc.constant('insert'), id, n }), fc.record({ do: fc.constant('update'), id, n }), fc.record({ do: fc.constant('updateMany'), id, n }), fc.record({ do: fc.constant('upsert'), id, n }), fc.record({ do: fc.constant('claim'), id, n }), fc.record({ do: fc.constant('remove'), id, n }));
    const perform = (things, { do: what, id, n }) => {
        if (what === 'insert')
            return things.insert({ _id: id, n, u: `${id}${n}` });
        if (what === 'update')
            return things.update({ _id: id }, { $set: { u: `${id}${n}` }, $inc: { n: 1 } });
        if (what === 'updateMany')
            return things.updateMany({ n: { $gte: n } }, { $set: { at: new Date(n) }, $unset: { u: true } });
        if (what === 'upsert')
            return things.upsert(id, { $set: { u: `${id}${n}` } }, { n });
        if (what === 'claim')
            return things.claim({ n: { $gte: n } }, { $inc: { n: 1 } }, { n: -1 });
        return things.remove({ n });
    };
    const indexes = [{ fields: { u: 1 }, unique: true, sparse: true }, { fields: { n: 1 } }];
    let runs = 0;
    await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        runs += 1;
        const path = join(folder, `story${runs}`);
        const first = await openThings(path, indexes);
        // At once, as callers do; the refused ones are part of the story.
        await Promise.allSettled(acts.map((one) => perform(first.things, one)));
        const told = await first.things.find({}, { sort: { _id: 1 } });
        await first.close();
        const second = await openThings(path, indexes);
        t.same(await second.things.find({}, { sort: { _id: 1 } }), told);
        await second.close();
    }), { numRuns: 60 });
});
t.test('a file that outdated lines fill is written anew, at once and for the next start', async (t) => {
    const store = reopened('compacted');
    const first = await store.open();
    await first.things.insertMany(['a', 'b'].map((_id) => ({ _id, n: 0, text: 'x'.repeat(10_000) })));
    let largest = 0;
    for (let i = 0; i < 500; i += 1) {
        await first.things.update({ _id: 'a' }, { $inc: { n: 1 } });
        largest = Math.max(largest, statSync(store.file).size);
    }
    t.ok(largest > 3_900_000);
    t.ok(statSync(store.file).size < largest / 2);
    await first.close();
    const second = await store.open();
    t.same((await second.things.find({}, { sort: { _id: 1 } })).map(({ n }) => n), [500, 0]);
    await second.close();
});
t.test('a line that was cut off by a crash is dropped, since nobody was told that it stands', async (t) => {
    const store = reopened('torn');
    const first = await store.open();
    await first.things.insert({ _id: 'a' });
    await first.close();
    appendFileSync(store.file, '{"_id":"b","te');
    const second = await store.open();
    await second.things.insert({ _id: 'c' });
    await second.close();
    const third = await store.open();
    t.same((await third.things.find({}, { sort: { _id: 1 } })).map(({ _id }) => _id), ['a', 'c']);
    await third.close();
});
t.test('a damaged line is reported with its file and number, and the file is left as it is', async (t) => {
    for (const [name, damage] of Object.entries({ garbage: '{"_id":"b",', foreign: '{"no":"id"}', nothing: 'null', zeros: '\0\0\0' })) {
        const store = reopened(name);
        mkdirSync(store.path);
        const text = `{"_id":"a"}\n${damage}\n{"_id":"c"}\n`;
        writeFileSync(store.file, text);
        await t.rejects(store.open(), { name: 'StoreError', code: 'corrupt', message: `${store.file}, line 2` }, name);
        t.equal(readFileSync(store.file, 'utf8'), text);
    }
});
t.test('a writer that is killed loses nothing that it was told stands', async (t) => {
    const store = reopened('killed');
    const writer = spawn(process.execPath, [writerPath, store.path, '100000'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let last = -1;
    for await (const line of createInterface(writer.stdout)) {
        last = Number(line);
        if (last === 2_000)
            writer.kill('SIGKILL');
    }
    t.ok(last >= 2_000);
    const { things, close } = await store.open();
    t.ok((await things.get('counter')).n >= last);
    const there = new Set((await things.find({})).map(({ _id }) => _id));
    t.same(Array.from({ length: last + 1 }, (_, i) => `d${i}`).filter((id) => !there.has(id)), []);
    await close();
});
t.test('on a full disk writes are refused, and go on when there is room again', { skip: !existsSync('/usr/bin/prlimit') && 'prlimit is missing' }, async (t) => {
    const store = reopened('full');
    // Without the test runner's own hooks, which write files of their own.
    const limited = ['-u', 'NODE_OPTIONS', 'prlimit', '--fsize=65536:', process.execPath, writerPath, store.path, '500'];
    const writer = spawn('env', limited, { stdio: ['pipe', 'pipe', 'inherit'] });
    const said = [];
    for await (const line of createInterface(writer.stdout)) {
        said.push(line);
        if (line !== 'unavailable')
            continue;
        // The first refusal: once more without room, then with it.
        if (said.filter((other) => other === line).length > 1)
            execFileSync('prlimit', ['--pid', `${writer.pid}`, '--fsize=unlimited:']);
        writer.stdin.write('go on\n');
    }
    t.ok(said.filter((line) => line === 'unavailable').length >= 2, 'it was full');
    t.equal(said.at(-1), '499', 'and went on');
    const { things, close } = await store.open();
    const there = new Set((await things.find({})).map(({ _id }) => _id));
    t.same(said.filter((line) => line !== 'unavailable' && !there.has(`d${line}`)), []);
    await close();
});
t.test('a start with 100,000 documents finds them all, under their unique index', async (t) => {
    const path = join(folder, 'many');
    const indexes = [
        { fields: { hash: 1 }, unique: true },
        { fields: { tenantId: 1, createdAt: -1 } },
        { fields: { status: 1 } },
    ];
    const first = await openThings(path, indexes);
    const aThing = (i) => ({
        _id: `run-${(i * 7_919) % 100_000}`,
        hash: `h${i}`,
        tenantId: `t${i % 50}`,
        status: i % 3 === 0 ? 'failed' : 'complete',
        request: { url: 'https://example.com/', prompt: `go to page ${i}`, success: { kind: 'extracted' }, options: {} },
        path: [{ kind: 'goto', at: new Date(i), durationMs: 5 }],
        createdAt: new Date(i),
    });
    await first.things.insertMany(Array.from({ length: 100_000 }, (_, i) => aThing(i)));
    await first.close();
    const start = performance.now();
    const before = process.cpuUsage();
    const second = await openThings(path, indexes);
    const cpu = process.cpuUsage(before);
    const megabytes = Math.round(statSync(join(path, 'things.jsonl')).size / 1e6);
    t.comment(`${megabytes} MB in ${Math.round(performance.now() - start)} ms, ${Math.round((cpu.user + cpu.system) / 1e3)} ms of it at work`);
    t.equal(await second.things.count({}), 100_000);
    t.same(await second.things.find({ tenantId: 't7' }, { sort: { createdAt: -1 }, limit: 1 }), [aThing(99_957)]);
    await t.rejects(second.things.insert({ _id: 'another', hash: 'h5' }), { code: 'duplicate_key' });
    await second.close();
});
t.test('files are for their owner alone', async (t) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    t.ok(files.length > 0);
    const open = files.filter((file) => (statSync(join(file.parentPath, file.name)).mode & 0o077) !== 0);
    t.same(open.filter(({ parentPath }) => !/(garbage|foreign|nothing|zeros)$/.test(parentPath)), []);
});
//# sourceMappingURL=embedded.test.js.map