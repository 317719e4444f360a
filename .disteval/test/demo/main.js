/**
 * npm run demo [-- FOLDER]: five goals on pages of its own, by the rules alone, step by step as it happens. Pictures of the last
 * pages go into the folder, `.data/demo` unless given. Ends with 0 only when the pages themselves tell that all five were done.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toCredits } from "../../store/model/money.js";
import { serveSite } from "../eval/server.js";
import { goals, password } from "./goals.js";
import { sayObservation, sayStep } from "./say.js";
import { startDemoService, tenantId } from "./service.js";
import { watchedFarm, watchedRuns } from "./watch.js";
const pages = new URL('../../../test/demo/site/', import.meta.url);
const folder = resolve(process.argv[2] ?? '.data/demo');
await mkdir(folder, { recursive: true });
let picture;
const site = await serveSite(pages);
const service = await startDemoService([new URL(site.url).host], {
    farm: (farm) => watchedFarm(farm, {
        opened: (url) => console.log(`   at   ${url}`),
        seen: (observation) => console.log(`   saw  ${sayObservation(observation)}`),
        left(last) {
            picture = last;
        },
    }),
    runs: (runs) => watchedRuns(runs, (step) => console.log(`   did  ${sayStep(step)}`)),
});
try {
    await service.store.secrets.put(tenantId, password.name, password.value);
    let done = 0;
    for (const [index, goal] of goals.entries())
        if (await isDone(service, goal, index + 1))
            done += 1;
    console.log(`\n${done} of ${goals.length} goals were done, as their pages tell. Pictures of the last pages are in ${folder}`);
    process.exitCode = done === goals.length ? 0 : 1;
}
finally {
    await service.close();
    await site.close();
}
async function isDone({ runs }, { id, page, prompt, success, judge }, number) {
    console.log(`\n${number}. ${prompt}`);
    const toldBefore = site.log.length;
    const started = performance.now();
    const request = { url: new URL(page, site.url).href, prompt, success, options: { confirmActions: false } };
    const answer = await runs.start({ runId: `demo-${number}-${id}`, tenantId, mode: 'run', request });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    if (answer.type === 'refused') {
        console.log(`   ✗ refused: ${answer.message}`);
        return false;
    }
    const { run } = answer;
    const log = site.log.slice(toldBefore);
    const wrong = judge({ log, data: run.data ?? {} });
    if (run.data !== undefined)
        console.log(`   data ${JSON.stringify(run.data)}`);
    for (const { event, detail } of log)
        console.log(`   page ${event}: ${JSON.stringify(detail)}`);
    if (run.success !== true)
        console.log(`   ✗ ${run.failureCode}: ${run.error}`);
    else if (wrong !== undefined)
        console.log(`   ✗ called a success, but ${wrong}`);
    else
        console.log(`   ✓ ${run.path.length} steps in ${seconds} s for ${run.charge === undefined ? 0 : toCredits(run.charge)} credits`);
    await keepPicture(`${number}-${id}.png`);
    return run.success === true && wrong === undefined;
}
async function keepPicture(name) {
    const bytes = await picture;
    picture = undefined;
    if (bytes === undefined)
        return console.log('   no picture: the page was gone before it could be taken');
    await writeFile(join(folder, name), bytes);
    console.log(`   see  ${join(folder, name)}`);
}
//# sourceMappingURL=main.js.map