import t from 'tap';
import { openEndpointEmbeddings, rankBy } from '../../../../actors/skill/match/endpoint.ts';
import { embedded, scriptedEmbeddings } from '../../../peers/embeddings.ts';
import { documentOf } from './documents.ts';

type Test = typeof t;

const candidates = [
  { document: documentOf('a', 'sort', 'Sort by price'), score: 0.5 },
  { document: documentOf('a', 'search', 'Search for {{param:product_name}}'), score: 0.4 },
];
/** By what a text is about; not of unit length. */
const about = (text: string) => (/search|hunt|product name/i.test(text) ? [3, 0.3] : [0.1, 2]);

t.test('vectors come in order and of unit length, in calls of 64 texts', async (t) => {
  const { asked, settings } = await scriptedEmbeddings(t as Test, ({ input }) => embedded(input.map((text) => [Number(text), 1])));
  const texts = Array.from({ length: 150 }, (_, at) => String(at));
  const vectors = await openEndpointEmbeddings(settings).embed(texts);
  t.same(asked.map(({ input }) => input.length).sort(), [22, 64, 64]);
  t.ok(asked.every(({ model }) => model === 'scripted'));
  for (const [at, [x = 0, y = 0]] of vectors.entries()) t.ok(Math.abs(x - at * y) < 1e-3 && Math.abs(x * x + y * y - 1) < 1e-5);
});

t.test('what is nearer by its meaning comes first, and no goal is embedded twice', async (t) => {
  const { asked, settings } = await scriptedEmbeddings(t as Test, ({ input }) => embedded(input.map(about)));
  const rank = rankBy({ embeddings: openEndpointEmbeddings(settings), log: { warn: (_: object, why = '') => t.fail(why) } });
  const [first] = await rank('Hunt down a lamp', candidates);
  t.equal(first?.document.name, 'search');
  t.same(asked[0]?.input, ['Hunt down a lamp', 'Sort by price', 'Search for product name']);
  await rank('Hunt down a lamp', candidates);
  t.equal(asked.length, 1);
  await rank('Hunt down a chair', candidates);
  t.same(asked[1]?.input, ['Hunt down a chair']);
  t.same(await rank('Hunt', []), []);
});

t.test('what was embedded longest ago is forgotten where memory ends', async (t) => {
  const { asked, settings } = await scriptedEmbeddings(t as Test, ({ input }) => embedded(input.map(about)));
  const rank = rankBy({ embeddings: openEndpointEmbeddings(settings), log: { warn: () => t.fail() }, mostBytes: 150 });
  for (const goal of ['one', 'two', 'three', 'four', 'five', 'one']) await rank(goal, candidates);
  t.same(
    asked.map(({ input }) => input.includes('one')),
    [true, false, false, false, false, true],
  );
});

t.test('an endpoint that fails changes nothing but the log', async (t) => {
  const failures: [string, object | number | undefined][] = [
    ['an error', 500],
    ['a refusal', 401],
    ['nothing in time', undefined],
    ['too few vectors', embedded([[1, 0]])],
    ['vectors of several sizes', embedded([[1], [1, 2], [1, 2]])],
    ['no numbers', { data: [0, 1, 2].map((index) => ({ index, embedding: ['x'] })) }],
    ['no vectors', {}],
  ];
  for (const [name, said] of failures) {
    const { settings } = await scriptedEmbeddings(t as Test, () => said);
    const warned: string[] = [];
    const log = { warn: (_: object, why = '') => void warned.push(why) };
    // Only silence lasts until then.
    const timeoutMs = said === undefined ? 50 : 20_000;
    t.same(
      await rankBy({ embeddings: openEndpointEmbeddings({ ...settings, timeoutMs }), log })('Hunt down a lamp', candidates),
      candidates,
      name,
    );
    t.match(warned, [/compared by their words alone/], name);
  }
});
