/** What a page saves a while after something was written in it is saved, though the run has ended by then. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

t.test('a note that is saved once nobody types any more', async (t) => {
  const pages = await site(t, {
    '/note': page(
      '<h1>Note</h1><label>Text <textarea id="n"></textarea></label>',
      `let due; n.oninput = () => { clearTimeout(due); due = setTimeout(() => fetch('/saved?' + encodeURIComponent(n.value)), 700); };`,
    ),
  });
  const house = await sharedTestHouse(t);
  const saved = pages.asked('/saved?Milk%20and%20bread');
  const result = ended(
    await house.run({
      url: `${pages.url}note`,
      prompt: 'Type "Milk and bread" into Text',
      success: { kind: 'textVisible', value: 'Note' },
    }),
  );
  t.match(result, { success: true });
  await saved;
});
