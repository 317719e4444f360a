/** Pages that are built against the grain: shadow roots, frames of two sites, traps, right-to-left text, a canvas. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing } from '../../judges.ts';

const kind = 'oddities';

export const goals: readonly EvalGoal[] = [
  {
    id: 'oddities-shadow',
    page: 'components.html',
    prompt: 'Fill in Visitor: Dr. Amal Haddad and Host: Kim, tick that a parking space is needed and press "Print pass"',
    success: { kind: 'statusText', match: 'Pass printed' },
    kind,
    judge: did(['pass', { visitor: 'Dr. Amal Haddad', host: 'Kim', parking: true }]),
  },
  {
    id: 'oddities-frame',
    page: 'desk.html',
    prompt: 'Select floor 3, type 317 as the desk no. and book the desk',
    success: { kind: 'statusText', match: 'Desk booked' },
    kind,
    judge: did(['desk', ['3', '317']]),
  },
  {
    id: 'oddities-other-frame',
    page: 'desk.html',
    prompt: 'In the chat with facility management type "The heater is cold" as your message and click Post',
    success: { kind: 'statusText', match: 'Delivered' },
    kind,
    judge: did(['chat', 'The heater is cold']),
  },
  {
    id: 'oddities-traps',
    page: 'traps.html',
    prompt: 'Enter sam@example.org as e-mail and as repeat e-mail, write "Please call me back" as the message, and submit',
    success: { kind: 'statusText', match: 'Message received' },
    kind,
    judge: did(['contact', { trap: '', mail: 'sam@example.org', again: 'sam@example.org', text: 'Please call me back', by: 'submit-2' }]),
  },
  {
    id: 'oddities-right-to-left',
    page: 'rtl.html',
    prompt: 'Click the second "إضافة إلى السلة"',
    success: { kind: 'statusText', match: 'تمت الإضافة' },
    kind,
    judge: did(['add', 2]),
  },
  {
    id: 'oddities-canvas',
    page: 'canvas.html',
    prompt: 'Click "Pause game"',
    success: { kind: 'textVisible', value: 'Score' },
    kind: 'impossible',
    impossible: true,
    judge: nothing,
  },
];
