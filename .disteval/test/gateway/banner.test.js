import { execFileSync } from 'node:child_process';
import t from 'tap';
import { banner, reachable } from "../../gateway/banner.js";
t.test('the line to paste reaches a shell as it is meant', async (t) => {
    const run = { url: 'http://127.0.0.1:1/', prompt: `Fill "Ada's name" with $HOME \`x\` \\ !`, success: { kind: 'extracted' } };
    const text = banner({ url: 'http://127.0.0.1:8080', apiKey: 'tr_live_key', keyFile: '/data/api-key', run });
    const line = text.split('\n').find((line) => line.includes('curl')) ?? '';
    const words = execFileSync('sh', ['-c', line.replace('curl', "printf '%s\\n'")], { encoding: 'utf8' })
        .trimEnd()
        .split('\n');
    t.same(JSON.parse(words.at(-1) ?? ''), run);
    t.ok(words.includes('http://127.0.0.1:8080/api/v1/run'));
    t.ok(words.includes('authorization: Bearer tr_live_key'));
});
t.test('a listener on every address is reached on this machine', async (t) => {
    t.equal(reachable('127.0.0.1', 80), 'http://127.0.0.1:80');
    t.equal(reachable('0.0.0.0', 8080), 'http://127.0.0.1:8080');
    t.equal(reachable('::', 8080), 'http://[::1]:8080');
    t.equal(reachable('fd00::1', 8080), 'http://[fd00::1]:8080');
    t.equal(reachable('gateway.example', 8080), 'http://gateway.example:8080');
});
//# sourceMappingURL=banner.test.js.map