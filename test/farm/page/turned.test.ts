import t from 'tap';
import { clickOn, indexOf, leased, observedWith } from './leased.ts';

t.test('a click meets what it is meant for in frames that are mirrored, turned, skewed and scaled', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/turned`);
  for (const name of ['mirrored', 'turned', 'flipped']) {
    await clickOn(page, 'button', `Keep ${name}`);
    t.ok(await page.showsStatus(`${name} was kept`), name);
  }
  const tilted = indexOf(await observedWith(page, 'button', 'Keep tilted'), 'button', 'Keep tilted');
  t.match(await page.act({ kind: 'click', element: tilted }), {
    ok: false,
    sent: false,
    error: { code: 'element_unusable', message: /turned in space/ },
  });
});
