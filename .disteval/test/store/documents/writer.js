/**
 * A process that writes into embedded documents and says what was acknowledged, a line each; when a write is refused it says
 * so and waits for a line before it goes on. Arguments: the folder, and how many documents to write in all.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { openEmbeddedDocuments } from "../../../store/documents/embedded.js";
import { StoreError } from "../../../store/errors.js";
const [folder = '', total = '0'] = process.argv.slice(2);
const input = createInterface(process.stdin);
const documents = openEmbeddedDocuments(folder);
const things = await documents.collection('things');
// Long and changed twice a round, so that the file is written anew now and then.
await things.upsert('counter', { $set: { n: 0 } }, { padding: 'x'.repeat(2_000) });
for (let i = 0; i < Number(total); i += 1) {
    try {
        await things.insert({ _id: `d${i}`, text: 'x'.repeat(100), at: new Date(i) });
        for (const round of ['first', 'last'])
            await things.update({ _id: 'counter' }, { $set: { n: i, round } });
        process.stdout.write(`${i}\n`);
    }
    catch (error) {
        process.stdout.write(`${error instanceof StoreError ? error.code : error}\n`);
        await once(input, 'line');
    }
}
await documents.close();
input.close();
//# sourceMappingURL=writer.js.map