import t from 'tap';
import { connectMongo, openMongoDocuments } from "../../store/documents/mongo.js";
import { startMongo } from "../peers/mongo.js";
import { peerOrSkip } from "../peers/peer.js";
import { journalContract } from "./journal-contract.js";
import { repositoriesContract } from "./repositories-contract.js";
import { retentionContract } from "./retention-contract.js";
import { secretsContract } from "./secrets-contract.js";
const server = await peerOrSkip(startMongo);
if (server !== undefined) {
    const connection = await connectMongo(server.url);
    t.teardown(() => connection.close());
    const documents = openMongoDocuments(connection);
    journalContract(() => documents);
    repositoriesContract(() => documents);
    retentionContract(() => documents);
    secretsContract(() => documents);
}
//# sourceMappingURL=over-mongo.test.js.map