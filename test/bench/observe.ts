/** (e) Looking at a page: characters that a model would read, what they cover, and time, against the trees of the field. */
import { rm } from 'node:fs/promises';
import { type CDPSession, type Page, chromium as playwright } from 'playwright-core';
import type { Chromium } from '../../farm/node/chromium.ts';
import type { LeasedPage } from '../../farm/page/port.ts';
import { coverageOf } from './coverage.ts';
import { openBenchFarm } from './farm.ts';
import { pages, rowsPage } from './pages.ts';
import { launchOptions } from './peers.ts';
import { median, type Samples, takeTurns, timed } from './samples.ts';
import { serve } from './serve.ts';
import { aimOf, digits, type Row, ratios, rowOf } from './table.ts';

const mostChars = 28_000;
const leastShare = 0.99;
const mostMs = 60;

export async function benchObserve(chromium: Chromium, rounds: number): Promise<Row[]> {
  const site = await servePages();
  const farm = await openBenchFarm();
  const lease = await farm.lease();
  const ours = await lease.attach();
  const renewal = setInterval(() => void lease.renew(60_000), 15_000);
  const { profile, options } = await launchOptions(chromium);
  const browser = await playwright.launch(options as object);
  try {
    const theirs = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    const cdp = await theirs.context().newCDPSession(theirs);
    const eyes = { ours, theirs, cdp, url: site.url };
    const rows = await benchSize(eyes);
    for (const count of [100, 3_000, 10_000])
      rows.push(...(await benchTime(eyes, count, count === 10_000 ? Math.ceil(rounds / 3) : rounds)));
    return rows;
  } finally {
    await browser.close();
    clearInterval(renewal);
    await ours.close();
    await lease.release();
    await farm.close();
    site.close();
    await rm(profile, { recursive: true, force: true });
  }
}

interface Eyes {
  readonly ours: LeasedPage;
  readonly theirs: Page;
  readonly cdp: CDPSession;
  readonly url: string;
}

const snapshot = (page: Page): Promise<string> => page.ariaSnapshot({ mode: 'ai' });
const tree = async (cdp: CDPSession): Promise<string> => JSON.stringify(await cdp.send('Accessibility.getFullAXTree'));

async function benchSize({ ours, theirs, cdp, url }: Eyes): Promise<Row[]> {
  const rows: Row[] = [];
  const all = { ours: 0, snapshot: 0, tree: 0, there: 0, seen: 0 };
  for (const name of Object.keys(pages)) {
    await ours.goto(`${url}/${name}`);
    await theirs.goto(`${url}/${name}`);
    const observation = await ours.observe();
    const { text } = observation;
    const { there, missed } = await coverageOf(ours, observation, theirs);
    for (const markup of missed) console.error(`${name}: not on the map: ${markup}`);
    const seen = there - missed.length;
    const [ai, ax] = [(await snapshot(theirs)).length, (await tree(cdp)).length];
    all.ours += text.length;
    all.snapshot += ai;
    all.tree += ax;
    all.there += there;
    all.seen += seen;
    rows.push(sizeRow(name, { ours: text.length, snapshot: ai, tree: ax, there, seen }, ''));
  }
  const met = all.ours <= mostChars && all.seen >= leastShare * all.there;
  rows.push(sizeRow('all six', all, aimOf('at most 28,000 at 99 %', met)));
  return rows;
}

function sizeRow(name: string, { ours, snapshot, tree, there, seen }: { [name: string]: number }, aim: string): Row {
  const share = ((100 * (seen ?? 0)) / (there ?? 1)).toFixed(1);
  const ratio = `${digits((ours ?? 0) / (snapshot ?? 1))} of Playwright's snapshot, ${digits((ours ?? 0) / (tree ?? 1))} of the accessibility tree`;
  return {
    part: 'e',
    what: `the map of ${name}, with ${share} % of ${there} controls`,
    median: `${ours} characters`,
    spread: '',
    ratio,
    aim,
  };
}

async function benchTime({ ours, theirs, cdp, url }: Eyes, count: number, rounds: number): Promise<Row[]> {
  await ours.goto(`${url}/rows/${count}`);
  await theirs.goto(`${url}/rows/${count}`);
  const chars = { ours: 0, snapshot: 0, tree: 0 };
  const [own, ai, ax] = (await takeTurns(
    [
      { name: `the map of ${count} rows`, run: () => timed(async () => (chars.ours = (await ours.observe()).text.length)) },
      { name: "Playwright's snapshot", run: () => timed(async () => (chars.snapshot = (await snapshot(theirs)).length)) },
      { name: 'the accessibility tree', run: () => timed(async () => (chars.tree = (await tree(cdp)).length)) },
    ],
    rounds,
  )) as [Samples, Samples, Samples];
  const aim = count === 3_000 ? aimOf(`under ${mostMs} ms`, median(own) < mostMs) : '';
  return [
    rowOf('e', { ...own, name: `${own.name} (${chars.ours} characters)` }, 'ms', { ratio: ratios(own, [ai, ax]), aim }),
    rowOf('e', { ...ai, name: `${ai.name} of them (${chars.snapshot} characters)` }, 'ms'),
    rowOf('e', { ...ax, name: `${ax.name} of them (${chars.tree} characters)` }, 'ms'),
  ];
}

const servePages = () =>
  serve((request, response) => {
    const [, name = '', count = '0'] = (request.url ?? '').split('/');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(name === 'rows' ? rowsPage(Number(count)) : (pages[name] ?? ''));
  });
