import t from 'tap';
import { shown } from './acts/shown.ts';
import { indexOf } from './leased.ts';

/** What `body` has on the map that can be acted on. */
const controls = (elements: readonly { readonly role: string; readonly name: string }[]) =>
  elements.filter(({ role }) => !['text', 'status'].includes(role)).map(({ role, name }) => `${role} ${name}`);

t.test('a transparent field is there where its own name is written over it, and no other', async (t) => {
  const field = (name: string, said: string, style = '') =>
    `<div style="position: relative; border: 1px solid; width: 200px; height: 40px; margin: 60px; ${style}"><span style="position: absolute; left: 4px; top: 8px; pointer-events: none">${said}</span>
       <div class="faint"><input aria-label="${name}" style="width: 190px; height: 30px" onfocus="this.parentElement.className = ''" oninput="log(this.value)"></div></div>`;
  const { page, observed, logged } = await shown(
    t,
    `<style>.faint { opacity: 0 }</style>${field('First name', 'First name*')}${field('Homepage', '')}${field('Website', 'Only for robots')}
     ${field('Under', 'Under', 'pointer-events: none')}`,
  );
  const seen = await observed();
  t.same(controls(seen.elements), ['textbox First name']);
  t.match(await page.act({ kind: 'fill', element: indexOf(seen, 'textbox', 'First name'), text: 'Mia' }), { ok: true });
  t.equal(await logged(), 'Mia;');
});

t.test('a transparent box is there where something is drawn for it, in an open shadow root too', async (t) => {
  const box = (name: string, drawn: string, style = '') =>
    `<div style="position: relative; width: 40px; height: 40px"><i style="position: absolute; inset: 8px; ${drawn}"></i>
       <input type="checkbox" aria-label="${name}" style="position: absolute; inset: 0; width: 40px; height: 40px; margin: 0; opacity: 0; ${style}"></div>`;
  const { on, observed, logged } = await shown(
    t,
    `${box('Done', 'border: 1px solid')}${box('Through', 'border: 1px solid', 'pointer-events: none')}
     <input type="checkbox" aria-label="Trap" style="opacity: 0">
     <label><drawn-box></drawn-box> I agree</label>
     <script>
       customElements.define('drawn-box', class extends HTMLElement {
         static formAssociated = true;
         connectedCallback() {
           this.attachInternals();
           this.style = 'display: inline-block; position: relative; width: 20px; height: 20px; cursor: pointer';
           this.attachShadow({ mode: 'open' }).innerHTML =
             '<input type="checkbox" style="position: absolute; opacity: 0; width: 20px; height: 20px"><div style="border: 1px solid; height: 18px"></div>';
           this.shadowRoot.firstChild.onchange = ({ target }) => log('I agree ' + target.checked);
         }
       });
       for (const box of document.querySelectorAll('input')) box.onchange = () => log(box.ariaLabel + ' ' + box.checked);
     </script>`,
  );
  t.same(controls((await observed()).elements), ['checkbox Done', 'checkbox I agree']);
  t.match(await on('checkbox', 'Done', { kind: 'check', on: true }), { ok: true });
  t.match(await on('checkbox', 'I agree', { kind: 'check', on: true }), { ok: true });
  t.equal(await logged(), 'Done true; I agree true;');
});

t.test('a label that draws the only box beside it stands for that, also where nothing links the two', async (t) => {
  const choice = (name: string, more = '') =>
    `<div class="choice"><input type="radio" name="speed" value="${name}" ${more} style="position: absolute; opacity: 0; z-index: -1"><label>${name}</label></div>`;
  const { on, observed, logged } = await shown(
    t,
    `<style>label { position: relative } label::before { content: '○ ' }</style>${choice('Slow', 'checked')}${choice('Fast')}${choice('Never', 'disabled')}
     <div><input type="checkbox" style="opacity: 0"><label>One</label><label>Two</label></div>
     <script>for (const { firstElementChild: box, lastElementChild: label } of document.querySelectorAll('.choice'))
       label.onclick = () => { if (!box.disabled) { box.checked = true; log(box.value); } };</script>`,
  );
  const { elements } = await observed();
  t.same(controls(elements), ['radio Slow', 'radio Fast', 'radio Never']);
  t.match(
    elements.filter(({ role }) => role === 'radio'),
    [{ states: ['checked'] }, { states: [] }, { states: ['disabled'] }],
  );
  t.match(await on('radio', 'Fast', { kind: 'check', on: true }), { ok: true });
  t.equal(await logged(), 'Fast;');
});
