import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { openResolver } from '../../farm/egress/resolve.ts';
import { targetCheck } from '../../gateway/targets.ts';
import { bearer, openHouse } from './house.ts';

const run = { url: 'https://shop.example/', prompt: 'return the total', success: { kind: 'extracted' } };
type Json = Record<string, unknown>;

t.test('each bad body is a 400 that says what is wrong', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const cases: readonly (readonly [string, Json | string, RegExp])[] = [
    ['cut off', '{"url":', /not valid JSON/],
    ['empty', '', /empty/],
    ['an array', '[]', /must be a JSON object/],
    ['poison', '{"__proto__":{"a":1}}', /not valid JSON/],
    ['brackets without end', '['.repeat(500_000), /not valid JSON/],
    ['an unknown field', { ...run, speed: 'fast' }, /unknown field "speed"/],
    ['unknown fields', { ...run, speed: 'fast', hue: 'red' }, /^unknown fields "speed", "hue" in the body$/],
    [
      'more of them than anybody reads',
      { ...run, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`f${i}`, i])) },
      /"f9" and 2 more in the body$/,
    ],
    ['a prompt without end', { ...run, prompt: 'x'.repeat(120_001) }, /^prompt must have at most 120000 characters$/],
    ['an unknown field of success', { ...run, success: { kind: 'extracted', value: 1 } }, /unknown field "value" in success/],
    ['free text in the named shape', { target: 'https://shop.example/', goal: 'buy a book' }, /name of a compiled skill/],
    ['a name of no skill', { target: 'https://shop.example/', goal: 'buy-a-book' }, /no skill named buy-a-book/],
    ['a url alone', { url: run.url }, /prompt and success are missing/],
    ['a url that is none', { ...run, url: 'shop' }, /^url must be an absolute http or https URL/],
    ['a url without a host', { ...run, url: 'http:///x' }, /^url must be an absolute http or https URL/],
    ['a proxy without a host', { ...run, proxy: 'http:///x' }, /^proxy must be an http, https or socks5 URL/],
    ['another protocol', { ...run, url: 'file:///etc/passwd' }, /^url must be an absolute http or https URL/],
    ['a script', { ...run, url: 'javascript:alert(1)' }, /^url must be an absolute http or https URL/],
    ['an empty prompt', { ...run, prompt: '' }, /^prompt must not be empty$/],
    ['a prompt of white space', { ...run, prompt: ' \n\t ' }, /^prompt must hold more than white space$/],
    ['a prompt that is no text', { ...run, prompt: 3 }, /^prompt must be text$/],
    ['success as text', { ...run, success: 'done' }, /^success must be an object$/],
    ['success of no kind', { ...run, success: {} }, /^success.kind is missing/],
    ['success of another kind', { ...run, success: { kind: 'luck' } }, /^success.kind must be one of statusText, /],
    ['success without its value', { ...run, success: { kind: 'textVisible' } }, /^success.value is missing/],
    ['nothing in allOf', { ...run, success: { kind: 'allOf', conditions: [] } }, /^success.conditions must not be empty$/],
    ['bad inside', { ...run, success: { kind: 'anyOf', conditions: [{ kind: 'x' }] } }, /^success.conditions.0.kind must be one of/],
    ['no boolean', { ...run, record: 'yes' }, /^record must be true or false$/],
    ['a proxy that is none', { ...run, proxy: 'ftp://proxy.example' }, /^proxy must be an http, https or socks5 URL/],
    ['a file without a name', { ...run, files: { '': { url: run.url } } }, /^a name in files must not be empty$/],
    [
      'a file with a long name',
      { ...run, files: { ['n'.repeat(201)]: { url: run.url } } },
      /^a name in files must have at most 200 characters$/,
    ],
    ['a parameter without a name', { target: run.url, goal: 'sign-in', params: { '': 'x' } }, /^a name in params must not be empty$/],
    [
      'too many files',
      { ...run, files: Object.fromEntries([...'abcdef'].map((name) => [name, { url: run.url }])) },
      /^files must have at most 5 entries$/,
    ],
    ['stealth without the attestation', { ...run, stealth: true }, /authorized: true/],
  ];
  for (const [name, body, error] of cases) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...bearer(key), 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers, payload });
    t.equal(response.statusCode, 400, name);
    t.match(response.json(), { error, code: 'bad_request' }, name);
  }
});

