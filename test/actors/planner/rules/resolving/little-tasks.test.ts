/** Little tasks on pages of plain markup: what is called by a longer name, told by its label, set apart in letters, or said on the page itself. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, head, openedOn, told, toldOn } from './told.ts';

const { page } = await leased(t);

const click = (name: string) => `<button onclick="log('${name}')">${name}</button>`;

t.test('a name that ends with a particle is not the name without it', async (t) => {
  await toldOn(t, page, 'Click "Zoom in"', click('Zoom') + click('Zoom in'), 'Zoom in');
  await toldOn(t, page, 'Click "Zoom in"', click('Zoom'), /Zoom in/);
  await toldOn(t, page, 'Click "Log in"', click('Login'), 'Login');
});

const departures = ['09:10', '21:40', '06:30', '22:05']
  .map((time) => `<div class="ticket"><span>Departure ${time}</span> <b>$89</b> <button onclick="log('${time}')">Buy</button></div>`)
  .join('');
const flights = [
  ['9:40 AM', '11:15 PM'],
  ['1:15 PM', '6:10 PM'],
  ['7:05 AM', '3:15 PM'],
]
  .map(
    ([from, to]) =>
      `<div class="flight"><div>Depart: ${from} Arrive: ${to}</div><button onclick="log('${from}')">Book flight</button></div>`,
  )
  .join('');
for (const [goal, body, expected] of [
  ['Buy the ticket with the latest departure', departures, '22:05'],
  ['Buy the ticket with the earliest departure', departures, '06:30'],
  ['Book the flight that arrives last', flights, '9:40 AM'],
  ['Book the flight that departs last', flights, '1:15 PM'],
] as const)
  t.test(`The colon of a time parts no label from its value: ${goal}`, async (t) => toldOn(t, page, goal, body, expected));

const letters = (style: string) => [...'xKw3'].map((letter) => `<span style="${style}">${letter}</span>`).join('');
const entry = `<input oninput="log(value)">`;
for (const style of ['display:inline-block;margin:4px', 'position:relative;font-size:30px'])
  t.test(`Letters side by side are a word (${style})`, async (t) =>
    toldOn(t, page, 'Type the text below into the text field', `<p>${letters(style)}</p>${entry}`, 'xKw3'),
  );

const areas = `<textarea>Ut eget</textarea><textarea>Elit vel</textarea><input onchange="log(value)"><button>Submit</button>`;
t.test('What a text area says is taken from the last of them', async (t) =>
  toldOn(t, page, 'Paste what the last textarea says into the text input and press Submit', areas, 'Elit vel'),
);
t.test('Nothing is taken from what is empty', async (t) =>
  toldOn(
    t,
    page,
    'Copy the text of the note into the title field',
    '<label>Note <textarea></textarea></label><label>Title <input></label>',
    /holds nothing/,
  ),
);

const numbers = `<ul><li>4</li><li>17</li><li>9</li></ul><input id="i"><button onclick="log('sent ' + i.value)">Submit</button>`;
t.test('What stands below is sent by what is said behind it', async (t) =>
  toldOn(t, page, 'Type the largest number below into the textbox and press Submit', numbers, 'sent 17'),
);

const record = `<div class="name">Shena</div><div>Phone: <a href="#" onclick="log('phone')">555-0192</a></div><div>Email: <a href="#" onclick="log('mail')">shena@z.com</a></div>`;
for (const [goal, expected] of [
  ['Find Shena and click on their phone number', 'phone'],
  ['Click on the email of Shena', 'mail'],
] as const)
  t.test(`Of the only record, what is called so: ${goal}`, async (t) => toldOn(t, page, goal, record, expected));

const colour = `<input id="c" value="FFFFFF" onchange="if (!/^[0-9A-F]{6}$/.test(value)) value = 'FFFFFF'"><button onclick="log(c.value)">Submit</button>`;
t.test('A field that holds a number for a colour takes it for its name', async (t) =>
  toldOn(t, page, 'Select red with the color picker and press Submit', colour, 'FF0000'),
);

const boxes = ['x', 'X', 'Rk', 'Lm'].map((name) => `<label><input type="checkbox" name="${name}">${name}</label>`).join('');
const ticked = `${boxes}<button onclick="log([...document.querySelectorAll(':checked')].map((box) => box.name).join())">Submit</button>`;
t.test('What is excepted is called so to the letter, where anything is', async (t) =>
  toldOn(t, page, 'Select everything except Rk and x, and click Submit', ticked, 'X,Lm'),
);

const tree = `<ul><li><i style="display:inline-block;width:9px;height:9px;background:gray;cursor:pointer" onclick="log('unfolded'); this.nextElementSibling.nextElementSibling.hidden = false"></i><span onclick="log('Keli')">Keli</span><ul hidden><li>Kit</li></ul></li><li>Ali</li></ul>`;
t.test('The mark that unfolds a branch is not the branch', async (t) => {
  await openedOn(t, page, head + tree);
  t.match((await told(t, page, 'Click on the folder named "Keli"')).last, { title: 'Keli' });
});

const task = `<div id="query">Add the item "Buy milk" to the list and press the red one</div><input placeholder="What needs to be done?" onkeydown="if (event.key === 'Enter') { l.innerHTML += '<li>' + value; log('added ' + value); value = ''; }"><ul id="l"></ul>`;
t.test('Words of the task that the page itself shows are no part of it', async (t) =>
  toldOn(
    t,
    page,
    'Add the item "Buy milk" to the list',
    task.replace('"Buy milk" to the list and press the red one', '"<b class="bold">Buy milk</b>" to the list'),
    'added Buy milk',
  ),
);

const around = (task: string) => `<p>${task}</p><div style="position:relative;height:200px">
  <div id="t" style="position:absolute;left:200px;top:10px;width:80px;height:60px">Tangelo</div><div id="k" style="position:absolute;left:200px;top:110px;width:80px;height:60px">Kumquat</div>
  <div id="b" role="img" aria-label="box" style="position:absolute;left:10px;top:60px;width:30px;height:30px;background:red;cursor:move"></div></div><script>
  b.onmousedown = () => { b.style.pointerEvents = 'none'; addEventListener('mouseup', ({ target }) => { target.append(b); b.style.top = b.style.left = 0; log('on ' + target.id); }, { once: true }); };</script>`;
for (const task of ['Drag the box to Tangelo', 'Drag the <b>box</b> to <b>Tangelo</b>'])
  t.test(`What stands behind the task is none of its words: ${task}`, async (t) =>
    toldOn(t, page, 'Drag the box to Tangelo', around(task), 'on t'),
  );

const blocks = '<i style="display:inline-block;width:20px;height:20px;background:orange;margin:2px"></i>';
t.test('Blocks are counted, and not the parts of the page', async (t) =>
  answeredOn(t, page, 'How many blocks are there?', `<div>${blocks.repeat(4)}</div><p>+</p><div>${blocks.repeat(7)}</div>`, { blocks: 11 }),
);

const form = `<form onsubmit="event.preventDefault(); log(new URLSearchParams(new FormData(this)))"><table>
  <tr><td>First name</td><td><input name="f"></td></tr><tr><td>Last name</td><td><input name="l"></td></tr><tr><td>E-mail</td><td><input name="e"></td></tr>
  <tr><td></td><td><input type="checkbox" name="o"> Send me offers<br><input type="checkbox" name="t"> I have read the <a href="#t">terms</a></td></tr></table><button>Register</button></form>`;
t.test('Terms are accepted by the box before the words that speak of them, before the form is sent', async (t) =>
  toldOn(t, page, 'Register Ana Ruiz with ana@ruiz.org and accept the terms', form, 'f=Ana&l=Ruiz&e=ana%40ruiz.org&t=on'),
);
t.test('A form that has no such box is not sent', async (t) =>
  toldOn(t, page, 'Register Ana Ruiz with ana@ruiz.org and accept the terms', form.replace(/<br>.*<\/a>/, ''), /to accept terms/),
);

const popup = `<p><label>Username <input id="u" onfocus="onfocus = null; setTimeout(() => { p.hidden = false; for (const each of [u, w, b]) each.disabled = true; }, 50)"></label><label>Password <input id="w" type="password"></label><button id="b" onclick="log(u.value + '/' + w.value)">Login</button></p>
  <div id="p" hidden><p>Your session is about to expire. Exit to home page?</p><button onclick="log('left')">OK</button><button onclick="p.hidden = true; for (const each of [u, w, b]) each.disabled = false">Cancel</button></div>`;
t.test('A question that holds all fields back is declined', async (t) => {
  await openedOn(t, page, head + popup);
  t.match((await told(t, page, 'Enter the username "kris" and the password "T9x" and press Login')).last, { title: /\/T9x$/ });
});

const shipping = [
  ['Standard', '5 days', '$12.00'],
  ['Express', '1 day', '$103.00'],
  ['Saver', '15 days', '$9.50'],
]
  .map(
    ([name, days, price], at) =>
      `<p><input type="radio" name="s" id="s${at}" onchange="log('${name}')"><label for="s${at}">${name} (${days}) ${price}</label></p>`,
  )
  .join('');
for (const [goal, expected] of [
  ['Select the cheapest shipping', 'Saver'],
  ['Select the fastest shipping', 'Express'],
  ['Select the shipping that takes 5 days', 'Standard'],
] as const)
  t.test(`Radio buttons rank by what they say: ${goal}`, async (t) => toldOn(t, page, goal, `<form>${shipping}</form>`, expected));

const files = ['a-notes.txt', 'notes.txt'].map((name) => `<div>${name} <button onclick="log('${name}')">Delete</button></div>`).join('');
t.test('Of two that are as near, what stands right behind the name', async (t) =>
  toldOn(t, page, 'Click Delete next to notes.txt', files, 'notes.txt'),
);

const tabs = ['elit', 'Elit', 'elite']
  .map(
    (name, at) =>
      `<div role="tabpanel" id="p${at}" ${at === 0 ? '' : 'hidden'}><p>Nulla <a href="#" onclick="log('${name}')">${name}</a></p></div>`,
  )
  .join('');
const tabbed = `<div role="tablist">${[0, 1, 2].map((at) => `<button role="tab" aria-selected="${at === 0}" onclick="for (const each of document.querySelectorAll('[role=tabpanel]')) each.hidden = each.id !== 'p${at}'">${at + 1}</button>`).join('')}</div>${tabs}`;
t.test('Who looks through tabs for a name does not take another of the same letters', async (t) =>
  toldOn(t, page, 'Switch between the tabs to find and click on the link "Elit"', tabbed, 'Elit'),
);

const rooms = [
  ['Garden room', '2 beds', '€90 / night'],
  ['Sea view', '1 bed', '€140 / night'],
  ['Attic', '3 beds', '€70 / night'],
]
  .map((parts) => `<li>${parts.map((part) => `<span>${part}</span>`).join(' ')}</li>`)
  .join('');
for (const [goal, expected] of [
  ['Which room has the most beds?', { room: 'Attic' }],
  ['Which room has the fewest beds?', { room: 'Sea view' }],
  ['Which room is the most expensive?', { room: 'Sea view' }],
] as const)
  t.test(`So many of something are no label of what stands behind: ${goal}`, async (t) =>
    answeredOn(t, page, goal, `<h1>Rooms</h1><ul>${rooms}</ul>`, expected),
  );
