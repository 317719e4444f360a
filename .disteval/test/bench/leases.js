/** Part b: how long until a context is in hand, against making one in the libraries of the field. */
import { openBenchFarm } from "./farm.js";
import { median, takeTurns, timed } from "./samples.js";
import { aimOf, digits, ratios, rowOf } from "./table.js";
/** In milliseconds. */
const aim = 5;
export async function benchLeases(peers, rounds) {
    const warm = await openBenchFarm({ warm: 4 });
    const cold = await openBenchFarm({ warm: 0 });
    try {
        const samples = await takeTurns([
            { name: 'lease, warm', run: () => leaseOnce(warm, 4, false) },
            { name: 'lease and attached page, warm', run: () => leaseOnce(warm, 4, true) },
            { name: 'lease, cold', run: () => leaseOnce(cold, 0, false) },
            { name: 'lease and attached page, cold', run: () => leaseOnce(cold, 0, true) },
            ...peers.map((peer) => ({
                name: `${peer.name}'s new context and page`,
                async run() {
                    let close = async () => { };
                    const took = await timed(async () => {
                        close = await peer.openContext();
                    });
                    await close();
                    return took;
                },
            })),
        ], rounds);
        const theirs = samples.slice(4);
        return samples.map((sample, index) => rowOf('b', sample, 'ms', index < 4 ? judged(sample, theirs, index === 0) : {}));
    }
    finally {
        await warm.close();
        await cold.close();
    }
}
function judged(sample, theirs, hasAim) {
    return { ratio: ratios(sample, theirs), ...(hasAim && { aim: aimOf(`p50 under ${digits(aim)} ms`, median(sample) < aim) }) };
}
async function leaseOnce(farm, ready, attached) {
    await farm.warm(ready);
    let release = async () => { };
    const took = await timed(async () => {
        const lease = await farm.lease();
        release = () => lease.release();
        if (!attached)
            return;
        const page = await lease.attach();
        release = async () => {
            await page.close();
            await lease.release();
        };
    });
    await release();
    return took;
}
//# sourceMappingURL=leases.js.map