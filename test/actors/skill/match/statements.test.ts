/** What somebody states or wishes to have, and what only reads like it. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Change my email address to {{param:email}}',
    compiled: { email: 'ann@example.org' },
    same: {
      'My email address should be bo@example.org from now on': 'bo@example.org',
      'I have a new email address: bo@example.org': 'bo@example.org',
      'Please update the email address on my account to bo@example.org': 'bo@example.org',
    },
    other: [
      'My email address should not be bo@example.org',
      'Should my email address be bo@example.org?',
      'My second email address should be bo@example.org',
      'I have a new email from bo@example.org',
      'I have a new account bo@example.org',
    ],
  },
  {
    goal: 'Add {{param:item}} to my shopping list',
    compiled: { item: 'Oat Milk' },
    same: { 'Rye Bread needs to go on the shopping list': 'Rye Bread', 'Eggs belong on the shopping list': 'Eggs' },
    other: ['Eggs should not go on the shopping list', 'Eggs need to go from the shopping list', 'Eggs should go on the wish list'],
  },
  {
    goal: 'Turn on dark mode',
    same: { 'Switch to the dark theme': '', 'Make the page use dark mode': '' },
    other: ['Switch to the light theme', 'Switch off dark mode', 'Is the theme dark?', 'Switch to the dark side'],
  },
  {
    goal: 'Log out',
    same: { 'Log me out of my account': '', 'Please log out of this site': '' },
    other: ['Log me out of all devices', 'Log Ana out of her account', 'Log me in'],
  },
  {
    goal: 'Unsubscribe from the newsletter',
    same: { 'Stop the newsletter': '', "I don't want to get the newsletter any more": '' },
    other: ["I don't want to stop the newsletter", "I don't want to get the newsletter by post any more", 'I want to get the newsletter'],
  },
  {
    goal: 'Filter the issues by label {{param:label}}',
    compiled: { label: 'bug' },
    same: {
      'Show only issues with the label docs': 'docs',
      'I only want to see issues labelled docs': 'docs',
      'Limit the issues to those with label docs': 'docs',
    },
    other: [
      'Show issues without the label docs',
      'Label the issues docs',
      'I only want to see one issue labelled docs',
      'Show issues labelled by docs',
    ],
  },
  {
    goal: 'Show the reviews of {{param:hotel}}',
    compiled: { hotel: 'Hotel Adlon' },
    same: { 'What do people say about Ritz Paris?': 'Ritz Paris', 'Let me see what guests wrote about Ritz Paris': 'Ritz Paris' },
    other: ['What do people like about Ritz Paris?', 'How many people write about Ritz Paris?', 'What does Ritz Paris say about people?'],
  },
  {
    goal: 'Download the latest invoice',
    same: { 'I need the newest invoice as a download': '' },
    other: ['I need the oldest invoice as a download', 'I need the newest invoice as a letter'],
  },
  {
    goal: 'Who wrote {{param:book}}?',
    compiled: { book: 'Dune' },
    same: { 'Name the person who wrote Emma': 'Emma' },
    other: ['Who published Emma?', 'Name the person who read Emma', 'Name a person whom Emma wrote'],
  },
  {
    goal: 'Find the cheapest flight from {{param:from}} to {{param:to}}',
    compiled: { from: 'Berlin', to: 'Lisbon' },
    same: { 'Cheapest Oslo to Rome flight': 'Oslo | Rome', 'I need the lowest priced flight from Oslo to Rome': 'Oslo | Rome' },
    other: ['Fastest Oslo to Rome flight', 'Cheapest Oslo to Rome train', 'I need the cheapest hotel from Oslo to Rome'],
  },
  {
    goal: 'Sort the products by price from low to high',
    same: { 'I want the products sorted with the lowest price at the top': '', 'Arrange the products by price, cheapest first': '' },
    other: ['I want the products sorted with the highest price at the top', 'I want the product with the lowest price at the top'],
  },
  {
    goal: 'List the employees in the {{param:dep}} department',
    compiled: { dep: 'Sales' },
    same: { 'List all employees in the Legal department': 'Legal', 'Show me a list of the employees in the Legal department': 'Legal' },
    other: ['List one employee in the Legal department', 'Delete all employees in the Legal department', 'List all departments'],
  },
  {
    goal: 'Rate the movie {{param:movie}} with {{param:n}} stars',
    compiled: { movie: 'Heat', n: '5' },
    same: { 'Give Alien 4 stars': 'Alien | 4', 'Rate Alien with 4 stars': 'Alien | 4' },
    other: ['Give the hotel Alien 4 stars', 'Give the series Alien 4 stars', 'Does Alien have 4 stars?'],
  },
]);
