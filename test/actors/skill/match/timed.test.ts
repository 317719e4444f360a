/** Days and hours before what they are said of, and behind it. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Cancel my {{param:time}} alarm',
    compiled: { time: '7 am' },
    same: { 'Cancel the alarm for 9 am': '9 am', 'Turn off my alarm at 9 am': '9 am', 'Cancel the 9 am alarm': '9 am' },
    other: ['Cancel my alarm before 9 am', 'Set an alarm for 9 am', 'Cancel my alarm for Ana', 'Cancel my alarm from 9 am to 10 am'],
  },
  {
    goal: 'Cancel the alarm at {{param:time}}',
    compiled: { time: '7 am' },
    same: { 'Cancel my 9 am alarm': '9 am' },
    other: ['Move my 9 am alarm', 'Cancel my alarm after 9 am'],
  },
  {
    goal: 'Restore the backup of {{param:date}}',
    compiled: { date: '2 May' },
    same: { 'Restore the backup from 1 June': '1 June', 'Restore the 1 June backup': '1 June' },
    other: ['Restore the backup from before 1 June', 'Delete the backup from 1 June', 'Restore all backups from 1 June'],
  },
  {
    goal: 'Cancel my {{param:time}} reminder for the meeting',
    compiled: { time: '7 am' },
    same: { 'Cancel my 8 am reminder for the meeting': '8 am' },
    other: ['Cancel my reminder for the 9 am meeting'],
  },
]);
