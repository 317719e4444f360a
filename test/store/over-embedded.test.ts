import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openEmbeddedDocuments } from '../../store/documents/embedded.ts';
import { journalContract } from './journal-contract.ts';
import { repositoriesContract } from './repositories-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { secretsContract } from './secrets-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'troupe-over-'));
const documents = openEmbeddedDocuments(folder);
t.teardown(async () => {
  await documents.close();
  rmSync(folder, { recursive: true });
});

journalContract(() => documents);
repositoriesContract(() => documents);
retentionContract(() => documents);
secretsContract(() => documents);
