/** Secrets are filled into a page that echoes them, runs fail and browsers die, and then all that was kept or told is searched for them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneTimeCodes } from "../../store/one-time-codes.js";
import { echoSite } from "./echo-site.js";
import { bearer, tempFolder } from "./house.js";
import { launch } from "./process.js";
export const linux = existsSync('/proc/self/cmdline') ? {} : { skip: 'processes are read from /proc' };
const codesOf = 'otpauth://totp/Shop:ada?secret=MNQW4YLSPFZWKZLEONRXA3DM&digits=10&period=30';
/** What is looked for, by the name of the secret: a word of letters and digits, so that escapes leave it whole. */
const words = {
    PLAIN: 'canaryplain71',
    SPECIAL: 'canaryspecial72',
    UNICODE: 'canaryunicode73',
    HAND: 'canaryhand74',
};
const values = {
    PLAIN: 'canaryplain71',
    SPECIAL: `a&"<canaryspecial72>'\\/ %+=?#b`,
    UNICODE: 'pä\u{1f511}ß canaryunicode73 \u4e2d',
    CODE: codesOf,
};
/** The word in every form that is looked for. */
function formsOf(word) {
    const encoded = [0, 1, 2].map((before) => {
        const text = Buffer.from(' '.repeat(before) + word).toString('base64');
        return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + word.length) * 8) / 6)).toLowerCase();
    });
    return [word, Buffer.from(word).toString('hex'), ...encoded];
}
/** With the codes of all moments of the test. */
function canaries(from, to) {
    const codes = oneTimeCodes(codesOf);
    if (codes === undefined || 'problem' in codes)
        throw new Error('The address of the test gives no codes.');
    const moments = Array.from({ length: Math.ceil((to - from) / 30_000) + 2 }, (_, index) => from + index * 30_000);
    return [...Object.values(words), codes.seed.toLowerCase(), ...moments.map((at) => codes.codeAt(at))].flatMap(formsOf);
}
const goals = [
    {
        prompt: 'Fill "Login" with {{secret:PLAIN}}, fill "Password" with "{{secret:SPECIAL}}", click "Send" and return the Answer',
        success: { kind: 'allOf', conditions: [{ kind: 'textVisible', value: 'done' }, { kind: 'extracted' }] },
        ends: { success: true, path: [{}, { text: '{{secret:PLAIN}}' }, { text: '{{secret:SPECIAL}}' }, {}, {}], dialogs: [{ type: 'alert' }] },
    },
    {
        prompt: 'Fill "Note" with "-{{secret:UNICODE}}-", fill "Code" with {{secret:CODE}}, click "Send" and return Encoded',
        success: { kind: 'textVisible', value: 'done' },
        ends: { success: true, path: [{}, { text: '-{{secret:UNICODE}}-' }, { text: '{{secret:CODE}}' }, {}, {}] },
    },
    {
        prompt: 'Fill "Password" with "canaryhand74", click "Send" and return the Encoded',
        success: { kind: 'textVisible', value: 'canaryhand74' },
        ends: { success: true },
    },
    {
        prompt: 'Fill "Login" with {{secret:PLAIN}}, click "Leave"',
        success: { kind: 'textVisible', value: 'never' },
        ends: { success: false, failureCode: 'goal_not_reached' },
    },
    {
        prompt: 'Fill "Login" with {{secret:SPECIAL}}, click "Break", click "Covered"',
        success: { kind: 'textVisible', value: 'never' },
        ends: { success: false },
    },
    {
        prompt: 'Fill "Login" with {{secret:UNICODE}}, fill "Code" with {{secret:CODE}}, click "Hang", click "What is not there"',
        success: { kind: 'textVisible', value: 'never' },
        ends: { success: false, failureCode: 'page_crashed' },
    },
    {
        prompt: 'Click {{secret:PLAIN}}',
        success: { kind: 'extracted' },
        ends: { success: false, failureCode: 'planner_unavailable' },
    },
    {
        prompt: 'Fill "Login" with {{secret:NONE}}',
        success: { kind: 'extracted' },
        ends: { success: false, code: 'credential_missing', missingSecret: 'NONE', path: [], steps: 0 },
    },
];
/** `stored` gives all that is stored; the data folder is in the folder that it gets. */
export async function tellNothing(t, settings, stored, asked = goals) {
    const from = Date.now();
    const folder = tempFolder(t);
    const gateway = launch(t, 'gateway', folder, { LOG_LEVEL: 'trace', ALLOW_PRIVATE_TARGETS: '127.0.0.1', ...settings });
    const echo = await echoSite(t, () => killBrowsers(folder));
    const { url, key } = await gateway.ready;
    const answers = [];
    const call = async (path, body) => {
        const headers = { ...bearer(key), ...(body && { 'content-type': 'application/json' }) };
        const response = await fetch(`${url}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
        const text = await response.text();
        answers.push(JSON.stringify([...response.headers]), text);
        return text;
    };
    for (const [name, value] of Object.entries(values))
        await call('/api/v1/secrets', { name, value });
    for (const { prompt, success, ends } of asked) {
        const result = JSON.parse(await call('/api/v1/run', { url: echo.url, prompt, success, confirmActions: false }));
        t.match(result, ends, prompt);
        if (result.runId !== undefined)
            await call(`/api/v1/runs/${result.runId}`);
    }
    for (const path of ['/api/v1/runs', '/api/v1/secrets', '/api/v1/openapi', '/metrics', '/readyz'])
        await call(path);
    gateway.child.kill('SIGTERM');
    const { stderr, stdout } = await gateway.ended;
    const sent = echo.received.join('\n');
    const filled = Object.entries(words).filter(([name, word]) => asked.some(({ prompt }) => prompt.includes(word) || prompt.includes(`:${name}}`)));
    for (const [, word] of filled)
        t.ok(sent.includes(word), `${word} was filled`);
    t.match(answers.join('\n'), /\[redacted\]/, 'what came back was masked');
    const places = { answers: answers.join('\n'), log: stderr, output: stdout, store: await stored(folder) };
    for (const [place, text] of Object.entries(places)) {
        t.ok(text.length > 0, `there is something in the ${place}`);
        const folded = text.toLowerCase();
        for (const canary of canaries(from, Date.now())) {
            const at = folded.indexOf(canary);
            if (at >= 0)
                t.fail(`${canary} stands in the ${place}: …${text.slice(Math.max(0, at - 150), at + 100)}…`);
        }
    }
}
/** Those of the gateway whose temporary files are in this folder. */
function killBrowsers(folder) {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
            const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
            if (line.includes(join(folder, 'tmp')) && line.includes('--remote-debugging-pipe'))
                process.kill(Number(pid), 'SIGKILL');
        }
        catch {
            // It has ended meanwhile.
        }
    }
}
/** Of all files, each byte as one character. */
export function bytesOf(folder) {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('\n');
}
//# sourceMappingURL=canary.js.map