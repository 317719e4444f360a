/** Travel: rooms by a range of days in two months side by side and counters of guests, cars by class, place and extras. */

import type { DrivenGoal } from '../../by-hand.ts';
import { daysFromNow } from '../../dates.ts';
import { both, did, nothing, read, readWhateverDone } from '../../judges.ts';

const stays = { kind: 'textVisible', value: 'stays in' } as const;
const cars = { kind: 'textVisible', value: 'Rolla' } as const;
const where = (typed: string, place: string) => [`fill #w = ${typed}`, `click .ac div:text-is("${place}")`];
const days = (from: number, to: number) => ['click #dt', `click [data-s="${daysFromNow(from)}"]`, `click [data-s="${daysFromNow(to)}"]`];
const more = (what: string, times: number, by = 1) => Array.from({ length: times }, () => `click [data-k=${what}] [data-n="${by}"]`);
const guests = { adults: 2, children: 0, rooms: 1 };
const car = (name: string) => `click .car:has(b:text-is("${name}")) .pick`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-stay-tomorrow',
    page: 'rooms.html',
    prompt: 'Find somewhere to stay in Lisbon, Portugal, from tomorrow for three nights, for two adults',
    success: stays,
    kind: 'booking',
    judge: did(['searched', { where: 'Lisbon, Portugal', from: daysFromNow(1), to: daysFromNow(4), ...guests }]),
    right: [...where('Lis', 'Lisbon, Portugal'), ...days(1, 4), 'click .go'],
    near: [...where('Lis', 'Lisburn, United Kingdom'), ...days(1, 4), 'click .go'],
  },
  {
    id: 'd-stay-family',
    page: 'rooms.html',
    prompt: `Search for rooms in Bergen, checking in on ${daysFromNow(8)} and checking out on ${daysFromNow(10)}, for 3 adults and 2 children in 2 rooms.`,
    success: stays,
    kind: 'booking',
    judge: did(['searched', { where: 'Bergen, Norway', from: daysFromNow(8), to: daysFromNow(10), adults: 3, children: 2, rooms: 2 }]),
    right: [
      ...where('Berge', 'Bergen, Norway'),
      ...days(8, 10),
      'click #fg',
      ...more('adults', 1),
      ...more('children', 2),
      ...more('rooms', 1),
      'click .dn',
      'click .go',
    ],
    near: [...where('Berge', 'Bergen, Norway'), ...days(8, 10), 'click #fg', ...more('adults', 1), 'click .dn', 'click .go'],
  },
  {
    id: 'd-stay-best-score',
    page: 'rooms.html',
    prompt: 'Look for a stay in Lillehammer from tomorrow to the day after, for one adult, and reserve the one with the best score.',
    success: { kind: 'textVisible', value: 'Reserved' },
    kind: 'booking',
    judge: did(
      ['searched', { where: 'Lillehammer, Norway', from: daysFromNow(1), to: daysFromNow(2), adults: 1, children: 0, rooms: 1 }],
      ['reserved', 'The Lantern House'],
    ),
    right: [
      ...where('Lill', 'Lillehammer, Norway'),
      ...days(1, 2),
      'click #fg',
      ...more('adults', 1, -1),
      'click .dn',
      'click .go',
      'click [data-t="The Lantern House"]',
    ],
    near: [...where('Lill', 'Lillehammer, Norway'), ...days(1, 2), 'click .go', 'click [data-t="The Lantern House"]'],
  },
  {
    id: 'd-stay-price',
    page: 'rooms.html',
    prompt:
      'What would four nights from tomorrow at the Pension Alba in Bergamo cost in total? Search for it and return the amount as a number.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: both(
      readWhateverDone(/^232$/),
      did(['searched', { where: 'Bergamo, Italy', from: daysFromNow(1), to: daysFromNow(5), ...guests }]),
    ),
    right: [...where('Berga', 'Bergamo, Italy'), ...days(1, 5), 'click .go', 'data {"total":232}'],
    near: [...where('Berga', 'Bergamo, Italy'), ...days(1, 5), 'click .go', 'data {"total":58}'],
  },
  {
    id: 'd-stay-nowhere',
    page: 'rooms.html',
    prompt: 'Search for a stay in Reykjavik from tomorrow for two nights',
    success: { kind: 'textVisible', value: 'Nestwell' },
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: ['fill #w = Reykjavik'],
    near: [...where('Berge', 'Bergen, Norway'), ...days(1, 3), 'click .go'],
  },
  {
    id: 'd-stay-cheapest-automatic',
    page: 'cars.html',
    prompt:
      'Pick up at the central station at half past ten. Book the family car with automatic gears that costs least in all, with snow chains.',
    success: cars,
    kind: 'booking',
    judge: did(['booked', { car: 'Drover hybrid', at: 'Central station', time: '10:30', extras: ['Snow chains'] }]),
    right: ['choose #pl = Central station', 'choose #tm = 10:30', car('Drover hybrid'), 'click .ex:has-text("Snow chains")', 'click #bk'],
    near: ['choose #pl = Central station', 'choose #tm = 10:30', car('Minster'), 'click .ex:has-text("Snow chains")', 'click #bk'],
  },
  {
    id: 'd-stay-seats',
    page: 'cars.html',
    prompt: 'How much per day is the car with the most seats? Only the number.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read(/^88$/),
    right: ['data {"perDay":88}'],
    near: ['data {"perDay":352}'],
  },
];
