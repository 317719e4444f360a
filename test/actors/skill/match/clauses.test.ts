/** Parts of goals that one preposition or one order of words must not make the same, or another. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';
import { clausesIn } from '../../../../actors/skill/match/clauses.ts';

const keysOf = (goal: string) =>
  clausesIn(goal).map((clause) => clause.map(({ marker, words }) => [marker, ...words.map(({ key }) => key)].join(' ')));
const isSame = (goal: string, request: string) => agree({ goal, parameters: [] }, request).same;

t.test('what comes from a place is not what is in it, but what stands on the page is read from there', async (t) => {
  t.notOk(isSame('Show ferries from Oban', 'Show ferries in Oban'));
  t.ok(isSame('Show ferries from Oban', 'Find ferries from Oban'));
  t.ok(isSame('Show ferries from Oban to Mull', 'Find ferries from Oban to Mull'));
  t.ok(isSame('Read the total from the table', 'Read the total in the table'));
  t.ok(isSame('Read the total from row 3', 'Read the total in row 3'));
});

t.test('the second table row is in the table, and no row of a second one', async (t) => {
  t.ok(isSame('Read the name in the second row of the table', 'read the name in the second table row'));
  t.notOk(isSame('Read the name in the second table row', 'read the name in the row of the second table'));
  t.notOk(isSame('Show the second table row', 'show the second table'));
});

t.test('a number stands before what is best, or behind', async (t) => {
  t.ok(isSame('Show the three cheapest tents', 'show the cheapest 3 tents'));
  t.ok(isSame('Show the last five races', 'show the five last races'));
  t.notOk(isSame('Show the three cheapest tents', 'show the third cheapest tent'));
  const skill = { goal: 'Show the {{param:n}} cheapest tents', parameters: [{ name: 'n', value: '3' }] };
  t.same(agree(skill, 'show the 5 cheapest tents'), { same: true, values: { n: '5' } });
});

t.test('a text is translated into a language and to it', async (t) => {
  t.same(keysOf('translate it into Greek'), keysOf('translate it to Greek'));
});
