import t from 'tap';
import { indexOf, leased } from '../leased.ts';

t.test('a choice or value that the page puts back was not taken', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/reverting`);
  const seen = await page.observe();
  const fill = (role: string, name: string, text: string) => page.act({ kind: 'fill', element: indexOf(seen, role, name), text });
  const unkept = { ok: false, error: { code: 'element_unusable', message: /did not keep/ } };
  t.match(await fill('combobox', 'Plan', 'Gold'), unkept);
  t.match(await fill('combobox', 'Later', 'Gold'), unkept);
  t.match(await fill('textbox', 'Day', '2030-01-01'), unkept);
  t.match(await fill('combobox', 'Then', 'Gold'), unkept, 'a while later');
  t.match(await fill('textbox', 'Month', '2030-01'), unkept);
  const check = (name: string) => page.act({ kind: 'check', element: indexOf(seen, 'checkbox', name), on: true });
  t.match(await check('News'), { ok: false, error: { code: 'element_unusable', message: /did not stay checked/ } });
  t.match(await check('Offers'), { ok: false, error: { code: 'element_unusable', message: /did not stay checked/ } });
  t.match(await check('Gift'), { ok: true });
  t.match(await fill('combobox', 'Plan', 'Basic'), { ok: true }, 'what is chosen already');
  t.match(await fill('combobox', 'Add', 'Apple'), { ok: true }, 'a list that is ready for the next choice');
  t.ok(await page.showsStatus('Took Apple'));
});

t.test('of two options of one name neither is taken silently, and none that is disabled with its group', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/reverting`);
  const element = indexOf(await page.observe(), 'combobox', 'City');
  const fill = (text: string) => page.act({ kind: 'fill', element, text });
  t.match(await fill('Paris'), { ok: false, sent: false, error: { message: /2 options "Paris".*"fr", "us"/ } });
  t.match(await fill('Bonn'), { ok: false, sent: false, error: { message: /disabled/ } });
  t.notOk(await page.showsStatus('Took'));
  t.match(await fill('us'), { ok: true });
  t.ok(await page.showsStatus('Took us'));
});
