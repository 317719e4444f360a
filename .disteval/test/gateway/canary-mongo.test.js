import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import t from 'tap';
import { startMongo } from "../peers/mongo.js";
import { peerOrSkip } from "../peers/peer.js";
import { linux, tellNothing } from "./canary.js";
const server = await peerOrSkip(startMongo);
if (server !== undefined) {
    t.test('a secret is in no document of the database, whatever the page does with it', linux, (t) => tellNothing(t, { MONGODB_URL: server.url, SECRETS_KEY: randomBytes(32).toString('base64') }, async () => {
        const client = await MongoClient.connect(server.url);
        const collections = await client.db().collections();
        const all = await Promise.all(collections.map((collection) => collection.find().toArray()));
        await client.close();
        return JSON.stringify(all);
    }));
}
//# sourceMappingURL=canary-mongo.test.js.map