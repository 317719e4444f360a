/** Days that are clicked in a calendar that lies open, dishes of which so many are ordered, and words that are styled in an editor. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const calendar = `<p><span id="back" style="cursor:pointer">◀</span> <b id="shown"></b> <span id="on" style="cursor:pointer">▶</span></p><table id="days"></table>
  <script>
    let month = 2;
    const names = ['January', 'February', 'March', 'April', 'May', 'June'];
    const draw = () => {
      document.querySelector('#shown').textContent = names[month] + ' 2017';
      const last = new Date(2017, month + 1, 0).getDate();
      let rows = '<tr>';
      for (let day = 1; day <= last; day += 1) rows += '<td class="day">' + day + '</td>' + (day % 7 === 0 ? '</tr><tr>' : '');
      document.querySelector('#days').innerHTML = rows + '</tr>';
      for (const cell of document.querySelectorAll('.day'))
        cell.addEventListener('click', () => { log(names[month] + ' ' + cell.textContent); cell.style.background = 'gold'; });
    };
    const turn = (by) => () => { month = Math.max(0, Math.min(5, month + by)); draw(); };
    document.querySelector('#back').addEventListener('click', turn(-1));
    document.querySelector('#on').addEventListener('click', turn(1));
    draw();
  </script>`;
for (const [goal, expected] of [
  ['Click on March 14 in the calendar.', 'March 14'],
  ['Go to May and pick the 2nd.', 'May 2'],
  ['Go to February 2017 and click the 21st', 'February 21'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, calendar, expected));

const dish = (name: string) =>
  `<div><span>${name}</span> <button onclick="this.nextElementSibling.textContent--">-</button><span class="many">0</span><button onclick="this.previousElementSibling.textContent++">+</button></div>`;
const menu = (send: string) =>
  `${['Fried Chicken', 'Beet Salad', 'Naan'].map(dish).join('')}
  <button onclick="log([...document.querySelectorAll('.many')].map((each) => each.textContent).join(' '))">${send}</button>`;
for (const [goal, send, expected] of [
  ['Order one of each item: Fried Chicken, Naan', 'Order', '1 0 1'],
  ['Add two Naan and one Beet Salad to the order and place it', 'Order', '0 1 2'],
  ['Add two Naan and one Beet Salad to the order and place it', 'Place order', '0 1 2'],
] as const)
  t.test(`${goal}, by ${send}`, async (t) => toldOn(t, page, goal, menu(send), expected));

const editor = `<p>Make <b>amet</b> italic.</p>
  <div><button class="tool-bold"></button><button class="tool-italic" onmousedown="event.preventDefault()" onclick="document.execCommand('italic')"><svg width="14" height="14"><path d="M2,2H9"></path></svg></button></div>
  <div contenteditable="true"><p>Dolor sit amet non.</p></div>
  <button onclick="log(document.querySelector('[contenteditable] i').textContent)">Submit</button>`;
t.test('Words are styled where they stand in the editor, and not where the page has them besides', async (t) =>
  toldOn(t, page, 'Using the text editor, give the text "amet" the style italics and press Submit.', editor, 'amet'),
);
