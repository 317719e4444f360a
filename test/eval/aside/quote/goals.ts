/** Small tasks of copying texts that stand on the page. */
import type { EvalGoal } from '../../goal.ts';
import { did, read } from '../../judges.ts';

export const goals: readonly EvalGoal[] = [
  {
    id: 'quote-copy-second',
    page: 'index.html',
    prompt: 'Copy the text from the 2nd text area below and paste it into the text input, then press Submit.',
    success: { kind: 'statusText', match: 'Answer received' },
    kind: 'copying',
    judge: did(['answer', 'Morbi vel lacus, dignissim orci.']),
  },
  {
    id: 'quote-read-third',
    page: 'index.html',
    prompt: 'Return the text of the third box',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read('Pellentesque nunc elit.'),
  },
];
