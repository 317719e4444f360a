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
  for (const [inside, goal] of [
    [`We use cookies <button ${gone}>Reject all</button>`, 'Accept the cookies and press the target'],
    [`<b>Delete your account?</b> <button ${gone}>Delete</button><a href="/away">Close</a>`, 'Press the target'],
    [`Feedback <input oninput="" id="typed"><button ${gone}>Close</button>`, 'Press the target'],
  ] as const) {
    const { page, observed, logged, events, on } = await shown(t, late(inside));
    const target = (await observed()).elements.find(({ name }) => name === 'Target')?.index ?? -1;
    await on('button', 'Cover', { kind: 'click' });
    if (inside.includes('typed')) await page.act({ kind: 'press', key: 'Tab' }).then(() => page.act({ kind: 'type', text: 'words' }));
    const outcome = await page.act({ kind: 'click', element: target }, { goal });
    t.match(outcome, { ok: false, sent: false, error: { code: 'element_unusable', message: /covered by/ } }, inside);
    t.equal(await logged(), '');
    t.same(events, []);
    await page.close();
  }
});
