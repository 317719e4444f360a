import t from 'tap';
import { site } from '../../farm/harness.ts';
import { calling, elementIn, scriptedModel } from '../../peers/model.ts';
import { openShop, openSkillHouse } from './skill-house.ts';

// Fifty replays take a busy machine a while.
t.setTimeout(300_000);

const asking = (what: string) => ({
  prompt: `Fill "Search" with "${what}", click "Go" and return the Price`,
  success: { kind: 'allOf', conditions: [{ kind: 'statusText', match: `Found ${what}` }, { kind: 'extracted' }] },
});

t.test('a goal is planned and kept at first, and a hit afterwards, with the values of the request and of today', async (t) => {
  const house = await openSkillHouse(t);
  const shop = await openShop(t);
  const { url } = shop;
  const miss = await house.call('POST', '/dispatch', { url, ...asking('red lamps') });
  t.match(miss, { status: 200, body: { mode: 'cache-miss-compiled', version: 1, success: true, credits_charged: 10, steps: 4 } });
  t.match(miss.body.skill, /^fill-search-with-/);
  shop.stock.price = '14 €';
  const hit = await house.call('POST', '/dispatch', { url, ...asking('blue chairs') });
  t.match(hit, {
    status: 200,
    body: {
      mode: 'cache-hit',
      skill: miss.body.skill,
      version: 1,
      success: true,
      credits_charged: 2,
      data: { Price: '14 €' },
      path: [{}, { text: 'blue chairs', rung: 'skill' }],
    },
  });
  t.equal(await house.spent(), 12);
  t.match((await house.call('GET', '/cache/stats')).body, {
    dispatches: 2,
    hits: 1,
    misses: 1,
    failed: 0,
    hitRate: 0.5,
    skills: 1,
    credits_saved: 8,
  });
  const [latest, first] = (await house.call('GET', '/runs')).body.runs;
  t.match([latest.mode, first.mode], ['skill', 'compile']);

  let names = ['Blue Chairs', 'Green Doors'];
  const entry = (name: string) => `<li><b>${name}</b> <button onclick="told.textContent = 'Added ${name}'">Add to basket</button></li>`;
  const shelf = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<ul>${names.map(entry).join('')}</ul><p role="status" id="told"></p>`);
  });
  const adding = (name: string) => ({
    url: shelf,
    prompt: `Add "${name}" to the basket`,
    success: { kind: 'statusText', match: `Added ${name}` },
  });
  const added = (await house.call('POST', '/dispatch', adding('Blue Chairs'))).body;
  t.match(added, { mode: 'cache-miss-compiled', success: true });
  const other = (await house.call('POST', '/dispatch', adding('Green Doors'))).body;
  t.match(other, { mode: 'cache-hit', success: true, skill: added.skill, version: 1 }, 'the thing of an act is a value, too');
  names = ['Blue Chairs deluxe'];
  const lacking = (await house.call('POST', `/skills/${added.skill}/run`, { target: shelf })).body;
  t.match(lacking, { success: false, failureCode: 'drifted', error: /Blue Chairs/ }, 'which another of a longer name is not');
});

t.test(
  'what the rules can mend is a hit with a new version, and an unsolved goal or a drifted skill is 502 for what it used',
  async (t) => {
    const house = await openSkillHouse(t);
    const shop = await openShop(t);
    const { url } = shop;
    const { body: made } = await house.call('POST', '/dispatch', { url, ...asking('red lamps') });
    shop.stock.label = 'Search the shop';
    const mended = await house.call('POST', '/dispatch', { url, ...asking('blue chairs') });
    t.match(mended, {
      status: 200,
      body: {
        mode: 'cache-hit',
        skill: made.skill,
        version: 2,
        credits_charged: 2,
        failures: [{ recovered: true, error: /expected .*"Search"/ }],
      },
    });
    t.match((await house.call('GET', `/skills/${made.skill}`)).body, {
      version: 2,
      madeBy: 'repair',
      goal: 'Fill "Search" with "{{param:search}}", click "Go" and return the Price',
      parameters: [{ name: 'search', value: 'red lamps' }],
      failures: [{ error: /expected/ }],
      path: [{ element: { name: 'Search the shop' } }, {}, {}],
    });
    t.match((await house.call('POST', '/dispatch', { url, ...asking('green desks') })).body, {
      mode: 'cache-hit',
      version: 2,
      failures: undefined,
    });

    const unmet = { ...asking('red lamps'), success: { kind: 'textVisible', value: 'Sold out' } };
    const before = await house.spent();
    const failed = await house.call('POST', '/dispatch', { url, ...unmet });
    t.match(failed, {
      status: 502,
      body: { mode: 'cache-hit-failed', success: false, failureCode: 'goal_not_reached', error: /Sold out/, skill: made.skill },
    });
    t.ok(failed.body.credits_charged < 2, 'without the floor');
    t.equal(Math.round((before + failed.body.credits_charged) * 1e6), Math.round((await house.spent()) * 1e6));
    const unsolved = await house.call('POST', '/dispatch', {
      url,
      prompt: 'Click "Buy the moon"',
      success: { kind: 'textVisible', value: 'Bought' },
    });
    t.match(unsolved, { status: 502, body: { mode: 'cache-miss-failed', success: false, error: /moon/ } });
    t.equal(unsolved.body.skill, undefined);
    t.match((await house.call('GET', '/cache/stats')).body, { dispatches: 5, hits: 2, misses: 1, failed: 2 });
  },
);

t.test('fifty at once compile once, and the others wait for it and replay', async (t) => {
  const house = await openSkillHouse(t, { slots: 8, queueWaitMs: 60_000 });
  const shop = await openShop(t);
  const all = await Promise.all(
    Array.from({ length: 50 }, () => house.call('POST', '/dispatch', { url: shop.url, ...asking('red lamps') })),
  );
  const modes = all.map(({ body }) => body.mode);
  t.equal(modes.filter((mode) => mode === 'cache-miss-compiled').length, 1);
  t.equal(modes.filter((mode) => mode === 'cache-hit').length, 49);
  t.match((await house.call('GET', '/runs?mode=compile')).body, { total: 1 });
  t.match((await house.call('GET', '/skills')).body, { total: 1, skills: [{ version: 1, hits: 49 }] });
  t.equal(await house.spent(), 10 + 49 * 2);
});

t.test('who waited for a skill takes a turn of its own where every browser is taken, and none is sent away', async (t) => {
  const house = await openSkillHouse(t, { slots: 1, queueWaitMs: 200 });
  const shop = await openShop(t);
  const all = await Promise.all(
    Array.from({ length: 6 }, () => house.call('POST', '/dispatch', { url: shop.url, ...asking('red lamps') })),
  );
  t.same([...new Set(all.map(({ status }) => status))], [200]);
  t.equal(all.filter(({ body }) => body.mode === 'cache-hit').length, 5);
  t.equal(await house.spent(), 10 + 5 * 2);
});

t.test('a compile that fails lets the next one try, and no more than one at a time', async (t) => {
  const house = await openSkillHouse(t);
  const shop = await openShop(t);
  const goal = { url: shop.url, prompt: 'Click "Buy the moon"', success: { kind: 'textVisible', value: 'Bought' } };
  const all = await Promise.all([1, 2, 3].map(() => house.call('POST', '/dispatch', goal)));
  t.match(
    all,
    [1, 2, 3].map(() => ({ status: 502, body: { mode: 'cache-miss-failed' } })),
  );
  const { runs } = (await house.call('GET', '/runs')).body;
  const spans = runs.map((run: { created_at: string; ended_at: string }) => [Date.parse(run.created_at), Date.parse(run.ended_at)]).sort();
  t.ok(
    spans.every(([begun]: number[], at: number) => at === 0 || (begun ?? 0) >= spans[at - 1][1]),
    'one after the other',
  );
});

t.test('what only a model can mend is planned anew from the drifted step, paid as a miss, and a hit from then on', async (t) => {
  const shop = await openShop(t);
  const { url } = shop;
  const model = await scriptedModel(t, (question, count) =>
    count === 1 ? calling(['click', { element: elementIn(question, 'Weiter'), why: 'click "Go"' }]) : calling(['done']),
  );
  const house = await openSkillHouse(t, { model: model.settings });
  const { body: made } = await house.call('POST', '/dispatch', { url, ...asking('red lamps') });
  t.match([made.mode, model.asked.length], ['cache-miss-compiled', 0]);
  shop.stock.button = 'Weiter';
  const anew = await house.call('POST', '/dispatch', { url, ...asking('blue chairs') });
  t.match(anew, {
    status: 200,
    body: { mode: 'cache-miss-compiled', skill: made.skill, version: 2, failures: [{ error: /expected .*"Go"/ }] },
  });
  t.ok(anew.body.credits_charged >= 10, 'the price of a miss');
  t.match((await house.call('GET', '/runs')).body.runs, [{ mode: 'compile' }, { mode: 'compile' }]);
  const questions = model.asked.length;
  t.ok(questions > 0);
  const hit = await house.call('POST', '/dispatch', { url, ...asking('green desks') });
  t.match(hit, { status: 200, body: { mode: 'cache-hit', version: 2, credits_charged: 2, failures: undefined } });
  t.equal(model.asked.length, questions, 'and no model was asked again');
});

t.test(
  'a skill that misses its goal is planned anew by the next dispatch, and a hit again when that or its page has mended it',
  async (t) => {
    let way = 'First way';
    const url = await site(t, (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Lamps</h1><button>First way</button><button>Second way</button>
      <p role="status"></p><script>for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => {
        document.querySelector('[role=status]').textContent = button.textContent === '${way}' ? 'All is sorted' : 'That led nowhere'; });</script>`),
    );
    const ways = ['First way', 'First way', 'Second way'];
    let isClicked = false;
    const model = await scriptedModel(t, (question) => {
      if (question.messages.at(-1)?.content.includes('WHAT SPEAKS AGAINST IT'))
        return calling(['missing', { clause: 'Make some sense', what: 'nothing else leads on' }]);
      isClicked = !isClicked;
      return isClicked ? calling(['click', { element: elementIn(question, ways.shift() ?? ''), why: 'it sorts them' }]) : calling(['done']);
    });
    const house = await openSkillHouse(t, { model: model.settings });
    const dispatch = async (prompt = 'Make some sense of all these lamps') => {
      const { status, body } = await house.call('POST', '/dispatch', {
        url,
        prompt,
        success: { kind: 'statusText', match: 'All is sorted' },
      });
      return [status, body.mode, body.version, body.failureCode, model.asked.length];
    };
    t.same(await dispatch(), [200, 'cache-miss-compiled', 1, undefined, 2]);
    way = 'Second way';
    t.same(await dispatch(), [502, 'cache-hit-failed', 1, 'goal_not_reached', 2]);
    t.same(await dispatch(), [502, 'cache-miss-failed', undefined, 'goal_not_reached', 5], 'asked once more, it knows no other way');
    way = 'First way';
    t.same(await dispatch(), [200, 'cache-hit', 1, undefined, 5], 'what nothing does better is tried once more');
    way = 'Second way';
    t.same(await dispatch(), [502, 'cache-hit-failed', 1, 'goal_not_reached', 5]);
    t.same(
      await dispatch('Could you please make some sense of all of these lamps?'),
      [200, 'cache-miss-compiled', 2, undefined, 7],
      'however it is said',
    );
    t.same(await dispatch(), [200, 'cache-hit', 2, undefined, 7]);
    t.match((await house.call('GET', '/skills')).body, { total: 1 });
  },
);

