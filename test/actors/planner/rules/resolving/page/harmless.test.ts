/** What no goal may do on the way: press what acts while looking around, undo what is done, take a fold for a box, or an entry for a place. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told } from '../told.ts';

const { page } = await leased(t);

/** A button that opens a pop-up says so, whatever it does first. */
const reminder = `<h1>Kites</h1><p>Flown since 1920.</p><button aria-expanded="false" onclick="log('reminded')">Remind me of it</button>`;
const booking = `${reminder}<form onsubmit="log('sent'); return false"><p>Day <select name="day"><option>Tue 24 May</option><option>Sat 28 May</option></select></p>
  <p><label>Guests <input name="n" type="number"></label> <label>E-mail <input type="email"></label></p><button>Book seats</button></form>`;
const trip = `<h1>Ferries</h1><p><input placeholder="Port"> <button onclick="log('sent')">Search ferries</button></p>
  <h2>Today</h2><p>None sail.</p>`;
const modes = `<h1>Soups</h1><div><span style="cursor: pointer" onclick="log('switched')">Pickup</span> <span style="cursor: pointer" onclick="log('switched')">Seating</span></div><p>Pho: 9 €</p>`;
const plates = `<ul>${['Fern', 'Moss', 'Reed']
  .map(
    (name) =>
      `<li><a href="#${name}">${name}</a> <i>mild</i> <button title="Like" onclick="this.textContent = this.textContent === '♡' ? '❤' : '♡'; log(document.title.replace('Site', '') + (this.textContent === '❤' ? '+' : '-'))">♡</button></li>`,
  )
  .join('')}</ul>`;
const people = `<ul>${['Ada:Following', 'Bo:Follow']
  .map((who) => who.split(':'))
  .map(([name, word]) => `<li><b>${name}</b> <button onclick="log('pressed ${name}')">${word}</button></li>`)
  .join('')}</ul>`;
const folded = `<h1>Line</h1><div role="radiogroup"><div role="radio" aria-checked="false" tabindex="0" onclick="log('chosen')"><b>Big</b> 20 GB, voicemail</div>
  <div role="radio" aria-checked="true" tabindex="0" onclick="log('chosen')"><b>Small</b> 5 GB</div></div>
  <button aria-expanded="false" onclick="this.setAttribute('aria-expanded', more.hidden); more.hidden = !more.hidden">Extras</button>
  <div id="more" hidden><label><input type="checkbox" onchange="log('box ' + this.checked)"> Voicemail abroad</label></div>`;
const rooms = `<input type="date"> <button onclick="log(document.title + '!')">Check rooms</button>`;
const tasks = (moved: string) => `<style>.lane { width: 200px; float: left; min-height: 90px } .task { border: 1px solid }</style>
  ${['Open:Paint,Sand', 'Checking:Weekly check']
    .map((lane) => lane.split(':'))
    .map(
      ([name, cards = '']) =>
        `<div class="lane"><header>${name} <i class="count">${cards.split(',').length}</i></header>${cards
          .split(',')
          .map(
            (card) =>
              `<div class="task" draggable="true"><b>${card}</b> <i>small</i> <button title="Assignee: none" onclick="who.hidden = false">?</button></div>`,
          )
          .join('')}</div>`,
    )
    .join('')}
  <ul id="who" role="listbox" hidden style="clear: both">${['Ada Smith', 'Bo Lee'].map((name) => `<li role="option" onclick="who.hidden = true; log('${moved} ${name}')">${name}</li>`).join('')}</ul>
  <script>for (const lane of document.querySelectorAll('.lane')) { lane.ondragover = (event) => event.preventDefault();
    lane.ondrop = (event) => { event.preventDefault(); lane.append(held); log('to ' + lane.firstElementChild.firstChild.data.trim()); for (const each of document.querySelectorAll('.lane')) each.querySelector('i.count').textContent = each.children.length - 1; }; }
    let held; ondragstart = (event) => { held = event.target; event.dataTransfer.setData('text/plain', 'x'); };</script>`;

const untouched = 'Site';
const guests = `<h2>Guests</h2><div>Adults <button aria-label="Fewer adults" onclick="log('fewer')">−</button><span id="n">1</span>
  <button aria-label="More adults" onclick="n.textContent = Number(n.textContent) + 1; log('more')">+</button></div>`;
const branches = `<ul role="tree"><li role="treeitem" aria-expanded="false" tabindex="0"><span onclick="const li = this.parentNode; const isOpen = inside.hidden; inside.hidden = !isOpen; li.setAttribute('aria-expanded', String(isOpen));">Reports</span>
  <ul role="group" id="inside" hidden><li role="treeitem" tabindex="-1" onclick="log('opened')">Quarterly</li><li role="treeitem" tabindex="-1" onclick="log('opened')">Yearly</li></ul></li></ul>`;

const table: readonly (readonly [goal: string, body: string, end: 'done' | 'missing', title: string])[] = [
  ['Return the opening hours', reminder, 'missing', untouched],
  ['Open the catalogue', reminder, 'missing', untouched],
  ['Book one seat for Saturday 28 May at 11:30', booking, 'missing', untouched],
  ['Open the second ferry', trip, 'missing', untouched],
  ['How much is the pickup?', modes, 'missing', untouched],
  ['Like every mild entry', plates, 'done', '+++'],
  ['Follow Ada', people, 'missing', untouched],
  ['Follow Bo', people, 'done', 'pressed Bo'],
  ['Turn on voicemail', folded, 'done', 'box true'],
  ['Turn off all extras', folded, 'missing', untouched],
  ['Check rooms', rooms, 'done', 'Site!'],
  ['Move Paint to Weekly', tasks('gave'), 'missing', untouched],
  ['Move Paint to Checking', tasks('gave'), 'done', 'to Checking'],
  ['Assign Paint to Bo', tasks('gave'), 'done', 'gave Bo Lee'],
  ['Assign Paint to Cy', tasks('gave'), 'missing', untouched],
  ['Open the brochure', guests, 'missing', untouched],
  ['Open the Yearly report', branches, 'missing', untouched],
  ['Open Yearly', branches, 'done', 'opened'],
];

for (const [goal, body, ended, title] of table) {
  t.test(`${goal}: ${title === untouched ? 'nothing is done' : title}`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: ended }, title }, JSON.stringify(end).slice(0, 300));
  });
}
