/** The layer rule holds for the house, and fails on each kind of planted violation. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t, {} from 'tap';
const root = fileURLToPath(new URL('../../../', import.meta.url));
const layers = ['config', 'store', 'farm', 'actors', 'gateway'];
function check(folder) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'deploy/layers.mjs'), folder], { encoding: 'utf8' });
    return { status, stdout, stderr };
}
/** A copy of the house's sources in a folder of its own. */
function copy(t) {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-layers-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    for (const layer of layers)
        cpSync(join(root, layer), join(folder, layer), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json'])
        cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return folder;
}
t.test('the house keeps the rule', async (t) => {
    const { status, stdout } = check(root);
    t.equal(status, 0, stdout);
});
const planted = [
    ['config-is-leftmost', 'config/planted.ts', `export { StoreError } from '../store/errors.ts';`],
    ['store-left-of-farm', 'store/planted.ts', `export type { Farm } from '../farm/client/port.ts';`],
    ['farm-left-of-actors', 'farm/planted.ts', `export type { Planner } from '../actors/planner/port.ts';`],
    ['actors-left-of-gateway', 'actors/planted.ts', `export { home } from '../gateway/planted-env.ts';`],
    ['only-main-runs-a-node-inside', 'actors/planted-node.ts', `export type { X } from '../farm/node/planted-store.ts';`],
    [
        'node-knows-only-the-bus-of-the-store',
        'farm/node/planted-store.ts',
        `export type { Documents as X } from '../../store/documents/port.ts';`,
    ],
    ['page-and-client-not-from-node', 'farm/page/planted.ts', `export type { X } from '../node/planted-store.ts';`],
    ['page-code-stands-alone', 'farm/page/inject/planted.ts', `export { FarmError } from '../../errors.ts';`],
    ['fastify-in-servers', 'actors/planted-fastify.ts', `export { fastify } from 'fastify';`],
    ['nact-in-system', 'actors/run/planted.ts', `export { start } from 'nact';`],
    ['ws-in-farm', 'actors/planted-ws.ts', `export { WebSocket } from 'ws';`],
    ['cri-in-page', 'farm/node/planted-cri.ts', `export { default } from 'chrome-remote-interface';`],
    ['drivers-in-store', 'actors/planted-mongo.ts', `export { MongoClient } from 'mongodb';`],
    ['no-cycles', 'config/planted-one.ts', `import { two } from './planted-two.ts';\nexport const one = () => two;`],
    [
        'config-is-leftmost',
        'config/planted-two.ts',
        `export { one as two } from './planted-one.ts';\nexport { home } from '../gateway/planted-env.ts';`,
    ],
    ['environment-in-config', 'gateway/planted-env.ts', 'export const home = process.env.HOME;'],
    ['exit-in-main', 'gateway/planted-exit.ts', 'export const end = () => process.exit(0);'],
];
t.test('a planted violation fails the check by the name of its rule', async (t) => {
    const folder = copy(t);
    for (const [, file, text] of planted) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
    }
    const { status, stderr } = check(folder);
    t.equal(status, 1);
    for (const [rule, file] of planted)
        t.match(stderr, `${rule}: ${file}`);
});
t.test('a check of no file fails', async (t) => {
    const folder = copy(t);
    for (const layer of layers) {
        rmSync(join(folder, layer), { recursive: true });
        mkdirSync(join(folder, layer));
    }
    t.equal(check(folder).status, 1);
});
//# sourceMappingURL=layers.test.js.map