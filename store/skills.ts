/** Skills: what is known of each as a document, and what each version does as a blob that is never changed. */
import type { Blobs } from './blobs/port.ts';
import type { Collection, Documents } from './documents/port.ts';
import type { Envelope } from './envelope.ts';
import { StoreError } from './errors.ts';
import type { Sealed } from './model/sealed.ts';
import type { SkillDocument, SkillMeaning, SkillVersion, SkillWording } from './model/skill.ts';
import { lackOfRecord, soundOf } from './skill-record.ts';
import { lackOfSkill } from './skill-shape.ts';

/** A version before the actor of its skill has given it a number. */
export type SkillBody = Omit<SkillVersion, 'version'>;

interface SkillPage {
  readonly limit: number;
  readonly offset: number;
}

interface OfOrigin {
  readonly tenantId: string;
  readonly origin: string;
}

/** What a tenant's dispatches came to; a day's worth a document would be more than anyone asks for. */
export interface SkillCounts {
  readonly _id: string;
  readonly dispatches: number;
  readonly hits: number;
  readonly adapted: number;
  readonly misses: number;
  readonly failed: number;
  /** In micro-credits: what the hits would have cost as misses, less what they did. */
  readonly saved: number;
}

/** Of a skill that is put aside: what is known of it can't be read. */
interface DamagedRecord {
  readonly id: string;
  readonly lack: string;
}

export type Skills = ReturnType<typeof openSkills>;

