import { once } from 'node:events';
import { MongoClient, type ServerHeartbeatStartedEvent } from 'mongodb';
import t from 'tap';
import { connectMongo, openMongoDocuments } from '../../../store/documents/mongo.ts';
import { watchMonitors } from '../../../store/documents/mongo-monitor.ts';
import { until } from '../../faults/cluster.ts';
import { startMongo } from '../../peers/mongo.ts';
import { peerOrSkip } from '../../peers/peer.ts';
import { documentsContract, type Thing } from './contract.ts';

const server = await peerOrSkip(startMongo);
if (server !== undefined) {
  const connection = await connectMongo(server.url);
  t.teardown(() => connection.close());
  documentsContract(() => openMongoDocuments(connection), { answersLate: true });

  t.test('while the server is gone every call is refused within its deadline, and afterwards all goes on', async (t) => {
    const documents = openMongoDocuments(connection);
    const things = await documents.collection<Thing>('lasting', [{ fields: { n: 1 }, unique: true }]);
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
    await until(documents.ping, (up) => up);
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
    const documents = openMongoDocuments(connection);
    const things = await documents.collection<Thing>('kept', [{ fields: { n: 1 }, unique: true }]);
    await things.insert({ _id: 'a', n: 1 });
    await server.restart();
    await until(documents.ping, (up) => up);
    t.same(await things.get('a'), { _id: 'a', n: 1 });
    await t.rejects(things.insert({ _id: 'b', n: 1 }), { code: 'duplicate_key' });
  });

  t.test('a server that stands still is given up within the deadline', async (t) => {
    const documents = openMongoDocuments(connection);
    const things = await documents.collection<Thing>('frozen');
    process.kill(server.pid(), 'SIGSTOP');
    await t.rejects(things.insert({ _id: 'a' }), { code: 'unavailable' });
    t.equal(await documents.ping(), false);
    process.kill(server.pid(), 'SIGCONT');
    await until(documents.ping, (up) => up);
    await things.remove({});
    t.equal(await documents.ping(), true);
  });

  t.test('a client whose check of the server never ends is connected anew, and what it handed out goes on', async (t) => {
    const client = new MongoClient(server.url);
    const things = client.db().collection('checked');
    await things.insertOne({ n: 1 });
    const unwatch = watchMonitors(client, 2_000);
    t.teardown(async () => {
      unwatch();
      await client.close();
    });
    const connected = once(client, 'topologyOpening');
    // A check that begins and of whose end nothing is ever heard.
    client.emit('serverHeartbeatStarted', { connectionId: 'nobody:1', awaited: false } as ServerHeartbeatStartedEvent);
    await connected;
    await until(
      () => things.countDocuments().catch(() => 0),
      (counted) => counted === 1,
    );
  });

  t.test('a closed store refuses', async (t) => {
    const other = await connectMongo(server.url);
    const documents = openMongoDocuments(other);
    const things = await documents.collection<Thing>('closing');
    await documents.close();
    await t.rejects(things.get('a'), { code: 'closed' });
    await t.rejects(documents.collection('next', [{ fields: { n: 1 } }]), { code: 'closed' });
    await other.close();
  });

  t.test('a server that is not there is named at the start', async (t) => {
    await t.rejects(connectMongo('mongodb://127.0.0.1:1/troupe?directConnection=true'), { code: 'unavailable', message: /127\.0\.0\.1:1/ });
  });
}
