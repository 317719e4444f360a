/** TLS for tests: a certificate made for 127.0.0.1, and a browser that trusts any. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from "../../../farm/node/chromium.js";
/** Key and certificate as PEM, signed by itself; undefined on a machine without openssl. */
export function certificate() {
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    // Browsers do not speak Ed25519, and a P-256 key is made in no time.
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const made = spawnSync('openssl', ['req', '-x509', ...key, '-nodes', '-keyout', '-', ...names], { encoding: 'utf8' });
    return made.error === undefined ? made.stdout : undefined;
}
/** The path of a browser for `chromePath`, which takes every certificate. */
export async function trustingBrowser(t) {
    const { path, env } = await findChromium(undefined);
    const folder = mkdtempSync(join(tmpdir(), 'troupe-trusting-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const exported = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
    const script = join(folder, 'chromium');
    writeFileSync(script, `#!/bin/sh\n${exported.join('')}exec '${path}' --ignore-certificate-errors "$@"\n`);
    chmodSync(script, 0o755);
    return script;
}
//# sourceMappingURL=tls.js.map