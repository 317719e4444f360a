/** A form that is filled with what a card says without labels: each value is known by its shape, or the card is not taken at all. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (fields: readonly (readonly [label: string, attributes?: string])[], button = 'Register') =>
  `<form onsubmit="event.preventDefault(); log([...this.querySelectorAll('input')].map((field) => field.value).join('|'))">${fields.map(([label, attributes = '']) => `<label style="display:block">${label} <input ${attributes}></label>`).join('')}<button>${button}</button></form>`;
const names = [['First name'], ['Last name']] as const;

const plain =
  '<style>.cd{border:1px solid #333;padding:8px}</style><div class="cd"><strong>Runa Halberg</strong><div>45127 Essen</div></div>';
const full = `<section><p><b>Tilda Brook</b><br>Head of Sales<br>Marsh &amp; Sons Ltd</p><p>12 Mill Lane, Derby DE1 3AA</p><p>T +44 1332 555 010<br>F +44 1332 555 011</p><a href="mailto:x">t.brook@marsh.example</a><p>www.marsh.example</p></section>`;
const labelled = '<dl><dt>Name</dt><dd>Ola Nord</dd><dt>Town</dt><dd>Bodo</dd><dt>Tel.</dt><dd>+47 22 33 44 55</dd></dl>';
const lines = (texts: readonly string[]) => `<div>${texts.map((text) => `<div>${text}</div>`).join('')}</div>`;
const address = ['Blue Harbor', 'Ada Moss', 'Kaistrasse 4', '20457 Hamburg'];

const goal = 'Fill in the form with the details of the visiting card shown and press Register.';
for (const [what, said, body, expected] of [
  ['a name over a town', goal, plain + form([...names, ['Postcode'], ['City']]), 'Runa|Halberg|45127|Essen'],
  [
    'all that a firm prints',
    'Copy the contact details from the business card into the form, then click Save.',
    full +
      form(
        [['Full name'], ['Company'], ['E-mail', 'type=email'], ['Phone', 'type=tel'], ['Fax'], ['Street'], ['Postcode'], ['Town']],
        'Save',
      ),
    'Tilda Brook|Marsh & Sons Ltd|t.brook@marsh.example|+44 1332 555 010|+44 1332 555 011|12 Mill Lane|DE1 3AA|Derby',
  ],
  [
    'labels of its own',
    'Fill in the form with the data of the card above and press Register.',
    labelled + form([['Full name'], ['City'], ['Telephone']]),
    'Ola Nord|Bodo|+47 22 33 44 55',
  ],
  [
    'a name that the e-mail address tells from others',
    goal,
    `<h2>Guest Registration</h2>${lines([...address, 'a.moss@harbor.example'])}${form([...names, ['Street'], ['ZIP code'], ['City'], ['E-mail']])}`,
    'Ada|Moss|Kaistrasse 4|20457|Hamburg|a.moss@harbor.example',
  ],
  [
    'what the card does not say, and the form need not hold',
    goal,
    plain + form([...names, ['Postcode'], ['Phone']]),
    'Runa|Halberg|45127|',
  ],
] as const)
  t.test(`with ${what}`, (t) => toldOn(t, page, said, body, expected));

for (const [why, body] of [
  ['two lines may be the name', lines(address) + form([...names, ['City']])],
  ['two cards are shown', plain + lines(['Olaf Berg', '12345 Ulm']) + form([...names, ['City']])],
  ['a field that must be filled is not told', plain + form([...names, ['Postcode'], ['Phone', 'required']])],
  [
    'only the heading of the page reads like a name',
    `<h2>Guest Registration</h2>${lines(['dr. ana lopez', '12345 Ulm'])}${form([...names, ['City']])}`,
  ],
] as const)
  t.test(`not where ${why}`, (t) => toldOn(t, page, goal, body, /no value|several values/));
