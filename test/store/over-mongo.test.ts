import t from 'tap';
import { connectMongo, openMongoDocuments } from '../../store/documents/mongo.ts';
import { startMongo } from '../peers/mongo.ts';
import { peerOrSkip } from '../peers/peer.ts';
import { journalContract } from './journal-contract.ts';
import { repositoriesContract } from './repositories-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { secretsContract } from './secrets-contract.ts';

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
