import t from 'tap';
import type { SuccessCondition } from '../../../store/model/success.ts';
import { ended, openTestHouse } from './house.ts';
import { page, silence, site } from './site.ts';

const visible = (value: string): SuccessCondition => ({ kind: 'textVisible', value });

const form = page(`<h1>Start</h1>
  <label>Name <input></label>
  <button onclick="location.href = '/hello?' + document.querySelector('input').value">Go</button>`);

t.test('a run fills, clicks, reads, and ends settled', async (t) => {
  const pages = await site(t, { '/': form, '/hello?Ada': page('<h1>Hello Ada</h1>') });
  const house = await openTestHouse(t);
  const run = await house.run({
    url: pages.url,
    prompt: 'Fill Name with "Ada", click Go, then read the heading',
    success: { kind: 'allOf', conditions: [{ kind: 'urlIncludes', value: 'hello' }, visible('hello ada'), { kind: 'extracted' }] },
  });
  t.match(ended(run), {
    status: 'complete',
    success: true,
    data: { heading: 'Hello Ada' },
    failures: [],
    path: [
      { kind: 'goto', rung: 'request', after: pages.url },
      { kind: 'fill', rung: 'rules', text: 'Ada', target: { role: 'textbox', name: 'Name' } },
      { kind: 'click', clause: 'click Go', after: `${pages.url}hello?Ada` },
      { kind: 'read', as: 'heading' },
    ],
  });
  t.ok(ended(run).usage.browserMs > 0);
  t.ok(ended(run).usage.egressBytes > 0);
  t.same(await house.record(ended(run)._id), ended(run), 'the record says the same');
  t.match(await house.actors.ledger.balance(house.tenantId), { reserved: 0, spent: ended(run).charge });
  await house.allReleased();
});

t.test('values are read by name', async (t) => {
  const shop = `<h1>Lamp</h1><table><tr><th>Price</th><td>20 EUR</td></tr><tr><th>Stock</th><td>3</td></tr></table>
    <dl><dt>Rating</dt><dd>4.5</dd></dl><p>Colour: red</p>`;
  const pages = await site(t, { '/': page(shop) });
  const house = await openTestHouse(t);
  const prompt = 'Return the price, the stock, the rating, the colour and the heading as name';
  const run = ended(await house.run({ url: pages.url, prompt, success: { kind: 'extracted' } }));
  t.match(run, { status: 'complete' });
  t.same(run.data, { price: '20 EUR', stock: '3', rating: '4.5', colour: 'red', name: 'Lamp' });
});

