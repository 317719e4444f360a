/** A card that can be clicked as a whole is that, and what all rows scroll in is none of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const stock = (of: string) =>
  `<h1>Stock</h1><div role="grid"><div role="row"><span role="columnheader">Item</span> <span role="columnheader">Left</span></div><div tabindex="0" style="height:90px;overflow:auto" onclick="void 0">${of
    .split(' ')
    .map(
      (each) =>
        `<div role="row">${each
          .split(':')
          .map((said) => `<div role="gridcell" style="display:inline-block;width:90px">${said}</div>`)
          .join('')}</div>`,
    )
    .join('')}</div></div>`;
const cards = `<h1>Tents</h1>${['Dome:60', 'Ridge:45', 'Tarp:20']
  .map((each) => {
    const [name, price] = each.split(':');
    return `<div style="border:1px solid;padding:9px;cursor:pointer" onclick="void 0"><h3>${name}</h3><p>€${price}</p><p>Sleeps two</p></div>`;
  })
  .join('')}`;

for (const [goal, body, expected] of [
  ['Return the item with the lowest left', stock('Nut:0 Hinge:45 Bolt:340'), { item: 'Nut' }],
  ['Return the item with the highest left', stock('Nut:0 Hinge:45 Bolt:340'), { item: 'Bolt' }],
  ['How many items are there?', stock('Nut:0 Hinge:45 Bolt:340'), { items: 3 }],
  ['Return the title of the cheapest tent', cards, { title: 'Tarp' }],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, body, expected));
