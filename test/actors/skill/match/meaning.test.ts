/** What goals are looked up by. */
import t from 'tap';
import { lexical, lexicalVector } from '../../../../actors/skill/match/lexical.ts';
import { meaningOf, termsOf } from '../../../../actors/skill/match/meaning.ts';

const cosine = (a: string, b: string) => {
  const [left, right] = [lexicalVector(a), lexicalVector(b)];
  return left.reduce((sum, part, at) => sum + part * (right[at] ?? 0), 0);
};

t.test('verbs are looked up by what they do, without politeness, values and parameters', async (t) => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Please log in', ['@login']],
    ['Sign in as "anna"', ['@login']],
    ['get rid of the comments', ['@delete', 'comment']],
    ['Search for {{param:query}} and open the result', ['=result', '@goto', '@search']],
    ['Transfer 20 to bob@example.com on 2027-03-01', ['@send']],
    ['turn the lights off', ['@disable', 'light']],
    ['', []],
  ];
  for (const [goal, terms] of rows) t.same(termsOf(goal), terms, goal);
});

t.test('vectors are of unit length, and nearer to what says the same', async (t) => {
  const { vector } = meaningOf('delete the newest message');
  t.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-5);
  t.same((await lexical.embed(['delete the newest message']))[0], vector);
  t.ok(
    cosine('delete the newest message', 'please remove the latest message') > cosine('delete the newest message', 'book a hotel in Rome'),
  );
  t.ok(cosine('organise the files', 'organize files') > 0.9);
});

t.test('a goal of 100 kB is looked up by its beginning', async (t) => {
  const long = 'search for red lamps and open the first result, '.repeat(2_100);
  t.same(termsOf(long), termsOf(long.slice(0, 4_000)));
});
