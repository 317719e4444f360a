/** Encryption at rest: each text under a data key of its own, and the data key under one of the operator's (DESIGN, decision 14). */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { StoreError } from './errors.ts';
import type { Sealed } from './model/sealed.ts';

export interface Envelope {
  /** Of the key that new texts are sealed under. */
  readonly keyId: string;
  /** `about` names what the text belongs to: it opens under the same name only. */
  seal(text: string, about: readonly string[]): Sealed;
  /** Throws `StoreError` `unreadable`: the key is not among those given, or the stored bytes are not what was sealed. */
  open(sealed: Sealed, about: readonly string[]): string;
  /** The same text with its data key wrapped under the newest key. Throws as `open`. */
  rewrap(sealed: Sealed, about: readonly string[]): Sealed;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** `keys` are 32 bytes each; the first seals, all of them open. */
export function openEnvelope(keys: readonly [Buffer, ...Buffer[]]): Envelope {
  const ring = new Map(keys.map((key) => [idOf(key), key]));
  const [newest] = keys;
  const keyId = idOf(newest);

  const wrap = (dataKey: Buffer, about: readonly string[]) => encrypt(newest, dataKey, bound('key', keyId, about));
  const unwrap = ({ keyId: id, wrappedKey }: Sealed, about: readonly string[]): Buffer => {
    const key = ring.get(id);
    if (key === undefined) {
      throw new StoreError(
        'unreadable',
        `${sayName(about)} is encrypted under the key ${id}, which SECRETS_KEY does not hold: add that key to it`,
      );
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
const idOf = (key: Buffer): string => createHmac('sha256', key).update('troupe: name of a key-encryption key').digest('hex').slice(0, 12);

/** Associated data in which no two lists of names look alike. */
const bound = (part: 'key' | 'text', keyId: string, about: readonly string[]): Buffer =>
  Buffer.from(JSON.stringify([part, keyId, ...about]));

const sayName = (about: readonly string[]) => `The secret ${about.at(-1)}`;

function encrypt(key: Buffer, plain: Buffer, associated: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(associated);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, stored: string, associated: Buffer, about: readonly string[]): Buffer {
  const bytes = Buffer.from(stored, 'base64');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(associated);
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new StoreError('unreadable', `${sayName(about)} is not as it was stored: its bytes were changed. Store it again`, { cause });
  }
}
