import { randomBytes } from 'node:crypto';
import t from 'tap';
import { openEnvelope } from "../../store/envelope.js";
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const about = ['tenant', 'NAME'];
const text = 'pässwörd \u{1f511}';
t.test('what is sealed opens under its own name only, and twice the same text looks different', async (t) => {
    const envelope = openEnvelope([oldKey]);
    const [one, two] = [envelope.seal(text, about), envelope.seal(text, about)];
    t.equal(envelope.open(one, about), text);
    t.not(one.sealed, two.sealed);
    t.not(one.wrappedKey, two.wrappedKey);
    for (const other of [['tenant', 'OTHER'], ['other', 'NAME'], ['tenantNAME'], ['tenant', 'NAME', '']]) {
        t.throws(() => envelope.open(one, other), { name: 'StoreError', code: 'unreadable' }, other.join());
    }
});
t.test('a changed byte anywhere is told as such', async (t) => {
    const envelope = openEnvelope([oldKey]);
    const sealed = envelope.seal(text, about);
    for (const field of ['wrappedKey', 'sealed']) {
        const bytes = Buffer.from(sealed[field], 'base64');
        for (const place of [0, 20, bytes.length - 1]) {
            const changed = Buffer.from(bytes);
            changed[place] = (changed[place] ?? 0) ^ 1;
            const broken = { ...sealed, [field]: changed.toString('base64') };
            t.throws(() => envelope.open(broken, about), { code: 'unreadable', message: /NAME is not as it was stored/ }, `${field} ${place}`);
        }
    }
    t.throws(() => envelope.open({ ...sealed, sealed: '' }, about), { code: 'unreadable' });
});
t.test('an older key opens and the newest seals; without it the missing key is named', async (t) => {
    const before = openEnvelope([oldKey]);
    const both = openEnvelope([newKey, oldKey]);
    const after = openEnvelope([newKey]);
    const sealed = before.seal(text, about);
    t.equal(both.open(sealed, about), text);
    t.throws(() => after.open(sealed, about), { code: 'unreadable', message: new RegExp(`the key ${before.keyId}, which SECRETS_KEY`) });
    const rewrapped = both.rewrap(sealed, about);
    t.equal(after.open(rewrapped, about), text);
    t.equal(rewrapped.sealed, sealed.sealed);
    t.equal(after.open(both.seal(text, about), about), text);
});
//# sourceMappingURL=envelope.test.js.map