import t from 'tap';
import { indexOf, leased } from './leased.ts';

t.test('a click that was sent says so, however it failed', async (t) => {
  const { page, site } = await leased(t, { deadlineMs: 5_000 });
  await page.goto(`${site.url}/orders`);
  const seen = await page.observe();
  const click = (name: string) => page.act({ kind: 'click', element: indexOf(seen, 'button', name) });
  t.match(await click('Remove the next'), { ok: true });
  t.match(await click('Next'), { ok: false, sent: false });
  t.match(await click('Buy in a pop-up'), { ok: false, sent: true, error: { code: 'target_unreachable' } });
  t.equal(site.requests.filter((request) => request.startsWith('GET /late')).length, 1, 'and it happened');
  await page.goto(`${site.url}/orders`);
  const buy = indexOf(await page.observe(), 'button', 'Buy and reckon');
  t.match(await page.act({ kind: 'click', element: buy }), { ok: false, sent: true, error: { code: 'deadline' } });
  t.match(await page.act({ kind: 'click', element: buy }), { ok: false, sent: false, error: { code: 'deadline' } }, 'nothing can be sent');
});