t.test('success nested too deep is refused, at any depth that fits into a body', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  for (const levels of [50, 30_000]) {
    const success = `${'{"kind":"allOf","conditions":['.repeat(levels)}{"kind":"extracted"}${']}'.repeat(levels)}`;
    const payload = `{"url":"https://shop.example/","prompt":"x","success":${success}}`;
    const headers = { ...bearer(key), 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers, payload });
    t.equal(response.statusCode, 400);
    t.match(response.json(), { error: /nested more than 32 levels/ });
  }
});

t.test('refusals come in their order', async (t) => {
  const { app, tenant } = await openHouse(t);
  const [free, pro] = [await tenant('ada'), await tenant('bob', 'pro')];
  const stealth = { ...run, stealth: true, authorized: true };
  const cases: readonly (readonly [string, Json, number, Json])[] = [
    [free.key, { ...stealth, url: 'http://127.0.0.1/', record: 'yes' }, 400, { error: /record/ }],
    [free.key, { ...stealth, url: 'http://127.0.0.1/' }, 403, { code: 'plan_required' }],
    [pro.key, { ...stealth, url: 'http://127.0.0.1/' }, 403, { code: 'forbidden_target' }],
    [free.key, { ...run, files: { cv: { url: 'http://10.0.0.1/cv.pdf' } } }, 403, { error: /^files\.cv\.url: /, code: 'forbidden_target' }],
    [pro.key, stealth, 501, { code: 'not_built', error: /^stealth: .*fleet/ }],
    [free.key, { ...run, record: true }, 501, { code: 'not_built', error: /^record: / }],
  ];
  for (const [key, payload, status, body] of cases) {
    const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers: bearer(key), payload });
    t.equal(response.statusCode, status, response.body);
    t.match(response.json(), body);
  }
});

t.test('addresses that nobody may reach are 403, in whatever notation', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const hosts = [
    '127.0.0.1:8080',
    'localhost',
    'a.localhost',
    '0x7f.1',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '169.254.169.254',
    '10.0.0.1',
    '0.0.0.0',
  ];
  const bodies = [...hosts.map((host) => ({ ...run, url: `http://${host}/` })), { ...run, proxy: 'socks5://ada:pass@10.0.0.1:1080' }];
  for (const payload of bodies) {
    const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers: bearer(key), payload });
    t.equal(response.statusCode, 403, response.body);
    t.match(response.json(), { error: /^(url|proxy): /, code: 'forbidden_target' });
    t.notMatch(response.body, 'pass');
    t.notMatch(response.body, 'ALLOW_PRIVATE_TARGETS', "the setting is the operator's");
  }
});

t.test('a name that resolves to a private address is 403', async (t) => {
  const checkTarget = targetCheck(
    [],
    openResolver([], async () => ['10.0.0.7']),
  );
  const { app, tenant } = await openHouse(t, { checkTarget });
  const { key } = await tenant('ada');
  const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers: bearer(key), payload: run });
  t.equal(response.statusCode, 403);
  t.match(response.json(), { error: /shop.example resolves to 10.0.0.7, a private address/ });
});

t.test('steps up in an address that clients take out are bad names where they arrive', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const asked = (path: string) => {
    const socket = connect(Number(address.port), address.hostname);
    socket.write(`GET /api/v1/skills/${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${key}\r\n\r\n`);
    return text(socket);
  };
  for (const name of ['%2e%2e', '%2E%2E', '..', '.', '%2e', 'a%2f..', '%252e%252e', '%00', '.a', '%e0%80'])
    t.match(await asked(name), /^HTTP\/1\.1 400 /, name);
  t.match(await asked('a..b'), /^HTTP\/1\.1 404 /, 'a name of no skill');
});

t.test('a sender of 10 MB gets to read why it was refused', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const body = JSON.stringify({ ...run, prompt: 'x'.repeat(10_000_000) });
  const socket = connect(Number(address.port), address.hostname);
  const head = `POST /api/v1/run HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n`;
  socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
  const answer = await text(socket);
  t.match(answer, /^HTTP\/1\.1 400 /);
  t.match(answer, /larger than 1 MB/);

  const chunked = await fetch(new URL('/api/v1/run', address), {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  t.equal(chunked.status, 400, 'without a length');
  t.match(await chunked.json(), { error: /larger than 1 MB/ });
});

t.test('a body that is no JSON by its type is a 400', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const headers = { ...bearer(key), 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers, payload: 'url=x' });
  t.equal(response.statusCode, 400);
  t.match(response.json(), { error: /content-type: application\/json/ });
});
