/** What an entry's own control brings up is told what the sentence says behind the entry, all of it or nothing is sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Rows of a list with a control each, by which a dialog of this form comes up; its sender says what it holds. */
const listOf = (
  verb: string,
  names: readonly string[],
  form: string,
  sender: string,
  heading = (name: string) => `${verb} ${name}`,
): string =>
  `<ul>${names.map((name) => `<li><b>${name}</b> <button onclick="ask('${name}', '${heading(name)}')">${verb}</button></li>`).join('')}</ul><div id="d"></div><script>
  const ask = (name, heading) => {
    d.innerHTML = '<div role="dialog" aria-modal="true" aria-label="' + heading + '" style="position:fixed;inset:60px;background:#fff"><h2>' + heading + '</h2>' + ${JSON.stringify(form)} + '<button id="go">${sender}</button><button onclick="d.innerHTML = \\'\\'">Close</button></div>';
    go.onclick = () => { const told = [...d.querySelectorAll('input,select,textarea')].map((field) => field.type === 'checkbox' ? field.checked : field.value); d.innerHTML = ''; log([name, ...told].join('|')); };
  };</script>`;

const access = '<label>Person’s e-mail <input type="email"></label><label>Access <select><option>Reader<option>Writer</select></label>';
const folders = listOf('Grant', ['Ledgers', 'Maps'], access, 'Add person');
const cause = '<label>Cause <select><option value="">–</option><option>Frost<option>Storm</select></label>';
const courts = listOf('Suspend', ['Court 1', 'Court 12', 'Court 3'], cause, 'Suspend it');
const mooring = listOf('Berth', ['Heron', 'Kite'], '<label>Quay <input></label>', 'Berth the boat');
/** It speaks of another entry than that whose control was pressed. */
const astray = listOf('Suspend', ['CT-1', 'CT-2'], cause, 'Suspend it', () => 'Suspend CT-9');
const posts = listOf(
  'Apply',
  ['Cook', 'Porter'],
  '<label>Full name <input></label><label>E-mail <input type="email"></label>',
  'Submit application',
);
const hands = listOf('Message', ['Ada Moss', 'Ida Moss'], '<textarea placeholder="Write something"></textarea>', 'Send');

/** What came up is done by a choice of its own, and asks for nothing else. */
const loans = `<ul>${['L-4', 'L-5'].map((name) => `<li><b>${name}</b> <button onclick="d.innerHTML = '<p>How long?</p>' + [5, 14].map((days) => '<button onclick=&quot;log(\\'${name} ' + days + '\\')&quot;>' + days + ' days</button>').join('') + '<button>Close</button>'">Extend</button></li>`).join('')}</ul><div id="d" style="position:fixed;inset:90px;background:#fff"></div>`;
const atOnce = `<ul>${['L-4', 'L-5'].map((name) => `<li><b>${name}</b> <button onclick="this.replaceWith('Extended')">Extend</button></li>`).join('')}</ul>`;

const days = ['Monday', 'Tuesday', 'Thursday'];
const rota = `${days.map((day) => `<section><h2>${day}</h2><button aria-label="New shift on ${day}" onclick="ask('${day}')">+</button></section>`).join('')}<div id="d"></div><script>
  const ask = (day) => { d.innerHTML = '<div role="dialog" aria-label="New shift"><label>Title <input id="n"></label><label>Starts <input type="time" id="s"></label><button id="go">Create</button></div>'; go.onclick = () => { const told = day + ' ' + s.value + ' ' + n.value; d.innerHTML = ''; log(told); }; };</script>`;

const members = `<h1>Crew</h1><form onsubmit="event.preventDefault(); log(m.value + '|' + r.value)"><label>E-mail <input id="m" type="email"></label><label>Role <select id="r"><option>Sailor<option>Mate</select></label><button>Invite</button></form>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Grant Ledgers to kim@x.example as a writer', folders, 'Ledgers|kim@x.example|Writer'],
  ['Grant Maps with kim@x.example as writer', folders, 'Maps|kim@x.example|Writer'],
  ['Suspend Court 1 because of frost', courts, 'Court 1|Frost'],
  ['Suspend Court 12 as storm', courts, 'Court 12|Storm'],
  ['Berth Kite at North 4', mooring, 'Kite|North 4'],
  ['Extend L-5 for 14 days', loans, 'L-5 14'],
  ['Apply for the porter position as Ada Moss, ada@x.example', posts, 'Porter|Ada Moss|ada@x.example'],
  ['Message Ida Moss: "Bring rope"', hands, 'Ida Moss|Bring rope'],
  ['Create a shift "Night watch" on Thursday at 21:30', rota, 'Thursday 21:30 Night watch'],
  ['Invite kim@x.example as mate', members, 'kim@x.example|Mate'],
  ['Invite kim@x.example as captain', members, /captain/],
  // Whatever has no place on what came up keeps all of it from being sent.
  ['Grant Ledgers to kim@x.example as an owner', folders, /./],
  ['Grant Plans to kim@x.example as a writer', folders, /Plans/],
  ['Suspend Court 1 as a joke', courts, /./],
  ['Suspend CT-1 as frost', astray, /./],
  ['Extend L-5 for 9 days', loans, /./],
  ['Extend L-4 for 14 days', atOnce, /no form/],
  ['Create a shift "Night watch" on Friday at 21:30', rota, /./],
  // Of a verb that nothing on the page is called by, nothing is tried.
  ['Berth Ledgers at North 4', folders, /could be clicked to berth/],
  ['Berth Ledgers', folders, /Ledgers/],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
