import t from 'tap';
import { shown } from './shown.ts';

const gone = `onclick="log(this.textContent || 'x'); document.querySelector('#over').remove()"`;

/** Seen while it is free, covered when it is clicked. */
const late = (inside: string) =>
  `<button onclick="log('reached')">Target</button><button id="cover">Cover</button><script>
    cover.onclick = () => document.body.insertAdjacentHTML('beforeend', \`<div id="over" style="position: fixed; inset: 0; background: white">${inside}</div>\`);
  </script>`;

t.test('banners and overlays in the way are closed, refusing rather than agreeing, and told', async (t) => {
  for (const [inside, said] of [
    [`We use cookies <button ${gone}>Accept all</button><button ${gone}>Reject all</button><a href="/policy">Close</a>`, 'Reject all'],
    [`Wir verwenden Cookies <button ${gone}>Alle akzeptieren</button><button ${gone}>Akzeptieren</button>`, 'Akzeptieren'],
    [`Join our newsletter <input aria-label="E-mail"><button>Subscribe</button><button class="modal-close" ${gone}></button>`, 'x'],
    [`Our offer <span role="button" tabindex="0" aria-label="Close dialog" ${gone}>×</span>`, '×'],
  ] as const) {
    const { page, observed, logged, events, on } = await shown(t, late(inside));
    const target = (await observed()).elements.find(({ name }) => name === 'Target')?.index ?? -1;
    await on('button', 'Cover', { kind: 'click' });
    t.match(await page.act({ kind: 'click', element: target }, { goal: 'Press the target' }), { ok: true }, said);
    t.equal(await logged(), `${said}; reached;`);
    t.match(events, [{ type: 'cleared', what: /over/, how: /^clicked/ }]);
    await page.close();
  }
});

t.test('what the goal speaks of, what was typed into and what has no safe control is left and named', async (t) => {
  const cases = [
    [`We use cookies <button ${gone}>Reject all</button>`, 'Accept the cookies and press the target'],
    [`<b>Delete your account?</b> <button ${gone}>Delete</button><a href="/away">Close</a>`, 'Press the target'],
    [`Feedback <input oninput="" id="typed"><button ${gone}>Close</button>`, 'Press the target'],
  ] as const;
  const check = async ([inside, goal]: (typeof cases)[number]) => {
    const { page, observed, logged, events, on } = await shown(t, late(inside));
    const target = (await observed()).elements.find(({ name }) => name === 'Target')?.index ?? -1;
    await on('button', 'Cover', { kind: 'click' });
    if (inside.includes('typed')) await page.act({ kind: 'press', key: 'Tab' }).then(() => page.act({ kind: 'type', text: 'words' }));
    const outcome = await page.act({ kind: 'click', element: target }, { goal });
    t.match(outcome, { ok: false, sent: false, error: { code: 'element_unusable', message: /covered by/ } }, inside);
    t.equal(await logged(), '');
    t.same(events, []);
    await page.close();
  };
  await Promise.all(cases.map(check));
});

t.test('a banner in a frame is closed by what the frame holds', async (t) => {
  const { page, observed, logged, events, on } = await shown(t, {
    '/': late('<iframe src="/banner" style="width: 100%; height: 100%; border: 0"></iframe>'),
    '/banner': `We use cookies <button>Accept all</button><button onclick="parent.document.querySelector('#over').remove()">Reject all</button>`,
  });
  const target = (await observed()).elements.find(({ name }) => name === 'Target')?.index ?? -1;
  await on('button', 'Cover', { kind: 'click' });
  t.match(await page.act({ kind: 'click', element: target }, { goal: 'Press the target' }), { ok: true });
  t.equal(await logged(), 'reached;');
  t.match(events, [{ type: 'cleared', what: /over/, how: 'clicked "reject all"' }]);
  await on('button', 'Cover', { kind: 'click' });
  t.match((await observed()).text, /^--- <div#over> covers the page, .*may be in a frame below/);
});

t.test('the map says what covers the page and what closes it', async (t) => {
  const wall =
    '<div style="position: fixed; inset: 0; background: white">We use cookies [7] <button>More</button><button>Accept all</button></div>';
  const { observed } = await shown(t, `<h1>News</h1><main>${'<p>Words of the page</p>'.repeat(40)}</main>${wall}`);
  const { text, elements } = await observed();
  const way = elements.find(({ name }) => name === 'Accept all')?.index;
  t.match(text.split('\n')[0], `“We use cookies (7) MoreAccept all” covers the page, whose other parts are not listed; [${way}] closes it`);
  const shell = await shown(t, '<div style="position: fixed; inset: 0; overflow: auto"><h1>All of it</h1><button>Close</button></div>');
  t.notMatch((await shell.observed()).text, /covers the page/, 'a page that is all in one fixed part is not covered');
  const bar = await shown(
    t,
    '<div style="position: fixed; bottom: 0; width: 100%">We use cookies <button>Accept</button></div><p>Words</p>',
  );
  t.notMatch((await bar.observed()).text, /covers the page/, 'nor one with a bar');
});
