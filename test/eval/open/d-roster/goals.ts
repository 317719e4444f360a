/** A table of members as consoles have it: search, sorting, pages, bulk acts, editing in the row, a removal that asks back. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom } from '../../endings.ts';
import type { Judge } from '../../goal.ts';
import { did, nothing, readWhateverDone } from '../../judges.ts';

const page = 'members.html';
const extracted = { kind: 'extracted' } as const;
const members = { kind: 'textVisible', value: 'Members' } as const;
const inRow = (login: string, what: string) => `click [data-e^="${login}@"] ${what}`;
const all = ['choose #sz = 25'];
const search = (words: string) => `fill #q = ${words}`;

/** How many rows are shown changes nothing. */
const besidesSize = (judge: Judge): Judge => apartFrom(['size'], judge);

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-roster-email',
    page,
    prompt: 'Search for Lindqvist and return the e-mail of the one in Oslo',
    success: extracted,
    kind: 'reading',
    judge: readWhateverDone('pia.l@birch.example'),
    right: [search('lindqvist'), 'data {"email":"pia.l@birch.example"}'],
    near: [search('lindqvist'), 'data {"email":"mats.l@birch.example"}'],
  },
  {
    id: 'd-roster-role',
    page,
    prompt: 'Change the role of Rut Salo to Editor and confirm it.',
    success: { kind: 'textVisible', value: 'Editor' },
    kind: 'rows',
    judge: besidesSize(did(['role', ['Rut Salo', 'Editor']])),
    right: [search('rut'), inRow('rut', '.pen'), 'choose .rs = Editor', 'click .ok'],
    near: [search('rut'), inRow('rut', '.pen'), 'choose .rs = Editor', 'click .no'],
  },
  {
    id: 'd-roster-remove-earliest',
    page,
    prompt: 'Sort by joining date and remove the member who has been here longest.',
    success: members,
    kind: 'rows',
    judge: besidesSize(did(['removed', 'Dina Kask'])),
    right: ['click [data-h="4"]', inRow('dina', '.bin'), 'click .y'],
    near: [inRow('greta', '.bin'), 'click .y'],
  },
  {
    id: 'd-roster-suspend-oslo',
    page,
    prompt: 'Show 25 entries, tick all members from Oslo and suspend them.',
    success: members,
    kind: 'rows',
    judge: did(['size', '25'], ['suspended', ['Greta Holm', 'Pia Lindqvist', 'Sunniva Rye']]),
    right: [...all, inRow('greta', '.ck'), inRow('pia.l', '.ck'), inRow('sunniva', '.ck'), 'click #bd'],
    near: [...all, inRow('greta', '.ck'), inRow('pia.l', '.ck'), 'click #bd'],
  },
  {
    id: 'd-roster-export-page',
    page,
    prompt: 'Go to page 2, select all on that page, and export them',
    success: members,
    kind: 'paging',
    judge: did(['exported', ['Dina Kask', 'Jonas Frei', 'Olof Berg', 'Rut Salo', 'Sunniva Rye']]),
    right: ['click [data-p="1"]', 'click #all', 'click #be'],
    near: ['click #all', 'click #be'],
  },
  {
    id: 'd-roster-total',
    page,
    prompt: 'How many members are there altogether? As a number.',
    success: extracted,
    kind: 'reading',
    judge: readWhateverDone(/^12$/),
    right: ['data {"members":12}'],
    near: ['data {"members":5}'],
  },
  {
    id: 'd-roster-keep',
    page,
    prompt: 'Click the bin for Bo Amdal, but when asked whether to remove him, keep him.',
    success: { kind: 'textVisible', value: 'Bo Amdal' },
    kind: 'dialogs',
    judge: did(['kept', 'Bo Amdal']),
    right: [inRow('bo', '.bin'), 'click .k'],
    near: [inRow('bo', '.bin'), 'click .y'],
  },
  {
    id: 'd-roster-last-city',
    page,
    prompt: 'Go to the last page of the table. From which city is the last member there?',
    success: extracted,
    kind: 'paging',
    judge: readWhateverDone(/^Delft$/),
    right: ['click [data-p="2"]', 'data {"city":"Delft"}'],
    near: ['data {"city":"Bergen"}'],
  },
  {
    id: 'd-roster-idle-editor',
    page,
    prompt: 'Make the only idle editor a viewer',
    success: members,
    kind: 'rows',
    judge: besidesSize(did(['role', ['Dina Kask', 'Viewer']])),
    right: [...all, inRow('dina', '.pen'), 'choose .rs = Viewer', 'click .ok'],
    near: [...all, inRow('bo', '.pen'), 'choose .rs = Viewer', 'click .ok'],
  },
  {
    id: 'd-roster-nobody',
    page,
    prompt: 'Remove the member Torvald Eik.',
    success: members,
    kind: 'impossible',
    impossible: true,
    judge: besidesSize(nothing),
    right: [search('torvald')],
    near: [inRow('bo', '.bin'), 'click .y'],
  },
];
