/** (g) Skills replayed through the whole REST surface, and the same flows as scripts. */
import { type Flow, flows, goalOf, serveFlows } from './flows.ts';
import type { Peer } from './peers.ts';
import { median, takeTurns, timed } from './samples.ts';
import type { Service } from './service.ts';
import { aimOf, type Row, ratios, rowOf } from './table.ts';

const aim = 0.7;

export async function benchReplays(service: Service, peers: readonly Peer[], rounds: number): Promise<Row[]> {
  const site = await serveFlows();
  try {
    const rows: Row[] = [];
    for (const [at, flow] of flows.entries()) {
      const url = site.url + flow.path;
      const name = `flow-${at}`;
      await compile(service, flow, url, name);
      const [ours, ...theirs] = await takeTurns(
        [
          { name: `${flow.name} by POST /skills/{name}/run`, run: () => timed(() => replay(service, url, name)) },
          ...peers.map((peer) => ({ name: `the ${peer.name} script`, run: () => timed(() => peer.follow(flow, url)) })),
        ],
        rounds,
      );
      const [playwright] = theirs;
      if (ours === undefined || playwright === undefined) continue;
      const met = median(ours) <= aim * median(playwright);
      rows.push(rowOf('g', ours, 'ms', { ratio: ratios(ours, theirs), aim: aimOf(`${aim} of Playwright`, met) }));
      rows.push(...theirs.map((their) => rowOf('g', their, 'ms')));
    }
    return rows;
  } finally {
    site.close();
  }
}

async function compile(service: Service, flow: Flow, url: string, as: string): Promise<void> {
  const success = { kind: 'statusText', match: flow.said };
  const body = { url, prompt: goalOf(flow), success, as, confirmActions: false };
  const { status, answer } = await service.post('/skills', body);
  const { success: reached, steps } = JSON.parse(answer);
  if (status !== 200 || !reached || steps !== flow.steps.length) throw new Error(`POST /skills answered ${status}: ${answer}`);
}

async function replay(service: Service, url: string, name: string): Promise<void> {
  const { status, answer } = await service.post(`/skills/${name}/run`, { target: url, confirmActions: false });
  if (status !== 200 || !JSON.parse(answer).success) throw new Error(`POST /skills/${name}/run answered ${status}: ${answer}`);
}
