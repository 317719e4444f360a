/** The whole service as a person starts it: one gateway with a farm node inside, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import type { AdHocRun } from '../../gateway/schemas/run-body.ts';
import { freePort } from '../peers/ports.ts';
import { buttonName, fieldName, shown } from './page.ts';

export interface Service {
  readonly pid: number;
  /** One ad-hoc run: the HTTP status and the body of its answer. */
  run(body: AdHocRun): Promise<{ readonly status: number; readonly answer: string }>;
  post(path: string, body: object): Promise<{ readonly status: number; readonly answer: string }>;
  /** One run through the REST surface: open, press, read. */
  clickAndRead(url: string): Promise<void>;
  /** Resolves when what ended runs leave is cleared and collected. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../../gateway/main.js', import.meta.url));
const key = `tr_live_${'b'.repeat(32)}`;

/** `settings` go before those of this process's environment; a model is not among the latter, so that the rules work alone. */
export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      BOOTSTRAP_API_KEY: key,
      BOOTSTRAP_CREDITS: '10000000',
      ALLOW_PRIVATE_TARGETS: '*',
      LOG_LEVEL: 'warn',
      OPENAI_BASE_URL: '',
      ...settings,
    },
  });
  const inspector = await inspectorOf(child);
  // A run may take longer than a client waits by itself.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const base = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await ready(base, ended);
  const post: Service['post'] = async (path, body) => {
    const response = await request(`${base}/api/v1${path}`, {
      dispatcher: agent,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.statusCode, answer: await response.body.text() };
  };
  const run: Service['run'] = (body) => post('/run', body);
  return {
    pid: child.pid ?? 0,
    post,
    run,
    async clickAndRead(url) {
      const prompt = `Click "${buttonName}" and read "${fieldName}"`;
      const { status, answer } = await run({ url, prompt, success: { kind: 'extracted' } });
      if (status !== 200 || !answer.includes(shown)) throw new Error(`POST /run answered ${status}: ${answer}`);
    },
    async rest() {
      // Browsers that retire, and their renderers, end by themselves within this.
      await delay(3_000);
      await collectGarbage(inspector);
    },
    async close() {
      await agent.close();
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that Node's debugger says on the error output, which is passed on from there. */
async function inspectorOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stderr as Readable });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = /^Debugger listening on (ws:\S+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
    lines.once('close', () => reject(new Error('the service ended before it said where its debugger is')));
  });
  lines.on('line', (line) => {
    if (!/^(Debugger|For help)/.test(line)) console.error(line);
  });
  return address;
}

async function collectGarbage(inspector: string): Promise<void> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.terminate();
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
    await delay(50);
  }
  throw new Error('the service ended before it was ready');
}
