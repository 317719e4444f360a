import t from 'tap';
import { shown } from './shown.ts';

const saving = `<label>Name <input id="name"></label><p id="saved">Nothing saved</p><script>
  const field = document.querySelector('#name');
  field.onchange = ({ isTrusted }) => { saved.textContent = 'Saved ' + field.value; log('change ' + isTrusted); };
  field.onblur = () => log('blur');
</script>`;

t.test('a field is left when it is asked for, once, and only when something was written in it', async (t) => {
  const { page, on, logged } = await shown(t, saving);
  t.equal(await page.leave(), false, 'nothing has the focus');
  await on('textbox', 'Name', { kind: 'fill', text: 'Ada' });
  t.equal(await logged(), '', 'it keeps the focus for what comes next');
  t.equal(await page.leave(), true);
  t.equal(await logged(), 'change true; blur;');
  t.equal(await page.leave(), false);
  await on('textbox', 'Name', { kind: 'press', key: 'End' });
  t.equal(await page.leave(), false, 'a key that writes nothing');
});

t.test('what a page puts off while it is typed into is told, and what it does without being typed into is not', async (t) => {
  const { on, observed } = await shown(
    t,
    `<label>Plain <input></label> <label>Keys <input onkeyup="document.title = 'heard ' + value"></label>
     <label>City <input onfocus="this.q = 0" oninput="clearTimeout(this.q); this.q = setTimeout(() => {}, 300)"></label>
     <div><label>Root <input></label></div>
     <script>
       addEventListener('input', ({ target }) => { if (target.closest('div')) setInterval(() => {}, 9_000); });
       setTimeout(() => setTimeout(() => {}, 60_000), 0);
     </script>`,
  );
  t.equal((await observed()).putsOff, undefined);
  const putsOff: unknown[] = [];
  for (const name of ['Plain', 'Keys', 'City', 'Plain', 'Root']) {
    await on('textbox', name, { kind: 'fill', text: 'Ada' });
    putsOff.push((await observed()).putsOff);
  }
  t.strictSame(putsOff, [undefined, undefined, true, undefined, true]);
  t.equal((await observed()).title, 'heard Ada', 'a key is let go of');
});

t.test('a field is left before anything is read, and when what is waited for does not come', async (t) => {
  const { page, on } = await shown(t, saving);
  await on('textbox', 'Name', { kind: 'fill', text: 'Ada' });
  t.match(await on('paragraph', 'Nothing saved', { kind: 'read', as: 'saved' }), { ok: true, read: 'Saved Ada' });
  await on('textbox', 'Name', { kind: 'type', text: ' B' });
  t.match(await page.act({ kind: 'wait', text: 'Saved Ada B' }), { ok: true });
});

t.test('a list of suggestions stays open for the choice', async (t) => {
  const { page, on, logged } = await shown(
    t,
    `<label>City <input id="city" role="combobox" aria-expanded="false" aria-controls="cities"></label><ul id="cities" role="listbox" hidden></ul><script>
      let late;
      const close = () => { clearTimeout(late); cities.hidden = true; city.setAttribute('aria-expanded', false); };
      city.oninput = () => {
        late = setTimeout(() => {
          cities.innerHTML = '<li role="option" onmousedown="city.value = textContent; log(textContent)">Berlin</li>';
          cities.hidden = false;
          city.setAttribute('aria-expanded', true);
        }, 300);
      };
      city.onblur = close;
    </script>`,
  );
  await on('combobox', 'City', { kind: 'fill', text: 'Ber' });
  t.match(await page.act({ kind: 'wait', text: 'Berlin' }), { ok: true });
  t.equal(await page.leave(), false);
  t.match(await on('listbox', '', { kind: 'read', as: 'first' }), { ok: true, read: 'Berlin' });
  t.match(await on('combobox', 'City', { kind: 'select', options: ['Berlin'] }), { ok: true });
  t.equal(await logged(), 'Berlin;');
});

t.test('what is disabled until the field before it is left, or for a while, is waited for', async (t) => {
  const { on, logged } = await shown(
    t,
    `<label>Mail <input id="mail" onchange="save.disabled = false"></label> <button id="save" disabled onclick="log('saved')">Save</button>
     <label>Land <input id="land" onchange="setTimeout(() => { city.disabled = town.disabled = false }, 300)"></label>
     <label>City <input id="city" disabled></label> <label>Town <select id="town" disabled><option>A<option>B</select></label>
     <label>Code <input id="code" readonly onfocus="readOnly = false" oninput="log(value)"></label>`,
  );
  await on('textbox', 'Mail', { kind: 'fill', text: 'a@b.example' });
  t.match(await on('button', 'Save', { kind: 'click' }), { ok: true });
  await on('textbox', 'Land', { kind: 'fill', text: 'Peru' });
  t.match(await on('textbox', 'City', { kind: 'fill', text: 'Lima' }), { ok: true });
  t.match(await on('combobox', 'Town', { kind: 'select', options: ['B'] }), { ok: true });
  t.match(await on('textbox', 'Code', { kind: 'fill', text: '7' }), { ok: true }, 'read-only until it has the focus');
  t.equal(await logged(), 'saved; 7;');
});

t.test('the field is left in frames and shadow roots too', async (t) => {
  const field = `<label>Name <input onchange="parent.log.textContent += value + '; '"></label>`;
  const { page, on, logged } = await shown(t, {
    '/': `<iframe src="/inner"></iframe><div id="host"></div><script>
      host.attachShadow({ mode: 'open' }).innerHTML = '<label>Town <input></label>';
      host.shadowRoot.querySelector('input').onchange = ({ target }) => log(target.value);
    </script>`,
    '/inner': field,
  });
  for (const [name, text] of [
    ['Name', 'Ada'],
    ['Town', 'Lima'],
  ] as const) {
    await on('textbox', name, { kind: 'fill', text });
    t.equal(await page.leave(), true, name);
    t.match(await logged(), new RegExp(`${text};$`));
  }
});
