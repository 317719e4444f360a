/** One farm node and its client in this process, with the settings that a gateway would give them. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { openFarm } from "../../farm/client/farm.js";
import { startNode } from "../../farm/node/node.js";
import { openPage } from "../../farm/page/open.js";
import { openLocalBus } from "../../store/bus/local.js";
import { buttonName, fieldName, shown } from "./page.js";
export async function openBenchFarm(settings = {}) {
    const bus = openLocalBus();
    const secret = randomBytes(16).toString('hex');
    const log = pino({ level: 'silent' });
    const fixed = {
        bus,
        log,
        secret,
        host: '127.0.0.1',
        port: 0,
        fleet: 'default',
        allowPrivate: ['*'],
        chromePath: process.env.CHROME_PATH,
    };
    const node = await startNode({ slots: 8, ...fixed, ...settings });
    const farm = await openFarm({ bus, secret, openPage });
    return {
        farm,
        lease: () => farm.lease({ tenantId: 'bench', fleet: 'default', epoch: 1, ttlMs: 60_000 }, new AbortController().signal),
        async clickAndRead(page, url) {
            await page.goto(url);
            const button = (await page.observe()).elements.find(({ name }) => name === buttonName);
            await page.act({ kind: 'click', element: button?.index ?? -1 });
            const field = (await page.observe()).elements.find(({ name }) => name === fieldName);
            const outcome = await page.act({ kind: 'read', element: field?.index ?? -1, as: 'count' });
            if (!outcome.ok || outcome.read !== shown)
                throw new Error(`the farm read ${JSON.stringify(outcome)}`);
        },
        async warm(count) {
            while ((await node.status()).warm < count)
                await new Promise(setImmediate);
        },
        async close() {
            await farm.close();
            await node.close();
            await bus.close();
        },
    };
}
//# sourceMappingURL=farm.js.map