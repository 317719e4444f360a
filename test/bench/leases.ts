/** Part b: how long until a context is in hand, against making one in the libraries of the field. */
import { type BenchFarm, openBenchFarm } from './farm.ts';
import type { Peer } from './peers.ts';
import { median, type Samples, takeTurns, timed } from './samples.ts';
import { aimOf, digits, type Row, ratios, rowOf } from './table.ts';

/** In milliseconds. */
const aim = 5;

export async function benchLeases(peers: readonly Peer[], rounds: number): Promise<Row[]> {
  const warm = await openBenchFarm({ warm: 4 });
  const cold = await openBenchFarm({ warm: 0 });
  try {
    const samples = await takeTurns(
      [
        { name: 'lease, warm', run: () => leaseOnce(warm, 4, false) },
        { name: 'lease and attached page, warm', run: () => leaseOnce(warm, 4, true) },
        { name: 'lease, cold', run: () => leaseOnce(cold, 0, false) },
        { name: 'lease and attached page, cold', run: () => leaseOnce(cold, 0, true) },
        ...peers.map((peer) => ({
          name: `${peer.name}'s new context and page`,
          async run() {
            let close = async () => {};
            const took = await timed(async () => {
              close = await peer.openContext();
            });
            await close();
            return took;
          },
        })),
      ],
      rounds,
    );
    const theirs = samples.slice(4);
    return samples.map((sample, index) => rowOf('b', sample, 'ms', index < 4 ? judged(sample, theirs, index === 0) : {}));
  } finally {
    await warm.close();
    await cold.close();
  }
}

function judged(sample: Samples, theirs: readonly Samples[], hasAim: boolean): Partial<Row> {
  return { ratio: ratios(sample, theirs), ...(hasAim && { aim: aimOf(`p50 under ${digits(aim)} ms`, median(sample) < aim) }) };
}

async function leaseOnce(farm: BenchFarm, ready: number, attached: boolean): Promise<number> {
  await farm.warm(ready);
  let release = async () => {};
  const took = await timed(async () => {
    const lease = await farm.lease();
    release = () => lease.release();
    if (!attached) return;
    const page = await lease.attach();
    release = async () => {
      await page.close();
      await lease.release();
    };
  });
  await release();
  return took;
}
