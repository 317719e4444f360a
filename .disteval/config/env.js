/** The only reader of the environment: every setting, its default and its check. */
import { resolve } from 'node:path';
import { isAllowRule } from "./addresses.js";
import { apiKeyForm } from "./api-key.js";
/** One line for the operator: which setting, what is wrong with it, what it wants. */
export class BadSetting extends Error {
    name = 'BadSetting';
}
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Reads and checks all settings; throws `BadSetting` for the first bad one. */
export function readEnv(from = process.env) {
    const read = reader(from);
    const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:']);
    const mongodbUrl = read.url('MONGODB_URL', ['mongodb:', 'mongodb+srv:']);
    const host = read.text('HOST') ?? '127.0.0.1';
    const port = read.integer('PORT', 8080, 0, 65_535);
    const secretsKeys = read.keys('SECRETS_KEY');
    if (mongodbUrl !== undefined && secretsKeys === undefined) {
        throw new BadSetting('SECRETS_KEY is required with MONGODB_URL: 32 random bytes in base64, the same for every gateway');
    }
    const allowPrivateTargets = read.list('ALLOW_PRIVATE_TARGETS');
    if (!allowPrivateTargets.every(isAllowRule)) {
        throw new BadSetting(`ALLOW_PRIVATE_TARGETS must list hosts, CIDR ranges, or *, not ${JSON.stringify(allowPrivateTargets.join(','))}`);
    }
    return Object.freeze({
        host,
        port,
        dataDir: resolve(read.text('DATA_DIR') ?? './.data'),
        /** What links given to people start with, without a trailing slash; unset: the address listened on. */
        publicUrl: read.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
        mongodbUrl,
        redisUrl,
        bootstrapApiKey: read.matching('BOOTSTRAP_API_KEY', new RegExp(`^${apiKeyForm}$`), 'tr_live_ and 32 to 200 letters and digits'),
        bootstrapCredits: read.integer('BOOTSTRAP_CREDITS', 100_000, 0, 1_000_000_000),
        /** The first encrypts, all of them decrypt; unset: the data folder has its own. */
        secretsKeys,
        openai: openaiIn(read),
        /** Hosts, CIDR ranges, or `*`. */
        allowPrivateTargets,
        chromePath: read.text('CHROME_PATH'),
        farm: {
            embedded: read.flag('FARM_EMBEDDED', redisUrl === undefined),
            port: read.integer('FARM_PORT', 0, 0, 65_535),
            slots: read.integer('FARM_SLOTS', 8, 1, 1_000),
            fleet: read.matching('FARM_FLEET', /^[a-z][a-z0-9-]{0,31}$/, 'a lower-case label') ?? 'default',
            secret: read.matching('FARM_SECRET', /^.{16,}$/, '16 or more characters'),
            url: read.url('FARM_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
        },
        proxyPool: read.urls('PROXY_POOL', ['http:', 'https:', 'socks5:']),
        runTimeoutMs: read.integer('RUN_TIMEOUT_MS', 180_000, 1_000, 3_600_000),
        parkTtlMs: read.integer('PARK_TTL_MS', 900_000, 1_000, 86_400_000),
        logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    });
}
/** The key alone is no wish for a model: other programs set it too. */
function openaiIn(read) {
    const baseUrl = read.url('OPENAI_BASE_URL', ['http:', 'https:']);
    const model = read.text('OPENAI_MODEL');
    const embeddingsModel = read.text('EMBEDDINGS_MODEL');
    if (baseUrl === undefined) {
        if (model === undefined && embeddingsModel === undefined)
            return undefined;
        throw new BadSetting('OPENAI_BASE_URL is required with OPENAI_MODEL and EMBEDDINGS_MODEL: the address of the endpoint that has them');
    }
    if (new URL(baseUrl).username !== '')
        throw new BadSetting('OPENAI_BASE_URL must hold no user name: the key is OPENAI_API_KEY');
    return { baseUrl, apiKey: read.text('OPENAI_API_KEY'), model, embeddingsModel };
}
function reader(from) {
    const text = (name) => from[name]?.trim() || undefined;
    const bad = (name, wanted) => new BadSetting(`${name} must be ${wanted}, not ${JSON.stringify(text(name))}`);
    const isUrl = (value, protocols) => {
        // The members of a replica set, which no other URL has: the first stands for all.
        const parsed = URL.parse(value.replace(/^(mongodb:\/\/[^/?,]+),[^/?]+/i, '$1'));
        return /^[a-z0-9+]+:\/\/[^/\\]/i.test(value) && protocols.includes(parsed?.protocol ?? '');
    };
    const list = (name) => (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    return {
        text,
        list,
        integer(name, fallback, least, most) {
            const value = Number(text(name) ?? fallback);
            if (!/^\d{1,15}$/.test(text(name) ?? '0') || value < least || value > most)
                throw bad(name, `a whole number from ${least} to ${most}`);
            return value;
        },
        flag(name, fallback) {
            const value = text(name)?.toLowerCase();
            if (value === undefined)
                return fallback;
            if (['1', 'true', 'on', 'yes'].includes(value))
                return true;
            if (['0', 'false', 'off', 'no'].includes(value))
                return false;
            throw bad(name, 'true or false');
        },
        url(name, protocols) {
            const value = text(name);
            // A URL may hold a password: it is not repeated.
            if (value !== undefined && !isUrl(value, protocols))
                throw new BadSetting(`${name} must be a URL with ${protocols.join(' or ')}`);
            return value;
        },
        urls(name, protocols) {
            const values = list(name);
            const wrong = values.findIndex((value) => !isUrl(value, protocols));
            if (wrong >= 0)
                throw new BadSetting(`${name} must be a list of URLs with ${protocols.join(' or ')}; its item ${wrong + 1} is none`);
            return values;
        },
        matching(name, pattern, wanted) {
            const value = text(name);
            // The value may be a secret: it is not repeated.
            if (value !== undefined && !pattern.test(value))
                throw new BadSetting(`${name} must be ${wanted}`);
            return value;
        },
        oneOf(name, allowed, fallback) {
            const value = text(name) ?? fallback;
            const found = allowed.find((item) => item === value);
            if (found === undefined)
                throw bad(name, `one of ${allowed.join(', ')}`);
            return found;
        },
        keys(name) {
            const [first, ...others] = (text(name) ?? '').split(',').map((key) => Buffer.from(key, 'base64'));
            if (first === undefined || text(name) === undefined)
                return undefined;
            if ([first, ...others].some(({ length }) => length !== 32)) {
                throw new BadSetting(`${name} must be 32 bytes in base64, or several such keys with commas between: the newest first`);
            }
            return [first, ...others];
        },
    };
}
//# sourceMappingURL=env.js.map