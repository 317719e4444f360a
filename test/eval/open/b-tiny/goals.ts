/** Tiny pages of one task each, as the public suites have them: no ids to speak of, no labels, little room. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing } from '../../judges.ts';

const over = { kind: 'textVisible', value: 'Task over' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-tiny-trash',
    page: 'mailbox.html',
    prompt: 'Look for the email from Ingrid and delete it with the trash icon.',
    success: over,
    kind: 'mail',
    judge: did(['deleted', 'Ingrid']),
  },
  {
    id: 'b-tiny-reply',
    page: 'mailbox.html',
    prompt: 'Open the email by Boris and reply to it with the text "Maybe on Monday".',
    success: over,
    kind: 'mail',
    judge: did(['replied', ['Boris', 'Maybe on Monday']]),
  },
  {
    id: 'b-tiny-forward',
    page: 'mailbox.html',
    prompt: 'Forward the email of Anneke to Teun',
    success: over,
    kind: 'mail',
    judge: did(['forwarded', ['Anneke', 'Teun']]),
  },
  {
    id: 'b-tiny-lookup',
    page: 'lookup.html',
    prompt: 'Type the value that the table gives for Country into the text field, then press Submit.',
    success: over,
    kind: 'copying',
    judge: did(['submitted', 'Chile']),
  },
  {
    id: 'b-tiny-area',
    page: 'areas.html',
    prompt: 'Copy the text in the 2nd text area below, paste it into the text input and press Submit.',
    success: over,
    kind: 'copying',
    judge: did(['submitted', 'Morbi 3 duis']),
  },
  {
    id: 'b-tiny-flight',
    page: 'flights.html',
    prompt: 'Book the cheapest flight from Oslo (OSL) to Lima (LIM) on 12/05/2026.',
    success: over,
    kind: 'rows',
    judge: did(['booked', ['Oslo (OSL)', 'Lima (LIM)', '12/05/2026', 298]]),
  },
  {
    id: 'b-tiny-flight-short',
    page: 'flights.html',
    prompt: 'Book the flight with the shortest duration from GRZ to Osaka on 01/17/2027',
    success: over,
    kind: 'rows',
    judge: did(['booked', ['Graz (GRZ)', 'Osaka (KIX)', '01/17/2027', 640]]),
  },
  {
    id: 'b-tiny-ascending',
    page: 'numbers.html',
    prompt: 'Click the numbers in ascending order',
    success: over,
    kind: 'lists',
    judge: did(['order', [1, 3, 5, 7, 9]]),
  },
  {
    id: 'b-tiny-sliders',
    page: 'sliders.html',
    prompt: 'Set slider A to -4 and slider B to 85, bring the count to 3 with the arrows and press Submit',
    success: over,
    kind: 'sliders',
    judge: did(['set', [-4, 85, 3]]),
  },
  {
    id: 'b-tiny-likes',
    page: 'people.html',
    prompt: 'Like all posts by @mags and then click Submit.',
    success: over,
    kind: 'social',
    judge: did(['social', ['like 1', 'like 4']]),
  },
  {
    id: 'b-tiny-retweet-none',
    page: 'people.html',
    prompt: 'Retweet the post by @bert and press Submit',
    success: over,
    kind: 'social',
    impossible: true,
    judge: nothing,
  },
];
