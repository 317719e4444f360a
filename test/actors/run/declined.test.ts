/** What a dialog of the browser asked and was told no, because the goal authorizes no change, was not done where the page stands as it stood. */
import t from 'tap';
import { ended, openTestHouse } from './house.ts';
import { page, site } from './site.ts';

t.test('an act that a dialog kept from happening is no success, unless the goal or the page says otherwise', async (t) => {
  const pages = await site(t, {
    '/still': page(
      '<h1>Notes</h1><button id="b">Show attic</button>',
      `b.onclick = () => { if (confirm('Lose what you wrote?')) document.body.textContent = 'Attic'; };`,
    ),
    '/asks': page(
      '<h1>Notes</h1><button id="b">Show attic</button>',
      `b.onclick = () => { if (prompt('Which year?')) document.body.append('Shown'); };`,
    ),
    '/tells': page(
      '<h1>Notes</h1><button id="b">Show attic</button><p id="said"></p>',
      `b.onclick = () => { said.textContent = confirm('Lose what you wrote?') ? 'Attic' : 'You stayed here'; };`,
    ),
    '/twice': page(
      '<h1>Notes</h1><button id="b">Show attic</button><button>Idle</button>',
      `b.onclick = () => { if (confirm('Lose what you wrote?')) document.body.textContent = 'Attic'; };`,
    ),
    '/greets': page('<h1>Notes</h1><button id="b">Show attic</button>', `b.onclick = () => { alert('The attic is empty'); };`),
  });
  const house = await openTestHouse(t);
  const run = async (path: string, prompt: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  const declined = {
    success: false,
    failureCode: 'goal_not_reached',
    error: /asked "(?:Lose what you wrote|Which year)\?" and was told no/,
  };
  t.match(await run('still', 'Click "Show attic"'), declined);
  t.match(await run('still', 'Click "Show attic" and return the heading'), declined, 'nothing is read off the page that was to be left');
  t.match(await run('asks', 'Click "Show attic"'), declined);
  t.match(await run('still', 'Click "Show attic" and dismiss the dialog'), { success: true });
  t.match(await run('still', 'Click "Show attic" and accept the dialog'), { success: true });
  t.match(await run('tells', 'Click "Show attic"'), { success: true }, 'the page says what came of it');
  t.match(await run('greets', 'Click "Show attic"'), { success: true }, 'an alert keeps nothing from happening');
  const later = await run('twice', 'Click "Show attic" and dismiss the dialog. Return the heading. Click "Idle"');
  t.match(later, { success: true }, 'what was asked before something was read, was not asked to what came behind it');
});
