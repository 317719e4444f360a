/** The Procfile's cluster as processes of their own: gateways and farm nodes over one store and one bus. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Test } from 'tap';
import type { LeaseGrant, NodeStatus } from '../../farm/protocol/lease.ts';
import { type Peer, startPeer } from '../peers/peer.ts';

const dist = fileURLToPath(new URL('../..', import.meta.url));

export interface Cluster {
  startGateway(): Promise<Peer>;
  startNode(slots?: number): Promise<Peer>;
  /** How many leases a node holds. */
  leases(node: Peer): Promise<number>;
  /** Takes every slot that is free; gives what lets them go again. */
  occupy(node: Peer): Promise<() => Promise<void>>;
  /** The key of another tenant, made by the operator's command. */
  newTenant(name: string): Promise<string>;
  /** A request with the first tenant's key, or another's. */
  call(
    gateway: Peer,
    path: string,
    body?: unknown,
    as?: { readonly key?: string; readonly method?: 'GET' | 'POST' | 'DELETE' },
  ): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What is started through it is stopped at teardown. */
export function openCluster(t: Test, store: { readonly mongodbUrl: string; readonly redisUrl: string }): Cluster {
  const apiKey = `tr_live_${randomBytes(20).toString('hex')}`;
  const shared = {
    MONGODB_URL: store.mongodbUrl,
    REDIS_URL: store.redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    FARM_SECRET: randomBytes(16).toString('hex'),
    BOOTSTRAP_API_KEY: apiKey,
    ALLOW_PRIVATE_TARGETS: '127.0.0.1,localhost',
  };
  const start = async (entry: string, ready: RegExp, env: (port: number) => NodeJS.ProcessEnv) => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-cluster-'));
    const peer = await startPeer({
      url: (port) => `http://127.0.0.1:${port}`,
      command: () => [process.execPath, join(dist, entry)],
      env: (port) => ({ ...shared, DATA_DIR: folder, ...env(port) }),
      ready,
      cleanUp: () => rmSync(folder, { recursive: true, force: true }),
    });
    t.teardown(() => peer.stop());
    return peer;
  };
  const farm = (node: Peer, method: string, path: string, body?: object) =>
    fetch(node.url + path, {
      method,
      headers: { authorization: `Bearer ${shared.FARM_SECRET}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    startGateway: () => start('gateway/main.js', /http:\/\/127\.0\.0\.1:\d+/, (port) => ({ PORT: `${port}` })),
    startNode: (slots = 4) => start('farm/node/main.js', /farm node ready/, (port) => ({ FARM_PORT: `${port}`, FARM_SLOTS: `${slots}` })),
    async leases(node) {
      const status = await farm(node, 'GET', '/v1/status');
      return ((await status.json()) as NodeStatus).leases.length;
    },
    async occupy(node) {
      const order = { tenantId: 'other', ttlMs: 3_600_000, fleet: 'default', epoch: 1 };
      const held: string[] = [];
      for (;;) {
        const answer = await farm(node, 'POST', '/v1/leases', order);
        const { leaseId } = (await answer.json()) as Partial<LeaseGrant>;
        if (leaseId === undefined) break;
        held.push(leaseId);
      }
      return async () => {
        for (const leaseId of held) await farm(node, 'DELETE', `/v1/leases/${leaseId}?epoch=1`);
      };
    },
    async newTenant(name) {
      const args = [join(dist, 'gateway/key/main.js'), 'create', '--tenant', name, '--credits', '1000'];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...shared } });
      return (JSON.parse(stdout) as { key: string }).key;
    },
    async call(gateway, path, body, { key = apiKey, method = body === undefined ? 'GET' : 'POST' } = {}) {
      const response = await fetch(`${gateway.url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}

/** Asks again and again, one answer after the other, until it suits; each answer takes as long as the asked one takes. */
export async function until<T>(ask: () => Promise<T>, suits: (answer: T) => boolean, times = 600): Promise<T> {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask();
    if (suits(answer)) return answer;
    if (asked === times) throw new Error(`Not after ${times} answers; the last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
