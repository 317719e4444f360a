/** A recipe whose sections open by boxes without a role; ratings by stars that are no controls to the eye of ARIA. */
import type { EvalGoal } from '../../goal.ts';
import { did, readWhateverDone } from '../../judges.ts';

const page = 'stew.html';
const kind = 'sections';

export const goals: readonly EvalGoal[] = [
  {
    id: 'recipes-shopping-list',
    page,
    prompt: 'Open the Ingredients and add them to the shopping list',
    success: { kind: 'statusText', match: 'Done' },
    kind,
    judge: did(['act', 'shopping-list']),
  },
  {
    id: 'recipes-comment',
    page,
    prompt: 'Go to the comments section, give 4 stars, write "Even better the next day" and post the comment',
    success: { kind: 'statusText', match: 'waiting for review' },
    kind,
    judge: did(['comment', { stars: 4, text: 'Even better the next day' }]),
  },
  {
    id: 'recipes-protein',
    page,
    prompt: 'Expand Nutrition and return the amount of protein',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: readWhateverDone('24 g'),
  },
  {
    id: 'recipes-time-and-servings',
    page,
    prompt: 'How many minutes does it take and how many does it serve? Return both.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: readWhateverDone(/^\D{0,30}45\D{0,10}$/, /^\D{0,30}4\D{0,10}$/),
  },
];
