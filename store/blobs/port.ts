/** Bytes with a name: screenshots, downloads, recordings. */
import type { Readable } from 'node:stream';

export type BlobMeta = Readonly<Record<string, string>>;
export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface StoredBlob {
  readonly meta: BlobMeta;
  readonly size: number;
  readonly storedAt: Date;
  /** To be read to its end or destroyed. Where it is replaced or removed meanwhile it ends as it began, or breaks off with an error. */
  readonly content: Readable;
}

/** Methods reject with `StoreError` (`unavailable`, `closed`). */
export interface Blobs {
  /** Replaces what stood under this id, in one step: a reader sees the old content or the new one, never a part. */
  put(id: string, content: BlobContent, meta?: BlobMeta): Promise<void>;
  get(id: string): Promise<StoredBlob | undefined>;
  /** Whether there was one. */
  remove(id: string): Promise<boolean>;
  close(): Promise<void>;
}
