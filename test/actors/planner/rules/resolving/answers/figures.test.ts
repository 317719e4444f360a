/** The figures of dashboards: the number of a card, whatever stands beside it, and never how it has changed or where a link leads. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const told = [
  ['Bookings', '318', '+4% since May', 'last week: 290'],
  ['Takings', '€9,120', '−2% vs. May', 'last week: €9,400'],
  ['Empty seats', '6.5%', '▲ 0.4 pts', 'last week: 6.1%'],
] as const;
type Card = (typeof told)[number];
const board = (card: (told: Card) => string, more = '') =>
  `<h1>House</h1><div class="tiles">${told.map((each) => `<div class="tile">${card(each)}</div>`).join('')}</div>${more}`;
const above = ([label, value, change]: Card) => `<div class="big">${value}</div><div>${label}</div><div class="small">${change}</div>`;
const below = ([label, value]: Card) => `<p>${label}</p><p><b>${value}</b></p><a href="#m">View all</a>`;
const heads = ([label, value]: Card) => `<h3>${value}</h3><p>${label}</p><a href="#m">More info</a>`;
const inLabel = ([label, value, change]: Card) => `<p>${label} <span class="chip">${change.split(' ')[0]}</span></p><p>${value}</p>`;
const before = ([label, value, , past]: Card) => `<span class="n">${value}</span><div>${label}</div><small>${past}</small>`;
const listed = '<h2>Bookings</h2><ul><li>Ada Fox, 2 seats</li><li>Bo Lind, 4 seats</li></ul>';

for (const [name, card] of Object.entries({ above, below, heads, inLabel, before })) {
  t.test(`the value and the label, ${name}`, (t) =>
    answeredOn(t, page, 'Return the takings and the empty seats', board(card), { takings: '€9,120', 'empty seats': '6.5%' }),
  );
  t.test(`how many there are, ${name}`, (t) => answeredOn(t, page, 'How many bookings are there?', board(card), { bookings: 318 }));
  t.test(`a number of the label, ${name}`, (t) =>
    answeredOn(t, page, 'Return the number of bookings as a number', board(card), { bookings: 318 }),
  );
  t.test(`what no card is called, ${name}`, (t) => answeredOn(t, page, 'Return the refunds', board(card), /refunds/));
}

// Money is no number of things, and a list of them is told by itself.
t.test('a sum is no count', (t) => answeredOn(t, page, 'How many takings are there?', board(above), /takings/));
t.test('what is listed as well', (t) => answeredOn(t, page, 'List the bookings', board(above, listed), /bookings/));
// Of a single tile, neither the change nor the way to more is the value.
t.test('one tile', (t) => answeredOn(t, page, 'Return the takings', '<div>Takings</div><div>+3% since May</div>', /takings/));
t.test('one tile with a link', (t) => answeredOn(t, page, 'Return the takings', '<p>Takings</p><a href="#m">More info</a>', /takings/));

/** Numbers of people, which no sign parts. */
const people = `<style>.e { display: flex; gap: 9px }</style>${[
  ['Ada Moss', '883-719-5391'],
  ['Bo Lind', '020 7946 0018'],
  ['Cy Orr', '5551-0199'],
]
  .map(([who, number]) => `<div class="e"><span>${who}</span><span>${number}</span></div>`)
  .join('')}<p>Number: <input id="n"> <button onclick="log(n.value)">OK</button></p>`;
for (const [who, number] of [
  ['Ada Moss', '883-719-5391'],
  ['Cy Orr', '5551-0199'],
  ['Bo Lind', '020 7946 0018'],
] as const)
  t.test(`the number of ${who} is not cut`, async (t) => {
    await answeredOn(t, page, `What is ${who}'s number?`, people, { [`${who}'s number`]: number });
    await answeredOn(t, page, `What number has ${who}?`, people, { [`${who}'s number`]: number });
    await toldOn(t, page, `Enter ${who}'s number into the field and press OK`, people, number);
  });
t.test('whose number is not there', (t) => toldOn(t, page, "Enter Di Fox's number into the field and press OK", people, /number|Di Fox/));
