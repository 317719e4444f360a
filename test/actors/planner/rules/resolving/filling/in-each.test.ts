/** What is set for all of several things is set for each of them, or for none. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const logging = `onchange="document.title += this.dataset.of + ' ' + this.value + ';'"`;
const list = (of: string, name: string, options: readonly string[]) =>
  `<select ${logging} data-of="${of}" aria-label="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
const berths = ['Tern', 'Gull', 'Plover']
  .map(
    (boat) =>
      `<tr><td>${boat}</td><td>${list(boat, 'Berth', ['None', 'North', 'South'])}</td><td><input type="number" aria-label="Guests" value="1" ${logging.replace('onchange', 'oninput')} data-of="${boat}"></td></tr>`,
  )
  .join('');
const harbour = `<h1>Boats</h1><table><tr><th>Boat</th><th>Berth</th><th>Guests</th></tr>${berths}</table>`;
const cards = `<h1>Tasks</h1>${['Paint', 'Sweep']
  .map((task) => `<article><h3>${task}</h3>${list(task, 'Helper', ['Nobody', 'Ida Holm', 'Ulf Berg'])}</article>`)
  .join('')}`;
const twin = `<h1>Doors</h1><ul>${['Left', 'Right'].map((door) => `<li>${door} ${list(door, 'Lock', ['Open', 'Shut'])}</li>`).join('')}</ul>`;
const one = `<h1>Tasks</h1><article><h3>Paint</h3>${list('Paint', 'Helper', ['Nobody', 'Ida Holm'])}</article><article><h3>Sweep</h3>${list('Sweep', 'Helper', ['Nobody', 'Ulf Berg'])}</article>`;
const paged = `${harbour}<nav aria-label="Pages"><a href="#1" aria-current="page">1</a> <a href="#2">2</a> <a href="#2">Next</a></nav>`;

/** One button a row, whose question is asked in a dialog of the page. */
const crew = `<h1>Crew</h1><ul>${['Ida Holm', 'Ulf Berg', 'Lea Moe']
  .map((name) => `<li><span>${name}</span> <button onclick="ask(this.parentElement, '${name}')">Release</button></li>`)
  .join(
    '',
  )}</ul><div role="alertdialog" aria-modal="true" id="q" hidden><h2 id="asks"></h2><button onclick="q.hidden = true">Cancel</button>
  <button onclick="q.hidden = true; who.remove(); document.title += who.firstElementChild.textContent + ';'">Release</button></div>
  <script>let who; const ask = (row, name) => { who = row; asks.textContent = 'Release ' + name + ' from the crew?'; q.hidden = false; };</script>`;

const asked = (...options: readonly (readonly string[])[]) =>
  options
    .map(
      (names, at) =>
        `<p>${at + 7} ${names.map((name) => `<label><input type="radio" name="q${at}" onchange="document.title += '${at}${name};'">${name}</label>`).join(' ')}</p>`,
    )
    .join('');
const pair = ['Odd', 'Even'];

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Set the berth of all boats to North', harbour, 'SiteTern North;Gull North;Plover North;'],
  ['Choose South as the berth of every boat', harbour, 'SiteTern South;Gull South;Plover South;'],
  ['Set the berth of all boats except Gull to South', harbour, 'SiteTern South;Plover South;'],
  ['Set the guests of all boats but Tern to 4', harbour, 'SiteGull 4;Plover 4;'],
  ['Assign all tasks to Ulf Berg', cards, 'SitePaint Ulf Berg;Sweep Ulf Berg;'],
  ['Set both locks to Shut', twin, 'SiteLeft Shut;Right Shut;'],
  ['Set both berths to North', harbour, /there are 3 of/],
  ['Assign all tasks to Ulf Berg', one, /not all of/],
  ['Set the berth of all boats to West', harbour, /no option "West"/],
  ['Set the berth of all boats to North', paged, /only a part of what/],
  ['For each number choose Even', asked(pair, pair, pair), 'Site0Even;1Even;2Even;'],
  ['Choose Even for every number', asked(pair, ['Even', 'Big'], pair), /which "Even" is meant for each can't be told/],
  ['Release all crew members except Lea Moe and confirm', crew, 'SiteIda Holm;Ulf Berg;'],
  ['Release Ida Holm and Lea Moe and confirm each', crew, 'SiteIda Holm;Lea Moe;'],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
