/** A trade portal of a maker of screws in Bootstrap's markup: orders on two pages, invoices to pay, articles to order, people who may. */
import type { DrivenGoal } from '../../by-hand.ts';
import { toldOfAll } from '../../endings.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const orders = { page: 'index.html', kind: 'rows' } as const;
const invoices = { success: { kind: 'statusText', match: 'on its way' }, page: 'invoices.html', kind: 'sets' } as const;
const quick = { success: { kind: 'statusText', match: 'H-5513' }, page: 'index.html', kind: 'forms' } as const;

const go = (page: string) => `click .nav-link[href="${page}.html"]`;
const menu = (no: string, action: string) => [`click tr:has-text("${no}") .btn`, `click tr:has-text("${no}") [data-a=${action}]`];
const tick = (...numbers: readonly string[]) => numbers.map((no) => `click [value=${no}]`);
const line = (at: number, article: string, boxes: number) => [
  `fill #lines > div >> nth=${at} >> [aria-label="Article number"] = ${article}`,
  `fill #lines > div >> nth=${at} >> [aria-label=Boxes] = ${boxes}`,
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-depot-contact',
    ...answered,
    kind: 'facts',
    prompt: 'Who is our contact person at Hexley?',
    judge: read('Maureen Tibbs'),
    right: [go('account'), 'data {"contact":"Maureen Tibbs"}'],
    near: [go('account'), 'data {"contact":"Graham Sills"}'],
  },
  {
    id: 'h-depot-largest',
    ...answered,
    kind: 'superlatives',
    prompt: 'Which order was the biggest by value? The number please.',
    judge: read('H-5470'),
    right: ['click [data-p="1"]', 'data {"order":"H-5470"}'],
    near: ['data {"order":"H-5509"}'],
  },
  {
    id: 'h-depot-abbey',
    ...answered,
    kind: 'conditions',
    prompt: 'State of the order of 17 November for Abbey Court?',
    judge: read('shipped'),
    right: ['data {"state":"shipped"}'],
    near: ['data {"state":"delivered"}'],
  },
  {
    id: 'h-depot-overdue',
    ...answered,
    page: 'invoices.html',
    kind: 'sets',
    prompt: 'Which invoices are we late with?',
    judge: read('R-2270', 'R-2264'),
    right: ['data {"invoices":["R-2270","R-2264"]}'],
    near: ['data {"invoices":["R-2270","R-2264","R-2291"]}'],
  },
  {
    id: 'h-depot-nuts',
    ...answered,
    kind: 'tables',
    prompt: 'How many M8 nuts are there in one box?',
    judge: read(/^\D{0,24}500\D{0,12}$/),
    right: [go('quick'), 'data {"pieces":"500"}'],
    near: [go('quick'), 'data {"price":"14.10"}'],
  },
  {
    id: 'h-depot-cancel',
    ...orders,
    success: { kind: 'statusText', match: 'is cancelled' },
    prompt: "The builders at Station Yard have stopped work. Cancel the order for it that hasn't gone out yet.",
    judge: did(['cancelled', 'H-5509']),
    right: [...menu('H-5509', 'cancel'), 'click #myes'],
    near: [...menu('H-5512', 'cancel'), 'click #myes'],
  },
  {
    id: 'h-depot-repeat',
    ...orders,
    success: { kind: 'statusText', match: 'ordered again' },
    prompt: 'We need the same again as in H-5455, order that once more.',
    judge: did(['repeated', 'H-5455']),
    right: ['click [data-p="1"]', ...menu('H-5455', 'repeat')],
    near: [...menu('H-5477', 'repeat')],
  },
  {
    id: 'h-depot-return',
    ...orders,
    success: { kind: 'statusText', match: 'next delivery' },
    prompt: 'Send back order H-5477, the goods arrived damaged',
    judge: did(['returned', { no: 'H-5477', why: 'Damaged' }]),
    right: [...menu('H-5477', 'return'), 'choose #why = Damaged', 'click #myes'],
    near: [...menu('H-5477', 'return'), 'click #myes'],
  },
  {
    id: 'h-depot-too-late',
    ...orders,
    success: { kind: 'statusText', match: 'is cancelled' },
    kind: 'traps',
    prompt: 'Cancel order H-5498.',
    impossible: true,
    judge: nothing,
    right: ['click tr:has-text("H-5498") .btn'],
    near: [...menu('H-5512', 'cancel'), 'click #myes'],
  },
  {
    id: 'h-depot-pay-overdue',
    ...invoices,
    prompt: 'Pay all invoices that are overdue, and only those.',
    judge: toldOfAll('paid', ['R-2264', 'R-2270']),
    right: [...tick('R-2270', 'R-2264'), 'click #pay'],
    near: [...tick('R-2270'), 'click #pay'],
  },
  {
    id: 'h-depot-pay-small',
    ...invoices,
    prompt: 'Please settle whatever is still open and below 250; the rest has to wait until January.',
    judge: toldOfAll('paid', ['R-2287', 'R-2301']),
    right: [...tick('R-2287', 'R-2301'), 'click #pay'],
    near: [...tick('R-2287', 'R-2301', 'R-2291'), 'click #pay'],
  },
  {
    id: 'h-depot-dispute',
    ...invoices,
    success: { kind: 'statusText', match: 'look into it' },
    prompt: 'We never got the goods of H-5440. Dispute the invoice for that order.',
    judge: toldOfAll('disputed', ['R-2264']),
    right: [...tick('R-2264'), 'click #dispute'],
    near: [...tick('R-2270'), 'click #dispute'],
  },
  {
    id: 'h-depot-order',
    ...quick,
    prompt: 'Order 4 boxes of W560 and 2 boxes of A010 to Abbey Court, our reference is "Roof 2".',
    judge: did(['ordered', { lines: ['2 x A010', '4 x W560'], site: 'Abbey Court', ref: 'Roof 2' }]),
    right: [
      go('quick'),
      ...line(0, 'W560', 4),
      'click #more',
      ...line(1, 'A010', 2),
      'choose #site = Abbey Court',
      'fill #ref = Roof 2',
      'click #go',
    ],
    near: [go('quick'), ...line(0, 'W560', 4), 'choose #site = Abbey Court', 'fill #ref = Roof 2', 'click #go'],
  },
  {
    id: 'h-depot-bolts',
    ...quick,
    prompt: 'quick order: ten boxes of the carriage bolts for Station Yard, no reference',
    judge: did(['ordered', { lines: ['10 x B120'], site: 'Station Yard', ref: '' }]),
    right: [go('quick'), ...line(0, 'B120', 10), 'choose #site = Station Yard', 'click #go'],
    near: [go('quick'), ...line(0, 'B120', 10), 'click #go'],
  },
  {
    id: 'h-depot-drywall',
    ...quick,
    kind: 'traps',
    prompt: 'Order one box of drywall screws D305 to Mill Wharf.',
    impossible: true,
    judge: nothing,
    right: [go('quick'), ...line(0, 'D305', 1), 'click #go'],
    near: [go('quick'), ...line(0, 'W440', 1), 'click #go'],
  },
  {
    id: 'h-depot-left',
    ...orders,
    success: { kind: 'statusText', match: 'may not order any more' },
    page: 'account.html',
    prompt: "Wes has left the company, so take away his right to order. Don't touch the others.",
    judge: did(['removed', 'Wes Harding']),
    right: ['click #pp li:has-text("Wes") button'],
    near: ['click #pp li:has-text("Tanya") button'],
  },
];
