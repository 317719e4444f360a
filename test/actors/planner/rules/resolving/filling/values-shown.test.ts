/** Values that the page tells go where the goal says: read before, shown then, or told by what was closed since; no label and none of several is one. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (label: string, button = 'Go on') =>
  `<p><label>${label} <input id="f"></label></p><button onclick="log(f.value)">${button}</button>`;
const dialog = (says: string) =>
  `<div role="dialog" aria-label="Notice" id="d"><h4>Notice</h4><p>${says}</p><button onclick="d.remove()">Fine</button> <button onclick="log('later')">Later</button></div>`;

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
