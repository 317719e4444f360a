import t from 'tap';
import { site } from '../harness.ts';
import { clickOn, indexOf, leased } from './leased.ts';

t.test('a form is filled, its button clicked and its status read', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/form`);
  const seen = await page.observe();
  const filled = await page.act({ kind: 'fill', element: indexOf(seen, 'textbox', 'Name'), text: 'Ünal 🙂' });
  t.match(filled, { ok: true, evidence: { role: 'textbox', name: 'Name' } });
  t.ok(await page.showsText('typed Ünal 🙂'), 'the page heard the typing');
  await clickOn(page, 'button', 'Save');
  t.ok(await page.showsStatus('SAVED for ünal'));
  const after = await page.observe();
  t.match(await page.act({ kind: 'read', element: indexOf(after, 'status', 'Saved for Ünal 🙂'), as: 'status' }), {
    ok: true,
    read: 'Saved for Ünal 🙂',
  });
  t.match(await page.act({ kind: 'read', element: indexOf(after, 'textbox', 'Name'), as: 'name' }), { ok: true, read: 'Ünal 🙂' });
});

t.test('fill replaces what stands in the control, whatever its kind', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/form`);
  const fill = async (role: string, name: string, text: string) =>
    page.act({ kind: 'fill', element: indexOf(await page.observe(), role, name), text });
  const valueIn = async (role: string, name: string) =>
    (await page.observe()).elements.find((element) => element.role === role && element.name === name)?.value;
  for (const [role, name, text] of [
    ['textbox', 'Name', 'Anna'],
    ['textbox', 'Name', 'Bert'],
    ['textbox', 'E-mail', 'a@b.example'],
    ['textbox', 'Note', 'line'],
    ['textbox', 'Message', 'new'],
    ['combobox', 'Country', 'germany'],
  ] as const) {
    t.match(await fill(role, name, text), { ok: true }, `${name} takes ${text}`);
  }
  t.equal(await valueIn('textbox', 'Name'), 'Bert');
  t.equal(await valueIn('textbox', 'Message'), 'new');
  t.equal(await valueIn('combobox', 'Country'), 'Germany');
  t.match(await fill('textbox', 'Name', ''), { ok: true });
  t.equal(await valueIn('textbox', 'Name'), undefined, 'an empty text empties it');
  t.match(await fill('textbox', 'Day', '2026-02-03'), { ok: true });
  t.equal(await valueIn('textbox', 'Day'), '2026-02-03');
  t.match(await fill('combobox', 'Country', 'Atlantis'), { ok: false, error: { code: 'element_unusable', message: /Country.*Atlantis/ } });
  t.match(await fill('checkbox', 'I agree', 'x'), { ok: false, error: { code: 'element_unusable' } });
  t.match(await fill('textbox', 'Locked', 'x'), { ok: false, error: { code: 'element_unusable' } });
  t.match(await fill('textbox', 'Closed', 'x'), { ok: false, sent: false, error: { code: 'element_unusable', message: /disabled/ } });
});

t.test('a click that fetches is over when its answer is shown', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/form`);
  await clickOn(page, 'button', 'Save later');
  t.ok(await page.showsStatus('Saved at last'));
});

t.test('keys reach the element or the focus, alone and as chords, and Enter submits', async (t) => {
  const { page, site, events } = await leased(t);
  await page.goto(`${site.url}/form`);
  const name = indexOf(await page.observe(), 'textbox', 'Name');
  await page.act({ kind: 'fill', element: name, text: 'abc' });
  for (const key of ['Home', 'X', 'End', 'Shift+y', 'ArrowLeft', '1', '+'])
    t.match(await page.act({ kind: 'press', key, element: name }), { ok: true }, key);
  t.ok(await page.showsText('Typed Xabc1+Y'));
  await page.act({ kind: 'press', key: 'Control+A' });
  await page.act({ kind: 'press', key: 'Backspace' });
  t.notOk(await page.showsText('abc'));
  await page.act({ kind: 'fill', element: name, text: 'Zoe' });
  t.match(await page.act({ kind: 'press', key: 'enter', element: name }), {
    ok: true,
    urlBefore: `${site.url}/form`,
    urlAfter: `${site.url}/echo`,
  });
  t.ok(await page.showsStatus('Received by POST'));
  t.match(events, [{ type: 'submitted', method: 'POST', url: `${site.url}/echo` }]);
  t.match(await page.act({ kind: 'press', key: 'Nonsense' }), { ok: false, error: { code: 'element_unusable', message: /Nonsense/ } });
});

t.test('a link is followed until the next page can be read', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/`);
  const before = await page.observe();
  const outcome = await page.act({ kind: 'click', element: indexOf(before, 'link', 'Second page') });
  t.match(outcome, {
    ok: true,
    urlBefore: `${site.url}/`,
    urlAfter: `${site.url}/second`,
    evidence: { role: 'link', name: 'Second page', framePath: [], fingerprint: /^[0-9a-f]{32}$/ },
  });
  t.equal(page.url(), `${site.url}/second`);
  t.match(await page.act({ kind: 'click', element: 0 }), { ok: false, error: { code: 'element_gone' } }, 'the old observation is void');
});

