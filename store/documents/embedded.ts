/** Documents in a folder, for one process: nedb in memory for queries and indexes, a log a collection for durability. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors.ts';
import { openTurns, untilLook } from '../turns.ts';
import { checkFilter, decode, encode, encodeChange, encodeInitial } from './fields.ts';
import { Log } from './log.ts';
import { type Memory, match, openMemory } from './memory.ts';
import { Ordered, type Within } from './ordered.ts';
import type { Change, Collection, Documents, Entity, Filter, Index, Page, Sort } from './port.ts';

/** Of a walk: a few milliseconds of copying. */
const portion = 250;

/** Creates the folder when it is missing. The folder must be this process's alone (`lockFolder`). */
export function openEmbeddedDocuments(folder: string): Documents {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const collections = new Map<string, Promise<EmbeddedCollection<Entity>>>();
  let open = true;
  return {
    collection<T extends Entity>(name: string, indexes: readonly Index[] = []) {
      if (!open) return Promise.reject(closed());
      const known = collections.get(name) ?? openCollection(folder, name, indexes);
      collections.set(name, known);
      return known as Promise<Collection<Entity>> as Promise<Collection<T>>;
    },
    ping: async () => open && existsSync(folder),
    async close() {
      open = false;
      const opened = await Promise.allSettled(collections.values());
      await Promise.all(opened.map((collection) => (collection.status === 'fulfilled' ? collection.value.close() : undefined)));
    },
  };
}

const closed = (): StoreError => new StoreError('closed', 'The store is closed');

async function openCollection(folder: string, name: string, indexes: readonly Index[]): Promise<EmbeddedCollection<Entity>> {
  const turn = openTurns();
  const { log, documents } = await Log.open(join(folder, `${name}.jsonl`), turn);
  const memory = openMemory<Entity>();
  const ordered = indexes.filter(isOrdered).map((index) => new Ordered<Entity>(index));
  for (const index of indexes) if (!isOrdered(index)) await ensureIndex(memory, index);
  try {
    for (const [at, document] of documents.entries()) {
      memory._addToIndexes(document);
      if (at % untilLook === 0) await turn();
    }
    for (const index of ordered) await index.load(documents, turn);
  } catch (error) {
    log.close();
    throw translated(name, error);
  }
  const collection = new EmbeddedCollection<Entity>(name, memory, ordered, log);
  await collection.compactWhenWorthIt();
  return collection;
}

/** A unique index guards and a sparse one is small: both are nedb's. */
const isOrdered = ({ unique = false, sparse = false }: Index): boolean => !unique && !sparse;

/** nedb uses an index of several fields only where all are compared by value, and pays dearly for it: kept where it guards. */
async function ensureIndex(memory: Memory<Entity>, { fields, unique = false, sparse = false }: Index): Promise<void> {
  const names = Object.keys(fields);
  await memory.ensureIndexAsync({ fieldName: names, unique, sparse });
  if (names.length > 1) await memory.ensureIndexAsync({ fieldName: names.slice(0, 1) });
}

/** One operation at a time, so that the order in the file is the order in memory and a find with its update is one step. */
class EmbeddedCollection<T extends Entity> implements Collection<T> {
  readonly #name: string;
  readonly #memory: Memory<T>;
  readonly #ordered: readonly Ordered<T>[];
  readonly #log: Log;
  #last: Promise<unknown> = Promise.resolve();
  #open = true;
  /** Memory holds what an append failed to write; the file must be written anew before anything else is. */
  #ahead = false;

  constructor(name: string, memory: Memory<T>, ordered: readonly Ordered<T>[], log: Log) {
    this.#name = name;
    this.#memory = memory;
    this.#ordered = ordered;
    this.#log = log;
  }

  insert(document: T): Promise<void> {
    return this.insertMany([document]);
  }

