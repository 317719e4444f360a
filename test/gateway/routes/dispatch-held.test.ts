/** What a skill knows of the things that its goal names holds for what is planned anew in its place, too. */
import t from 'tap';
import { site } from '../../farm/harness.ts';
import { openSkillHouse } from './skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(600_000);

const page = (body: string) =>
  `<!doctype html><title>Site</title><h1>Site</h1>${body}<p role="status"></p><script>const log = (what) => { const request = new XMLHttpRequest();
    request.open('POST', '/did', false); request.send(what); document.querySelector('[role=status]').textContent = 'Noted'; };</script>`;
const links = (...names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="#" onclick="log('${name}'); return false">${name}</a></li>`).join('')}</ul>`;
const rows = (...names: readonly string[]) =>
  `<table><tr><th>Who</th><th>Act</th></tr>${names.map((name) => `<tr><td>${name}</td><td><button onclick="log('${name}')">Reject</button></td></tr>`).join('')}</table>`;
const cards = (...names: readonly string[]) =>
  names.map((name) => `<div class="card"><h3>${name}</h3><p>4 €</p><button onclick="log('${name}')">Reject</button></div>`).join('');
const radios = (...names: readonly string[]) =>
  `<fieldset><legend>Tariff</legend>${names.map((name) => `<label><input type="radio" name="t" value="${name}">${name}</label>`).join('')}</fieldset>
   <button onclick="log(document.querySelector(':checked')?.value ?? 'none')">Send</button>`;
const part = (heading: string, what: string) =>
  `<section><h2>${heading}</h2><p>By post</p><button onclick="log('${what}')">Order</button></section>`;
const asking = (question: string) => `<button onclick="if (confirm('${question}')) log('${question}')">Drop list</button>`;

interface Case {
  readonly prompt: string;
  readonly body: string;
  readonly did: string;
  readonly other: string;
  /** The same thing on a page that was made anew, and what is done there. */
  readonly moved?: readonly [body: string, did: string];
}

const cases: readonly Case[] = [
  {
    prompt: 'Choose 10:30 and press Send',
    body: radios('09:00', '10:30', '14:00'),
    did: '10:30',
    other: radios('9:00 AM', '10:30 PM'),
    moved: [radios('9:00 AM', '10:30 AM', '2:00 PM'), '10:30 AM'],
  },
  {
    prompt: 'Open "Ticket 7"',
    body: links('Ticket 6', 'Ticket 7', 'Ticket 8'),
    did: 'Ticket 7',
    other: links('Ticket 6', 'Ticket 7 (closed)', 'Ticket 8'),
    moved: [`<p>Yours</p><button onclick="log('own')">Ticket 7</button>`, 'own'],
  },
  {
    prompt: 'Open "Ticket 7"',
    body: links('Ticket 6', 'Ticket 7', 'Ticket 8'),
    did: 'Ticket 7',
    other: links('Ticket 6', 'Answer to Ticket 7', 'Ticket 8'),
  },
  {
    prompt: 'Reject Ola Nord',
    body: rows('Bea Lund', 'Ola Nord', 'Per Holm'),
    did: 'Ola Nord',
    other: rows('Bea Lund', 'Ola Nord junior', 'Per Holm'),
    moved: [cards('Per Holm', 'Ola Nord', 'Bea Lund'), 'Ola Nord'],
  },
  {
    prompt: 'Reject Ola Nord',
    body: rows('Bea Lund', 'Ola Nord', 'Per Holm'),
    did: 'Ola Nord',
    other: rows('Bea Lund', 'Per Holm')
      .replace('Bea Lund</td>', 'Bea Lund</td><td>Ola Nord</td>')
      .replace('Holm</td>', 'Holm</td><td>-</td>'),
  },
  {
    prompt: 'Choose the tariff "Home" and press Send',
    body: radios('Basic', 'Home', 'Office'),
    did: 'Home',
    other: radios('Basic', 'Home Plus', 'Office'),
    moved: [radios('Office', 'Home', 'Basic', 'Home Plus'), 'Home'],
  },
  {
    prompt: 'Press Order',
    body: part('Statement', 'statement'),
    did: 'statement',
    other: part('Replacement card', 'card'),
    moved: [part('Replacement card', 'card').replace('Order', 'Request') + part('Your statement', 'statement'), 'statement'],
  },
  {
    prompt: 'Press "Drop list" and accept the dialog',
    body: asking('Drop the list?'),
    did: 'Drop the list?',
    other: asking('Drop all lists?'),
  },
];

async function openPage(t: Parameters<typeof site>[0]) {
  const now = { body: '', did: [] as string[] };
  const url = await site(t, (request, response) => {
    if (request.url !== '/did') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(now.body));
    request.on('data', (part) => now.did.push(String(part)));
    return request.on('end', () => response.end());
  });
  return { url, now };
}

const success = { kind: 'textVisible', value: 'Site' };
const options = { confirmActions: false };

