/** What is as the goal wants it, or lacks what the goal gives, is not pressed: a press would undo it, or send it empty. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const toggle = (name: string, pressed: boolean) => `<button aria-pressed="${pressed}" onclick="log('${name}')">${name}</button>`;
const login = (fields: string) => `<form onsubmit="event.preventDefault();log('sent')">${fields}<button>Log in</button></form>`;
const password = '<label>Password <input type="password"></label>';

const extras = (rows: string) => `<table>${rows}</table><button onclick="log('kept ' + x.checked)">Keep</button>`;
const counter = `<b id="x">10 km</b> <button onclick="x.textContent = parseInt(x.textContent) + 1 + ' km'">Farther</button> <button onclick="log('went ' + parseInt(x.textContent))">Go</button>`;

const cases = [
  ['Mute the channel', toggle('Mute', true), 'Site'],
  ['Pin the board', toggle('Pin', true), 'Site'],
  ['Mute the channel', toggle('Mute', false), 'Mute'],
  ['Unmute the channel', toggle('Unmute', true), 'Unmute'],
  ['Log in with user anna and password x', login(password), /no field for the user/],
  ['Log in with user anna and password x', login(`<label>User <input></label>${password}`), 'sent'],
  // What is ticked and must not be is called by what stands beside it.
  ['Leave Supper unticked and press Keep', extras(`<tr><td>Supper</td><td><input id="x" type="checkbox" checked></td></tr>`), 'kept false'],
  ['Do not tick Supper, press Keep', extras(`<tr><td><input id="x" type="checkbox" checked></td><td>Supper</td></tr>`), 'kept false'],
  ['Do not tick Supper, press Keep', extras(`<tr><td>Lunch</td><td><input id="x" type="checkbox" checked></td></tr>`), 'kept true'],
  // The page may show its task in words of its own.
  [
    'Click Farther until "12 km" is shown, then click Go',
    `<p>Click the plus until the way is 12 km and then click Go.</p>${counter}`,
    'went 12',
  ],
  ['Click Farther until "12 km" is shown, then click Go', counter, 'went 12'],
  [
    'Enter Ada as the name and nothing as the code, then press Keep',
    `<label>Name <input id="n"></label><label>Code <input id="x" value="7"></label><button onclick="log(n.value + x.value)">Keep</button>`,
    'Ada',
  ],
] as const;

for (const [at, [goal, body, expected]] of cases.entries())
  t.test(`${at}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
