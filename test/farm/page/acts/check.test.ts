import t from 'tap';
import { shown } from './shown.ts';

const page = `
  <label><input type="checkbox" onchange="log('native ' + checked)"> Native</label>
  <div role="checkbox" tabindex="0" aria-checked="mixed" onclick="log('aria'); setAttribute('aria-checked', getAttribute('aria-checked') === 'true' ? 'false' : 'true')">Aria</div>
  <button role="switch" aria-checked="false" onclick="setTimeout(() => setAttribute('aria-checked', 'true'), 300)">Late</button>
  <style>.hidden { position: absolute; opacity: 0 }</style>
  <input class="hidden" type="checkbox" id="drawn" onchange="log('drawn ' + checked)"><label for="drawn">Drawn</label>
  <label><input type="radio" name="size" value="s" checked> Small</label><label><input type="radio" name="size" value="l" onchange="log('large')"> Large</label>
  <label><input type="checkbox" onclick="event.preventDefault()"> Refuses</label>
  <label><input type="checkbox" disabled> Off</label>
  <div role="button" tabindex="0" id="heart" class="heart" onclick="classList.toggle('active')">Like</div>
  <div role="checkbox" tabindex="0" aria-checked="false" onkeydown="if (event.key === ' ') setAttribute('aria-checked', 'true')">By key</div>
  <ul><li><span style="cursor: pointer" onclick="parentNode.classList.toggle('x'); log('row')">Water ferns</span></li><li><span style="cursor: pointer" onclick="0">Do nothing</span></li></ul>`;

t.test('a control is brought to the wanted state whatever it is made of, and left alone when it stands so', async (t) => {
  const { on, logged } = await shown(t, page);
  t.match(await on('checkbox', 'Native', { kind: 'check', on: true }), { ok: true, evidence: { name: 'Native' } });
  t.match(await on('checkbox', 'Native', { kind: 'check', on: true }), { ok: true });
  t.match(await on('checkbox', 'Native', { kind: 'check', on: false }), { ok: true });
  t.equal(await logged(), 'native true; native false;', 'the second had nothing to do');
  t.match(await on('checkbox', 'Aria', { kind: 'check', on: false }), { ok: true });
  t.match(await on('switch', 'Late', { kind: 'check', on: true }), { ok: true });
  t.match(await on('checkbox', 'Drawn', { kind: 'check', on: true }), { ok: true });
  t.match(await on('radio', 'Large', { kind: 'check', on: true }), { ok: true });
  t.match(await on('button', 'Like', { kind: 'check', on: true }), { ok: true });
  t.match(await on('checkbox', 'By key', { kind: 'check', on: true }), { ok: true });
  t.match(await on('clickable', 'Water ferns', { kind: 'check', on: true }), { ok: true }, 'its row is marked');
  t.equal(await logged(), 'native true; native false; aria; aria; drawn true; large; row;');
});

t.test('a control that does not take the state is reported, and so is one that can not', async (t) => {
  const { on } = await shown(t, page);
  const unusable = (message: RegExp) => ({ ok: false, error: { code: 'element_unusable', message } });
  t.match(await on('checkbox', 'Refuses', { kind: 'check', on: true }), { ...unusable(/Refuses.*did not become checked/), sent: true });
  t.match(await on('clickable', 'Do nothing', { kind: 'check', on: true }), unusable(/did not become checked/));
  t.match(await on('checkbox', 'Off', { kind: 'check', on: true }), { ...unusable(/disabled/), sent: false });
  t.match(await on('radio', 'Small', { kind: 'check', on: false }), { ...unusable(/choose another/), sent: false });
});
