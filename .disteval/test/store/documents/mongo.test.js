import t from 'tap';
import { connectMongo, openMongoDocuments } from "../../../store/documents/mongo.js";
import { startMongo } from "../../peers/mongo.js";
import { peerOrSkip } from "../../peers/peer.js";
import { documentsContract } from "./contract.js";
const server = await peerOrSkip(startMongo);
if (server !== undefined) {
    const connection = await connectMongo(server.url);
    t.teardown(() => connection.close());
    documentsContract(() => openMongoDocuments(connection), { answersLate: true });
    t.test('while the server is gone every call is refused within its deadline, and afterwards all goes on', async (t) => {
        const documents = openMongoDocuments(connection);
        const things = await documents.collection('lasting', [{ fields: { n: 1 }, unique: true }]);
        await things.insert({ _id: 'a', n: 1 });
        await server.kill();
        const unavailable = { name: 'StoreError', code: 'unavailable' };
        await Promise.all([
            t.rejects(things.get('a'), unavailable),
            t.rejects(things.insert({ _id: 'b', n: 2 }), unavailable),
            t.rejects(things.claim({ n: 1 }, { $inc: { n: 1 } }, { n: 1 }), unavailable),
            t.rejects(documents.collection('another', [{ fields: { n: 1 } }]), unavailable),
        ]);
        t.equal(await documents.ping(), false);
        await server.restart();
        await things.upsert('c', { $set: { n: 3 } }, {});
        t.same(await things.get('c'), { _id: 'c', n: 3 });
        t.equal(await documents.ping(), true);
        await documents.collection('another', [{ fields: { n: 1 } }]);
    });
    t.test('whatever the address says, a write counts when a majority has it on disk', async (t) => {
        const careless = await connectMongo(`${server.url}&w=1&journal=false`);
        t.teardown(() => careless.close());
        t.match(careless.db.writeConcern, { w: 'majority', j: true });
    });
    t.test('what was written outlives a restart of the server, its unique indexes too', async (t) => {
        const things = await openMongoDocuments(connection).collection('kept', [{ fields: { n: 1 }, unique: true }]);
        await things.insert({ _id: 'a', n: 1 });
        await server.restart();
        t.same(await things.get('a'), { _id: 'a', n: 1 });
        await t.rejects(things.insert({ _id: 'b', n: 1 }), { code: 'duplicate_key' });
    });
    t.test('a server that stands still is given up within the deadline', async (t) => {
        const documents = openMongoDocuments(connection);
        const things = await documents.collection('frozen');
        process.kill(server.pid(), 'SIGSTOP');
        await t.rejects(things.insert({ _id: 'a' }), { code: 'unavailable' });
        t.equal(await documents.ping(), false);
        process.kill(server.pid(), 'SIGCONT');
        await things.remove({});
        t.equal(await documents.ping(), true);
    });
    t.test('a closed store refuses', async (t) => {
        const other = await connectMongo(server.url);
        const documents = openMongoDocuments(other);
        const things = await documents.collection('closing');
        await documents.close();
        await t.rejects(things.get('a'), { code: 'closed' });
        await t.rejects(documents.collection('next', [{ fields: { n: 1 } }]), { code: 'closed' });
        await other.close();
    });
    t.test('a server that is not there is named at the start', async (t) => {
        await t.rejects(connectMongo('mongodb://127.0.0.1:1/troupe?directConnection=true'), { code: 'unavailable', message: /127\.0\.0\.1:1/ });
    });
}
//# sourceMappingURL=mongo.test.js.map