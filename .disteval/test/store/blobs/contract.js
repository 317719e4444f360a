/** What every adapter of the blobs port does, alike. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import t from 'tap';
export function blobsContract(open) {
    const read = async (id) => {
        const blob = await open().get(id);
        return blob && buffer(blob.content);
    };
    const describe = async (id) => {
        const blob = await open().get(id);
        blob?.content.destroy();
        return blob?.meta;
    };
    t.test('bytes and their description come back as they were put', async (t) => {
        const bytes = randomBytes(1_000_000);
        await open().put('a/../b ü', bytes, { type: 'image/png', 'content.length': 'x\ny' });
        const blob = await open().get('a/../b ü');
        t.ok(blob);
        if (blob === undefined)
            return;
        t.same(blob.meta, { type: 'image/png', 'content.length': 'x\ny' });
        t.equal(blob.size, bytes.length);
        t.ok(blob.storedAt instanceof Date);
        t.ok((await buffer(blob.content)).equals(bytes));
    });
    t.test('nothing is a content too, and the description may be long or missing', async (t) => {
        await open().put('empty', new Uint8Array(0), { note: 'n'.repeat(10_000) });
        t.equal((await read('empty'))?.length, 0);
        t.equal((await describe('empty'))?.note?.length, 10_000);
        await open().put('plain', Buffer.from('x'));
        t.same(await describe('plain'), {});
    });
    t.test('a stream is taken piece by piece', async (t) => {
        async function* pieces() {
            for (let i = 0; i < 100; i += 1)
                yield Buffer.from(`${i},`);
        }
        await open().put('stream', pieces());
        t.equal(String(await read('stream')), Array.from({ length: 100 }, (_, i) => `${i},`).join(''));
    });
    t.test('a later content takes the place of an earlier one', async (t) => {
        await open().put('again', Buffer.from('first'), { n: '1' });
        await open().put('again', Buffer.from('second'), { n: '2' });
        t.equal(String(await read('again')), 'second');
        t.same(await describe('again'), { n: '2' });
    });
    t.test('a stream that breaks leaves what stood before', async (t) => {
        async function* broken() {
            yield Buffer.from('part');
            throw new RangeError('the source broke');
        }
        await open().put('kept', Buffer.from('whole'));
        await t.rejects(open().put('kept', broken()), RangeError);
        t.equal(String(await read('kept')), 'whole');
        await t.rejects(open().put('never', broken()), RangeError);
        t.equal(await open().get('never'), undefined);
    });
    t.test('10 at a time put one id, and one of them stands whole', async (t) => {
        const contents = Array.from({ length: 10 }, (_, i) => Buffer.alloc(100_000, i));
        await Promise.all(contents.map((content) => open().put('race', content)));
        const stands = await read('race');
        t.ok(contents.some((content) => stands?.equals(content)));
    });
    t.test('what was removed is gone', async (t) => {
        await open().put('gone', Buffer.from('x'));
        t.equal(await open().remove('gone'), true);
        t.equal(await open().remove('gone'), false);
        t.equal(await open().get('gone'), undefined);
    });
}
//# sourceMappingURL=contract.js.map