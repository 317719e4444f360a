/** The part of nedb that is used, typed as it behaves: its own types describe an ES module, which it is not. */
import { createRequire } from 'node:module';
import nedb from '@seald-io/nedb';
import type { Change, Filter, Sort } from './port.ts';

export interface Memory<T> {
  /** All or, with a `uniqueViolated` error, none. */
  insertAsync(documents: readonly T[]): Promise<unknown>;
  findAsync(filter: Filter): Cursor<T>;
  countAsync(filter: Filter): PromiseLike<number>;
  updateAsync(
    filter: Filter,
    change: Change,
    options: { readonly upsert?: boolean } & One,
  ): Promise<{ affectedDocuments: T | null | undefined }>;
  updateAsync(filter: Filter, change: Change, options: Many): Promise<{ affectedDocuments: T[] | null }>;
  removeAsync(filter: Filter, options: { readonly multi: true }): Promise<number>;
  ensureIndexAsync(index: { readonly fieldName: string[]; readonly unique?: boolean; readonly sparse?: boolean }): Promise<void>;
  /** The documents themselves, not copies. */
  getAllData(): T[];
  readonly indexes: { readonly _id: { getMatching(id: string): readonly T[] } };
  /**
   * Takes in this very document, as nedb's own loading does. Inserting 100,000 would copy them twice, which takes longer than all
   * else of a start.
   */
  _addToIndexes(document: T): void;
}

interface One {
  readonly returnUpdatedDocs: true;
}

interface Many {
  readonly multi: true;
  readonly returnUpdatedDocs: true;
}

/** Gives copies. */
interface Cursor<T> {
  sort(sort: Sort): Cursor<T>;
  skip(count: number): Cursor<T>;
  limit(count: number): Cursor<T>;
  execAsync(): Promise<T[]>;
}

const Nedb = nedb as unknown as new (options: { readonly inMemoryOnly: true }) => unknown;

export const openMemory = <T>(): Memory<T> => new Nedb({ inMemoryOnly: true }) as Memory<T>;

interface Model {
  match(document: unknown, filter: Filter): boolean;
  /** Orders all values, of whatever types. */
  compareThings(a: unknown, b: unknown): number;
  getDotValue(document: unknown, path: string): unknown;
}

/** What nedb itself compares with, so that an index of ours means the same as a search of nedb's. */
export const { match, compareThings, getDotValue } = createRequire(import.meta.url)('@seald-io/nedb/lib/model.js') as Model;
