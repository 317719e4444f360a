/** An evening out or in: tables in restaurants, seats in a theatre, and a recipe. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const extracted = { kind: 'extracted' } as const;
const shown = (value: string) => ({ kind: 'textVisible', value }) as const;
const count = (n: number) => new RegExp(`^\\D{0,24}${n}\\D{0,24}$`);
const options = { confirmActions: false } as const;
const slot = (place: string, time: string) => `click [data-r="${place}"][data-s="${time}"]`;
const reserved = shown('Your table is reserved');
const seat = (name: string) => `click [data-s=${name}]`;
const more = 'click [aria-label="More servings"]';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'g-evening-best-vietnamese',
    page: 'table.html',
    prompt: 'Which Vietnamese restaurant has the best rating?',
    success: extracted,
    kind: 'reading',
    judge: read('Little Lotus'),
    right: ['data {"restaurant":"Little Lotus"}'],
    near: ['data {"restaurant":"Hanoi Corner"}'],
  },
  {
    id: 'g-evening-terraces',
    page: 'table.html',
    prompt: 'How many restaurants have a terrace?',
    success: extracted,
    kind: 'reading',
    judge: read(count(3)),
    right: ['data {"count":"3"}'],
    near: ['data {"count":"5"}'],
  },
  {
    id: 'g-evening-book-lotus',
    page: 'table.html',
    prompt: 'Book a table for four at Little Lotus on March 12, 2027 at 8 pm under the name Dagny Holt',
    success: reserved,
    kind: 'booking',
    options,
    judge: did(['table', ['Little Lotus', '20:00', 4, '2027-03-12', 'Dagny Holt', '']]),
    right: ['choose #pp = 4 people', 'fill #d = 2027-03-12', slot('Little Lotus', '20:00'), 'fill #n = Dagny Holt', 'click #ok'],
    near: ['fill #d = 2027-03-12', slot('Little Lotus', '20:00'), 'fill #n = Dagny Holt', 'click #ok'],
  },
  {
    id: 'g-evening-book-cheap-italian',
    page: 'table.html',
    prompt:
      'I want the 19:00 table at the cheaper of the two Italian places, for two on 5 March 2027. My name is Orla Finch, and tell them that I need a high chair.',
    success: reserved,
    kind: 'booking',
    options,
    judge: ({ log, data }) => {
      const detail = log[0]?.detail;
      const words = Array.isArray(detail) ? String(detail[5]) : '';
      if (!/high ?chair/i.test(words)) return `the high chair is not in ${JSON.stringify(log)}`;
      return did(['table', ['Pane e Vino', '19:00', 2, '2027-03-05', 'Orla Finch', words]])({ log, data });
    },
    right: [slot('Pane e Vino', '19:00'), 'fill #n = Orla Finch', 'fill #w = I need a high chair', 'click #ok'],
    near: [slot('Pane e Vino', '20:00'), 'fill #n = Orla Finch', 'fill #w = I need a high chair', 'click #ok'],
  },
  {
    id: 'g-evening-fully-booked',
    page: 'table.html',
    prompt: 'Reserve a table for 2 at Suliko at 20:15, name Runa Vale',
    success: reserved,
    kind: 'impossible',
    impossible: true,
    options,
    judge: nothing,
    right: [],
    near: [slot('Suliko', '18:30'), 'fill #n = Runa Vale', 'click #ok'],
  },
  {
    id: 'g-evening-two-seats',
    page: 'seats.html',
    prompt: 'Buy the tickets for seats 2 and 3 in row C on Friday',
    success: shown('Your tickets are booked'),
    kind: 'booking',
    options,
    judge: did(['tickets', ['Friday 9 April, 19:30', ['C2', 'C3'], false]]),
    right: ['choose #ev = Friday 9 April, 19:30', seat('C2'), seat('C3'), 'click #buy'],
    near: [seat('C2'), seat('C3'), 'click #buy'],
  },
  {
    id: 'g-evening-student',
    page: 'seats.html',
    prompt: "I'm a student: get me seat 1 of row E for Saturday's show at the reduced price",
    success: shown('Your tickets are booked'),
    kind: 'booking',
    options,
    judge: did(['tickets', ['Saturday 10 April, 19:30', ['E1'], true]]),
    right: ['choose #ev = Saturday 10 April, 19:30', seat('E1'), 'click #rd', 'click #buy'],
    near: ['choose #ev = Saturday 10 April, 19:30', seat('E1'), 'click #buy'],
  },
  {
    id: 'g-evening-price-d',
    page: 'seats.html',
    prompt: 'How much is a seat in row D?',
    success: extracted,
    kind: 'reading',
    judge: read(/^\D{0,10}36\D{0,10}$/),
    right: ['data {"price":"$36"}'],
    near: ['data {"price":"$48"}'],
  },
  {
    id: 'g-evening-taken',
    page: 'seats.html',
    prompt: 'Buy row A seat 4 for Thursday',
    success: shown('Your tickets are booked'),
    kind: 'impossible',
    impossible: true,
    options,
    judge: nothing,
    right: [],
    near: [seat('A5'), 'click #buy'],
  },
  {
    id: 'g-evening-protein',
    page: 'recipes.html',
    prompt: 'How much protein does the stew have?',
    success: extracted,
    kind: 'reading',
    judge: read(/^15 g$/),
    right: ['click text="Nutrition"', 'data {"protein":"15 g"}'],
    near: ['data {"protein":"17 g"}'],
  },
  {
    id: 'g-evening-freezer',
    page: 'recipes.html',
    prompt: 'How long can it be frozen?',
    success: extracted,
    kind: 'reading',
    judge: read(/^(?=.{0,75}$)(?!.*4 days$).*3 months/),
    right: ['click text="Keeping"', 'data {"frozen":"3 months"}'],
    near: ['data {"frozen":"4 days"}'],
  },
  {
    id: 'g-evening-six-servings',
    page: 'recipes.html',
    prompt: 'Scale the recipe to six people and put the chickpeas and the tomatoes on the shopping list',
    success: shown('on your shopping list'),
    kind: 'widgets',
    judge: did(['shopping', [6, ['chickpeas', 'tomatoes']]]),
    right: [more, more, 'click [data-i="1"]', 'click [data-i="3"]', 'click #sh'],
    near: [more, 'click [data-i="1"]', 'click [data-i="3"]', 'click #sh'],
  },
  {
    id: 'g-evening-rate',
    page: 'recipes.html',
    prompt: 'Rate the recipe with five and leave the tip "A pinch of cinnamon helps."',
    success: shown('Thanks for your rating'),
    kind: 'widgets',
    judge: did(['rated', [5, 'A pinch of cinnamon helps.']]),
    right: ['click [data-k="5"]', 'fill #c = A pinch of cinnamon helps.', 'click #s'],
    near: ['click [data-k="4"]', 'fill #c = A pinch of cinnamon helps.', 'click #s'],
  },
  {
    id: 'g-evening-cookbook',
    page: 'recipes.html',
    prompt: 'Keep this recipe in my cookbook',
    success: shown('Kept in your cookbook'),
    kind: 'icons',
    judge: did(['cookbook', null]),
    right: ['click #fav'],
    near: ['click [data-i="0"]', 'click #sh'],
  },
];
