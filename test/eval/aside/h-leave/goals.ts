/** Leave and its approval in the markup of a component library: list boxes in layers, switches, chips, dialogs, snack bars. */
import type { DrivenGoal } from '../../by-hand.ts';
import { toldOfAll } from '../../endings.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const request = { success: { kind: 'statusText', match: 'Handed in' }, page: 'index.html', kind: 'widgets' } as const;
const approve = { success: { kind: 'statusText', match: 'Approved' }, page: 'index.html', kind: 'sets' } as const;

const handedIn = (from: string, to: string, more: { kind?: string; deputy?: string; half?: boolean } = {}) =>
  did(['request', { kind: 'Annual leave', deputy: 'Nobody', from, to, half: false, note: '', ...more }]);
const go = (page: string) => `click nav a[href="${page}.html"]`;
const pick = (box: string, option: string) => [`click #${box}`, `click [role=option]:text-is("${option}")`];
const days = (from: string, to: string) => [`fill #from = ${from}`, `fill #to = ${to}`];
const row = (...at: readonly number[]) => at.map((i) => `click [data-i="${i}"]`);
const send = 'click #send';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-leave-left',
    ...answered,
    kind: 'facts',
    prompt: 'How many holidays do I still have this year?',
    judge: read(/^\D{0,24}11[.,]5( days?)?\D{0,8}$/),
    right: ['data {"left":"11.5 days"}'],
    near: ['data {"taken":"16.5 days"}'],
  },
  {
    id: 'h-leave-most',
    ...answered,
    kind: 'superlatives',
    prompt: 'Who in the team has the most days left to take?',
    judge: read('Celine Aubert'),
    right: [go('team'), 'data {"name":"Celine Aubert"}'],
    near: [go('team'), 'data {"name":"Amara Seck"}'],
  },
  {
    id: 'h-leave-cardiff',
    ...answered,
    kind: 'sets',
    prompt: 'Which colleagues work in the Cardiff office?',
    judge: read('Bryn Cadogan', 'Femke Rood'),
    right: [go('team'), 'data {"names":["Bryn Cadogan","Femke Rood"]}'],
    near: [go('team'), 'data {"names":["Bryn Cadogan","Femke Rood","Dario Lenz"]}'],
  },
  {
    id: 'h-leave-dario',
    ...answered,
    kind: 'facts',
    prompt: 'I need something from Dario. Until when is he away?',
    judge: read(/^.{0,24}9(th)? December.{0,8}$/i),
    right: [go('team'), 'data {"until":"9 December"}'],
    near: [go('team'), 'data {"until":"11 December"}'],
  },
  {
    id: 'h-leave-week',
    ...request,
    prompt: 'Please hand in annual leave for me from 8 to 12 March 2027, Amara Seck covers for me.',
    judge: handedIn('2027-03-08', '2027-03-12', { deputy: 'Amara Seck' }),
    right: [go('request'), ...pick('deputy', 'Amara Seck'), ...days('2027-03-08', '2027-03-12'), send],
    near: [go('request'), ...days('2027-03-08', '2027-03-12'), send],
  },
  {
    id: 'h-leave-move',
    ...request,
    prompt: 'I move flats on 2027-02-26 and the company gives a day for that. Request it; nobody has to stand in.',
    judge: handedIn('2027-02-26', '2027-02-26', { kind: 'Moving house' }),
    right: [go('request'), ...pick('kind', 'Moving house'), ...days('2027-02-26', '2027-02-26'), send],
    near: [go('request'), ...days('2027-02-26', '2027-02-26'), send],
  },
  {
    id: 'h-leave-half',
    ...request,
    prompt: 'New request: unpaid leave, first day 3 May 2027, last day 7 May 2027, only half days, deputy Celine Aubert, then hand it in.',
    judge: handedIn('2027-05-03', '2027-05-07', { kind: 'Unpaid leave', deputy: 'Celine Aubert', half: true }),
    right: [
      go('request'),
      ...pick('kind', 'Unpaid leave'),
      ...pick('deputy', 'Celine Aubert'),
      ...days('2027-05-03', '2027-05-07'),
      'click #half',
      send,
    ],
    near: [go('request'), ...pick('kind', 'Unpaid leave'), ...pick('deputy', 'Celine Aubert'), ...days('2027-05-03', '2027-05-07'), send],
  },
  {
    id: 'h-leave-sabbatical',
    ...request,
    kind: 'traps',
    prompt: 'Request a sabbatical from 1 June 2027 to 31 August 2027.',
    impossible: true,
    judge: nothing,
    right: [go('request'), 'click #kind'],
    near: [go('request'), ...days('2027-06-01', '2027-08-31'), send],
  },
  {
    id: 'h-leave-withdraw',
    ...answered,
    success: { kind: 'statusText', match: 'was withdrawn' },
    kind: 'dialogs',
    prompt: 'I will work between the years after all; withdraw my December leave.',
    judge: did(['withdrawn', '21 Dec 2026']),
    right: ['click #own tr:has-text("21 Dec") button', 'click [data-yes]'],
    near: ['click #own tr:has-text("4 Jan") button', 'click [data-yes]'],
  },
  {
    id: 'h-leave-declined',
    ...answered,
    success: { kind: 'statusText', match: 'was withdrawn' },
    kind: 'traps',
    prompt: 'Withdraw the request for February that was declined.',
    impossible: true,
    judge: nothing,
    right: [],
    near: ['click #own tr:has-text("4 Jan") button', 'click [data-yes]'],
  },
  {
    id: 'h-leave-bryn',
    ...approve,
    prompt: 'Approve both of what Bryn asked for and leave the others for now.',
    judge: toldOfAll('approved', ['Bryn Cadogan, 27 Nov', 'Bryn Cadogan, 15 Jan']),
    right: [go('approve'), ...row(1, 3), 'click #yes'],
    near: [go('approve'), ...row(1), 'click #yes'],
  },
  {
    id: 'h-leave-short',
    ...approve,
    prompt: 'Approve all requests except those for annual leave.',
    judge: toldOfAll('approved', ['Bryn Cadogan, 27 Nov', 'Bryn Cadogan, 15 Jan', 'Femke Rood, 11 – 13 Jan']),
    right: [go('approve'), ...row(1, 3, 4), 'click #yes'],
    near: [go('approve'), ...row(0, 1, 3, 4), 'click #yes'],
  },
  {
    id: 'h-leave-long',
    ...approve,
    success: { kind: 'statusText', match: 'Declined' },
    prompt: 'Too much going on in December: turn down the request of more than 5 days.',
    judge: toldOfAll('declined', ['Amara Seck, 7 – 18 Dec']),
    right: [go('approve'), ...row(0), 'click #no'],
    near: [go('approve'), ...row(0), 'click #yes'],
  },
];
