/** What is reported to be so, and what was told and is to be reported. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Report my watch as stolen',
    same: {
      'report that my watch was stolen': '',
      'File a report that my watch has been stolen': '',
      'My watch was stolen, please report it': '',
      'I need to report that somebody has stolen my watch': '',
      'Somebody has stolen my watch. I need to report that.': '',
    },
    other: [
      'report that my watch was not stolen',
      'My watch was found, please report it',
      'My watch was stolen and found, report it',
      'My watch was stolen, cancel it',
      'Was my watch reported as stolen?',
      'The watch that was stolen is mine, report it',
    ],
  },
  {
    goal: 'Report my {{param:card}} card as lost',
    compiled: { card: 'travel' },
    same: { 'I have lost my gym card, report it': 'gym', 'I lost my gym card. Report this.': 'gym' },
    other: ['I have found my gym card, report it', 'I have not lost my gym card, report it', 'I have lost my gym card'],
  },
  {
    goal: 'Report that a bench is broken',
    same: { 'Report a broken bench': '', 'A bench is broken, report that': '' },
    other: ['Report that a bench was mended', 'A bench is broken'],
  },
]);
