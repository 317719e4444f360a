/** Where skills start: what may start at an address has one of the numbers that it is looked up by. */
import t from 'tap';
import { mayStartAt, startKeyOf, startKeysAt } from '../../../actors/skill/starts.ts';

const shop = 'https://shop.example';
const query = [{ name: 'query', value: 'red lamps' }];

const rows: readonly (readonly [url: string, parameters: readonly { name: string; value: string }[], target: string, may: boolean])[] = [
  [`${shop}/`, [], shop, true],
  [`${shop}/about`, [], `${shop}/about`, true],
  [`${shop}/about`, [], `${shop}/`, false],
  [`${shop}/about`, [], `${shop}/about?page=2`, false],
  [`${shop}/item?id=1&tab=a`, [], `${shop}/item?tab=a&id=1`, true],
  [`${shop}/item?id=1`, [], `${shop}/item?id=2`, false],
  [`${shop}/#/one`, [], `${shop}/#/two`, false],
  [`${shop}/find?q={{param:query}}`, query, `${shop}/find?q=blue+chairs`, true],
  [`${shop}/find?q={{param:query}}`, query, `${shop}/find?q=red%20lamps`, true],
  [`${shop}/find?q={{param:query}}&page=1`, query, `${shop}/find?page=1&q=beds`, true],
  [`${shop}/find?q={{param:query}}`, query, `${shop}/find?page=1`, false],
  [`${shop}/find`, query, `${shop}/find`, true],
  [`${shop}/tags/{{param:query}}`, query, `${shop}/tags/red%20lamps`, true],
];

for (const [url, parameters, target, may] of rows) {
  t.test(`${url} ${may ? 'may' : 'may not'} start at ${target}`, async (t) => {
    t.equal(mayStartAt({ url, parameters }, target), may);
    t.equal(startKeysAt(target).includes(startKeyOf({ url, parameters })), may);
  });
}

t.test('a start that is no address has a number, too', async (t) => {
  t.equal(startKeyOf({ url: '', parameters: [] }), 0);
});
