/** The number of things is how many they are; the number of one thing tells which it is. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Return the number of the ticket',
    same: { 'Return the ticket number': '', "Tell me the ticket's number": '', 'What is the number of the ticket?': '' },
    other: ['Return the number of tickets', 'Return the number of the tickets', 'Count the tickets', 'How many tickets are there?'],
  },
  {
    goal: 'What is the number of buses?',
    same: { 'Count the buses': '', 'Tell me the number of the buses': '' },
    other: ['What is the number of the bus?', 'Read the number of that bus', 'Show the bus number'],
  },
  {
    goal: 'How many people are in the queue?',
    same: { 'Read the number of people in the queue': '', 'Count the people in the queue': '' },
    other: ['Read the number of the queue'],
  },
  {
    goal: 'Show the number of {{param:things}}',
    compiled: { things: 'red lamps' },
    same: { 'Count the green doors': 'green doors' },
    other: ['Show the number of the green door'],
  },
]);
