/** A leased page for one test: a real browser, a real lease, the fixture website. */
import type { Test } from 'tap';
import type { FarmNode } from '../../../farm/node/node.ts';
import { openPage } from '../../../farm/page/open.ts';
import type { LeasedPage, Observation, PageEvent } from '../../../farm/page/port.ts';
import { type Site, startSite } from '../../site/server.ts';
import { rootOf } from '../../together/root-of.ts';
import { farmNode, grant, nodeCall } from '../harness.ts';

interface Leased {
  readonly node: FarmNode;
  readonly site: Site;
  readonly page: LeasedPage;
  readonly events: readonly PageEvent[];
  readonly webSocketUrl: string;
}

/** What a test has of its own is its lease, a browser context. */
let shared: Promise<FarmNode> | undefined;

function sharedNode(t: Test): Promise<FarmNode> {
  shared ??= farmNode(rootOf(t), { warm: 1, slots: 8 });
  return shared;
}

/** A page on a lease of `node`, or of one that the tests of a process share; the lease is gone when the test ends. */
export async function leased(t: Test, options: { readonly deadlineMs?: number; readonly node?: FarmNode } = {}): Promise<Leased> {
  const node = options.node ?? (await sharedNode(t));
  const site = await startSite();
  t.teardown(() => site.close());
  const lease = await grant(node);
  t.teardown(() => nodeCall(node, 'DELETE', `/v1/leases/${lease.leaseId}?epoch=9`));
  const webSocketUrl = `${lease.webSocketUrl}&epoch=1`;
  const page = await openPage({ webSocketUrl, deadlineMs: options.deadlineMs ?? 60_000 });
  t.teardown(() => page.close());
  const events: PageEvent[] = [];
  page.on((event) => events.push(event));
  return { node, site, page, events, webSocketUrl };
}

/** The index of the one element of this role and name. */
export function indexOf({ elements, text }: Observation, role: string, name: string): number {
  const found = elements.filter((element) => element.role === role && element.name === name);
  const [only] = found;
  if (found.length !== 1 || !only) throw new Error(`${found.length} elements are ${role} ${JSON.stringify(name)} on:\n${text}`);
  return only.index;
}

/** Observes until such an element is seen, ten times at most: a frame may take a few looks on a busy machine. */
export async function observedWith(page: LeasedPage, role: string, name: string): Promise<Observation> {
  let seen = await page.observe();
  for (let looks = 1; looks < 10 && !seen.elements.some((element) => element.role === role && element.name === name); looks += 1)
    seen = await page.observe();
  return seen;
}

/** Observes and clicks; throws what kept it from being clicked. */
export async function clickOn(page: LeasedPage, role: string, name: string): Promise<void> {
  const outcome = await page.act({ kind: 'click', element: indexOf(await observedWith(page, role, name), role, name) });
  if (!outcome.ok) throw outcome.error;
}
