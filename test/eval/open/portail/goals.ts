/** A French customer area: log-in in two steps, controls that are no buttons, and views switched in place. */
import type { EvalGoal } from '../../goal.ts';
import { both, did, readWhateverDone } from '../../judges.ts';

const kind = 'log-in';
const page = 'index.html';
const login = ['login', { mail: 'luc@exemple.fr', password: 'soleil77' }] as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'portail-two-steps',
    page,
    prompt: 'Log in with email luc@exemple.fr and password soleil77',
    success: { kind: 'textVisible', value: 'Vous êtes connecté' },
    kind,
    judge: did(login),
  },
  {
    id: 'portail-phone',
    page,
    prompt: 'Log in as luc@exemple.fr with password "soleil77", open Profil, change Téléphone to 0611223344 and click Enregistrer',
    success: { kind: 'statusText', match: 'enregistrées' },
    kind,
    judge: did(login, ['tel', '0611223344']),
  },
  {
    id: 'portail-due',
    page,
    prompt: 'Sign in with luc@exemple.fr / soleil77 and return the "Solde à payer"',
    success: { kind: 'extracted' },
    kind,
    judge: both(did(login), readWhateverDone('62,40')),
  },
];
