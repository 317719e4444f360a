/** Encryption at rest: each text under a data key of its own, and the data key under one of the operator's (DESIGN, decision 14). */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { StoreError } from "./errors.js";
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** `keys` are 32 bytes each; the first seals, all of them open. */
export function openEnvelope(keys) {
    const ring = new Map(keys.map((key) => [idOf(key), key]));
    const [newest] = keys;
    const keyId = idOf(newest);
    const wrap = (dataKey, about) => encrypt(newest, dataKey, bound('key', keyId, about));
    const unwrap = ({ keyId: id, wrappedKey }, about) => {
        const key = ring.get(id);
        if (key === undefined) {
            throw new StoreError('unreadable', `${sayName(about)} is encrypted under the key ${id}, which SECRETS_KEY does not hold: add that key to it`);
        }
        return decrypt(key, wrappedKey, bound('key', id, about), about);
    };
    return {
        keyId,
        seal(text, about) {
            const dataKey = randomBytes(keyBytes);
            return { keyId, wrappedKey: wrap(dataKey, about), sealed: encrypt(dataKey, Buffer.from(text, 'utf8'), bound('text', '', about)) };
        },
        open: (sealed, about) => decrypt(unwrap(sealed, about), sealed.sealed, bound('text', '', about), about).toString('utf8'),
        rewrap: (sealed, about) => ({ ...sealed, keyId, wrappedKey: wrap(unwrap(sealed, about), about) }),
    };
}
/** Names a key without telling anything of it. */
const idOf = (key) => createHmac('sha256', key).update('troupe: name of a key-encryption key').digest('hex').slice(0, 12);
/** Associated data in which no two lists of names look alike. */
const bound = (part, keyId, about) => Buffer.from(JSON.stringify([part, keyId, ...about]));
const sayName = (about) => `The secret ${about.at(-1)}`;
function encrypt(key, plain, associated) {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(associated);
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
}
function decrypt(key, stored, associated, about) {
    const bytes = Buffer.from(stored, 'base64');
    try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(associated);
        decipher.setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    }
    catch (cause) {
        throw new StoreError('unreadable', `${sayName(about)} is not as it was stored: its bytes were changed. Store it again`, { cause });
    }
}
//# sourceMappingURL=envelope.js.map