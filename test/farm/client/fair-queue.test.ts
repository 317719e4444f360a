import fc from 'fast-check';
import t from 'tap';
import { openFairQueue } from '../../../farm/client/fair-queue.ts';
import { chooseNode, type KnownNode } from '../../../farm/client/nodes.ts';

function filled(limit: number, ...items: readonly string[]) {
  const queue = openFairQueue<string>(limit);
  for (const item of items) queue.push(item.charAt(0), item);
  return queue;
}

function drain(queue: ReturnType<typeof filled>): string {
  const order: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) order.push(item);
  return order.join(' ');
}

t.test('tenants take turns, each in its own order', async (t) => {
  t.equal(drain(filled(10, 'a1', 'a2', 'a3', 'b1', 'c1', 'c2')), 'a1 b1 c1 a2 c2 a3');
});

t.test('at the bound, the longest line makes way for a tenant that waits less', async (t) => {
  const queue = filled(3, 'a1', 'a2', 'a3');
  t.equal(queue.push('b', 'b1'), 'a3');
  t.equal(queue.push('c', 'c1'), 'a2');
  t.equal(queue.push('d', 'd1'), 'd1', 'nobody has more');
  t.equal(queue.push('a', 'a4'), 'a4');
  t.equal(queue.size, 3);
  t.equal(drain(queue), 'a1 b1 c1');
});

t.test('what is put back is next again, and what is removed is gone', async (t) => {
  const queue = filled(10, 'a1', 'a2', 'b1');
  const first = queue.shift() ?? '';
  queue.putBack('a', first);
  queue.remove('a', 'a2');
  queue.remove('z', 'z1');
  t.equal(queue.size, 2);
  t.equal(drain(queue), 'a1 b1');
});

t.test('nothing is lost or given twice, and a tenant waits for one turn of each other tenant at most', async () => {
  const tenants = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(tenants, { maxLength: 60 }), (pushes) => {
      const queue = openFairQueue<string>(100);
      pushes.forEach((tenant, n) => {
        queue.push(tenant, `${tenant}${n}`);
      });
      const order = drain(queue).split(' ').filter(Boolean);
      const sameItems =
        order.toSorted().join() ===
        pushes
          .map((tenant, n) => `${tenant}${n}`)
          .toSorted()
          .join();
      const turns = (tenant: string) => order.flatMap((item, at) => (item.startsWith(tenant) ? [at] : []));
      const fair = [...new Set(pushes)].every((tenant) => turns(tenant).every((at, n, all) => n === 0 || at - (all[n - 1] ?? 0) <= 4));
      return sameItems && fair && queue.size === 0;
    }),
  );
});

t.test('of two nodes taken at random, the one with more room is asked', async (t) => {
  const idle = { url: '', fleet: 'default', capacity: 8, resting: false, doubted: false, seenAt: 0 };
  const node = (id: string, free: number): KnownNode => ({ ...idle, id, free });
  const nodes = [node('empty', 8), node('busy', 1), node('full', 0)];
  const dice =
    (...values: number[]) =>
    () =>
      values.shift() ?? 0;
  t.equal(chooseNode([]), undefined);
  t.equal(chooseNode(nodes.slice(0, 1))?.id, 'empty');
  t.equal(chooseNode(nodes, dice(0.4, 0))?.id, 'busy', 'busy and full');
  t.equal(chooseNode(nodes, dice(0.4, 0.9))?.id, 'empty', 'busy and empty');
  t.equal(chooseNode(nodes, dice(0.9, 0))?.id, 'empty', 'full and empty');
});
