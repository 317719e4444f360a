/** A control that is called as all its likes is the one of whom the goal names, and of nobody else. */
import t from 'tap';
import { site } from '../farm/harness.ts';
import { sharedSkillHouse } from '../gateway/routes/skill-house.ts';
import { checkDrift } from './drifting.ts';

t.setTimeout(300_000);

const table = (who: string, act: string, note = '3 days') =>
  `<h1>Open</h1><table><tr><th>Who</th><th>What</th><th></th></tr><tr><td>${who}</td><td>${note}</td><td><button>${act}</button></td></tr></table>`;
const card = (who: string, act: string) =>
  `<h1>Open</h1><div><div><h2>${who}</h2></div><div><p>3 days</p></div><div><button>${act}</button></div></div>`;
const bare = (who: string, act: string) =>
  `<h1>Open</h1><div><div><b>${who}</b></div><div><span>3 days</span><button>${act}</button></div></div>`;
const list = (who: string, act: string) => `<h1>Open</h1><ul><li><span>${who}</span> <em>3 days</em> <button>${act}</button></li></ul>`;

t.test('a lone control is refused beside another than the goal names', async (t) => {
  const house = await sharedSkillHouse(t);
  let body = '';
  let done: string[] = [];
  const target = await site(t, (request, response) => {
    if (request.url === '/did') done.push('did');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Test</title>${body}<p role="status"></p><script>document.querySelector('button').onclick = () => { const r = new XMLHttpRequest(); r.open('POST', '/did', false); r.send(); document.querySelector('[role=status]').textContent = 'Done'; };</script>`,
      );
  });
  const success = { kind: 'statusText', match: 'Done' };
  const check = async (goal: string, then: string, now: string, isDone: boolean, dispatched = goal) => {
    body = then;
    const made = (await house.call('POST', '/skills', { target, goal, success, as: 'whose' })).body;
    t.match(made, { success: true }, `${goal} on ${then}: ${made.error}`);
    if (made.success !== true) return;
    body = now;
    const ways: readonly (readonly [string, object])[] = [
      ['/skills/whose/run', { target }],
      ['/run', { target, goal: 'whose' }],
      ['/dispatch', { url: target, prompt: dispatched, success }],
    ];
    for (const [path, call] of ways) {
      done = [];
      const { body: said } = await house.call('POST', path, call);
      t.same([said.success === true, done.length], isDone ? [true, 1] : [false, 0], `${path}: ${goal}: ${now}: ${said.error}`);
      if (!isDone && path === '/skills/whose/run') t.match(said, { failureCode: 'drifted', error: /has drifted: / }, path);
    }
    await house.call('DELETE', '/skills/whose');
  };
  const checkOf = async (goal: string, other: string, page: typeof list, act: string) => {
    body = page('Anna', act);
    t.match((await house.call('POST', '/skills', { target, goal, success, as: 'of' })).body, { success: true });
    for (const [who, asked, count] of [
      ['Bert', other, 1],
      ['Anna', other, 0],
      ['Bert', goal, 0],
      ['Anna', goal, 1],
    ] as const) {
      body = page(who, act);
      done = [];
      const { success: isDone, error } = (await house.call('POST', '/dispatch', { url: target, prompt: asked, success })).body;
      t.same([isDone === true, done.length], [count === 1, count], `${asked}, beside ${who}: ${error}`);
    }
    await house.call('DELETE', '/skills/of');
  };
  await check('Approve the request of Anna', table('Anna', 'Approve'), table('Bert', 'Approve'), false);
  await check('Accept the offer of Carla', card('Carla', 'Accept'), card('Dirk', 'Accept'), false);
  await check('Archive the file of Report', bare('Report', 'Archive'), bare('Invoice', 'Archive'), false);
  await check('Click "Remove" in the row of "Blue lamp"', list('Blue lamp', 'Remove'), list('Green lamp', 'Remove'), false);
  await check('Approve the request of Anna', table('Anna', 'Approve'), table('Anna', 'Approve', '5 days'), true);
  // Of whom the request speaks must stand there, too; who names a skill without values means those that it was made with.
  await checkOf('Approve the request of Anna', 'Approve the request of Bert', table, 'Approve');
  await checkOf('Click "Remove" in the row of "Anna"', 'Click "Remove" in the row of "Bert"', list, 'Remove');
  await check('Click "Approve"', table('Anna', 'Approve'), table('Bert', 'Approve'), true);
  await check('Click "Accept"', card('Carla', 'Accept'), card('Dirk', 'Accept'), true);
});

for (const [what, page] of Object.entries({ table, card, bare, list }))
  t.test(`found by its evidence, too, a lone control in a ${what} is that of whom the goal names`, async (t) => {
    const replaced = (from: string, to: string) => `document.body.querySelectorAll('td,h2,b,span,p,em').forEach((one) => {
      if (one.textContent === '${from}') one.textContent = '${to}'; });`;
    const body = page('Anna', 'Approve').replace('<button>', '<button data-is="own">');
    const scene = { body, did: ['click own'], byEvidence: true } as const;
    await checkDrift(t, {
      ...scene,
      prompt: 'Approve the request of Anna',
      changes: [
        ['another stands there', replaced('Anna', 'Bert'), 'refused'],
        ['it waits for longer', replaced('3 days', '5 days'), 'replayed'],
      ],
    });
    await checkDrift(t, {
      ...scene,
      prompt: 'Click "Approve"',
      changes: [['another stands there, and the goal names nobody', replaced('Anna', 'Bert'), 'replayed']],
    });
  });

t.test('what stands behind a field is called by the goal, too, and may stand before it', (t) =>
  checkDrift(t, {
    body: '<h1>Hand over</h1><label>Depot <input data-is="depot"></label><label>Driver <input data-is="driver"></label><button data-is="send">Hand over</button>',
    prompt: 'Fill the depot with "7" and the driver with "Ole" and press "Hand over"',
    did: ['fill depot', 'fill driver', 'click send'],
    changes: [
      ['the other comes first', '$("depot").parentNode.before($("driver").parentNode);', 'replayed'],
      ['one more between', '$("driver").parentNode.before(html("<label>Lorry <input></label>"));', 'replayed'],
      [
        'labels within',
        '$("depot").placeholder = "Depot"; $("depot").parentNode.replaceWith($("depot")); $("driver").placeholder = "Driver"; $("driver").parentNode.replaceWith($("driver"));',
        'replayed',
      ],
      ['a heading in other words', 'document.querySelector("h1").textContent = "Your shift";', 'replayed'],
      ['another field in its place', '$("driver").parentNode.replaceWith(html("<label>Lorry <input></label>"));', 'refused'],
    ],
  }),
);
