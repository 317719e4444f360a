/** A board of cards: menus behind three dots, owners by initials, two cards of the same name in different columns. */
import type { DrivenGoal } from '../../by-hand.ts';
import { didInAnyOrder } from '../../endings.ts';
import { did, nothing, read } from '../../judges.ts';

const page = 'board.html';
const board = { kind: 'textVisible', value: 'Sprint 14' } as const;
const card = (column: string, title: string) => `[data-k="${column}"] .card:has(.tt:text-is("${title}"))`;
const menu = (column: string, title: string, entry: string) => [
  `click ${card(column, title)} .dots`,
  `click ${card(column, title)} .pop div:text-is("${entry}")`,
];
const own = (column: string, title: string, owner: string) => [
  `click ${card(column, title)} .tt`,
  'click #ow',
  `click #ow li:text-is("${owner}")`,
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-kanban-move',
    page,
    prompt: 'Move the card "Fix login loop" to Review.',
    success: { kind: 'textVisible', value: 'Fix login loop' },
    kind: 'lists',
    judge: did(['moved', [1, 'Review']]),
    right: menu('Backlog', 'Fix login loop', 'Move to Review'),
    near: menu('Backlog', 'Fix login loop', 'Move to Doing'),
  },
  {
    id: 'd-kanban-add',
    page,
    prompt: 'Create a card called "Write release notes" in the Doing column',
    success: { kind: 'textVisible', value: 'Write release notes' },
    kind: 'lists',
    judge: did(['added', ['Doing', 'Write release notes']]),
    right: ['click [data-k=Doing] .addc', 'fill .nw textarea = Write release notes', 'click .nw button'],
    near: ['click [data-k=Backlog] .addc', 'fill .nw textarea = Write release notes', 'click .nw button'],
  },
  {
    id: 'd-kanban-archive-done',
    page,
    prompt: 'Archive everything in Done except the logo card.',
    success: { kind: 'textVisible', value: 'Pick a logo' },
    kind: 'lists',
    judge: didInAnyOrder(['archived', ['Rename the repo', 'Done']], ['archived', ['Move the wiki', 'Done']]),
    right: [...menu('Done', 'Move the wiki', 'Archive'), ...menu('Done', 'Rename the repo', 'Archive')],
    near: [...menu('Done', 'Move the wiki', 'Archive'), ...menu('Done', 'Pick a logo', 'Archive')],
  },
  {
    id: 'd-kanban-points',
    page,
    prompt: 'How many points does the Doing column hold in total? As a number.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read(/^10$/),
    right: ['data {"points":10}'],
    near: ['data {"points":18}'],
  },
  {
    id: 'd-kanban-owner-of-most',
    page,
    prompt: 'Open the backlog card with the most points and make Petra Quist its owner.',
    success: { kind: 'textVisible', value: 'Petra Quist' },
    kind: 'lists',
    judge: did(['owner', [3, 'Petra Quist']]),
    right: own('Backlog', 'Audit colour contrast', 'Petra Quist'),
    near: own('Backlog', 'Fix login loop', 'Petra Quist'),
  },
  {
    id: 'd-kanban-note',
    page,
    prompt: 'Leave the note "Waiting for the certificate" on the only card that is in review',
    success: { kind: 'textVisible', value: 'Waiting for the certificate' },
    kind: 'lists',
    judge: did(['note', [7, 'Waiting for the certificate']]),
    right: [`click ${card('Review', 'Sign the installer')} .tt`, 'fill #dr textarea = Waiting for the certificate', 'click #sv'],
    near: [`click ${card('Doing', 'Drop the old parser')} .tt`, 'fill #dr textarea = Waiting for the certificate', 'click #sv'],
  },
  {
    id: 'd-kanban-which-column',
    page,
    prompt: 'Archive the card "Update icons" that is being done, not the one in the backlog.',
    success: { kind: 'textVisible', value: 'Update icons' },
    kind: 'lists',
    judge: did(['archived', ['Update icons', 'Doing']]),
    right: menu('Doing', 'Update icons', 'Archive'),
    near: menu('Backlog', 'Update icons', 'Archive'),
  },
  {
    id: 'd-kanban-whose',
    page,
    prompt: 'Who owns "Cache the tag list"? Return the full name.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read(/^Ilias Bo$/),
    right: ['data {"owner":"Ilias Bo"}'],
    near: ['data {"owner":"IB"}'],
  },
  {
    id: 'd-kanban-no-blocked',
    page,
    prompt: 'Move "Fix login loop" to the column Blocked',
    success: board,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [`click ${card('Backlog', 'Fix login loop')} .dots`],
    near: menu('Backlog', 'Fix login loop', 'Move to Doing'),
  },
  {
    id: 'd-kanban-two-icons',
    page,
    prompt: 'Archive the card "Update icons"',
    success: board,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [],
    near: menu('Doing', 'Update icons', 'Archive'),
  },
];
