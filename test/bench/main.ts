/**
 * npm run bench [-- a b c d e f g h] [--rounds N]: ratios measured side by side in one run, on one browser binary and the same local
 * pages, as one table. Without letters all parts are run.
 */
import { cpus, totalmem } from 'node:os';
import { findChromium } from '../../farm/node/chromium.ts';
import { benchCalls } from './calls.ts';
import { benchContexts, benchGrowth } from './contexts.ts';
import { benchForms } from './forms.ts';
import { benchLeases } from './leases.ts';
import { benchLookUps } from './look-ups.ts';
import { benchObserve } from './observe.ts';
import { servePage } from './page.ts';
import { openPlaywright, openPuppeteer, type Peer } from './peers.ts';
import { benchReplays } from './replays.ts';
import { benchRuns } from './runs.ts';
import { type Service, startService } from './service.ts';
import { markdown, type Row } from './table.ts';

const all: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const { parts, rounds } = readArguments(process.argv.slice(2));
const chromium = await findChromium(process.env.CHROME_PATH);

const page = await servePage();

const withPeers = async (bench: (peers: readonly Peer[]) => Promise<Row[]>) => {
  const peers = [await openPlaywright(chromium), await openPuppeteer(chromium)];
  return bench(peers).finally(() => Promise.all(peers.map((peer) => peer.close())));
};

const withService = async (bench: (service: Service, url: string) => Promise<Row[]>) => {
  const service = await startService();
  return bench(service, page.url).finally(() => service.close());
};

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  a: () => withService((service, url) => withPeers((peers) => benchRuns(service, peers, url, rounds ?? 25))),
  b: () => withPeers((peers) => benchLeases(peers, rounds ?? 40)),
  c: async () => [...(await benchContexts(chromium, page.url, 3)), ...(await withService(benchGrowth))],
  d: () => benchCalls(chromium, rounds ?? 40),
  e: () => benchObserve(chromium, rounds ?? 15),
  f: () => withService((service) => withPeers((peers) => benchForms(service, peers, rounds ?? 10))),
  g: () => withService((service) => withPeers((peers) => benchReplays(service, peers, rounds ?? 15))),
  h: () => benchLookUps(rounds ?? 500),
};

const rows: Row[] = [];
for (const [part, bench] of Object.entries(benches)) {
  if (!parts.includes(part)) continue;
  console.error(`part ${part} …`);
  rows.push(...(await bench()));
}
page.close();
const [cpu] = cpus();
console.log(markdown(rows));
console.log(
  `\nOn ${cpus().length} × ${cpu?.model ?? 'an unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${chromium.version}.`,
);

function readArguments(words: readonly string[]): { parts: readonly string[]; rounds: number | undefined } {
  const at = words.indexOf('--rounds');
  const rounds = at === -1 ? undefined : Number(words[at + 1]);
  const letters = at === -1 ? words : words.toSpliced(at, 2);
  const unknown = letters.find((letter) => !all.includes(letter));
  if (unknown !== undefined || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
    console.error('usage: npm run bench [-- a b c d e f g h] [--rounds N]');
    process.exit(1);
  }
  return { parts: letters.length === 0 ? all : letters, rounds };
}