t.test('neither the skill nor what is planned anew is content with what is nearly called so', async (t) => {
  const house = await openSkillHouse(t);
  const { url, now } = await openPage(t);
  for (const [at, { prompt, ...each }] of cases.entries()) {
    await t.test(`${prompt} (${at})`, async (t) => {
      const name = `skill-${at}`;
      const target = `${url}/${at}`;
      const dispatch = async () => {
        now.did = [];
        return house.call('POST', '/dispatch', { url: target, prompt, success, ...options });
      };
      now.body = each.body;
      t.match((await house.call('POST', '/skills', { target, goal: prompt, as: name, ...options })).body, { name, version: 1 });
      now.body = each.other;
      const first = await dispatch();
      t.match(first, { status: 502, body: { mode: 'cache-hit-failed' } }, 'the skill does not take it');
      const second = await dispatch();
      t.match(second, { status: 502, body: { mode: 'cache-miss-failed' } }, 'nor does what is planned in its place');
      t.same(now.did, [], 'nothing was done');
      t.match((await house.call('GET', `/skills/${name}`)).body, { version: 1 }, 'nothing was kept');
      if (each.moved === undefined) return;
      now.body = each.moved[0];
      t.match(await dispatch(), { status: 200, body: { success: true } }, 'the same thing elsewhere is found');
      t.same(now.did, [each.moved[1]]);
    });
  }
});

t.test('what is planned anew goes on with nothing that was said of another thing', async (t) => {
  const house = await openSkillHouse(t);
  const { url, now } = await openPage(t);
  const said = (text: string) =>
    `${rows('Bea Lund', 'Ola Nord', 'Per Holm').replace(/log\('([^']*)'\)/g, (log, name) => `${log}; document.querySelector('[role=status]').textContent = '${text.replace('NAME', name)}'`)}<button onclick="log('told')">Tell them</button>`;
  const prompt = 'Reject Ola Nord and press "Tell them"';
  const dispatch = async () => {
    now.did = [];
    return (await house.call('POST', '/dispatch', { url, prompt, success, ...options })).body;
  };
  now.body = said('NAME was rejected today');
  t.match((await house.call('POST', '/skills', { target: url, goal: prompt, as: 'tells', ...options })).body, { version: 1 });
  t.same(now.did, ['Ola Nord', 'told']);
  now.body = said('NAME senior was rejected today');
  t.match(await dispatch(), { success: false });
  t.same(now.did, ['Ola Nord']);
  t.match(await dispatch(), { success: false, mode: 'cache-miss-failed' });
  t.same(now.did, ['Ola Nord'], 'it is planned anew, and goes no further either');
  now.body = said('No place for NAME');
  t.match(await dispatch(), { success: false, mode: 'cache-hit-failed' }, 'the skill knows no other words');
  t.match(await dispatch(), { success: true, mode: 'cache-miss-compiled' }, 'in other words it is said of the same');
  t.same(now.did, ['Ola Nord', 'told']);
});

t.test('a value is a name, whatever its words say elsewhere', async (t) => {
  const house = await openSkillHouse(t);
  const { url, now } = await openPage(t);
  now.body = rows('Bea Lund', 'Ola Nord', 'Salt and Pepper');
  t.match((await house.call('POST', '/skills', { target: url, goal: 'Reject Ola Nord', as: 'rejects', ...options })).body, { version: 1 });
  const run = async (which: string) => {
    now.did = [];
    return (await house.call('POST', '/skills/rejects/run', { target: url, params: { which }, ...options })).body;
  };
  for (const which of [
    'Bea Lund and Ola Nord',
    'everyone but Ola Nord',
    'all members',
    'not Ola Nord',
    'the second row',
    'Bea Lund" and "Ola Nord',
  ]) {
    t.match(await run(which), { success: false, failureCode: 'drifted' }, which);
    t.same(now.did, [], `${which}: nothing is done`);
  }
  for (const which of ['Salt and Pepper', 'bea lund']) {
    t.match(await run(which), { success: true }, which);
    t.same(
      now.did.map((did) => did.toLowerCase()),
      [which.toLowerCase()],
    );
  }
  now.did = [];
  const body = { url, prompt: 'Reject "Bea Lund and Ola Nord"', success, ...options };
  t.match((await house.call('POST', '/dispatch', body)).body, { success: false }, 'in quotes by dispatch');
  t.same(now.did, []);
});

t.test('a value that fails leaves the skill to the next call', async (t) => {
  const house = await openSkillHouse(t);
  const { url, now } = await openPage(t);
  now.body = rows('Bea Lund', 'Ola Nord', 'Per Holm');
  t.match((await house.call('POST', '/skills', { target: url, goal: 'Reject Ola Nord', as: 'rejects', ...options })).body, { version: 1 });
  const dispatch = async (who: string) =>
    (await house.call('POST', '/dispatch', { url, prompt: `Reject ${who}`, success, ...options })).body;
  t.match(await dispatch('Eva Dahl'), { mode: 'cache-hit-failed' });
  t.match(await dispatch('Per Holm'), { mode: 'cache-hit', version: 1 }, 'it is the value that was wrong');
  t.match(await dispatch('Eva Dahl'), { mode: 'cache-hit-failed' });
  t.match(await dispatch('Eva Dahl'), { mode: 'cache-hit-failed' });
  t.match(await dispatch('Bea Lund'), { mode: 'cache-miss-compiled' }, 'what has failed twice is made anew');
});
