/**
 * npm run bench [-- a b c d e f] [--rounds N]: ratios measured side by side in one run, on one browser binary and the same local
 * pages, as one table. Without letters all parts are run.
 */
import { cpus, totalmem } from 'node:os';
import { findChromium } from "../../farm/node/chromium.js";
import { benchCalls } from "./calls.js";
import { benchContexts, benchGrowth } from "./contexts.js";
import { benchForms } from "./forms.js";
import { benchLeases } from "./leases.js";
import { benchObserve } from "./observe.js";
import { servePage } from "./page.js";
import { openPlaywright, openPuppeteer } from "./peers.js";
import { benchRuns } from "./runs.js";
import { startService } from "./service.js";
import { markdown } from "./table.js";
const all = ['a', 'b', 'c', 'd', 'e', 'f'];
const { parts, rounds } = readArguments(process.argv.slice(2));
const chromium = await findChromium(process.env.CHROME_PATH);
const page = await servePage();
const withPeers = async (bench) => {
    const peers = [await openPlaywright(chromium), await openPuppeteer(chromium)];
    return bench(peers).finally(() => Promise.all(peers.map((peer) => peer.close())));
};
const withService = async (bench) => {
    const service = await startService();
    return bench(service, page.url).finally(() => service.close());
};
const benches = {
    a: () => withService((service, url) => withPeers((peers) => benchRuns(service, peers, url, rounds ?? 25))),
    b: () => withPeers((peers) => benchLeases(peers, rounds ?? 40)),
    c: async () => [...(await benchContexts(chromium, page.url, 3)), ...(await withService(benchGrowth))],
    d: () => benchCalls(chromium, rounds ?? 40),
    e: () => benchObserve(chromium, rounds ?? 15),
    f: () => withService((service) => withPeers((peers) => benchForms(service, peers, rounds ?? 10))),
};
const rows = [];
for (const [part, bench] of Object.entries(benches)) {
    if (!parts.includes(part))
        continue;
    console.error(`part ${part} …`);
    rows.push(...(await bench()));
}
page.close();
const [cpu] = cpus();
console.log(markdown(rows));
console.log(`\nOn ${cpus().length} × ${cpu?.model ?? 'an unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${chromium.version}.`);
function readArguments(words) {
    const at = words.indexOf('--rounds');
    const rounds = at === -1 ? undefined : Number(words[at + 1]);
    const letters = at === -1 ? words : words.toSpliced(at, 2);
    const unknown = letters.find((letter) => !all.includes(letter));
    if (unknown !== undefined || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
        console.error('usage: npm run bench [-- a b c d e f] [--rounds N]');
        process.exit(1);
    }
    return { parts: letters.length === 0 ? all : letters, rounds };
}
//# sourceMappingURL=main.js.map