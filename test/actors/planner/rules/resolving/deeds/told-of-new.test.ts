/** What is said of a new thing is in its form before that is sent; what each of several has in a menu is done to all of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const made = `<form onsubmit="log([n.value, w.value, p.value, [...this.querySelectorAll('[type=checkbox]:checked')].map((one) => one.parentNode.textContent.trim())].join('|')); return false"><h1>New ticket</h1><label>Title <input id="n"></label><label>Assignee <select id="w"><option>Nobody<option>Ada<option>Ben</select></label><label>Priority <select id="p"><option>Low<option>High</select></label><fieldset><legend>Labels</legend><label><input type="checkbox"> mould</label><label><input type="checkbox"> leak</label></fieldset><button>Create ticket</button></form>`;
for (const [goal, expected] of [
  ['Create a ticket titled "Wet wall", assign it to Ben and label it as leak', 'Wet wall|Ben|Low|leak'],
  ['Create a ticket titled "Wet wall". Set its priority to High', 'Wet wall|Nobody|High|'],
  ['Create a ticket titled "Wet wall"', 'Wet wall|Nobody|Low|'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, made, expected));

/** The table is made anew after each. */
const bills = `<div id="all"></div><ul id="m" role="menu" style="display: none"></ul><script>const due = [['B-1', 'Late'], ['B-2', 'Paid'], ['B-3', 'Late'], ['B-4', 'Open']], sent = [];
const draw = () => { all.innerHTML = '<table><tr><th>Bill<th>Status<th></tr>' + due.map(([code, state]) => '<tr><td>' + code + '<td>' + state + '<td><button aria-label="more" data-code="' + code + '">⋮</button>').join('') + '</table>'; for (const one of all.querySelectorAll('button')) one.onclick = () => { m.style.display = ''; m.innerHTML = '<li role="menuitem" tabindex="0">Mark as paid</li><li role="menuitem" tabindex="0">Send reminder</li>'; m.children[1].onclick = () => { sent.push(one.dataset.code); log('reminded ' + sent); m.style.display = 'none'; draw(); }; }; }; draw();</script>`;
t.test('a reminder is sent for each of them', (t) => toldOn(t, page, 'Send a reminder for every late bill', bills, 'reminded B-1,B-3'));

const limit = `<form onsubmit="log('limit ' + l.value); return false">Monthly limit: <input id="l" value="1500"> EUR <input type="submit" value="Save limit"></form>`;
t.test('what is lowered is saved, without the unit that stands behind its field', (t) =>
  toldOn(t, page, 'Lower the monthly limit to 800 EUR', limit, 'limit 800'),
);

const saved = `<form onsubmit="log('searched'); return false"><input type="search" aria-label="Search"><button>Let's go</button></form><ul><li><b>Plum Inn</b> 4.1 <button onclick="log('kept Plum Inn')">Save</button><li><b>Fig House</b> 4.8 <button onclick="log('kept Fig House')">Save</button></ul>`;
t.test('what was only found is kept by its own control', (t) => toldOn(t, page, 'Find Fig House and save it', saved, 'kept Fig House'));

const written = `<form onsubmit="log([a.value, b.value, c.value]); return false"><label>To <input id="a"></label><label>Subject <input id="b"></label><label>Text <textarea id="c"></textarea></label><button>Send</button></form>`;
t.test('what is written to somebody is sent', (t) =>
  toldOn(t, page, 'Write a message to Ms. Oak with the subject "Trip" and the text "We will come."', written, 'Ms. Oak,Trip,We will come.'),
);

const calendar = `<h1>Calendar</h1><ul><li><b>04.04.2031</b> Spring fair, 17:30</li><li><b>11.04.2031</b> Last day</li></ul>`;
t.test('a part of a day is no time', (t) => answeredOn(t, page, 'At what time does the spring fair start?', calendar, { start: '17:30' }));

const parts = `<h2>Parts</h2><ul><li><a href="#b">Bikes</a> <span>(4)</span><li><a href="#e">Electronics</a> <span>(2)</span></ul>`;
t.test('how many a part holds stands behind its name', (t) =>
  answeredOn(t, page, 'How many listings are there in the Electronics category?', parts, { listings: 2 }),
);

const standing = `<h1>Standing orders</h1><table><tr><th>To<th>Amount<th></tr>${['City Gym', 'Oak Rent'].map((to) => `<tr><td>${to}<td>30<td><button onclick="log('deleted ${to}'); this.closest('tr').remove()">Delete</button></tr>`).join('')}</table>`;
for (const [goal, expected] of [
  ['Delete the standing order for the gym', 'deleted City Gym'],
  ['Delete the standing order for the bakery', /standing/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, standing, expected));

const filtered = `<label>Agent <select onchange="log('filtered')"><option>All<option>Ada<option>Ben</select></label><table><tr><th>No.<th>About</tr><tr><td><input type="checkbox" aria-label="Select 7"> 7<td>Rain<tr><td><input type="checkbox" aria-label="Select 8"> 8<td>Wind</table>`;
t.test('what narrows a list gives nothing to anybody', async (t) => {
  await openedOn(t, page, head + filtered);
  const { end, last } = await told(t, page, 'Assign ticket 7 to Ben');
  t.match({ end, title: last.title }, { end: { type: 'missing' }, title: 'Site' });
});
