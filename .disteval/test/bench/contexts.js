import { openBenchFarm } from "./farm.js";
import { memoryOfTree } from "./memory.js";
import { openPlaywright, openPuppeteer } from "./peers.js";
import { aimOf, digits, ratios, rowOf } from "./table.js";
const gibibyte = 2 ** 30;
const mebibyte = 2 ** 20;
/** Fewer than one browser takes, so that no second browser is weighed with them. */
const [few, many] = [2, 12];
export async function benchContexts(chromium, url, rounds) {
    const ofPeer = (open) => async () => {
        const peer = await open(chromium);
        return { open: () => peer.openContext(url), close: () => peer.close() };
    };
    const kinds = [
        ['the farm', onFarm(url)],
        ['Playwright', ofPeer(openPlaywright)],
        ['Puppeteer', ofPeer(openPuppeteer)],
    ];
    const samples = kinds.map(([name]) => ({ name, values: [] }));
    for (let round = 0; round < rounds; round += 1) {
        for (const [index, [, start]] of kinds.entries())
            samples[index]?.values.push(await contextsPerGibibyte(start));
    }
    const [ours, ...theirs] = samples.map(({ name, values }) => ({ name: `contexts of ${name} per GiB`, values }));
    if (ours === undefined)
        return [];
    return [rowOf('c', ours, '', { ratio: ratios(ours, theirs) }), ...theirs.map((their) => rowOf('c', their, ''))];
}
async function contextsPerGibibyte(start) {
    const { open, close } = await start();
    try {
        for (let count = 0; count < few; count += 1)
            await open();
        const before = await memoryOfTree(process.pid, { field: 'Pss', withRoot: false });
        for (let count = few; count < many; count += 1)
            await open();
        const after = await memoryOfTree(process.pid, { field: 'Pss', withRoot: false });
        return gibibyte / ((after - before) / (many - few));
    }
    finally {
        await close();
    }
}
const onFarm = (url) => async () => {
    const farm = await openBenchFarm({ slots: many, warm: 0 });
    const open = async () => {
        const page = await (await farm.lease()).attach();
        await page.goto(url);
    };
    return { open, close: () => farm.close() };
};
/** Growth that can be told from noise: a browser of 190 leases holds more than one of 10. */
const tolerated = 1.1;
/** Memory of the service and its browsers after every hundred of `runs` runs, four at a time, when its garbage is collected. */
export async function benchGrowth(service, url, runs = 500) {
    const sizes = [];
    for (let done = 0; done < runs; done += 100) {
        let left = 100;
        const work = async () => {
            while (left > 0) {
                left -= 1;
                await service.clickAndRead(url);
            }
        };
        await Promise.all([work(), work(), work(), work()]);
        await service.rest();
        sizes.push((await memoryOfTree(service.pid, { field: 'Pss_Anon', withRoot: true })) / mebibyte);
    }
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
    const samples = { name: `own memory of the service after ${runs} runs`, values: sizes };
    const more = {
        median: `${digits(last)} MiB`,
        spread: `every 100: ${sizes.map(digits).join(', ')}`,
        ratio: `${digits(last / first)} of after 100 runs`,
        aim: aimOf(`no growth after the first 100 (${digits(last - first)} MiB)`, last < first * tolerated),
    };
    return [rowOf('c', samples, 'MiB', more)];
}
//# sourceMappingURL=contexts.js.map