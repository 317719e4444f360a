/** What a plan includes is told by its card, and what is had without a number is not counted. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const plans = `<h1>Plans</h1>${[
  ['Seed', '$0', '2 boards', '50 cards', 'Mail help'],
  ['Grove', '$12', 'Unlimited boards', '4,000 cards', 'Own logo'],
]
  .map(
    ([name, price, ...traits]) =>
      `<div class="plan"><h3>${name}</h3><p>${price} a month</p><ul>${traits.map((trait) => `<li>${trait}</li>`).join('')}</ul><button>Choose ${name}</button></div>`,
  )
  .join('')}`;
for (const [goal, expected] of [
  ['How many cards does the Grove plan include?', { cards: 4000 }],
  ['Return how many boards the Seed plan includes', { boards: 2 }],
  ['How many cards does the Seed plan have?', { cards: 50 }],
  ['How many boards does the Grove plan include?', /board/],
  ['How many logos does the Grove plan have?', /logo/],
  ['How many seats does the Seed plan include?', /seat/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, plans, expected));
