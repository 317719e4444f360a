/** What a card on offer lists of itself says which one is meant, and is no thing of a board. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const card =
  (verb: string) =>
  ([name, price, ...traits]: readonly string[]): string =>
    `<div class="offer"><h3>${name}</h3><p>${price}</p><ul>${traits.map((trait) => `<li>${trait}</li>`).join('')}</ul><button onclick="log('${name}')">${verb}</button></div>`;
const bicycles = `<h1>Bicycles for hire</h1>${[
  ['Delta 3', '€14 a day', 'Hub gear', 'Basket', 'Steel'],
  ['Kestrel', '€22 a day', 'Derailleur', 'Rack', 'Carbon'],
  ['Kestrel Mini', '€11 a day', 'Hub gear', 'Rack', 'Steel'],
  ['Volt', '€39 a day', 'Electric', 'Basket', 'Aluminium'],
]
  .map(card('Hire'))
  .join('')}`;
const tariffs = `<h1>Tariffs</h1>${[
  ['Small', '9 €', '5 GB', 'Roaming'],
  ['Medium', '14 €', '20 GB', 'Roaming', 'Free calls'],
  ['Large', '29 €', 'Unlimited', 'Free calls'],
]
  .map(card('Choose'))
  .join('')}`;

for (const [goal, body, expected] of [
  ['Hire the cheapest bicycle with a rack', bicycles, 'Kestrel Mini'],
  ['Hire the electric bicycle', bicycles, 'Volt'],
  ['Hire the carbon Kestrel', bicycles, 'Kestrel'],
  ['Hire the electric Kestrel', bicycles, /Kestrel/],
  ['Hire the titanium bicycle', bicycles, /titanium/],
  ['Hire the steel bicycle', bicycles, /bicycle|steel/],
  ['Choose the cheapest tariff with free calls', tariffs, 'Medium'],
  ['Choose the cheapest tariff with roaming', tariffs, 'Small'],
  ['Choose the cheapest tariff with hotspot', tariffs, /tariff/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, body, expected));

const lanes = `<h1>Chores</h1>${Object.entries({ Open: ['Mow the lawn', 'Water the figs'], Done: ['Paint the fence'] })
  .map(
    ([name, chores]) =>
      `<div class="lane"><h3>${name}</h3><ul>${chores.map((chore) => `<li>${chore}</li>`).join('')}</ul><button>Add a chore</button></div>`,
  )
  .join('')}`;
t.test('Of a board, what stands in the columns is counted', async (t) =>
  answeredOn(t, page, 'How many chores are open?', lanes, { chores: 2 }),
);
t.test('And what stands in another is none of them', async (t) => answeredOn(t, page, 'How many chores are done?', lanes, { chores: 1 }));
