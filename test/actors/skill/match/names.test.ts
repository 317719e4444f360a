import fc from 'fast-check';
import t from 'tap';
import { Names } from '../../../../actors/skill/match/names.ts';

const name = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,6}$/);

t.test('a name is found by its latest number, and each number has its name, like in a list', async (t) => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 400 }), fc.array(name, { maxLength: 20 }), (added, others) => {
      const names = new Names();
      for (const [number, one] of added.entries()) t.equal(names.add(one), number);
      for (const [number, one] of added.entries()) t.equal(names.at(number), one);
      for (const one of [...added, ...others]) {
        const at = added.lastIndexOf(one);
        t.equal(names.find(one), at === -1 ? undefined : at);
      }
    }),
    { numRuns: 30 },
  );
});

t.test('a hundred thousand names take less than 50 bytes each', async (t) => {
  const names = new Names();
  for (let number = 0; number < 100_000; number += 1) names.add(`search-for-a-lamp-${number}`);
  t.equal(names.find('search-for-a-lamp-77777'), 77_777);
  t.ok(names.byteLength < 5_000_000, `${names.byteLength} bytes`);
});
