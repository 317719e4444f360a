/** A French museum: tickets by plus and minus, days as boxes, a banner at the foot; goals in English. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const page = 'billets.html';
const success = { kind: 'statusText', match: 'réservation est enregistrée' } as const;
const kind = 'forms';

export const goals: readonly EvalGoal[] = [
  {
    id: 'musee-two-full',
    page,
    prompt: 'Choose "ven 27 nov.", add 2 Plein tarif and 1 Enfant, then click Réserver',
    success,
    kind,
    judge: did(['reserve', { jour: 'ven 27 nov.', billets: [2, 0, 1], audio: false }]),
  },
  {
    id: 'musee-audio',
    page,
    prompt: 'Reserve one ticket "Tarif réduit" for 26 nov. with the Audioguide',
    success,
    kind,
    judge: did(['reserve', { jour: 'jeu 26 nov.', billets: [0, 1, 0], audio: true }]),
  },
  {
    id: 'musee-phone',
    page: 'horaires.html',
    prompt: 'Return the Téléphone number',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read('02 98 00 11 22'),
  },
  {
    id: 'musee-sold-out',
    page,
    prompt: 'Book one Plein tarif ticket for 24 nov.',
    success,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
];
