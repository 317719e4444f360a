/** Frames of another process, shadow roots in shadow roots, new windows, native dialogs, tabs. */
import { didInAnyOrder } from '../../endings.ts';
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const changed = { kind: 'textVisible', value: 'The list of projects has changed' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-frames-request',
    page: 'support.html',
    prompt: 'In the contact form, choose the topic Billing, describe the problem as "I was charged twice" and send the request',
    success: { kind: 'textVisible', value: 'Your request was received' },
    kind: 'frames',
    judge: did(['request', { topic: 'Billing', text: 'I was charged twice', copy: false }]),
  },
  {
    id: 'b-frames-review',
    page: 'widgets.html',
    prompt: "Give it 4 stars, write the review 'Boils fast' and submit it.",
    success: { kind: 'statusText', match: 'Thanks for your review' },
    kind: 'shadow',
    judge: did(['review', { stars: 4, text: 'Boils fast' }]),
  },
  {
    id: 'b-frames-dark',
    page: 'widgets.html',
    prompt: 'Turn on dark mode',
    success: { kind: 'statusText', match: 'Preference stored' },
    kind: 'shadow',
    judge: did(['switch', ['Dark mode', true]]),
  },
  {
    id: 'b-frames-dark-search',
    page: 'widgets.html',
    prompt: "Switch the compact view on, type 'green teapot' in the store search and press Go",
    success: { kind: 'statusText', match: '3 results' },
    kind: 'shadow',
    judge: didInAnyOrder(['switch', ['Compact view', true]], ['search', 'green teapot']),
  },
  {
    id: 'b-frames-store',
    page: 'store.html',
    prompt: 'Click "Choose a store" and pick the store in Harbour Street (the list opens in a new window)',
    success: { kind: 'textVisible', value: 'Your store has been set' },
    kind: 'windows',
    judge: did(['store', 'Harbour Street 19']),
  },
  {
    id: 'b-frames-nearest',
    page: 'store.html',
    prompt: 'Choose the nearest store',
    success: { kind: 'textVisible', value: 'Your store has been set' },
    kind: 'windows',
    judge: did(['store', 'Mill Lane 2']),
  },
  {
    id: 'b-frames-delete',
    page: 'projects.html',
    prompt: 'Delete the project Apollo. Yes, I am sure.',
    success: changed,
    kind: 'dialogs',
    judge: did(['deleted', 'Apollo']),
  },
  {
    id: 'b-frames-archive',
    page: 'projects.html',
    prompt: 'archive Gemini',
    success: changed,
    kind: 'dialogs',
    judge: did(['archived', 'Gemini']),
  },
  {
    id: 'b-frames-delete-missing',
    page: 'projects.html',
    prompt: 'Delete the project Zeus',
    success: changed,
    kind: 'dialogs',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-frames-range',
    page: 'tabs.html',
    prompt: 'Open the Specs tab and return the range and the weight',
    success: { kind: 'extracted' },
    kind: 'tabs',
    judge: read('95', '21.5'),
  },
  {
    id: 'b-frames-question',
    page: 'tabs.html',
    prompt: 'Under Questions, open "How long does charging take?" and click "This helped" there.',
    success: { kind: 'textVisible', value: 'Thanks for the feedback' },
    kind: 'tabs',
    judge: did(['helped', 'How long does charging take?']),
  },
];
