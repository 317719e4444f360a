/** What a page says for a moment after an act is told, though it is gone when the page is looked at. */
import t from 'tap';
import { shown } from './acts/shown.ts';
import { clickOn } from './leased.ts';

const body = `<button onclick="act()">Go</button> <button onclick="turn(this)">Star</button> <button onclick="this.title = 'x'">Rest</button>
  <div role="status" id="s">Two in the cart</div><p id="plain"></p><x-bar></x-bar>
  <script>
    document.querySelector('x-bar').attachShadow({ mode: 'open' }).innerHTML = '<div class="snackbar"></div>';
    const flash = (element, text) => { element.textContent = text; queueMicrotask(() => { element.textContent = ''; }); };
    const act = () => {
      const toast = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'toast', textContent: 'The shop is shut' }));
      flash(document.querySelector('x-bar').shadowRoot.querySelector('.snackbar'), 'The till is shut');
      flash(plain, 'Just a text');
      const floating = document.body.appendChild(document.createElement('div'));
      floating.style.position = 'fixed';
      floating.textContent = 'The door is shut';
      s.innerHTML = '<b>Two in the cart</b>';
      setTimeout(() => { toast.remove(); floating.remove(); }, 0);
    };
    const turn = (button) => { button.textContent = 'Starred'; queueMicrotask(() => { button.textContent = 'Star'; }); };
  </script>`;

t.test('what was said in messages since an act', async (t) => {
  const { page } = await shown(t, body);
  await clickOn(page, 'button', 'Go');
  const { passed = [], elements } = await page.observe();
  t.strictSame(
    [...passed].sort(),
    ['The door is shut', 'The shop is shut', 'The till is shut'],
    'no plain text, and nothing that was said before',
  );
  t.notOk(elements.some(({ name }) => passed.includes(name)));
  t.strictSame((await page.said()).passed, passed, 'asked for by itself');
  await clickOn(page, 'button', 'Rest');
  t.strictSame(await page.said(), {}, 'it was said to the act before');
});

t.test('how a control was called meanwhile that is called as before', async (t) => {
  const { page } = await shown(t, body);
  await clickOn(page, 'button', 'Star');
  t.match(await page.observe(), { meanwhile: 'Starred' });
  t.match(await page.said(), { meanwhile: 'Starred' });
});
