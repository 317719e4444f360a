/** An order about what is named before it, and orders that only stand behind a name. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Download the invoice for {{param:month}}',
    compiled: { month: 'March' },
    same: {
      'I need the invoice for April, download it': 'April',
      'The invoice for May, please download it for me': 'May',
      "I'd like the invoice for June. Could you download it?": 'June',
    },
    other: [
      "I don't need the invoice for April, download it",
      "I need the invoice for April, don't download it",
      'I need the invoice for April, delete it',
      'I need the invoice for April, so download the invoices for May',
    ],
  },
  {
    goal: 'Book a taxi to {{param:place}} at {{param:time}}',
    compiled: { place: 'Oslo S', time: '8 am' },
    same: { 'I need a taxi at 7:15 am to Central Station, book one': 'Central Station | 7:15 am' },
    other: ['I need a taxi at 7:15 am to Central Station, cancel it', 'A taxi brought me to Central Station at 7:15 am, book one'],
  },
  {
    goal: 'Report a broken lamp on {{param:street}}',
    compiled: { street: 'Elm Street' },
    same: { "There's a broken lamp on Birch Lane, please report it": 'Birch Lane' },
    other: ["There's a broken lamp on Birch Lane, please fix it", "There's no broken lamp on Birch Lane, please report that"],
  },
  {
    goal: 'Add the red lamp to my cart',
    same: { 'The red lamp, add it to my cart': '', 'I want the red lamp. Put it in my cart': '' },
    other: ['The red lamp, remove it from my cart', 'The lamp, add it to my cart', 'Ana broke the red lamp, add it to my cart'],
  },
  {
    goal: 'Print the file',
    same: {},
    other: ['Crop the file, print it', 'Crop the file and print it'],
  },
]);
