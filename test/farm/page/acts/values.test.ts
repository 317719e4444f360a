import t from 'tap';
import { shown } from './shown.ts';

t.test("days, times and colours are taken as people write them, and told as the page's own picker would", async (t) => {
  const { on, logged } = await shown(
    t,
    `${['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range', 'number']
      .map((type) => `<label>${type} <input type="${type}" onchange="log(value)"></label>`)
      .join('')}<label>share <input type="range" max="200" step="5" onchange="log(value)"></label><style>input { display: block }</style>`,
  );
  const role: Readonly<Record<string, string>> = { color: 'button', range: 'slider', share: 'slider', number: 'spinbutton' };
  for (const [type, text, value] of [
    ['date', '12/31/2030', '2030-12-31'],
    ['date', '31/12/2029', '2029-12-31'],
    ['date', '31.1.2030', '2030-01-31'],
    ['date', 'March 5th, 2030', '2030-03-05'],
    ['date', '6 March 2030', '2030-03-06'],
    ['time', '5:22 PM', '17:22'],
    ['time', '12 am', '00:00'],
    ['time', '09:05', '09:05'],
    ['datetime-local', '12/31/2030 5:22 PM', '2030-12-31T17:22'],
    ['datetime-local', '2030-01-02T03:04', '2030-01-02T03:04'],
    ['month', 'December 2030', '2030-12'],
    ['month', '11/2030', '2030-11'],
    ['week', 'Week 7, 2030', '2030-W07'],
    ['color', 'rebeccapurple', '#663399'],
    ['color', '#f80', '#ff8800'],
    ['range', '42', '42'],
    ['share', '75%', '150'],
  ] as const) {
    t.match(await on(role[type] ?? 'textbox', type, { kind: 'fill', text }), { ok: true }, `${type} ${text}`);
    t.match(await logged(), new RegExp(`${value.replace('.', '\\.')};$`), `${text} is ${value}`);
  }
  for (const [type, text] of [
    ['date', '31/31/2030'],
    ['date', '30.2.2030'],
    ['time', '25:00'],
    ['color', 'nice'],
    ['range', '4711'],
  ] as const)
    t.match(
      await on(role[type] ?? 'textbox', type, { kind: 'fill', text }),
      { ok: false, sent: false, error: { code: 'element_unusable' } },
      text,
    );
});

t.test('what has a corner or handle is resized by it, and what has none is not', async (t) => {
  const { on, logged, observed } = await shown(
    t,
    `<style>#box { position: relative; width: 100px; height: 60px; border: 1px solid } #grip { position: absolute; right: 0; bottom: 0; width: 10px; height: 10px; cursor: se-resize }</style>
     <label>Note <textarea style="width: 120px; height: 60px; border: 0; padding: 0"></textarea></label>
     <button style="resize: none">Fixed</button><div id="box" role="button">Pane<div id="grip"></div></div>
     <script>
       let from;
       grip.onmousedown = (event) => { from = event; event.preventDefault(); };
       onmousemove = ({ x, y }) => { if (from) { box.style.width = 100 + x - from.x + 'px'; box.style.height = 60 + y - from.y + 'px'; } };
       onmouseup = () => { from = undefined; const { offsetWidth, offsetHeight } = document.querySelector('textarea'); log([offsetWidth, offsetHeight, box.style.width, box.style.height].join(' ')); };
     </script>`,
  );
  t.match(await on('textbox', 'Note', { kind: 'resize', by: { x: 80, y: 40 } }), { ok: true });
  t.equal(await logged(), '200 100 ;');
  t.match(
    (await observed()).elements.find(({ name }) => name === 'Pane'),
    { role: 'button' },
  );
  t.match(await on('button', 'Pane', { kind: 'resize', by: { x: 50, y: -20 } }), { ok: true });
  t.equal(await logged(), '200 100 ; 200 100 150px 40px;');
  t.match(await on('button', 'Fixed', { kind: 'resize', by: { x: 9, y: 9 } }), {
    ok: false,
    sent: false,
    error: { message: /no corner or handle/ },
  });
});

