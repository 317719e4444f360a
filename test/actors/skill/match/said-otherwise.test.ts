/** Forms of verbs, and what is said by another verb or noun of the same act. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Lend the {{param:tool}} to {{param:name}}',
    compiled: { tool: 'drill', name: 'Ana' },
    same: { 'The ladder should be lent to Kerstin': 'ladder | Kerstin', 'Loan the ladder to Kerstin': 'ladder | Kerstin' },
    other: ['The ladder should not be lent to Kerstin', 'The ladder was lent to Kerstin'],
  },
  {
    goal: 'Freeze my {{param:card}} card',
    compiled: { card: 'debit' },
    same: { 'My travel card needs to be frozen': 'travel' },
    other: ['My travel card needs to be unfrozen', 'My travel card is frozen', 'Is my travel card frozen?'],
  },
  {
    goal: 'Increase the volume to {{param:level}} percent',
    compiled: { level: '40' },
    same: { 'Turn the volume up to 45 percent': '45', 'I want the volume turned up to 85 percent': '85' },
    other: ['Turn the volume down to 45 percent', 'Turn the volume up by 45 percent', 'Set the volume to 45 percent'],
  },
  {
    goal: 'Mute everyone but {{param:name}}',
    compiled: { name: 'Ana' },
    same: { 'Mute everybody except Viktor': 'Viktor' },
    other: ['Mute everybody and Viktor', 'Mute Viktor', 'Unmute everyone but Viktor'],
  },
  {
    goal: 'Cancel the transfer to {{param:name}}',
    compiled: { name: 'Ana' },
    same: { 'Stop the transfer to Vera Moss': 'Vera Moss' },
    other: ['Start the transfer to Vera Moss', 'Stop the transfer from Vera Moss', 'Stop transferring to Vera Moss tomorrow'],
  },
  {
    goal: 'Has {{param:name}} paid the fee?',
    compiled: { name: 'Ana Berg' },
    same: { 'Check whether Mr. Tan has paid the fee': 'Mr. Tan' },
    other: ['Has Mr. Tan not paid the fee?', 'Has Mr. Tan raised the fee?', 'Have Mr. Tan pay the fee', 'Who has paid the fee?'],
  },
  {
    goal: 'Book a table at {{param:place}} for {{param:n}} on {{param:day}}',
    compiled: { place: 'Zuma', n: 'two', day: 'Friday' },
    same: { 'Make a reservation at Blue Fig for six on Sunday': 'Blue Fig | six | Sunday' },
    other: ['Cancel a reservation at Blue Fig for six on Sunday', 'Show my reservation at Blue Fig for six on Sunday'],
  },
  {
    goal: 'Count the commits by {{param:user}} in {{param:repo}}',
    compiled: { user: 'eric', repo: 'core' },
    same: { 'Number of commits by kilian in css': 'kilian | css' },
    other: ['Number of commits not by kilian in css'],
  },
  {
    goal: 'List hiking trails near {{param:town}}',
    compiled: { town: 'Moab' },
    same: { 'Near Sedona, list hiking trails': 'Sedona' },
    other: ['List hiking trails far from Sedona', 'Near Sedona and Moab, list hiking trails'],
  },
  {
    goal: 'Rate the book {{param:title}} {{param:stars}} out of 5',
    compiled: { title: 'Dune', stars: '4' },
    same: { 'Give a rating of 3 out of 5 to the book Northern Sky': 'Northern Sky | 3' },
    other: ['Give a rating of 3 out of 10 to the book Northern Sky', 'Show the rating of 3 out of 5 of the book Northern Sky'],
  },
  {
    goal: 'List hotels with pools',
    same: { 'Show hotels that have pools': '' },
    other: ['List pools of hotels', "List the hotels' pools"],
  },
  {
    goal: 'Is the fee included in the rent?',
    same: { 'Check whether the fee is included in the rent': '' },
    other: ['Is the rent of the fee included?', "Is the fee's rent included?"],
  },
  {
    goal: 'Show the offers of the shops',
    same: { "Show the shops' offers": '' },
    other: ['Show the shops with offers', "Show the offers' shops"],
  },
  {
    goal: 'Show the date of the last login',
    same: { 'Display the date of the last login': '' },
    other: ['Show the last date of the login', 'Show the dates of the last logins'],
  },
  {
    goal: 'Is it raining in Rome or Oslo?',
    same: { 'Check if it is raining in Rome or Oslo': '' },
    other: ['Is it raining in Rome and Oslo?'],
  },
]);
