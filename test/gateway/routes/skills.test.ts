import t from 'tap';
import { site } from '../../farm/harness.ts';
import { bearer, openHouse } from '../house.ts';
import { openShop, openSkillHouse } from './skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

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

t.test(
  'without a condition, success is what came true by the last step; where nothing tells, no skill is made and the floor is not charged',
  async (t) => {
    const house = await openSkillHouse(t);
    const shop = await openShop(t);
    const silent = await site(t, { '/': '<h1>1</h1><button onclick="void 0">Go</button>' });
    const made = await house.call('POST', '/skills', { url: shop.url, prompt: 'Fill "Search" with "red lamps" and click "Go"' });
    t.match(made, { status: 200, body: { success: true, version: 1, name: /^fill-search-with-and-click-[0-9a-f]{8}$/ } });
    t.match((await house.call('GET', `/skills/${made.body.name}`)).body.success, { kind: 'textVisible', value: 'Found {{param:search}}' });
    const other = await house.call('POST', `/skills/${made.body.name}/run`, { target: shop.url, params: { search: 'blue chairs' } });
    t.match(other, { status: 200, body: { success: true, credits_charged: 1 } });

    const before = await house.spent();
    const none = await house.call('POST', '/skills', { target: silent, goal: 'Click "Go"', as: 'none' });
    t.match(none, {
      status: 200,
      body: { success: false, failureCode: 'not_compiled', error: /nothing on its last page tells/, runId: /^run_/ },
    });
    t.ok((await house.spent()) - before < 10, 'what it used, without the floor');
    const unmet = await house.call('POST', '/skills', { target: silent, goal: 'Click "Buy the moon"', as: 'none' });
    t.match(unmet, { status: 200, body: { success: false, failureCode: 'goal_not_reached', name: undefined } });
    t.match(await house.call('GET', '/skills/none'), { status: 404 });
  },
);

t.test(
  'a drifted skill is reported and not repaired under its name, mended by the rules in a named run, and nothing changes when that fails',
  async (t) => {
    const house = await openSkillHouse(t);
    const shop = await openShop(t);
    await house.call('POST', '/skills', {
      target: shop.url,
      goal,
      as: 'price-of',
      success: { kind: 'statusText', match: 'Found red lamps' },
    });
    shop.stock.label = 'Search the shop';
    const drifted = await house.call('POST', '/skills/price-of/run', { target: shop.url });
    t.match(drifted, { status: 200, body: { success: false, failureCode: 'drifted', error: /expected .*"Search".*found/, version: 1 } });
    t.ok(drifted.body.credits_charged < 1);

    shop.stock.button = 'Begin';
    t.match(await house.call('POST', '/run', { target: shop.url, goal: 'price-of' }), {
      status: 200,
      body: { success: false, failureCode: 'drifted' },
    });
    t.match((await house.call('GET', '/skills/price-of')).body, {
      version: 1,
      hits: 0,
      misses: 2,
      path: [{ element: { name: 'Search' } }],
    });
    shop.stock.button = 'Go';
    const mended = await house.call('POST', '/run', { target: shop.url, goal: 'price-of', params: { search: 'blue chairs' } });
    t.match(mended, { status: 200, body: { success: true, failures: [{ recovered: true }], credits_charged: 10 } });
    t.match((await house.call('GET', '/skills/price-of')).body, {
      version: 2,
      madeBy: 'repair',
      parameters: [{ name: 'search', value: 'red lamps' }],
      success: { match: 'Found {{param:search}}' },
    });
    t.match((await house.call('POST', '/skills/price-of/run', { target: shop.url })).body, { success: true, version: 2 });
  },
);

