/** (f) A form of twelve fields filled and sent by a goal in plain words, and what a run on a page of 5,000 elements weighs. */

import { memoryOfTree } from './memory.ts';
import { rowsPage } from './pages.ts';
import type { Peer } from './peers.ts';
import { takeTurns, timed } from './samples.ts';
import { serve } from './serve.ts';
import type { Service } from './service.ts';
import { digits, type Row, ratios, rowOf } from './table.ts';

const labels = 'First name,Last name,Street,House number,Postcode,City,Country,Email,Phone,Company,Job title,Nickname'.split(',');
export const fields = labels.map((label, at) => ({ label, value: `${label.toLowerCase()} ${at + 1}` }));
export const sendName = 'Send';
/** The page says so when each field holds its value. */
export const thanks = 'All twelve have come';

const form = `<!doctype html><title>Address</title><h1>Address</h1><form>${labels
  .map((label, at) => `<p><label for="f${at}">${label}</label> <input id="f${at}" name="f${at}"></p>`)
  .join('')}<button>${sendName}</button></form><p role="status"></p>
<script>
  const wanted = ${JSON.stringify(fields.map(({ value }) => value))};
  document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    const came = wanted.filter((value, at) => document.forms[0].elements[at].value === value).length;
    document.querySelector('[role=status]').textContent = came === 12 ? '${thanks}' : came + ' of twelve are right';
  };
</script>`;

/** With a row's three cells, link and button, a page of 5,000 elements. */
const rowsOfLarge = 833;
const mebibyte = 2 ** 20;
const prompt = `${fields.map(({ label, value }) => `Fill "${label}" with "${value}"`).join(', ')} and click "${sendName}"`;

export async function benchForms(service: Service, peers: readonly Peer[], rounds: number): Promise<Row[]> {
  const site = await serveForm();
  try {
    const [ours, ...theirs] = await takeTurns(
      [
        { name: 'a form of 12 fields by POST /run', run: () => timed(() => fillByGoal(service, site.url)) },
        ...peers.map((peer) => ({ name: `the ${peer.name} script`, run: () => timed(() => peer.fillForm(site.url)) })),
      ],
      rounds,
    );
    if (ours === undefined) return [];
    const rows = [rowOf('f', ours, 'ms', { ratio: ratios(ours, theirs) }), ...theirs.map((their) => rowOf('f', their, 'ms'))];
    return [...rows, await weigh(service, `${site.url}/large`)];
  } finally {
    site.close();
  }
}

async function fillByGoal(service: Service, url: string): Promise<void> {
  const { status, answer } = await service.run({ url, prompt, success: { kind: 'textVisible', value: thanks } });
  if (status !== 200 || !JSON.parse(answer).success) throw new Error(`POST /run answered ${status}: ${answer}`);
}

/** The most that the service and its browsers held while a run was at the page, over what they held before. */
async function weigh(service: Service, url: string): Promise<Row> {
  const held = () => memoryOfTree(service.pid, { field: 'Pss_Anon', withRoot: true });
  const body = { url, prompt: 'Click "Open 800"', success: { kind: 'urlIncludes', value: 'row=800' } } as const;
  const values: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await service.rest();
    const before = await held();
    let isOver = false;
    let most = before;
    const run = service.run(body).finally(() => {
      isOver = true;
    });
    while (!isOver) most = Math.max(most, await held());
    const { status, answer } = await run;
    if (status !== 200 || !JSON.parse(answer).success) throw new Error(`POST /run answered ${status}: ${answer}`);
    values.push((most - before) / mebibyte);
  }
  return rowOf('f', { name: 'most memory of a run on a page of 5,000 elements', values }, 'MiB', {
    ratio: `every run: ${values.map(digits).join(', ')}`,
  });
}

const serveForm = () =>
  serve(({ url }, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(url === '/large' ? rowsPage(rowsOfLarge) : url === '/' ? form : '<!doctype html><title>A row</title><h1>A row</h1>'),
  );
