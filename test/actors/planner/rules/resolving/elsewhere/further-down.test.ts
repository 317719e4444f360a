/** Lists in a box of their own that draw only the rows that are in view. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

/** `row` makes the HTML of the nth; `around` is what stands before the box, `below` behind it. */
const drawn = (row: string, { around = '', below = '' } = {}) => `${around}<h1>Members</h1>
  <div id="box" style="height:300px;overflow:auto"><div id="all" style="position:relative;height:3600px"></div></div>${below}<script>
  const row = ${row};
  box.onscroll = () => {
    const first = Math.floor(box.scrollTop / 30);
    all.innerHTML = '';
    for (let at = first; at < Math.min(120, first + 12); at += 1) {
      const line = document.createElement('div');
      line.style.cssText = 'position:absolute;left:0;right:0;height:30px;top:' + at * 30 + 'px';
      line.innerHTML = row(at + 1);
      all.append(line);
    }
  };
  box.onscroll();</script>`;

const links = drawn(`(at) => '<a href="#' + at + '" onclick="document.title = this.text">Member ' + at + '</a>'`);
const buttons = drawn(`(at) => '<b>Boat ' + at + '</b> <button onclick="document.title = ' + at + '">Hire</button>'`, {
  around: '<nav><ul><li><a href="#a">Home</a><li><a href="#b">Help</a></ul></nav>',
  below: '<div style="height:2000px">Map</div>',
});
const prices = drawn(`(at) => '<span class="name">Rope ' + at + '</span> <span class="price">$' + (at + 3) + '.00</span>'`);
const whole = `<h1>Members</h1>${Array.from({ length: 60 }, (_, at) => `<p><a href="#${at}" onclick="document.title = this.text">Member ${at + 1}</a></p>`).join('')}`;

for (const [goal, body, expected] of [
  ['Click Member 57', links, 'Member 57'],
  ['Click Member 119', links, 'Member 119'],
  ['Click Hire beside Boat 33', buttons, '33'],
  ['Click Member 44', whole, 'Member 44'],
  ['Click Member 300', links, /Member 300|300/],
  ['Click Member 300', whole, /300/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

for (const [goal, expected] of [
  ['Return the price of Rope 48', { price: '$51.00' }],
  ['Return the price of Rope 480', /price/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, prices, expected));
