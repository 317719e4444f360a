/** Frames within a page may go, crash or hang without harm to it: what they do not answer is passed over. */
import { FarmError } from '../errors.ts';
import type { CdpSession } from './connection.ts';
import { DocumentGone } from './errors.ts';
import type { Frame } from './frames.ts';

/** A frame is passed over when it and all others of its process are silent for so long. */
const patienceMs = 2_000;
/** All of a page's frames together are waited for no longer. */
const mostMs = 10_000;

/** When a frame of the session answered last. */
const heardAt = new WeakMap<CdpSession, number>();

/** The answer of a frame; undefined when it is a child frame that is gone or too busy. The main frame's failures are the page's. */
export function answerOf<T>(frame: Frame, answer: Promise<T>): Promise<T | undefined> {
  const { parent, session } = frame;
  const asked = Date.now();
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    // Those of one process answer one after the other: who waits for its turn does not hang.
    const wait = () => {
      const since = Math.max(asked, heardAt.get(session) ?? 0);
      const left = Math.min(since + patienceMs, asked + mostMs) - Date.now();
      if (left <= 0) resolve(undefined);
      else timer = setTimeout(wait, left);
    };
    if (parent) wait();
    answer
      .then(
        (value) => {
          heardAt.set(session, Date.now());
          resolve(value);
        },
        (error: unknown) => (parent && isGone(error) ? resolve(undefined) : reject(error)),
      )
      .finally(() => clearTimeout(timer));
  });
}

const isGone = (error: unknown): boolean =>
  error instanceof DocumentGone || (error instanceof FarmError && (error.code === 'page_crashed' || error.code === 'element_gone'));
