import t from 'tap';
import { indexOf } from '../leased.ts';
import { shown } from './shown.ts';

t.test('the page, a container and an element are scrolled to', async (t) => {
  const { page, on, logged } = await shown(
    t,
    `<div id="box" style="height: 100px; overflow: auto" onscroll="log('box ' + (scrollTop > 0))"><button>In the box</button><div style="height: 900px"></div></div>
     <div style="height: 3000px"></div><button>Far below</button>
     <script>
       let was = false;
       onscroll = () => { if (was !== scrollY > 0) log('page ' + (was = scrollY > 0)); };
     </script>`,
  );
  t.match(await page.act({ kind: 'scroll', where: 'down' }), { ok: true });
  t.match(await page.act({ kind: 'scroll', where: 'top' }), { ok: true });
  t.match(await on('button', 'In the box', { kind: 'scroll', where: 'down' }), { ok: true });
  t.match(await on('button', 'Far below', { kind: 'scroll', where: 'intoView' }), { ok: true });
  t.equal(await logged(), 'page true; page false; box true; page true;');
});

t.test('a list that grows at its end is followed until it grows no more', async (t) => {
  const { page } = await shown(
    t,
    `<div id="list"></div><script>
      let rows = 0;
      const more = () => { for (let n = 0; n < 40 && rows < 120; n += 1) list.insertAdjacentHTML('beforeend', '<p>Row ' + ++rows + '</p>'); };
      more();
      let busy = false;
      onscroll = () => {
        if (busy || scrollY + innerHeight < document.documentElement.scrollHeight - 5) return;
        busy = true;
        setTimeout(() => { more(); busy = false; }, 300);
      };
    </script>`,
  );
  t.match(await page.act({ kind: 'scroll', where: 'bottom' }), { ok: true });
  t.ok(await page.showsText('Row 120'));
});

t.test('back leads to the page before, and nowhere from the first', async (t) => {
  const { page, on, url } = await shown(t, { '/': '<a href="/next">Next</a>', '/next': '<h1>The next</h1>' });
  t.match(await page.act({ kind: 'back' }), { ok: false, sent: false, error: { message: /no page before/ } });
  await on('link', 'Next', { kind: 'click' });
  t.match(await page.act({ kind: 'back' }), { ok: true, urlBefore: `${url}/next`, urlAfter: `${url}/` });
  t.ok(await page.showsText('Next'));
});

t.test('tabs are switched between and closed', async (t) => {
  const { page, on, url } = await shown(t, { '/': '<a href="/next" target="_blank">Next</a>', '/next': '<h1>The next</h1>' });
  t.match(await page.act({ kind: 'closeTab' }), { ok: false, error: { message: /only tab/ } });
  await on('link', 'Next', { kind: 'click' });
  t.equal(page.url(), `${url}/next`);
  t.match(await page.act({ kind: 'switchTab', tab: 0 }), { ok: true, urlAfter: `${url}/` });
  t.ok(indexOf(await page.observe(), 'link', 'Next') >= 0);
  t.match(await page.act({ kind: 'switchTab', tab: -1 }), { ok: true, urlAfter: `${url}/next` });
  t.match(await page.act({ kind: 'switchTab', tab: 2 }), { ok: false, error: { message: /2 are open/ } });
  t.match(await page.act({ kind: 'closeTab' }), { ok: true, urlAfter: `${url}/` });
});

t.test('a text is waited for to come or to go, and named when it does not', async (t) => {
  const { page } = await shown(
    t,
    `<p id="p">Loading</p><style>@keyframes show { to { visibility: visible } } #q { visibility: hidden; animation: show 1ms 900ms forwards }</style>
     <p id="q">By style</p><script>setTimeout(() => { p.textContent = 'Done at last'; }, 600)</script>`,
    6_000,
  );
  t.match(await page.act({ kind: 'wait', text: 'loading', gone: true }), { ok: true });
  t.match(await page.act({ kind: 'wait', text: 'Done at last' }), { ok: true });
  t.match(await page.act({ kind: 'wait', text: 'By style' }), { ok: true });
  t.match(await page.act({ kind: 'wait', text: 'Never' }), {
    ok: false,
    sent: false,
    error: { code: 'element_unusable', message: /"Never"/ },
  });
});

t.test('questions are answered as the act says, and dismissed by the next act that says nothing', async (t) => {
  const { on, logged, events } = await shown(
    t,
    `<button onclick="log(confirm('Sure?'))">Confirm</button><button onclick="log(prompt('Name?', 'Anna'))">Prompt</button>`,
  );
  await on('button', 'Confirm', { kind: 'click' }, { dialogs: { accept: true } });
  await on('button', 'Prompt', { kind: 'click' }, { dialogs: { accept: true, text: 'Bert' } });
  await on('button', 'Prompt', { kind: 'click' }, { dialogs: { accept: true } });
  await on('button', 'Confirm', { kind: 'click' });
  t.equal(await logged(), 'true; Bert; Anna; false;');
  t.match(events, [
    { dialog: { accepted: true } },
    { dialog: { accepted: true } },
    { dialog: { accepted: true } },
    { dialog: { accepted: false } },
  ]);
});

t.test('what never rests is clicked when it goes slowly, as what pulses or passes by does', async (t) => {
  const { on, logged } = await shown(
    t,
    `<style>@keyframes pulse { to { transform: scale(1.1) } } @keyframes pass { to { transform: translateX(-800px) } }
       #pulse { animation: pulse 500ms infinite alternate } #cards { animation: pass 20s linear infinite; width: 1600px }</style>
     <button id="pulse" onclick="log('pulse')">Pulses</button>
     <div style="overflow: hidden; width: 600px"><div id="cards"><button onclick="log('card')" style="width: 300px">Passes by</button></div></div>
     <svg width="100" height="40"><a href="#a" onclick="log('drawn'); return false"><text y="20">Drawn</text></a></svg>`,
  );
  for (const name of ['Pulses', 'Passes by']) t.match(await on('button', name, { kind: 'click' }), { ok: true }, name);
  t.match(await on('link', 'Drawn', { kind: 'click' }), { ok: true }, 'a link of a drawing');
  t.equal(await logged(), 'pulse; card; drawn;');
});
