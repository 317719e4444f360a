/** What is said of a thing in a clause of its own, before it or behind it. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Sign the contract that {{param:firm}} sent',
    compiled: { firm: 'Acme' },
    same: { 'Sign the contract which was sent by Nordlicht': 'Nordlicht', 'Sign the contract sent by Nordlicht': 'Nordlicht' },
    other: [
      'Sign the contract that was sent to Nordlicht',
      'Send the contract signed by Nordlicht',
      'Sign the contract that Nordlicht did not send',
    ],
  },
  {
    goal: 'List the users I have blocked',
    same: { 'List the users blocked by me': '', 'List the users that I blocked': '', 'List the users who were blocked by me': '' },
    other: ['List the users who have blocked me', 'List the users I have not blocked', 'List the users I have invited'],
  },
  {
    goal: 'Archive the closed tickets',
    same: { 'Archive the tickets which got closed': '', 'Archive the tickets that have been closed': '' },
    other: ['Archive the tickets that were closed today', 'Archive the tickets that were not closed', 'Close the archived tickets'],
  },
  {
    goal: 'Remind the customers whose invoices are overdue',
    same: { 'Remind the customers with overdue invoices': '', 'Remind the customers that have overdue invoices': '' },
    other: [
      'Remind the customers whose invoices are not overdue',
      'Remind the customers whose invoices are paid',
      'Remind the customers without overdue invoices',
    ],
  },
  {
    goal: 'Add {{param:song}} to my playlist {{param:list}}',
    compiled: { song: 'Halo', list: 'Chill' },
    same: { "Add Hello to the playlist of mine that's called Party Hits": 'Hello | Party Hits' },
    other: [
      "Remove Hello from the playlist of mine that's called Party Hits",
      "Add Hello to the playlist of yours that's called Party Hits",
    ],
  },
  {
    goal: 'Mark the invoices paid',
    same: {},
    other: ['Mark the paid invoices', 'Mark the invoices that were paid'],
  },
]);

holds([
  {
    goal: 'Show the most recent pending order',
    same: { "What is the latest order that's pending?": '', 'Show the latest order that is pending': '' },
    other: [
      'Show the latest order that is not pending',
      'Show the oldest order that is pending',
      'Show the latest orders that are pending',
    ],
  },
  {
    goal: 'Which tools does {{param:name}} rent?',
    compiled: { name: 'Kim' },
    same: {},
    other: ['Which tools rent Anna?', 'Which firms rent tools to Anna?'],
  },
  {
    goal: 'List the firms that rent to {{param:name}}',
    compiled: { name: 'Kim' },
    same: { 'Which firms rent to Anna?': 'Anna' },
    other: ['Which firms does Anna rent to?', 'Which firms rent from Anna?'],
  },
  {
    goal: 'List the flights that leave for {{param:city}}',
    compiled: { city: 'Rome' },
    same: { 'Which flights leave for Oslo?': 'Oslo' },
    other: ['Which flights leave Oslo?', 'List the flights that leave Oslo', 'Which flights to Oslo leave?'],
  },
  {
    goal: 'List the tools I have rented',
    same: { 'Which tools have I rented?': '' },
    other: ['Which tools have I not rented?', 'Which tools has Ana rented?', 'Which tools can I rent?', 'How many tools have I rented?'],
  },
  {
    goal: 'Which plants need water?',
    same: { 'List the plants that need water': '', 'Show me which plants need water': '' },
    other: ['Which plants need no water?', 'How many plants need water?', 'Which plant needs the most water?', 'Do plants need water?'],
  },
  {
    goal: 'Show the books that our teacher recommended',
    same: { 'Show the books our teacher recommended': '', 'List the books recommended by our teacher': '' },
    other: ['Show the books that recommended our teacher', 'Show our books that the teacher recommended'],
  },
  {
    goal: 'List the tickets nobody has answered',
    same: { 'List the tickets that nobody has answered': '' },
    other: ['List the tickets somebody has answered', 'List the tickets that have answered nobody'],
  },
]);
