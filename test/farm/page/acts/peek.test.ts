/** Looking into lists that a page has built: told as they offer, and shut again. */
import t from 'tap';
import { shown } from './shown.ts';

const byRole = `
  <div role="combobox" tabindex="0" aria-label="Fruit" aria-expanded="false" aria-controls="fruits" id="fruit" style="width: 150px">Choose</div>
  <ul role="listbox" id="fruits" hidden></ul>
  <script>
    const open = (is) => { fruits.hidden = !is; fruit.setAttribute('aria-expanded', is); };
    fruit.onclick = () => {
      open(true);
      setTimeout(() => {
        fruits.innerHTML = ['Apple', 'Pear'].map((name) => '<li role="option">' + name + '</li>').join('') + '<li role="option" aria-disabled="true">Plum</li>';
      }, 200);
    };
    fruit.onkeydown = ({ key }) => { if (key === 'Escape') open(false); };
  </script>`;

/** Neither roles nor keys: a second click shuts it. */
const ofDivs = `
  <div class="dd" style="width: 150px"><div tabindex="0" id="cur" style="cursor: pointer">Select a size</div>
    <div id="menu" style="display: none; cursor: pointer"><div>Small</div><div>Large</div><div class="item disabled">Huge</div></div></div>
  <p>Large parcels cost more</p>
  <script>cur.onclick = () => { menu.style.display = menu.style.display === 'none' ? '' : 'none'; };</script>`;

t.test('what comes up is told, with what of it is off, and nothing of it is left open or chosen', async (t) => {
  const { on, page } = await shown(t, byRole);
  t.match(await on('combobox', 'Fruit', { kind: 'peek' }), {
    ok: true,
    offered: [{ text: 'Apple' }, { text: 'Pear' }, { text: 'Plum', isOff: true }],
  });
  const { text } = await page.observe();
  t.match(text, /combobox "Fruit".*\(collapsed/);
  t.notMatch(text, /Apple/);
});

t.test('rows of likes are options where nothing says so, and what stood there before is none', async (t) => {
  const { on, page } = await shown(t, ofDivs);
  t.match(await on('clickable', 'Select a size', { kind: 'peek' }), {
    ok: true,
    offered: [{ text: 'Small' }, { text: 'Large' }, { text: 'Huge', isOff: true }],
  });
  t.notMatch((await page.observe()).text, /Small/);
});

t.test('where nothing comes up nothing is offered', async (t) => {
  const { on } = await shown(t, '<div role="combobox" tabindex="0" aria-label="Fruit" aria-expanded="false">Choose</div>');
  t.match(await on('combobox', 'Fruit', { kind: 'peek' }), { ok: true, offered: [] });
});

t.test('a dialog of the browser’s own stays open around it', async (t) => {
  const { on, page } = await shown(t, `<dialog id="d"><h1>New parcel</h1>${ofDivs}</dialog><script>d.showModal();</script>`);
  t.match(await on('clickable', 'Select a size', { kind: 'peek' }), { ok: true, offered: [{ text: 'Small' }, { text: 'Large' }, {}] });
  t.match((await page.observe()).text, /New parcel/);
});

t.test('what stays open is told', async (t) => {
  const { on } = await shown(t, ofDivs.replace(/menu\.style\.display = .*?;/, "menu.style.display = '';"));
  t.match(await on('clickable', 'Select a size', { kind: 'peek' }), { ok: false, error: { message: /stays open/ } });
});
