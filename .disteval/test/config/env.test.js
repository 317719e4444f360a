import { resolve } from 'node:path';
import t from 'tap';
import { BadSetting, readEnv } from "../../config/env.js";
t.test('nothing set is a gateway for development on this machine', async (t) => {
    const env = readEnv({});
    t.equal(env.host, '127.0.0.1');
    t.equal(env.port, 8080);
    t.equal(env.dataDir, resolve('./.data'));
    t.equal(env.bootstrapCredits, 100_000);
    t.equal(env.farm.embedded, true);
    t.same(env.allowPrivateTargets, []);
    t.equal(env.openai, undefined);
});
t.test('a bus for several processes turns the embedded farm off, unless it is asked for', async (t) => {
    t.equal(readEnv({ REDIS_URL: 'redis://127.0.0.1' }).farm.embedded, false);
    t.equal(readEnv({ REDIS_URL: 'redis://127.0.0.1', FARM_EMBEDDED: 'yes' }).farm.embedded, true);
});
t.test('lists are split, trimmed and rid of empty items', async (t) => {
    t.same(readEnv({ ALLOW_PRIVATE_TARGETS: ' 10.0.0.0/8, ,localhost ' }).allowPrivateTargets, ['10.0.0.0/8', 'localhost']);
});
t.test('each bad value is one line that names the setting', async (t) => {
    const bad = {
        PORT: '80a',
        FARM_PORT: '0x10',
        FARM_SLOTS: '0',
        PARK_TTL_MS: '1e4',
        PROXY_POOL: 'http://proxy:1,foo',
        REDIS_URL: 'http://x',
        MONGODB_URL: 'x',
        PUBLIC_URL: 'ftp://x',
        BOOTSTRAP_API_KEY: 'tr_live_short',
        BOOTSTRAP_CREDITS: '-1',
        SECRETS_KEY: 'c2hvcnQ=',
        FARM_EMBEDDED: 'maybe',
        FARM_SECRET: 'short',
        FARM_FLEET: 'No Label',
        LOG_LEVEL: 'loud',
        RUN_TIMEOUT_MS: '1.5',
    };
    for (const [name, value] of Object.entries(bad)) {
        t.throws(() => readEnv({ [name]: value }), new BadSetting(), name);
        t.throws(() => readEnv({ [name]: value }), { message: new RegExp(`^${name} must be [^\\n]+$`) }, name);
    }
});
t.test('a bad secret is not repeated in the complaint', async (t) => {
    const bad = {
        BOOTSTRAP_API_KEY: 'tr_live_hunter2',
        MONGODB_URL: 'mongo://root:hunter2@h/x',
        REDIS_URL: 'redi://:hunter2@h',
        PROXY_POOL: 'http://proxy:1,ada:hunter2@h:1',
    };
    for (const [name, value] of Object.entries(bad)) {
        t.throws(() => readEnv({ [name]: value }), { message: new RegExp(`^${name} must be (?!.*hunter2)`) }, name);
    }
});
t.test('a real store wants the key that all gateways share', async (t) => {
    t.throws(() => readEnv({ MONGODB_URL: 'mongodb://127.0.0.1' }), { message: /SECRETS_KEY is required/ });
    const mongodbUrl = 'mongodb://ada:pw@a:27017,b:27018,c/troupe?replicaSet=rs';
    t.equal(readEnv({ MONGODB_URL: mongodbUrl, SECRETS_KEY: Buffer.alloc(32).toString('base64') }).mongodbUrl, mongodbUrl);
    t.ok(readEnv({ MONGODB_URL: 'mongodb://127.0.0.1', SECRETS_KEY: Buffer.alloc(32).toString('base64') }).secretsKeys?.length);
});
t.test('a key that is being replaced is read beside the new one', async (t) => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    t.same(readEnv({ SECRETS_KEY: keys.map((key) => key.toString('base64')).join(', ') }).secretsKeys, keys);
    t.throws(() => readEnv({ SECRETS_KEY: `${Buffer.alloc(32).toString('base64')},short` }), { message: /^SECRETS_KEY must be 32 bytes/ });
});
t.test('a model is an endpoint and a name; a key alone is none', async (t) => {
    t.equal(readEnv({ OPENAI_API_KEY: 'k' }).openai, undefined);
    const openai = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'm' };
    t.match(readEnv(openai).openai, { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'm' });
    t.throws(() => readEnv({ OPENAI_MODEL: 'm' }), { message: /^OPENAI_BASE_URL is required/ });
    t.throws(() => readEnv({ ...openai, OPENAI_BASE_URL: 'https://bob:hunter2@a.example' }), {
        message: /^(?!.*hunter2)OPENAI_BASE_URL must/,
    });
});
//# sourceMappingURL=env.test.js.map