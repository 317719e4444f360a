/** The entry of a farm node's own process. One signal drains it, two end it at once. */
import { pino } from 'pino';
import { BadSetting, readEnv } from '../../config/env.ts';
import { openBus } from '../../store/bus/open.ts';
import { StoreError } from '../../store/errors.ts';
import { FarmError } from '../errors.ts';
import { startNode } from './node.ts';

/** What leases of now may still take when the node is told to stop, in milliseconds. */
const drainMs = 60_000;

try {
  await run();
} catch (error) {
  const expected = error instanceof BadSetting || error instanceof StoreError || error instanceof FarmError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const env = readEnv();
  if (env.redisUrl === undefined) throw new BadSetting('REDIS_URL is required for a farm node of its own: gateways find it there');
  if (env.farm.secret === undefined)
    throw new BadSetting('FARM_SECRET is required for a farm node of its own: the same as the gateways have');
  const log = pino({ level: env.logLevel });
  const bus = await openBus(env.redisUrl);
  const node = await startNode({
    ...env.farm,
    secret: env.farm.secret,
    host: env.host,
    chromePath: env.chromePath,
    allowPrivate: env.allowPrivateTargets,
    bus,
    log,
  });

  const stop = async () => {
    log.info('draining: leases of now may end, no more are granted');
    await node.drain(drainMs);
    await end();
  };
  const end = async () => {
    await node.close();
    await bus.close();
    process.exit(0);
  };
  let signals = 0;
  const heard = () => {
    signals += 1;
    void (signals === 1 ? stop() : end());
  };
  process.on('SIGTERM', heard);
  process.on('SIGINT', heard);
}
