/** Longer ways: a seed shop from shelf to order, an account of four pages with a question back, and a list of chores. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom, ended } from '../../endings.ts';
import { did, nothing, readWhateverDone } from '../../judges.ts';

const options = { confirmActions: false } as const;
const answered = { kind: 'extracted' } as const;
const shop = { page: 'garden.html', success: { kind: 'textVisible', value: 'on their way' }, kind: 'shop', options } as const;
const account = { page: 'account.html', kind: 'settings', options } as const;
const chores = { page: 'todo.html', kind: 'lists', options } as const;

/** The page asks about its crumbs, which these goals leave open. */
const ordered = (bags: readonly string[], more: { off?: number; gift?: boolean; by?: string } = {}) =>
  apartFrom(['crumbs'], did(['ordered', { bags, off: 0, gift: false, by: 'post', ...more }]));

const few = 'click [data-c=few]';
const add = (name: string) => `click .it[data-n="${name}"] .add`;
const basket = 'click #basket';
const order = 'click #order';
const go = (hash: string) => `click .nav a[href="#${hash}"]`;
const choice = (name: string) => `click .switch:has([data-k="${name}"]) span`;
const chore = (text: string) => `li:has-text("${text}")`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-steps-shop',
    ...shop,
    prompt: 'Put one bag of dill and one of borage into the basket and order them.',
    judge: ordered(['1 Borage', '1 Dill']),
    right: [few, add('Dill'), add('Borage'), basket, order],
    near: [few, add('Dill'), basket, order],
  },
  {
    id: 'f-steps-shop-crumbs',
    ...shop,
    prompt: 'Allow only the cookies that are needed. Then order 3 bags of poppy seeds, wrapped as a gift.',
    judge: did(['crumbs', 'few'], ['ordered', { bags: ['3 Poppy'], off: 0, gift: true, by: 'post' }]),
    right: [few, add('Poppy'), add('Poppy'), add('Poppy'), basket, 'click #gift', order],
    near: ['click [data-c=all]', add('Poppy'), add('Poppy'), add('Poppy'), basket, 'click #gift', order],
  },
  {
    id: 'f-steps-shop-voucher',
    ...shop,
    prompt: 'Buy the cheapest herb with the voucher SPROUT10 and have it brought by bicycle',
    judge: ordered(['1 Dill'], { off: 10, by: 'bicycle' }),
    right: [few, add('Dill'), basket, 'fill #code = SPROUT10', 'click #use', 'choose #by = bicycle', order],
    near: [few, add('Dill'), basket, 'fill #code = SPROUT10', 'choose #by = bicycle', order],
  },
  {
    id: 'f-steps-shop-flowers',
    ...shop,
    prompt: 'Order one bag of each flower; I will pick them up.',
    judge: ordered(['1 Cornflower', '1 Poppy'], { by: 'pick-up' }),
    right: [few, 'choose #kind = flower', add('Cornflower'), add('Poppy'), basket, 'choose #by = pick-up', order],
    near: [few, 'choose #kind = flower', add('Poppy'), basket, 'choose #by = pick-up', order],
  },
  {
    id: 'f-steps-shop-out',
    ...shop,
    prompt: 'Order a bag of pumpkin seeds.',
    impossible: true,
    judge: apartFrom(['crumbs'], nothing),
    right: [few],
    near: [few, add('Broad bean'), basket, order],
  },
  {
    id: 'f-steps-shop-sow',
    ...shop,
    prompt: 'In which month is the cornflower sown? The question mark beside it tells.',
    success: answered,
    judge: readWhateverDone('March'),
    right: [few, 'click .it[data-n=Cornflower] .info', 'data {"month":"March"}'],
    near: [few, 'click .it[data-n=Dill] .info', 'data {"month":"May"}'],
  },
  {
    id: 'f-steps-name',
    ...account,
    prompt: 'Change my shown name to Juno Falk and save.',
    success: { kind: 'statusText', match: 'Name changed' },
    judge: did(['name', 'Juno Falk']),
    right: [go('profile'), 'click #ed', 'fill #nf = Juno Falk', 'click #ok'],
    near: [go('profile'), 'click #ed', 'type #nf = Juno Falk', 'click #ok'],
  },
  {
    id: 'f-steps-language',
    ...account,
    prompt: 'Set the language of the account to Suomi',
    success: { kind: 'textVisible', value: 'Language changed' },
    judge: did(['language', 'Suomi']),
    right: ['choose #lg = Suomi'],
    near: ['choose #lg = Svenska'],
  },
  {
    id: 'f-steps-notes',
    ...account,
    prompt: 'In the notifications, turn off mail about offers and turn on push for birthdays. Save the choices.',
    success: { kind: 'statusText', match: 'Choices saved' },
    judge: did(['notes', { 'Offers mail': false, 'Birthdays push': true }]),
    right: [go('notes'), choice('Offers mail'), choice('Birthdays push'), 'click #sv'],
    near: [go('notes'), choice('Offers mail'), choice('Birthdays mail'), 'click #sv'],
  },
  {
    id: 'f-steps-device',
    ...account,
    prompt: 'Remove the device that was seen 2 years ago and confirm.',
    success: { kind: 'textVisible', value: 'Device removed' },
    judge: did(['removed', 'Old phone 2']),
    right: [go('devices'), 'click [data-d="Old phone 2"]', 'click [value=yes]'],
    near: [go('devices'), 'click [data-d="Old phone"]', 'click [value=yes]'],
  },
  {
    id: 'f-steps-pay',
    ...account,
    prompt: 'Pay the bill of May, not that of June.',
    success: { kind: 'statusText', match: 'Payment done' },
    judge: did(['paid', 'May']),
    right: [go('bills'), 'click [data-m=May]'],
    near: [go('bills'), 'click [data-m=June]'],
  },
  {
    id: 'f-steps-bill',
    ...account,
    prompt: 'How much was the April bill?',
    success: answered,
    judge: readWhateverDone('39.75'),
    right: [go('bills'), 'data {"amount":"39.75"}'],
    near: [go('bills'), 'data {"amount":"41.20"}'],
  },
  {
    id: 'f-steps-chore-tick',
    ...chores,
    prompt: 'Tick off chopping wood, that is "Chop wood".',
    success: { kind: 'textVisible', value: '3 left to do' },
    judge: ended('chores', [
      '- Feed the hens (high)',
      '- Water the beans (mid)',
      'x Mend the gate (low)',
      'x Chop wood (high)',
      '- Write to Aunt Vi (low)',
    ]),
    right: [`click ${chore('Chop wood')} .tick`],
    near: [`click ${chore('Feed the hens')} .tick`],
  },
  {
    id: 'f-steps-chore-add',
    ...chores,
    prompt: 'Add the chore "Sweep the loft" with high priority',
    success: { kind: 'textVisible', value: 'Sweep the loft' },
    judge: ended('chores', [
      '- Feed the hens (high)',
      '- Water the beans (mid)',
      'x Mend the gate (low)',
      '- Chop wood (high)',
      '- Write to Aunt Vi (low)',
      '- Sweep the loft (high)',
    ]),
    right: ['choose #pr = high', 'fill #add = Sweep the loft', 'press #add = Enter'],
    near: ['fill #add = Sweep the loft', 'press #add = Enter'],
  },
  {
    id: 'f-steps-chore-rename',
    ...chores,
    prompt: 'Double-click "Water the beans", change it to "Water the peas" and press Enter',
    success: { kind: 'textVisible', value: 'Water the peas' },
    judge: ended('chores', [
      '- Feed the hens (high)',
      '- Water the peas (mid)',
      'x Mend the gate (low)',
      '- Chop wood (high)',
      '- Write to Aunt Vi (low)',
    ]),
    right: [`double ${chore('Water the beans')} span`, 'fill li input = Water the peas', 'press li input = Enter'],
    near: [`double ${chore('Water the beans')} span`, 'fill li input = Water the peas', 'press li input = Escape'],
  },
  {
    id: 'f-steps-chore-clear',
    ...chores,
    prompt: 'Mark "Feed the hens" as done, then clear everything that is done.',
    success: { kind: 'textVisible', value: '3 left to do' },
    judge: ended('chores', ['- Water the beans (mid)', '- Chop wood (high)', '- Write to Aunt Vi (low)']),
    right: [`click ${chore('Feed the hens')} .tick`, 'click #clear'],
    near: ['click #clear'],
  },
  {
    id: 'f-steps-chore-remove',
    ...chores,
    prompt: 'Delete the chore about Aunt Vi from the list',
    success: { kind: 'textVisible', value: '3 left to do' },
    judge: ended('chores', ['- Feed the hens (high)', '- Water the beans (mid)', 'x Mend the gate (low)', '- Chop wood (high)']),
    right: [`hover ${chore('Aunt Vi')}`, `click ${chore('Aunt Vi')} .x`],
    near: [`hover ${chore('Chop wood')}`, `click ${chore('Chop wood')} .x`],
  },
];
