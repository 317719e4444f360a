/** A list is narrowed to what is said by whatever the page has for it, and by nothing that does something else. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const says = `<script>document.onchange = () => log([...document.querySelectorAll('input:checked')].map((box) => box.value).join('+') || 'none');
for (const button of document.querySelectorAll('button, a')) button.onclick = () => log('pressed ' + button.textContent);</script>`;
const box = (name: string, more = '') => `<label><input type="checkbox" value="${name}" ${more}> ${name}</label>`;
const boxes = `<fieldset><legend>Traits</legend>${box('Pet-safe (6)')}${box('Evergreen (11)')}${box('Flowering (0)', 'disabled')}</fieldset>${box('In stock only')}
  <ul><li>Hosta, evergreen <button>Add to cart</button></li><li>Fern <button>Add to cart</button></li></ul>${says}`;
const shown = `<fieldset><legend>Show</legend>${box('Music', 'checked')}${box('Sports', 'checked')}${box('Markets', 'checked')}</fieldset>${box('Hide past events')}${box('Show cancelled events')}${says}`;
const chips = `<div><button aria-pressed="true">All</button><button aria-pressed="false">Electric</button><button aria-pressed="false">Diesel</button></div>
  <label>Gearbox <select onchange="log(this.value)"><option>Any</option><option>Automatic</option><option>Manual</option></select></label>
  <table><tr><td>Aro</td><td><button>Reserve</button></td></tr><tr><td>Bolt</td><td><button>Reserve</button></td></tr></table>${says.replace('document.onchange', 'document.unused')}`;
const links = `<p>Ort: <a href="#b">Bergen (3)</a> <a href="#v">Voss (2)</a></p><article><a href="#x">Voss by night</a> <button>Save</button></article>${says}`;
const folded = `<button aria-expanded="false" onclick="this.setAttribute('aria-expanded', p.hidden); p.hidden = !p.hidden">Filter</button>
  <form id="p" hidden onsubmit="log('applied ' + p.m.checked); return false"><label><input type="checkbox" name="m"> Nur eigene Vorgänge</label><button>Anwenden</button></form>
  <div role="tablist"><button role="tab" aria-selected="true" onclick="log('tab')">Alle</button><button role="tab" aria-selected="false" onclick="log('tab')">Offen</button></div>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Show only pet-safe plants', boxes, 'Pet-safe (6)'],
  ['Show only plants that are evergreen', boxes, 'Evergreen (11)'],
  ['Only show plants in stock', boxes, 'In stock only'],
  ['Show only flowering plants', boxes, /disabled/],
  ['Show only vegan plants', boxes, /nothing that narrows/],
  ['Show only music events', shown, 'Music'],
  ['Hide the sports events', shown, 'Music+Markets'],
  ['Hide past events', shown, 'Music+Sports+Markets+Hide past events'],
  ['Show only past events', shown, /nothing that narrows/],
  ['Show only cancelled events', shown, /nothing that narrows/],
  ['I only want to see diesel cars', chips, 'pressed Diesel'],
  ['Show only cars with automatic gearbox', chips, 'Automatic'],
  ['Show only reserved cars', chips, /nothing that narrows/],
  ['Limit the list to places in Voss', links, 'pressed Voss (2)'],
  ['Show only saved places', links, /nothing that narrows/],
  ['Show only "eigene Vorgänge"', folded, 'applied true'],
];
for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('What is shown by itself already is left so', async (t) => {
  await toldOn(
    t,
    page,
    'Show only electric cars',
    chips.replace('"true">All', '"false">All').replace('"false">Electric', '"true">Electric'),
    'Site',
  );
});
