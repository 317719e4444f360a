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
  {
    goal: 'Delete the file {{param:file}}',
    compiled: { file: 'report.pdf' },
    same: { 'I no longer need notes.txt, delete it': 'notes.txt', "I don't like the file draft.doc. Please remove it": 'draft.doc' },
    other: [
      'I no longer need notes.txt, download it',
      'Ana no longer needs notes.txt, delete it',
      'I need notes.txt, so never delete it',
      'I no longer need the folder of notes.txt, delete it',
    ],
  },
  {
    goal: 'Block the user {{param:user}}',
    compiled: { user: 'ana_9' },
    same: { 'The user bob_7 keeps insulting people, block him': 'bob_7' },
    other: [
      'The user bob_7 keeps insulting people, report him',
      'The user bob_7 has a friend, block him',
      'The user bob_7 was insulted by eve_1, block him',
      'The user bob_7 is nice, do not block him',
    ],
  },
  {
    goal: 'Turn on dark mode',
    same: { 'I prefer dark mode, activate it': '' },
    other: ['I prefer light mode, activate it', 'I prefer dark mode, so do not turn it off', 'I prefer dark mode, turn it off'],
  },
]);
