/** A colon that has a text or cell of its own between a label and its field, or its value, is neither. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const send = '<button onclick="log([...document.querySelectorAll(\'input\')].map(({ value }) => value).join())">Save</button>';
const facts = [
  ['Breed', 'Whippet'],
  ['Born', '2029'],
  ['Chip', 'K-77'],
];
const ways = {
  'in a list of terms': {
    told: `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`,
    asked: (labels: readonly string[]) => labels.map((label) => `<div><b>${label}</b><i> : </i><input></div>`).join(''),
  },
  'in cells': {
    told: `<table>${facts.map(([name, value]) => `<tr><td>${name}</td><td>:</td><td>${value}</td></tr>`).join('')}</table>`,
    asked: (labels: readonly string[]) =>
      `<table>${labels.map((label) => `<tr><td>${label}</td><td>:</td><td><input></td></tr>`).join('')}</table>`,
  },
  'in one block': {
    told: `<div>${facts.map(([name, value]) => `<p>${name}: ${value}</p>`).join('')}</div>`,
    asked: (labels: readonly string[]) =>
      `<section>${labels.map((label) => `<span style="display: inline-block; width: 60px">${label}</span>: <input>`).join('')}</section>`,
  },
};
for (const [how, { told, asked }] of Object.entries(ways)) {
  t.test(`${how}: each field takes what its label says`, async (t) => {
    await toldOn(t, page, 'Enter the value for each label and press Save', told + asked(['Chip', 'Breed']) + send, 'K-77,Whippet');
    await toldOn(t, page, 'Enter Rex as the owner and 7 as the age, then press Save', asked(['Age', 'Owner']) + send, '7,Rex');
  });
  t.test(`${how}: what the page does not tell is not made up`, (t) =>
    toldOn(t, page, 'Enter the value for each label and press Save', told + asked(['Chip', 'Weight']) + send, /Weight/),
  );
}
