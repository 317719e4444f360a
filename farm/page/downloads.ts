/** The files that the page has the browser download: each is fetched from the farm node when it has ended, and told. */
import { request } from 'undici';
import { downloadLimits } from '../../config/limits.ts';
import type { DownloadBegan, DownloadEnded } from '../protocol/lease.ts';
import type { CdpSession } from './connection.ts';
import type { Deadline } from './deadline.ts';
import type { PromisedFile } from './inject/wire.ts';
import type { PageEvent } from './port.ts';
import { Signal } from './signal.ts';

/** How long the server of a promised file may take to answer. */
const beginsMs = 5_000;
const noAnswer = `its server gave no file within ${beginsMs / 1_000} s`;
/** How long the script of a page may take to make a download of a file that it has fetched. */
const madeMs = 500;
/** Of an answer to a script: what none shows on its page as it is. */
const ofFiles = /^(?:text\/(?:csv|calendar)|application\/(?:pdf|zip|gzip|msword|octet-stream|vnd\.(?:ms-|openxmlformats)))/;
/** For the bytes of one, from the farm node. */
const fetchMs = 15_000;
const longestName = 200;

/** What a file is when its server has not said so. */
const typesByEnding: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xml: 'application/xml',
  zip: 'application/zip',
};
const anyType = 'application/octet-stream';

interface UnderWay {
  readonly name: string;
  readonly url: string;
  readonly type: string;
}

interface DownloadEvents {
  /** The page of this target began one. */
  began(targetId: string): void;
  tell(event: PageEvent): void;
}

export class Downloads {
  readonly #webSocketUrl: string;
  readonly #events: DownloadEvents;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #changed = new Signal();
  #begun = 0;
  /** How many files were fetched by scripts. */
  #fetched = 0;
  /** What the latest answers were said to be that a page was asked for with, by address. */
  readonly #types = new Map<string, string>();

  constructor(webSocketUrl: string, events: DownloadEvents) {
    this.#webSocketUrl = webSocketUrl;
    this.#events = events;
  }

  listen(root: CdpSession): void {
    root.on('Lease.downloadBegan', (began) => this.#begin(began));
    root.on('Lease.downloadEnded', (ended) => void this.#end(ended));
  }

  /** A server says what a file is in its answer to a navigation, which the browser then makes a download. */
  listenForTypes(session: CdpSession): void {
    session.on('Network.responseReceived', ({ type, response: { url, mimeType } }) => {
      if ((type === 'XHR' || type === 'Fetch') && ofFiles.test(mimeType)) this.#fetched += 1;
      if (type !== 'Document') return;
      this.#types.delete(url);
      this.#types.set(url, mimeType);
      const [oldest] = this.#types.keys();
      if (this.#types.size > downloadLimits.files && oldest !== undefined) this.#types.delete(oldest);
    });
  }

  /**
   * Begins to listen for what an act has the browser download. What that answers waits until none is under way, or until the
   * ceiling; also for the file that was `promised` to begin, if any, or one that a script has fetched.
   */
  follow(): (ceiling: Deadline, promised?: PromisedFile) => Promise<void> {
    const before = this.#begun;
    const fetchedBefore = this.#fetched;
    return async (ceiling, promised) => {
      const mayCome = promised ? beginsMs : this.#fetched > fetchedBefore ? madeMs : 0;
      const until = Date.now() + Math.min(mayCome, ceiling.remaining);
      while (this.#begun === before && Date.now() < until) await this.#changed.next(until - Date.now());
      if (promised && this.#begun === before) this.#events.tell({ type: 'downloadFailed', ...promised, reason: noAnswer });
      await this.settle(ceiling);
    };
  }

  /** Resolves when one begins or ends, or when `ms` have passed. */
  next(ms: number): Promise<void> {
    return this.#changed.next(ms);
  }

  /** Resolves when none is under way, or at the ceiling. */
  async settle(ceiling: Deadline): Promise<void> {
    while (this.#underWay.size > 0 && ceiling.remaining > 0) await this.#changed.next(ceiling.remaining);
  }

  /** The lease is lost: nobody waits for the rest. */
  lose(error: Error): void {
    this.#changed.fail(error);
  }

  #begin({ guid, targetId, url, name }: DownloadBegan): void {
    const safeName = fileName(name);
    this.#underWay.set(guid, { name: safeName, url, type: typeOf(safeName, url, this.#types.get(url)) });
    this.#begun += 1;
    this.#changed.fire();
    this.#events.began(targetId);
  }

  async #end(ended: DownloadEnded): Promise<void> {
    const download = this.#underWay.get(ended.guid);
    if (!download) return;
    const { name, url } = download;
    const fetched = 'reason' in ended ? ended : await this.#fetch(ended.guid, ended.bytes);
    this.#underWay.delete(ended.guid);
    if ('reason' in fetched) this.#events.tell({ type: 'downloadFailed', name, url, reason: fetched.reason });
    else this.#events.tell({ type: 'downloaded', download: { ...download, bytes: fetched.bytes } });
    this.#changed.fire();
  }

  /** Checks that what came is what was announced. */
  async #fetch(guid: string, length: number): Promise<{ readonly bytes: Uint8Array } | { readonly reason: string }> {
    const address = new URL(this.#webSocketUrl.replace(/^ws/, 'http'));
    const { searchParams } = address;
    const headers = { authorization: `Bearer ${searchParams.get('token')}` };
    address.search = new URLSearchParams({ epoch: searchParams.get('epoch') ?? '' }).toString();
    address.pathname += `/downloads/${guid}`;
    try {
      const { statusCode, body } = await request(address, { headers, signal: AbortSignal.timeout(fetchMs), reset: true });
      const bytes = await body.bytes();
      if (statusCode === 200 && bytes.length === length && length <= downloadLimits.bytes) return { bytes };
      return { reason: `the farm node answered with status ${statusCode} and ${bytes.length} bytes in place of ${length}` };
    } catch {
      // What went wrong names the node's address, which is none of a tenant's business.
      return { reason: 'its bytes could not be fetched from the farm node' };
    }
  }
}

/** A name for a file of one folder, whatever the page wished for. */
export function fileName(suggested: string): string {
  const last = suggested.split(/[/\\]/).at(-1) ?? '';
  const name = last
    // Control characters, and those that turn the direction of what follows so that an ending seems to be another.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name.length <= longestName) return name || 'download';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longestName - ending.length) + ending;
}

function typeOf(name: string, url: string, said: string | undefined): string {
  const inUrl = /^data:([\w.+-]+\/[\w.+-]+)/i.exec(url)?.[1];
  const known = [said, inUrl].find((type) => type !== undefined && type !== '' && type !== anyType);
  return known ?? typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? anyType;
}
