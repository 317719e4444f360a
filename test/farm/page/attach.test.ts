import { once } from 'node:events';
import t from 'tap';
import { openPage } from '../../../farm/page/open.ts';
import type { PageEvent } from '../../../farm/page/port.ts';
import { connect, farmNode, grant, site as serve } from '../harness.ts';
import { clickOn, leased } from './leased.ts';

t.test('a second driver takes the pages over as they stand, and the first one hears that it was evicted', async (t) => {
  const { page, site, events, webSocketUrl } = await leased(t);
  await page.goto(`${site.url}/popup`);
  await clickOn(page, 'link', 'By link');
  const second = await openPage({ webSocketUrl: webSocketUrl.replace('epoch=1', 'epoch=2') });
  t.teardown(() => second.close());
  await clickOn(second, 'button', 'Close');
  t.equal(second.url(), `${site.url}/popup`, 'the opener was taken over too');
  t.match(events.at(-1), { type: 'lost', error: { code: 'evicted' } });
  await t.rejects(page.observe(), { code: 'evicted' });
});

t.test('a dialog that is open at the attach is answered and told', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const url = await serve(t, {
    '/': '<h1>Before</h1><script>setTimeout(() => { alert("Hello"); document.body.append("after"); })</script>',
  });
  const { webSocketUrl } = await grant(node);
  // A plain client, which answers no dialog.
  const first = await connect(t, `${webSocketUrl}&epoch=1`);
  const { params } = await first.event('Target.attachedToTarget');
  await first.call('Page.enable', {}, params.sessionId);
  await first.call('Page.navigate', { url }, params.sessionId);
  await first.event('Page.javascriptDialogOpening');
  first.close();
  await once(first.socket, 'close');

  const page = await openPage({ webSocketUrl: `${webSocketUrl}&epoch=2` });
  t.teardown(() => page.close());
  const events: PageEvent[] = [];
  page.on((event) => events.push(event));
  await page.settle(5_000);
  t.ok(await page.showsText('after'));
  t.match(events, [{ type: 'dialog', dialog: { type: 'alert', message: 'Hello', accepted: false } }]);
});

t.test('two leases of one browser do not see each other, and both have the focus', async (t) => {
  const one = await leased(t);
  const two = await leased(t, { node: one.node });
  for (const { page, site } of [one, two]) await page.goto(`${site.url}/form`);
  for (const { page } of [one, two]) {
    const name = (await page.observe()).elements.find((element) => element.name === 'Name');
    t.ok(name && (await page.act({ kind: 'fill', element: name.index, text: 'x' })).ok);
    t.match(
      (await page.observe()).elements.find((element) => element.name === 'Name'),
      { value: 'x', states: ['required', 'focused'] },
    );
  }
  await one.page.close();
  t.ok(await two.page.showsText('Typed x'));
});
