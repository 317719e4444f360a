import t from 'tap';
import type { FarmError } from '../../../farm/errors.ts';
import { clickOn, leased } from './leased.ts';

t.test('dialogs are answered at once and told: dismissed unless asked for, save that of leaving a page', async (t) => {
  const { page, site, events } = await leased(t);
  await page.goto(`${site.url}/dialogs`);
  for (const [button, says] of [
    ['Alert', 'alerted'],
    ['Confirm', 'kept'],
    ['Prompt', 'null'],
  ] as const) {
    await clickOn(page, 'button', button);
    t.ok(await page.showsStatus(says), button);
  }
  await clickOn(page, 'button', 'Guard');
  await clickOn(page, 'link', 'Leave');
  t.equal(page.url(), `${site.url}/second`, 'a page that would not be left is left');
  t.match(events, [
    { type: 'dialog', dialog: { type: 'alert', message: 'Mind the step', accepted: false } },
    { type: 'dialog', dialog: { type: 'confirm', message: 'Delete it all?', accepted: false } },
    { type: 'dialog', dialog: { type: 'prompt', message: 'Your name?', accepted: false } },
    { type: 'dialog', dialog: { type: 'beforeunload', accepted: true } },
  ]);
});

t.test('a page that opens alerts without end is heard as such, and does not flood the record', async (t) => {
  const { page, site, events } = await leased(t);
  const code = await page.goto(`${site.url}/alert-loop`).then(
    () => 'opened',
    (error: FarmError) => error.code,
  );
  t.equal(code, 'page_loops');
  t.equal(events.length, 50);
});

t.test('a page that opens alerts by a timer can still be read and left', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/alert-timer`);
  t.match((await page.observe()).elements, [{ role: 'heading', name: 'Alerts again and again' }]);
  t.same(await page.goto(`${site.url}/second`), { url: `${site.url}/second` });
});
