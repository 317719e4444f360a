/** The whole service as a person starts it: one gateway with a farm node inside, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';
import { buttonName, fieldName, shown } from './page.ts';

export interface Service {
  readonly pid: number;
  /** One run through the REST surface: open, press, read. */
  clickAndRead(url: string): Promise<void>;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../../gateway/main.js', import.meta.url));
const key = `tr_live_${'b'.repeat(32)}`;

export async function startService(): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      BOOTSTRAP_API_KEY: key,
      BOOTSTRAP_CREDITS: '10000000',
      ALLOW_PRIVATE_TARGETS: '*',
      LOG_LEVEL: 'warn',
    },
  });
  const agent = new Agent();
  const base = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await ready(base, ended);
  return {
    pid: child.pid ?? 0,
    async clickAndRead(url) {
      const { statusCode, body } = await request(`${base}/api/v1/run`, {
        dispatcher: agent,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url, prompt: `Click "${buttonName}" and read "${fieldName}"`, success: { kind: 'extracted' } }),
      });
      const answer = await body.text();
      if (statusCode !== 200 || !answer.includes(shown)) throw new Error(`POST /run answered ${statusCode}: ${answer}`);
    },
    async close() {
      await agent.close();
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(base: string, ended: Promise<unknown>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await request(`${base}/readyz`).catch(() => undefined);
    await answer?.body.dump();
    if (answer?.statusCode === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the service ended before it was ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
