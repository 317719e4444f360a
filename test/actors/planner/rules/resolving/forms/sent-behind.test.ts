/** A text that a clause leaves is sent by that clause, but where a later one says itself that the form is sent: it was sent twice. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (button: string, more = '') =>
  `<form onsubmit="event.preventDefault(); sent = [...sent, [...this.querySelectorAll('input, textarea')].map((field) => field.type === 'checkbox' ? field.checked : field.value)]; log(JSON.stringify(sent))">
  <label><input type="checkbox"> Member</label><label>Comment <textarea></textarea></label>${more}<button>${button}</button></form><script>let sent = [];</script>`;

const table: readonly (readonly [goal: string, body: string, told: string])[] = [
  ['Tick Member, leave the comment "Fine" and send the survey', form('Send survey'), '[[true,"Fine"]]'],
  ['Leave the comment "Fine" and submit the form', form('Submit'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine" and submit it', form('Submit'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine" and click "Post comment"', form('Post comment'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine", tick Member and send the survey', form('Send survey'), '[[true,"Fine"]]'],
  ['Write the comment "Fine", enter 7 as the age and submit', form('Submit', '<label>Age <input></label>'), '[[false,"Fine","7"]]'],
  ['Leave the comment "Fine"', form('Post'), '[[false,"Fine"]]'],
];

/** Each form says what it holds when it is sent. */
const berths = `<form><label>Passenger <input></label><label>Berth <select><option>Any<option>Upper<option>Lower</select></label><label><input type="checkbox" checked> Breakfast</label><label>Remarks <input></label><button>Book</button></form>
  <form><label>E-mail <input type="email"></label><label><input type="checkbox"> Offers</label><button>Subscribe</button></form><script>
  let sent = [];
  for (const form of document.forms) form.onsubmit = (event) => { event.preventDefault(); sent = [...sent, [...form.querySelectorAll('input, select')].map((field) => field.type === 'checkbox' ? field.checked : field.value)]; log(JSON.stringify(sent)); };</script>`;
const booked: readonly (readonly [goal: string, told: string])[] = [
  ['Book for Ada Moss with the lower berth. Untick Breakfast. Then press Book', '[["Ada Moss","Lower",false,""]]'],
  [
    'Book for Ada Moss with the lower berth. Untick Breakfast and enter "late" into the remarks. Press Book',
    '[["Ada Moss","Lower",false,"late"]]',
  ],
  [
    'Book for Ada Moss with the lower berth. Enter a@b.example as the e-mail, tick Offers and press Subscribe',
    '[["Ada Moss","Lower",true,""],["a@b.example",true]]',
  ],
];
for (const [goal, expected] of booked) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, berths, expected));

/** What comes back is a list of rooms; each says by its button which it is. */
const rooms = (button: string) =>
  `<form><label>City <input></label><label>Arrival <input type="date"></label><label>Guests <select><option>1<option>2<option>3</select></label><button>${button}</button></form><div></div><script>
  document.querySelector('form').onsubmit = (event) => { event.preventDefault(); const sought = [...event.target.elements].slice(0, 3).map(({ value }) => value);
    document.querySelector('div').innerHTML = [['Garden Inn', '€90'], ['Old Mill', '€70'], ['Quay', '€120']].map(([name, price]) =>
      '<article><h3>' + name + '</h3><p>' + price + '</p><button>View</button></article>').join('');
    for (const article of document.querySelectorAll('article')) article.querySelector('button').onclick = () => log(JSON.stringify([...sought, article.querySelector('h3').textContent])); };</script>`;

const picked: readonly (readonly [goal: string, told: string])[] = [
  [
    'Search for a room in Bergen with arrival on 2030-06-12 for 2 guests, then select the cheapest one',
    '["Bergen","2030-06-12","2","Old Mill"]',
  ],
  ['Find a room in Bergen with arrival on 12 June 2030 for 3 guests and pick the most expensive one', '["Bergen","2030-06-12","3","Quay"]'],
];
for (const [goal, expected] of picked) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, rooms('Find rooms'), expected));

/** Sets of pressed buttons under their titles: the last one that is pressed sends nothing. */
const sets = `${Object.entries({ Font: ['Serif', 'Sans'], Theme: ['Light', 'Dark'], Margins: ['Narrow', 'Wide'] })
  .map(
    ([title, names], at) =>
      `<p id="h${at}">${title}</p><div role="group" aria-labelledby="h${at}">${names.map((name) => `<button aria-pressed="false">${name}</button>`).join('')}</div>`,
  )
  .join('')}<button id="keep">Keep</button><script>
  for (const one of document.querySelectorAll('[aria-pressed]')) one.onclick = () => { for (const other of one.parentNode.children) other.setAttribute('aria-pressed', other === one); };
  keep.onclick = () => log([...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent).join());</script>`;
for (const [goal, expected] of [
  ['Font Sans, Theme Dark -> Keep', 'Sans,Dark'],
  ['Margins Wide, Theme Dark -> Keep', 'Dark,Wide'],
  ['Set Font Sans, Theme Dark, Margins Narrow and click Keep', 'Sans,Dark,Narrow'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, sets, expected));

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
