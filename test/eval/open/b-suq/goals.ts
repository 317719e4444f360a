/** Text from right to left, things to count and to mark, and a very long page. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const added = { kind: 'statusText', match: 'تمت الإضافة' } as const;
const recorded = { kind: 'textVisible', value: 'Your answer was recorded' } as const;
const told = { kind: 'statusText', match: 'the house team has been told' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-suq-add',
    page: 'index.html',
    prompt: 'Click the button "أضف" in the row of "زيتون"',
    success: added,
    kind: 'right-to-left',
    judge: did(['added', ['زيتون', 1]]),
  },
  {
    id: 'b-suq-quantity',
    page: 'index.html',
    prompt: 'Set the quantity (الكمية) of تمر to 4 and add it (أضف)',
    success: added,
    kind: 'right-to-left',
    judge: did(['added', ['تمر', 4]]),
  },
  {
    id: 'b-suq-price',
    page: 'index.html',
    prompt: 'Return the السعر of عسل',
    success: { kind: 'extracted' },
    kind: 'right-to-left',
    judge: read(/^\D*41(\.00)?\D*$/),
  },
  {
    id: 'b-suq-order',
    page: 'index.html',
    prompt: 'Type "سلمى" into the field الاسم and press إرسال',
    success: { kind: 'statusText', match: 'شكرا' },
    kind: 'right-to-left',
    judge: did(['ordered', 'سلمى']),
  },
  {
    id: 'b-suq-count',
    page: 'tiles.html',
    prompt: 'How many blue tiles are there? Return the number.',
    success: { kind: 'extracted' },
    kind: 'counting',
    judge: read(/^\D*5\D*$/),
  },
  {
    id: 'b-suq-green',
    page: 'tiles.html',
    prompt: 'Click all the green tiles, then say that you are finished',
    success: recorded,
    kind: 'lists',
    judge: did(['finished', [1, 5, 9]]),
  },
  {
    id: 'b-suq-purple',
    page: 'tiles.html',
    prompt: 'Mark every purple tile and click "I am finished".',
    success: recorded,
    kind: 'lists',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-suq-section',
    page: 'handbook.html',
    prompt: 'Click the link "Report an error" in section 47',
    success: told,
    kind: 'long',
    judge: did(['error report', '47']),
  },
  {
    id: 'b-suq-footer',
    page: 'handbook.html',
    prompt: 'Report an error in the footer of the page.',
    success: told,
    kind: 'sections',
    judge: did(['error report', 'footer']),
  },
];
