/** A newspaper behind a wall of consent and a newsletter that pops up late, with a poll and a desk to chat with. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom } from '../../endings.ts';
import { both, did, read, readWhateverDone } from '../../judges.ts';

const page = 'front.html';
const paper = { kind: 'textVisible', value: 'The Quayside Courier' } as const;
const accepted = ['consent', ['statistics', 'adverts']] as const;
const enter = ['click #ac', 'click #no'];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-desk-necessary-only',
    page,
    prompt: 'Allow only the necessary cookies: neither statistics nor adverts. Save the choice.',
    success: paper,
    kind: 'consent',
    judge: did(['consent', []]),
    right: ['click #ch', 'click .c >> nth=0', 'click .c >> nth=1', 'click #sv'],
    near: ['click #ch', 'click .c >> nth=1', 'click #sv'],
  },
  {
    id: 'd-desk-ferry-article',
    page,
    prompt: 'Accept the cookies, close the newsletter pop-up when it comes, and open the article about the ferry terminal',
    success: { kind: 'textVisible', value: 'terminal' },
    kind: 'consent',
    judge: did(accepted, ['opened', 'Ferry terminal to close for repairs']),
    right: [...enter, 'click .hl >> nth=0'],
    near: [...enter, 'click .hl >> nth=2'],
  },
  {
    id: 'd-desk-comments',
    page,
    prompt: 'How many comments does the article about the retiring harbour master have? As a number.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: apartFrom(['consent', 'opened'], read(/^9$/)),
    right: ['data {"comments":9}'],
    near: ['data {"comments":31}'],
  },
  {
    id: 'd-desk-most-read',
    page,
    prompt: 'Which headline is second among the most read?',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: apartFrom(['consent', 'opened'], read('Tram line 4 delayed again')),
    right: ['data {"headline":"Tram line 4 delayed again"}'],
    near: ['data {"headline":"Gulls learn to open bins"}'],
  },
  {
    id: 'd-desk-newsletter',
    page,
    prompt: 'Agree to the cookies and sign up for the tide table with mo@fjord.example',
    success: paper,
    kind: 'consent',
    judge: did(accepted, ['newsletter', 'mo@fjord.example']),
    right: ['click #ac', 'fill .nl input = mo@fjord.example', 'click .nl button'],
    near: ['click #ac', 'click .nl button'],
  },
  {
    id: 'd-desk-vote',
    page,
    prompt: "Dismiss whatever is in the way (cookies may be accepted) and vote in today's question: a toll, but only for visitors.",
    success: { kind: 'textVisible', value: 'Thanks for voting' },
    kind: 'consent',
    judge: apartFrom(['consent'], did(['vote', 'Yes, for visitors'])),
    right: [...enter, 'click #p1', 'click #vt'],
    near: [...enter, 'click #p2', 'click #vt'],
  },
  {
    id: 'd-desk-chat',
    page,
    prompt:
      'Accept the cookies, get rid of the newsletter, open the chat, ask "When are the papers delivered?" and return the time in the answer.',
    success: { kind: 'extracted' },
    kind: 'chat',
    judge: both(readWhateverDone(/6:40/), did(accepted, ['chat', 'When are the papers delivered?'])),
    right: [...enter, 'click .bub', 'fill .win input = When are the papers delivered?', 'click .win button', 'data {"time":"6:40 am"}'],
    near: [...enter, 'click .bub', 'fill .win input = When is the desk open?', 'click .win button', 'data {"time":"6:40 am"}'],
  },
];
