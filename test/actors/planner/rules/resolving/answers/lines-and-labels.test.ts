/** Behind a label that begins a broken line stands its value, which has no element of its own. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

type Line = readonly [label: string, value: string];
const inText = (lines: readonly Line[], tag = 'b') => lines.map(([label, value]) => `<${tag}>${label}</${tag}> ${value}`).join('<br>');
const hours = `<h2>Museum</h2><div>${inText([
  ['Opens', '9 am'],
  ['Closes', '5 pm'],
  ['Lift', 'broken'],
])}</div>`;
const cards = (inside: (lines: readonly Line[]) => string) =>
  `<style>.k{display:inline-block;width:80px}</style>${[
    ['Boat North', '14 m', 'Ada', '9 t'],
    ['Boat South', '11 m', 'Bo', '6 t'],
  ]
    .map(([name, length = '', owner = '', load = '']) =>
      [
        `<div class="one"><big>${name}</big><br>`,
        inside([
          ['Length', length],
          ['Skipper', owner],
          ['Load', load],
        ]),
        '</div>',
      ].join(''),
    )
    .join('')}<p>Sought <input></p>`;
const boxed = (value: (text: string) => string) =>
  cards((lines) => lines.map(([label, text]) => `<span class="k">${label}</span>${value(text)}`).join('<br>'));

for (const [goal, body, expected] of [
  [
    'Return the closing time',
    `<div>${inText([
      ['Closing time', '5 pm'],
      ['Lift', 'broken'],
    ])}</div>`,
    { 'closing time': '5 pm' },
  ],
  ['Return the lift', hours, { lift: 'broken' }],
  [
    'Return the phone number',
    `<p>${inText(
      [
        ['Phone', '555-0101'],
        ['Fax', '555-0202'],
      ],
      'strong',
    )}</p>`,
    { 'phone number': '555-0101' },
  ],
  ['Return the skipper of Boat South', boxed((text) => text), { skipper: 'Bo' }],
  ['Return the skipper of Boat North', boxed((text) => `<code>${text}</code>`), { skipper: 'Ada' }],
  ['Return the load of Boat South', boxed((text) => `<i>${text}</i>`), { load: '6 t' }],
  // A line without a value, and one that another label begins.
  [
    'Return the fax',
    `<p>${inText([
      ['Phone', '555-0101'],
      ['Fax', ''],
    ])}</p><p>Pager</p>`,
    /fax/,
  ],
  [
    'Return the fax',
    `<p>${inText([
      ['Phone', '555-0101'],
      ['Pager', '555-0202'],
    ])}</p>`,
    /fax/,
  ],
] as const)
  t.test(`${goal} ${JSON.stringify(expected)}`, async (t) => answeredOn(t, page, goal, body, expected));
