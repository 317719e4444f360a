/** A German bank's log-in with goals in English: a real post to another page, a refusal, and what stands behind it. */
import type { EvalGoal } from '../../goal.ts';
import { both, did, readWhateverDone } from '../../judges.ts';

const kind = 'log-in';
const page = 'anmelden.html';
const posted = (fields: Readonly<Record<string, string>>) => ['post', { path: '/konten.html', fields }] as const;
const anna = posted({ benutzer: 'anna', kennwort: 'x' });

export const goals: readonly EvalGoal[] = [
  {
    id: 'bank-log-in',
    page,
    prompt: 'Log in with user anna and password x',
    success: { kind: 'textVisible', value: 'Willkommen' },
    kind,
    judge: did(anna),
  },
  {
    id: 'bank-stay',
    page,
    prompt: 'Sign in as "anna" with the password "x" and stay signed in',
    success: { kind: 'urlIncludes', value: 'konten' },
    kind,
    judge: did(posted({ benutzer: 'anna', kennwort: 'x', merken: 'ja' })),
  },
  {
    id: 'bank-balance',
    page,
    prompt: 'Log in with username anna, password x and return the Saldo of the Tagesgeld account',
    success: { kind: 'extracted' },
    kind,
    judge: both(did(anna), readWhateverDone('15.000,00')),
  },
  {
    id: 'bank-then-open',
    page,
    prompt: 'log in (user: anna, password: x), then click Umsätze',
    success: { kind: 'urlIncludes', value: 'umsatz' },
    kind,
    judge: did(anna, ['opened', 'umsatz']),
  },
  {
    id: 'bank-refused',
    page,
    prompt: 'Log in with user bert and password 1234',
    success: { kind: 'textVisible', value: 'Willkommen' },
    kind: 'impossible',
    impossible: true,
    judge: ({ log }) =>
      log.every(({ event }) => event === 'refused') && log.length <= 1 ? undefined : `tried more than that: ${JSON.stringify(log)}`,
  },
];
