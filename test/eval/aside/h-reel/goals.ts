/** A cinema of ARIA widgets: days in tabs, a grid of seats, radios that are spans, a dialog in the way, folds with what one wants to know. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const book = { success: { kind: 'textVisible', value: 'Enjoy the film' }, page: 'index.html', kind: 'booking' } as const;
const club = { success: { kind: 'statusText', match: 'You are a member now' }, page: 'index.html', kind: 'dialogs' } as const;

const booked = (film: string, show: string, seats: readonly string[], mail: string, kind = 'Full price') =>
  did(['booked', { film, show, seats, kind, mail }]);
const go = (page: string) => `click .bar a[href="${page}.html"]`;
const film = (id: string) => `click .film a[href="film.html?f=${id}"]`;
const day = (d: string) => `click [data-d=${d}]`;
const show = (id: string, d: string, t: string) => `click a[href="seats.html?f=${id}&d=${d}&t=${t}"]`;
const seat = (s: string) => `click [data-s=${s}]`;
const mail = (address: string) => `fill #mail = ${address}`;
const done = 'click #book';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-reel-length',
    ...answered,
    kind: 'facts',
    prompt: 'How long is Salt Road?',
    judge: read(/^\D{0,24}131\D{0,12}$/),
    right: [film('salt'), 'data {"length":"131 minutes"}'],
    near: ['data {"time":"17:30"}'],
  },
  {
    id: 'h-reel-director',
    ...answered,
    kind: 'facts',
    prompt: 'who made The Moth Collector? I mean the director',
    judge: read('Garrick Poole'),
    right: [film('moth'), 'data {"director":"Garrick Poole"}'],
    near: [film('moth'), 'data {"director":"Han Bora"}'],
  },
  {
    id: 'h-reel-sunday',
    ...answered,
    kind: 'sets',
    prompt: 'Which films do they show on Sunday? Titles only.',
    judge: read('Salt Road', 'The Moth Collector', 'Pip and the Tin Whale'),
    right: [day('Sun'), 'data {"films":["Salt Road","The Moth Collector","Pip and the Tin Whale"]}'],
    near: ['data {"films":["Salt Road","The Moth Collector","Ninth Floor"]}'],
  },
  {
    id: 'h-reel-student',
    ...answered,
    kind: 'tables',
    prompt: 'What does a student pay on a Saturday?',
    judge: read(/^\D{0,24}8[.,]60?\D{0,12}$/),
    right: [go('prices'), 'data {"price":"8.60"}'],
    near: [go('prices'), 'data {"price":"7.00"}'],
  },
  {
    id: 'h-reel-lift',
    ...answered,
    kind: 'facts',
    prompt: "My father can't climb stairs. Which screen should we avoid?",
    judge: read(/^.{0,12}Screen 3\b.{0,40}$/i),
    right: [go('visit'), 'click summary:has-text("Wheelchairs")', 'data {"screen":"Screen 3"}'],
    near: [go('visit'), 'click summary:has-text("Wheelchairs")', 'data {"screen":"Screen 2"}'],
  },
  {
    id: 'h-reel-scarf',
    ...answered,
    kind: 'facts',
    prompt: 'I left a scarf in there last night; to which address can I write about lost things?',
    judge: read('found@belvoir.example'),
    right: [go('visit'), 'click summary:has-text("Lost")', 'data {"mail":"found@belvoir.example"}'],
    near: [go('visit'), 'data {"mail":"club@belvoir.example"}'],
  },
  {
    id: 'h-reel-pair',
    ...book,
    prompt: 'Book seats C1 and C2 for Salt Road on Friday at 20:45, at full price, tickets to nell@post.example',
    judge: booked('Salt Road', 'Fri 20:45', ['C1', 'C2'], 'nell@post.example'),
    right: [show('salt', 'Fri', '20:45'), seat('C1'), seat('C2'), mail('nell@post.example'), done],
    near: [show('salt', 'Fri', '17:30'), seat('C1'), seat('C2'), mail('nell@post.example'), done],
  },
  {
    id: 'h-reel-whale',
    ...book,
    prompt:
      "My niece's birthday is on Saturday, so get me the two seats at the left end of row D for the afternoon showing of the film about the whale. Full price, and mail them to uncle@post.example.",
    judge: booked('Pip and the Tin Whale', 'Sat 14:30', ['D1', 'D2'], 'uncle@post.example'),
    right: [day('Sat'), show('pip', 'Sat', '14:30'), seat('D1'), seat('D2'), mail('uncle@post.example'), done],
    near: [day('Sat'), show('pip', 'Sat', '11:00'), seat('D1'), seat('D2'), mail('uncle@post.example'), done],
  },
  {
    id: 'h-reel-student-seat',
    ...book,
    prompt: 'One student ticket for The Moth Collector, Sunday 20:00, seat B6 - no, sorry, B7. E-mail: ines@post.example',
    judge: booked('The Moth Collector', 'Sun 20:00', ['B7'], 'ines@post.example', 'Student'),
    right: [day('Sun'), show('moth', 'Sun', '20:00'), seat('B7'), 'choose #kind = Student', mail('ines@post.example'), done],
    near: [day('Sun'), show('moth', 'Sun', '20:00'), seat('B6'), 'choose #kind = Student', mail('ines@post.example'), done],
  },
  {
    id: 'h-reel-sold-out',
    ...book,
    kind: 'traps',
    prompt: 'Book seat B5 for The Moth Collector on Saturday at 21:15, full price, e-mail ola@post.example.',
    impossible: true,
    judge: nothing,
    right: [day('Sat')],
    near: [day('Sat'), show('moth', 'Sat', '18:00'), seat('B5'), mail('ola@post.example'), done],
  },
  {
    id: 'h-reel-taken',
    ...book,
    kind: 'traps',
    prompt: 'Get seat C4 for Ninth Floor on Friday at 23:00, full price, to ola@post.example. No other seat will do.',
    impossible: true,
    judge: nothing,
    right: [show('ninth', 'Fri', '23:00')],
    near: [show('ninth', 'Fri', '23:00'), seat('C6'), mail('ola@post.example'), done],
  },
  {
    id: 'h-reel-join',
    ...club,
    prompt: 'Join the club as Idris Bell, idris@post.example. I pay at the till. I want no birthday greetings.',
    judge: did(['joined', { name: 'Idris Bell', mail: 'idris@post.example', pay: 'At the till', greetings: false }]),
    right: [
      go('club'),
      'fill #nm = Idris Bell',
      'fill #em = idris@post.example',
      'click #pay [role=radio]:has-text("till")',
      'click #join',
      'click #n',
    ],
    near: [
      go('club'),
      'fill #nm = Idris Bell',
      'fill #em = idris@post.example',
      'click #pay [role=radio]:has-text("till")',
      'click #join',
      'click #y',
    ],
  },
  {
    id: 'h-reel-join-invoice',
    ...club,
    prompt: 'make Suki Amano a member of the film club (suki@post.example, by invoice). Birthday greetings are welcome',
    judge: did(['joined', { name: 'Suki Amano', mail: 'suki@post.example', pay: 'Invoice', greetings: true }]),
    right: [
      go('club'),
      'fill #nm = Suki Amano',
      'fill #em = suki@post.example',
      'click #pay [role=radio]:has-text("Invoice")',
      'click #join',
      'click #y',
    ],
    near: [
      go('club'),
      'fill #nm = Suki Amano',
      'fill #em = suki@post.example',
      'click #pay [role=radio]:has-text("till")',
      'click #join',
      'click #y',
    ],
  },
];
