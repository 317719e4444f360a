import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openEmbeddedDocuments } from '../../../store/documents/embedded.ts';
import { documentsContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'troupe-documents-'));
const documents = openEmbeddedDocuments(folder);
t.teardown(async () => {
  await documents.close();
  rmSync(folder, { recursive: true });
});

documentsContract(() => documents);