/** Opened when it is first asked: a start does not wait for a hundred thousand skills. Methods reject with `StoreError`. */
export function openSkills(documents: Documents, blobs: Blobs, envelope: Envelope) {
  let opening: Promise<Collection<SkillDocument>> | undefined;
  const open = () => {
    opening ??= documents.collection<SkillDocument>('skills', [
      { fields: { tenantId: 1, origin: 1 } },
      { fields: { tenantId: 1, name: 1 } },
    ]);
    return opening;
  };
  let counting: Promise<Collection<SkillCounts>> | undefined;
  const counts = () => {
    counting ??= documents.collection<SkillCounts>('skill-counts');
    return counting;
  };

  let heard: (damage: DamagedRecord) => void = () => undefined;
  const told = new Set<string>();
  /** Told once: who asks for a list again learns nothing new. */
  const damaged = (id: string, lack: string) => {
    const damage = `${id} ${lack}`;
    if (!told.has(damage)) heard({ id, lack });
    told.add(damage);
  };
  const sound = (record: SkillDocument) => soundOf(record, damaged);

  return {
    /** Who is told of each record that can't be read, once. Such a skill is put aside wherever it is read. */
    whenDamaged(hear: (damage: DamagedRecord) => void): void {
      heard = hear;
    },

    async get(tenantId: string, name: string): Promise<SkillDocument | undefined> {
      const record = await (await open()).get(idOf(tenantId, name));
      return record && sound(record);
    },

    /** By name; `total` counts all. */
    async list(tenantId: string, { limit, offset }: SkillPage): Promise<{ skills: SkillDocument[]; total: number }> {
      const skills = await open();
      const [page, total] = await Promise.all([
        skills.find({ tenantId }, { sort: { name: 1 }, limit, skip: offset }),
        skills.count({ tenantId }),
      ]);
      return { skills: page.map(sound), total };
    },

    /** Those that there are of these names, in no order. */
    async some(tenantId: string, names: readonly string[]): Promise<SkillDocument[]> {
      return (await (await open()).find({ _id: { $in: names.map((name) => idOf(tenantId, name)) } })).map(sound);
    },

    /** These fields, and the id, of those of one tenant on one origin, or of all, where they can be read; in portions and no order. */
    async *walk<K extends keyof SkillDocument>(
      where: OfOrigin | Record<string, never>,
      fields: readonly K[],
    ): AsyncIterable<readonly Pick<SkillDocument, K | '_id'>[]> {
      for await (const portion of (await open()).walk({ ...where }, fields)) {
        yield portion.filter((record) => {
          const lack = lackOfRecord(record, fields);
          if (lack !== undefined) damaged(record._id, lack);
          return lack === undefined;
        });
      }
    },

    /** Puts a body where no other version's is; gives its id. */
    async putBody(body: SkillBody): Promise<string> {
      const id = `skills/${body.tenantId}/${body.name}/${body.runId}`;
      await blobs.put(id, Buffer.from(JSON.stringify(body)), { type: 'application/json' });
      return id;
    },

    /** Rejects with `corrupt` when what is stored is no skill, or is gone. */
    async body({ body, name, tenantId }: Pick<SkillDocument, 'body' | 'name' | 'tenantId'>): Promise<SkillBody> {
      const blob = await blobs.get(body);
      if (blob === undefined) throw new StoreError('corrupt', `What the skill ${name} does is not stored any more: compile it anew`);
      const chunks: Buffer[] = [];
      for await (const chunk of blob.content) chunks.push(chunk as Buffer);
      return parsed(Buffer.concat(chunks).toString('utf8'), name, tenantId);
    },

    /** Writes what a version is known by, unless a newer one has been written. */
    async project(document: SkillDocument): Promise<void> {
      const skills = await open();
      const stored = await skills.get(document._id);
      // What can't be read has no version to be newer than.
      if (stored !== undefined && lackOfRecord(stored) !== undefined) await skills.remove({ _id: stored._id });
      const { _id, createdAt, hits, misses, quarantined, doubted, wordings, ...change } = document;
      const newer = { $set: change, $unset: { quarantined: true, doubted: true } } as const;
      const overwrite = () => skills.update({ _id, version: { $lt: document.version } }, newer);
      if ((await overwrite()) !== undefined) return;
      try {
        await skills.insert(document);
      } catch (error) {
        if (!(error instanceof StoreError && error.code === 'duplicate_key')) throw error;
        // There is one by now: as new or newer, or an older one that was written at the same time.
        await overwrite();
      }
    },

    /** False when there is none of this version or older: a newer one was written meanwhile. */
    async remove(tenantId: string, name: string, version: number): Promise<boolean> {
      const skills = await open();
      const _id = idOf(tenantId, name);
      const stored = await skills.get(_id);
      const isDamaged = stored !== undefined && lackOfRecord(stored) !== undefined;
      return (await skills.remove(isDamaged ? { _id } : { _id, version: { $lte: version } })) > 0;
    },

    /** From now on it is refused, with this reason, until a new version is written. */
    async quarantine(tenantId: string, name: string, version: number, quarantined: string): Promise<void> {
      await (await open()).update({ _id: idOf(tenantId, name), version }, { $set: { quarantined } });
    },

    /** Unless there is another version by now. */
    async remember({ _id, version }: Pick<SkillDocument, '_id' | 'version'>, meaning: SkillMeaning): Promise<void> {
      await (await open()).update({ _id, version }, { $set: { meaning } });
    },

    /** Unless its goal is another one by now; of two at the same time one may be lost. */
    async learn({ _id, goal }: Pick<SkillDocument, '_id' | 'goal'>, wordings: readonly SkillWording[]): Promise<void> {
      await (await open()).update({ _id, goal }, { $set: { wordings } });
    },

    /** One that reached success takes the doubt away. */
    async replayed(tenantId: string, name: string, success: boolean): Promise<void> {
      const change = success ? { $inc: { hits: 1 }, $unset: { doubted: true } as const } : { $inc: { misses: 1 } };
      await (await open()).update({ _id: idOf(tenantId, name) }, change);
    },

    /** Dispatches pass it over, until there is a new version, or it is trusted again. */
    async doubt({ _id, version }: Pick<SkillDocument, '_id' | 'version'>): Promise<void> {
      await (await open()).update({ _id, version }, { $set: { doubted: version } });
    },

    async trust({ _id }: Pick<SkillDocument, '_id'>): Promise<void> {
      await (await open()).update({ _id }, { $unset: { doubted: true } });
    },

    async count(tenantId: string, what: Partial<Omit<SkillCounts, '_id'>>): Promise<void> {
      const initial = { dispatches: 0, hits: 0, adapted: 0, misses: 0, failed: 0, saved: 0 };
      const rest = Object.fromEntries(Object.entries(initial).filter(([name]) => !(name in what)));
      await (await counts()).upsert(tenantId, { $inc: what as Record<string, number> }, rest);
    },

    counts: async (tenantId: string): Promise<SkillCounts | undefined> => (await counts()).get(tenantId),

    /** A secret value of a skill opens for its tenant under its name only. */
    seal: (text: string, tenantId: string, name: string): Sealed => envelope.seal(text, ['skill', tenantId, name]),
    /** Throws `StoreError` `unreadable`. */
    unseal: (sealed: Sealed, tenantId: string, name: string): string => envelope.open(sealed, ['skill', tenantId, name]),
  };
}

/** No name and no tenant's id holds a slash. */
export const idOf = (tenantId: string, name: string): string => `${tenantId}/${name}`;

function parsed(text: string, name: string, tenantId: string): SkillBody {
  try {
    const body = JSON.parse(text) as SkillBody;
    const lack = lackOfSkill(body);
    if (lack !== undefined) throw new TypeError(lack);
    if (body.name !== name || body.tenantId !== tenantId) throw new TypeError('it is another skill');
    return { ...body, createdAt: new Date(body.createdAt) };
  } catch (error) {
    throw new StoreError('corrupt', `What is stored of the skill ${name} can't be read (${(error as Error).message}): compile it anew`, {
      cause: error,
    });
  }
}
