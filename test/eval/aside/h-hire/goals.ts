/** A hire of machines that is made of nothing but divs: cards to filter and to open, days to count up, a basket and its depots. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const hire = { success: { kind: 'textVisible', value: 'RW-20771' }, page: 'index.html', kind: 'shop' } as const;

const reserved = (tools: readonly string[], name: string, more: { depot?: string; cover?: boolean } = {}) =>
  did(['reserved', { tools, depot: 'Harbour Road', name, cover: false, ...more }]);

const add = (id: string) => `click [data-add=${id}]`;
const open = (id: string) => `click [data-id=${id}]`;
const cart = 'click a[href="cart.html"]';
const depots = 'click a[href="depots.html"]';
const name = (who: string) => `fill #who = ${who}`;
const more = (days: number) => Array.from({ length: days - 1 }, () => 'click #more');
const go = 'click #go';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-hire-cheapest',
    ...answered,
    kind: 'superlatives',
    prompt: 'Which of the garden machines is the cheapest to rent per day?',
    judge: read('Hedge cutter'),
    right: ['click [data-k=Garden]', 'data {"machine":"Hedge cutter, long reach"}'],
    near: ['data {"machine":"Steam stripper"}'],
  },
  {
    id: 'h-hire-deposit',
    ...answered,
    kind: 'facts',
    prompt: 'How big a deposit do they want for the rotavator?',
    judge: read(/^\D{0,24}150\D{0,12}$/),
    right: [open('rt6'), 'data {"deposit":"£150"}'],
    near: [open('rt6'), 'data {"price":"£52"}'],
  },
  {
    id: 'h-hire-heavy',
    ...answered,
    kind: 'facts',
    prompt: 'I have to carry it up three flights of stairs: what does the drum sander weigh?',
    judge: read(/^\D{0,24}78\D{0,12}$/),
    right: [open('ds9'), 'data {"weight":"78 kg"}'],
    near: [open('ds9'), 'data {"deposit":"120"}'],
  },
  {
    id: 'h-hire-late',
    ...answered,
    kind: 'superlatives',
    prompt: 'I only get off work at 7. Which branch shuts the latest?',
    judge: read('North Gate'),
    right: [depots, 'data {"branch":"North Gate"}'],
    near: [depots, 'data {"branch":"Harbour Road"}'],
  },
  {
    id: 'h-hire-boss',
    ...answered,
    kind: 'facts',
    prompt: "Who's the manager at Kiln Lane?",
    judge: read('Teo Marchetti'),
    right: [depots, 'data {"manager":"Teo Marchetti"}'],
    near: [depots, 'data {"manager":"Joanna Pryce"}'],
  },
  {
    id: 'h-hire-under',
    ...answered,
    kind: 'sets',
    prompt: 'List every machine that costs less than 25 pounds a day.',
    judge: read('Steam stripper', 'Hedge cutter', 'Edge sander'),
    right: ['data {"machines":["Steam stripper","Hedge cutter, long reach","Edge sander"]}'],
    near: ['data {"machines":["Steam stripper","Hedge cutter, long reach","Edge sander","Pressure washer"]}'],
  },
  {
    id: 'h-hire-wallpaper',
    ...hire,
    prompt: 'Reserve the steam stripper for a day in the name of Nolan Kerr.',
    judge: reserved(['Steam stripper x1'], 'Nolan Kerr'),
    right: [add('st5'), cart, name('Nolan Kerr'), go],
    near: [add('ps3'), cart, name('Nolan Kerr'), go],
  },
  {
    id: 'h-hire-days',
    ...hire,
    prompt: 'I want the tile saw for 3 days, with damage cover. Collect at Kiln Lane, booking name Petra Voss.',
    judge: reserved(['Tile saw TS 200 x3'], 'Petra Voss', { depot: 'Kiln Lane', cover: true }),
    right: [open('ts1'), ...more(3), 'click #add', name('Petra Voss'), 'choose #depot = Kiln Lane', 'click #ins', go],
    near: [open('ts1'), ...more(3), 'click #add', name('Petra Voss'), 'choose #depot = Kiln Lane', go],
  },
  {
    id: 'h-hire-sanders',
    ...hire,
    prompt: 'We are doing up the parquet, so please reserve both sanders, two days each, for Ismail Demir. No insurance needed.',
    judge: reserved(['Drum sander x2', 'Edge sander x2'], 'Ismail Demir'),
    right: [
      open('ds9'),
      ...more(2),
      'click #add',
      'click a[href="index.html"]',
      open('es2'),
      ...more(2),
      'click #add',
      name('Ismail Demir'),
      go,
    ],
    near: [open('ds9'), ...more(2), 'click #add', 'click a[href="index.html"]', add('es2'), cart, name('Ismail Demir'), go],
  },
  {
    id: 'h-hire-saw',
    ...hire,
    kind: 'traps',
    prompt: 'Hire the chainsaw for one day for Gus Tarrant.',
    impossible: true,
    judge: nothing,
    right: [open('cs4')],
    near: [add('ts1'), cart, name('Gus Tarrant'), go],
  },
  {
    id: 'h-hire-gate',
    ...hire,
    prompt: 'pressure washer, 1 day, pick up North Gate, name Lou Abel. book it',
    judge: reserved(['Pressure washer x1'], 'Lou Abel', { depot: 'North Gate' }),
    right: [add('hp7'), cart, 'choose #depot = North Gate', name('Lou Abel'), go],
    near: [add('hp7'), cart, name('Lou Abel'), go],
  },
];
