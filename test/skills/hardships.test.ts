import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import type { SkillDocument } from '../../store/model/skill.ts';
import { openStore } from '../../store/open.ts';
import { site } from '../farm/harness.ts';
import { bytesOf } from '../gateway/canary.ts';
import { tempFolder } from '../gateway/house.ts';
import { openShop, openSkillHouse } from '../gateway/routes/skill-house.ts';
import { calling, elementIn, scriptedModel } from '../peers/model.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const goal = 'Fill "Search" with "red lamps", click "Go" and return the Price';

t.test('no model is asked in a replay, and none is needed', async (t) => {
  const shop = await openShop(t);
  const model = await scriptedModel(t, () => {
    throw new Error('a model was asked');
  });
  const house = await openSkillHouse(t, { model: model.settings });
  t.match((await house.call('POST', '/skills', { target: shop.url, goal, as: 'price-of' })).body, { success: true });
  shop.stock.price = '15 €';
  const asked = { target: shop.url, params: { search: 'blue chairs' } };
  t.match((await house.call('POST', '/skills/price-of/run', asked)).body, { success: true, data: { Price: '15 €' } });
  t.match((await house.call('POST', '/run', { ...asked, goal: 'price-of' })).body, { success: true, data: { Price: '15 €' } });
  shop.stock.label = 'Search all';
  t.match((await house.call('POST', '/run', { ...asked, goal: 'price-of' })).body, { success: true, failures: [{ recovered: true }] });
  t.equal(model.asked.length, 0);

  const dead = await openSkillHouse(t, { model: { baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'key', model: 'nobody' } });
  t.match((await dead.call('POST', '/skills', { target: shop.url, goal: goal.replace('"Search"', '"Search all"'), as: 'price-of' })).body, {
    success: true,
  });
  shop.stock.price = '16 €';
  t.match((await dead.call('POST', '/skills/price-of/run', { target: shop.url })).body, { success: true, data: { Price: '16 €' } });
});

