/** Candidates for requests, from partitions that are loaded when they are first asked for and bounded in number and memory. */
import { DeadlineExceeded, withinDeadline } from '../../../store/deadline.ts';
import { StoreError } from '../../../store/errors.ts';
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { Skills } from '../../../store/skills.ts';
import { openTurns } from '../../../store/turns.ts';
import { startKeyOf, startKeysAt } from '../starts.ts';
import { keptOf, mostWordings, storedIn, wordingsOf } from './kept-meaning.ts';
import { meaningOf } from './meaning.ts';
import { type Near, Partition } from './partition.ts';
import type { Candidate } from './port.ts';
import { isOutdated, openRenewal } from './renewal.ts';

interface CandidateOptions {
  readonly skills: Pick<Skills, 'walk' | 'some' | 'remember'>;
  /** Orders the best anew by what their goals mean, with scores of its own. */
  readonly rank?: Rank | undefined;
  /** What the partitions may hold together, in bytes, and how many there may be; 512 MB and 5,000. */
  readonly mostBytes?: number;
  readonly mostPartitions?: number;
}

export type Rank = (goal: string, candidates: readonly Candidate[]) => Promise<readonly Candidate[]>;

interface Held {
  readonly tenantId: string;
  readonly origin: string;
  /** Unset until it was loaded. */
  partition?: Partition;
  /** What is being loaded: it takes the place of the partition when it is whole. */
  next?: Partition;
  loading?: Promise<void>;
  /** Something may be missing: it serves as it is while it is loaded anew. */
  isStale: boolean;
  bytes: number;
}

/** So many are looked at in the store for a request, at least: some may be gone or quarantined. */
const leastLookedAt = 16;
/** How long a request waits for a partition to be loaded: half a million skills take a tenth of it. It is loaded on meanwhile. */
const loadMs = 60_000;
/** So many are ranked anew where there is a rank. */
const mostRanked = 48;

