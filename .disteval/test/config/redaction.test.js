import t from 'tap';
import { redactText } from "../../config/redaction.js";
const key = `tr_live_${'aB3'.repeat(12)}`;
t.test('what is secret is masked, and only that', async (t) => {
    const cases = [
        [`key ${key} was used`, 'key tr_live_[redacted] was used'],
        ['authorization: Bearer abcdefgh.ijk', 'authorization: Bearer [redacted]'],
        ['socks5://ada:pass@proxy.example:1080 failed', 'socks5://[redacted]@proxy.example:1080 failed'],
        ['https://ada@host.example/?mail=ada@example.com', 'https://[redacted]@host.example/?mail=ada@example.com'],
        ['https://host.example/?mail=ada@example.com', 'https://host.example/?mail=ada@example.com'],
        ['http://bob:p@ss@host/ is up', 'http://[redacted]@host/ is up'],
        ['a bearer of good news', 'a bearer of good news'],
    ];
    for (const [text, clean] of cases)
        t.equal(redactText(text), clean);
});
t.test('a line of JSON stays JSON', async (t) => {
    const line = JSON.stringify({ url: 'http://u:p@h/', text: `"${key}"`, nested: ['Bearer 12345678"'] });
    t.same(JSON.parse(redactText(line)), { url: 'http://[redacted]@h/', text: '"tr_live_[redacted]"', nested: ['Bearer [redacted]"'] });
});
//# sourceMappingURL=redaction.test.js.map