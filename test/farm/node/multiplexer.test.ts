import t from 'tap';
import { driver, farmNode, open, site } from '../harness.ts';

t.test('a plain CDP client drives the page of its lease', async (t) => {
  const node = await farmNode(t);
  const url = await site(t, { '/': '<title>A farm page</title>' });
  const page = await driver(t, node);
  await open(page, url);
  const { result } = await page.page('Runtime.evaluate', { expression: 'document.title' });
  t.equal(result.value, 'A farm page');
});
