/** What a page takes back by itself a while after it was done is no success. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, told } from '../told.ts';

const { page } = await leased(t);

const asking = `<table><tr><td>C-1</td><td>Fire</td><td><button>Withdraw</button></td></tr>
  <tr><td>C-2</td><td>Theft</td><td><button onclick="ask.showModal()">Withdraw</button></td></tr></table>
  <dialog id="ask"><p>Withdraw claim C-2?</p><button>No, keep it</button> <button>Yes, withdraw</button></dialog>`;

/** Whoever has said yes is asked something else. */
const askingTwice = (text: string, ...ways: readonly string[]) =>
  `${asking.replace('<button>Yes, withdraw', '<button onclick="ask.close(); more.showModal()">Yes, withdraw')}
  <dialog id="more"><p>${text}</p>${ways.map((way) => `<button onclick="more.close()">${way}</button>`).join(' ')}</dialog>`;

/** A choice of which the page thinks twice. */
const stages = (then: string) =>
  `<label>Stage <select onchange="setTimeout(() => { ${then}; }, 900)"><option>Lost</option><option>Open</option></select></label>`;

/** A list beside a count that goes on by itself. */
const shelf = (then: string) =>
  `<ul>${['Plum', 'Fig'].map((name) => `<li><b>${name}</b> <button onclick="${then}">Delete</button></li>`).join('')}</ul><p id="count">0</p><p id="said" role="status"></p>
  <script>const tick = () => { count.textContent = Number(count.textContent) + 1; }; setInterval(tick, 300);</script>`;

/** What is dropped stands in the basket, till the page thinks twice. */
const dropping = (build: 'text' | 'column', then: string) => {
  const [before, behind] =
    build === 'text' ? ['<div id="home">', '</div>'] : ['<section aria-label="Bench"><h3>Bench</h3><div id="home">', '</div></section>'];
  return `${before}<div id="it" draggable="true" style="width: 80px">Plum</div>${behind}
  <div style="width: 120px; height: 60px" ondragover="event.preventDefault()" ondrop="this.append(it); setTimeout(() => { ${then}; }, 500)">Basket</div>`;
};

/** A pattern says how the page took it back. */
const table: readonly (readonly [goal: string, body: string, expected: 'done' | RegExp])[] = [
  [
    'Turn on alarms',
    `<label><input type="checkbox" onchange="setTimeout(() => { this.checked = false; }, 900)"> Alarms</label>`,
    /taken it back/,
  ],
  ['Turn on alarms', `<label><input type="checkbox" onchange="setTimeout(() => { this.title = 'On'; }, 900)"> Alarms</label>`, 'done'],
  ['Select Open in the Stage list', stages("this.value = 'Lost'"), /taken it back/],
  ['Select Open in the Stage list', stages("this.value = 'Lost'").replace('900', '300'), /taken it back/],
  ['Select Open in the Stage list', stages("this.title = 'Kept'"), 'done'],
  ['Press Withdraw in the row of the theft', asking, 'done'],
  ['Withdraw C-2', askingTwice('Are you sure?', 'No', 'Yes'), 'done'],
  ['Withdraw C-2', askingTwice('Your claim was removed. File another one?', 'No', 'Yes'), 'done'],
  ['Withdraw C-2', askingTwice('Pay the fee for it?', 'No', 'Pay'), /asks back "Pay the fee for it\?"/],
  ['Withdraw C-2', askingTwice('Tell the whole office of it?', 'No', 'Tell them'), /asks back/],
  [
    'Delete Plum',
    `<ul id="shelf">${['Plum', 'Fig']
      .map(
        (name) =>
          `<li><b>${name}</b> <button onclick="const row = this.parentNode; row.remove(); setTimeout(() => shelf.append(row), 900)">Delete</button></li>`,
      )
      .join('')}</ul>`,
    /brought it back/,
  ],
  ['Delete Plum', shelf('tick()'), /stands there still/],
  ['Remove Fig', shelf(''), /stands there still/],
  ['Delete Plum', shelf('this.parentNode.remove(); tick()'), 'done'],
  ['Delete Plum', shelf("this.parentNode.style.textDecoration = 'line-through'; this.textContent = 'Restore'"), 'done'],
  ['Delete Plum', shelf("said.textContent = 'Plum was deleted'"), 'done'],
  ['Press the Delete button of Plum', shelf('tick()'), 'done'],
  ...(['text', 'column'] as const).flatMap((build): (typeof table)[number][] => [
    ['Drag Plum to Basket', dropping(build, 'home.append(it)'), /put it back/],
    ['Drag Plum to Basket', dropping(build, "it.title = 'Kept'"), 'done'],
  ]),
];

for (const [goal, body, expected] of table)
  t.test(`${goal}: ${expected}`, async (t) => {
    await openedOn(t, page, `<!doctype html><title>Site</title>${body}`);
    const { end } = await told(t, page, goal);
    t.match(end, expected === 'done' ? { type: 'done' } : { type: 'missing', what: expected });
  });
