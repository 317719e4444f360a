import t from 'tap';
import { openCandidates } from '../../../../actors/skill/match/candidates.ts';
import { withWording } from '../../../../actors/skill/match/kept-meaning.ts';
import { openLookUp } from '../../../../actors/skill/match/look-up.ts';
import { StoreError } from '../../../../store/errors.ts';
import type { SkillDocument } from '../../../../store/model/skill.ts';
import type { Store } from '../../../../store/open.ts';
import { openTestStore, until } from '../../harness.ts';
import { documentOf } from './documents.ts';

const shop = 'https://shop.example';
const silent = { warn() {}, error() {} };
const names = (found: readonly { readonly document: SkillDocument }[]) => found.map(({ document }) => document.name);

async function withSkills(t: Test, ...documents: readonly SkillDocument[]): Promise<Store> {
  const store = await openTestStore(t);
  for (const document of documents) await store.skills.project(document);
  return store;
}
type Test = typeof t;

t.test('the nearest of a tenant on an origin come first, others of neither', async (t) => {
  const { skills } = await withSkills(
    t as Test,
    documentOf('a', 'search', 'Search for {{param:query}}'),
    documentOf('a', 'sort', 'Sort the products by price'),
    documentOf('a', 'elsewhere', 'Search for {{param:query}}', { origin: 'https://other.example' }),
    documentOf('b', 'theirs', 'Search for {{param:query}}'),
    documentOf('a', 'broken', 'Search for {{param:query}}', { quarantined: 'it is torn' }),
  );
  const candidates = openCandidates({ skills });
  t.same(names(await candidates.near('a', shop, 'look for red lamps', 9)), ['search', 'sort']);
  t.same(names(await candidates.near('a', shop, 'order the products by price', 1)), ['sort']);
  t.same(names(await candidates.near('b', shop, 'look for red lamps', 9)), ['theirs']);
  t.same(await candidates.near('c', shop, 'look for red lamps', 9), []);
  t.same(await candidates.near('a', 'https://none.example', 'look for red lamps', 9), []);
});

t.test('of many pages that each have a skill for one goal, the one that is asked on is found', async (t) => {
  const goal = 'Return the price';
  const page = (number: number) => `${shop}/items/${number}`;
  const asked = Array.from({ length: 600 }, (_, number) => documentOf('a', `price-${number}`, goal, { url: page(number) }));
  const searching = { url: `${shop}/find?q={{param:query}}`, parameters: [{ name: 'query', value: 'lamps' }] };
  const { skills } = await withSkills(
    t as Test,
    ...asked,
    documentOf('a', 'stock-7', 'Return the price in stock', { url: page(7) }),
    documentOf('a', 'found', goal, searching),
  );
  const candidates = openCandidates({ skills });
  for (const number of [0, 299, 599]) {
    t.same(names(await candidates.near('a', shop, 'what is the price?', 8, page(number))), [`price-${number}`]);
  }
  t.same(names(await candidates.near('a', shop, 'what is the price?', 8, page(7))), ['price-7', 'stock-7']);
  t.same(names(await candidates.near('a', shop, 'what is the price?', 8, `${shop}/find?q=beds`)), ['found']);
  t.same(await candidates.near('a', shop, 'what is the price?', 8, page(600)), []);
});

t.test('what is published, changed or removed afterwards is seen at once', async (t) => {
  const { skills } = await withSkills(t as Test, documentOf('a', 'search', 'Search for {{param:query}}'));
  const candidates = openCandidates({ skills });
  t.same(names(await candidates.near('a', shop, 'sort by price', 9)), ['search']);
  const made = documentOf('a', 'sort', 'Sort by price');
  await skills.project(made);
  candidates.put(made);
  t.same(names(await candidates.near('a', shop, 'sort by price', 9)), ['sort', 'search']);
  const moved = documentOf('a', 'search', 'Sort by price, please', { version: 2, origin: 'https://other.example' });
  await skills.project(moved);
  candidates.put(moved);
  t.same(names(await candidates.near('a', shop, 'sort by price', 9)), ['sort']);
  t.same(names(await candidates.near('a', 'https://other.example', 'sort by price', 9)), ['search']);
  await skills.remove('a', 'sort', 1);
  candidates.drop('a', 'sort');
  t.same(await candidates.near('a', shop, 'sort by price', 9), []);
});

t.test('a skill is near by each of its wordings, once, and by none of another goal', async (t) => {
  const searching = documentOf('a', 'search', 'Fill "Search" with {{param:query}} and click "Go"');
  const { skills } = await withSkills(t as Test, searching, documentOf('a', 'sort', 'Sort by price'));
  const asked = 'do you sell desks?';
  const near = async (candidates: ReturnType<typeof openCandidates>) => names(await candidates.near('a', shop, asked, 9));
  const candidates = openCandidates({ skills });
  t.same(await near(candidates), ['sort', 'search']);
  let known = searching;
  for (const wording of ['Do you sell {{param:query}}?', 'Are {{param:query}} on sale?', 'Do you sell {{param:query}}?'])
    known = { ...known, wordings: withWording(known, wording) };
  t.equal(known.wordings?.length, 2);
  await skills.learn(known, known.wordings ?? []);
  candidates.put(known);
  t.same(await near(candidates), ['search', 'sort']);
  t.same(await near(openCandidates({ skills })), ['search', 'sort'], 'by who loads them, too');
  const anew = { ...documentOf('a', 'search', 'Sell {{param:query}}', { version: 2 }), wordings: known.wordings ?? [] };
  await skills.project(anew);
  t.equal((await skills.get('a', 'search'))?.wordings?.length, 2, 'they stay with the skill');
  t.same(await near(openCandidates({ skills })), ['search', 'sort'], 'which is near by its new goal');
  t.equal(withWording(anew, 'Sell me {{param:query}}').length, 1, 'and what was said of the old one is no wording of it');
  await skills.remove('a', 'search', 2);
  candidates.drop('a', 'search');
  t.same(await near(candidates), ['sort']);
});