t.test("a page's no fails a run, at once or when it comes late, and one that stood there before does not", async (t) => {
  const saving = (answer: string, before = '') =>
    page(
      `<p role="alert">${before}</p><label>Nickname <input></label><button onclick="${answer}">Save</button><p id="said" role="status"></p>`,
    );
  const late = "said.textContent = 'Saved'; setTimeout(() => { said.textContent = 'Could not save your changes'; }, 900)";
  const pages = await site(t, {
    '/at-once': saving("said.textContent = 'Please choose another name'"),
    '/late': saving(late),
    '/well': saving("said.textContent = 'Saving'; setTimeout(() => { said.textContent = 'Saved'; }, 300)", 'Could not reach the printer'),
  });
  const house = await openTestHouse(t);
  const prompt = 'Fill in "Wren" as nickname and save';
  const run = async (path: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  t.match(await run('at-once'), { success: false, failureCode: 'goal_not_reached', error: /Please choose another name/ });
  t.match(await run('late'), { success: false, failureCode: 'goal_not_reached', error: /Could not save your changes/ });
  t.match(await run('well'), { success: true });
});

t.test('success that holds before anything is done does not end the goal', async (t) => {
  const pages = await site(t, { '/': page('<h1>Ready</h1><button onclick="this.remove(); document.title = \'pressed\'">Go</button>') });
  const house = await openTestHouse(t);
  const run = ended(await house.run({ url: pages.url, prompt: 'Click Go', success: visible('Ready') }));
  t.match(run, { status: 'complete', path: [{ kind: 'goto' }, { kind: 'click' }] });
});

t.test('a page that saves when a field is left has saved what was filled last', async (t) => {
  let saved = 0;
  const saving = `<label>Name <input></label><p role="status"></p>`;
  const pages = await site(t, {
    '/': page(
      saving,
      `document.querySelector('input').onchange = () => fetch('/save').then(() => { document.querySelector('p').textContent = 'Saved' })`,
    ),
    '/save': (response) => {
      saved += 1;
      response.end();
    },
  });
  const house = await openTestHouse(t);
  t.match(ended(await house.run({ url: pages.url, prompt: 'Fill Name with "Ada"', success: visible('Saved') })), { status: 'complete' });
  t.equal(saved, 1);
  const told = ended(await house.run({ url: pages.url, prompt: 'Fill Name with "Ada"', success: visible('Name') }));
  t.match(told, { status: 'complete' });
  t.equal(saved, 2, 'also where the condition says nothing of it');
});

t.test('success may come late', async (t) => {
  const late = `<button onclick="setTimeout(() => { document.querySelector('p').textContent = 'Saved' }, 1200)">Save</button><p role="status"></p>`;
  const pages = await site(t, { '/': page(late) });
  const house = await openTestHouse(t);
  const run = ended(await house.run({ url: pages.url, prompt: 'Click Save', success: { kind: 'statusText', match: 'saved' } }));
  t.match(run, { status: 'complete', success: true });
});

t.test('what a clause names may come late', async (t) => {
  const late = `<p>Wait</p><script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<a href="/done">More</a>'), 800)</script>`;
  const pages = await site(t, { '/': page(late), '/done': page('<h1>Done</h1>') });
  const house = await openTestHouse(t);
  t.match(ended(await house.run({ url: pages.url, prompt: 'Click More', success: visible('Done') })), { status: 'complete' });
});

t.test('goals that are not reached end in a stated way, and pay only what they used', async (t) => {
  const pages = await site(t, { '/': page('<h1>Here</h1><button onclick="void 0">Dead</button>') });
  const house = await openTestHouse(t, { limits: { missingPatienceMs: 200, successPatienceMs: 200 } });
  const goals = [
    ['Click Dead', visible('never'), { failureCode: 'goal_not_reached', error: /"never" is not visible/ }],
    ['Click Elsewhere', visible('Here'), { failureCode: 'goal_not_reached', error: /"Elsewhere"/ }],
    [
      'Click Dead, then juggle',
      visible('Here'),
      { failureCode: 'planner_unavailable', error: /"juggle"/, path: [], charge: 0, leaseId: undefined },
    ],
    ['Click Dead. '.repeat(7), visible('Here'), { failureCode: 'loop_detected', error: /6 times/ }],
    ['Click Dead, then go to http://127.0.0.1:1/', visible('Here'), { failureCode: 'target_unreachable' }],
  ] as const;
  for (const [prompt, success, expected] of goals) {
    const run = ended(await house.run({ url: pages.url, prompt, success }));
    t.match(run, { status: 'failed', success: false, ...expected }, prompt);
    t.ok(run.charge !== undefined && run.charge < 10_000_000, `${prompt}: without the floor`);
  }
  const gone = ended(await house.run({ url: 'http://127.0.0.1:1/', prompt: 'Read the heading', success: { kind: 'extracted' } }));
  t.match(gone, { status: 'failed', failureCode: 'target_unreachable', path: [] });
  await house.allReleased();
});

t.test('time that runs out ends the run while its page still hangs', async (t) => {
  const pages = await site(t, { '/': page('<h1>Busy</h1>', 'for (;;);') });
  const house = await openTestHouse(t, { runTimeoutMs: 1_000 });
  const run = ended(await house.run({ url: pages.url, prompt: 'Read the heading', success: { kind: 'extracted' } }));
  t.match(run, { status: 'failed', failureCode: 'timed_out' });
  await house.allReleased();
});

t.test('a run that can’t be paid or housed leaves no trace', async (t) => {
  const pages = await site(t, { '/': page('<h1>Here</h1>') });
  const goal = { url: pages.url, prompt: 'Read the heading', success: { kind: 'extracted' } } as const;
  const poor = await openTestHouse(t, { credits: 3 });
  t.match(await poor.run({ ...goal, runId: 'poor' }), {
    type: 'refused',
    reason: 'insufficient_credits',
    message: /10 credits.*3 are free/,
  });
  t.equal(await poor.record('poor'), undefined);

  const full = await openTestHouse(t, { slots: 1, queueWaitMs: 2_000 });
  const taken = await full.farm.lease({ tenantId: 'other', fleet: 'default', epoch: 1, ttlMs: 60_000 }, new AbortController().signal);
  t.match(await full.run({ ...goal, runId: 'full' }), { type: 'refused', reason: 'farm_full' });
  t.equal(await full.record('full'), undefined);
  t.match(await full.actors.ledger.balance(full.tenantId), { reserved: 0, spent: 0 });
  await taken.release();
});

t.test('credentials reach the page and are not on record, and a run ends with one line for the operator', async (t) => {
  const login = page(`<label>Password <input type="password"></label>
    <button onclick="document.body.append(document.querySelector('input').value === 'hunter2' ? 'Right' : 'Wrong')">Go</button>`);
  const pages = await site(t, {
    '/': (response) => {
      const asked = response.req.headers.authorization === `Basic ${Buffer.from('bob:s3cr3tpw').toString('base64')}`;
      response.writeHead(asked ? 200 : 401, { 'content-type': 'text/html', 'www-authenticate': 'Basic realm="a"' }).end(asked ? login : '');
    },
  });
  const house = await openTestHouse(t);
  const url = pages.url.replace('//', '//bob:s3cr3tpw@');
  const run = ended(await house.run({ url, prompt: 'Fill Password with "hunter2", then click Go', success: visible('Right') }));
  t.match(run, { status: 'complete', path: [{ kind: 'goto' }, { kind: 'fill', text: '[redacted]' }, { kind: 'click' }] });
  t.notMatch(JSON.stringify([run, await house.record(run._id)]), /hunter2|s3cr3tpw/);
  t.match(house.told('a run has ended'), [
    { runId: run._id, tenantId: house.tenantId, status: 'complete', ms: /^\d+$/, charge: run.charge },
  ]);
});

t.test('a password in a goal is on record at no time, also when no field is ever filled with it', async (t) => {
  const house = await openTestHouse(t);
  const pages = await site(t, { '/': silence });
  const asked = pages.asked('/');
  const running = house.run({ runId: 'hung', url: pages.url, prompt: 'Fill Password with "swordfish"', success: visible('Right') });
  await asked;
  const first = await house.record('hung');
  t.match(first, { status: 'running', request: { prompt: 'Fill Password with "[redacted]"' } });
  await house.actors.runs.cancel(house.tenantId, 'hung', 'enough');
  t.notMatch(JSON.stringify([await running, await house.record('hung')]), 'swordfish');
  const unread = ended(
    await house.run({ url: pages.url, prompt: 'Log in with password swordfish, then juggle', success: visible('Right') }),
  );
  t.match(unread, { failureCode: 'planner_unavailable', request: { prompt: 'Log in with password [redacted], then juggle' } });
  t.notMatch(JSON.stringify(unread), 'swordfish');
});
