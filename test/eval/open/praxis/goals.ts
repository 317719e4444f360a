/** A German appointment form; the day is said in words, by the calendar of today. */

import { daysFromNow } from '../../dates.ts';
import type { EvalGoal, Judge } from '../../goal.ts';
import { did } from '../../judges.ts';

const page = 'termin.html';
const success = { kind: 'statusText', match: 'Anfrage ist eingegangen' } as const;
const kind = 'dates';
const blank = { name: ' ', geburt: '', kasse: 'gesetzlich', anlass: '', tag: '', zeit: '08:00', erinnern: true };

/** What day it is, is asked when the goal is judged. */
const asked =
  (request: () => Partial<typeof blank>): Judge =>
  (outcome) =>
    did(['termin', { ...blank, ...request() }])(outcome);

export const goals: readonly EvalGoal[] = [
  {
    id: 'praxis-tomorrow',
    page,
    prompt:
      'Enter Eva as Vorname and Lindt as Nachname, pick Kontrolle, set Datum to tomorrow and Uhrzeit to 11:00, then press "Termin anfragen"',
    success,
    kind,
    judge: asked(() => ({ name: 'Eva Lindt', anlass: 'Kontrolle', tag: daysFromNow(1), zeit: '11:00' })),
  },
  {
    id: 'praxis-ten-days',
    page,
    prompt: 'Request an appointment (Anlass: Zahnreinigung) in 10 days at 14:30 without the SMS reminder (Erinnerung per SMS)',
    success,
    kind,
    judge: asked(() => ({ anlass: 'Zahnreinigung', tag: daysFromNow(10), zeit: '14:30', erinnern: false })),
  },
  {
    id: 'praxis-private',
    page,
    prompt:
      'Fill in Vorname: Tom, Nachname: von der Heide, Geburtsdatum: 03.07.1991, Versicherung: privat, Anlass: Schmerzen. Then click Termin anfragen.',
    success,
    kind: 'forms',
    judge: asked(() => ({ name: 'Tom von der Heide', geburt: '03.07.1991', kasse: 'privat', anlass: 'Schmerzen' })),
  },
];
