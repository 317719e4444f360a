import { once } from 'node:events';
import { createServer } from 'node:net';
import t from 'tap';
import { FarmError } from '../../../farm/errors.ts';
import { leased } from './leased.ts';

const failure = async (promise: Promise<unknown>): Promise<FarmError> => {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof FarmError) return error;
  throw error;
};

t.test('a page is open when it can be read, also after a redirect, and whatever its status', async (t) => {
  const { page, site } = await leased(t);
  t.same(await page.goto(`${site.url}/redirect?to=/second`), { url: `${site.url}/second` });
  t.ok(await page.showsText('12.50 EUR'));
  t.same(await page.goto(`${site.url}/absent`), { url: `${site.url}/absent` });
  t.ok(await page.showsText('There is no such page'));
  t.same(await page.goto(`${site.url}/second#total`), { url: `${site.url}/second#total` });
  t.same(await page.goto(`${site.url}/second#other`), { url: `${site.url}/second#other` }, 'within the document');
});

t.test('an address that gives no page fails by name, and the next one opens', async (t) => {
  const { page, site } = await leased(t);
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  t.teardown(() => silent.close());
  for (const [url, message] of [
    [
      'http://no-such-host.invalid/',
      /no-such-host.invalid\/ could not be opened: the name no-such-host.invalid (does not resolve|could not be looked up: no name server answered)$/,
    ],
    [`${site.url}/redirect-loop`, /redirects without end/],
    [`${site.url}/download`, /is a file to download/],
    [`${site.url}/no-content`, /ended without a page/],
    [`https://127.0.0.1:${port}/`, /broke the connection|secure connection/],
    [site.url.replace('http:', 'https:'), /secure connection/],
  ] as const) {
    const error = await failure(page.goto(url));
    t.equal(error.code, 'target_unreachable', url);
    t.match(error.message, message);
    t.same(await page.goto(`${site.url}/second`), { url: `${site.url}/second` });
  }
});

t.test('what never comes ends at the deadline, and the page can be used again', async (t) => {
  const check = async (path: string) => {
    const { page, site } = await leased(t, { deadlineMs: 6_000 });
    const error = await failure(page.goto(site.url + path));
    t.equal(error.code, 'deadline', path);
    t.match(error.message, new RegExp(path));
    t.same(await page.goto(`${site.url}/second`), { url: `${site.url}/second` }, `after ${path}`);
  };
  await Promise.all(['/hang', '/half'].map(check));
});

t.test('a page that navigates without end is heard as such, and the page can be used again', async (t) => {
  const { page, site } = await leased(t);
  t.match(await failure(page.goto(`${site.url}/navigation-loop`)), { code: 'page_loops', message: /navigates in a loop/ });
  t.same(await page.goto(`${site.url}/second`), { url: `${site.url}/second` });
});

t.test('a huge page ends one way or the other within the deadline', async (t) => {
  const { page, site } = await leased(t, { deadlineMs: 10_000 });
  const opened = await page.goto(`${site.url}/huge?mb=100`).catch((error: unknown) => error);
  if (opened instanceof FarmError) t.equal(opened.code, 'deadline');
  else t.match((await page.observe()).elements[0], { role: 'heading', name: 'Huge' });
});

t.test('a page that never rests is read as it is', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/restless`);
  t.ok(await page.showsText('Restless'));
});

t.test('a page that never stops asking its server is read as it is', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/chatty`);
  t.ok(await page.showsText('Chatty'));
});
