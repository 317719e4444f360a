import t from 'tap';
import { openCorpus } from '../../../../actors/skill/match/corpus.ts';
import type { SkillDocument } from '../../../../store/model/skill.ts';
import { openTestStore } from '../../harness.ts';
import { documentOf } from './documents.ts';

type Test = typeof t;

async function corpusOf(t: Test, documents: readonly SkillDocument[]) {
  const { skills } = await openTestStore(t);
  for (const document of documents) await skills.project(document);
  const errors: unknown[] = [];
  // Nobody else waits for this thread; a loaded machine may take its time.
  const log = { warn() {}, error: (told: object) => void errors.push(told) };
  const corpus = openCorpus({ skills, log, seekMs: 20_000 });
  t.teardown(() => corpus.close());
  return { skills, corpus, errors };
}

const on = (host: string) => ({ origin: `https://${host}` });

t.test('the library shows shapes of all tenants, best first, and those of a host when asked for it', async (t) => {
  const { corpus } = await corpusOf(t as Test, [
    documentOf('a', 'search', 'Search for {{param:query}} and open the first result', {
      ...on('one.example'),
      hits: 3,
      kinds: ['fill', 'press', 'click'],
    }),
    documentOf('b', 'find', 'Search for {{param:q}} and open the first result', { ...on('two.example'), hits: 1 }),
    documentOf('b', 'twice', 'Search for {{param:q}} and open the first result', { ...on('two.example'), hits: 7 }),
    documentOf('b', 'sort', 'Sort the products by price', on('two.example')),
  ]);
  const [first, second, ...rest] = await corpus.search({ goal: 'look for lamps and open the first result', limit: 3 });
  t.match([first?.host, second?.host].sort(), ['one.example', 'two.example']);
  t.same(
    rest.map(({ goal }) => goal),
    ['sort the products by price'],
  );
  const [of] = await corpus.search({ goal: 'search for a lamp and open the first result', host: 'two.example', limit: 1 });
  t.match(of, { host: 'two.example', goal: 'search for … and open the first result', kinds: ['click', 'fill'], steps: 2, replays: 7 });
  t.match(of?.id, /^[0-9a-f]{16}$/);
  t.same(await corpus.search({ goal: 'search', host: 'three.example', limit: 9 }), []);
});

t.test('a run is seeded by a near skill of another tenant or host, and by no other', async (t) => {
  const { corpus } = await corpusOf(t as Test, [
    documentOf('a', 'search', 'Search for {{param:query}} and open the first result', on('one.example')),
    documentOf('b', 'sort', 'Sort the products by price', on('two.example')),
  ]);
  const goal = 'Search for "blue chairs" and open the first result';
  t.equal((await corpus.nearest({ tenantId: 'b', host: 'one.example', goal }))?.host, 'one.example');
  t.equal((await corpus.nearest({ tenantId: 'a', host: 'three.example', goal }))?.host, 'one.example');
  t.equal(await corpus.nearest({ tenantId: 'a', host: 'one.example', goal }), undefined);
  t.equal(await corpus.nearest({ tenantId: 'c', host: 'one.example', goal: 'Upgrade the plan of the team to yearly billing' }), undefined);
});

