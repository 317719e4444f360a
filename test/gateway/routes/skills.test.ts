import t from 'tap';
import { openShop, openSkillHouse } from './skill-house.ts';

const goal = 'Fill "Search" with "red lamps", click "Go" and return the Price';

t.test('a goal is compiled once, for its price, and replayed for that of a replay, with what the page says today', async (t) => {
  const house = await openSkillHouse(t);
  const shop = await openShop(t);
  const compiled = await house.call('POST', '/skills', { target: shop.url, goal, as: 'price-of' });
  t.match(compiled, {
    status: 200,
    body: { success: true, name: 'price-of', version: 1, steps: 3, credits_charged: 50, data: { Price: '12 €' } },
  });
  t.equal(await house.spent(), 50);

  shop.stock.price = '13 €';
  const replay = await house.call('POST', '/skills/price-of/run', { target: shop.url });
  t.match(replay, { status: 200, body: { success: true, name: 'price-of', version: 1, credits_charged: 1, data: { Price: '13 €' } } });
  t.equal(await house.spent(), 51);
  const named = await house.call('POST', '/run', { target: shop.url, goal: 'price-of', params: { search: 'blue chairs' } });
  t.match(named, { status: 200, body: { success: true, credits_charged: 10, path: [{}, { text: 'blue chairs', rung: 'skill' }, {}, {}] } });
  t.equal(await house.spent(), 61);
  t.match((await house.call('GET', '/runs')).body.runs, [{ mode: 'skill' }, { mode: 'skill' }, { mode: 'compile' }]);

  const { body } = await house.call('GET', '/skills');
  t.match(body, { total: 1, limit: 50, offset: 0, skills: [{ name: 'price-of', version: 1, hits: 2, misses: 0 }] });
  t.match((await house.call('GET', '/skills/price-of')).body, {
    goal: 'Fill "Search" with "{{param:search}}", click "Go" and return the Price',
    parameters: [{ name: 'search', value: 'red lamps', secret: false }],
    path: [{ action: 'fill', element: { name: 'Search' } }, { action: 'click' }, { by: 'clause' }],
    success: { kind: 'extracted' },
  });
  t.match(await house.call('DELETE', '/skills/price-of'), { status: 200, body: { name: 'price-of', deleted: true } });
  t.match(await house.call('GET', '/skills/price-of'), { status: 404 });
  t.match(await house.call('POST', '/skills/price-of/run', { target: shop.url }), { status: 404 });
});
