/** What is put into a basket in a size or colour is chosen so first, or not put there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const radios = (of: string, values: readonly string[], off: readonly string[] = []) =>
  `<fieldset><legend>${of}</legend>${values
    .map(
      (value, at) =>
        `<label><input type="radio" name="${of}" value="${value}"${at === 0 ? ' checked' : ''}${off.includes(value) ? ' disabled' : ''}> ${value}</label>`,
    )
    .join('')}</fieldset>`;
const list = (of: string, values: readonly string[], off: readonly string[] = []) =>
  `<label>${of} <select name="${of}">${values.map((value) => `<option${off.includes(value) ? ' disabled' : ''}>${value}</option>`).join('')}</select></label>`;
const add = (...names: readonly string[]) =>
  `<button onclick="log([${names.map((name) => `(document.querySelector('[name=${name}]:checked, select[name=${name}]')).value`).join(', ')}].join(' '))">Add to cart</button>`;

const boots = `<h1>Rain boots</h1>${radios('Size', ['38', '39', '40'], ['40'])}${radios('Colour', ['Sand', 'Olive'])}${add('Size', 'Colour')}`;
const lamp = `<h1>Desk lamp</h1>${list('Finish', ['Brass', 'Chrome', 'Slate'], ['Slate'])}${list('Length', ['40 cm', '60 cm'])}${add('Finish', 'Length')}`;
const tea = `<h1>Teas</h1><ul>${['Oolong, 50 g', 'Oolong, 100 g', 'Sencha, 50 g']
  .map((name) => `<li><b>${name}</b> <button onclick="log('${name}')">Add to cart</button></li>`)
  .join('')}</ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Add the boots in size 39 to the cart', boots, '39 Sand'],
  ['Add the boots in Olive, size 39 to the cart', boots, '39 Olive'],
  ['Put the rain boots, size 39, colour olive into my cart', boots, '39 Olive'],
  ['Add the boots in size 38 and colour Olive to the basket', boots.replace('Add to cart', 'Add to basket'), '38 Olive'],
  ['Add the boots in size 40 to the cart', boots, /radio "40" is there, but disabled/],
  ['Add the boots in size 44 to the cart', boots, /44/],
  ['Add the desk lamp with finish Chrome and length "60 cm" to the cart', lamp, 'Chrome 60 cm'],
  ['Add the desk lamp with finish Slate to the cart', lamp, /Slate/],
  ['Add the desk lamp with finish Copper to the cart', lamp, /Copper/],
  ['Add the Oolong in size "100 g" to the cart', tea, 'Oolong, 100 g'],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
