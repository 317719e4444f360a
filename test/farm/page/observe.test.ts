import t from 'tap';
import { clickOn, indexOf, leased } from './leased.ts';

t.test('the map holds what a person can act on and read, by role, name, value, state and context', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/states`);
  const { elements, text } = await page.observe();
  const named = (name: string) => elements.filter((element) => element.name === name);
  t.match(named('Menu'), [{ role: 'button', states: ['expanded'], context: 'Cart' }]);
  t.match(named('Gift'), [{ role: 'checkbox', states: ['checked'] }]);
  t.match(named('A picture'), [{ role: 'img' }]);
  t.match(named('Home by picture'), [{ role: 'link' }]);
  t.match(named('First second'), [{ role: 'button' }]);
  t.match(named('By title'), [{ role: 'button' }]);
  t.match(named('By role'), [{ role: 'button' }]);
  t.match(named('Drawn box'), [{ role: 'checkbox' }], 'a label stands for a control that is not shown');
  t.match(named('Pay'), [{ role: 'button', states: ['disabled'] }]);
  t.match(named('Fixed'), [{ role: 'textbox', states: ['readonly'] }]);
  t.match(named('In no box'), [{ role: 'button' }]);
  t.match(named('Far below'), [{ role: 'button' }], 'what has to be scrolled to is there');
  t.match(named('Remove'), [{ context: 'Anna' }, { context: 'Bert' }], 'a row names its controls');
  for (const name of ['Not displayed', 'Not visible', 'Transparent', 'Clipped', 'Off the page']) t.same(named(name), [], name);
  t.match(text, /\[\d+\] button "Menu" \(expanded\)/);
  t.match(text, /button "Pay" \(disabled\)/);
});

t.test('what is new since the last map is marked, and the digest tells page states apart', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/form`);
  const first = await page.observe();
  const again = await page.observe();
  t.equal(first.digest, again.digest);
  t.notOk(again.elements.some(({ isNew }) => isNew));
  await page.act({ kind: 'fill', element: indexOf(again, 'textbox', 'Note'), text: 'x' });
  const filled = await page.observe();
  t.not(filled.digest, again.digest);
  await clickOn(page, 'button', 'Save');
  const saved = await page.observe();
  t.match(
    saved.elements.filter(({ isNew }) => isNew),
    [{ role: 'status', name: 'Saved for' }],
  );
  t.match(saved.text, /^ *\*\[\d+\] status "Saved for"$/m);
});

t.test('frames are stitched into one map, the unseen left out', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/frames`);
  const { elements, text } = await page.observe();
  t.same(elements.find(({ name }) => name === 'Press same')?.framePath, ['same']);
  t.same(elements.find(({ name }) => name === 'Press inner')?.framePath, ['other', 'inner']);
  t.notOk(elements.some(({ name }) => name === 'Press unseen'));
  t.match(text, /--- frame other\n.*A frame of another site/);
});

t.test('text counts as shown only where a person could read it', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/states`);
  for (const text of ['remove', 'BY  role', 'Far below', 'First second']) t.ok(await page.showsText(text), text);
  for (const text of ['Not displayed', 'Not visible', 'Transparent', 'absent', '']) t.notOk(await page.showsText(text), text);
  t.notOk(await page.showsStatus('Remove'), 'plain text is no status');
  await page.goto(`${site.url}/frames`);
  t.ok(await page.showsText('A frame of another site'));
});

t.test('whoever may sign out is known to the page, also where that stands in a closed menu, unless it asks to sign in', async (t) => {
  const { page, site } = await leased(t);
  const knows: readonly (readonly [markup: string, boolean])[] = [
    ['<a href="/out">Sign out</a>', true],
    ['<nav hidden><form><button>Log out</button></form></nav><h1>Orders</h1>', true],
    ['<button aria-label="Abmelden"><svg></svg></button>', true],
    ['<a hidden>Log out</a><a href="/in">Log in</a>', false],
    ['<a>Log out</a><a hidden href="/in">Log in</a>', true],
    ['<a href="/in">Sign in</a>', false],
    ['<button>Sign out books</button><p>Sign out</p>', false],
  ];
  for (const [markup, known] of knows) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    t.equal(await page.knowsVisitor(), known, markup);
  }
});

t.test('text that is clipped, far outside, typed, or in a frame that no one sees does not count as shown', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/unseen`);
  const seen = await page.observe();
  t.match(await page.act({ kind: 'fill', element: indexOf(seen, 'textbox', 'Words'), text: 'typed words' }), { ok: true });
  t.match(await page.act({ kind: 'fill', element: indexOf(seen, 'textbox', 'Rich'), text: 'rich words' }), { ok: true });
  for (const text of ['plain', 'scrolled to', 'in a seen frame', 'overflowing', 'given value']) t.ok(await page.showsText(text), text);
  const tricks = ['no height', 'by a path', 'far left', 'for readers', 'indented', 'far fixed', 'typed words', 'rich words'];
  const frames = ['clear', 'hidden', 'empty', 'left', 'tiny'].map((name) => `Press ${name}`);
  for (const text of [...tricks, ...frames]) t.notOk(await page.showsText(text), text);
  t.ok(await page.showsStatus('sent off'), 'a message with a button to close it');
  for (const text of ['no height', 'the whole page', 'Inbox', 'under a heading'])
    t.notOk(await page.showsStatus(text), `${text} is no status`);
});

t.test('what is called by a text of two lines is called by words that are apart', async (t) => {
  const { page, site } = await leased(t);
  const markup = '<h2>Our<br>plans</h2><button>Buy</button><p><span>x + 4 = 11<br>x = </span><input></p>';
  await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
  const { elements } = await page.observe();
  t.match(elements[0], { role: 'heading', name: 'Our plans' });
  t.match(elements[1], { name: 'Buy', context: 'Our plans' });
  for (const { name } of elements) t.notMatch(name, /11x|Ourplans/);
});

t.test('three thousand rows are mapped whole', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/rows?n=3000`);
  const { elements } = await page.observe();
  t.match(elements.at(-1), { role: 'button', name: 'Delete', context: 'Row 2999' });
  t.equal(elements.filter(({ role }) => role === 'link').length, 3_000);
  t.ok(await page.showsText('Row 2999'));
});
