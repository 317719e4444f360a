/** Who does it to whom: told by relatives, questions and voices. */
import { holds } from './table.ts';

holds([
  {
    goal: 'List the painters that {{param:name}} influenced',
    compiled: { name: 'Monet' },
    same: {
      'List the painters Cézanne influenced': 'Cézanne',
      'List the painters whom Cézanne influenced': 'Cézanne',
      'List the painters that were influenced by Cézanne': 'Cézanne',
    },
    other: ['List the painters that influenced Cézanne', 'List the painters who have influenced Cézanne'],
  },
  {
    goal: 'Remove the users that reported {{param:user}}',
    compiled: { user: 'Bob' },
    same: { 'Remove the users who reported Anna': 'Anna' },
    other: ['Remove the users that Anna reported', 'Remove the users Anna reported', 'Remove the users who were reported by Anna'],
  },
  {
    goal: 'Pay the suppliers that {{param:firm}} owes',
    compiled: { firm: 'Acme' },
    same: {},
    other: ['Pay the suppliers that owe Anna', 'Pay the suppliers who owe Anna money'],
  },
  {
    goal: 'Show the papers that cite {{param:paper}}',
    compiled: { paper: 'Lee 1999' },
    same: { 'Show the papers which are citing Smith 2010': 'Smith 2010', 'Show the papers citing Smith 2010': 'Smith 2010' },
    other: ['Show the papers Anna cites', 'Show the papers that Smith 2010 cites', 'Show the papers that are cited by Smith 2010'],
  },
  {
    goal: 'Who manages {{param:name}}?',
    compiled: { name: 'Bob' },
    same: { 'By whom is Anna managed?': 'Anna', 'Who is Anna managed by?': 'Anna' },
    other: ['Whom does Anna manage?', 'Who does Anna manage?', 'Who is managed by Anna?'],
  },
  {
    goal: 'Which users did {{param:name}} invite?',
    compiled: { name: 'Bob' },
    same: { 'Which users were invited by Anna?': 'Anna', 'List the users whom Anna invited': 'Anna' },
    other: ['Which users invited Anna?', 'Which users did not invite Anna?', 'Did Anna invite users?'],
  },
  {
    goal: 'Which firms rent to Anna?',
    same: { 'Show the firms that rent to Anna': '', 'What firms rent to Anna?': '' },
    other: ['Which firms rent Anna?', 'Show the firms that rent Anna'],
  },
  {
    goal: 'Which customers pay {{param:firm}}?',
    compiled: { firm: 'Acme' },
    same: { 'Which customers pay Globex?': 'Globex' },
    other: ['Which customers pay for Globex?', 'Show the customers who pay for Globex'],
  },
  {
    goal: 'Which agents report Sam?',
    same: { 'List the agents who report Sam': '' },
    other: ['Which agents report to Sam?', 'Which agents report on Sam?', 'Which agents does Sam report?'],
  },
  {
    goal: 'Which trains leave Oslo?',
    same: { 'Please tell me which trains leave Oslo': '' },
    other: ['Which trains leave for Oslo?', 'Which trains leave to Oslo?'],
  },
]);
