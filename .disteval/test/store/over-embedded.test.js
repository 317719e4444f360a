import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openEmbeddedDocuments } from "../../store/documents/embedded.js";
import { journalContract } from "./journal-contract.js";
import { repositoriesContract } from "./repositories-contract.js";
import { retentionContract } from "./retention-contract.js";
import { secretsContract } from "./secrets-contract.js";
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
//# sourceMappingURL=over-embedded.test.js.map