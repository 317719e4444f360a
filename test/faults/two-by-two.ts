/** Two gateways and two farm nodes over Redis and MongoDB, any of which a test may kill. */
import type { Test } from 'tap';
import { startMongo } from '../peers/mongo.ts';
import { type Peer, peerOrSkip } from '../peers/peer.ts';
import { startRedis } from '../peers/redis.ts';
import { type Cluster, openCluster, until } from './cluster.ts';
import { openGatedShop } from './gated-shop.ts';

export interface TwoByTwo {
  readonly redis: Peer;
  readonly mongo: Peer;
  readonly cluster: Cluster;
  readonly nodes: readonly [Peer, Peer];
  readonly first: Peer;
  readonly second: Peer;
}

/** Undefined where a server is missing: then the test is skipped by name. */
export async function openTwoByTwo(t: Test): Promise<TwoByTwo | undefined> {
  const redis = await peerOrSkip(startRedis);
  const mongo = redis && (await peerOrSkip(startMongo));
  if (redis === undefined || mongo === undefined) return undefined;
  const cluster = openCluster(t, { mongodbUrl: mongo.url, redisUrl: redis.url });
  const nodes = [await cluster.startNode(), await cluster.startNode()] as const;
  const [first, second] = [await cluster.startGateway(), await cluster.startGateway()] as const;
  await quickRun(t, cluster, first);
  return { redis, mongo, cluster, nodes, first, second };
}

/** A whole run of a page of its own, which must succeed. */
export async function quickRun(t: Test, cluster: Cluster, gateway: Peer): Promise<Record<string, unknown>> {
  const { status, body } = await quickTry(t, cluster, gateway);
  t.match({ status, body }, { status: 200, body: { success: true } });
  return body;
}

export async function quickTry(t: Test, cluster: Cluster, gateway: Peer) {
  const shop = await openGatedShop(t);
  return cluster.call(gateway, '/run', { url: shop.url, prompt: 'Return the heading', success: { kind: 'extracted' } });
}

/** Nothing stays reserved, and the books are even. */
export async function settled(t: Test, cluster: Cluster, gateway: Peer): Promise<void> {
  const { body } = await until(
    () => cluster.call(gateway, '/credits'),
    ({ body }) => body.reserved === 0,
  );
  t.equal(body.granted, (body.balance as number) + (body.spent as number));
}