t.test('secrets of goals are replayed, and neither told nor stored in clear', async (t) => {
  const folder = tempFolder(t);
  const store = await openStore({ dataDir: folder, mongodbUrl: undefined, redisUrl: undefined });
  t.teardown(() => store.close());
  const received: string[] = [];
  const url = await site(t, (request, response) => {
    if (request.url?.startsWith('/in?')) received.push(decodeURIComponent(request.url));
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Door</h1><label>User <input name="u"></label>
      <label>Password <input name="p" type="password"></label><button>Enter</button><p role="status"></p>
      <script>document.querySelector('button').addEventListener('click', async () => {
        const [u, p] = [...document.querySelectorAll('input')].map((input) => input.value);
        await fetch('/in?' + encodeURIComponent(u + ':' + p));
        document.querySelector('[role=status]').textContent = 'Welcome'; });</script>`);
  });
  const house = await openSkillHouse(t, { store });
  await house.call('POST', '/secrets', { name: 'DOOR', value: 'vaultcanary77' });
  const success = { kind: 'statusText', match: 'Welcome' };
  const vault = await house.call('POST', '/skills', {
    target: url,
    goal: 'Fill "User" with "anna", fill "Password" with {{secret:DOOR}} and click "Enter"',
    as: 'vault',
    success,
  });
  const spelled = await house.call('POST', '/skills', {
    target: url,
    goal: 'Fill "User" with "anna", fill "Password" with "spelledcanary78" and click "Enter"',
    as: 'spelled',
    success,
  });
  const told = [vault, spelled];
  t.match(told, [{ body: { success: true } }, { body: { success: true } }]);
  for (const name of ['vault', 'spelled'])
    told.push(await house.call('POST', `/skills/${name}/run`, { target: url }), await house.call('GET', `/skills/${name}`));
  t.match(told.slice(2), [
    { body: { success: true } },
    {},
    { body: { success: true } },
    {
      body: {
        parameters: [
          { name: 'user', value: 'anna' },
          { name: 'password', secret: true },
        ],
      },
    },
  ]);
  const prompt = 'Fill "User" with "ben", fill "Password" with "other-canary-79" and click "Enter"';
  const hit = await house.call('POST', '/dispatch', { url, prompt, success });
  t.match(hit.body, { mode: 'cache-hit', skill: 'spelled' });
  t.same(
    received,
    ['vaultcanary77', 'spelledcanary78', 'vaultcanary77', 'spelledcanary78']
      .map((word) => `/in?anna:${word}`)
      .concat('/in?ben:other-canary-79'),
  );
  told.push(hit, await house.call('GET', '/skills'), await house.call('GET', '/runs'), await house.call('GET', '/library'));
  const all = JSON.stringify(told) + bytesOf(folder);
  for (const word of ['vaultcanary77', 'spelledcanary78', 'other-canary-79']) t.notOk(all.includes(word), word);
});

t.test('a replay is cancelled with its caller, and survives its browser', async (t) => {
  let hold: 'never' | 'once' | 'always' = 'never';
  const held = { begun: () => {} };
  const url = await site(t, (request, response) => {
    if (request.url === '/held.js' && hold !== 'never') {
      if (hold === 'once') hold = 'never';
      return held.begun();
    }
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(request.url === '/held.js' ? '' : '<h1>Held</h1><button onclick="void 0">Go</button><script src="/held.js"></script>');
  });
  const house = await openSkillHouse(t);
  const compiled = await house.call('POST', '/skills', { target: url, goal: 'Click "Go" and return the heading', as: 'held' });
  t.match(compiled.body, { success: true });

  hold = 'once';
  const reached = new Promise<void>((resolve) => {
    held.begun = resolve;
  });
  const surviving = house.call('POST', '/skills/held/run', { target: url });
  await reached;
  for (const { pid } of (await house.node.status()).browsers) process.kill(pid, 'SIGKILL');
  t.match((await surviving).body, { success: true, data: { heading: 'Held' }, failures: [{ recovered: true, error: /browser/ }] });

  hold = 'always';
  const leaving = new AbortController();
  const begun = new Promise<void>((resolve) => {
    held.begun = resolve;
  });
  const left = t.rejects(house.call('POST', '/skills/held/run', { target: url }, { signal: leaving.signal }), { name: 'AbortError' });
  await begun;
  leaving.abort();
  await left;
  const cancelled = async () => (await house.call('GET', '/runs?status=cancelled')).body;
  while ((await cancelled()).total === 0) await new Promise(setImmediate);
  t.match((await cancelled()).runs, [{ mode: 'skill', failureCode: 'cancelled' }]);
  t.match((await house.call('GET', '/skills/held')).body, { hits: 1, misses: 0 }, 'what its caller left says nothing of the skill');
});

t.test('a skill that begins signed in does nothing signed out, and of a site that is gone it learns nothing', async (t) => {
  let known = true;
  const clicked: string[] = [];
  const site = createServer((request, response) => {
    if (request.url?.startsWith('/clicked')) clicked.push(request.url);
    const inside = '<nav hidden><a href="/out">Sign out</a></nav><button id="orders">Orders</button><dl><dt>Total</dt><dd>12 €</dd></dl>';
    const outside = '<label>Password <input type="password"></label><button>Sign in</button><button>Orders</button>';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<h1>Shop</h1>${known ? inside : outside}
      <script>for (const button of document.querySelectorAll('button')) button.onclick = () => fetch('/clicked?' + button.textContent);</script>`);
  }).listen(0, '127.0.0.1');
  t.teardown(() => site.close());
  await once(site, 'listening');
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const house = await openSkillHouse(t);
  const prompt = 'Click "Orders" and return the Total';
  const ways = [
    ['/skills/orders/run', { target: url }],
    ['/run', { target: url, goal: 'orders' }],
    ['/dispatch', { url, prompt, success: { kind: 'extracted' } }],
  ] as const;
  t.match((await house.call('POST', '/skills', { target: url, goal: prompt, as: 'orders' })).body, { success: true });
  t.match((await house.call('GET', '/skills/orders')).body, { signedIn: true });
  known = false;
  for (const [path, body] of ways)
    t.match(
      (await house.call('POST', path, body)).body,
      { success: false, failureCode: 'drifted', error: /begins signed in.* Sign in first/ },
      path,
    );
  t.same(clicked, ['/clicked?Orders'], 'what was clicked when it was compiled');

  known = true;
  t.match((await house.call('POST', '/skills/orders/run', { target: url })).body, { success: true });
  const before = await house.call('GET', '/skills/orders');
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  for (const [path, body] of ways)
    t.match((await house.call('POST', path, body)).body, { success: false, failureCode: 'target_unreachable' }, path);
  t.same(await house.call('GET', '/skills/orders'), before);
});

