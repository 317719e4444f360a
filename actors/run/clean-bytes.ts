/** The files that a page had the browser download, without what was filled into it. */
import { isUtf8 } from 'node:buffer';
import { maskSecrets } from '../../config/redaction.ts';

/** As a text is written down; undefined for what is none. */
interface Written {
  readonly text: string;
  encode(text: string): Uint8Array;
}

/** The bytes of a text with each secret masked; the very same where there is none; undefined where what is no text holds one, which can't be taken out of it. */
export function cleanBytes(bytes: Uint8Array, secrets: readonly string[]): Uint8Array | undefined {
  if (secrets.length === 0) return bytes;
  const written = textIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (written === undefined) return secrets.some((secret) => holds(bytes, secret)) ? undefined : bytes;
  const clean = maskSecrets(written.text, secrets);
  return clean === written.text ? bytes : written.encode(clean);
}

function textIn(bytes: Buffer): Written | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes.length % 2 === 0)
    return { text: bytes.toString('utf16le'), encode: (text) => Buffer.from(text, 'utf16le') };
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0)
    return { text: Buffer.from(bytes).swap16().toString('utf16le'), encode: (text) => Buffer.from(text, 'utf16le').swap16() };
  // As it is in any of the encodings in which a letter is a byte, or several.
  if (bytes.some(isOfNoText)) return undefined;
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  return { text: bytes.toString(encoding), encode: (text) => Buffer.from(text, encoding) };
}

const ofTexts: ReadonlySet<number> = new Set(Buffer.from('\t\n\v\f\r\x1b'));
const isOfNoText = (byte: number): boolean => (byte < 0x20 && !ofTexts.has(byte)) || byte === 0x7f;

const leastWithinBytes = 4;
/** So few letters may stand together by chance. */
const leastUnbounded = 8;

/** As its bytes are in the encodings of texts, and in hexadecimal digits. */
function holds(bytes: Uint8Array, secret: string): boolean {
  const sought = secret.trim();
  if (sought.length < leastWithinBytes) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = Buffer.from(sought, 'utf16le');
  const digits = Buffer.from(sought).toString('hex');
  const forms = [Buffer.from(sought), Buffer.from(sought, 'latin1'), Buffer.from(digits), Buffer.from(digits.toUpperCase())];
  if (file.includes(little) || file.includes(Buffer.from(little).swap16())) return true;
  return forms.some((form) => isIn(file, form, sought.length < leastUnbounded));
}

function isIn(file: Buffer, form: Buffer, isAlone: boolean): boolean {
  for (let at = file.indexOf(form); at !== -1; at = file.indexOf(form, at + 1))
    if (!isAlone || (!isOfWord(file[at - 1]) && !isOfWord(file[at + form.length]))) return true;
  return false;
}

const isOfWord = (byte: number | undefined): boolean => byte !== undefined && /[A-Za-z0-9]/.test(String.fromCharCode(byte));
