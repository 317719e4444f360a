import t from 'tap';
import { openGridFsBlobs } from "../../../store/blobs/gridfs.js";
import { connectMongo } from "../../../store/documents/mongo.js";
import { startMongo } from "../../peers/mongo.js";
import { peerOrSkip } from "../../peers/peer.js";
import { blobsContract } from "./contract.js";
const server = await peerOrSkip(startMongo);
if (server !== undefined) {
    const connection = await connectMongo(server.url);
    t.teardown(() => connection.close());
    const blobs = openGridFsBlobs(connection);
    blobsContract(() => blobs);
    t.test('versions that were replaced or broken off leave nothing behind', async (t) => {
        const files = (await connection.db.collection('blobs.files').find().toArray()).map(({ _id }) => String(_id));
        const names = await connection.db.collection('blobs.files').distinct('filename');
        t.equal(files.length, names.length);
        const owners = (await connection.db.collection('blobs.chunks').distinct('files_id')).map(String);
        t.same(owners.filter((owner) => !files.includes(owner)), []);
    });
    t.test('while the server is gone blobs are refused', async (t) => {
        await server.kill();
        await t.rejects(blobs.put('a', Buffer.from('x')), { name: 'StoreError', code: 'unavailable' });
        await t.rejects(blobs.get('a'), { code: 'unavailable' });
        await server.restart();
        await blobs.put('a', Buffer.from('x'));
        await blobs.close();
        await t.rejects(blobs.get('a'), { code: 'closed' });
    });
}
//# sourceMappingURL=gridfs.test.js.map