/** One form in four layouts whose words differ from those of the goals, a form of three steps, and a log-in with what lies behind. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, readWhateverDone } from '../../judges.ts';

const thanks = { kind: 'textVisible', value: 'Thank you' } as const;
const received = { kind: 'textVisible', value: 'We have received' } as const;
const member = { kind: 'statusText', match: 'member' } as const;
const options = { confirmActions: false } as const;

const layout = (number: 1 | 2 | 3 | 4) => ({ page: `reach.html?v=${number}`, success: thanks, kind: 'forms', options }) as const;
const join = { page: 'join.html', success: member, kind: 'steps', options } as const;
const enter = { page: 'enter.html', kind: 'logins', options } as const;

const put = (name: string, value: string) => `fill [name=${name}] = ${value}`;
const why = (value: string) => `choose [name=why] = ${value}`;
const send = 'click form button, form [type=submit]';
const born = (d: string, m: string, y: string) => [`choose #d = ${d}`, `choose #m = ${m}`, `choose #y = ${y}`];
const on = 'click section.now button:text-is("Continue")';
const logIn = ['fill #u = tamsin', 'fill #p = owl&Moon9', 'click #in'];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-forms-reach-one',
    ...layout(1),
    prompt:
      'Fill in the contact form: first name Odalys, last name Brandt, email odalys@posthaus.example, message "The lamp still flickers". Send it.',
    judge: did(['sent', { first: 'Odalys', last: 'Brandt', mail: 'odalys@posthaus.example', text: 'The lamp still flickers' }]),
    right: [
      put('first', 'Odalys'),
      put('last', 'Brandt'),
      put('mail', 'odalys@posthaus.example'),
      put('text', 'The lamp still flickers'),
      send,
    ],
    near: [
      put('first', 'Brandt'),
      put('last', 'Odalys'),
      put('mail', 'odalys@posthaus.example'),
      put('text', 'The lamp still flickers'),
      send,
    ],
  },
  {
    id: 'f-forms-reach-one-copy',
    ...layout(1),
    prompt: 'Send a complaint saying Too loud at night. My surname is Quist and my phone number 0551 77 12. I want a copy.',
    judge: did(['sent', { last: 'Quist', tel: '0551 77 12', why: 'Complaint', text: 'Too loud at night', copy: true }]),
    right: [put('last', 'Quist'), put('tel', '0551 77 12'), why('Complaint'), put('text', 'Too loud at night'), 'click [name=copy]', send],
    near: [put('last', 'Quist'), put('tel', '0551 77 12'), why('Complaint'), put('text', 'Too loud at night'), send],
  },
  {
    id: 'f-forms-reach-two',
    ...layout(2),
    prompt: 'Enter Odalys as first name, Brandt as last name, odalys@posthaus.example as email and Lund as town, then submit the form',
    judge: did(['sent', { first: 'Odalys', last: 'Brandt', mail: 'odalys@posthaus.example', town: 'Lund' }]),
    success: received,
    right: [put('first', 'Odalys'), put('last', 'Brandt'), put('mail', 'odalys@posthaus.example'), put('town', 'Lund'), send],
    near: [put('first', 'Odalys'), put('last', 'Brandt'), put('mail', 'odalys@posthaus.example'), send],
  },
  {
    id: 'f-forms-reach-two-lost',
    ...layout(2),
    prompt: 'Choose "Lost and found" as the topic, write "A green umbrella, on Tuesday" as the message and send the form.',
    judge: did(['sent', { why: 'Lost and found', text: 'A green umbrella, on Tuesday' }]),
    right: [why('Lost and found'), put('text', 'A green umbrella, on Tuesday'), send],
    near: [why('Something else'), put('text', 'A green umbrella, on Tuesday'), send],
  },
  {
    id: 'f-forms-reach-three',
    ...layout(3),
    prompt: 'Please submit the form with forename Idris, family name Vale, mail idris@vale.example and phone 020 4477.',
    judge: did(['sent', { first: 'Idris', last: 'Vale', mail: 'idris@vale.example', tel: '020 4477' }]),
    right: [put('first', 'Idris'), put('last', 'Vale'), put('mail', 'idris@vale.example'), put('tel', '020 4477'), send],
    near: [put('first', 'Idris'), put('last', 'Vale'), put('mail', '020 4477'), put('tel', 'idris@vale.example'), send],
  },
  {
    id: 'f-forms-reach-three-praise',
    ...layout(3),
    prompt: 'Leave praise in the form: category Praise, comment "Lovely staff!", town Ystad, and no copy by mail. Submit.',
    judge: did(['sent', { town: 'Ystad', why: 'Praise', text: 'Lovely staff!' }]),
    success: received,
    right: [put('town', 'Ystad'), why('Praise'), put('text', 'Lovely staff!'), send],
    near: [put('town', 'Ystad'), why('Praise'), put('text', 'Lovely staff!'), 'click [name=copy]', send],
  },
  {
    id: 'f-forms-reach-four',
    ...layout(4),
    prompt: 'Write to them: Idris Vale, idris@vale.example, subject "Something else", message: Do you open on Sundays? Then send.',
    judge: did([
      'sent',
      { mail: 'idris@vale.example', first: 'Idris', last: 'Vale', why: 'Something else', text: 'Do you open on Sundays?' },
    ]),
    right: [
      put('first', 'Idris'),
      put('last', 'Vale'),
      put('mail', 'idris@vale.example'),
      why('Something else'),
      put('text', 'Do you open on Sundays?'),
      send,
    ],
    near: [
      put('first', 'Idris Vale'),
      put('mail', 'idris@vale.example'),
      why('Something else'),
      put('text', 'Do you open on Sundays?'),
      send,
    ],
  },
  {
    id: 'f-forms-reach-four-copy',
    ...layout(4),
    prompt: 'Enter 0170 556 as the phone number, tick the box for a copy, and press Send (not Clear).',
    judge: did(['sent', { tel: '0170 556', copy: true }]),
    right: [put('tel', '0170 556'), 'click [name=copy]', send],
    near: [put('tel', '0170 556'), 'click [name=copy]', 'click [type=reset]', send],
  },
  {
    id: 'f-forms-reach-fax',
    ...layout(1),
    prompt: 'Enter 0551 99 as the fax number and send the message',
    impossible: true,
    judge: nothing,
    right: [],
    near: [put('tel', '0551 99'), send],
  },
  {
    id: 'f-forms-reach-reason',
    ...layout(3),
    prompt: 'Select the category "Refund" and submit the form.',
    impossible: true,
    judge: nothing,
    right: [],
    near: [why('Complaint'), send],
  },
  {
    id: 'f-forms-join',
    ...join,
    prompt:
      'Join the rowing club as Marit Holm, born 7 September 1994, who can swim. Take the season membership, accept the house rules and become a member.',
    judge: did(['joined', { name: 'Marit Holm', born: '7 Sep 1994', swim: 'yes', plan: 'season', locker: false, news: true, seat: 'any' }]),
    right: [
      'fill #name = Marit Holm',
      ...born('7', 'Sep', '1994'),
      'click [value=yes]',
      on,
      'click [data-plan=season]',
      on,
      'click #rules',
      'click #end',
    ],
    near: [
      'fill #name = Marit Holm',
      ...born('9', 'Jul', '1994'),
      'click [value=yes]',
      on,
      'click [data-plan=season]',
      on,
      'click #rules',
      'click #end',
    ],
  },
  {
    id: 'f-forms-join-cheap',
    ...join,
    prompt:
      'Sign up Leif Aune (date of birth 31 Jan 2001, cannot swim yet) for the cheapest membership, without club news. Accept the rules and finish.',
    judge: did(['joined', { name: 'Leif Aune', born: '31 Jan 2001', swim: 'no', plan: 'taster', locker: false, news: false, seat: 'any' }]),
    right: [
      'fill #name = Leif Aune',
      ...born('31', 'Jan', '2001'),
      'click [value=no]',
      on,
      'click [data-plan=taster]',
      'click #news',
      on,
      'click #rules',
      'click #end',
    ],
    near: [
      'fill #name = Leif Aune',
      ...born('31', 'Jan', '2001'),
      'click [value=no]',
      on,
      'click [data-plan=taster]',
      on,
      'click #rules',
      'click #end',
    ],
  },
  {
    id: 'f-forms-join-locker',
    ...join,
    prompt:
      'Become a member: name "Pia Roth", birthday 2 December 1988, swims. Whole year, rent a locker, sit at stroke. Confirm the house rules.',
    judge: did(['joined', { name: 'Pia Roth', born: '2 Dec 1988', swim: 'yes', plan: 'year', locker: true, news: true, seat: 'stroke' }]),
    right: [
      'fill #name = Pia Roth',
      ...born('2', 'Dec', '1988'),
      'click [value=yes]',
      on,
      'click [data-plan=year]',
      'click #locker',
      'choose #seat = stroke',
      on,
      'click #rules',
      'click #end',
    ],
    near: [
      'fill #name = Pia Roth',
      ...born('2', 'Dec', '1988'),
      'click [value=yes]',
      on,
      'click [data-plan=year]',
      'click #locker',
      on,
      'click #rules',
      'click #end',
    ],
  },
  {
    id: 'f-forms-enter',
    ...enter,
    prompt: 'Log in as tamsin with the password owl&Moon9',
    success: { kind: 'textVisible', value: 'Good day, tamsin' },
    judge: did(['entered', { who: 'tamsin', keep: false }]),
    right: logIn,
    near: ['click #guest'],
  },
  {
    id: 'f-forms-enter-keep',
    ...enter,
    prompt: 'Sign in with username "tamsin" and password "owl&Moon9" and stay signed in.',
    success: { kind: 'textVisible', value: 'Good day' },
    judge: did(['entered', { who: 'tamsin', keep: true }]),
    right: ['click #k', ...logIn],
    near: logIn,
  },
  {
    id: 'f-forms-enter-guest',
    ...enter,
    prompt: 'Go in as a guest, without any password.',
    success: { kind: 'textVisible', value: 'Good day' },
    judge: did(['entered', { who: 'guest', keep: false }]),
    right: ['click #guest'],
    near: logIn,
  },
  {
    id: 'f-forms-enter-wrong',
    ...enter,
    prompt: 'Log in with the name tamsin and the password owl+Moon9, then renew The Salt Road.',
    success: { kind: 'statusText', match: 'two more weeks' },
    impossible: true,
    judge: nothing,
    right: ['fill #u = tamsin', 'fill #p = owl+Moon9', 'click #in'],
    near: ['click #guest'],
  },
  {
    id: 'f-forms-enter-renew',
    ...enter,
    prompt: 'Log in (user tamsin, password owl&Moon9), open my loans and renew "Herbal of the Isles".',
    success: { kind: 'statusText', match: 'two more weeks' },
    judge: did(['entered', { who: 'tamsin', keep: false }], ['renewed', 'Herbal of the Isles']),
    right: [...logIn, 'click [data-x=loans]', 'click [data-b="Herbal of the Isles"]'],
    near: [...logIn, 'click [data-x=loans]', 'click [data-b="The Salt Road"]'],
  },
  {
    id: 'f-forms-enter-ask',
    ...enter,
    prompt: 'As a guest, ask the desk "Is the garden open?"',
    success: { kind: 'textVisible', value: 'lies on the desk' },
    judge: did(['entered', { who: 'guest', keep: false }], ['asked', ['guest', 'Is the garden open?']]),
    right: ['click #guest', 'click [data-x=desk]', 'fill #q = Is the garden open?', 'click #ask'],
    near: [...logIn, 'click [data-x=desk]', 'fill #q = Is the garden open?', 'click #ask'],
  },
  {
    id: 'f-forms-enter-map',
    ...enter,
    prompt: 'Continue as guest, open the map cabinet and tell me in which drawer the oldest sheet is.',
    success: { kind: 'extracted' },
    judge: readWhateverDone(/^\D{0,30}\b14\b[^\d]{0,40}$/),
    right: ['click #guest', 'click [data-x=maps]', 'data {"drawer":"14"}'],
    near: ['click #guest', 'click [data-x=maps]', 'data {"drawer":"1571"}'],
  },
];
