/** Documents in MongoDB, from version 4.4 on, standalone or replicated. */
import { type Db, type Collection as DriverCollection, type Filter as DriverFilter, MongoClient, type UpdateFilter } from 'mongodb';
import { withinDeadline } from '../deadline.ts';
import { StoreError } from '../errors.ts';
import { checkFilter, decode, encode, encodeChange, encodeInitial } from './fields.ts';
import { translated } from './mongo-errors.ts';
import { watchMonitors } from './mongo-monitor.ts';
import type { Change, Collection, Documents, Entity, Filter, Index, Page, Sort } from './port.ts';

const defaultDatabase = 'troupe';
/** No operation takes longer unless it says so, whatever becomes of the server. */
const deadlineMs = 5_000;
const connectDeadlineMs = 3_000;
const pingDeadlineMs = 2_000;
/** Of a walk. */
const portion = 500;
/** Two that insert the same id at once: one of them fails on some servers, and finds the document at its next try. */
const upsertTries = 3;

export interface MongoConnection {
  readonly db: Db;
  /** Runs one operation, within `ms`; what the driver throws becomes a `StoreError`. */
  readonly run: <R>(work: () => Promise<R>, ms?: number) => Promise<R>;
  close(): Promise<void>;
}

const closed = () => new StoreError('closed', 'The store is closed');

const options = {
  appName: 'troupe',
  // What was acknowledged outlives a change of the primary, and a crash of a server that has no others: no server's default does both.
  w: 'majority',
  journal: true,
  connectTimeoutMS: connectDeadlineMs,
  serverSelectionTimeoutMS: connectDeadlineMs,
  // These free the connections of operations that were given up.
  socketTimeoutMS: deadlineMs,
  waitQueueTimeoutMS: deadlineMs,
} as const;

/** Rejects with `unavailable` when no server answers now; later it reconnects by itself. */
export async function connectMongo(url: string): Promise<MongoConnection> {
  let open = true;
  const run: MongoConnection['run'] = async (work, ms = deadlineMs) => {
    if (!open) throw closed();
    try {
      return await withinDeadline(ms, work());
    } catch (error) {
      throw open ? translated(error) : closed();
    }
  };
  const client = await run(async () => new MongoClient(url, options));
  // A check connects, and then speaks.
  const unwatch = watchMonitors(client, 2 * connectDeadlineMs);
  const named = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(url);
  const connection: MongoConnection = {
    db: named ? client.db() : client.db(defaultDatabase),
    run,
    async close() {
      open = false;
      unwatch();
      await client.close();
    },
  };
  try {
    await run(() => connection.db.command({ ping: 1 }));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

/** Closing it leaves the connection open. */
export function openMongoDocuments({ db, run }: MongoConnection): Documents {
  const collections = new Map<string, Promise<MongoCollection<Entity>>>();
  let open = true;
  const whileOpen: MongoConnection['run'] = (work, ms) => (open ? run(work, ms) : Promise.reject(closed()));

  const openCollection = async (name: string, indexes: readonly Index[]): Promise<MongoCollection<Entity>> => {
    const collection = db.collection<Entity>(name);
    const specifications = indexes.map(({ fields, unique = false, sparse = false }) => ({ key: { ...fields }, unique, sparse }));
    if (specifications.length > 0) await whileOpen(() => collection.createIndexes(specifications));
    return new MongoCollection(collection, whileOpen);
  };

  return {
    collection<T extends Entity>(name: string, indexes: readonly Index[] = []) {
      const known = collections.get(name) ?? openCollection(name, indexes);
      collections.set(name, known);
      known.catch(() => collections.delete(name));
      return known as Promise<Collection<Entity>> as Promise<Collection<T>>;
    },
    ping: () =>
      whileOpen(() => db.command({ ping: 1 }), pingDeadlineMs).then(
        () => true,
        () => false,
      ),
    close: async () => {
      open = false;
    },
  };
}

/** The driver's types want the fields of each collection; the port's types have seen to them. */
type Loose = UpdateFilter<Entity>;
const matching = (filter: Filter): DriverFilter<Entity> => checkFilter(filter) as DriverFilter<Entity>;

class MongoCollection<T extends Entity> implements Collection<T> {
  readonly #driver: DriverCollection<Entity>;
  readonly #run: MongoConnection['run'];

  constructor(driver: DriverCollection<Entity>, run: MongoConnection['run']) {
    this.#driver = driver;
    this.#run = run;
  }

  insert(document: T): Promise<void> {
    return this.insertMany([document]);
  }

  async insertMany(documents: readonly T[]): Promise<void> {
    if (documents.length > 0) await this.#run(() => this.#driver.insertMany(documents.map(encode)));
  }

  async get(id: string): Promise<T | undefined> {
    return result(await this.#run(() => this.#driver.findOne({ _id: id })));
  }

  async find(filter: Filter, { sort = {}, skip = 0, limit = 0 }: Page = {}): Promise<T[]> {
    const found = await this.#run(() => this.#driver.find(matching(filter), { sort: { ...sort }, skip, limit }).toArray());
    return found.map((document) => decode(document as T));
  }

  walk(filter: Filter): AsyncIterable<readonly T[]>;
  walk<K extends keyof T & string>(filter: Filter, fields: readonly K[]): AsyncIterable<readonly Pick<T, K | '_id'>[]>;
  async *walk(filter: Filter, fields?: readonly string[]): AsyncIterable<readonly T[]> {
    const projection = fields && Object.fromEntries(fields.map((field) => [field, 1]));
    const cursor = this.#driver.find(matching(filter), { batchSize: portion, ...(projection && { projection }) });
    try {
      while (await this.#run(() => cursor.hasNext())) yield cursor.readBufferedDocuments().map((document) => decode(document as T));
    } finally {
      // Nobody waits for that: a server that can't be told ends it by itself.
      void cursor.close().catch(() => undefined);
    }
  }

  count(filter: Filter): Promise<number> {
    return this.#run(() => this.#driver.countDocuments(matching(filter)));
  }

  update(filter: Filter, change: Change): Promise<T | undefined> {
    return this.claim(filter, change, {});
  }

  async claim(filter: Filter, change: Change, sort: Sort): Promise<T | undefined> {
    const update = encodeChange(change) as Loose;
    const options = { sort: { ...sort }, returnDocument: 'after' } as const;
    return result(await this.#run(() => this.#driver.findOneAndUpdate(matching(filter), update, options)));
  }

  async updateMany(filter: Filter, change: Change): Promise<number> {
    const update = encodeChange(change) as Loose;
    return (await this.#run(() => this.#driver.updateMany(matching(filter), update))).matchedCount;
  }

  async upsert(id: string, change: Change, initial: Omit<T, '_id'>): Promise<T> {
    const encoded = encodeChange(change);
    const first = encodeInitial(initial, encoded);
    const update = { ...encoded, ...(Object.keys(first).length > 0 && { $setOnInsert: first }) } as Loose;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const options = { upsert: true, returnDocument: 'after' } as const;
        return result(await this.#run(() => this.#driver.findOneAndUpdate({ _id: id }, update, options))) as T;
      } catch (error) {
        if (!(error instanceof StoreError && error.code === 'duplicate_key') || attempt === upsertTries) throw error;
      }
    }
  }

  async remove(filter: Filter): Promise<number> {
    return (await this.#run(() => this.#driver.deleteMany(matching(filter)))).deletedCount;
  }
}

const result = <T extends Entity>(document: unknown): T | undefined => (document === null ? undefined : decode(document as T));
