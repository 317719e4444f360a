import t from 'tap';
import { keptOf } from '../../../../actors/skill/match/kept-meaning.ts';
import { meaningOf } from '../../../../actors/skill/match/meaning.ts';
import { Partition } from '../../../../actors/skill/match/partition.ts';
import { goalOf, openDice } from '../../../bench/goals.ts';

const cosine = (one: Float32Array, other: Float32Array) => one.reduce((sum, part, at) => sum + part * (other[at] as number), 0);

t.test('of thousands of goals that are nearly alike, the one that is asked for in other words is among the first', async (t) => {
  const [dice, partition] = [openDice(5), new Partition()];
  const goals = Array.from({ length: 3_000 }, () => goalOf(dice));
  for (const [number, { goal }] of goals.entries()) partition.put(`skill-${number}`, 1, keptOf(goal));
  let found = 0;
  for (const { goal, again } of goals.slice(0, 200)) {
    const near = partition.near(meaningOf(again.replace('{{param:name}}', '"blue chairs"')), 8);
    if (near.some(({ name }) => goals[Number(name.slice(6))]?.goal === goal)) found += 1;
  }
  t.ok(found >= 190, `${found} of 200`);
});

t.test('a value that stands in the goal itself tells skills apart that are alike otherwise', async (t) => {
  const partition = new Partition();
  for (let number = 10_000; number < 12_000; number += 1) partition.put(`invoice-${number}`, 1, keptOf(`Download invoice ${number}`));
  for (const owner of ['Okafor', 'Tanaka']) partition.put(owner.toLowerCase(), 1, keptOf(`Download the invoice of ${owner}`));
  t.equal(partition.near(meaningOf('please download the invoice 11234'), 3)[0]?.name, 'invoice-11234');
  t.equal(partition.near(meaningOf('download the invoice of Tanaka'), 3)[0]?.name, 'tanaka');
});

t.test('a newer version takes the place of an older one, an older one changes nothing, and a dropped one is gone', async (t) => {
  const partition = new Partition();
  partition.put('a', 2, keptOf('Book a room'));
  partition.put('a', 1, keptOf('Sort the list by price'));
  const asked = meaningOf('Sort the list by price');
  t.match(partition.near(asked, 9), [{ name: 'a', version: 2 }]);
  const before = partition.near(asked, 9)[0]?.score as number;
  partition.put('a', 3, keptOf('Sort the list by price'));
  const [after, ...others] = partition.near(asked, 9);
  t.match(after, { name: 'a', version: 3 });
  t.ok((after?.score as number) > before);
  t.same(others, []);
  partition.drop('a');
  t.same(partition.near(asked, 9), []);
  t.equal(partition.versionOf('a'), undefined);
  t.equal(partition.size, 0);
});

t.test('vectors that are kept as bytes give the cosine of the whole ones to a hundredth', async (t) => {
  const [dice, partition] = [openDice(9), new Partition()];
  const goals = Array.from({ length: 60 }, () => goalOf(dice).goal);
  for (const [number, goal] of goals.entries()) partition.put(`${number}`, 1, keptOf(goal));
  // Without terms in common the vectors alone make the score.
  const asked = { ...meaningOf(goals[0] as string), terms: [] };
  for (const { name, score } of partition.near(asked, 60)) {
    const exact = Math.max(0, cosine(asked.vector, meaningOf(goals[Number(name)] as string).vector));
    t.ok(Math.abs(2 * score - exact) < 0.01, `${2 * score} and ${exact}`);
  }
});

t.test('a partition that is mostly outdated says so', async (t) => {
  const partition = new Partition();
  for (let version = 1; version <= 300; version += 1) {
    t.notOk(partition.isWorn && version < 250);
    partition.put('a', version, keptOf(`Open page ${version}`));
  }
  t.ok(partition.isWorn);
});
