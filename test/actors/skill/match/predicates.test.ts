/** Statements of several deeds, and two orders that "but" joins, in whatever order they are said. */
import { holds } from './table.ts';

holds([
  {
    goal: 'She was born in Oslo and raised in Bergen',
    same: {
      'Born in Oslo, she was raised in Bergen': '',
      'She was raised in Bergen and born in Oslo': '',
      'She was born in Oslo and was raised in Bergen.': '',
    },
    other: [
      'Born in Bergen, she was raised in Oslo',
      'She was born in Bergen and raised in Oslo',
      'She was raised in Oslo and born in Bergen',
      'She was born in Oslo and not raised in Bergen',
      'She was born in Oslo',
    ],
  },
  {
    goal: 'He was born in Oslo and died in Rome',
    same: { 'He died in Rome and was born in Oslo': '' },
    other: ['He died in Oslo and was born in Rome', 'He was born in Oslo and was buried in Rome'],
  },
  {
    goal: 'He was appointed governor of Kent by the queen and removed by the court in 1881',
    same: { 'He was removed by the court in 1881 and appointed governor of Kent by the queen': '' },
    other: [
      'He was appointed mayor of Kent by the queen and removed by the court in 1881',
      'He was removed by the court in 1881',
      'He was appointed governor of Kent by the court and removed by the queen in 1881',
    ],
  },
  {
    goal: 'The bridge was built in 1900 and is used by trams',
    same: { 'The bridge is used by trams and was built in 1900': '' },
    other: ['The bridge was built in 1900 and was used by trams', 'The bridge was used in 1900 and is built by trams'],
  },
  {
    goal: 'The opera was composed by Ada Holm and directed by Leo Brand',
    same: { 'Ada Holm composed the opera and Leo Brand directed it': '' },
    other: ['Leo Brand composed the opera and Ada Holm directed it', 'Ada Holm composed the opera and directed Leo Brand'],
  },
  {
    goal: 'She was elected in 1990 and defeated Otto in 1994',
    same: { 'She was elected in 1990 and defeated Otto in 1994.': '' },
    other: ['She was elected in 1990 and was defeated by Otto in 1994'],
  },
  {
    goal: 'Cancel the hotel but keep the flight',
    same: { 'Keep the flight but cancel the hotel': '', 'Please keep the flight, but cancel the hotel': '' },
    other: ['Keep the hotel but cancel the flight', 'Cancel the hotel and the flight', 'Cancel the flight', 'Keep the flight'],
  },
  {
    goal: 'Mute the {{param:a}} but keep the {{param:b}}',
    compiled: { a: 'radio', b: 'alarm' },
    same: { 'Keep the doorbell but mute the fan': 'fan | doorbell' },
    other: ['Keep the doorbell but unmute the fan'],
  },
]);
