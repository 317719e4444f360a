/** A page of a test's own in a leased browser, which says in its status what was done to it. */
import type { Test } from 'tap';
import type { ActOutcome, ActTerms, LeasedPage, Observation } from '../../../../farm/page/port.ts';
import type { Act } from '../../../../store/model/step.ts';
import { site } from '../../harness.ts';
import { indexOf, leased } from '../leased.ts';

/** `log(text)` adds to the page's status, which stands aside so that nothing moves. */
const logging = `<div role="status" id="log" style="position: fixed; bottom: 0; left: 0; pointer-events: none"></div><script>
  const log = (text) => { document.querySelector('#log').textContent += text + '; '; };
</script>`;

type OfElement<A> = A extends { element: number } ? Omit<A, 'element' | 'to'> : A extends { element?: number } ? Omit<A, 'element'> : never;

interface Shown extends Omit<Awaited<ReturnType<typeof leased>>, 'site'> {
  /** Does the act to the one element of this role and name, on a fresh observation. */
  on(role: string, name: string, act: OfElement<Act>, terms?: ActTerms): Promise<ActOutcome>;
  observed(): Promise<Observation>;
  /** What the page has logged so far, and clears it. */
  logged(): Promise<string>;
  readonly url: string;
}

/** Opens `body`, or the paths of `pages` beginning with `/`. */
export async function shown(t: Test, pages: string | Readonly<Record<string, string>>, deadlineMs?: number): Promise<Shown> {
  const { site: _site, page, ...rest } = await leased(t, deadlineMs === undefined ? {} : { deadlineMs });
  const whole = Object.entries(typeof pages === 'string' ? { '/': pages } : pages);
  const url = await site(
    t,
    Object.fromEntries(whole.map(([path, body]) => [path, `<!doctype html><meta charset="utf-8"><title>Shown</title>${logging}${body}`])),
  );
  await page.goto(`${url}/`);
  return {
    ...rest,
    page,
    url,
    observed: () => page.observe(),
    on: async (role, name, act, terms) => page.act({ ...act, element: indexOf(await page.observe(), role, name) } as Act, terms),
    logged: () => takeLog(page),
  };
}

async function takeLog(page: LeasedPage): Promise<string> {
  const { elements } = await page.observe();
  const status = elements.find(({ role }) => role === 'status');
  const outcome = status && (await page.act({ kind: 'read', element: status.index, as: 'log' }));
  return outcome?.ok ? (outcome.read ?? '') : '';
}
