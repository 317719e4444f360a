/** What lies to the right of its like, or below it, is told by where it lies, and where a board's lines cross. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const trees = ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Box', 'Bay', 'Fig', 'Nut'];
const grid = (tag: string, extra = '') =>
  `<style>.c{display:inline-block;box-sizing:border-box;width:80px;height:30px;padding:0;margin:0;cursor:pointer}</style>
  <div style="width:250px">${trees.map((tree) => `<${tag} class="c" onclick="log('${tree}')">${tree}</${tag}>`).join('')}</div>${extra}`;

for (const tag of ['div', 'button'])
  for (const [goal, expected] of [
    ['Click the tile directly to the right of "Elm"', 'Oak'],
    ['Click the tile directly below "Elm"', 'Fir'],
    ['Click the tile to the left of "Box"', 'Yew'],
    ['Click the tile just above "Fig"', 'Yew'],
    // The next in reading stands on another line.
    ['Click the tile to the right of "Ash"', /tile/],
    ['Click the tile directly below "Nut"', /tile/],
    ['Click the tile to the left of "Fir"', /tile/],
    ['Click the tile to the right of "Pear"', /tile|Pear/],
  ] as const)
    t.test(`${goal} (${tag})`, async (t) => toldOn(t, page, goal, grid(tag), expected));

t.test('Of buttons, the one below is not the next one', async (t) => {
  await toldOn(t, page, 'Click the button below "Elm"', grid('button'), 'Fir');
  await toldOn(t, page, 'Click the button below "Bay"', grid('button'), /button/);
});

const seat = (at: string, taken: boolean, mark: string) =>
  `<i class="s" ${taken ? mark : ''} style="background:${taken ? '#c99' : '#9c9'};${taken ? '' : 'cursor:pointer'}" onclick="${taken ? '' : `this.style.background='#38f';got.push('${at}')`}"></i>`;
const hall = (mark: string, taken = 'B2', ends = '') =>
  `<style>.r{height:28px}.r>*{float:left;width:26px;height:24px;margin:1px}</style><script>var got=[]</script>
  <div class="r"><em></em><b>1</b><b>2</b><b>3</b></div>${['A', 'B', 'C']
    .map((row) => `<div class="r"><b>${row}</b>${[1, 2, 3].map((nth) => seat(row + nth, row + nth === taken, mark)).join('')}</div>`)
    .join('')}${ends}<p style="clear:both"><button onclick="log(got.join())">Confirm</button></p>`;

for (const [goal, body, expected] of [
  ['Reserve the seats A2 and C3 and press Confirm', hall('title="free"'), 'A2,C3'],
  ['Click the seat B1, then press Confirm', hall('title="free"'), 'B1'],
  ['Reserve the seats A2 and D1 and press Confirm', hall('title="free"'), /D1/],
  ['Reserve the seats A2 and A4 and press Confirm', hall('title="free"'), /A4/],
  // Who marks a place has not taken it.
  ['Reserve the seat A2', hall('title="free"'), /A2/],
  ['Reserve the seats B2 and press Confirm', hall('aria-disabled="true" title="taken"'), /B2/],
  ['Reserve the seat B2 and press Confirm', hall('title="occupied" style="cursor:pointer"'), /B2/],
  // Letters that head nothing.
  ['Click the seat B1, then press Confirm', hall('').replace('<b>B</b>', '<b>D</b>'), /B1/],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));

const board = (head: string, cell = '') =>
  `<style>td{width:30px;height:24px;border:1px solid}</style><table><tr><th></th>${[...head].map((letter) => `<th>${letter}</th>`).join('')}</tr>${[
    1, 2, 3,
  ]
    .map((row) => `<tr><th>${row}</th>${[...head].map(() => `<td>${cell}</td>`).join('')}</tr>`)
    .join(
      '',
    )}</table><script>document.querySelectorAll('td').forEach((cell) => cell.addEventListener('click', () => { cell.style.background = 'gold'; log(cell.cellIndex + ' ' + cell.parentNode.rowIndex); }))</script>`;

t.test('An empty cell of a board is told by its letter and number', async (t) => {
  await toldOn(t, page, 'Click the cell B3 of the board', board('ABC'), '2 3');
  await toldOn(t, page, 'Click the square C1', board('ABC'), '3 1');
  await toldOn(t, page, 'Click the cell D1', board('ABC'), /D1/);
  await toldOn(t, page, 'Click the cell B4', board('ABC'), /B4/);
  await toldOn(t, page, 'Click the cell B3', board('BBC'), /B3/);
});
