/** A desk: a tree of files with a context menu, contacts, menus that open on hovering, keys. */
import { didInAnyOrder } from '../../endings.ts';
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const extracted = { kind: 'extracted' } as const;
const visited = { kind: 'textVisible', value: 'You are in:' } as const;
const deleted = { kind: 'textVisible', value: 'The contact was deleted' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-desk-open-file',
    page: 'files.html',
    prompt: 'In the folder Documents, expand 2025 and open the file notes.txt in it with a double click',
    success: { kind: 'statusText', match: 'File opened' },
    kind: 'trees',
    judge: did(['opened', 'Documents/2025/notes.txt']),
  },
  {
    id: 'b-desk-context-menu',
    page: 'files.html',
    prompt: 'Delete Documents > 2025 > report-old.pdf by means of its context menu (right click)',
    success: { kind: 'statusText', match: 'Moved to the bin' },
    kind: 'trees',
    judge: did(['deleted', 'Documents/2025/report-old.pdf']),
  },
  {
    id: 'b-desk-count-files',
    page: 'files.html',
    prompt: 'How many files are in the folder Pictures? Return it as a number.',
    success: extracted,
    kind: 'counting',
    judge: read(/^5$/),
  },
  {
    id: 'b-desk-phone',
    page: 'contacts.html',
    prompt: 'Return the phone number of Ravi Chandra',
    success: extracted,
    kind: 'contacts',
    judge: read('+91 80 4444 1270'),
  },
  {
    id: 'b-desk-city',
    page: 'contacts.html',
    prompt: "Change Emma Stone's city to Leeds and save it",
    success: { kind: 'textVisible', value: 'Contact updated' },
    kind: 'contacts',
    judge: did(['saved', { name: 'Emma Stone', phone: '+44 20 7946 0018', city: 'Leeds' }]),
  },
  {
    id: 'b-desk-delete',
    page: 'contacts.html',
    prompt: 'delete bruno costa from my contacts',
    success: deleted,
    kind: 'contacts',
    judge: did(['deleted', 'Bruno Costa']),
  },
  {
    id: 'b-desk-which-kowalski',
    page: 'contacts.html',
    prompt: 'Delete the contact Kowalski',
    success: deleted,
    kind: 'contacts',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-desk-favourites',
    page: 'contacts.html',
    prompt: 'Mark Aisha Bello and Tove Lund as favourites, then open the contact Tove Lund.',
    success: { kind: 'textVisible', value: '+46 8 555 130' },
    kind: 'contacts',
    judge: didInAnyOrder(['favourite', 'Aisha Bello'], ['favourite', 'Tove Lund']),
  },
  {
    id: 'b-desk-cables',
    page: 'menus.html',
    prompt: 'In the menu Products go to Accessories and click Cables',
    success: visited,
    kind: 'menus',
    judge: did(['visited', '#cables']),
  },
  {
    id: 'b-desk-repairs',
    page: 'menus.html',
    prompt: 'Hover over Service and choose "Repairs".',
    success: visited,
    kind: 'menus',
    judge: did(['visited', '#repairs']),
  },
  {
    id: 'b-desk-arrows',
    page: 'keys.html',
    prompt: 'Click into the City field, press arrow down twice and then enter',
    success: { kind: 'statusText', match: 'City chosen' },
    kind: 'keyboard',
    judge: did(['city', 'Bath']),
  },
  {
    id: 'b-desk-select-all',
    page: 'keys.html',
    prompt: 'Focus the editor, press ctrl+a, press Delete and then press Tab',
    success: { kind: 'textVisible', value: 'Editor changed' },
    kind: 'keyboard',
    judge: did(['editor', '']),
  },
  {
    id: 'b-desk-palette',
    page: 'keys.html',
    prompt: 'Press Ctrl+K',
    success: { kind: 'textVisible', value: 'Command palette opened' },
    kind: 'keyboard',
    judge: did(['palette', null]),
  },
];
