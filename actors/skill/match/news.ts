/** News of skills between gateways: at most once over the bus, with a count by which the hearer knows that it missed some. */
import { Value } from 'typebox/value';
import type { Bus, Json } from '../../../store/bus/port.ts';
import { StoreError } from '../../../store/errors.ts';
import { remoteVersion } from '../../protocol/remote.ts';
import { type News, SkillNews, skillsChannel } from '../../protocol/skills-news.ts';

interface NewsOptions {
  readonly bus: Bus;
  /** This gateway's id. */
  readonly self: string;
  /** How often the count is told again; 15 s. */
  readonly everyMs?: number;
  readonly heard: (news: News) => void;
  /** Some were lost on their way, nobody knows which. */
  readonly missed: () => void;
}

interface NewsBoard {
  /** Never fails: what the bus loses, the count tells. */
  tell(news: News): void;
  close(): Promise<void>;
}

/** Rejects with `StoreError` when the bus is down. */
export async function openNews({ bus, self, everyMs = 15_000, heard, missed }: NewsOptions): Promise<NewsBoard> {
  const counts = new Map<string, number>();
  let count = 0;

  const subscription = await bus.subscribe(skillsChannel, (message: Json) => {
    if (!Value.Check(SkillNews, message) || message.from === self) return;
    const known = counts.get(message.from) ?? 0;
    counts.set(message.from, message.count);
    if (message.count > known + (message.news === undefined ? 0 : 1)) missed();
    if (message.news !== undefined) heard(message.news);
  });

  async function say(news?: News): Promise<void> {
    try {
      await bus.publish(skillsChannel, { version: remoteVersion, from: self, count, ...(news && { news }) });
    } catch (error) {
      // The next one that arrives shows the gap.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  const timer = setInterval(() => {
    if (count > 0) void say();
  }, everyMs).unref();

  return {
    tell(news) {
      count += 1;
      void say(news);
    },
    async close() {
      clearInterval(timer);
      await subscription.close();
    },
  };
}
