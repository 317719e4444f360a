/** What a dialog of the browser asked and was told no, because the goal authorizes no change, was not done where the page stands as it stood. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
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
      '<h1>Notes</h1><button id="b">Show attic</button><button onclick="void 0">Idle</button>',
      `b.onclick = () => { if (confirm('Lose what you wrote?')) document.body.textContent = 'Attic'; };`,
    ),
    '/greets': page('<h1>Notes</h1><button id="b">Show attic</button>', `b.onclick = () => { alert('The attic is empty'); };`),
  });
  const house = await sharedTestHouse(t);
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

t.test('a dialog that asks about another thing than the one that was meant is told no', async (t) => {
  const list = (...asked: readonly string[]) =>
    page(
      `<h1>Crew</h1><ul>${['Ann', 'Leo'].map((name, at) => `<li>${name} <button data-asks='${asked[at] ?? ''}'>Remove</button></li>`).join('')}</ul>`,
      `document.querySelectorAll('button').forEach((button) => { button.onclick = () => { if (confirm(button.dataset.asks)) button.parentElement.remove(); }; });`,
    );
  const pages = await site(t, {
    '/other': list('Remove Bob?', 'Remove Bob?'),
    '/quoted': list('Do you want to remove "Bob Lee" from the crew?'),
    '/coded': list('Remove member #77?'),
    '/same': list('Remove Ann?', 'Remove Leo?'),
    '/kind': list('Remove Member?', 'Really remove this member?'),
    '/full': list('Remove "Ann" from the crew?'),
    '/more': list('Remove the whole guild and all ledgers?'),
    '/costs': list('Remove Ann? A fee of €20 is charged.'),
    '/too': list('Also dissolve every guild?'),
    '/hers': list('Remove all her tools, too?'),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'textVisible', value: 'Crew' } }));
  const other = { success: false, failureCode: 'goal_not_reached' };
  t.match(await run('other', 'Remove Ann'), other);
  t.match(await run('quoted', 'Remove Ann from the crew'), other);
  t.match(await run('coded', 'Remove Ann'), other);
  t.match(await run('other', 'Remove the first member'), other, 'of one of several, too');
  for (const path of ['more', 'costs', 'too']) t.match(await run(path, 'Remove Ann'), other, path);
  for (const path of ['same', 'kind', 'full', 'hers']) t.match(await run(path, 'Remove Ann'), { success: true }, path);
  t.match(await run('same', 'Remove the last member'), { success: true }, 'by the name that its entry bears');
});
