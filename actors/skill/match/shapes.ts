/** The shared corpus: the shapes of all tenants' skills, searched by nothing but what of them may be shown. */
import { createHash } from 'node:crypto';
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { LibraryEntry } from '../../protocol/skills.ts';
import { keptOf } from './kept-meaning.ts';
import { meaningOf } from './meaning.ts';
import { type Near, Partition } from './partition.ts';
import { openVocabulary } from './vocabulary.ts';

/** What the corpus is told of a skill: no value of a parameter is among it. */
export type Told = Pick<SkillDocument, '_id' | 'tenantId' | 'goal' | 'version' | 'kinds' | 'steps' | 'hits' | 'createdAt'> & {
  readonly host: string;
};

export interface Search {
  readonly goal: string;
  readonly host?: string;
  readonly limit: number;
}

export interface Seek {
  readonly tenantId: string;
  readonly host: string;
  readonly goal: string;
}

/** What is nearer than this is near enough to seed a run: most of the telling words are the same. */
const nearEnough = 0.6;
/** So many are looked through for those that fit. */
const looked = 256;
/** What was learnt makes more words common: all is shown anew when so much of it is new. */
const newShare = 0.02;

export function openShapes() {
  const vocabulary = openVocabulary();
  const skills = new Map<string, Told>();
  const hosts = new Map<string, Set<string>>();
  let partition = new Partition();
  /** How many were learnt since all were shown as they may be. */
  let fresh = 0;

  function forget(id: string): void {
    const known = skills.get(id);
    if (known === undefined) return;
    vocabulary.forget(known.tenantId, known.goal);
    skills.delete(id);
    hosts.get(known.host)?.delete(id);
    partition.drop(id);
  }

  function learn(told: Told): void {
    const known = skills.get(told._id);
    if (known !== undefined && known.version > told.version) return;
    forget(told._id);
    vocabulary.learn(told.tenantId, told.goal);
    skills.set(told._id, told);
    const here = hosts.get(told.host) ?? new Set();
    hosts.set(told.host, here.add(told._id));
    fresh += 1;
    // Otherwise all are shown anew before they are searched.
    if (fresh <= newShare * skills.size) show(told);
  }

  /** By what of it may be shown now. */
  function show({ _id, tenantId, goal, version }: Told): void {
    const shown = vocabulary.shown(tenantId, goal);
    if (shown !== '') partition.put(_id, version, keptOf(shown));
  }

  function showAll(): void {
    partition = new Partition();
    for (const told of skills.values()) show(told);
    fresh = 0;
  }

  function near(goal: string, among?: Iterable<string>): (Near & { readonly told: Told })[] {
    if (fresh > newShare * skills.size) showAll();
    const found = partition.near(meaningOf(goal), looked, among && { names: [...among] });
    return found.flatMap((one) => {
      const told = skills.get(one.name);
      return told === undefined ? [] : [{ ...one, told }];
    });
  }

  const entryOf = ({ told, score }: { readonly told: Told; readonly score: number }): LibraryEntry => ({
    id: createHash('sha256').update(`${told._id}\n${told.createdAt.getTime()}`).digest('hex').slice(0, 16),
    host: told.host,
    goal: vocabulary.shown(told.tenantId, told.goal),
    kinds: told.kinds,
    steps: told.steps,
    replays: told.hits,
    score: Math.round(score * 1_000) / 1_000,
  });

  return {
    learn,
    forget,

    /** Best first; of those that look alike, the one that was replayed most. */
    search({ goal, host, limit }: Search): readonly LibraryEntry[] {
      const among = host === undefined ? undefined : (hosts.get(host) ?? []);
      const found = near(goal, among).map(entryOf);
      const alike = new Map<string, LibraryEntry>();
      for (const entry of found) {
        const key = JSON.stringify([entry.host, entry.goal, entry.kinds]);
        if (entry.replays >= (alike.get(key)?.replays ?? 0)) alike.set(key, entry);
      }
      const most = [...alike.values()];
      return most.sort((a, b) => b.score - a.score || b.replays - a.replays).slice(0, limit);
    },

    /** Of another tenant or on another host, near enough to seed a run. */
    nearest({ tenantId, host, goal }: Seek): LibraryEntry | undefined {
      const asked = vocabulary.shown(tenantId, goal);
      const found = asked === '' ? [] : near(asked);
      const first = found.find(({ told, score }) => score >= nearEnough && (told.tenantId !== tenantId || told.host !== host));
      return first && entryOf(first);
    },
  };
}
