/** A grid of nameless switches: their names are those of their row and their column. */
import type { EvalGoal } from '../../goal.ts';
import { did } from '../../judges.ts';

const page = 'index.html';
const success = { kind: 'statusText', match: 'Preferences saved' } as const;
const kind = 'rows';
const quiet = ['00:00', '00:00'];

export const goals: readonly EvalGoal[] = [
  {
    id: 'alerts-sms-payment',
    page,
    prompt: 'Turn on SMS for "A payment arrives" and save the preferences',
    success,
    kind,
    judge: did([
      'save',
      { on: ['Somebody comments/Push', 'A payment arrives/Push', 'A payment arrives/SMS', 'New log-in/E-mail', 'New log-in/Push'], quiet },
    ]),
  },
  {
    id: 'alerts-push-off',
    page,
    prompt: 'Switch off Push in the row "Somebody comments", switch on E-mail in the row "Somebody follows me", then save',
    success,
    kind,
    judge: did(['save', { on: ['Somebody follows me/E-mail', 'A payment arrives/Push', 'New log-in/E-mail', 'New log-in/Push'], quiet }]),
  },
  {
    id: 'alerts-quiet',
    page,
    prompt: 'Set the quiet hours from 22:00 to 07:00 and click Save preferences',
    success,
    kind: 'forms',
    judge: did([
      'save',
      { on: ['Somebody comments/Push', 'A payment arrives/Push', 'New log-in/E-mail', 'New log-in/Push'], quiet: ['22:00', '07:00'] },
    ]),
  },
];
