/** Weather to be read: tiles whose names stand above their values, and a German table. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const kind = 'reading';
const success = { kind: 'extracted' } as const;

export const goals: readonly EvalGoal[] = [
  { id: 'weather-humidity', page: 'now.html', prompt: 'Return the humidity', success, kind, judge: read('83') },
  {
    id: 'weather-sun',
    page: 'now.html',
    prompt: 'Tell me the times of sunrise and sunset',
    success,
    kind,
    judge: read('10:42', '12:31'),
  },
  {
    id: 'weather-pressure-number',
    page: 'now.html',
    prompt: 'Return the pressure as a number',
    success,
    kind,
    judge: read(/^996(\.0+)?$/),
  },
  {
    id: 'weather-rain-tuesday',
    page: 'week.html',
    prompt: 'What is the value in the column Regen in the row of Dienstag? Return it.',
    success,
    kind,
    judge: read('90 %'),
  },
  {
    id: 'weather-coldest',
    page: 'week.html',
    prompt: 'Return the Tag with the lowest Tiefstwert',
    success,
    kind,
    judge: read('Donnerstag'),
  },
  {
    id: 'weather-pollen',
    page: 'now.html',
    prompt: 'Return the pollen count',
    success,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'weather-fahrenheit',
    page: 'now.html',
    prompt: 'Switch to °F',
    success: { kind: 'textVisible', value: '25°' },
    kind: 'forms',
    judge: did(['unit', 'F']),
  },
];
