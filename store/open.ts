/** The store as a whole: the adapters that the settings ask for, and everything that stands on them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../config/env.ts';
import { type Audit, openAudit } from './audit.ts';
import { openFileBlobs } from './blobs/files.ts';
import type { Blobs } from './blobs/port.ts';
import { openBus } from './bus/open.ts';
import type { Bus } from './bus/port.ts';
import { openEmbeddedDocuments } from './documents/embedded.ts';
import type { Documents } from './documents/port.ts';
import { openEnvelope } from './envelope.ts';
import { StoreError } from './errors.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Keys, openKeys } from './keys.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { openRuns, type Runs } from './runs.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { ownSecretsKey } from './secrets-key.ts';
import { openSkills, type Skills } from './skills.ts';
import { openTenants, type Tenants } from './tenants.ts';

type StoreSettings = Pick<Env, 'dataDir' | 'mongodbUrl' | 'redisUrl'> & Partial<Pick<Env, 'secretsKeys'>>;

export interface Store {
  readonly documents: Documents;
  readonly bus: Bus;
  readonly blobs: Blobs;
  readonly journal: Journal;
  readonly tenants: Tenants;
  readonly keys: Keys;
  readonly runs: Runs;
  readonly audit: Audit;
  readonly secrets: Secrets;
  readonly skills: Skills;
  /** Idempotent. The bus goes first, so that nobody hears what can't be answered any more; the folder's lock goes last. */
  close(): Promise<void>;
}

interface Disk {
  readonly documents: Documents;
  readonly blobs: Blobs;
  close(): Promise<void>;
}

/**
 * Rejects with `StoreError`: `locked` when another process holds the data folder, `corrupt` when a data file is damaged,
 * `unavailable` when a server can't be reached, `unreadable` when secrets are stored under a key that is not given. Without
 * `secretsKeys` the key is the data folder's own: the environment gives them where a store is shared (config/env.ts).
 */
export async function openStore({ dataDir, mongodbUrl, redisUrl, secretsKeys }: StoreSettings): Promise<Store> {
  const disk = mongodbUrl === undefined ? await openFolder(dataDir) : await openMongo(mongodbUrl);
  let bus: Bus | undefined;
  try {
    bus = await openBus(redisUrl);
    return await assemble(disk, bus, secretsKeys ?? [await ownSecretsKey(dataDir)]);
  } catch (error) {
    await bus?.close();
    await disk.close();
    throw error;
  }
}

async function assemble(disk: Disk, bus: Bus, secretsKeys: readonly [Buffer, ...Buffer[]]): Promise<Store> {
  const { documents, blobs } = disk;
  const envelope = openEnvelope(secretsKeys);
  const [journal, tenants, keys, runs, audit, secrets] = await Promise.all([
    openJournal(documents),
    openTenants(documents),
    openKeys(documents),
    openRuns(documents),
    openAudit(documents),
    openSecrets(documents, envelope),
  ]);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= bus.close().finally(() => disk.close()));
  const skills = openSkills(documents, blobs, envelope);
  return { documents, bus, blobs, journal, tenants, keys, runs, audit, secrets, skills, close };
}

async function openFolder(dataDir: string): Promise<Disk> {
  const lock = await takeFolder(dataDir);
  try {
    const documents = openEmbeddedDocuments(join(dataDir, 'documents'));
    const blobs = await openFileBlobs(join(dataDir, 'blobs'));
    return {
      documents,
      blobs,
      async close() {
        await Promise.allSettled([blobs.close(), documents.close()]);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeFolder(dataDir: string): Promise<FolderLock> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const why = (error as Error).message;
    throw new StoreError('unavailable', `The data folder ${dataDir} can't be used (${why}): set DATA_DIR to a folder of this user`, {
      cause: error,
    });
  }
}

async function openMongo(url: string): Promise<Disk> {
  // Loaded only where it is wanted: the driver takes 100 ms of the start.
  const [{ connectMongo, openMongoDocuments }, { openGridFsBlobs }] = await Promise.all([
    import('./documents/mongo.ts'),
    import('./blobs/gridfs.ts'),
  ]);
  const connection = await connectMongo(url);
  const documents = openMongoDocuments(connection);
  const blobs = openGridFsBlobs(connection);
  return {
    documents,
    blobs,
    async close() {
      await Promise.allSettled([blobs.close(), documents.close()]);
      await connection.close();
    },
  };
}
