/** An online bank: two kinds of balance, accounts that forms know by number only, dates written American, bills with a number twice. */
import type { DrivenGoal } from '../../by-hand.ts';
import { both, did, nothing, read, readWhateverDone } from '../../judges.ts';

const page = 'bank.html';
const extracted = { kind: 'extracted' } as const;
const seen = (value: string) => ({ kind: 'textVisible', value }) as const;
const service = (name: string) => `click .nav >> text="${name}"`;
const transfer = (amount: string, from: string, to: string) => [
  service('Transfer Funds'),
  `fill #am = ${amount}`,
  `choose #fr = ${from}`,
  `choose #to = ${to}`,
  'click #go',
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-bank-available',
    page,
    prompt: 'How much money is available on the Everyday account?',
    success: extracted,
    kind: 'reading',
    judge: read(/^\$?1,?690\.25$/),
    right: ['data {"available":"$1,690.25"}'],
    near: ['data {"available":"$1,840.25"}'],
  },
  {
    id: 'd-bank-transfer',
    page,
    prompt: 'Transfer $120.50 from 30115528 to 30114471',
    success: seen('Transfer Complete!'),
    kind: 'forms',
    judge: did(['transferred', [120.5, '30115528', '30114471']]),
    right: transfer('120.50', '30115528', '30114471'),
    near: transfer('120.50', '30114471', '30115528'),
  },
  {
    id: 'd-bank-how-many',
    page,
    prompt: 'In Find Transactions, look up account 30114471 from March 1 to March 15, 2026. How many transactions are there? As a number.',
    success: extracted,
    kind: 'reading',
    judge: read(/^4$/),
    right: [service('Find Transactions'), 'fill #d1 = 03-01-2026', 'fill #d2 = 03-15-2026', 'click #b1', 'data {"count":4}'],
    near: ['data {"count":5}'],
  },
  {
    id: 'd-bank-by-amount',
    page,
    prompt: 'Find the transaction over 145.30 and return what it was for and its date.',
    success: extracted,
    kind: 'reading',
    judge: read('Dentist', '02-19-2026'),
    right: [service('Find Transactions'), 'fill #fm = 145.30', 'click #b2', 'data {"for":"Dentist","date":"02-19-2026"}'],
    near: ['data {"for":"Dentist","date":"02-27-2026"}'],
  },
  {
    id: 'd-bank-interest',
    page,
    prompt: 'Open the details of the Savings account and return the amount of the interest that was credited',
    success: extracted,
    kind: 'reading',
    judge: read(/^\$?4\.10$/),
    right: ['click text="30115528"', 'data {"interest":"$4.10"}'],
    near: ['data {"interest":"$250.00"}'],
  },
  {
    id: 'd-bank-bill',
    page,
    prompt: 'Pay a bill of 64.20 to Tarn Water, 5 Weir Road, Coldbeck, account number 77120, from account 30119903.',
    success: seen('Bill Payment'),
    kind: 'forms',
    judge: did([
      'paid',
      { payee: 'Tarn Water', address: '5 Weir Road', city: 'Coldbeck', account: '77120', amount: '64.20', from: '30119903' },
    ]),
    right: [
      service('Bill Pay'),
      'fill [name=p0] = Tarn Water',
      'fill [name=p1] = 5 Weir Road',
      'fill [name=p2] = Coldbeck',
      'fill [name=p3] = 77120',
      'fill [name=p4] = 77120',
      'fill [name=p5] = 64.20',
      'choose #pf = 30119903',
      'click #sp',
    ],
    near: [service('Bill Pay'), 'fill [name=p0] = Tarn Water', 'click #sp'],
  },
  {
    id: 'd-bank-new-account',
    page,
    prompt: 'Open a new savings account that is funded from 30115528 and return its number.',
    success: extracted,
    kind: 'forms',
    judge: both(did(['account', ['SAVINGS', '30115528']]), readWhateverDone('30120088')),
    right: [service('Open New Account'), 'choose #ty = SAVINGS', 'choose #of = 30115528', 'click #oo', 'data {"account":"30120088"}'],
    near: [service('Open New Account'), 'choose #of = 30115528', 'click #oo', 'data {"account":"30120088"}'],
  },
  {
    id: 'd-bank-no-holiday',
    page,
    prompt: 'Transfer $50 from the Holiday account to the Joint account',
    success: seen('Maren Oduya'),
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [service('Transfer Funds')],
    near: transfer('50', '30114471', '30119903'),
  },
];
