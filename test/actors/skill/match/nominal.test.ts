/** Acts that are said as nouns, and nouns that are no acts. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Donate {{param:amount}} to {{param:charity}}',
    compiled: { amount: '$5', charity: 'Red Cross' },
    same: { 'Make a donation of $30 to Food Bank': '$30 | Food Bank' },
    other: ['Make a donation of $30 from Food Bank', 'Cancel the donation of $30 to Food Bank', 'Show the donation of $30 to Food Bank'],
  },
  {
    goal: 'Merge {{param:source}} into {{param:target}}',
    compiled: { source: 'hotfix', target: 'main' },
    same: { 'Do a merge of the branch bugfix2 into release': 'bugfix2 | release' },
    other: ['Do a merge of release and hotfix', 'Undo the merge of hotfix into release'],
  },
  {
    goal: 'Extend the loan of {{param:title}}',
    compiled: { title: 'Emma' },
    same: { "I'd like an extension of the loan of Middlemarch": 'Middlemarch' },
    other: ["I'd like to see the extension of the loan of Middlemarch", 'Refuse the extension of the loan of Middlemarch'],
  },
  {
    goal: 'Restore the backup of {{param:date}}',
    compiled: { date: '3 May' },
    same: { 'Start the restoration of the backup of 9 July': '9 July' },
    other: ['Stop the restoration of the backup of 9 July', 'Schedule the restoration of the backup of 9 July'],
  },
  {
    goal: 'Delete my account',
    same: { 'I want the deletion of my account': '' },
    other: ['I want the deletion date of my account', 'Cancel the deletion of my account', 'I want to stop the deletion of my account'],
  },
  {
    goal: 'Copy my medical records',
    same: { 'Make a copy of my medical records': '' },
    other: ['Request a copy of my medical records', 'Delete the copy of my medical records'],
  },
]);