t.test('sliders and spinners that the page builds are brought to a value by keys, or by the pointer', async (t) => {
  const { on, logged } = await shown(
    t,
    `<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="30" aria-valuemin="0" aria-valuemax="100" id="volume">|</div>
     <div id="track" style="width: 201px; height: 10px; background: silver; position: relative; margin: 30px">
       <div role="slider" aria-label="Price" aria-valuenow="0" aria-valuemin="0" aria-valuemax="1000" id="thumb"
         style="position: absolute; width: 10px; height: 10px; background: red; margin-left: -5px; left: 0"></div></div>
     <script>
       volume.onkeydown = ({ key }) => {
         const step = { ArrowUp: 5, ArrowDown: -5 }[key] ?? 0;
         volume.setAttribute('aria-valuenow', String(Math.max(0, Math.min(100, Number(volume.getAttribute('aria-valuenow')) + step))));
         log(volume.getAttribute('aria-valuenow'));
       };
       let held = false;
       thumb.onmousedown = () => { held = true; };
       onmousemove = ({ clientX }) => {
         if (!held) return;
         const { left, width } = track.getBoundingClientRect();
         const value = Math.round((clientX - left) / width * 10) * 100;
         thumb.setAttribute('aria-valuenow', String(value));
         thumb.style.left = value / 1000 * width + 'px';
       };
       onmouseup = () => { if (held) log('price ' + thumb.getAttribute('aria-valuenow')); held = false; };
     </script>`,
  );
  t.match(await on('slider', 'Volume', { kind: 'fill', text: '50' }), { ok: true });
  t.match(await on('slider', 'Price', { kind: 'fill', text: '700' }), { ok: true });
  t.equal(await logged(), '35; 40; 45; 50; price 700;');
  t.match(await on('slider', 'Volume', { kind: 'fill', text: '52' }), { ok: false, error: { message: /could not be brought to 52/ } });
  t.match(await on('slider', 'Volume', { kind: 'fill', text: '200' }), { ok: false, sent: false, error: { message: /from 0 to 100/ } });
});

t.test('fields that hand the focus on share a code, and one that takes too few letters says so', async (t) => {
  const field = (name: string, most: number) => `<input aria-label="${name}" maxlength="${most}" size="${most}">`;
  const { on, page } = await shown(
    t,
    `${field('First', 1)}${field('Second', 1)}${field('Third', 1)}${field('Short', 3)}
     <script>const all = [...document.querySelectorAll('input')];
       all.forEach((each, at) => { if (at < 2) each.oninput = () => each.value && all[at + 1].focus(); });</script>`,
  );
  t.match(await on('textbox', 'First', { kind: 'fill', text: '482' }), { ok: true });
  const { elements } = await page.observe();
  t.strictSame(
    elements.filter(({ role }) => role === 'textbox').map(({ value }) => value),
    ['4', '8', '2', undefined],
  );
  t.match(await on('textbox', 'Short', { kind: 'fill', text: 'abcdef' }), {
    ok: false,
    error: { message: /as it was typed: it takes 3 letters at most/ },
  });
});

t.test('a slider that hears only of left and right is moved by these, whichever is which', async (t) => {
  const slider = (id: string, right: number) =>
    `<div role="slider" tabindex="0" aria-label="${id}" aria-valuenow="5" aria-valuemin="0" aria-valuemax="20" id="${id}">|</div>
     <script>${id}.onkeydown = ({ key }) => {
       const step = { ArrowRight: ${right}, ArrowLeft: ${-right} }[key];
       if (step) log('${id} ' + (${id}.ariaValueNow = String(Number(${id}.ariaValueNow) + step)));
     };</script>`;
  const { on, logged } = await shown(t, `${slider('bass', 1)}${slider('balance', -1)}`);
  t.match(await on('slider', 'bass', { kind: 'fill', text: '8' }), { ok: true });
  t.match(await on('slider', 'balance', { kind: 'fill', text: '7' }), { ok: true });
  t.equal(await logged(), 'bass 6; bass 7; bass 8; balance 4; balance 5; balance 6; balance 7;');
});

