/** What every adapter of the documents port does, alike. */
import t from 'tap';
import type { Collection, Documents, Filter, Index } from '../../../store/documents/port.ts';
import { StoreError } from '../../../store/errors.ts';

export interface Thing {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const callers = Array.from({ length: 50 }, (_, i) => i);
const ids = (things: readonly Thing[]): string[] => things.map(({ _id }) => _id);

interface ContractOptions {
  /** The stand-in answers a change with the document as it is when the answer is written, later changes included. */
  readonly answersLate?: boolean;
}

/** `open` gives the same empty store each time; closing it is the adapter's test's affair. */
export function documentsContract(open: () => Documents, { answersLate = false }: ContractOptions = {}): void {
  let made = 0;
  const fresh = (indexes?: readonly Index[]): Promise<Collection<Thing>> => {
    made += 1;
    return open().collection<Thing>(`things${made}`, indexes);
  };

  t.test('what was inserted is got back, dates, nesting and strange names included', async (t) => {
    const things = await fresh();
    const thing: Thing = {
      _id: 'a/ü\u2028',
      at: new Date('2024-02-29T12:34:56.789Z'),
      nested: { list: [1, 2.5, { at: new Date(0) }], empty: {}, none: null },
      data: { 'a.b': 1, $price: '12', '50%': true, '%24': 'x', ...JSON.parse('{"in":{"__proto__":{"a":1}}}') },
      text: 'lines\n and \u2028 \u2029 \u0085 separators \u0000',
      large: 9_007_199_254_740_991,
    };
    await things.insert(thing);
    const got = await things.get(thing._id);
    t.same(got, thing);
    t.equal(JSON.stringify(got?.data), JSON.stringify(thing.data));
    t.same(await things.find({ at: thing.at as Date }), [thing]);
    t.equal(await things.get('b'), undefined);
  });

  t.test('undefined fields are left out, in documents and in changes', async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', gone: undefined, kept: 1 });
    t.same(Object.keys((await things.get('a')) as Thing).sort(), ['_id', 'kept']);
    t.same(await things.update({ _id: 'a' }, { $set: { kept: undefined, other: 2 } }), { _id: 'a', kept: 1, other: 2 });
    t.same(ids(await things.find({ gone: { $exists: false } })), ['a']);
  });

  t.test('what is inserted and got is a copy', async (t) => {
    const things = await fresh();
    const mine = { _id: 'a', list: [1] };
    await things.insert(mine);
    mine.list.push(2);
    const got = (await things.get('a')) as typeof mine;
    got.list.push(3);
    t.same(await things.get('a'), { _id: 'a', list: [1] });
  });

