import t from 'tap';
import { openFetch } from '../../../farm/egress/fetch.ts';
import { openResolver } from '../../../farm/egress/resolve.ts';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const form = page(
  '<h1>Application</h1><label>Résumé <input type="file"></label><p role="status"></p>'.replace('Résumé', 'Resume'),
  `document.querySelector('input').addEventListener('change', async ({ target: { files: [file] } }) => {
    document.querySelector('[role=status]').textContent = 'Got ' + file.name + ': ' + (await file.text());
  })`,
);
const success = { kind: 'statusText', match: 'Got cv.txt: I can do it' } as const;
const signal = new AbortController().signal;
const terms = { mostBytes: 1_000, withinMs: 10_000, signal };

t.test('a declared file is fetched when it is needed, once, and attached under any name', async (t) => {
  const house = await sharedTestHouse(t);
  let asked = 0;
  const pages = await site(t, {
    '/': form,
    '/cv.txt': (response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('I can do it');
    },
  });
  const options = { files: { cv: { url: `${pages.url}cv.txt` } } };
  const run = ended(await house.run({ url: pages.url, prompt: 'Upload "cv" to Resume', success, options }));
  t.match(run, { status: 'complete', success: true, path: [{}, { kind: 'upload' }] });
  t.equal(asked, 1);
  t.match(ended(await house.run({ url: pages.url, prompt: 'Read the heading', success: { kind: 'extracted' }, options })), {
    success: true,
  });
  t.equal(asked, 1, 'a run that needs none fetches none');
});

t.test('a file that can’t be had ends the run with the reason', async (t) => {
  const house = await sharedTestHouse(t);
  const pages = await site(t, { '/': form });
  for (const [url, failureCode, error] of [
    [`${pages.url}absent.txt`, 'target_unreachable', /absent\.txt answered 404/],
    ['http://10.0.0.1/cv.txt', 'target_refused', /10\.0\.0\.1 is a private address/],
  ] as const) {
    const run = ended(await house.run({ url: pages.url, prompt: 'Upload "cv" to Resume', success, options: { files: { cv: { url } } } }));
    t.match(run, { status: 'failed', failureCode, error });
  }
});

t.test('the guarded fetch reads name and type from the answer, follows redirects, and holds to its bounds', async (t) => {
  const pages = await site(t, {
    '/named': (response) =>
      response
        .writeHead(200, {
          'content-type': 'Text/CSV; x=1',
          'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''%C3%A4.csv`,
        })
        .end('1'),
    '/quoted': (response) => response.writeHead(200, { 'content-disposition': 'attachment; filename="../up/b c.bin"' }).end('12'),
    '/from': (response) => response.writeHead(302, { location: '/to/the%20end.txt' }).end(),
    '/to/the%20end.txt': (response) => response.end('there'),
    '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/large': (response) => response.end('x'.repeat(1_001)),
  });
  const fetch = openFetch(openResolver(['127.0.0.1']));
  t.match(await fetch(`${pages.url}named`, terms), { name: 'ä.csv', type: 'text/csv', bytes: Buffer.from('1') });
  t.match(await fetch(`${pages.url}quoted`, terms), { name: 'b c.bin', type: 'application/octet-stream' });
  t.match(await fetch(`${pages.url}from`, terms), { name: 'the end.txt', url: `${pages.url}to/the%20end.txt` });
  await t.rejects(fetch(`${pages.url}large`, terms), { code: 'target_unreachable', message: /larger than 1000 bytes/ });
  await t.rejects(fetch(`${pages.url}gone`, terms), { code: 'target_unreachable', message: /answered 404/ });
  await t.rejects(fetch(`${pages.url}inside`, terms), { code: 'egress_refused' });
  await t.rejects(openFetch(openResolver([]))(`${pages.url}named`, terms), { code: 'egress_refused', message: /loopback/ });
});
