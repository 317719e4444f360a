import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { boundText } from '../../../gateway/routes/observe.ts';
import { grant } from '../../farm/harness.ts';
import { startSite } from '../../site/server.ts';
import { bearer } from '../house.ts';
import { openWorkingHouse, type WorkingHouse } from '../working-house.ts';

const post = ({ address }: WorkingHouse, key: string, body: object, signal?: AbortSignal) =>
  fetch(`${address}/api/v1/observe`, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const balance = async ({ app }: WorkingHouse, key: string) => (await app.inject({ url: '/api/v1/credits', headers: bearer(key) })).json();

interface Seen {
  readonly text: string;
  readonly tokens: number;
  readonly credits_charged: number;
  readonly elements: readonly { readonly index: number; readonly name: string; readonly group: number }[];
  readonly groups: readonly object[];
}

const seenBy = async (response: Response | Promise<Response>): Promise<Seen> => (await (await response).json()) as Seen;

async function openSite(t: Test) {
  const site = await startSite();
  t.teardown(() => site.close());
  return site;
}

t.test('a page is told as a map in JSON and text, for one credit', async (t) => {
  const house = await openWorkingHouse(t);
  const { id, key } = await house.tenant('ada', 10);
  const site = await openSite(t);
  const response = await post(house, key, { url: `${site.url}/groups` });
  t.equal(response.status, 200);
  const seen = await seenBy(response);
  t.match(seen, { success: true, url: `${site.url}/groups`, title: 'Groups', tokens: Number, credits_charged: 1 });
  const email = seen.elements.find(({ name }) => name === 'Mail');
  if (!email) return t.fail('the field is not on the map');
  t.match(email, { role: 'textbox', type: 'email', hints: 'user mail', context: 'Order' });
  t.notOk('isNew' in email);
  t.match(seen.groups[email.group], { role: 'form', name: 'Order' });
  t.match(seen.text, new RegExp(`\\[${email.index}\\] textbox "Mail"`));
  t.ok(seen.tokens > 50 && seen.tokens < seen.text.length);
  t.same(await balance(house, key), { granted: 10, balance: 9, reserved: 0, spent: 1 });
  const [call] = (await house.store.audit.list(id, { limit: 5, offset: 0 })).filter(({ route }) => route.endsWith('/observe'));
  t.match(call, { status: 200, target: `${site.url}/groups` });
});

t.test('a selector scopes the map, and text alone is enough for who asks for it', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 10);
  const site = await openSite(t);
  const seen = await seenBy(post(house, key, { url: `${site.url}/groups`, selector: 'fieldset', format: 'text', waitMs: 1 }));
  t.match(seen, { success: true, text: /radio "Red"/ });
  t.notMatch(seen.text, /Lamp/);
  t.notOk('elements' in seen);
  const none = await seenBy(post(house, key, { url: `${site.url}/groups`, selector: '#absent' }));
  t.match(none, { success: false, failureCode: 'goal_not_reached', error: /"#absent"\. .*selector.*waitMs/ });
  t.ok(none.credits_charged < 1, 'what has no result pays only what it used');
});

t.test('what the browser takes for no CSS selector is refused before the page is opened, and costs nothing', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 10);
  let opened = 0;
  const site = createServer((_, response) => {
    opened += 1;
    response.setHeader('content-type', 'text/html').end('<main><a href="/x">A link</a></main>');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  t.teardown(() => site.close());
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  // The last ones are read by parsers of selectors, and taken by no browser.
  for (const selector of ['a[', '//main', '..', 'main >', ' ', 'a:first', 'a[href!="x"]', ':contains("A")']) {
    const response = await post(house, key, { url, selector });
    t.equal(response.status, 400, selector);
    t.match(await response.json(), { code: 'bad_request', error: /^selector must be a CSS selector/ });
  }
  t.equal(opened, 0);
  t.same(await balance(house, key), { granted: 10, balance: 10, reserved: 0, spent: 0 });
  // These are taken by browsers, and by few parsers.
  for (const selector of ['a[href', 'main:has(> a)', ':is(a, !)', 'm\\61in /* all */ a', '*|a']) {
    t.match(await seenBy(post(house, key, { url, selector })), { success: true, text: /A link/ }, selector);
  }
});

t.test('what must not or can not be observed is refused as runs are', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 10);
  const site = await openSite(t);
  const status = async (body: object) => (await post(house, key, body)).status;
  t.equal(await status({}), 400);
  t.equal(await status({ url: site.url, depth: 3 }), 400, 'an unknown field');
  t.equal(await status({ url: 'http://192.168.0.1/' }), 403);
  t.equal(await status({ url: site.url, stealth: true, authorized: true }), 403);
  t.equal(await status({ url: site.url, account: 'work' }), 501);
  const poor = await house.tenant('bert', 0);
  t.equal((await post(house, poor.key, { url: site.url })).status, 402);
  t.match(await seenBy(post(house, key, { url: 'http://absent.invalid/' })), { success: false, failureCode: 'target_unreachable' });
});

t.test('a caller that leaves ends the visit, which pays what it used', async (t) => {
  const house = await openWorkingHouse(t, { slots: 1 });
  const { key } = await house.tenant('ada', 10);
  const server = createServer();
  const asked = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const leave = new AbortController();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const left = post(house, key, { url }, leave.signal).catch((error: Error) => error.name);
  await asked;
  leave.abort();
  t.equal(await left, 'AbortError');
  const site = await openSite(t);
  // The only browser context is free again as soon as the visit has ended.
  t.match(await seenBy(post(house, key, { url: `${site.url}/states` })), { success: true });
  const { reserved, spent } = await balance(house, key);
  t.equal(reserved, 0);
  t.ok(spent >= 1 && spent < 2);
});

t.test('a full farm is told with a time to come back, and costs nothing', async (t) => {
  const house = await openWorkingHouse(t, { slots: 1, queueWaitMs: 50 });
  const { key } = await house.tenant('ada', 10);
  const site = await openSite(t);
  await grant(house.node);
  const refused = await post(house, key, { url: site.url });
  t.equal(refused.status, 429);
  t.ok(Number(refused.headers.get('retry-after')) >= 1);
  t.match(await balance(house, key), { reserved: 0, spent: 0 });
});

t.test('the text of a page that is too long for a model ends with how many lines are left out', async (t) => {
  t.equal(boundText('one\ntwo', 7), 'one\ntwo');
  t.equal(
    boundText('one\ntwo\nthree\nfour', 9),
    'one\ntwo\n--- 2 more lines are left out: name a part of the page by `selector` to see them',
  );
  t.match(boundText('a line without an end', 6), /^a line\n--- 1 more lines/);
});

t.test('of a page of a hundred thousand things the beginning is told, and that it is cut', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 10);
  const site = await openSite(t);
  const response = await post(house, key, { url: `${site.url}/rows?n=20000` });
  t.equal(response.status, 200);
  const seen = await seenBy(response);
  t.match(seen, { success: true, cut: true, text: / more lines are left out/ });
  t.ok(seen.elements.length <= 40_000);
  const few = await seenBy(post(house, key, { url: `${site.url}/rows?n=20` }));
  t.notOk('cut' in few);
});
