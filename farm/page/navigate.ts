/** Opening an address: until the page is ready to be read, or why it can't be. */
import type { Protocol } from 'devtools-protocol';
import type { FarmError } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import { navigationError, wasAborted } from './errors.ts';
import type { GuardWords } from './guard-words.ts';
import { settleTab } from './settle.ts';
import type { Tab } from './tab.ts';

/**
 * What there was at the address; a page that comes with an HTTP error is a page (RFC 9110, 15.5: it explains the error).
 * Rejects with `target_unreachable`, `egress_refused`, `proxy_failed`, `page_crashed` or `deadline`.
 */
export async function navigate(tab: Tab, url: string, guard: GuardWords, deadline: Deadline): Promise<'page' | 'file'> {
  // Whatever is still on its way would only use the lease up; the page may be gone, which its own event tells.
  deadline.whenPassed(() => void tab.session.send('Page.stopLoading').catch(() => undefined));
  const before = tab.commits;
  const answer = await insist(tab, url, deadline);
  if (wasAborted(answer)) await crashMayShow(tab);
  const { errorText, isDownload, loaderId } = answer;
  if (isDownload === true) return 'file';
  if (errorText !== undefined) throw guard.about(url, [url, ...tab.trail]) ?? navigationError(url, errorText);
  if (loaderId !== undefined) await committed(tab, before, deadline);
  if ((await settleTab(tab, deadline)) === 'busy') throw deadline.error;
  const failure = failureOf(tab, guard, url);
  if (failure) throw failure;
  return 'page';
}

/** How long the word of a crash may come after the end of the navigation that it broke off; milliseconds. */
const crashWordMs = 500;

/** Rejects with `page_crashed` when it was the renderer that went away: the target is not to blame for that. */
async function crashMayShow(tab: Tab): Promise<void> {
  for (const until = Date.now() + crashWordMs; Date.now() < until; ) await tab.changed.next(until - Date.now());
}

/** Resolves when a document has come since; a navigation within the document, which has no loader, brings none. */
async function committed(tab: Tab, before: number, deadline: Deadline): Promise<void> {
  while (tab.commits === before && !tab.closed) {
    deadline.check();
    await tab.changed.next(deadline.remaining);
  }
}

/**
 * Why the tab shows no page but the browser's own words about one; undefined when all is well. What was `asked` for may have
 * led elsewhere by itself.
 */
export function failureOf({ failure, trail }: Tab, guard: GuardWords, asked?: string): FarmError | undefined {
  if (!failure) return undefined;
  const { url, errorText } = failure;
  const what = asked === undefined || addressOf(asked) === addressOf(url) ? url : `${asked}, which leads to ${url},`;
  return guard.about(what, [url, ...trail]) ?? navigationError(what, errorText);
}

/** A page that navigates by itself at the same moment may take the way from ours: asked again, ours is the newer one. */
async function insist(tab: Tab, url: string, deadline: Deadline): Promise<Protocol.Page.NavigateResponse> {
  for (;;) {
    deadline.check();
    tab.trail = [];
    const answer = await tab.session.send('Page.navigate', { url });
    const [began] = tab.trail;
    if (!wasAborted(answer) || began === undefined || began === addressOf(url)) return answer;
  }
}

/** As requests name it. */
const addressOf = (url: string): string | undefined => {
  const address = URL.parse(url);
  if (address) address.hash = '';
  return address?.href;
};
