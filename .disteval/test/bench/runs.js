/** Part a: one isolated goto-click-read, through the whole REST surface and by hand. */
import { openBenchFarm } from "./farm.js";
import { median, takeTurns, timed } from "./samples.js";
import { aimOf, ratios, rowOf } from "./table.js";
/** Milliseconds a run, one at a time and `inParallel` at once; a round of the latter is divided by their number. */
export async function benchRuns(service, peers, url, rounds) {
    const farm = await openBenchFarm();
    const works = [
        { name: 'POST /run', run: () => service.clickAndRead(url) },
        { name: 'the farm without the service', run: () => onFarm(farm, url) },
        ...peers.map((peer) => ({ name: `the ${peer.name} script`, run: () => peer.clickAndRead(url) })),
    ];
    try {
        const rows = [];
        for (const inParallel of [1, 4]) {
            const contestants = works.map(({ name, run }) => ({
                name: inParallel === 1 ? name : `${name}, ${inParallel} at once`,
                run: async () => (await timed(() => Promise.all(Array.from({ length: inParallel }, run)))) / inParallel,
            }));
            const [ours, alone, ...theirs] = await takeTurns(contestants, rounds);
            const [playwright] = theirs;
            if (ours === undefined || alone === undefined || playwright === undefined)
                continue;
            const met = median(ours) <= median(playwright);
            rows.push(rowOf('a', ours, 'ms', { ratio: ratios(ours, theirs), aim: aimOf('no slower than Playwright', met) }), rowOf('a', alone, 'ms', { ratio: ratios(alone, theirs) }), ...theirs.map((their) => rowOf('a', their, 'ms')));
        }
        return rows;
    }
    finally {
        await farm.close();
    }
}
async function onFarm(farm, url) {
    const lease = await farm.lease();
    const page = await lease.attach();
    await farm.clickAndRead(page, url);
    await page.close();
    await lease.release();
}
//# sourceMappingURL=runs.js.map