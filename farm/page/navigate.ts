/** Opening an address: until the page is ready to be read, or why it can't be. */
import { FarmError } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import { DocumentGone, navigationError } from './errors.ts';
import { settleTab } from './settle.ts';
import type { Tab } from './tab.ts';

/** What the lease's guard has told so far. */
export interface Refusals {
  readonly hosts: Map<string, string>;
  proxy: string | undefined;
}

/** Rejects with `target_unreachable`, `egress_refused`, `proxy_failed` or `deadline`. */
export async function navigate(tab: Tab, url: string, refusals: Refusals, deadline: Deadline): Promise<void> {
  refusals.hosts.clear();
  refusals.proxy = undefined;
  try {
    const { errorText, isDownload } = await deadline.race(tab.session.send('Page.navigate', { url }));
    const refused = refusalOf(tab, url, refusals);
    if (refused) throw refused;
    if (errorText !== undefined) throw navigationError(url, errorText, isDownload === true);
    if ((await settleTab(tab, deadline)) === 'busy') throw deadline.error;
    const late = refusalOf(tab, url, refusals);
    if (late) throw late;
  } catch (error) {
    if (error instanceof DocumentGone) throw new FarmError('target_unreachable', `${url} was replaced while it was opened`);
    // Whatever is still on its way would only use the lease up.
    tab.session.send('Page.stopLoading').catch(() => undefined);
    throw error;
  }
}

/** Whether the guard refused the page itself; what it refused to a part of the page is only told. */
function refusalOf(tab: Tab, url: string, { hosts, proxy }: Refusals): FarmError | undefined {
  const asked = [url, ...tab.trail].map((address) => URL.parse(address)?.hostname ?? '');
  const host = asked.findLast((name) => hosts.has(name) || hosts.has(name.replace(/^\[|\]$/g, '')));
  const reason = host === undefined ? undefined : (hosts.get(host) ?? hosts.get(host.replace(/^\[|\]$/g, '')));
  if (reason !== undefined) return new FarmError('egress_refused', `${url} could not be opened: the way to ${host} is closed: ${reason}`);
  if (proxy !== undefined) return new FarmError('proxy_failed', `${url} could not be opened: ${proxy}`);
  return undefined;
}
