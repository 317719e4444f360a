/** Entries of a list that the page builds of plain boxes go by an arrow into the list beside it: what is said, and nothing else. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** `takes`: what the arrow onward does with what is marked. */
const boxes = ({ captions = ['', ''], takes = 'b.append(...a.querySelectorAll(".on"))', marked = '' } = {}) => `
  <style>.list { display: inline-block; vertical-align: top; width: 120px; min-height: 90px; border: 1px solid } .list div { cursor: pointer } .on { background: gold } .arrows { display: inline-block }</style>
  <div class="pane" style="display:inline-block"><p>${captions[0]}</p><div class="list" id="a"><div>Alto</div><div ${marked}>Bass</div><div>Cello</div></div></div>
  <div class="arrows"><button id="on">→</button><button id="back">←</button></div>
  <div class="pane" style="display:inline-block"><p>${captions[1]}</p><div class="list" id="b"><div>Oboe</div></div></div><p><button id="end">Store</button></p>
  <script>const tidy = () => { for (const one of document.querySelectorAll('.on')) one.classList.remove('on'); };
    document.addEventListener('click', ({ target }) => { if (target.parentElement.matches('.list')) target.classList.toggle('on'); });
    document.querySelector('#on').onclick = () => { ${takes}; tidy(); }; document.querySelector('#back').onclick = () => { a.append(...b.querySelectorAll('.on')); tidy(); };
    document.querySelector('#end').onclick = () => log([...a.children].map((one) => one.textContent).join() + '|' + [...b.children].map((one) => one.textContent).join());</script>`;
const ticks = `<ul id="a" aria-label="Off">${['Alto', 'Bass', 'Cello'].map((name) => `<li><label><input type="checkbox"> ${name}</label>`).join('')}</ul>
  <button onclick="carry(a, b)">&gt;</button><button onclick="carry(b, a)">&lt;</button><ul id="b" aria-label="On"></ul><button onclick="log(b.innerText.trim().split(/\\s+/).join())">Store</button>
  <script>const carry = (from, to) => { for (const box of from.querySelectorAll(':checked')) { box.checked = false; to.append(box.closest('li')); } };</script>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Move Alto and Cello from the left list to the right list using the arrow button, then press Store', boxes(), 'Bass|Oboe,Alto,Cello'],
  ['Move Oboe to the left list, then press Store', boxes(), 'Alto,Bass,Cello,Oboe|'],
  ['Move Bass to the Playing list, then press Store', boxes({ captions: ['Resting', 'Playing'] }), 'Alto,Cello|Oboe,Bass'],
  ['Move Cello to the second list, then press Store', ticks, 'Cello'],
  ['Move Alto and Drum to the right list, then press Store', boxes(), /"Drum"/],
];
for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** Nothing is stored where the arrow carries nothing, or another. */
for (const [what, body] of [
  ['nothing', boxes({ takes: '' })],
  ['all of them', boxes({ takes: 'b.append(...a.children)' })],
] as const)
  t.test(`Where the arrow carries ${what}, nothing is stored`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, 'Move Alto to the right list, then press Store');
    t.match({ end, title: last.title }, { end: { type: 'missing', what: /nothing else was carried over/ }, title: 'Site' });
  });