export function openCandidates({ skills, rank, mostBytes = 512_000_000, mostPartitions = 5_000 }: CandidateOptions) {
  /** The least recently used first. */
  const partitions = new Map<string, Held>();
  const renew = openRenewal(skills);

  async function partitionOf(tenantId: string, origin: string): Promise<Partition> {
    const key = `${tenantId} ${origin}`;
    const held: Held = partitions.get(key) ?? { tenantId, origin, isStale: false, bytes: 0 };
    partitions.delete(key);
    partitions.set(key, held);
    if (held.partition === undefined) await loaded(held);
    // Who looks something up does not wait for what only mends; when it fails, the next one tries again.
    else if (held.isStale || held.partition.isWorn) load(held).catch(() => undefined);
    return held.partition as Partition;
  }

  async function loaded(held: Held): Promise<void> {
    try {
      await withinDeadline(loadMs, load(held));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      throw new StoreError('unavailable', `The skills of ${held.origin} are still being read: try again`, { cause: error });
    }
  }

  function load(held: Held): Promise<void> {
    held.loading ??= reload(held).finally(() => {
      delete held.loading;
      delete held.next;
    });
    return held.loading;
  }

  async function reload(held: Held): Promise<void> {
    const [next, turn] = [new Partition(true), openTurns()];
    let outdated = 0;
    held.next = next;
    // What is missed from now on makes it stale again.
    held.isStale = false;
    try {
      for await (const portion of skills.walk({ tenantId: held.tenantId, origin: held.origin }, lookedUpBy)) {
        for (const document of portion) {
          put(next, document);
          if (isOutdated(document)) outdated += 1;
          await turn();
        }
      }
      await next.settle(turn);
    } catch (error) {
      held.isStale = true;
      throw error;
    }
    held.partition = next;
    held.bytes = next.byteLength;
    fit();
    if (outdated > 0) renew(held.tenantId, held.origin);
  }

  /** Lets go of what was not used for longest; what is being loaded is in use. */
  function fit(): void {
    let bytes = [...partitions.values()].reduce((sum, held) => sum + held.bytes, 0);
    for (const [key, held] of partitions) {
      if (partitions.size <= 1 || (partitions.size <= mostPartitions && bytes <= mostBytes)) return;
      if (held.loading !== undefined) continue;
      partitions.delete(key);
      bytes -= held.bytes;
    }
  }

  const heldOf = (tenantId: string) => [...partitions.values()].filter((held) => held.tenantId === tenantId);

  /** Those that are there; what the store does not know any more, or knows newer, is mended on the way. */
  async function standing(partition: Partition, tenantId: string, origin: string, near: readonly Near[]): Promise<Candidate[]> {
    // Of a skill that is near by several wordings the best counts.
    const best = new Map<string, Near>();
    for (const one of near) if (!best.has(skillOf(one.name))) best.set(skillOf(one.name), one);
    const found = await skills.some(tenantId, [...best.keys()]);
    const documents = new Map(found.map((document) => [document.name, document]));
    return [...best].flatMap(([name, { name: entry, version, score }]) => {
      const document = documents.get(name);
      if (document === undefined || document.origin !== origin) {
        if (partition.versionOf(entry) === version) drop(partition, name);
        return [];
      }
      put(partition, document);
      return document.quarantined === undefined ? [{ document, score }] : [];
    });
  }

  return {
    /** As the port says (port.ts). */
    async near(tenantId: string, origin: string, goal: string, k: number, at?: string): Promise<readonly Candidate[]> {
      const partition = await partitionOf(tenantId, origin);
      const most = Math.max(k, rank === undefined ? leastLookedAt : mostRanked);
      const candidates = await standing(
        partition,
        tenantId,
        origin,
        partition.near(meaningOf(goal), most, at === undefined ? {} : { starts: startKeysAt(at) }),
      );
      return (rank === undefined ? candidates : await rank(goal, candidates)).slice(0, k);
    },

    /** Takes in what was written of a skill; what is not held stays so. */
    put(document: SkillDocument): void {
      for (const held of heldOf(document.tenantId)) {
        if (held.origin === document.origin) for (const partition of partitionsOf(held)) put(partition, document);
        // A skill that is made anew under its name may be of another site.
        if (held.origin !== document.origin) for (const partition of partitionsOf(held)) drop(partition, document.name);
        held.bytes = held.partition?.byteLength ?? 0;
      }
    },

    drop(tenantId: string, name: string): void {
      for (const held of heldOf(tenantId)) for (const partition of partitionsOf(held)) drop(partition, name);
    },

    /** Something was written elsewhere, and nobody knows what. */
    distrust(): void {
      for (const held of partitions.values()) held.isStale = true;
    },

    /** How many partitions there are, and what they hold together in bytes. */
    held: () => ({ partitions: partitions.size, bytes: [...partitions.values()].reduce((sum, { bytes }) => sum + bytes, 0) }),
  };
}

/** The one that serves, and the one that is being loaded. */
const partitionsOf = ({ partition, next }: Held): readonly Partition[] => [partition, next].filter((one) => one !== undefined);

/** All that is read of a skill to find it. */
const lookedUpBy = ['name', 'version', 'goal', 'meaning', 'wordings', 'url', 'parameters'] as const;

function put(partition: Partition, document: Pick<SkillDocument, (typeof lookedUpBy)[number]>): void {
  const { name, version, goal } = document;
  const start = startKeyOf(document);
  const isNew = (entry: string) => (partition.versionOf(entry) ?? -1) < version;
  if (isNew(name)) partition.put(name, version, storedIn(document) ?? keptOf(goal), start);
  for (const [at, wording] of wordingsOf(document).entries()) {
    const entry = entryOf(name, at);
    if (isNew(entry)) partition.put(entry, version, storedIn({ meaning: wording.meaning, version: 0 }) ?? keptOf(wording.goal), start);
  }
}

function drop(partition: Partition, name: string): void {
  partition.drop(name);
  for (let at = 0; at < mostWordings; at += 1) partition.drop(entryOf(name, at));
}

/** A wording stands beside its skill; no name holds a slash. */
const entryOf = (name: string, at: number): string => `${name}/${at}`;
const skillOf = (entry: string): string => entry.split('/', 1)[0] as string;
