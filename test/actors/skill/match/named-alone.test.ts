/** What customers, readers and callers say for one errand, and what only reads like it. */
import { holds } from './table.ts';

holds([
  {
    goal: 'When is my next check-up?',
    same: { 'Date of the next check-up': '' },
    other: ['Date of the last check-up', 'Book the next check-up', 'Name of the next check-up'],
  },
  {
    goal: 'What is the meaning of {{param:word}}?',
    compiled: { word: 'arboreal' },
    same: { 'meaning of lacustrine': 'lacustrine', 'What does lacustrine mean?': 'lacustrine' },
    other: ['meaning of the word', 'spelling of lacustrine'],
  },
  {
    goal: 'Go to the next page',
    same: { 'Open the next page': '', 'Click next page': '' },
    other: ['previous page', 'Go to the last page', 'Close the next page'],
  },
  {
    goal: 'Put the jug in the basket and check out',
    same: { 'Add the jug to the basket and go to checkout': '' },
    other: ['Put the jug in the basket', 'Put the jug in the basket and check the price', 'Check out and put the jug in the basket'],
  },
  {
    goal: 'Can I renew my badge abroad?',
    same: { 'Can my badge be renewed overseas?': '', 'Am I able to renew my badge abroad?': '' },
    other: ['Can I renew my badge at home?', 'Renew my badge abroad', 'Can I lose my badge abroad?'],
  },
  {
    goal: 'How long does a refund take?',
    same: { 'How many days does a refund take?': '', 'How long will a refund take?': '' },
    other: ['How many refunds does it take?', 'How long does a transfer take?', 'When did I take a refund?'],
  },
  {
    goal: 'I was billed twice',
    same: { 'I got billed twice': '', 'I have been billed twice': '' },
    other: ['I was billed once', 'I was not billed twice', 'Bill me twice'],
  },
  {
    goal: 'Is {{param:what}} in stock?',
    compiled: { what: 'Oak Stool' },
    same: { 'Do you have Pine Bench in stock?': 'Pine Bench', 'Is Pine Bench available?': 'Pine Bench' },
    other: ['Is Pine Bench out of stock?', 'Do you have Pine Bench in green?'],
  },
  {
    goal: 'How is {{param:what}} rated?',
    compiled: { what: 'Oak Stool' },
    same: { "Tell me Pine Bench's rating": 'Pine Bench' },
    other: ['Rate Pine Bench', 'How is Pine Bench made?'],
  },
  {
    goal: 'Speak to a representative',
    same: { 'Connect me with a human agent': '', 'Talk to an agent': '' },
    other: ['Connect my phone', 'Is there an agent?', 'Talk to my friend'],
  },
  {
    goal: 'Rename the file {{param:old}} to {{param:new}}',
    compiled: { old: 'jan.csv', new: 'feb.csv' },
    same: { 'Rename mar.csv to apr.csv': 'mar.csv | apr.csv' },
    other: ['Rename March to April', 'Rename the folder mar.csv to apr.csv'],
  },
  {
    goal: 'Assign the incident to Freya',
    same: { 'Make Freya the assignee of the incident': '' },
    other: ['Make Freya the author of the incident', 'Assign Freya to the incident team'],
  },
]);