t.test('evidence names several ways to find the element again', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/form`);
  const outcome = await page.act({ kind: 'click', element: indexOf(await page.observe(), 'button', 'Save') });
  t.ok(outcome.ok && outcome.evidence);
  if (!outcome.ok || !outcome.evidence) return;
  t.same(outcome.evidence.locators, [
    { by: 'role', role: 'button', name: 'Save' },
    { by: 'testId', attribute: 'data-testid', value: 'save' },
    { by: 'attribute', name: 'type', value: 'button' },
    { by: 'structure', selector: '#order > button:nth-of-type(1)' },
  ]);
});

t.test('what covers, moves or goes is waited for, and named when it stays', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/covered`);
  let seen = await page.observe();
  const under = indexOf(seen, 'button', 'Under');
  await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Cover for a while') });
  t.match(await page.act({ kind: 'click', element: under }), { ok: true });
  t.ok(await page.showsStatus('Reached'));
  seen = await page.observe();
  await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Cover at once') });
  t.match(await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Under') }), {
    ok: false,
    error: { code: 'element_unusable', message: /button "Under" is covered by <div#spot>/ },
  });
  t.notOk(
    (await page.observe()).elements.some(({ name }) => name === 'Under'),
    'and it is not on the next map',
  );

  await page.goto(`${site.url}/moving`);
  seen = await page.observe();
  t.match(await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Moves for a while') }), { ok: true });
  t.ok(await page.showsStatus('Caught'));
  t.match(await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Never rests') }), {
    ok: false,
    error: { code: 'element_unusable', message: /does not hold still/ },
  });
  await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Remove it') });
  t.match(await page.act({ kind: 'click', element: indexOf(seen, 'button', 'Vanishes') }), {
    ok: false,
    error: { code: 'element_gone', message: /Vanishes/ },
  });
});

t.test('elements in frames of the same and of another site are clicked and filled where they are', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/frames`);
  for (const which of ['same', 'inner']) {
    await clickOn(page, 'button', `Press ${which}`);
    t.ok(await page.showsStatus(`Pressed ${which}`), which);
    const words = indexOf(await page.observe(), 'textbox', `Words ${which}`);
    t.match(await page.act({ kind: 'fill', element: words, text: `Typed ${which}` }), { ok: true });
    t.match(await page.act({ kind: 'read', element: words, as: 'words' }), { ok: true, read: `Typed ${which}` });
    t.match(await page.act({ kind: 'press', key: 'End', element: words }), { ok: true });
    t.match(await page.act({ kind: 'press', key: '!' }), { ok: true });
    t.match(
      await page.act({ kind: 'read', element: words, as: 'words' }),
      { ok: true, read: `Typed ${which}!` },
      'a key goes to the frame with the focus',
    );
  }
});

t.test('elements in open shadow roots are filled, clicked and read', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/shadow`);
  t.match(await page.act({ kind: 'fill', element: indexOf(await page.observe(), 'textbox', 'Inner field'), text: 'hi' }), { ok: true });
  await clickOn(page, 'button', 'Inner button');
  t.ok(await page.showsStatus('Inner says hi'));
  t.ok(await page.showsText('slotted words'));
});

t.test('a pop-up becomes the active page, and its opener is again when it closes', async (t) => {
  const { page, site } = await leased(t);
  for (const [role, name] of [
    ['link', 'By link'],
    ['button', 'By script'],
    ['button', 'In two steps'],
  ] as const) {
    await page.goto(`${site.url}/popup`);
    await clickOn(page, role, name);
    if (name === 'In two steps') await page.settle(2_000);
    t.equal(page.url(), `${site.url}/second`, name);
    await clickOn(page, 'button', 'Close');
    t.equal(page.url(), `${site.url}/popup`, `${name}: back`);
  }
});

t.test('a pop-up that a page opens by itself and that can’t be had is passed over', async (t) => {
  const { page } = await leased(t);
  const url = await site(t, (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<p>Price: $5</p><a href="http://gone.invalid/" target="_blank">Manual</a><script>open('http://dead.invalid/');</script>`),
  );
  await page.goto(url);
  // The pop-up fails some time after it came.
  await page.settle(2_000);
  t.equal(page.failure(), undefined);
  const seen = await page.observe();
  t.equal(new URL(seen.url).origin, new URL(url).origin);
  t.match(
    await page.act({ kind: 'click', element: indexOf(seen, 'link', 'Manual') }),
    { ok: false, error: { message: /gone\.invalid/ } },
    'one that was asked for is told',
  );
});
