/** Measuring side by side: contestants take turns, so that what slows the machine slows all of them. */
/** Runs every contestant `rounds` times, after `warmUp` rounds that don't count; who begins rotates. */
export async function takeTurns(contestants, rounds, warmUp = 2) {
    const samples = contestants.map(({ name }) => ({ name, values: [] }));
    for (let round = -warmUp; round < rounds; round += 1) {
        for (let turn = 0; turn < contestants.length; turn += 1) {
            const index = (turn + round + warmUp) % contestants.length;
            const value = await contestants[index]?.run();
            if (round >= 0 && value !== undefined)
                samples[index]?.values.push(value);
        }
    }
    return samples;
}
/** How long it takes, in milliseconds. */
export async function timed(work) {
    const start = performance.now();
    await work();
    return performance.now() - start;
}
/** The value below which this share of the samples lies, between two samples by proportion. */
export function quantile({ values }, share) {
    const sorted = values.toSorted((a, b) => a - b);
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place - Math.floor(place));
}
export const median = (samples) => quantile(samples, 0.5);
//# sourceMappingURL=samples.js.map