t.test('nothing that a tenant wrote for itself gets out, whatever is searched for and whoever guesses', async (t) => {
  const hidden = [
    'falcon',
    'priya',
    'raman',
    '4711',
    'zorblax',
    'jane.doe',
    's3cr3t',
    'tenant-a',
    'my-private-name',
    'blue chairs',
    'acme_password',
  ];
  const mine = [
    'Open the falcon report of zorblax and print it',
    'Send "the Falcon merger" to Priya Raman',
    'Download invoice 4711 of jane.doe@corp.example with {{secret:ACME_PASSWORD}}',
    'Open https://one.example/zorblax?key=s3cr3t and sort by price',
    'Search for {{param:query}}',
  ].map((goal, at) =>
    documentOf('tenant-a', `my-private-name-${at}`, goal, { ...on('one.example'), parameters: [{ name: 'query', value: 'blue chairs' }] }),
  );
  const guesses = hidden.map((word, at) => documentOf('curious', `guess-${at}`, `Open the ${word} report and print it`, on('two.example')));
  const { corpus } = await corpusOf(t as Test, [...mine, ...guesses]);
  const asked = [
    ...hidden,
    ...hidden.map((word) => `open the ${word} report and print it`),
    ...mine.map(({ goal }) => goal),
    'open report',
    '',
  ];
  for (const goal of asked) {
    for (const host of [undefined, 'one.example']) {
      const found = await corpus.search({ goal, limit: 50, ...(host && { host }) });
      const text = JSON.stringify(found.map(({ id, ...entry }) => entry)).toLowerCase();
      for (const word of hidden) t.notOk(text.includes(word), `${word} is in ${text} for ${goal}`);
    }
    const seed = JSON.stringify((await corpus.nearest({ tenantId: 'curious', host: 'two.example', goal })) ?? {}).toLowerCase();
    for (const word of hidden.filter((word) => word !== '4711')) t.notOk(seed.includes(word), `${word} seeds ${goal}`);
  }
});

t.test('a guess that is right finds what one that is wrong finds', async (t) => {
  const withWord = (word: string) =>
    ['Open the # report', 'Print the # and sort by price', 'Find # orders'].map((goal, at) =>
      documentOf('a', `mine-${at}`, goal.replace('#', word), on('one.example')),
    );
  const [one, other] = [await corpusOf(t as Test, withWord('falcon')), await corpusOf(t as Test, withWord('osprey'))];
  for (const goal of ['falcon', 'open the falcon report', 'find falcon orders and print', 'print the falcon']) {
    t.same(await one.corpus.search({ goal, limit: 9 }), await other.corpus.search({ goal, limit: 9 }), goal);
    const asked = { tenantId: 'curious', host: 'two.example', goal };
    t.same(await one.corpus.nearest(asked), await other.corpus.nearest(asked), goal);
  }
});

t.test('what is learnt and forgotten later is searched so', async (t) => {
  const { corpus, skills } = await corpusOf(t as Test, [documentOf('a', 'sort', 'Sort the products by price', on('one.example'))]);
  const goals = async () => (await corpus.search({ goal: 'filter or sort the products', limit: 9 })).map(({ goal }) => goal).sort();
  t.same(await goals(), ['sort the products by price']);
  corpus.learn(documentOf('b', 'filter', 'Filter the products by color', on('two.example')));
  t.same(await goals(), ['filter the products by color', 'sort the products by price']);
  corpus.forget('a/sort');
  t.same(await goals(), ['filter the products by color']);
  await skills.project(documentOf('c', 'missed', 'Filter the orders by date', on('two.example')));
  corpus.distrust();
  t.same(await goals(), ['filter the orders by date', 'sort the products by price']);
});

t.test('a thread that dies is started anew at the next search; after closing there is none', async (t) => {
  const { corpus, errors } = await corpusOf(t as Test, [documentOf('a', 'sort', 'Sort the products by price', on('one.example'))]);
  const deadly = { goal: undefined as unknown as string, limit: 9 };
  t.equal((await corpus.search({ goal: 'sort products', limit: 9 })).length, 1);
  await t.rejects(corpus.search(deadly), { code: 'stopped' });
  t.equal(errors.length, 2);
  t.equal((await corpus.search({ goal: 'sort products', limit: 9 })).length, 1);
  const asked = corpus.search({ goal: 'sort products', limit: 9 });
  await Promise.all([t.rejects(asked, { code: 'stopped' }), corpus.close()]);
  await t.rejects(corpus.search({ goal: 'sort products', limit: 9 }), { code: 'stopped' });
  t.equal(await corpus.nearest({ tenantId: 'b', host: 'x', goal: 'sort products' }), undefined);
});
