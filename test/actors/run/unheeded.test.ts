/** A run whose page sent what its own site did not take is no success, unless the page says that it went well or it is sent again. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const form = (then: string) =>
  page(`<label>Nickname <input></label><button onclick="send(this)">Save</button><p id="said"></p>`, `let times = 0; ${then}`);
const ask = (path: string) => `fetch('${path}', { method: 'POST' })`;

t.test('what the site of a page did not take is not done', async (t) => {
  const refuse = (response: import('node:http').ServerResponse) => void response.writeHead(409).end();
  const pages = await site(t, {
    '/silent': form(`const send = () => ${ask('/no')};`),
    '/well': form(`const send = () => ${ask('/no')}.then(() => { said.textContent = 'Changes saved'; });`),
    '/again': form(`const send = () => ${ask('/second')}.then((answer) => answer.ok || send());`),
    '/taken': form(`const send = () => ${ask('/yes')};`),
    '/asks': form(`const send = () => fetch('/no');`),
    '/both': form(`const send = () => ${ask('/yes')}.then(() => fetch('/no'));`),
    '/no': refuse,
    '/yes': (response) => void response.end(),
    '/second': (response, times) => void response.writeHead(times > 1 ? 200 : 503).end(),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt = 'Fill in "Wren" as nickname and save') =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  t.match(await run('silent'), { success: false, failureCode: 'goal_not_reached', error: /POST \/no was answered 409/ });
  t.match(await run('silent', 'Fill in "Wren" as nickname, save, and tell me what the page says'), { success: false });
  t.match(await run('asks'), { success: false, error: /GET \/no was answered 409/ });
  for (const path of ['both', 'well', 'again', 'taken']) t.match(await run(path), { success: true }, path);
});

t.test('what is answered with data that says no was not done, whatever its status', async (t) => {
  const answers: Readonly<Record<string, unknown>> = {
    graph: { data: { save: null }, errors: [{ message: 'Quota of 3 used up' }] },
    bare: { errors: [{ message: 'No such field' }] },
    rpc: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Locked by Ida' } },
    custom: { success: false, message: 'Closed since noon' },
    jsend: { status: 'fail', data: { nickname: 'too long' } },
    saved: { data: { save: { id: 7 } }, errors: [] },
    partly: { data: { save: { id: 7 } }, errors: [{ message: 'No avatar' }] },
    plain: { id: 7, error: null, success: true },
    list: [{ error: 'of an entry' }],
  };
  const pages = await site(t, {
    ...Object.fromEntries(
      Object.entries(answers).flatMap(([name, answer]) => [
        [`/${name}`, form(`const send = () => ${ask(`/as-${name}`)}.then((answer) => answer.json());`)],
        [
          `/as-${name}`,
          (response: import('node:http').ServerResponse) =>
            void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        ],
      ]),
    ),
    '/told': form(`const send = () => ${ask('/as-bare')}.then(() => { said.textContent = 'Changes saved'; });`),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string) =>
    ended(
      await house.run({
        url: `${pages.url}${path}`,
        prompt: 'Fill in "Wren" as nickname and save',
        success: { kind: 'urlIncludes', value: path },
      }),
    );
  for (const [path, error] of [
    ['graph', /POST \/as-graph was answered "Quota of 3 used up"/],
    ['bare', /No such field/],
    ['rpc', /Locked by Ida/],
    ['custom', /Closed since noon/],
    ['jsend', /was answered/],
  ] as const)
    t.match(await run(path), { success: false, error }, path);
  for (const path of ['saved', 'partly', 'plain', 'list', 'told']) t.match(await run(path), { success: true }, path);
});

t.test('an address that the goal names and that is answered with an error is not come to, unless it is left for another', async (t) => {
  const status = (code: number, heading: string) => (response: import('node:http').ServerResponse) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end(`<h1>${heading}</h1>`);
  const pages = await site(t, {
    '/start': page('<h1>Start</h1>'),
    '/gone': status(410, 'It was here once'),
    '/down': status(500, 'Back soon'),
    '/there': page('<h1>There</h1>'),
  });
  const house = await sharedTestHouse(t);
  const run = async (prompt: string) =>
    ended(await house.run({ url: `${pages.url}start`, prompt: prompt.replaceAll('AT/', pages.url), success: { kind: 'extracted' } }));
  t.match(await run('Go to AT/gone and return the heading'), { success: false, error: /GET \/gone was answered 410/ });
  t.match(await run('Open AT/down and return the heading'), { success: false, error: /GET \/down was answered 500/ });
  t.match(await run('Go to AT/there and return the heading'), { success: true, data: { heading: 'There' } });
  t.match(await run('Go to AT/gone, then go to AT/there and return the heading'), { success: true, data: { heading: 'There' } });
});
