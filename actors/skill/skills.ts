/** What the gateway asks about skills: they are made, kept, replayed and found here. */
import { flatPrice } from '../../config/rates.ts';
import { type MicroCredits, toCredits } from '../../store/model/money.ts';
import type { Store } from '../../store/open.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Log } from '../log.ts';
import type { Runs } from '../protocol/runs.ts';
import type { Skills } from '../protocol/skills.ts';
import type { System } from '../system.ts';
import { openAttempts } from './attempt.ts';
import { openDispatch } from './dispatch.ts';
import { openFlights } from './flights.ts';
import { openMaking } from './making.ts';
import { agree } from './match/agree.ts';
import type { Candidates, Corpus, Recognise } from './match/port.ts';
import { openReplayer } from './replayer.ts';
import { readyToReplay } from './replaying.ts';
import { openShelf, type ToPublish } from './shelf.ts';

interface SkillsOptions {
  readonly system: System;
  readonly cluster: Cluster;
  readonly store: Pick<Store, 'skills' | 'journal'>;
  readonly runs: Runs;
  readonly candidates: Candidates;
  /** Unset: there is no library, and no run is seeded. */
  readonly corpus?: Corpus;
  /** Unset: what words do not tell is another goal. */
  readonly recognise?: Recognise | undefined;
  readonly log: Log;
  /** The longest run, in milliseconds. */
  readonly runTimeoutMs: number;
}

/** Methods reject with `StoreError`, and with `ActorError` when a skill's actor does not answer. */
export function openSkills({ system, cluster, store, runs, candidates, corpus, recognise, log, runTimeoutMs }: SkillsOptions): Skills {
  const shelf = openShelf({ system, cluster, store, log });
  const publish = async (made: ToPublish) => {
    const version = await shelf.publish(made);
    const document = version === undefined ? undefined : await store.skills.get(made.tenantId, made.name);
    if (document !== undefined) candidates.published(document);
    return version;
  };
  const attempt = openAttempts(runs, log);
  const counts = store.skills;
  const replay = openReplayer({ attempt, publish, counts, log });
  const make = openMaking({ attempt, publish });
  // Room for the replay that shows a shorter way, and for what is written.
  const flights = openFlights({ cluster, longestMs: 3 * runTimeoutMs });
  const dispatch = openDispatch({
    ...{ shelf, candidates, agree, recognise, corpus, replay, make, flights, runs, counts, log },
    patienceMs: 3 * runTimeoutMs,
  });

  return {
    async compile(order) {
      const made = await make({ ...order, mode: 'compile', flatPrice: flatPrice('compile'), madeBy: 'compile' });
      if (made.type === 'refused') return made;
      const { run, skill, why } = made;
      return skill === undefined ? { type: 'notCompiled', run, ...(why !== undefined && { why }) } : { type: 'compiled', run, ...skill };
    },

    async prepare({ tenantId, name, target, params, repair }) {
      const opened = await shelf.open(tenantId, name);
      if (opened === undefined) return { type: 'skillRefused', reason: 'no_such_skill', message: `there is no skill named ${name}` };
      if ('quarantined' in opened)
        return { type: 'skillRefused', reason: 'quarantined', message: `the skill ${name} was put aside: ${opened.quarantined}` };
      const ready = readyToReplay(opened, { target, params, repair });
      if (ready.type === 'skillRefused') return ready;
      const price = flatPrice(repair === 'nobody' ? 'replay' : 'run');
      return {
        type: 'ready',
        start: ({ runId, options, gone }) =>
          replay(
            { opened, ready },
            {
              runId,
              gone,
              flatPrice: price,
              options: { ...options, confirmActions: options.confirmActions ?? opened.version.confirmActions },
            },
          ),
      };
    },

    dispatch,

    list: (tenantId, page) => store.skills.list(tenantId, page),

    async get(tenantId, name) {
      const opened = await shelf.open(tenantId, name);
      if (opened === undefined) return undefined;
      if (!('quarantined' in opened)) return { document: opened.document, latest: opened.version };
      const document = await store.skills.get(tenantId, name);
      return document && { document, latest: undefined };
    },

    async remove(tenantId, name) {
      const wasThere = await shelf.remove(tenantId, name);
      if (wasThere) candidates.removed(`${tenantId}/${name}`);
      return wasThere;
    },

    library: async (query) => (await corpus?.search(query)) ?? [],

    async stats(tenantId) {
      const [counted, { total }] = await Promise.all([store.skills.counts(tenantId), store.skills.list(tenantId, { limit: 1, offset: 0 })]);
      const { dispatches = 0, hits = 0, adapted = 0, misses = 0, failed = 0, saved = 0 } = counted ?? {};
      return { dispatches, hits, adapted, misses, failed, skills: total, creditsSaved: toCredits(saved as MicroCredits) };
    },
  };
}
