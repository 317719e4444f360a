/**
 * The document store as the house uses it: single-document atomic updates and plain queries, the part that MongoDB
 * and the embedded store both do exactly alike.
 */

/** Never null: MongoDB takes it to match missing fields too. Ask for `$exists`. */
export type Scalar = string | number | boolean | Date;

/**
 * Fields may be dotted paths. A field compared by value must equal it; arrays match by any element, and by value or `$in` only.
 * Comparing with undefined throws.
 */
export interface Filter {
  readonly [field: string]: Scalar | Comparison | readonly Filter[] | undefined;
  readonly $or?: readonly Filter[];
}

export interface Comparison {
  readonly $in?: readonly Scalar[];
  readonly $ne?: Scalar;
  readonly $lt?: number | Date | string;
  readonly $lte?: number | Date | string;
  readonly $gt?: number | Date | string;
  readonly $gte?: number | Date | string;
  readonly $exists?: boolean;
}

/** Fields may be dotted paths; undefined values are left out. Throws when nothing is left. */
export interface Change {
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $unset?: Readonly<Record<string, true>>;
  readonly $inc?: Readonly<Record<string, number>>;
  readonly $push?: Readonly<Record<string, unknown>>;
}

/** Fields in order of weight; 1 ascending, -1 descending. */
export type Sort = Readonly<Record<string, 1 | -1>>;

export interface Page {
  readonly sort?: Sort;
  readonly skip?: number;
  readonly limit?: number;
}

export interface Index {
  readonly fields: Sort;
  readonly unique?: boolean;
  /** Documents without the field are left out; a sparse index has one field, and never holds dates: nedb leaves those out too. */
  readonly sparse?: boolean;
}

export interface Entity {
  readonly _id: string;
}

/**
 * Documents hold JSON and dates; undefined fields are left out, and any name may be used for a field that no path names.
 * Every method rejects with `StoreError` (`unavailable`, `duplicate_key`, `closed`); none waits longer than its deadline.
 */
export interface Collection<T extends Entity> {
  /** Rejects with `duplicate_key` when a unique index holds the value already. */
  insert(document: T): Promise<void>;
  /** In order: after a `duplicate_key` those before it may be there. */
  insertMany(documents: readonly T[]): Promise<void>;
  get(id: string): Promise<T | undefined>;
  find(filter: Filter, page?: Page): Promise<T[]>;
  /** All that match, in portions and no order, however many there are. What changes meanwhile comes as it was or as it is. */
  walk(filter: Filter): AsyncIterable<readonly T[]>;
  /** The same with these fields and the id alone. */
  walk<K extends keyof T & string>(filter: Filter, fields: readonly K[]): AsyncIterable<readonly Pick<T, K | '_id'>[]>;
  count(filter: Filter): Promise<number>;
  /** Atomic: changes one document that matches, and returns it as it is afterwards; undefined when none matches. */
  update(filter: Filter, change: Change): Promise<T | undefined>;
  /** Atomic: as `update`, of the first by `sort`. No two callers get the same document unless it matches again afterwards. */
  claim(filter: Filter, change: Change, sort: Sort): Promise<T | undefined>;
  updateMany(filter: Filter, change: Change): Promise<number>;
  /** Atomic: changes the document of this id, or inserts it with `initial` and the change, which name different fields. */
  upsert(id: string, change: Change, initial: Partial<Omit<T, '_id'>>): Promise<T>;
  remove(filter: Filter): Promise<number>;
}

export interface Documents {
  /** The same name gives the same collection; its indexes exist when this resolves. */
  collection<T extends Entity>(name: string, indexes?: readonly Index[]): Promise<Collection<T>>;
  /** Whether the store answers now. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
