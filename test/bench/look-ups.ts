/** Part h: dispatch's look-up among stored skills of one tenant, on one origin and over a thousand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openCandidates } from '../../actors/skill/match/candidates.ts';
import { storedMeaningOf } from '../../actors/skill/match/kept-meaning.ts';
import { meaningOf } from '../../actors/skill/match/meaning.ts';
import type { SkillDocument } from '../../store/model/skill.ts';
import { openStore, type Store } from '../../store/open.ts';
import { goalOf, openDice } from './goals.ts';
import { quantile, timed } from './samples.ts';
import { aimOf, digits, type Row, rowOf } from './table.ts';

/** In milliseconds, at 100,000 skills. */
const aimMs = 5;
const tenantId = 'bench';
const nearest = 8;
const sizes = [1_000, 100_000, 500_000] as const;
/** The exact scan takes as many times longer as there are skills: fewer requests are compared with it. */
const scanned = 40;

interface Asked {
  readonly origin: string;
  readonly goal: string;
  /** The goal of the skill that it asks for. */
  readonly of: string;
}

export async function benchLookUps(lookUps: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) for (const origins of [1, 1_000]) rows.push(...(await benchOne(size, origins, lookUps)));
  return rows;
}

async function benchOne(size: number, origins: number, lookUps: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troupe-bench-'));
  try {
    const first = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    const asked = await fill(first, size, origins, lookUps);
    await first.close();
    let store: Store | undefined;
    const opening = await timed(async () => {
      store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    });
    return await measured(store as Store, { size, origins, asked, opening }).finally(() => store?.close());
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function measured(
  { skills }: Store,
  { size, origins, asked, opening }: { size: number; origins: number; asked: readonly Asked[]; opening: number },
): Promise<Row[]> {
  const what = `${size.toLocaleString('en')} skills on ${origins.toLocaleString('en')} origin${origins === 1 ? '' : 's'}`;
  const candidates = openCandidates({ skills });
  // As a dispatch asks: of those that start where the request does.
  const near = ({ origin, goal }: Asked) => candidates.near(tenantId, origin, goal, nearest, `${origin}/`);
  // The collection itself is read when a skill is first asked for.
  const reading = await timed(() => skills.get(tenantId, 'none'));
  const loading: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const one of new Map(asked.map((one) => [one.origin, one])).values()) loading.push(await timed(() => near(one)));
  delay.disable();
  const values: number[] = [];
  for (const one of asked) values.push(await timed(() => near(one)));
  const samples = { name: `look-up among ${what}`, values };
  const p99 = quantile(samples, 0.99);
  const { bytes } = candidates.held();
  const loads = { name: '', values: loading };
  return [
    rowOf('h', samples, 'ms', {
      ratio: `p99 ${digits(p99)} ms`,
      aim: size === 100_000 ? aimOf(`p99 under ${aimMs} ms`, p99 < aimMs) : '',
    }),
    rowOf('h', { name: `loading a partition of ${what}`, values: loading }, 'ms', {
      ratio: `${digits(bytes / 2 ** 20)} MiB held in all, longest ${digits(quantile(loads, 1))} ms, the loop waited ${digits(delay.max / 1e6)} ms at most`,
    }),
    {
      ...{ part: 'h', what: `store with ${what}: opened; skills read when first asked for`, spread: '', ratio: '' },
      median: `${digits(opening)} ms; ${digits(reading)} ms`,
      aim: size === 100_000 ? aimOf('a start under 2 s', opening < 2_000) : '',
    },
    await recallOf(skills, asked.slice(0, scanned), near, what),
    await hitsOf(asked, near, what),
  ];
}

type LookUp = (one: Asked) => Promise<readonly { readonly document: SkillDocument; readonly score: number }[]>;

/** For how many requests the skill that they ask for is among those that are held against them: what is lost there costs a hit. */
async function hitsOf(asked: readonly Asked[], near: LookUp, what: string): Promise<Row> {
  let found = 0;
  for (const one of asked) if ((await near(one)).some(({ document }) => document.goal === one.of)) found += 1;
  const median = `${((100 * found) / asked.length).toFixed(1)} %`;
  return { part: 'h', what: `the skill asked for among the ${nearest} looked up, among ${what}`, median, spread: '', ratio: '', aim: '' };
}

/** How many of the nearest that an exact scan of all vectors finds are found. */
async function recallOf(skills: Store['skills'], asked: readonly Asked[], near: LookUp, what: string): Promise<Row> {
  const scans = asked.map(({ goal, origin }) => ({
    vector: meaningOf(goal).vector,
    origin,
    best: [] as { name: string; cosine: number }[],
  }));
  for await (const portion of skills.walk({}, ['name', 'goal', 'origin'])) {
    for (const { name, goal, origin } of portion) {
      const here = scans.filter((scan) => scan.origin === origin);
      if (here.length === 0) continue;
      const { vector } = meaningOf(goal);
      for (const scan of here) {
        const cosine = scan.vector.reduce((sum, part, at) => sum + part * (vector[at] as number), 0);
        if (scan.best.length === nearest && cosine <= (scan.best[nearest - 1]?.cosine as number)) continue;
        scan.best.push({ name, cosine });
        scan.best.sort((a, b) => b.cosine - a.cosine).splice(nearest);
      }
    }
  }
  let [best, first] = [0, 0];
  for (const [at, one] of asked.entries()) {
    const names = new Set((await near(one)).map(({ document }) => document.name));
    const exact = scans[at]?.best ?? [];
    best += exact.filter(({ name }) => names.has(name)).length / Math.max(1, exact.length);
    // Others that are just as near are as good.
    const top = exact.filter(({ cosine }) => cosine > (exact[0]?.cosine ?? 0) - 1e-6);
    first += top.some(({ name }) => names.has(name)) ? 1 : 0;
  }
  const share = (count: number) => `${((100 * count) / asked.length).toFixed(1)} %`;
  return {
    part: 'h',
    what: `of the ${nearest} nearest by exact scan, among ${what}`,
    median: share(best),
    spread: '',
    ratio: `the nearest: ${share(first)}`,
    aim: '',
  };
}

/** Stores the skills, and gives requests that ask for some of them in other words, over at most 50 origins. */
async function fill({ documents }: Store, size: number, origins: number, lookUps: number): Promise<Asked[]> {
  const skills = await documents.collection<SkillDocument>('skills');
  const dice = openDice(size + origins);
  const asked: Asked[] = [];
  for (let from = 0; from < size; from += 1_000) {
    const portion = Array.from({ length: Math.min(1_000, size - from) }, (_, at) => {
      const number = from + at;
      const { goal, again } = goalOf(dice);
      const origin = `https://site${number % origins}.example`;
      if (number % origins < 50 && dice.chance((2 * lookUps * origins) / (size * Math.min(50, origins))))
        asked.push({ origin, goal: again.replace('{{param:name}}', '"blue chairs"'), of: goal });
      return documentOf(`skill-${number}`, origin, goal);
    });
    await skills.insertMany(portion);
  }
  return asked.slice(0, lookUps);
}

const made = new Date('2026-01-02T03:04:05Z');

const documentOf = (name: string, origin: string, goal: string): SkillDocument => ({
  _id: `${tenantId}/${name}`,
  ...{ tenantId, name, origin, goal },
  url: `${origin}/`,
  parameters: goal.includes('{{param:name}}') ? [{ name: 'name', value: 'red lamps' }] : [],
  version: 1,
  meaning: storedMeaningOf(goal, 1),
  body: `skills/${tenantId}/${name}/1`,
  steps: 4,
  kinds: ['click', 'fill', 'press', 'read'],
  createdAt: made,
  updatedAt: made,
  hits: 0,
  misses: 0,
});
