/** Values that the page tells go where the goal says: read before, shown then, or told by what was closed since; no label and none of several is one. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (label: string, button = 'Go on') =>
  `<p><label>${label} <input id="f"></label></p><button onclick="log(f.value)">${button}</button>`;
const dialog = (says: string) =>
  `<div role="dialog" aria-label="Notice" id="d"><h4>Notice</h4><p>${says}</p><button onclick="d.remove()">Fine</button> <button onclick="log('later')">Later</button></div>`;

const calculator = [...'129×='].map((key) => `<button>${key}</button>`).join('');

for (const [goal, body, expected] of [
  [
    'Read the PIN in the dialog, close the dialog with "Fine", enter the PIN into the field "PIN" and press Go on',
    field('PIN') + dialog('Your box is open. The PIN is <b>QV318</b>.'),
    'QV318',
  ],
  [
    'Dismiss the message by clicking Fine, then type the code that it told into the Code box and press Go on',
    field('Code') + dialog('Your box is open. The code is <b>QV318</b>.'),
    'QV318',
  ],
  [
    'Dismiss the message by clicking Fine, then type the code that it told into the Code box and press Go on',
    field('Code') + dialog('Your box is open. You know the code.'),
    /code/,
  ],
  ['Enter the code that is shown and press Go on', `<p>Your code: <strong>491317</strong></p>${field('Code')}`, '491317'],
  ['Type the shown code into the field "Code" and press Go on', `<p>Your code: <strong>491317</strong></p>${field('Code')}`, '491317'],
  ['Enter the code that is shown and press Go on', `<p>Door code: 11</p><p>Gate code: 22</p>${field('Code')}`, /code/],
  ['Enter the code that is shown and press Go on', `<p>Ask for the code at the desk.</p>${field('Code')}`, /code/],
  [
    "Look up Ada's height in the table, type it in the field and press Go on",
    `<table><tr><th>Name</th><th>Height</th><th>Lane</th></tr><tr><td>Ada</td><td>171</td><td>4</td></tr><tr><td>Bo</td><td>182</td><td>171</td></tr></table>${field('Answer')}`,
    '171',
  ],
  [
    "Look up Cleo's height in the table, type it in the field and press Go on",
    `<table><tr><th>Name</th><th>Height</th></tr><tr><td>Ada</td><td>171</td></tr><tr><td>Bo</td><td>182</td></tr></table>${field('Answer')}`,
    /height|Cleo/,
  ],
  [
    'Take what is in the second box, put it in the field "Answer" and press Go on',
    `<input value="one" aria-label="a"><input value="two" aria-label="b"><input value="three" aria-label="c">${field('Answer')}`,
    'two',
  ],
  ['Enter the total in the field Total and press Go on', field('Total'), /total/],
  ['Compute 12 × 9 with the calculator and enter the result in the field Result, then press Go on', calculator + field('Result'), '108'],
  ['Compute 12 × 9 with the calculator and submit the result', calculator + field('Answer', 'Submit'), '108'],
  ['What is the total? Enter that number into the field Amount and press Go on', `<p>Total: 42</p>${field('Amount')}`, '42'],
  [
    'Read the total, press Next and enter it into the field Amount, then press Go on',
    `<div id="one"><p>Total: 42</p><button onclick="one.remove(); two.hidden = false">Next</button></div><div id="two" hidden>${field('Amount')}</div>`,
    '42',
  ],
  [
    'Read the reference, press Next, enter the reference into the field Yours and press Go on',
    `<div id="one"><p>Reference: AB-9</p><button onclick="one.remove(); two.hidden = false">Next</button></div><div id="two" hidden><p>Their reference: ZZ-1</p>${field('Yours')}</div>`,
    'AB-9',
  ],
] as const)
  await t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));

const numbers = (...shown: readonly number[]) => shown.map((number) => `<button onclick="log(${number})">${number}</button>`).join(' ');
const card = (rows: Readonly<Record<string, string>>) =>
  `<section><h3>Card</h3><dl>${Object.entries(rows)
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl></section>`;
const form = (fields: Readonly<Record<string, string>>) =>
  `<form onsubmit="log([...new FormData(this).values()].join('/')); return false"><h3>Form</h3>${Object.entries(fields)
    .map(([label, control], at) => `<p><label for="c${at}">${label}</label><br>${control.replace(' ', ` id="c${at}" name="c${at}" `)}</p>`)
    .join('')}<button>Save</button></form>`;
const text = '<input >';

for (const [goal, body, expected] of [
  ['Click the button with the answer to 11 + 3', numbers(13, 14, 4, 140), '14'],
  ['What is 4 minus 4? Press the button that shows the result', numbers(10, 0, 8), '0'],
  ['What is 4 minus 3? Press the button that shows the result', numbers(10, 11, 21), /1/],
  [
    'Copy the values of the card into the fields with the same labels and press Save',
    card({ Surname: 'Lind', Town: 'Farrow', 'Member no.': 'M12' }) + form({ Town: text, 'Member no.': text, Surname: text }),
    'Farrow/M12/Lind',
  ],
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    card({ Surname: 'Lind', Size: 'Large' }) +
      form({ Surname: text, Size: '<select ><option></option><option>Small</option><option>Large</option></select>' }),
    'Lind/Large',
  ],
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    `<p><label>Search <input></label></p>${card({ Surname: 'Lind' })}${form({ Surname: text })}`,
    'Lind',
  ],
  [
    'Copy surname and town from the card into the form and press Save',
    `<div><div>Surname: Lind</div><div>Town: Farrow</div><div>Note: old</div></div>${form({ Surname: text, Town: text, Note: text })}`,
    'Lind/Farrow/',
  ],
  [
    'Copy surname and street from the card into the form and press Save',
    `<div><div>Surname: Lind</div><div>Street: Elm</div></div>${form({ Surname: text, Town: text })}`,
    /street/,
  ],
  // What the card does not tell is asked for, what it tells twice is no one value, and a value that is missing is not the label behind it.
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    card({ Surname: 'Lind' }) + form({ Surname: text, Town: text }),
    /no value.*Town/,
  ],
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    card({ Surname: 'Lind' }) + card({ Surname: 'Holm' }) + form({ Surname: text }),
    /several values.*Surname/,
  ],
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    card({ Surname: '', Town: 'Farrow' }) + form({ Surname: text, Town: text }),
    /no value.*Surname/,
  ],
  [
    'Fill the form with the values that stand beside it, then click "Save"',
    card({ Surname: 'Lind', Member: 'yes' }) + form({ Surname: text, Member: '<input type="checkbox">' }),
    /Member/,
  ],
  [
    'Copy the values of the letter into the fields with the same labels and press Save',
    card({ Surname: 'Lind' }) + form({ Surname: text }),
    /letter/,
  ],
] as const)
  await t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
