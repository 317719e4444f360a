/** Questionnaires: a table of radios, stars, boxes, and a quiz that goes from question to question. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing } from '../../judges.ts';

const kind = 'forms';
const empty = { rated: [null, null, null], again: null, did: [], stars: null, comment: '' };
const thanks = { kind: 'statusText', match: 'Thank you' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'survey-table',
    page: 'trip.html',
    prompt: 'Rate Punctuality as Fair, Cleanliness as Good and Staff as Excellent, then send the answers',
    success: thanks,
    kind,
    judge: did(['survey', { ...empty, rated: ['fair', 'good', 'excellent'] }]),
  },
  {
    id: 'survey-again',
    page: 'trip.html',
    prompt: 'Answer "Perhaps" to the question whether you would travel again, tick everything except Work and send it',
    success: thanks,
    kind,
    judge: did(['survey', { ...empty, again: 'maybe', did: ['sleep', 'read', 'eat'] }]),
  },
  {
    id: 'survey-stars',
    page: 'trip.html',
    prompt: "Give 3 of 5 stars overall, enter 'Nice seats, cold coffee' under Anything else and click Send answers",
    success: thanks,
    kind,
    judge: did(['survey', { ...empty, stars: '3', comment: 'Nice seats, cold coffee' }]),
  },
  {
    id: 'survey-quiz',
    page: 'quiz.html',
    prompt: 'Choose Oslo, go to the next question, choose Eight, go to the next question, choose Quartz and press Finish',
    success: { kind: 'statusText', match: 'handed in' },
    kind: 'wizard',
    judge: did(['quiz', ['Oslo', 'Eight', 'Quartz']]),
  },
  {
    id: 'survey-contradiction',
    page: 'trip.html',
    prompt: 'Send the answers without sending the answers',
    success: thanks,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'survey-hungarian',
    page: 'quiz.html',
    prompt: 'Töltsd le a bizonyítványomat PDF-ben, aztán fejezd be a kvízt',
    success: { kind: 'statusText', match: 'handed in' },
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
];
