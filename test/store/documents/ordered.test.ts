import { deepStrictEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import t from 'tap';
import { openEmbeddedDocuments } from '../../../store/documents/embedded.ts';
import { Ordered } from '../../../store/documents/ordered.ts';
import type { Collection, Documents, Filter, Page } from '../../../store/documents/port.ts';
import type { Thing } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'troupe-ordered-'));
t.teardown(() => rmSync(folder, { recursive: true }));

const group = fc.oneof(fc.constantFrom('a', 'b', 1, true), fc.constantFrom(undefined, null));
// No null: nedb takes it for the epoch where it compares it with dates, and MongoDB and the index do not.
const order = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 5 }).map((n) => new Date(n)),
  fc.constantFrom(undefined, 'x'),
);
const odd = fc.constantFrom<unknown>(['a'], [1, 2], { n: 1 });
const rarelyOdd = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 60, arbitrary: usual }, { weight: 1, arbitrary: odd });
const document = fc.record({
  _id: fc.integer({ min: 0, max: 30 }).map(String),
  g: rarelyOdd(group),
  at: rarelyOdd(order),
  m: fc.boolean(),
});
const bound = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 5 }).map((n) => new Date(n)),
);
const condition = fc.oneof(
  bound,
  fc.record({ $gt: bound, $lte: bound }, { requiredKeys: [] }).filter((range) => Object.keys(range).length > 0),
  fc.record({ $gte: bound, $lt: bound }, { requiredKeys: [] }).filter((range) => Object.keys(range).length > 0),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $in: fc.array(bound) }),
);
const filter = fc.record({ g: fc.constantFrom('a', 'b', 1, true), at: condition, m: fc.boolean() }, { requiredKeys: [] });
const page = fc.record({
  sort: fc.constantFrom<NonNullable<Page['sort']>>(
    { at: 1, _id: 1 },
    { at: -1, _id: -1 },
    { at: -1, _id: 1 },
    { m: 1, _id: -1 },
    { _id: 1 },
  ),
  skip: fc.integer({ min: 0, max: 5 }),
  limit: fc.integer({ min: 0, max: 5 }),
});
const operation = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('put' as const), document }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('move' as const), filter, page, change: fc.record({ g: group, at: order }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), filter }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('look' as const), filter, page }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

async function perform(things: Collection<Thing>, next: Operation): Promise<unknown> {
  switch (next.type) {
    case 'put': {
      const { _id, ...fields } = next.document;
      return things.upsert(_id, { $set: fields }, {});
    }
    case 'move':
      return things.claim(next.filter as Filter, { $set: { ...next.change, moved: true } }, next.page.sort);
    case 'remove':
      return things.remove(next.filter as Filter);
    case 'look':
      return [await things.find(next.filter as Filter, next.page), await things.count(next.filter as Filter)];
  }
}

const indexes = [{ fields: { g: 1, at: -1 } }, { fields: { m: 1, at: 1 } }, { fields: { at: 1 } }] as const;

t.test('an index changes no answer, whatever is asked after whatever was done, also after another start', async () => {
  let made = 0;
  const same = async (documents: Documents, operations: readonly Operation[], again: () => Documents) => {
    made += 1;
    const names = [`indexed${made}`, `plain${made}`] as const;
    const open = async (from: Documents) =>
      [await from.collection<Thing>(names[0], indexes), await from.collection<Thing>(names[1])] as const;
    let [indexed, plain] = await open(documents);
    for (const [place, next] of operations.entries()) {
      if (place === operations.length >> 1) {
        await documents.close();
        [indexed, plain] = await open(again());
      }
      deepStrictEqual(await perform(indexed, next), await perform(plain, next));
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (operations) => {
      const path = join(folder, `${made}`);
      let last = openEmbeddedDocuments(path);
      await same(last, operations, () => (last = openEmbeddedDocuments(path)));
      await last.close();
    }),
    { numRuns: 40 },
  );
});

t.test('a page looks at no more documents than stand on it, and a range at no others', async (t) => {
  let looked = 0;
  const documents = Array.from({ length: 1_000 }, (_, i) => ({
    _id: `${(i * 7) % 1_000}`,
    g: 'a',
    at: new Date(i),
    get m() {
      looked += 1;
      return true;
    },
  }));
  const index = new Ordered<Thing>({ fields: { g: 1, at: -1 } });
  await index.load(documents, async () => {});
  const looks = (filter: Filter, page: Page) => {
    looked = 0;
    return [index.find({ g: 'a', m: true, ...filter }, page).length, looked];
  };
  t.same(looks({}, { sort: { at: -1 }, skip: 5, limit: 10 }), [10, 15]);
  t.same(looks({ at: { $lt: new Date(5) } }, {}), [5, 6], 'the range is of one more, which nedb compares exactly');
  t.same(looks({ at: { $gte: new Date(999) } }, {}), [1, 1]);
});