t.test('a text is selected as by a pointer, whole or in part, in a paragraph and in a field', async (t) => {
  const { on, logged } = await shown(
    t,
    `<p id="p" style="width: 150px">Some words that are <b>long enough</b> for several lines of text</p><label>Note <textarea>keep this part</textarea></label>
     <script>
       onmouseup = () => log(getSelection().toString().replace(/\\s+/g, ' '));
       const field = document.querySelector('textarea');
       field.onselect = () => log('field ' + field.value.slice(field.selectionStart, field.selectionEnd));
     </script>`,
  );
  const name = 'Some words that are long enough for several lines of text';
  t.match(await on('paragraph', name, { kind: 'highlight' }), { ok: true });
  t.match(await on('paragraph', name, { kind: 'highlight', text: 'are long' }), { ok: true });
  t.match(await on('textbox', 'Note', { kind: 'highlight', text: 'this' }), { ok: true });
  t.equal(await logged(), `${name}; are long; field this;`);
  t.match(await on('paragraph', name, { kind: 'highlight', text: 'absent' }), { ok: false, sent: false, error: { message: /"absent"/ } });
});

t.test('an editor that draws its text holds all that it was given, and so does one of rich text', async (t) => {
  const { on, logged, observed } = await shown(
    t,
    `<style>#area { position: absolute; opacity: 0; width: 1px } #lines { cursor: text; width: 300px; min-height: 60px } #lines b { cursor: default; position: absolute; left: 320px }</style>
     <h2>Code</h2><div id="editor"><textarea id="area" aria-label="Source"></textarea><div id="lines"></div></div>
     <div contenteditable role="textbox" aria-label="Words" id="words" style="border: 1px solid">Old words</div><button onclick="log(words.innerText.trim())">Say</button>
     <script>
       let [text, all] = ['one\\ntwo', false];
       const draw = () => {
         lines.replaceChildren(...text.split('\\n').map((line, at) => {
           const row = Object.assign(document.createElement('div'), { textContent: line || '\\u200b' });
           row.prepend(Object.assign(document.createElement('b'), { textContent: at + 1 }));
           return row;
         }));
         log(text.replaceAll('\\n', '|'));
       };
       const put = (more) => { text = (all ? '' : text) + more; all = false; draw(); };
       area.onkeydown = ({ key, ctrlKey }) => { if (ctrlKey && key === 'a') all = true; else if (key === 'Delete') put(''); };
       area.onpaste = (event) => { event.preventDefault(); put(event.clipboardData.getData('text/plain')); };
       area.oninput = () => { if (area.value.trim() !== 'refused') put(area.value); area.value = ''; };
       draw();
     </script>`,
  );
  await logged();
  t.equal((await observed()).elements.find(({ name }) => name === 'Source')?.value, 'one\ntwo');
  t.match(await on('textbox', 'Source', { kind: 'fill', text: 'if (a) {\n  b();\n}' }), { ok: true });
  t.match(await on('textbox', 'Source', { kind: 'fill', text: '' }), { ok: true });
  t.match(await on('textbox', 'Words', { kind: 'fill', text: 'New words\nin two lines' }), { ok: true });
  t.match(await on('button', 'Say', { kind: 'click' }), { ok: true });
  t.equal(await logged(), 'one|two; if (a) {| b();|}; ; New words in two lines;');
  t.match((await observed()).text, /Words.*New words/);
});

t.test('what stood in a field stands there again where a text is not taken', async (t) => {
  const { on, observed } = await shown(
    t,
    `<label>Watering <input id="watering" value="7:30"></label><label>Code <input maxlength="4" value="4711"></label><label>New <input maxlength="2"></label>
     <script>
       watering.oninput = () => { watering.value = /^[0-2]?\\d?:?[0-5]?\\d?$/.test(watering.value) ? watering.value : watering.value.slice(1, 5).replace(':9', ':5'); };
     </script>`,
  );
  for (const [name, text] of [
    ['Watering', '25:99'],
    ['Code', '123456'],
    ['New', '123'],
  ] as const)
    t.match(await on('textbox', name, { kind: 'fill', text }), { ok: false, error: { message: /did not take the text/ } }, name);
  const held = (await observed()).elements.filter(({ role }) => role === 'textbox').map(({ value }) => value ?? '');
  t.same(held, ['7:30', '4711', '']);
});
