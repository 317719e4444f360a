/** A catalogue: tabs, a slow list that is drawn in place, and buttons that repeat in every entry. */
import type { EvalGoal } from '../../goal.ts';
import { did } from '../../judges.ts';

const kind = 'search';
const page = 'index.html';
const shelf = { kind: 'textVisible', value: 'Shelf mark' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'library-second',
    page,
    prompt: 'Search the catalogue for borges and click on the 2nd title in the list',
    success: shelf,
    kind,
    judge: did(['search', { any: 'borges' }], ['open', 'The Aleph']),
  },
  {
    id: 'library-reserve',
    page,
    prompt: 'Find Calvino, then reserve "Invisible Cities"',
    success: { kind: 'statusText', match: 'reservation is confirmed' },
    kind,
    judge: did(['search', { any: 'calvino' }], ['reserve', 'Invisible Cities']),
  },
  {
    id: 'library-advanced',
    page,
    prompt: 'Go to the Advanced tab, enter Borges as author, choose Audiobook as the format, press Find and open the first hit',
    success: shelf,
    kind,
    judge: did(['search', { title: '', author: 'Borges', format: 'audio' }], ['open', 'The Aleph (read by T. Ortiz)']),
  },
  {
    id: 'library-checked-out',
    page,
    prompt: 'Search for Kindred and reserve it',
    success: { kind: 'statusText', match: 'reservation is confirmed' },
    kind: 'impossible',
    impossible: true,
    judge: ({ log }) => (log.every(({ event }) => event === 'search') ? undefined : `did more than search: ${JSON.stringify(log)}`),
  },
];
