/** A working gateway with a shop to make skills of, whose data changes under them. */
import type { Test } from 'tap';
import { site } from '../../farm/harness.ts';
import { rootOf } from '../../together/root-of.ts';
import { bearer } from '../house.ts';
import { openWorkingHouse, type WorkingHouse } from '../working-house.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are matched, not typed.
type Json = any;

interface SkillHouse extends WorkingHouse {
  readonly key: string;
  readonly tenantId: string;
  call(method: string, path: string, body?: object, more?: { readonly key?: string; readonly signal?: AbortSignal }): Promise<Answer>;
  spent(): Promise<number>;
}

interface Answer {
  readonly status: number;
  readonly body: Json;
}

const terms = { slots: 4, limits: { recallMs: 1_000, missingPatienceMs: 2_500 } };

export const openSkillHouse = async (t: Test, options: Parameters<typeof openWorkingHouse>[1] = {}): Promise<SkillHouse> =>
  withTenant(await openWorkingHouse(t, { ...terms, ...options }), 'ada');

let shared: Promise<WorkingHouse> | undefined;
let tenants = 0;

/** One for all tests of the process, and a tenant of their own for each, who has skills, sessions and credits for himself. */
export async function sharedSkillHouse(t: Test): Promise<SkillHouse> {
  shared ??= openWorkingHouse(rootOf(t), terms);
  tenants += 1;
  return withTenant(await shared, `tenant ${tenants}`);
}

async function withTenant(house: WorkingHouse, name: string): Promise<SkillHouse> {
  const { id: tenantId, key } = await house.tenant(name, 1_000, 'enterprise');
  const call: SkillHouse['call'] = async (method, path, body, { key: other = key, signal } = {}) => {
    const response = await fetch(`${house.address}/api/v1${path}`, {
      method,
      headers: { ...bearer(other), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { ...house, key, tenantId, call, spent: async () => (await call('GET', '/credits')).body.spent };
}

interface Shop {
  readonly url: string;
  /** What stands on its pages; may be changed at any time. */
  stock: { label: string; button: string; price: string };
  /** How often its first page was asked for. */
  visits(): number;
}

/** A search field whose answer names what was searched for, and a price. */
export async function openShop(t: Test): Promise<Shop> {
  let visits = 0;
  const stock = { label: 'Search', button: 'Go', price: '12 €' };
  const url = await site(t, (request, response) => {
    if (request.url === '/') visits += 1;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Shop</title><h1>Shop</h1>
      <form><label>${stock.label} <input name="q" type="search"></label><button>${stock.button}</button></form>
      <p role="status"></p><dl><dt>Price</dt><dd>${stock.price}</dd></dl>
      <script>document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault();
        document.querySelector('[role=status]').textContent = 'Found ' + document.querySelector('input').value; });</script>`);
  });
  return { url, stock, visits: () => visits };
}
