/** Beds, theatre seats in a drawing, a food cart and trains: what is wanted, when, for how many, and which of the answers. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, readWhateverDone } from '../../judges.ts';

const options = { confirmActions: false } as const;
const hotel = { page: 'hotel.html', success: { kind: 'textVisible', value: 'Booked!' }, kind: 'booking', options } as const;
const seats = { page: 'seats.html', success: { kind: 'textVisible', value: 'Enjoy the show' }, kind: 'booking', options } as const;
const cart = { page: 'dumplings.html', success: { kind: 'textVisible', value: 'Coming right up' }, kind: 'shop', options } as const;
const rail = { page: 'rail.html', success: { kind: 'textVisible', value: 'good journey' }, kind: 'booking', options } as const;

const stay = (where: string, from: string, to: string) => [`fill #where = ${where}`, `fill #in = ${from}`, `fill #out = ${to}`];
const look = 'click #look';
const book = (name: string) => `click button[data-h="${name}"]`;
const show = (play: string, time: string) => `click [data-p="${play}"][data-t="${time}"]`;
const seat = (name: string) => `click [data-s=${name}]`;
const plus = (dish: string, times = 1) => Array<string>(times).fill(`click [data-n="${dish}"][data-d="1"]`);
const away = 'click [value=away]';
const order = 'click #order';
const from = (name: string) => ['fill #a = ', `type #a = ${name}`, `click .drop div:text-is("${name}")`];
const to = (name: string) => [`type #b = ${name}`, `click .drop div:text-is("${name}")`];
const next = 'click .ui-datepicker-next';
const on = (day: number, later = 0) => ['click #day', ...Array<string>(later).fill(next), `click .ui-datepicker td a:text-is("${day}")`];
const take = (time: string) => `click .leg[data-d="${time}"] button`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-trips-hotel',
    ...hotel,
    prompt: 'Book Pier House in Nordby from 4 to 7 June 2027 for 2 adults.',
    judge: did(['booked', { hotel: 'Pier House', where: 'Nordby', from: '2027-06-04', to: '2027-06-07', a: 2, c: 0 }]),
    right: [...stay('Nordby', '2027-06-04', '2027-06-07'), look, book('Pier House')],
    near: [...stay('Nordhavn', '2027-06-04', '2027-06-07'), look, book('Pier House')],
  },
  {
    id: 'f-trips-hotel-cheap',
    ...hotel,
    prompt:
      'Find a hotel in Nordhavn, check-in 2027-07-10, check-out 2027-07-12, 2 adults and 1 child, and book the cheapest one with breakfast',
    judge: did(['booked', { hotel: 'Pier House', where: 'Nordhavn', from: '2027-07-10', to: '2027-07-12', a: 2, c: 1 }]),
    right: [
      ...stay('Nordhavn', '2027-07-10', '2027-07-12'),
      'click #gb',
      'click [data-k=c][data-d="1"]',
      look,
      'click [value=breakfast]',
      'choose #sort = Price',
      'click #list button',
    ],
    near: [
      ...stay('Nordhavn', '2027-07-10', '2027-07-12'),
      'click #gb',
      'click [data-k=c][data-d="1"]',
      look,
      'choose #sort = Price',
      'click #list button',
    ],
  },
  {
    id: 'f-trips-hotel-best',
    ...hotel,
    prompt: 'I travel alone to Sankt Olav, arriving 1 August 2027 and leaving the day after. Book the hotel with the best rating.',
    judge: did(['booked', { hotel: 'Lighthouse Inn', where: 'Sankt Olav', from: '2027-08-01', to: '2027-08-02', a: 1, c: 0 }]),
    right: [...stay('Sankt Olav', '2027-08-01', '2027-08-02'), 'click #gb', 'click [data-k=a][data-d="-1"]', look, book('Lighthouse Inn')],
    near: [...stay('Sankt Olav', '2027-08-01', '2027-08-02'), look, book('Lighthouse Inn')],
  },
  {
    id: 'f-trips-hotel-quay',
    ...hotel,
    prompt: 'Look for beds in Nordby, 3 to 5 May 2027, and tell me which place with a sauna is closest to the quay.',
    success: { kind: 'extracted' },
    judge: readWhateverDone('Anker'),
    right: [...stay('Nordby', '2027-05-03', '2027-05-05'), look, 'data {"place":"Hotel Anker"}'],
    near: [...stay('Nordby', '2027-05-03', '2027-05-05'), look, 'data {"place":"The Gull"}'],
  },
  {
    id: 'f-trips-hotel-fav',
    ...hotel,
    prompt: 'Search Nordhavn from 2027-09-01 to 2027-09-03 and add The Gull to the favourites with the heart. Do not book anything.',
    success: { kind: 'textVisible', value: '♥' },
    judge: did(['favourite', 'The Gull']),
    right: [...stay('Nordhavn', '2027-09-01', '2027-09-03'), look, 'click .fav[data-h="The Gull"]'],
    near: [...stay('Nordhavn', '2027-09-01', '2027-09-03'), look, book('The Gull')],
  },
  {
    id: 'f-trips-hotel-elsewhere',
    ...hotel,
    prompt: 'Book Hotel Anker in Sandvik for 2 adults from 4 June 2027 until 6 June 2027',
    impossible: true,
    judge: nothing,
    right: [],
    near: [...stay('Nordby', '2027-06-04', '2027-06-06'), look, book('Hotel Anker')],
  },
  {
    id: 'f-trips-seat',
    ...seats,
    prompt: 'Buy a ticket for Storm over Hven on Sunday at 17:00, row D, seat 4.',
    judge: did(['bought', { play: 'Storm over Hven', time: 'Sun 17:00', seats: ['D4'], rate: 'Full' }]),
    right: [show('Storm over Hven', 'Sun 17:00'), seat('D4'), 'click #buy'],
    near: [show('Storm over Hven', 'Sun 17:00'), seat('D5'), 'click #buy'],
  },
  {
    id: 'f-trips-seat-two',
    ...seats,
    prompt: 'Get two child tickets for the earliest showing of "Two Left Shoes", seats B1 and B2',
    judge: did(['bought', { play: 'Two Left Shoes', time: 'Sat 11:00', seats: ['B1', 'B2'], rate: 'Child' }]),
    right: [show('Two Left Shoes', 'Sat 11:00'), seat('B1'), seat('B2'), 'choose #rate = Child 8', 'click #buy'],
    near: [show('Two Left Shoes', 'Sun 11:00'), seat('B1'), seat('B2'), 'choose #rate = Child 8', 'click #buy'],
  },
  {
    id: 'f-trips-seat-student',
    ...seats,
    prompt: 'One student ticket, please: The Tin Soldier, Saturday evening, seat A8.',
    judge: did(['bought', { play: 'The Tin Soldier', time: 'Sat 20:00', seats: ['A8'], rate: 'Student' }]),
    right: [show('The Tin Soldier', 'Sat 20:00'), seat('A8'), 'choose #rate = Student 12', 'click #buy'],
    near: [show('The Tin Soldier', 'Sat 15:00'), seat('A8'), 'choose #rate = Student 12', 'click #buy'],
  },
  {
    id: 'f-trips-seat-taken',
    ...seats,
    prompt: 'Buy seat C3 for The Tin Soldier on Friday at 18:00.',
    impossible: true,
    judge: nothing,
    right: [],
    near: [show('The Tin Soldier', 'Fri 18:00'), seat('C5'), 'click #buy'],
  },
  {
    id: 'f-trips-cart',
    ...cart,
    prompt: 'Order 2 portions of shrimp dumplings and one hot and sour soup to take away.',
    judge: did(['ordered', { list: ['1 Hot and sour soup', '2 Shrimp dumplings'], sauce: 'none', note: '', way: 'away' }]),
    right: [...plus('Shrimp dumplings', 2), ...plus('Hot and sour soup'), away, order],
    near: [...plus('Shrimp dumplings'), ...plus('Hot and sour soup'), away, order],
  },
  {
    id: 'f-trips-cart-note',
    ...cart,
    prompt: 'I want three mushroom buns with chili sauce, eaten here. Leave the note "extra napkins" for the cook and place the order.',
    judge: did(['ordered', { list: ['3 Mushroom buns'], sauce: 'chili', note: 'extra napkins', way: 'here' }]),
    right: [...plus('Mushroom buns', 3), 'click [value=chili]', 'fill #note = extra napkins', 'click [value=here]', order],
    near: [...plus('Mushroom buns', 3), 'click [value=soy]', 'fill #note = extra napkins', 'click [value=here]', order],
  },
  {
    id: 'f-trips-cart-cheap',
    ...cart,
    prompt: 'Order the cheapest kind of dumplings, once, no sauce, take away',
    judge: did(['ordered', { list: ['1 Cabbage dumplings'], sauce: 'none', note: '', way: 'away' }]),
    right: [...plus('Cabbage dumplings'), away, order],
    near: [...plus('Pork dumplings'), away, order],
  },
  {
    id: 'f-trips-rail',
    ...rail,
    prompt: 'Get a second-class ticket from Birk to Caldwater on 10/14/2027, the train leaving at 11:05.',
    judge: did(['ticket', { from: 'Birk', to: 'Caldwater', day: '10/14/2027', class: '2', at: '11:05' }]),
    right: [...from('Birk'), ...to('Caldwater'), ...on(14), 'click #s', take('11:05')],
    near: [...from('Birk'), ...to('Caldwater'), ...on(14), 'click #s', take('16:20')],
  },
  {
    id: 'f-trips-rail-direct',
    ...rail,
    prompt: 'From Aldern to Dove Hill on November 3, 2027, first class: take the cheaper of the direct trains.',
    judge: did(['ticket', { from: 'Aldern', to: 'Dove Hill', day: '11/03/2027', class: '1', at: '16:20' }]),
    right: [...from('Aldern'), ...to('Dove Hill'), ...on(3, 1), 'click [name=k][value="1"]', 'click #s', take('16:20')],
    near: [...from('Aldern'), ...to('Dove Hill'), ...on(3, 1), 'click [name=k][value="1"]', 'click #s', take('07:30')],
  },
  {
    id: 'f-trips-rail-cheapest',
    ...rail,
    prompt: 'Book the cheapest train from Aldern West to Brimstad Airport on 12/24/2027.',
    judge: did(['ticket', { from: 'Aldern West', to: 'Brimstad Airport', day: '12/24/2027', class: '2', at: '11:05' }]),
    right: [...from('Aldern West'), ...to('Brimstad Airport'), ...on(24, 2), 'click #s', take('11:05')],
    near: [...from('Aldern West'), ...to('Brimstad'), ...on(24, 2), 'click #s', take('11:05')],
  },
];
