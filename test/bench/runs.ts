/** Part a: one isolated goto-click-read, through the whole REST surface and by hand. */
import { type BenchFarm, openBenchFarm } from './farm.ts';
import type { Peer } from './peers.ts';
import { type Contestant, median, takeTurns, timed } from './samples.ts';
import type { Service } from './service.ts';
import { aimOf, type Row, ratios, rowOf } from './table.ts';

/** Milliseconds a run, one at a time and `inParallel` at once; a round of the latter is divided by their number. */
export async function benchRuns(service: Service, peers: readonly Peer[], url: string, rounds: number): Promise<Row[]> {
  const farm = await openBenchFarm();
  const works = [
    { name: 'POST /run', run: () => service.clickAndRead(url) },
    { name: 'the farm without the service', run: () => onFarm(farm, url) },
    ...peers.map((peer) => ({ name: `the ${peer.name} script`, run: () => peer.clickAndRead(url) })),
  ];
  try {
    const rows: Row[] = [];
    for (const inParallel of [1, 4]) {
      const contestants = works.map(
        ({ name, run }): Contestant => ({
          name: inParallel === 1 ? name : `${name}, ${inParallel} at once`,
          run: async () => (await timed(() => Promise.all(Array.from({ length: inParallel }, run)))) / inParallel,
        }),
      );
      const [ours, alone, ...theirs] = await takeTurns(contestants, rounds);
      const [playwright] = theirs;
      if (ours === undefined || alone === undefined || playwright === undefined) continue;
      const met = median(ours) <= median(playwright);
      rows.push(
        rowOf('a', ours, 'ms', { ratio: ratios(ours, theirs), aim: aimOf('no slower than Playwright', met) }),
        rowOf('a', alone, 'ms', { ratio: ratios(alone, theirs) }),
        ...theirs.map((their) => rowOf('a', their, 'ms')),
      );
    }
    return rows;
  } finally {
    await farm.close();
  }
}

async function onFarm(farm: BenchFarm, url: string): Promise<void> {
  const lease = await farm.lease();
  const page = await lease.attach();
  await farm.clickAndRead(page, url);
  await page.close();
  await lease.release();
}
