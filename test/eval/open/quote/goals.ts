/** Small tasks in the manner of public suites: copying texts, finding words, pressing the one button that is meant. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const finished = { kind: 'textVisible', value: 'Episode finished' } as const;
const clicked = (button: string, radio: string | null = null, boxes: readonly string[] = []) => did(['click', { button, radio, boxes }]);

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
  {
    id: 'quote-third-word',
    page: 'words.html',
    prompt: 'Find the 3rd word in the paragraph, type that into the text box and press "Submit".',
    success: finished,
    kind: 'copying',
    judge: ({ log }) => did(['answer', 'vitae'])({ log, data: {} }) && did(['answer', 'vitae,'])({ log, data: {} }),
  },
  {
    id: 'quote-country',
    page: 'facts.html',
    prompt: 'Enter the value of Country into the text field and press Submit.',
    success: finished,
    kind: 'copying',
    judge: did(['answer', 'Ghana']),
  },
  {
    id: 'quote-literal',
    page: 'facts.html',
    prompt: 'Enter "Country" into the text field and press Submit.',
    success: finished,
    kind: 'forms',
    judge: did(['answer', 'Country']),
  },
  {
    id: 'quote-cancel',
    page: 'grid.html',
    prompt: 'Click on the "Cancel" button.',
    success: finished,
    kind: 'forms',
    judge: clicked('Cancel'),
  },
  {
    id: 'quote-a-and-c',
    page: 'grid.html',
    prompt: 'Check the boxes A and C, then click Okay',
    success: finished,
    kind: 'forms',
    judge: clicked('Okay', null, ['c2', 'c3']),
  },
  {
    id: 'quote-radio',
    page: 'grid.html',
    prompt: 'Select 7Bk and click "cancel it".',
    success: finished,
    kind: 'forms',
    judge: clicked('cancel it', 'r2'),
  },
  {
    id: 'quote-link',
    page: 'grid.html',
    prompt: 'Click on the link "amet".',
    success: finished,
    kind: 'forms',
    judge: did(['link', 'amet']),
  },
  {
    id: 'quote-nothing-there',
    page: 'facts.html',
    prompt: 'Enter the value of Shoe size into the text field and press Submit.',
    success: finished,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
];