t.test('two compiles under one name at once are two versions of it', async (t) => {
  const house = await openSkillHouse(t);
  const shop = await openShop(t);
  const both = await Promise.all([1, 2].map(() => house.call('POST', '/skills', { target: shop.url, goal, as: 'price-of' })));
  t.same(both.map(({ body }) => body.version).sort(), [1, 2]);
  t.match((await house.call('GET', '/skills')).body, { total: 1, skills: [{ version: 2 }] });
});

t.test('a skill whose stored bytes are broken is reported and put aside, and the others work', async (t) => {
  const folder = tempFolder(t);
  const store = await openStore({ dataDir: folder, mongodbUrl: undefined, redisUrl: undefined });
  t.teardown(() => store.close());
  const house = await openSkillHouse(t, { store, expected: /is put aside/ });
  const shop = await openShop(t);
  const blobs = join(folder, 'blobs');
  const files = () =>
    readdirSync(blobs, { recursive: true, encoding: 'utf8' })
      .map((name) => join(blobs, name))
      .filter((path) => statSync(path).isFile());
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'whole' });
  const before = files();
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'broken' });
  const made = files().filter((path) => !before.includes(path));
  t.equal(made.length, 1);
  for (const path of made) writeFileSync(path, '{}\n{"steps":');
  const asked = { target: shop.url };
  t.match(await house.call('POST', '/skills/broken/run', asked), { status: 409, body: { code: 'quarantined', error: /put aside/ } });
  t.match((await house.call('GET', '/skills')).body.skills, [{ name: 'broken', quarantined: /compile it anew/ }, { name: 'whole' }]);
  t.match(await house.call('GET', '/skills/broken'), { status: 200, body: { quarantined: /compile it anew/, path: undefined } });
  t.match((await house.call('POST', '/skills/whole/run', asked)).body, { success: true });
  const dispatched = await house.call('POST', '/dispatch', { url: shop.url, prompt: goal, success: { kind: 'extracted' } });
  t.match(dispatched.body, { mode: 'cache-hit', skill: 'whole' });
  const earlier = files();
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'hollow' });
  for (const path of files().filter((path) => !earlier.includes(path))) {
    const [head = '', body = ''] = readFileSync(path, 'utf8').split(/\n(.*)/s);
    writeFileSync(path, `${head}\n${JSON.stringify({ ...JSON.parse(body), steps: [{ by: 'evidence', clause: goal, nth: 0 }] })}`);
  }
  t.match(await house.call('POST', '/skills/hollow/run', asked), {
    status: 409,
    body: { code: 'quarantined', error: /its steps can't be read/ },
  });
  t.match(await house.call('GET', '/skills/hollow'), { status: 200, body: { quarantined: /its steps can't be read/ } });
  t.match((await house.call('POST', '/skills', { target: shop.url, goal, as: 'broken' })).body, { success: true, version: 2 });
  t.match((await house.call('POST', '/skills/broken/run', asked)).body, { success: true, version: 2 });
});

t.test('a skill whose record is damaged is reported and put aside, and lists, library, look-ups and the others work', async (t) => {
  const store = await openStore({ dataDir: tempFolder(t), mongodbUrl: undefined, redisUrl: undefined });
  t.teardown(() => store.close());
  const house = await openSkillHouse(t, { store, expected: /is put aside/ });
  const shop = await openShop(t);
  const asked = { target: shop.url };
  const elsewhere = {
    url: shop.url,
    prompt: 'Fill "Search" with "blue chairs" and click "Go"',
    success: { kind: 'urlIncludes', value: '/' },
  };
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'whole' });
  await house.call('POST', '/skills', { target: shop.url, goal, as: 'damaged' });
  const records = await store.documents.collection<SkillDocument>('skills');
  const { _id, version: _, ...fields } = (await records.find({ name: 'damaged' }))[0] as SkillDocument;
  const damages: readonly (readonly [string, unknown])[] = [
    ['goal', null],
    ['parameters', 'x'],
    ['origin', 5],
    ['url', 7],
    ['body', 0],
    ['name', 5],
    ['kinds', 'read'],
    ['version', 'x'],
  ];
  for (const [field, value] of damages) {
    await records.update({ _id }, { $set: { [field]: value } });
    t.match((await house.call('GET', '/skills')).body.skills, [{ name: /./ }, { name: /./ }], `${field}: the list`);
    t.match(await house.call('GET', '/skills/damaged'), { status: 200, body: { quarantined: /compile it anew/, path: undefined } }, field);
    t.match(await house.call('POST', '/skills/damaged/run', asked), { status: 409, body: { code: 'quarantined' } }, field);
    t.match((await house.call('POST', '/skills/whole/run', asked)).body, { success: true }, `${field}: another skill`);
    t.equal((await house.call('GET', '/library')).status, 200, `${field}: the library`);
    const dispatched = await house.call('POST', '/dispatch', { url: shop.url, prompt: goal, success: { kind: 'extracted' } });
    t.match(dispatched.body, { mode: 'cache-hit', skill: 'whole' }, `${field}: a dispatch`);
    t.equal((await house.call('POST', '/dispatch', elsewhere)).status, 200, `${field}: a dispatch of another goal`);
    await records.update({ _id }, { $set: { ...fields, version: 1 } });
  }
  await records.update({ _id }, { $set: { version: 'x', goal: null } });
  t.match((await house.call('POST', '/skills', { target: shop.url, goal, as: 'damaged' })).body, { success: true, version: 2 });
  t.match((await house.call('POST', '/skills/damaged/run', asked)).body, { success: true, version: 2 }, 'made anew it is whole');
  await records.update({ _id }, { $set: { version: 'x' } });
  t.equal((await house.call('DELETE', '/skills/damaged')).status, 200);
  t.equal((await house.call('GET', '/skills/damaged')).status, 404);
});

