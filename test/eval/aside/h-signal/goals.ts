/** A mobile network's customer pages: plans to switch, cards to block, bills and their parts, settings, prices abroad. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const plan = { success: { kind: 'statusText', match: 'From next month' }, page: 'index.html', kind: 'dialogs' } as const;
const cards = { page: 'index.html', kind: 'rows' } as const;
const settings = { success: { kind: 'statusText', match: 'settings are saved' }, page: 'choices.html', kind: 'settings' } as const;

const saved = (changed: Readonly<Record<string, boolean>>, voicemail = 'after 20 seconds') => did(['saved', { changed, voicemail }]);
const go = (page: string) => `click .site-header a[href="${page}.html"]`;
const card = (who: string, action: string) => `click .sim:has-text("${who}") [data-a=${action}]`;
const yes = 'click [data-yes]';
const flip = (name: string) => `click [data-k="${name}"]`;
const switchTo = (name: string) => [`click [data-n=${name}]`, yes];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-signal-puk',
    ...answered,
    kind: 'facts',
    prompt: "Grandma locked her phone and it asks for the PUK now. What's hers?",
    judge: read(/^\D{0,24}9926 ?7013\D{0,8}$/),
    right: [go('sims'), card('Grandma', 'puk'), 'data {"puk":"9926 7013"}'],
    near: [go('sims'), card('Jonah', 'puk'), 'data {"puk":"1180 2265"}'],
  },
  {
    id: 'h-signal-september',
    ...answered,
    kind: 'facts',
    prompt: 'What was the September bill, in all?',
    judge: read(/^\D{0,24}44[.,]75\D{0,12}$/),
    right: [go('bills'), 'data {"total":"£44.75"}'],
    near: [go('bills'), 'data {"total":"£31.40"}'],
  },
  {
    id: 'h-signal-norway',
    ...answered,
    kind: 'facts',
    prompt: 'The last bill looks too high: how much of it was for the calls to Norway?',
    judge: read(/^\D{0,24}5[.,]40?\D{0,12}$/),
    right: [go('bills'), 'click [data-b=nov]', 'data {"amount":"£5.40"}'],
    near: [go('bills'), 'data {"amount":"£31.40"}'],
  },
  {
    id: 'h-signal-turkey',
    ...answered,
    kind: 'facts',
    prompt: 'what does a day of data cost me in turkey',
    judge: read(/^\D{0,24}6[.,]50?\D{0,12}$/),
    right: [go('abroad'), 'fill #q = Turkey', 'click #look', 'data {"price":"£6.50"}'],
    near: [go('abroad'), 'fill #q = Turkey', 'click #look', 'data {"price":"£0.85"}'],
  },
  {
    id: 'h-signal-fiji',
    ...answered,
    kind: 'traps',
    prompt: 'How much is a minute of calling home from Fiji?',
    impossible: true,
    judge: nothing,
    right: [go('abroad'), 'fill #q = Fiji', 'click #look'],
    near: ['click #gb'],
  },
  {
    id: 'h-signal-contract',
    ...answered,
    kind: 'facts',
    prompt: 'When does our contract end?',
    judge: read(/^.{0,30}31(st)? August 2027.{0,8}$/i),
    right: ['data {"end":"31 August 2027"}'],
    near: ['data {"end":"5 December"}'],
  },
  {
    id: 'h-signal-unlimited',
    ...answered,
    kind: 'superlatives',
    prompt: 'Which is the cheapest plan with unlimited calls?',
    judge: read('Glow'),
    right: ['data {"plan":"Glow"}'],
    near: ['data {"plan":"Ember"}'],
  },
  {
    id: 'h-signal-beam',
    ...plan,
    prompt: 'I keep running out of data. Move me to Beam.',
    judge: did(['plan', 'Beam']),
    right: switchTo('Beam'),
    near: switchTo('Flare'),
  },
  {
    id: 'h-signal-cheapest',
    ...plan,
    prompt: 'I hardly use the phone any more: change to the cheapest tariff that I can switch to here.',
    judge: did(['plan', 'Ember']),
    right: switchTo('Ember'),
    near: switchTo('Beam'),
  },
  {
    id: 'h-signal-kids',
    ...plan,
    kind: 'traps',
    prompt: 'Switch my plan to Spark Kids.',
    impossible: true,
    judge: nothing,
    right: [],
    near: switchTo('Ember'),
  },
  {
    id: 'h-signal-stolen',
    ...cards,
    success: { kind: 'statusText', match: 'is blocked' },
    prompt: "Jonah's mobile was stolen on the bus. Please have his SIM blocked at once!",
    judge: did(['blocked', 'Jonah']),
    right: [go('sims'), card('Jonah', 'block'), yes],
    near: [go('sims'), card('Me', 'block'), yes],
  },
  {
    id: 'h-signal-shed',
    ...cards,
    success: { kind: 'statusText', match: 'works again' },
    prompt: 'The card in the alarm is blocked for no reason, unblock it.',
    judge: did(['freed', 'Alarm in the shed']),
    right: [go('sims'), card('Alarm', 'free')],
    near: [go('sims'), card('Alarm', 'new'), yes],
  },
  {
    id: 'h-signal-new-card',
    ...cards,
    success: { kind: 'statusText', match: 'in the post' },
    prompt: "Order a replacement for Grandma's SIM card, since the old one doesn't fit into her new phone.",
    judge: did(['replaced', { who: 'Grandma', why: 'size' }]),
    right: [go('sims'), card('Grandma', 'new'), 'click [value=size]', yes],
    near: [go('sims'), card('Grandma', 'new'), yes],
  },
  {
    id: 'h-signal-gigabytes',
    ...cards,
    success: { kind: 'statusText', match: 'were added' },
    prompt: 'add the 5 GB for this month',
    judge: did(['extra', '5 GB']),
    right: ['click #gb'],
    near: ['click #tab', yes],
  },
  {
    id: 'h-signal-paper',
    ...settings,
    prompt: 'No more paper bills and no partner offers, please. Everything else stays. Save it.',
    judge: saved({ 'Bill on paper': false, 'Offers from partners': false }),
    right: [flip('Bill on paper'), flip('Offers from partners'), 'click #save'],
    near: [flip('Bill on paper'), 'click #save'],
  },
  {
    id: 'h-signal-hide',
    ...settings,
    page: 'index.html',
    prompt: 'In the settings, have my number hidden and let the voicemail answer after 30 seconds, then save.',
    judge: saved({ 'Hide my number': true }, 'after 30 seconds'),
    right: [go('choices'), flip('Hide my number'), 'choose #vm = after 30 seconds', 'click #save'],
    near: [go('choices'), flip('Hide my number'), 'click #save'],
  },
  {
    id: 'h-signal-account',
    ...settings,
    success: { kind: 'statusText', match: 'account was changed' },
    page: 'index.html',
    kind: 'forms',
    prompt: 'We changed banks. The direct debit should come from account 40817725, sort code 20-45-77 from now on.',
    judge: did(['account', { number: '40817725', sort: '20-45-77' }]),
    right: [go('bills'), 'fill #iban = 40817725', 'fill #sort = 20-45-77', 'click #pay button'],
    near: [go('bills'), 'fill #iban = 40817725', 'fill #sort = 20-45-07', 'click #pay button'],
  },
];