  async insertMany(documents: readonly T[]): Promise<void> {
    if (documents.length === 0) return;
    const encoded = documents.map(encode);
    return this.#write(async () => {
      await this.#memory.insertAsync(encoded);
      return { result: undefined, changed: encoded, outdates: 0 };
    });
  }

  get(id: string): Promise<T | undefined> {
    return this.#next(async () => decode((await this.#memory.findAsync({ _id: id }).execAsync())[0]));
  }

  async find(filter: Filter, page: Page = {}): Promise<T[]> {
    checkFilter(filter);
    return this.#next(async () => (await this.#search(filter, page)).map(decode));
  }

  walk(filter: Filter): AsyncIterable<readonly T[]>;
  walk<K extends keyof T & string>(filter: Filter, fields: readonly K[]): AsyncIterable<readonly Pick<T, K | '_id'>[]>;
  async *walk(filter: Filter, fields?: readonly string[]): AsyncIterable<readonly T[]> {
    checkFilter(filter);
    // A document is never changed in place: those that were there stay as they are, and only the copies of a portion stand at once.
    const { documents, matches } = await this.#next(async () => this.#fittest(filter)?.within(filter) ?? this.#all(filter));
    const turn = openTurns();
    for (let at = 0; at < documents.length; at += portion) {
      const found = documents.slice(at, at + portion).filter(matches);
      if (found.length > 0) yield found.map((document) => decode(fields === undefined ? document : picked(document, fields)));
      await turn();
    }
  }

  async count(filter: Filter): Promise<number> {
    checkFilter(filter);
    return this.#next(async () => this.#fittest(filter)?.count(filter) ?? this.#memory.countAsync(filter));
  }

  async update(filter: Filter, change: Change): Promise<T | undefined> {
    checkFilter(filter);
    const encoded = encodeChange(change);
    return this.#write(() => this.#change(filter, encoded));
  }

  async claim(filter: Filter, change: Change, sort: Sort): Promise<T | undefined> {
    checkFilter(filter);
    const encoded = encodeChange(change);
    return this.#write(async () => {
      const [first] = await this.#search(filter, { sort, limit: 1 });
      return first === undefined ? { result: undefined, outdates: 0 } : this.#change({ _id: first._id }, encoded);
    });
  }

  async updateMany(filter: Filter, change: Change): Promise<number> {
    checkFilter(filter);
    const encoded = encodeChange(change);
    return this.#write(async () => {
      const { affectedDocuments } = await this.#memory.updateAsync(filter, encoded, { multi: true, returnUpdatedDocs: true });
      const changed = affectedDocuments ?? [];
      return { result: changed.length, changed, outdates: changed.length };
    });
  }

  async upsert(id: string, change: Change, initial: Omit<T, '_id'>): Promise<T> {
    const encoded = encodeChange(change);
    const whole = { ...encoded, $set: { ...encodeInitial(initial, encoded), ...encoded.$set } };
    return this.#write(async () => {
      const there = await this.#memory.countAsync({ _id: id });
      const { result, changed } = await this.#change({ _id: id }, there === 0 ? whole : encoded, true);
      return { result: result as T, changed, outdates: there };
    });
  }

  async remove(filter: Filter): Promise<number> {
    checkFilter(filter);
    return this.#write(async () => {
      const removed = (await this.#search(filter)).map(({ _id }) => _id);
      await this.#memory.removeAsync({ _id: { $in: removed } }, { multi: true });
      return { result: removed.length, removed, outdates: removed.length };
    });
  }

  async compactWhenWorthIt(): Promise<void> {
    if (!this.#log.wantsCompaction) return;
    try {
      await this.#log.compact(this.#memory.getAllData());
    } catch {
      // Nothing is lost: the longer file stays in use, and it is tried again later.
    }
  }

  /** After what is under way. */
  close(): Promise<void> {
    const closing = this.#last.then(() => this.#log.close());
    this.#open = false;
    return closing;
  }

  /** Gives documents that must be copied before they leave. */
  async #search(filter: Filter, page: Page = {}): Promise<readonly T[]> {
    const index = this.#fittest(filter, page.sort);
    if (index !== undefined) return index.find(filter, page);
    const cursor = this.#memory.findAsync(filter).skip(page.skip ?? 0);
    if (page.sort !== undefined) cursor.sort(page.sort);
    if (page.limit !== undefined) cursor.limit(page.limit);
    return cursor.execAsync();
  }

  #all(filter: Filter): Within<T> {
    return {
      documents: this.#ordered[0]?.all() ?? this.#memory.getAllData(),
      matches: Object.keys(filter).length === 0 ? () => true : (document) => match(document, filter),
    };
  }

  #fittest(filter: Filter, sort?: Sort): Ordered<T> | undefined {
    const fit = (least: number) => this.#ordered.find((index) => index.fitness(filter, sort) >= least);
    return fit(2) ?? fit(1);
  }

  /** After each change of memory. */
  #reorder(changed: readonly Entity[], removed: readonly string[]): void {
    for (const index of this.#ordered) {
      for (const { _id } of changed) for (const document of this.#memory.indexes._id.getMatching(_id)) index.put(document);
      for (const id of removed) index.drop(id);
    }
  }

  async #change(filter: Filter, change: Change, upsert = false): Promise<Outcome<T | undefined, T>> {
    const { affectedDocuments } = await this.#memory.updateAsync(filter, change, { upsert, returnUpdatedDocs: true });
    if (affectedDocuments === null || affectedDocuments === undefined) return { result: undefined, outdates: 0 };
    return { result: decode(affectedDocuments), changed: [affectedDocuments], outdates: 1 };
  }

  #write<R>(work: () => Promise<Outcome<R, T>>): Promise<R> {
    return this.#next(async () => {
      if (this.#ahead) await this.#catchUp();
      const { result, changed = [], removed = [], outdates } = await work();
      if (changed.length + removed.length === 0) return result;
      this.#reorder(changed, removed);
      try {
        this.#log.append(changed, removed, outdates);
      } catch (error) {
        this.#ahead = true;
        throw this.#unavailable(error);
      }
      await this.compactWhenWorthIt();
      return result;
    });
  }

  async #catchUp(): Promise<void> {
    try {
      await this.#log.compact(this.#memory.getAllData());
      this.#ahead = false;
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  #next<R>(work: () => Promise<R>): Promise<R> {
    if (!this.#open) return Promise.reject(closed());
    const done = this.#last.then(work).catch((error) => Promise.reject(translated(this.#name, error)));
    this.#last = done.catch(() => undefined);
    return done;
  }

  #unavailable(cause: unknown): StoreError {
    return new StoreError('unavailable', `The data file of ${this.#name} can't be written: ${(cause as Error).message}`, { cause });
  }
}

const picked = <T extends Entity>(document: T, fields: readonly string[]): T =>
  Object.fromEntries(['_id', ...fields].map((field) => [field, (document as unknown as Record<string, unknown>)[field]])) as unknown as T;

function translated(name: string, error: unknown): unknown {
  const { errorType, message } = error as { errorType?: string; message: string };
  if (errorType !== 'uniqueViolated') return error;
  return new StoreError('duplicate_key', `A document of ${name} has this value already: ${message}`, { cause: error });
}

interface Outcome<R, T> {
  readonly result: R;
  readonly changed?: readonly T[] | undefined;
  readonly removed?: readonly string[];
  /** How many lines of the file are outdated by it. */
  readonly outdates: number;
}
