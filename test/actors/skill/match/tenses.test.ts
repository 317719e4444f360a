/** What was, is and will be, told of one verb. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Which coupons expire this week?',
    same: { 'Which coupons will expire this week?': '' },
    other: ['Which coupons expired this week?', 'Which coupons have expired this week?', 'Which coupons can have expired this week?'],
  },
  {
    goal: 'Show the games my team has won',
    same: { 'List the games that my team has won': '', 'Show the games that my team won': '' },
    other: ['Show the games my team will win', 'Show the games my team can win', 'Show the games that won my team'],
  },
  {
    goal: 'List the invoices that I have paid',
    same: { 'Show the invoices I paid': '' },
    other: ['List the invoices that I will pay', 'List the invoices that I can pay', 'List the invoices that I pay'],
  },
  {
    goal: 'Note that she paid the rent',
    same: { 'Please note that she paid the rent': '' },
    other: ['Note that she will pay the rent', 'Note that she pays the rent'],
  },
  {
    goal: 'Was the parcel from {{param:shop}} delivered?',
    compiled: { shop: 'Acme' },
    same: { 'Was the parcel from Globex delivered?': 'Globex' },
    other: ['Can the parcel from Globex be delivered?', 'Will the parcel from Globex be delivered?'],
  },
  {
    goal: 'Show the users who followed {{param:name}}',
    compiled: { name: 'Ana' },
    same: { 'Show the users that followed Tom': 'Tom' },
    other: ['Show the users who follow Tom', 'Show the users who will follow Tom'],
  },
  {
    // What holds when something happens is told in either time.
    goal: 'What should I do if I forget my key?',
    same: { 'What do I do when I have forgotten my key?': '' },
    other: ['What did I do when I forgot my key?'],
  },
  {
    // What is lost was lost.
    goal: 'I lost my key',
    same: { 'My key is lost': '' },
    other: ['I may lose my key'],
  },
]);
