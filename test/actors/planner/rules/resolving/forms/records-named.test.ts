/** A record that is named by its number is altered by the form that asks for both, which is sent; a field never takes the value in the number's place. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (name: string, id: string, more = '') => `<label>${name} <input id="${id}" ${more}></label> `;
const form = (button: string, ...fields: readonly string[]) =>
  `<h1>Your visit</h1>${fields.join('')}<button onclick="log([...document.querySelectorAll('input, select')].map((each) => each.value).join())">${button}</button>`;
const booking = form('Change booking', field('Booking number', 'b'), field('New day', 'd'));
const parcel = form(
  'Update shipment',
  field('Parcel', 'p'),
  '<label>Speed <select><option>Standard<option>Express</select></label> ',
  field('Depot', 'q'),
);
const seat = form('Save', field('Seat code', 's'), field('Row', 'r'));

for (const [goal, body, expected] of [
  ['Change booking B7 to Tuesday', booking, /^B7,.+/],
  ['Change booking B7 to new day Tuesday', booking, /^B7,.+/],
  ['Change parcel PX-12 to speed Express', parcel, /^PX-12,Express,$/],
  ['Update parcel PX-12 to Express', parcel, /^PX-12,Express,$/],
  ['Change parcel PX-12 to depot Lund', parcel, /^PX-12,Standard,Lund$/],
  ['Change the parcel PX-12 to Express and press Update shipment', parcel, /^PX-12,Express,$/],
  ['Change seat 14C to row 9', seat, /^14C,9$/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  });

for (const [goal, body, expected] of [
  // What the number is for, or what takes the value, has no place.
  ['Change booking B7 to Tuesday', form('Change booking', field('Booking', 'b'), field('Guest', 'g')), /B7/],
  ['Change seat 14C to window', form('Save', field('Seat', 's')), /14C/],
  ['Set the guest of booking B7 to Ann', form('Save', field('Guest', 'g')), /B7/],
  ['Change the depot of parcel PX-12 to Lund', form('Save', field('Depot', 'g')), /PX-12/],
  // And nothing sends it.
  ['Change seat 14C to row 9', seat.replace('>Save<', '>Print<'), /14C/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

// Whose page it is, is said over the field.
t.test('Change the client Moss to Ann', (t) =>
  toldOn(
    t,
    page,
    'Change the client Moss to Ann',
    `<h1>Moss</h1><label>Client <input onchange="log(value)"></label><button onclick="log(document.querySelector('input').value)">Save</button>`,
    'Ann',
  ),
);
