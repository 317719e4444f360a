import t from 'tap';
import { maskSecrets, redactText } from "../../config/redaction.js";
const secrets = [
    'hunter2!',
    'a b&c"d\\e/f<g>\'h',
    'pässwörd-\u{1f511}~?>',
    'p@$$ (w)*',
    '12',
    'correct horse battery staple 9',
    'https://x/?a=1&b=2',
];
const html = (text) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const named = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const json = (text) => JSON.stringify(text).slice(1, -1);
const ascii = (text) => json(text).replace(/[^ -~]|[<>&']/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const form = (text) => new URLSearchParams([['', text]]).toString().slice(1);
const base64 = (text) => Buffer.from(text).toString('base64');
const forms = {
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
};
const longForms = {
    hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
    HEXADECIMAL: (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
    base64,
    base64url: (secret) => Buffer.from(secret).toString('base64url'),
    'base64 in an address': (secret) => encodeURIComponent(base64(secret)),
};
t.test('a secret is masked in every form in which a page may give it back, and what stands around is not', async (t) => {
    for (const secret of secrets) {
        for (const [name, write] of Object.entries(secret.length < 4 ? forms : { ...forms, ...longForms })) {
            t.equal(maskSecrets(`It said (${write(secret)}), twice ${write(secret)}.`, [secret]), 'It said ([redacted]), twice [redacted].', `${secret}: ${name}`);
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
t.test('a huge secret and a huge text are no trouble', async (t) => {
    const secret = 'k&"ä'.repeat(2_048);
    t.equal(maskSecrets(`${'x'.repeat(100_000)}${encodeURIComponent(secret)}y`, [secret]), `${'x'.repeat(100_000)}[redacted]y`);
    for (const made of ['\\', '%25', '&amp;', ' ', 'A']) {
        const page = made.repeat(100_000);
        t.equal(maskSecrets(page, ['"A B"&', ' & A"', 'AAAB', '%25b']), page);
    }
});
//# sourceMappingURL=secret-forms.test.js.map