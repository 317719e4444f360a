/** Where skills are kept: each by its actor, wherever that lives, and each version as its own blob. */
import { StoreError } from '../../store/errors.ts';
import type { SkillDocument, SkillStep, SkillVersion } from '../../store/model/skill.ts';
import type { Store } from '../../store/open.ts';
import { idOf, type SkillBody } from '../../store/skills.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { openRoute } from '../cluster/route.ts';
import { messageOf } from '../errors.ts';
import type { Log } from '../log.ts';
import { openPersistents } from '../persistence.ts';
import { skillAsk } from '../protocol/skills-remote.ts';
import type { System } from '../system.ts';
import type { Draft } from './draft.ts';
import { storedMeaningOf } from './match/kept-meaning.ts';
import { skill } from './skill.ts';
import { anyOf, type Values } from './templates.ts';

interface ShelfOptions {
  readonly system: System;
  readonly cluster: Cluster;
  readonly store: Pick<Store, 'skills' | 'journal'>;
  readonly log: Pick<Log, 'error'>;
  /** How long the gateway that the skill lives at is waited for, and how long its actor here; 2 s and 10 s. */
  readonly remoteMs?: number;
  readonly localMs?: number;
  /** After how long without commands a skill is put to sleep; a minute. */
  readonly idleMs?: number;
}

export interface ToPublish {
  readonly tenantId: string;
  readonly name: string;
  readonly draft: Draft;
  readonly runId: string;
  readonly madeBy: SkillVersion['madeBy'];
  readonly failures: SkillVersion['failures'];
  /** Of a repair: the version that it mends. Nothing is written when there is a newer one by then. */
  readonly basedOn?: number;
}

export interface Opened {
  readonly document: SkillDocument;
  readonly version: SkillVersion;
  /** As it was compiled; those that are secret, too. */
  readonly values: Values;
  readonly secrets: readonly string[];
}

export type Shelf = ReturnType<typeof openShelf>;

/** Methods reject with `StoreError`, and with `ActorError` when nobody answers in time. */
export function openShelf({ system, cluster, store, log, remoteMs = 2_000, localMs = 10_000, idleMs = 60_000 }: ShelfOptions) {
  const actors = openPersistents(skill, { system, journal: store.journal, log, idleMs });
  const ask = openRoute({
    cluster,
    ask: skillAsk,
    keyOf: ({ id }) => skill.key(id),
    serve: ({ id, command }) => actors.ask(id, command, localMs),
    remoteMs,
  });

  return {
    /** The number of the version; undefined when what it mends is not the latest any more. */
    async publish({ draft, basedOn, ...made }: ToPublish): Promise<number | undefined> {
      const { tenantId, name, runId } = made;
      const parameters = draft.parameters.map(({ isSecret, value, name: parameter }) =>
        isSecret ? { name: parameter, sealed: store.skills.seal(value, tenantId, name) } : { name: parameter, value },
      );
      const content: SkillBody = { ...draft, parameters, ...withoutDraft(made), createdAt: new Date() };
      const body = await store.skills.putBody(content);
      const reply = await ask({
        id: idOf(tenantId, name),
        command: { type: 'publish', runId, body, ...(basedOn !== undefined && { basedOn }) },
      });
      if (reply.type !== 'version') return undefined;
      await store.skills.project(documentOf(content, reply));
      return reply.version;
    },

    /** The latest version with its values; `quarantined` when what is stored of it can't be read. */
    async open(tenantId: string, name: string): Promise<Opened | { readonly quarantined: string } | undefined> {
      const document = await store.skills.get(tenantId, name);
      if (document === undefined) return undefined;
      if (document.quarantined !== undefined) return { quarantined: document.quarantined };
      try {
        const body = await store.skills.body(document);
        const values: Record<string, string> = {};
        const secrets: string[] = [];
        for (const { name: parameter, value, sealed } of body.parameters) {
          const opened = sealed === undefined ? (value ?? '') : store.skills.unseal(sealed, tenantId, name);
          values[parameter] = opened;
          if (sealed !== undefined) secrets.push(opened);
        }
        return { document, version: { ...body, version: document.version }, values, secrets };
      } catch (error) {
        if (!(error instanceof StoreError && (error.code === 'corrupt' || error.code === 'unreadable'))) throw error;
        log.error({ err: error, tenantId, skill: name }, 'a skill can not be read, and is put aside');
        await store.skills.quarantine(tenantId, name, document.version, messageOf(error));
        return { quarantined: messageOf(error) };
      }
    },

    /** Whether there was one. */
    async remove(tenantId: string, name: string): Promise<boolean> {
      if ((await store.skills.get(tenantId, name)) === undefined) return false;
      const { version } = await ask({ id: idOf(tenantId, name), command: { type: 'remove' } });
      return store.skills.remove(tenantId, name, version);
    },
  };
}

const withoutDraft = ({ tenantId, name, runId, madeBy, failures }: Omit<ToPublish, 'draft' | 'basedOn'>) => ({
  tenantId,
  name,
  runId,
  madeBy,
  failures,
});

function documentOf(content: SkillBody, { version, body }: { readonly version: number; readonly body: string }): SkillDocument {
  const { tenantId, name, url, goal, parameters, steps, createdAt } = content;
  return {
    _id: idOf(tenantId, name),
    tenantId,
    name,
    origin: anyOf(url).origin,
    url,
    goal,
    parameters: parameters.map(({ name: parameter, value }) => ({ name: parameter, ...(value !== undefined && { value }) })),
    version,
    meaning: storedMeaningOf(goal, version),
    body,
    steps: steps.length,
    kinds: steps.map(kindOf),
    createdAt,
    updatedAt: createdAt,
    hits: 0,
    misses: 0,
  };
}

function kindOf(step: SkillStep): string {
  if (step.by === 'clause') return 'read';
  return step.target === undefined ? step.act.kind : `${step.act.kind} ${step.target.role}`;
}
