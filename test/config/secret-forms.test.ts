import t from 'tap';
import { maskSecrets, redactText } from '../../config/redaction.ts';

const secrets = [
  'hunter2!',
  'a b&c"d\\e/f<g>\'h',
  'pässwörd-\u{1f511}~?>',
  'p@$$ (w)*',
  '12',
  'correct horse battery staple 9',
  'https://x/?a=1&b=2',
  'x%41y"&amp;z',
  '&shy;',
];

const html = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const named = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const ascii = (text: string) => json(text).replace(/[^ -~]|[<>&']/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const form = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);
const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');
const base64 = (text: string) => Buffer.from(text).toString('base64');

const forms: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  capitals: (secret) => (secret.length < 8 ? secret : secret.toUpperCase()),
  'as a component of an address': encodeURIComponent,
  'as a field of a form': form,
  'as a browser writes a query': (secret) => new URL(`http://h/?${secret.replaceAll('#', '')}`).search.slice(1),
  'in small hexadecimal digits': (secret) => encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
  'an address in an address': (secret) => encodeURIComponent(encodeURIComponent(form(secret))),
  JSON: json,
  'JSON in ASCII': ascii,
  'JSON in JSON': (secret) => json(JSON.stringify(secret)).slice(2, -2),
  'HTML by number': html,
  'HTML by name': named,
  'HTML in HTML': (secret) => named(html(secret)),
  'HTML in JSON in an address': (secret) => encodeURIComponent(json(named(secret))),
  'every letter as an address has it': (secret) => [...Buffer.from(secret)].map((byte) => `%${hexOf(byte)}`).join(''),
  'in digits of either case': (secret) =>
    [...Buffer.from(secret)].map((byte, at) => `%${at % 2 ? hexOf(byte) : hexOf(byte).toUpperCase()}`).join(''),
  'every letter as HTML by number': (secret) => [...secret].map((c) => `&#${c.codePointAt(0)};`).join(''),
  'every letter as HTML by hexadecimal number': (secret) => [...secret].map((c) => `&#x${c.codePointAt(0)?.toString(16)};`).join(''),
  'every unit as JSON': (secret) =>
    secret
      .split('')
      .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  'as JSON has it in an address': (secret) =>
    encodeURIComponent(
      secret
        .split('')
        .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    ),
  'broken where no eye sees it': (secret) => [...secret].join('\u200b'),
  'with soft hyphens': (secret) => [...secret].join('\u00ad'),
  'with soft hyphens as HTML names them': (secret) => [...secret].map(named).join('&shy;'),
  'in letters of full width': (secret) => secret.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
};
const longForms: Readonly<Record<string, (secret: string) => string>> = {
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  HEXADECIMAL: (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  base64,
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'base64 in an address': (secret) => encodeURIComponent(base64(secret)),
  'base64 as JSON escapes it': (secret) => base64(secret).replaceAll('/', '\\/'),
  'hexadecimal, parted': (secret) => Buffer.from(secret).toString('hex').toUpperCase().match(/../g)?.join(' ') ?? '',
  'hexadecimal, as of a certificate': (secret) => Buffer.from(secret).toString('hex').match(/../g)?.join(':') ?? '',
  'hexadecimal, as a program has it': (secret) => [...Buffer.from(secret)].map((byte) => `0x${hexOf(byte)}`).join(', '),
  'a list of bytes': (secret) => [...Buffer.from(secret)].join(','),
};
/** Of those that are long enough to be known in pieces. */
const piecedForms: Readonly<Record<string, (secret: string) => string>> = {
  'letter by letter': (secret) => [...secret].join(' '),
  'a letter a line': (secret) => [...secret].join('\n'),
  'with points between': (secret) => [...secret].join('.'),
  'in groups of four': (secret) => secret.match(/.{1,4}/gu)?.join(' ') ?? '',
  'in capitals, in groups of five': (secret) =>
    secret
      .toUpperCase()
      .match(/.{1,5}/gu)
      ?.join('-') ?? '',
};

t.test('a secret is masked in every form in which a page may give it back, and what stands around is not', async (t) => {
  for (const secret of secrets) {
    for (const [name, write] of Object.entries(secret.length < 4 ? forms : { ...forms, ...longForms })) {
      t.equal(
        maskSecrets(`It said (${write(secret)}), twice ${write(secret)}.`, [secret]),
        'It said ([redacted]), twice [redacted].',
        `${secret}: ${name}`,
      );
    }
  }
  t.notMatch(maskSecrets(Buffer.from('pässwörd', 'latin1').toString('base64'), ['pässwörd']), /c3c/, 'as btoa has it');
});

t.test('in a longer text in base64 it is masked wherever it begins', async (t) => {
  for (const secret of ['hunter2!', 'pin4', 'pässwörd-\u{1f511}~?>', 'correct horse battery staple 9']) {
    for (const before of ['', 'a', 'ab', 'abc', 'user:']) {
      for (const after of ['', '!', '!!', ' and more of it']) {
        const text = base64(before + secret + after);
        const clean = maskSecrets(`Basic ${text}`, [secret]);
        const rest = clean.replace('Basic ', '').split('[redacted]');
        t.equal(rest.length, 2, `${before}|${secret}|${after}: ${clean}`);
        const left = rest.map((part) => Buffer.from(part, 'base64').toString('latin1')).join();
        t.notOk(left.includes(secret.slice(0, 3)) || left.includes(secret.slice(-3)), left);
      }
    }
  }
});

t.test('a long secret is known by its beginning, where a page or a map has cut it', async (t) => {
  const secret = 'correct horse battery staple 9';
  t.equal(maskSecrets('Shown: correct horse batt…', [secret]), 'Shown: [redacted]…');
  t.equal(maskSecrets('?q=correct+horse+battery+sta', [secret]), '?q=[redacted]');
  t.equal(maskSecrets(`x ${secret} y`, [secret]), 'x [redacted] y');
  t.equal(maskSecrets('correct horn', [secret]), 'correct horn');
});

t.test('letter by letter or in groups of one size it is masked, and what only has its letters in order is not', async (t) => {
  for (const secret of ['hunter2zebra', 'Canary9fQ7xzK', '4929103856724011'])
    for (const [name, write] of Object.entries(piecedForms))
      t.equal(maskSecrets(`It said (${write(secret)}).`, [secret]), 'It said ([redacted]).', `${secret}: ${name}`);
  t.equal(maskSecrets('card 4929 1038 5672 4011', ['4929-1038-5672-4011']), 'card [redacted]');
  const innocent = [
    ['on 12.12.2026', '12122026'],
    ['1 2 3 4', '1234'],
    ['a is no here to', 'nohere'],
    ['such a thing, or, as one said: anything', 'choras-one'],
    ['a grand mother of pearl', 'grandmotherofpe'],
    ['0000048213 00000 n', 'H!0n'],
    ['104, 117 and 110 and 116', 'hunt'],
    ['68 is 75, 6e is 74', 'hunt'],
  ] as const;
  for (const [text, secret] of innocent) t.equal(maskSecrets(text, [secret]), text);
});

t.test('base64 is known where mail breaks it into lines', async (t) => {
  const secret = 'hunter2zebra';
  const text = base64(`The password of today is ${secret}, and of tomorrow as well.`).replace(/.{44}/g, '$&\r\n');
  const clean = maskSecrets(text, [secret]);
  t.match(clean, /\[redacted\]/);
  t.notMatch(Buffer.from(clean.replace('[redacted]', ''), 'base64').toString('latin1'), /hunt|zebra/);
});

t.test('white space is folded as pages fold it', async (t) => {
  t.equal(maskSecrets('a\u00a0b', ['a   b']), '[redacted]');
  t.equal(maskSecrets('one\ntwo three', ['one two\nthree']), '[redacted]');
});

t.test('a short secret is masked only where it stands alone', async (t) => {
  t.equal(maskSecrets('12 of 112, 120 or 12.', ['12']), '[redacted] of 112, 120 or [redacted].');
});

t.test('one secret may hold another, and nothing at all is none', async (t) => {
  t.equal(maskSecrets('hunter2-extra hunter2', ['hunter2', 'hunter2-extra']), '[redacted] [redacted]');
  t.equal(maskSecrets('a b', ['', ' ']), 'a b');
  t.equal(redactText('Bearer abcdefgh and hunter2', ['hunter2']), 'Bearer [redacted] and [redacted]');
});

t.test('a page of a megabyte is read in a moment', async (t) => {
  const pages = [
    'A row of plain words, 12 of them, and a figure: 4,711.50\n'.repeat(18_000),
    '<td class=&quot;a&quot;>%41%42 \\u0041&#8203;&nbsp;x</td>'.repeat(20_000),
    base64('some bytes or other: '.repeat(36_000)),
  ];
  for (const page of pages) {
    const begun = performance.now();
    t.equal(
      maskSecrets(
        page,
        secrets.filter((secret) => secret !== '12'),
      ),
      page,
    );
    const took = performance.now() - begun;
    t.comment(`${page.length} characters, ${secrets.length - 1} secrets: ${Math.round(took)} ms`);
    t.ok(took < 5_000, `${took} ms`);
  }
});

t.test('a huge secret and a huge text are no trouble', async (t) => {
  const secret = 'k&"ä'.repeat(2_048);
  t.equal(maskSecrets(`${'x'.repeat(100_000)}${encodeURIComponent(secret)}y`, [secret]), `${'x'.repeat(100_000)}[redacted]y`);
  for (const made of ['\\', '%25', '&amp;', ' ', 'A']) {
    const page = made.repeat(100_000);
    t.equal(maskSecrets(page, ['"A B"&', ' & A"', 'AAAB', '%25b']), page);
  }
});