t.test('what nobody told of is mended where it is come upon: a skill that is gone, and one that is newer', async (t) => {
  const { skills } = await withSkills(t as Test, documentOf('a', 'x', 'Sort by price'), documentOf('a', 'y', 'Sort by price'));
  const candidates = openCandidates({ skills });
  await candidates.near('a', shop, 'sort by price', 9);
  await skills.remove('a', 'x', 1);
  await skills.project(documentOf('a', 'y', 'Delete all orders', { version: 2 }));
  const [found] = await candidates.near('a', shop, 'sort by price', 9);
  t.match(found, { document: { name: 'y', version: 2, goal: 'Delete all orders' } });
  const [again, ...others] = await candidates.near('a', shop, 'sort by price', 9);
  t.same(others, []);
  t.ok((again?.score as number) < (found?.score as number));
});

t.test('partitions that were not used for longest are let go of, and loaded again when they are asked for', async (t) => {
  const origins = Array.from({ length: 6 }, (_, at) => `https://shop${at}.example`);
  const { skills } = await withSkills(
    t as Test,
    ...origins.map((origin, at) => documentOf('a', `skill-${at}`, 'Sort by price', { origin })),
  );
  const walks: string[] = [];
  const counted = {
    ...skills,
    walk(...[where, fields]: Parameters<typeof skills.walk>) {
      walks.push(String(where.origin));
      return skills.walk(where, fields);
    },
  };
  const candidates = openCandidates({ skills: counted, mostPartitions: 3 });
  for (const at of [0, 1, 2, 0, 3, 0, 1]) {
    const found = await candidates.near('a', origins[at] as string, 'sort by price', 9);
    t.same(names(found), [`skill-${at}`]);
  }
  t.same(
    walks,
    [0, 1, 2, 3, 1].map((at) => origins[at]),
  );
  t.equal(candidates.held().partitions, 3);
  const tight = openCandidates({ skills, mostBytes: 1 });
  for (const origin of origins) t.equal((await tight.near('a', origin, 'sort by price', 9)).length, 1);
  t.equal(tight.held().partitions, 1);
});

t.test('what is published while a partition is loaded is in it', async (t) => {
  const { skills } = await withSkills(t as Test, documentOf('a', 'x', 'Sort by price'));
  const late = documentOf('a', 'late', 'Sort by price');
  const candidates = openCandidates({
    skills: {
      ...skills,
      async *walk(where, fields) {
        yield* skills.walk(where, fields);
        await skills.project(late);
        candidates.put(late);
      },
    },
  });
  t.same(names(await candidates.near('a', shop, 'sort by price', 9)).sort(), ['late', 'x']);
});

t.test('fifty look-ups at once load a partition once, and one that fails is tried again', async (t) => {
  const { skills } = await withSkills(t as Test, documentOf('a', 'x', 'Sort by price'));
  let walks = 0;
  const candidates = openCandidates({
    skills: {
      ...skills,
      async *walk(where, fields) {
        walks += 1;
        if (walks === 1) throw new StoreError('unavailable', 'The store is down');
        yield* skills.walk(where, fields);
      },
    },
  });
  await t.rejects(candidates.near('a', shop, 'sort by price', 9), { code: 'unavailable' });
  const found = await Promise.all(Array.from({ length: 50 }, () => candidates.near('a', shop, 'sort by price', 9)));
  t.ok(found.every((one) => one.length === 1));
  t.equal(walks, 2);
});

t.test('another gateway finds what this one published, and what it missed when it is told of a gap', async (t) => {
  const store = await withSkills(t as Test, documentOf('a', 'x', 'Sort by price'));
  const { skills, bus } = store;
  let isDown = false;
  const lossy = {
    ...bus,
    publish: (...said: Parameters<typeof bus.publish>) =>
      isDown ? Promise.reject(new StoreError('unavailable', 'The bus is down')) : bus.publish(...said),
  };
  const here = await openLookUp({ skills, bus: lossy, self: 'one', log: silent, everyMs: 10 });
  const there = await openLookUp({ skills, bus, self: 'two', log: silent });
  t.teardown(async () => {
    await here.close();
    await there.close();
  });
  const seen = async () => names(await there.candidates.near('a', shop, 'sort by price', 9)).sort();
  t.same(await seen(), ['x']);
  const y = documentOf('a', 'y', 'Sort by price');
  await skills.project(y);
  here.candidates.published(y);
  await until(async () => (await seen()).length === 2);
  isDown = true;
  const lost = documentOf('a', 'lost', 'Sort by price');
  await skills.project(lost);
  here.candidates.published(lost);
  t.same(await seen(), ['x', 'y']);
  const asked = documentOf('a', 'asked', 'Sort by price');
  await skills.project(asked);
  here.candidates.published(asked);
  await there.candidates.takeIn('a', 'asked');
  t.same(await seen(), ['asked', 'x', 'y'], 'what it asks for by name it needs no news of');
  isDown = false;
  await until(async () => (await seen()).length === 4);
  await skills.remove('a', 'x', 1);
  here.candidates.removed('a/x');
  t.same(await seen(), ['asked', 'lost', 'y']);
});
