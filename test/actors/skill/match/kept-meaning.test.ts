import t from 'tap';
import { openCandidates } from '../../../../actors/skill/match/candidates.ts';
import { keptOf, maker, storedIn, storedMeaningOf } from '../../../../actors/skill/match/kept-meaning.ts';
import { openTestStore, until } from '../../harness.ts';
import { documentOf } from './documents.ts';

const goals = ['Sort the list of "Blue chairs" by price', 'Search for {{param:query}}', '…', 'x '.repeat(9_000)];

t.test('what is stored of a goal is what is made of it', async (t) => {
  for (const [at, goal] of goals.entries()) t.same(storedIn(documentOf('a', `skill-${at}`, goal)), keptOf(goal), goal.slice(0, 40));
});

t.test('what was made in another way, or of an older goal, is not used', async (t) => {
  const stored = storedMeaningOf('Sort by price', 1);
  t.equal(storedIn({ version: 2, meaning: stored }), undefined);
  t.equal(storedIn({ version: 1, meaning: { ...stored, maker: maker + 1 } }), undefined);
  t.equal(storedIn({ version: 1 }), undefined);
});

t.test('skills that were stored without a meaning are found, and have one from then on; that of a newer service stays', async (t) => {
  const { skills } = await openTestStore(t);
  const { meaning, ...bare } = documentOf('a', 'bare', 'Sort by price');
  const newer = documentOf('a', 'newer', 'Sort by name', {
    meaning: { maker: maker + 1, of: 1, terms: 'other', vector: '' },
  });
  for (const document of [bare, newer]) await skills.project(document);
  const found = await openCandidates({ skills }).near('a', bare.origin, 'sort by price', 9);
  t.same(
    found.map(({ document }) => document.name),
    ['bare', 'newer'],
  );
  await until(async () => (await skills.get('a', 'bare'))?.meaning !== undefined);
  t.same((await skills.get('a', 'bare'))?.meaning, meaning);
  t.same((await skills.get('a', 'newer'))?.meaning, newer.meaning);
});
