/** Prepositions and verbs that say the same, and those that do not. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Pay my {{param:bill}} bill with my {{param:account}} account',
    compiled: { bill: 'phone', account: 'savings' },
    same: { 'Settle the internet bill using my joint account': 'internet | joint', 'Pay my gas bill from my joint account': 'gas | joint' },
    other: ['Pay my gas bill to my joint account', 'Pay my gas bill without my joint account'],
  },
  {
    goal: 'Request time off from {{param:from}} to {{param:to}}',
    compiled: { from: '1 May', to: '8 May' },
    same: {
      'Request time off between 4 March and 8 March': '4 March | 8 March',
      'Request time off for 8 July to 12 July': '8 July | 12 July',
    },
    other: [
      'Request time off from 8 July',
      'Request time off before 8 July and after 12 July',
      'Request time off from 8 July without 12 July',
    ],
  },
  {
    goal: 'List the orders that have no invoice',
    same: { 'Which orders lack an invoice?': '', 'Which orders have no invoice?': '', 'Show the orders without an invoice': '' },
    other: ['Which orders have an invoice?', 'List the orders with an invoice', 'Which invoices lack an order?'],
  },
  {
    goal: 'Show the restaurants in {{param:town}} that have a terrace',
    compiled: { town: 'Bonn' },
    same: { 'Which restaurants in Graz have a terrace?': 'Graz' },
    other: [
      'Which restaurants in Graz have no terrace?',
      'Which restaurants in Graz lack a terrace?',
      'Which restaurant in Graz has the largest terrace?',
      'Should the restaurants in Graz have a terrace?',
    ],
  },
  {
    goal: 'Plan a route to {{param:place}} that avoids motorways',
    compiled: { place: 'Wien' },
    same: { 'Plan a route without motorways to Graz': 'Graz' },
    other: ['Plan a route with motorways to Graz', 'Plan a route to Graz', 'Plan a route to Graz that takes motorways'],
  },
  {
    goal: 'Apply the coupon {{param:code}} to my cart',
    compiled: { code: 'SAVE10' },
    same: { 'Use the coupon WELCOME5 on my cart': 'WELCOME5' },
    other: ['Remove the coupon WELCOME5 from my cart', 'Use the coupon WELCOME5 on my next cart'],
  },
  {
    goal: 'Is there any delay on the {{param:line}} line?',
    compiled: { line: 'red' },
    same: { 'Are there delays on the blue line?': 'blue' },
    other: ['Are there no delays on the blue line?', 'Were there delays on the blue line?', 'How many delays are there on the blue line?'],
  },
  {
    goal: 'What is the share price of {{param:company}}?',
    compiled: { company: 'Siemens' },
    same: { 'Tell me the current share price of Nokia': 'Nokia', 'What is the share price of Nokia at this moment?': 'Nokia' },
    other: ['What was the share price of Nokia?', 'What is the highest share price of Nokia?'],
  },
]);
