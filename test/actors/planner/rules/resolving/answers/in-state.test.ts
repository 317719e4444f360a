/** How many are available, in stock or on loan, where the page says the number right before that. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const novel =
  '<h1>The Silver Fjord</h1><dl><dt>Author</dt><dd>Ida Berg</dd><dt>Availability</dt><dd>In stock (22 available)</dd><dt>Number of reviews</dt><dd>0</dd></dl>';
const formats =
  '<h1>Anna Karenina</h1><table><tr><td>Main hall</td><td>3 of 5 available</td></tr></table><p>Hardback <small>(10 available)</small></p><p>Large print (2 available)</p><p>Reviews (14)</p>';
const mug =
  '<h1>Marl mug</h1><p>€12.50</p><button>Add to cart</button><h2>You may like</h2><div><h3>Dune lamp</h3><p>(3 available)</p></div><p>More than 500 sold.</p>';

for (const [goal, body, expected] of [
  ['How many copies are available?', novel, { copies: 22 }],
  ['Return how many copies are available, as a number', novel, { copies: 22 }],
  ['How many copies of The Silver Fjord are in stock?', novel, { copies: 22 }],
  ['How many copies of The Copper Fjord are in stock?', novel, /Copper Fjord/],
  ['How many copies are available in hardback?', formats, { copies: 10 }],
  // Of three numbers, nothing says which is meant.
  ['How many copies are available?', formats, /copies/],
  // What is available is another thing, and a bound is no number.
  ['How many mugs are available?', mug, /mugs/],
  ['How many copies are available?', mug, /copies/],
  ['How many mugs are sold?', mug, /mugs/],
  ['How many seats are available?', '<h1>Evening of jazz</h1><p>Parking (10 available)</p>', /seat/],
] as const)
  t.test(`${goal} ${body.slice(4, 12)}`, (t) => answeredOn(t, page, goal, body, expected));
