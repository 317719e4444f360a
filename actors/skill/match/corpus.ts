/** The shared corpus, from the outside: its worker thread is started when it is first asked for, and anew when it dies. */
import { Worker } from 'node:worker_threads';
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { Skills } from '../../../store/skills.ts';
import { ActorError, messageOf } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { LibraryEntry } from '../../protocol/skills.ts';
import type { CorpusOrder, CorpusReply, Unlearnt } from './corpus-thread.ts';
import type { Corpus } from './port.ts';
import type { Told } from './shapes.ts';

interface CorpusOptions {
  readonly skills: Pick<Skills, 'walk'>;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** How long a search waits, also for the corpus to be loaded; 20 s. */
  readonly searchMs?: number;
  /** How long a run waits for what could seed it; 3 s. */
  readonly seekMs?: number;
  /** After how long it is loaded anew: how often skills were replayed is not told one by one; an hour. */
  readonly renewMs?: number;
}

interface HeldCorpus extends Corpus {
  learn(document: SkillDocument): void;
  forget(id: string): void;
  /** Something was written elsewhere, and nobody knows what: the next search loads it anew. */
  distrust(): void;
  /** Ends the thread; what is asked rejects. */
  close(): Promise<void>;
}

type Question = CorpusOrder extends infer Order ? (Order extends unknown ? Omit<Order, 'ask'> : never) : never;
type Thread = ReturnType<typeof startThread>;

/** What the thread's heap may come to, in megabytes: half a million skills take a third of it. */
const heapMb = 2_048;

export function openCorpus({ skills, log, searchMs = 20_000, seekMs = 3_000, renewMs = 3_600_000 }: CorpusOptions): HeldCorpus {
  let thread: Thread | undefined;
  let isClosed = false;

  function current(): Thread {
    if (isClosed) throw new ActorError('stopped', 'The corpus is closed');
    if (thread !== undefined && !thread.isGone() && Date.now() - thread.startedAt > renewMs) retire();
    if (thread === undefined || thread.isGone()) thread = startThread(skills, log);
    return thread;
  }

  function retire(): void {
    void thread?.end();
    thread = undefined;
  }

  /** When the thread dies of it or before, another one is asked, once. */
  async function ask(question: Question, withinMs: number): Promise<unknown> {
    const until = Date.now() + withinMs;
    const first = current();
    try {
      return await first.ask(question, withinMs);
    } catch (error) {
      if (!first.isGone() || isClosed) throw error;
      return current().ask(question, until - Date.now());
    }
  }

  return {
    search: async (query) => (await ask({ type: 'search', query }, searchMs)) as readonly LibraryEntry[],

    async nearest(query) {
      try {
        return (await ask({ type: 'nearest', query }, seekMs)) as LibraryEntry | undefined;
      } catch (error) {
        log.warn({ why: messageOf(error) }, 'the corpus was not asked: the run begins without a seed');
        return undefined;
      }
    },

    learn(document) {
      thread?.learn(toldOf(document));
    },
    forget(id) {
      thread?.tell({ type: 'forget', id });
    },
    distrust: retire,
    async close() {
      isClosed = true;
      await thread?.end();
    },
  };
}

/** Begins to load at once; it keeps no process alive. */
function startThread(skills: Pick<Skills, 'walk'>, log: Pick<Log, 'error'>) {
  const worker = new Worker(new URL('./corpus-thread.js', import.meta.url), {
    name: 'corpus',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  worker.unref();
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();
  let [asked, isGone, isEnding] = [0, false, false];

  worker.on('message', ({ ask, result }: CorpusReply) => {
    waiting.get(ask)?.resolve(result);
    waiting.delete(ask);
  });
  worker.on('error', (error) => log.error({ err: error }, 'the thread of the corpus has died; the next search starts it anew'));
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isGone = true;
      for (const { reject } of waiting.values()) reject(new ActorError('stopped', 'The thread of the corpus has ended'));
      waiting.clear();
      resolve();
    });
  });

  function send(question: Question): Promise<unknown> {
    if (isGone || isEnding) return Promise.reject(new ActorError('stopped', 'The thread of the corpus has ended'));
    asked += 1;
    const ask = asked;
    worker.postMessage({ ...question, ask } as CorpusOrder);
    return new Promise((resolve, reject) => waiting.set(ask, { resolve, reject }));
  }

  async function learn(told: readonly Told[]): Promise<void> {
    for (const { id, why } of (await send({ type: 'learn', skills: told })) as readonly Unlearnt[])
      log.error({ skill: id, why }, 'the corpus can make nothing of a skill, and leaves it out');
  }

  async function load(): Promise<void> {
    try {
      // One portion at a time: it is told no faster than it learns.
      for await (const portion of skills.walk({}, toldBy)) await learn(portion.map(toldOf));
    } catch (error) {
      await end();
      throw error;
    }
  }

  function end(): Promise<void> {
    isEnding = true;
    return worker.terminate().then(() => exited);
  }

  const loaded = load();
  // Whoever asks learns of it.
  loaded.catch(() => undefined);

  return {
    startedAt: Date.now(),
    isGone: () => isGone || isEnding,
    end,
    /** What it is told while it ends, the next one learns from the store. */
    learn: (told: Told) => void learn([told]).catch(() => undefined),
    tell: (question: Question) => void send(question).catch(() => undefined),
    async ask(question: Question, withinMs: number): Promise<unknown> {
      return within(withinMs, async () => {
        await loaded;
        return send(question);
      });
    },
  };
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ActorError('timeout', `The corpus gave no answer in ${ms} ms`)), Math.max(0, ms));
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const toldBy = ['tenantId', 'url', 'origin', 'goal', 'version', 'kinds', 'steps', 'hits', 'createdAt'] as const;

const toldOf = (document: Pick<SkillDocument, '_id' | (typeof toldBy)[number]>): Told => {
  const { _id, tenantId, url, origin, goal, version, kinds, steps, hits, createdAt } = document;
  return { ...{ _id, tenantId, goal, version, kinds, steps, hits, createdAt }, host: URL.parse(origin)?.host ?? url };
};
