/** Opening an address: until the page is ready to be read, or why it can't be. */
import type { Protocol } from 'devtools-protocol';
import { canonicalHost } from '../../config/addresses.ts';
import { FarmError } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import { navigationError, wasAborted } from './errors.ts';
import { settleTab } from './settle.ts';
import type { Tab } from './tab.ts';

/** What the lease's guard has told so far. */
export interface Refusals {
  readonly hosts: Map<string, string>;
  /** Hosts that may be reached but were not: the browser itself knows only that the guard closed the connection. */
  readonly unreachable: Map<string, string>;
  proxy: string | undefined;
}

/** Rejects with `target_unreachable`, `egress_refused`, `proxy_failed` or `deadline`. */
export async function navigate(tab: Tab, url: string, refusals: Refusals, deadline: Deadline): Promise<void> {
  refusals.hosts.clear();
  refusals.unreachable.clear();
  refusals.proxy = undefined;
  // Whatever is still on its way would only use the lease up; the page may be gone, which its own event tells.
  deadline.whenPassed(() => void tab.session.send('Page.stopLoading').catch(() => undefined));
  const answer = await insist(tab, url, deadline);
  const refused = refusalOf(tab, url, refusals);
  if (refused) throw refused;
  if (answer.errorText !== undefined)
    throw unreachableOf(tab, url, refusals) ?? navigationError(url, answer.errorText, answer.isDownload === true);
  if ((await settleTab(tab, deadline)) === 'busy') throw deadline.error;
  const late = refusalOf(tab, url, refusals);
  if (late) throw late;
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

/** Whether the guard refused the page itself; what it refused to a part of the page is only told. */
function refusalOf(tab: Tab, url: string, { hosts, proxy }: Refusals): FarmError | undefined {
  const [host, reason] = lastOf(tab, url, hosts);
  if (reason !== undefined) return new FarmError('egress_refused', `${url} could not be opened: the way to ${host} is closed: ${reason}`);
  if (proxy !== undefined) return new FarmError('proxy_failed', `${url} could not be opened: ${proxy}`);
  return undefined;
}

function unreachableOf(tab: Tab, url: string, { unreachable }: Refusals): FarmError | undefined {
  const [, reason] = lastOf(tab, url, unreachable);
  return reason === undefined ? undefined : new FarmError('target_unreachable', `${url} could not be opened: ${reason}`);
}

/** The last host on the way to the page that something was told of, as the guard writes hosts. */
function lastOf(tab: Tab, url: string, told: ReadonlyMap<string, string>): [host?: string, what?: string | undefined] {
  const hosts = [url, ...tab.trail].map((address) => canonicalHost(URL.parse(address)?.hostname ?? '') ?? '');
  const host = hosts.findLast((name) => told.has(name));
  return host === undefined ? [] : [host, told.get(host)];
}
