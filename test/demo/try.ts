/**
 * npm run try -- PAGE GOAL [GOAL ...] [--map]: carries goals out by the rules alone, each on the page anew, and shows what is seen and
 * done. PAGE is an address, or an HTML file, whose folder is served with `/eval.js`, where pages find `report(event, detail)`; what
 * they tell is shown. Ends with 1 when a goal did not succeed, as the service sees it.
 */
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { serveSite } from '../eval/server.ts';
import { sayObservation, sayStep } from './say.ts';
import { type DemoService, startDemoService, tenantId } from './service.ts';
import { watchedFarm, watchedRuns } from './watch.ts';

const { values, positionals } = parseArgs({ options: { map: { type: 'boolean' } }, allowPositionals: true });
const [page = '', ...goals] = positionals;
if (goals.length === 0) {
  console.error('usage: npm run try -- PAGE GOAL [GOAL ...] [--map]');
  process.exit(2);
}
const isAddress = /^https?:/i.test(page);
const site = isAddress ? undefined : await serveSite(pathToFileURL(`${dirname(resolve(page))}/`));
const url = site === undefined ? page : new URL(encodeURIComponent(basename(page)), site.url).href;
const service = await startDemoService([new URL(url).host], {
  farm: (farm) =>
    watchedFarm(farm, {
      opened: (url) => console.log(`   at   ${url}`),
      seen(observation) {
        console.log(`   saw  ${sayObservation(observation)}`);
        if (values.map) console.log(observation.text);
      },
      left: () => undefined,
    }),
  runs: (runs) => watchedRuns(runs, (step) => console.log(`   did  ${sayStep(step)}`)),
});
try {
  let done = 0;
  for (const [index, goal] of goals.entries()) if (await isDone(service, goal, index + 1)) done += 1;
  process.exitCode = done === goals.length ? 0 : 1;
} finally {
  await service.close();
  await site?.close();
}

async function isDone({ runs }: DemoService, prompt: string, number: number): Promise<boolean> {
  console.log(`\n${prompt}`);
  const toldBefore = site?.log.length;
  // True of every page: a goal ends when its instructions are carried out.
  const request = { url, prompt, success: { kind: 'urlIncludes', value: ':' }, options: { confirmActions: false } } as const;
  const answer = await runs.start({ runId: `try-${number}`, tenantId, mode: 'run', request });
  if (answer.type === 'refused') {
    console.log(`   ✗ refused: ${answer.message}`);
    return false;
  }
  const { run } = answer;
  for (const { event, detail } of site?.log.slice(toldBefore) ?? []) console.log(`   page ${event}: ${JSON.stringify(detail)}`);
  if (run.data !== undefined) console.log(`   data ${JSON.stringify(run.data)}`);
  console.log(run.success === true ? `   ✓ in ${run.path.length} steps` : `   ✗ ${run.failureCode}: ${run.error}`);
  return run.success === true;
}
