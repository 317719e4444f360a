/** Picks the bus: Redis where an address is given, this process otherwise. */
import { openLocalBus } from './local.ts';
import type { Bus } from './port.ts';

/** Rejects with `unavailable` when the server can't be reached now. */
export async function openBus(redisUrl: string | undefined): Promise<Bus> {
  return redisUrl === undefined ? openLocalBus() : (await import('./redis.ts')).openRedisBus(redisUrl);
}