t.test('a shorter way is kept when a replay of it leads there too, and is not tried where the goal changes something', async (t) => {
  const url = await site(t, (request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<h1>Lamps</h1><label>Kind <input></label><button type="button" onclick="void 0">Help</button> <button id="price">Price</button>
      <p role="status"></p><script>let typed = ${request.url === '/lax'};
      document.querySelector('input').addEventListener('input', ({ target }) => { typed ||= target.value === 'Bulb'; });
      document.querySelector('#price').addEventListener('click', () => {
        if (typed) document.querySelector('[role=status]').textContent = 'It costs 12 €'; });</script>`),
  );
  const inVain = (question: Parameters<typeof elementIn>[0], count: number) =>
    count === 15
      ? calling(['done'])
      : calling(['click', { element: elementIn(question, count === 13 ? 'Help' : 'Price'), why: 'it may tell' }]);
  const model = await scriptedModel(t, (question, count) =>
    count > 12
      ? inVain(question, count)
      : count % 4 === 0
        ? calling(['done'])
        : count % 4 === 3
          ? calling(['click', { element: elementIn(question, 'Price'), why: 'it may tell' }])
          : calling(['fill', { element: elementIn(question, 'Kind'), text: count % 4 === 1 ? 'Bulb' : 'Desk', why: 'it may be one' }]),
  );
  const house = await openSkillHouse(t, { model: model.settings });
  const success = { kind: 'statusText', match: 'It costs' };
  const look = 'Show me whatever the lamp costs nowadays';
  for (const [as, path, goal, steps, trial] of [
    ['lax', '/lax', look, 2, { success: true }],
    ['strict', '/strict', look, 3, { success: false }],
    ['buying', '/lax', 'Order me whatever lamp is in stock nowadays', 3, undefined],
    ['vain', '/lax', 'Show me whatever the bulb costs nowadays', 1, { success: true }],
  ] as const) {
    const before = await house.spent();
    const made = await house.call('POST', '/skills', { target: url + path, goal, as, success, confirmActions: false });
    t.match(made, { status: 200, body: { success: true, steps, credits_charged: 50 } }, as);
    t.equal((await house.spent()) - before, 50, `${as}: nothing more`);
    const { runs, total } = (await house.call('GET', '/runs')).body;
    t.match(runs[0], trial === undefined ? { mode: 'compile' } : { mode: 'skill', credits_charged: 0, ...trial }, `${as}: its trial`);
    t.match((await house.call('POST', `/skills/${as}/run`, { target: url + path })).body, { success: true, credits_charged: 1 });
    t.equal((await house.call('GET', '/runs')).body.total, total + 1);
  }
  t.equal(model.asked.length, 15);
});
