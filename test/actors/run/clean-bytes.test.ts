import { deflateSync } from 'node:zlib';
import t from 'tap';
import { cleanBytes } from '../../../actors/run/clean-bytes.ts';
import { ended, openTestHouse, tenantId } from './house.ts';
import { page, site } from './site.ts';

const secret = 'quilted-herön-52';
const clean = (bytes: Uint8Array, of = secret) => {
  const left = cleanBytes(bytes, [of]);
  return left && Buffer.from(left);
};
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

t.test('a text is masked in whatever it is written, and is what it was besides', async (t) => {
  const text = `name;wört\nanna;${secret}\n`;
  const masked = 'name;wört\nanna;[redacted]\n';
  t.equal(clean(Buffer.from(text))?.toString(), masked);
  t.equal(clean(Buffer.from(`\ufeff${text}`))?.toString(), `\ufeff${masked}`);
  t.equal(clean(Buffer.from(text, 'latin1'))?.toString('latin1'), masked);
  t.equal(clean(Buffer.from(`\ufeff${text}`, 'utf16le'))?.toString('utf16le'), `\ufeff${masked}`);
  t.same(clean(bigEndian(`\ufeff${text}`)), bigEndian(`\ufeff${masked}`));
  t.equal(
    clean(Buffer.from(`{"key":"${Buffer.from(`anna:${secret}`).toString('base64')}"}`))
      ?.toString()
      .includes('[redacted]'),
    true,
  );
  t.equal(clean(Buffer.from(JSON.stringify([...Buffer.from(secret)])))?.toString(), '[[redacted]]');
  const plain = Buffer.from('nothing of the kind');
  t.equal(cleanBytes(plain, [secret]), plain);
});

t.test('what is no text is left out where it holds one', async (t) => {
  const binary = (part: Uint8Array) => Buffer.concat([deflateSync('x'.repeat(99)), Buffer.from([0, 1, 2]), part, Buffer.from([0, 255])]);
  const held = [Buffer.from(secret), Buffer.from(secret, 'latin1'), Buffer.from(secret, 'utf16le'), bigEndian(secret)];
  for (const part of [...held, Buffer.from(Buffer.from(secret).toString('hex'))]) t.equal(clean(binary(part)), undefined);
  t.equal(clean(binary(Buffer.from('(4821)')), '4821'), undefined);
  t.ok(clean(binary(Buffer.from('0000048213 00000 n')), '4821'), 'a short one counts where it stands alone');
  t.ok(clean(binary(Buffer.from('12')), '12'));
  t.ok(clean(binary(Buffer.from('quilted'))));
});

t.test('a download that echoes a secret comes without it, or not at all', async (t) => {
  const { url } = await site(t, {
    '/': page(
      `<h1>Files</h1><label>Password <input type="password"></label><button onclick="save('')">Text</button><button onclick="save('\\0')">Image</button>`,
      `const save = (mark) => { const link = document.createElement('a'); link.download = 'out.bin';
        link.href = URL.createObjectURL(new Blob([mark, 'is ', document.querySelector('input').value])); link.click(); };`,
    ),
  });
  const house = await openTestHouse(t);
  await house.store.secrets.put(tenantId, 'KEY', secret);
  const run = (button: string) =>
    house.run({
      url,
      prompt: `Fill "Password" with {{secret:KEY}} and click "${button}" to download the file`,
      success: { kind: 'textVisible', value: 'Files' },
    });
  const text = await run('Text');
  t.equal(Buffer.from((text.type === 'ended' && text.downloads[0]?.bytes) || []).toString(), 'is [redacted]');
  t.match(ended(text), { success: true });
  const image = await run('Image');
  t.match(image, { downloads: [] });
  t.match(ended(image), { success: false, failures: [{ error: /holds a secret that was filled in/ }] });
});
