/** How a page's own site answers what an act has it send: whether it took it, or not. */

import { refusalIn } from './answered-data.ts';
import type { CdpSession } from './connection.ts';
import { isSafe } from './submissions.ts';

/** Told once of each; `trouble` ends a sentence that says why nothing came of it. `isPage`: what came is shown as the page itself. */
export type Answered = (method: string, url: string, trouble?: string, isPage?: true) => void;

/** What only tells how a page is used; nobody misses it. */
const telling = /(?:^|[^a-z])(?:analytics|telemetry|track(?:ing|er)?|collect|beacon|metrics?|rum|sentry|pixel|csp-?report)(?:[^a-z]|$)/i;
/** What may do something, though it only asks. */
const asking: readonly string[] = ['XHR', 'Fetch', 'Document'];
/** So many are followed at once. */
const mostSent = 200;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly isPage?: true;
  /** It is answered with data, in which it may be said that it was refused. */
  readonly isTold?: true;
}

/**
 * `isOfAct` is asked when something is sent, and `pageUrl` what the page's address is. Of what only asks, no more than an error is told.
 * The session's `Network` domain must be enabled.
 */
export function hearAnswers(
  session: CdpSession,
  isOfAct: (method: string, url: string) => boolean,
  pageUrl: () => string,
  isMain: (frameId: string | undefined) => boolean,
  answered: Answered,
): void {
  const sent = new Map<string, Sent>();
  const failed = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, frameId, request: { method, url, isSameSite } }) => {
    // What is led on keeps its id.
    if ((isSafe(method) && !asking.includes(type ?? '')) || sent.has(requestId) || sent.size >= mostSent) return;
    if (type === 'Ping' || method === 'OPTIONS' || !isOfAct(method, url)) return;
    if (isSameSite !== false && isOfSite(url, pageUrl()))
      sent.set(requestId, { method, url, ...(type === 'Document' && isMain(frameId) && { isPage: true }) });
  });
  session.on('Network.responseReceived', ({ requestId, response: { status, url, mimeType } }) => {
    const asked = sent.get(requestId);
    if (asked && !isSafe(asked.method) && status < 400 && data.test(mimeType)) {
      sent.set(requestId, { ...asked, isTold: true });
      return;
    }
    if (!asked || !sent.delete(requestId)) return;
    const address = asked.url.replace(/[?#].*/, '');
    if (isSafe(asked.method) && status < 400 && !failed.delete(address)) return;
    if (status >= 400) failed.add(address);
    if (status < 400) answered(asked.method, asked.url);
    else if (asked.isPage && isSafe(asked.method)) answered(asked.method, url, `was answered ${status}`, true);
    else answered(asked.method, asked.url, `was answered ${status}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = sent.get(requestId);
    if (!asked?.isTold || !sent.delete(requestId)) return;
    const { method, url } = asked;
    if (encodedDataLength > longestRead) return answered(method, url);
    // What the browser no longer has, as of a page that is left, tells nothing.
    session.send('Network.getResponseBody', { requestId }).then(
      ({ body, base64Encoded }) => {
        const why = base64Encoded ? undefined : refusalIn(body);
        answered(method, url, why === undefined ? undefined : `was answered ${JSON.stringify(why)}`);
      },
      () => answered(method, url),
    );
  });
  session.on('Network.loadingFailed', ({ requestId, canceled, errorText, blockedReason }) => {
    const asked = sent.get(requestId);
    if (
      !asked ||
      !sent.delete(requestId) ||
      canceled ||
      blockedReason !== undefined ||
      errorText === 'net::ERR_ABORTED' ||
      isSafe(asked.method)
    )
      return;
    answered(asked.method, asked.url, `was not answered (${errorText})`);
  });
}

const data = /^application\/(?:[\w.-]+\+)?json\b/i;
const longestRead = 60_000;

/** The same host, or one beside or below it. */
function isOfSite(url: string, page: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(page)) return false;
  const [to, from] = [new URL(url), new URL(page)];
  if (telling.test(to.pathname) || !to.protocol.startsWith('http')) return false;
  const around = ({ hostname }: URL) => (/^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.'));
  return around(to) === around(from);
}
