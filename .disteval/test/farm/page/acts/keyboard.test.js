import t from 'tap';
import { shown } from "./shown.js";
t.test('typing goes key by key after what stands there, and pages that format as one types keep up', async (t) => {
    const { on, page, logged } = await shown(t, `<input id="plain" aria-label="Plain" value="ab" onkeydown="if (event.key === '-') log(event.code + event.keyCode)">
     <input id="phone" aria-label="Phone" inputmode="tel">
     <div id="rich" contenteditable="true" aria-label="Rich">Dear</div>
     <textarea aria-label="Lines"></textarea>
     <script>
       phone.onkeydown = (event) => {
         if (event.key.length > 1) return;
         event.preventDefault();
         if (!/\\d/.test(event.key)) return;
         const digits = (phone.value + event.key).replace(/\\D/g, '').slice(0, 6);
         phone.value = digits.replace(/(\\d{3})(?=\\d)/, '$1-');
       };
     </script>`);
    t.match(await on('textbox', 'Plain', { kind: 'type', text: 'C-ü🙂' }), { ok: true });
    t.equal(await logged(), 'Minus189;');
    t.match(await on('textbox', 'Phone', { kind: 'type', text: '123456' }), { ok: true });
    t.match(await on('textbox', 'Rich', { kind: 'type', text: ' Anna' }), { ok: true });
    t.match(await page.act({ kind: 'type', text: '!' }), { ok: true }, 'into what has the focus');
    t.match(await on('textbox', 'Lines', { kind: 'type', text: 'one\ntwo' }), { ok: true });
    const values = (await page.observe()).elements.filter(({ role }) => role === 'textbox').map(({ value }) => value);
    t.same(values, ['abC-ü🙂', '123-456', 'Dear Anna!', 'one\ntwo']);
    t.match(await on('textbox', 'Phone', { kind: 'fill', text: '654321' }), { ok: true }, 'and filling falls back to keys');
});
t.test('what opens an editor when it is clicked is typed into there', async (t) => {
    const { on, page } = await shown(t, `<div role="textbox" aria-label="Sheet" style="width: 200px; height: 50px" onclick="inner.focus()"><textarea id="inner" style="opacity: 0"></textarea></div>
     <p id="out"></p><script>inner.oninput = () => { out.textContent = 'typed ' + inner.value; };</script>`);
    t.match(await on('textbox', 'Sheet', { kind: 'type', text: 'hello' }), { ok: true });
    t.ok(await page.showsText('typed hello'));
});
t.test('a key is pressed as often as it is asked for, with its modifiers', async (t) => {
    const { on, page, logged } = await shown(t, `<input aria-label="Field" value="abcdef" onkeydown="if (event.key === 'X' && event.ctrlKey && event.shiftKey) log('chord')">`);
    t.match(await on('textbox', 'Field', { kind: 'press', key: 'End' }), { ok: true });
    t.match(await on('textbox', 'Field', { kind: 'press', key: 'Backspace', times: 4 }), { ok: true });
    t.match(await page.observe(), { elements: [{ value: 'ab' }] });
    t.match(await on('textbox', 'Field', { kind: 'press', key: 'Control+Shift+x' }), { ok: true });
    t.equal(await logged(), 'chord;');
});
//# sourceMappingURL=keyboard.test.js.map