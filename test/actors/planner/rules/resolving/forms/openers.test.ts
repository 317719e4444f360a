/** What is asked for in one breath, where its form stands behind a control: that of the entry that was said, or the only one. */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told } from '../told.ts';

const { page } = await leased(t);

const head = (title: string) =>
  `<!doctype html><title>${title}</title><script>const log = (what) => { document.title = 'sent ' + what; };</script>`;
const come = (form: string) => `document.getElementById('up').innerHTML = \`${form}\``;
const sentBy = (ids: string) => `log([${ids}].map((e) => e.value).join('|'))`;

/** Boats, each with a button for a tour of it. */
const boats = (once = false) =>
  `${['Heron', 'Grey Gull', 'Teal']
    .map((name) => `<article><h3>${name}</h3><p>6 berths</p><button onclick="ask('${name}')">Request a tour</button></article>`)
    .join('')}<div id="up"></div><script>let slot = '';
  const ask = (name) => { ${once ? "log('at once ' + name);" : ''} up.innerHTML = '<h2>' + name + '</h2><p>Slots</p><div>' + ['Mon 2 Dec 09:00', 'Mon 2 Dec 14:00', 'Tue 3 Dec 09:00'].map((s) => '<button type=button onclick="slot = this.textContent">' + s + '</button>').join(' ') + '</div><label>Your name <input id=n></label><label>Phone <input id=f></label><button onclick="log([\\'' + name + '\\', slot, n.value, f.value].join(\\'|\\'))">Request the tour</button>'; };</script>`;

/** A planner with one way to make anything, and lists whose rows have one each. */
const diary = `<button onclick="make()">+ Create</button><div id="up"></div><script>const make = () => { ${come(
  '<input id=a placeholder="Add title"><label>Date <input type=date id=b></label><label>Starts <select id=c><option>16:00<option>17:00<option>18:30</select></label><label>Ends <select id=d><option>17:00<option>18:30<option>19:00</select></label><label>Location <input id=e></label><button onclick="' +
    sentBy('a, b, c, d, e') +
    '">Save</button>',
)}; };</script>`;
const lists = (made: string) =>
  `<table><tr><td>Guests</td><td><a href="/${made}">Add</a></td></tr><tr><td>Rooms</td><td><a href="/rooms">Add</a></td></tr></table>`;
const guest = `<h1>New guest</h1><form onsubmit="${sentBy('a, b, c')}; return false"><label>First name <input id=a></label><label>Last name <input id=b></label><label>Guest since <input id=c></label><button>Save</button></form>`;

const table: readonly (readonly [goal: string, body: string, said: string | RegExp])[] = [
  [
    'Request a tour of the Grey Gull on Mon 2 Dec at 14:00 for Ada Moss, phone 0117 900 4455',
    boats(),
    'sent Grey Gull|Mon 2 Dec 14:00|Ada Moss|0117 900 4455',
  ],
  ['Request a tour of the Grey Gull on Mon 2 Dec for Ada Moss, phone 0117 900 4455', boats(), /has no place/],
  ['Request a tour of the Curlew on Mon 2 Dec at 14:00 for Ada Moss, phone 0117 900 4455', boats(), /./],
  // Who says nothing of how to be reached may have it requested by the press alone.
  ['Request a tour of the Teal on Tue 3 Dec at 09:00', boats(true), /no form/],
  ['Create an event "Tea" on 3 December 2030 from 17:00 to 18:30, location Aula', diary, 'sent Tea|2030-12-03|17:00|18:30|Aula'],
  ['Create an event "Tea" on 3 December 2030 from 17:00 to 21:30, location Aula', diary, /has no place|could go/],
  ['Add a guest: Flo Ray, guest since 2030-11-01, and save', lists('guests'), 'sent Flo|Ray|2030-11-01'],
  ['Add a boat: Flo Ray, guest since 2030-11-01, and save', lists('guests'), /./],
];

for (const [goal, body, said] of table)
  t.test(goal, async (t) => {
    const url = await site(t, ({ url }, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(head('Site') + (url === '/guests' ? guest : url === '/rooms' ? '<h1>New room</h1><input aria-label="Room">' : body));
    });
    await page.goto(url);
    const { end, last } = await told(t, page, goal);
    if (typeof said === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: said }, JSON.stringify(end));
    else t.match({ end, title: last.title }, { end: { type: 'missing', what: said }, title: 'Site' }, JSON.stringify(end));
  });

t.test('a list that a form leads to is not narrowed by its "Yes"', async (t) => {
  const list = '<h1>Guests</h1><p>Flo Ray was added.</p><ul><li><a href="/list?v=1">Yes</a><li><a href="/list?v=0">No</a></ul>';
  const form = guest.replace(/onsubmit="[^"]*"/, 'action="/list"');
  const asked: string[] = [];
  const url = await site(t, ({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(head('Site') + (url.startsWith('/list') ? list : url === '/guests' ? form : lists('guests')));
  });
  await page.goto(url);
  const { end } = await told(t, page, 'Add a guest: Flo Ray, guest since 2030-11-01, and save');
  t.match(end, { type: 'done' });
  t.notOk(asked.some((path) => path.includes('v=')));
});

t.test('a page that a deed leads to is answered by its "Yes", where nothing else is to be chosen there', async (t) => {
  const asked: string[] = [];
  const notes = '<h1>Notes</h1><ul><li>Tea <a href="/drop">Delete</a><li>Cake <a href="/drop">Delete</a></ul>';
  const url = await site(t, ({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      head('Site') +
        (url === '/drop'
          ? '<p>Cake goes.</p><a href="/gone">Yes</a> <a href="/">No</a>'
          : url === '/gone'
            ? '<h1>Notes</h1><p>Deleted.</p>'
            : notes),
    );
  });
  await page.goto(url);
  await told(t, page, 'Delete the note Cake');
  t.ok(asked.includes('/gone'));
});
