import t from 'tap';
import { readLimits } from '../../../config/limits.ts';
import { site } from '../harness.ts';
import { indexOf, leased } from './leased.ts';

t.test('a long text is read up to a limit, and says that it was cut', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/long-text`);
  const element = indexOf(await page.observe(), 'textbox', 'Long');
  const outcome = await page.act({ kind: 'read', element, as: 'long' });
  const read = (outcome.ok && outcome.read) || '';
  t.match(read, /^x+… \(cut: 200000 characters in all\)$/);
  t.ok(read.startsWith('x'.repeat(readLimits.characters)));
  t.ok(read.length < readLimits.characters + 100);
});

t.test('what stands at the very edge of the view is seen, and what is denied is not said', async (t) => {
  const { page } = await leased(t);
  const url = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><p role="alert">Not saved: the server is down</p><p>Unsent mail</p><p>It was not sent, then sent again</p>
      <div style="position: absolute; top: calc(100vh - 0.4px)">Done at last</div><b>Your changes were not applied</b>`);
  });
  await page.goto(url);
  t.ok(await page.showsText('Done at last'));
  t.notOk(await page.showsText('saved'));
  t.ok(await page.showsText('not saved'));
  t.notOk(await page.showsStatus('saved'));
  t.notOk(await page.showsText('applied'));
  t.ok(await page.showsText('sent'), 'it is said elsewhere');
});