t.test('a goal like one of another tenant elsewhere is reached by its shape, at its price, and nothing else of it is seen', async (t) => {
  const did: string[] = [];
  const door = (more: string) =>
    site(t, (request, response) => {
      if (request.method === 'POST') did.push(request.url ?? '');
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<nav>${more}</nav><main><h1>Goods</h1><button>Export</button></main>
        <label>Note <input></label><p role="status"></p><dl><dt>Price</dt><dd>12 €</dd></dl>
        <script>for (const one of document.querySelectorAll('a, button')) one.addEventListener('click', async (event) => { event.preventDefault();
          await fetch('/' + one.localName, { method: 'POST' }); document.querySelector('[role=status]').textContent = 'Exported'; });</script>`);
    });
  const theirs = await door('');
  const ours = await door('<a href="/export">Export</a>');
  const house = await openSkillHouse(t);
  const bob = await house.tenant('bob', 100);
  const prompt = (note: string) => `Click "Export", fill "Note" with "${note}" and return the Price`;
  const goal = {
    url: ours,
    prompt: prompt('ours'),
    success: { kind: 'allOf', conditions: [{ kind: 'statusText', match: 'Exported' }, { kind: 'extracted' }] },
  };
  const alone = await house.call('POST', '/dispatch', goal);
  t.match(
    alone,
    { status: 502, body: { mode: 'cache-miss-failed', failureCode: 'goal_not_reached', error: /Export/ } },
    'a link or a button',
  );

  const theirsToo = { target: theirs, goal: prompt('bobcanary'), as: 'bobs-own' };
  t.match((await house.call('POST', '/skills', theirsToo, { key: bob.key })).body, { success: true });
  const { body: library } = await house.call('GET', '/library?q=export');
  t.match(library.skills, [{ goal: 'click … fill … with … and return the …', kinds: ['click', 'fill', 'read'] }]);
  const before = await house.spent();
  const adapted = await house.call('POST', '/dispatch', goal);
  t.match(adapted, {
    status: 200,
    body: { mode: 'cache-adapt', source: library.skills[0].id, version: 1, credits_charged: 5, data: { Price: '12 €' } },
  });
  t.equal(Math.round(((await house.spent()) - before) * 1e6), 5e6);
  t.same(did, ['/button', '/button']);
  const seen = [adapted, library, ...(await Promise.all(['/runs', '/skills', '/cache/stats'].map((path) => house.call('GET', path))))];
  for (const word of ['bobcanary', 'bobs-own', bob.id]) t.notOk(JSON.stringify(seen).includes(word), word);
  t.match((await house.call('POST', '/dispatch', goal)).body, { mode: 'cache-hit', credits_charged: 2, source: undefined });
  t.match((await house.call('GET', '/cache/stats')).body, { adapted: 1, hits: 1, failed: 1 });
});
