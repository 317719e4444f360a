/** A day and a time that are booked go to the month and the times that the page shows, where no field takes them; goods to what they are chosen by. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const court = (
  taken: string,
) => `<h2>Tennis court</h2><div><i style="cursor:pointer" onclick="turn(-1)">‹</i> <b id="month"></b> <i style="cursor:pointer" onclick="turn(1)">›</i></div>
  <table><tbody id="days"></tbody></table><div id="times"></div><p>Players <select id="who"><option>1</option><option>2</option><option>4</option></select></p>
  <button onclick="log([at, hour, who.value].join(' '))">Book</button><script>let month = 4, at = '', hour = '';
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  function draw() { document.getElementById('month').textContent = names[month] + ' 2030';
    let cells = ''; for (let day = 1; day <= 28; day++) cells += (day % 7 === 1 ? '</tr><tr>' : '') + '<td onclick="pick(' + day + ')">' + day + '</td>';
    days.innerHTML = '<tr>' + cells + '</tr>';
    times.innerHTML = at && ['08:00', '10:30', '19:00'].map((time) => '<span style="cursor:pointer" onclick="hour=this.textContent;this.style.color=\\'red\\';this.title=\\'yours\\'">' + time + '</span>').join(' '); }
  function turn(by) { month += by; draw(); }
  function pick(day) { if (${taken}) return; at = day + '.' + (month + 1); draw(); } draw();</script>`;

for (const [goal, body, expected] of [
  ['Book the tennis court on 17 May 2030 at 10:30 for 2 players', court('false'), '17.5 10:30 2'],
  ['Book the tennis court on 3 July 2030 at 7 pm for 4 players', court('false'), '3.7 19:00 4'],
  ['Book the tennis court on 17 May 2030 at 10:30 for 2 players', court('day === 17'), /does not take/],
  ['Book the tennis court on 17 May 2030 at 11:30 for 2 players', court('false'), undefined],
  ['Book the tennis court on 17 May 2030 at 10:30 for 2 umpires', court('false'), undefined],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    if (typeof expected === 'string') return toldOn(t, page, goal, body, expected);
    await openedOn(t, page, head + body);
    t.match(await told(t, page, goal), { end: { type: 'missing' }, last: { title: 'Site' } });
  });

const swatch = (name: string) =>
  `<span style="cursor:pointer;display:inline-block;width:30px;height:20px" title="${name}" onclick="colour='${name}'"></span>`;
const sizes = ['S', 'M', 'L'].map((size) => `<a style="cursor:pointer" onclick="size='${size}'">${size}</a> `).join('');
const scarf = `<h2>Your scarf</h2><fieldset><legend>Yarn</legend><div>${['Plum', 'Moss', 'Sand'].map(swatch).join('')}</div></fieldset><fieldset><legend>Size</legend>${sizes}</fieldset>
  <fieldset><legend>How many</legend><input type="number" id="many" value="1"></fieldset>
  <fieldset><legend>Fringe</legend><label><input type="radio" name="f" value="long" checked> Long</label><label><input type="radio" name="f" value="none"> None</label></fieldset>
  <button onclick="log([...again, colour, size, many.value, document.querySelector('[name=f]:checked').value].join(' ')); again.push('again')">Add to cart</button><script>let colour = '', size = 'M'; const again = [];</script>`;

for (const [goal, expected] of [
  ['Put 3 moss scarfs without a fringe into the cart', 'Moss M 3 none'],
  ['Add a large scarf with the plum yarn to the cart', 'Plum L 1 long'],
  ['Add a large scarf with the crimson yarn to the cart', /crimson/],
  ['I would like a sand scarf in large. Add it to the cart.', 'Sand L 1 long'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, scarf, expected));