  t.test('a filter or a change that means nothing is refused before it does harm', async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', n: 1 });
    await t.rejects(async () => things.remove({ n: undefined }), TypeError);
    await t.rejects(async () => things.find({ $or: [{ n: undefined }] }), TypeError);
    await t.rejects(async () => things.update({ _id: 'a' }, {}), TypeError);
    await t.rejects(async () => things.update({ _id: 'a' }, { $set: { n: undefined } }), TypeError);
    await t.rejects(async () => things.upsert('a', { $set: { n: 2 } }, { n: 3 }), TypeError);
    t.same(await things.get('a'), { _id: 'a', n: 1 });
  });

  t.test("a change that does not fit its field is the caller's mistake, not the store's absence", async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', text: 'x' });
    const mistake = await things.update({ _id: 'a' }, { $inc: { text: 1 } }).catch((error: unknown) => error);
    t.ok(mistake instanceof Error && !(mistake instanceof StoreError));
    t.same(await things.get('a'), { _id: 'a', text: 'x' });
  });

  t.test('filters compare by value, range, list, presence, element and alternative', async (t) => {
    const things = await fresh([{ fields: { n: 1 } }]);
    const day = (n: number): Date => new Date(Date.UTC(2024, 0, n));
    await things.insertMany([
      { _id: 'a', n: 1, at: day(1), tags: ['x', 'y'], in: { name: 'one' } },
      { _id: 'b', n: 2, at: day(2), tags: [], in: { name: 'two' } },
      { _id: 'c', n: 3, at: day(3), tags: ['x'] },
      { _id: 'd', n: '3' },
    ]);
    const sort = { _id: 1 } as const;
    const found = async (filter: Parameters<typeof things.find>[0]) => ids(await things.find(filter, { sort })).join('');
    t.equal(await found({}), 'abcd');
    t.equal(await found({ n: 3 }), 'c');
    t.equal(await found({ n: { $gt: 1, $lte: 3 } }), 'bc');
    t.equal(await found({ n: { $lt: 2 } }), 'a');
    t.equal(await found({ at: { $gte: day(2) } }), 'bc');
    t.equal(await found({ at: day(3) }), 'c');
    t.equal(await found({ n: { $in: [1, '3'] } }), 'ad');
    t.equal(await found({ n: { $ne: 2 } }), 'acd');
    t.equal(await found({ at: { $exists: false } }), 'd');
    t.equal(await found({ tags: 'x' }), 'ac');
    t.equal(await found({ 'in.name': 'two' }), 'b');
    t.equal(await found({ $or: [{ n: 1 }, { at: { $gt: day(2) } }] }), 'ac');
    t.equal(await found({ n: { $in: [1, 2] }, $or: [{ tags: 'y' }, { n: 3 }] }), 'a');
    t.equal(await things.count({ n: { $in: [1, 2] } }), 2);
  });

  t.test('pages come in the order asked for', async (t) => {
    const things = await fresh();
    await things.insertMany(callers.map((i) => ({ _id: `${i}`, group: i % 2, at: new Date(i) })));
    const page = await things.find({}, { sort: { group: 1, at: -1 }, skip: 23, limit: 4 });
    t.same(ids(page), ['2', '0', '49', '47']);
    t.same(await things.find({}, { skip: 50, limit: 4 }), []);
  });

  t.test('a walk gives each that matches once, as a copy, also while they are changed and removed', async (t) => {
    const things = await fresh([{ fields: { of: 1, at: 1 } }]);
    const all = Array.from({ length: 520 }, (_, at) => ({ _id: `t${at}`, of: at % 2 ? 'odd' : 'even', at }));
    await things.insertMany(all);
    const walked = async (filter: Filter) => {
      const found: string[] = [];
      for await (const portion of things.walk(filter)) {
        found.push(...ids(portion));
        (portion[0] as unknown as { at: unknown }).at = 'mine';
        await things.update({ _id: 't519' }, { $inc: { seen: 1 } });
      }
      return found.sort();
    };
    t.same(await walked({}), ids(all).sort());
    t.same(await walked({ of: 'odd' }), ids(all.filter(({ of }) => of === 'odd')).sort());
    t.same(await walked({ at: { $lt: 3 } }), ['t0', 't1', 't2']);
    t.same(await walked({ of: 'neither' }), []);
    for await (const [first] of things.walk({ of: 'even' })) {
      t.equal(typeof first?.at, 'number');
      break;
    }
    for await (const [first] of things.walk({ of: 'odd' }, ['of'])) t.same(Object.keys(first ?? {}).sort(), ['_id', 'of']);
    t.equal(await things.remove({ of: 'odd' }), 260);
    t.equal((await walked({})).length, 260);
  });

  t.test('changes set, unset, add and push, also along paths', async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', n: 1, gone: true, in: { n: 1 }, list: [] });
    const change = {
      $set: { 'in.name': 'x', at: new Date(5) },
      $unset: { gone: true as const },
      $inc: { n: 2, 'in.n': -1, fresh: 4 },
      $push: { list: { $each: [1], 'a.b': 2 }, fresher: 'p' },
    };
    const expected = {
      _id: 'a',
      n: 3,
      in: { n: 0, name: 'x' },
      list: [{ $each: [1], 'a.b': 2 }],
      at: new Date(5),
      fresh: 4,
      fresher: ['p'],
    };
    t.same(await things.update({ _id: 'a' }, change), expected);
    t.same(await things.get('a'), expected);
    t.equal(await things.update({ _id: 'a', n: 99 }, { $set: { n: 0 } }), undefined);
    t.equal(await things.update({ _id: 'b' }, { $set: { n: 0 } }), undefined);
  });

  t.test('many are changed, and removed, at once', async (t) => {
    const things = await fresh();
    await things.insertMany([]);
    await things.insertMany(callers.map((i) => ({ _id: `${i}`, even: i % 2 === 0 })));
    t.equal(await things.updateMany({ even: true }, { $set: { seen: 1 } }), 25);
    t.equal(await things.count({ seen: 1 }), 25);
    t.equal(await things.remove({ even: false }), 25);
    t.equal(await things.remove({ even: false }), 0);
    t.equal(await things.count({}), 25);
  });

  t.test('an id and a unique index hold a value once, also among 50 at a time', async (t) => {
    const things = await fresh([{ fields: { email: 1 }, unique: true }]);
    const duplicate = { name: 'StoreError', code: 'duplicate_key' };
    await things.insert({ _id: 'a', email: 'x' });
    await t.rejects(things.insert({ _id: 'a', email: 'y' }), duplicate);
    await t.rejects(things.insert({ _id: 'b', email: 'x' }), duplicate);
    await things.insert({ _id: 'b', email: 'y' });
    await t.rejects(things.update({ _id: 'b' }, { $set: { email: 'x' } }), duplicate);
    t.same(await things.get('b'), { _id: 'b', email: 'y' }, 'what was refused is not done');
    await things.update({ _id: 'a' }, { $set: { email: 'z' } });
    await things.update({ _id: 'b' }, { $set: { email: 'x' } });
    const results = await Promise.allSettled(callers.map((i) => things.insert({ _id: `p${i}`, email: 'p' })));
    t.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    t.equal(await things.count({ email: 'p' }), 1);
  });

  t.test('a unique index over two fields holds each pair once', async (t) => {
    const things = await fresh([{ fields: { key: 1, n: 1 }, unique: true }]);
    await things.insertMany([
      { _id: '1', key: 'a', n: 1 },
      { _id: '2', key: 'a', n: 2 },
      { _id: '3', key: 'b', n: 1 },
    ]);
    await t.rejects(things.insert({ _id: '4', key: 'b', n: 1 }), { code: 'duplicate_key' });
    t.same(ids(await things.find({ key: 'a', n: { $gt: 1 } })), ['2']);
    t.same(ids(await things.find({ key: 'a', n: 1 })), ['1']);
  });

  t.test('a sparse unique index leaves out the documents without the field', async (t) => {
    const things = await fresh([{ fields: { slug: 1 }, unique: true, sparse: true }]);
    await things.insertMany([{ _id: 'a' }, { _id: 'b' }, { _id: 'c', slug: 'x' }]);
    await t.rejects(things.insert({ _id: 'd', slug: 'x' }), { code: 'duplicate_key' });
    await things.update({ _id: 'c' }, { $unset: { slug: true } });
    await things.insert({ _id: 'd', slug: 'x' });
    t.equal(await things.count({ slug: { $exists: true } }), 1);
  });

  t.test('50 at a time add to one document, and none is lost', async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', n: 0, list: [] });
    await Promise.all(callers.map((i) => things.update({ _id: 'a' }, { $inc: { n: 1 }, $push: { list: i } })));
    const { n, list } = (await things.get('a')) as unknown as { n: number; list: number[] };
    t.equal(n, 50);
    t.same(
      [...list].sort((a, b) => a - b),
      callers,
    );
  });

  t.test('of 50 conditional updates at a time one is done', async (t) => {
    const things = await fresh();
    await things.insert({ _id: 'a', owner: 'nobody' });
    const won = await Promise.all(callers.map((i) => things.update({ _id: 'a', owner: 'nobody' }, { $set: { owner: `o${i}` } })));
    const winners = won.filter((thing) => thing !== undefined);
    t.equal(winners.length, 1);
    t.same(await things.get('a'), winners[0]);
  });

  t.test('50 claimers at a time get 30 documents, each once', async (t) => {
    const things = await fresh([{ fields: { state: 1, due: 1 } }]);
    await things.insertMany(callers.slice(0, 30).map((i) => ({ _id: `${i}`, state: 'open', due: new Date(1_000 - i) })));
    const claims = await Promise.all(
      callers.map((i) => things.claim({ state: 'open', due: { $lte: new Date(1_000) } }, { $set: { state: 'taken', by: i } }, { due: 1 })),
    );
    const got = claims.filter((thing) => thing !== undefined);
    t.equal(new Set(ids(got)).size, 30);
    t.equal(got.length, 30);
    t.equal(await things.count({ state: 'taken' }), 30);
  });

  t.test('claims come in order', async (t) => {
    const things = await fresh();
    await things.insertMany([3, 1, 2].map((due) => ({ _id: `${due}`, state: 'open', due: new Date(due) })));
    const claim = () => things.claim({ state: 'open' }, { $set: { state: 'taken' } }, { due: 1 });
    t.same([(await claim())?._id, (await claim())?._id, (await claim())?._id, await claim()], ['1', '2', '3', undefined]);
    await things.updateMany({}, { $set: { state: 'open' } });
    t.equal((await things.claim({ state: 'open' }, { $set: { state: 'taken' } }, { due: -1 }))?._id, '3');
  });

  t.test('an upsert inserts once and changes afterwards, also among 50 at a time', async (t) => {
    const things = await fresh();
    const results = await Promise.all(callers.map(() => things.upsert('a', { $inc: { n: 1 } }, { made: new Date(7), list: [1] })));
    t.same(await things.get('a'), { _id: 'a', n: 50, made: new Date(7), list: [1] });
    const seen = results.map(({ n }) => n as number).sort((a, b) => a - b);
    if (!answersLate)
      t.same(
        seen,
        callers.map((i) => i + 1),
        'each saw its own change',
      );
    t.same(await things.upsert('b', { $set: { x: 1 } }, {}), { _id: 'b', x: 1 });
  });

  t.test('an upsert against a unique index inserts nothing', async (t) => {
    const things = await fresh([{ fields: { slug: 1 }, unique: true }]);
    await things.insert({ _id: 'a', slug: 'x' });
    await t.rejects(things.upsert('b', { $set: { slug: 'x' } }, { n: 1 }), { code: 'duplicate_key' });
    t.equal(await things.get('b'), undefined);
  });

  t.test('the same name gives the same collection, and the store answers', async (t) => {
    const documents = open();
    const [one, other] = await Promise.all([documents.collection<Thing>('same'), documents.collection<Thing>('same')]);
    await one.insert({ _id: 'a' });
    t.same(await other.get('a'), { _id: 'a' });
    t.equal(await documents.ping(), true);
  });
}
