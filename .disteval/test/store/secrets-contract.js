/** The vault's behaviour over whichever documents. */
import { randomBytes } from 'node:crypto';
import t from 'tap';
import { openEnvelope } from "../../store/envelope.js";
import { openSecrets } from "../../store/secrets.js";
export function secretsContract(open) {
    t.test('secrets', async (t) => {
        const documents = open();
        const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
        const secrets = await openSecrets(documents, openEnvelope([oldKey]));
        const stored = await documents.collection('secrets');
        await t.test('a value comes back as it was put, to its tenant alone, the latest one counts', async (t) => {
            await secrets.put('t1', 'A', 'first');
            await secrets.put('t1', 'A', 'sécond \u{1f511}');
            await secrets.put('t2', 'A', 'other');
            await secrets.put('t1', 'B', 'b');
            t.equal(await secrets.value('t1', 'A'), 'sécond \u{1f511}');
            t.equal(await secrets.value('t2', 'A'), 'other');
            t.equal(await secrets.value('t2', 'B'), undefined);
            t.same(await secrets.names('t1', { limit: 1, offset: 1 }), { names: ['B'], total: 2 });
            t.notMatch(JSON.stringify(await stored.find({})), /first|second|other/);
        });
        await t.test('a value that was moved to another name does not open', async (t) => {
            const [one] = await stored.find({ tenantId: 't1', name: 'A' });
            const { sealed, wrappedKey } = one;
            await stored.update({ tenantId: 't1', name: 'B' }, { $set: { sealed, wrappedKey } });
            await t.rejects(secrets.value('t1', 'B'), { code: 'unreadable' });
            t.equal(await secrets.remove('t1', 'B'), true);
            t.equal(await secrets.remove('t1', 'B'), false);
        });
        await t.test('a new key takes over at the next opening, after which the old one may go', async (t) => {
            await t.rejects(openSecrets(documents, openEnvelope([newKey])), { code: 'unreadable', message: /SECRETS_KEY does not hold/ });
            await openSecrets(documents, openEnvelope([newKey, oldKey]));
            const later = await openSecrets(documents, openEnvelope([newKey]));
            t.equal(await later.value('t1', 'A'), 'sécond \u{1f511}');
            t.equal(await later.value('t2', 'A'), 'other');
        });
    });
}
//# sourceMappingURL=secrets-contract.js.map