t.test('what can not be done is refused by its status, in order, and costs nothing', async (t) => {
  const house = await openSkillHouse(t);
  const shop = await openShop(t);
  const { key: stranger } = await house.tenant('bob', 100);
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'price-of' });
  const before = await house.spent();
  const target = shop.url;
  const refusals: readonly (readonly [string, string, object, number, RegExp, string?])[] = [
    ['an unknown skill', '/skills/nothing/run', { target }, 404, /no skill named nothing/],
    ['an unknown skill of a run', '/run', { target, goal: 'nothing' }, 400, /no skill named nothing/],
    ['a skill of another tenant', '/skills/price-of/run', { target }, 404, /no skill named price-of/, stranger],
    ['a skill of another tenant in a run', '/run', { target, goal: 'price-of' }, 400, /no skill named price-of/, stranger],
    ['a bad name', '/skills/Price%20Of/run', { target }, 400, /name must be of the form/],
    ['a bad name to be', '/skills', { target, goal, as: 'Price Of' }, 400, /^as must be of the form/],
    ['no goal', '/skills', { target }, 400, /^goal is missing/],
    ['two shapes', '/skills', { target, goal, url: target }, 400, /mixes two shapes/],
    ['an unknown field', '/skills', { target, goal, name: 'x' }, 400, /unknown field "name"/],
    ['a bad success', '/skills', { target, goal, success: { kind: 'magic' } }, 400, /success\.kind must be one of/],
    ['a dispatch by name', '/dispatch', { target, goal: 'price-of' }, 400, /replayed by POST \/skills/],
    ['an unknown parameter', '/skills/price-of/run', { target, params: { colour: 'red' } }, 400, /no parameter colour: it has search/],
    ['another start', '/skills/price-of/run', { target: `${target}/other` }, 400, /differs from it where it has no parameter/],
    ['another origin', '/skills/price-of/run', { target: target.replace(/\d+$/, '9') }, 403, /another site/],
    ['a private target', '/skills/price-of/run', { target: 'http://10.0.0.1/' }, 403, /10\.0\.0\.1/],
    ['a private target to learn on', '/skills', { target: 'http://10.0.0.1/', goal }, 403, /^target: /],
    [
      'an unknown parameter before another origin',
      '/skills/price-of/run',
      { target: 'http://10.0.0.1/', params: { colour: 'red' } },
      400,
      /colour/,
    ],
    ['what is not built', '/skills/price-of/run', { target, record: true }, 501, /^record/],
    ['what is not built to learn with', '/skills', { target, goal, record: true }, 501, /^record/],
  ];
  for (const [what, path, body, status, error, key] of refusals)
    t.match(await house.call('POST', path, body, key === undefined ? {} : { key }), { status, body: { error } }, what);
  t.equal(await house.spent(), before);
  t.match((await house.call('GET', '/skills', undefined, { key: stranger })).body, { total: 0, skills: [] });
  t.match(await house.call('GET', '/skills/price-of', undefined, { key: stranger }), { status: 404 });
  t.match(await house.call('DELETE', '/skills/price-of', undefined, { key: stranger }), { status: 404 });
  const { key: poor } = await house.tenant('poor', 1);
  const adHoc = { url: target, prompt: goal, success: { kind: 'extracted' } };
  for (const [path, body] of [
    ['/skills', { target, goal }],
    ['/dispatch', adHoc],
  ] as const)
    t.match(await house.call('POST', path, body, { key: poor }), { status: 402, body: { code: 'insufficient_credits' } });
  t.match((await house.call('POST', '/dispatch', { ...adHoc, url: 'http://10.0.0.1/' })).status, 403);
});

t.test('the catalogue of templates needs no key, and the library none of the tenant', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const { templates, total } = (await app.inject({ url: '/api/v1/templates?limit=100' })).json();
  t.equal(templates.length, total);
  const names = templates.map(({ name }: { name: string }) => name);
  t.equal(new Set(names).size, total, 'each has a name of its own');
  t.match(
    templates.find(({ name }: { name: string }) => name === 'product'),
    { types: ['Product'], fields: [{ name: 'name', many: false }] },
  );
  for (const { pages = [] } of templates) for (const page of pages) t.match(page, /^[a-z*][a-z0-9.*-]*\.[a-z]+(?:\/\S*)?$/);
  t.equal((await app.inject({ url: '/api/v1/templates?limit=x' })).statusCode, 400);
  t.equal((await app.inject({ url: '/api/v1/library' })).statusCode, 401);
  t.equal((await app.inject({ url: '/api/v1/library?limit=1000', headers: bearer(key) })).statusCode, 400);
});
