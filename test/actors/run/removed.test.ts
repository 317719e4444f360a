/** What was to be removed and stands there still is removed where the caller has named what says so, and that has come with it. */
import t from 'tap';
import type { SuccessCondition } from '../../../store/model/success.ts';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const crew = (then: string) =>
  page(
    `<h1>Crew</h1><table>${['Ida', 'Odd'].map((name) => `<tr><td>${name}</td><td><button>Delete</button></td></tr>`).join('')}</table><p id="count">0</p>`,
    `for (const button of document.querySelectorAll('button')) button.onclick = () => { count.textContent = '1'; ${then} };`,
  );

t.test('a row that stays is gone where what the caller judges by has come', async (t) => {
  const pages = await site(t, {
    '/address': crew("location.hash = 'gone';"),
    '/words': crew("document.body.append('Until tomorrow');"),
    '/still': crew(''),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, success: SuccessCondition) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt: 'Delete Ida', success }));
  t.match(await run('address', { kind: 'urlIncludes', value: '#gone' }), { success: true });
  t.match(await run('words', { kind: 'textVisible', value: 'until tomorrow' }), { success: true });
  const stays = { success: false, error: /stands there still/ };
  t.match(await run('address', { kind: 'urlIncludes', value: 'address' }), stays, 'it held before');
  t.match(await run('words', { kind: 'textVisible', value: 'Crew' }), stays);
  t.match(await run('still', { kind: 'textVisible', value: '1' }), { success: true }, 'it is what the caller judges by');
  t.match(await run('still', { kind: 'extracted' }), { success: false });
});
