/**
 * One collection's file: a line of JSON a change, appended at once, and written anew when most of it is outdated.
 *
 * nedb's own persistence is not used, because it drops corrupt lines, breaks lines at U+2028 inside strings, forgets a failed
 * append, and needs 2.6 s for 100,000 documents.
 */
import { closeSync, fdatasync, fsync, fsyncSync, openSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StoreError } from '../errors.ts';
import { untilLook } from '../turns.ts';
import type { Entity } from './port.ts';

/** Dates stand as in MongoDB's Extended JSON; no stored field begins with `$` otherwise. */
const removedMark = '$removed';
const dateMark = '$date';
const newline = 0x0a;
/** In bytes; a smaller file is not worth writing anew. */
const worthCompacting = 4_000_000;
const syncEveryMs = 1_000;
const sync = promisify(fsync);

export class Log {
  readonly #path: string;
  #file: number;
  #size: number;
  #lines: number;
  /** Lines that a later one of the same document stands for. */
  #outdated: number;
  #syncing: NodeJS.Timeout | undefined;

  private constructor(path: string, size: number, lines: number, outdated: number) {
    this.#path = path;
    this.#file = openSync(path, 'a', 0o600);
    this.#size = size;
    this.#lines = lines;
    this.#outdated = outdated;
  }

  /** Reads the file, which need not exist. Rejects with `corrupt`, with file and line, when a complete line can't be read. */
  static async open(path: string, turn: () => Promise<void>): Promise<{ log: Log; documents: Entity[] }> {
    const bytes = await readIfThere(path);
    // What follows the last newline was cut off by the writer's death, before it was acknowledged.
    const end = bytes.lastIndexOf(newline) + 1;
    const documents = new Map<string, Entity>();
    let lines = 0;
    for (let start = 0; start < end; lines += 1) {
      const stop = bytes.indexOf(newline, start);
      apply(bytes.toString('utf8', start, stop), documents, () => `${path}, line ${lines + 1}`);
      start = stop + 1;
      if (lines % untilLook === 0) await turn();
    }
    if (end < bytes.length) truncateSync(path, end);
    return { log: new Log(path, end, lines, lines - documents.size), documents: [...documents.values()] };
  }

  /**
   * Stands when this returns, whatever becomes of the process; a power cut may take the last second. Synchronous, because a
   * write into the page cache takes 10 µs and the way through the thread pool ten times that. `outdates`: earlier lines of
   * the same documents.
   */
  append(changed: readonly Entity[], removed: readonly string[], outdates: number): void {
    const lines = [...changed.map(toLine), ...removed.map((id) => `${JSON.stringify({ [removedMark]: id })}\n`)];
    this.#size += writeAll(this.#file, lines.join(''));
    this.#lines += lines.length;
    this.#outdated += outdates + removed.length;
    this.#syncing ??= setTimeout(() => this.#sync(), syncEveryMs).unref();
  }

  get wantsCompaction(): boolean {
    return this.#size > worthCompacting && this.#outdated > this.#lines / 2;
  }

  /** Writes the file anew with these documents alone, and puts it in place in one step. When it throws, the file is as it was. */
  async compact(documents: readonly Entity[]): Promise<void> {
    // When it fails, it is tried again after as many changes.
    this.#outdated = 0;
    const path = `${this.#path}.next`;
    const next = openSync(path, 'w', 0o600);
    let size = 0;
    try {
      // In portions, so that the process answers others meanwhile.
      for (let at = 0; at < documents.length; at += 1_000) {
        const portion = documents.slice(at, at + 1_000).map(toLine);
        size += writeAll(next, portion.join(''));
        await setImmediate();
      }
      await sync(next);
      renameSync(path, this.#path);
    } catch (error) {
      closeSync(next);
      throw error;
    }
    closeSync(this.#file);
    this.#file = next;
    this.#size = size;
    this.#lines = documents.length;
    syncFolder(dirname(this.#path));
  }

  close(): void {
    clearTimeout(this.#syncing);
    fsyncSync(this.#file);
    closeSync(this.#file);
    this.#file = -1;
  }

  #sync(): void {
    this.#syncing = undefined;
    // A failed sync is not the caller's any more; the next append on a broken disk fails for itself.
    fdatasync(this.#file, () => undefined);
  }
}

async function readIfThere(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function apply(line: string, documents: Map<string, Entity>, where: () => string): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch (error) {
    throw corrupt(where(), error);
  }
  const record = parsed as (Partial<Entity> & { readonly [removedMark]?: string }) | null;
  if (typeof record?._id === 'string') documents.set(record._id, (line.includes(dateMark) ? revive(record) : record) as Entity);
  else if (typeof record?.[removedMark] === 'string') documents.delete(record[removedMark]);
  else throw corrupt(where());
}

const corrupt = (where: string, cause?: unknown): StoreError =>
  new StoreError('corrupt', `The data file ${where}, is damaged: put a copy back, or remove that line to go on without it`, { cause });

/** The replacer sees a date as text already, and finds it in its holder. */
const toLine = (document: Entity): string =>
  `${JSON.stringify(document, function (this: Record<string, unknown>, name, value) {
    const held = this[name];
    return held instanceof Date ? { [dateMark]: held.getTime() } : value;
  })}\n`;

/** In place, by hand: a reviver given to JSON.parse takes three times as long. */
function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const date = fields[dateMark];
  if (typeof date === 'number') return new Date(date);
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (typeof field === 'object' && field !== null) fields[name] = revive(field);
  }
  return value;
}

/** Returns how many bytes it were. */
function writeAll(file: number, text: string): number {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  return bytes.length;
}

/** So that a rename outlives a power cut. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
