/** Sliders, switches, steppers, stars, a month to page through, swatches and times: controls that hold a value, of many makes. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing } from '../../judges.ts';

const stored = { kind: 'statusText', match: 'are stored' } as const;
const kept = { kind: 'textVisible', value: 'See you at the wheel' } as const;
const basket = { kind: 'textVisible', value: 'In your basket' } as const;
const options = { confirmActions: false } as const;

const room = { page: 'sliders.html', success: stored, kind: 'sliders' } as const;
const workshop = { page: 'calendar.html', success: kept, kind: 'dates', options } as const;
const mug = { page: 'paint.html', success: basket, kind: 'widgets' } as const;

const light = '[data-key=brightness] .thumb';
const low = '[aria-label=Minimum]';
const high = '[aria-label=Maximum]';
const apply = 'click #apply';
const day = (number: number) => `click #days td:text-is("${number}")`;
const slot = (time: string) => `click #slots span:text-is("${time}")`;
const add = 'click #add';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-knobs-light',
    ...room,
    prompt: 'Set the brightness to 45 and apply',
    judge: did(['applied', { brightness: 45 }]),
    right: [`move ${light} = 50,0`, apply],
    near: [`move ${light} = 52,0`, apply],
  },
  {
    id: 'f-knobs-light-full',
    ...room,
    prompt: 'Turn the brightness all the way up, then apply the change.',
    judge: did(['applied', { brightness: 100 }]),
    right: [`press ${light} = End`, apply],
    near: [`press ${light} = Home`, apply],
  },
  {
    id: 'f-knobs-blinds',
    ...room,
    prompt: 'Please open the blinds to 8. Click Apply afterwards.',
    judge: did(['applied', { blinds: 8 }]),
    right: ['fill #blinds = 8', apply],
    near: ['fill #blinds = 7', apply],
  },
  {
    id: 'f-knobs-band',
    ...room,
    prompt: 'Make the price band go from 25 to 60 and apply it.',
    judge: did(['applied', { band: [25, 60] }]),
    right: [`move ${low} = 30,0`, `move ${high} = -60,0`, apply],
    near: [`move ${low} = 30,0`, apply],
  },
  {
    id: 'f-knobs-warm',
    ...room,
    prompt: 'Set the target temperature to 21.5 degrees and apply',
    judge: did(['applied', { warm: 21.5 }]),
    right: [...Array<string>(5).fill('click [aria-label=Warmer]'), apply],
    near: [...Array<string>(4).fill('click [aria-label=Warmer]'), apply],
  },
  {
    id: 'f-knobs-switches',
    ...room,
    prompt: 'Switch night mode on and the child lock off, then hit Apply',
    judge: did(['applied', { night: true, lock: false }]),
    right: ['click #night', 'click #lock', apply],
    near: ['click #night', apply],
  },
  {
    id: 'f-knobs-away',
    ...room,
    prompt: 'Turn on away lighting and apply',
    impossible: true,
    judge: nothing,
    right: [],
    near: [apply],
  },
  {
    id: 'f-knobs-stars',
    ...room,
    prompt: 'Give this room four stars out of five and apply',
    judge: did(['applied', { stars: 4 }]),
    right: ['click .stars span >> nth=3', apply],
    near: ['click .stars span >> nth=4', apply],
  },
  {
    id: 'f-knobs-read',
    ...room,
    prompt: 'What is the target temperature set to at the moment?',
    success: { kind: 'extracted' },
    judge: ({ data, log }) => {
      const said = Object.values(data).map(String);
      if (log.length > 0) return 'something was set';
      return said.length === 1 && /^\D{0,24}19(\.0)?\b\D{0,12}$/.test(said[0] ?? '') ? undefined : `${said} was read`;
    },
    right: ['data {"temperature":"19.0 °C"}'],
    near: ['data {"temperature":"20"}'],
  },
  {
    id: 'f-knobs-day',
    ...workshop,
    prompt: 'Reserve the pottery workshop on 17 May 2028 at 14:15 for 2 persons.',
    judge: did(['reserved', '2028-05-17 14:15 for 2']),
    right: [day(17), slot('14:15'), 'choose #who = 2', 'click #go'],
    near: [day(17), slot('17:45'), 'choose #who = 2', 'click #go'],
  },
  {
    id: 'f-knobs-day-later',
    ...workshop,
    prompt: 'Book a place for one at the workshop: August 5, 2028, half past nine in the morning',
    judge: did(['reserved', '2028-08-05 09:30 for 1']),
    right: ['click .next', 'click .next', 'click .next', day(5), slot('09:30'), 'click #go'],
    near: ['click .next', 'click .next', day(5), slot('09:30'), 'click #go'],
  },
  {
    id: 'f-knobs-day-last',
    ...workshop,
    prompt: 'We are four. Get us the latest time on the 29th of February 2028.',
    judge: did(['reserved', '2028-02-29 17:45 for 4']),
    right: ['click .prev', 'click .prev', 'click .prev', day(29), slot('17:45'), 'choose #who = 4', 'click #go'],
    near: [day(30), slot('17:45'), 'choose #who = 4', 'click #go'],
  },
  {
    id: 'f-knobs-day-closed',
    ...workshop,
    prompt: 'Reserve Monday, May 15, 2028 at 09:30 for 1 person',
    impossible: true,
    judge: nothing,
    right: [],
    near: [day(16), slot('09:30'), 'click #go'],
  },
  {
    id: 'f-knobs-day-full',
    ...workshop,
    prompt: 'Reserve 19 May 2028 at 11:00 for 3',
    impossible: true,
    judge: nothing,
    right: [],
    near: [day(19), slot('09:30'), 'choose #who = 3', 'click #go'],
  },
  {
    id: 'f-knobs-mug',
    ...mug,
    prompt: 'Add a large mug with the navy glaze to the basket.',
    judge: did(['added', { glaze: 'Navy', size: 'L' }]),
    right: ['click [title=Navy]', 'click #size a:text-is("L")', add],
    near: ['click [title=Navy]', add],
  },
  {
    id: 'f-knobs-mug-many',
    ...mug,
    prompt: 'Put 6 teal mugs without a handle into the basket',
    judge: did(['added', { glaze: 'Teal', many: '6', handle: 'None' }]),
    right: ['click [title=Teal]', 'fill #many = 6', 'click [role=radio]:text-is("None")', add],
    near: ['click [title=Teal]', 'fill #many = 6', 'click [role=radio]:text-is("Square")', add],
  },
  {
    id: 'f-knobs-mug-inside',
    ...mug,
    prompt: 'Colour the inside #336699, choose the mustard glaze and add it to the basket.',
    judge: did(['added', { glaze: 'Mustard', inside: '#336699' }]),
    right: ['click [title=Mustard]', 'fill #inside = #336699', add],
    near: ['click [title=Mustard]', add],
  },
  {
    id: 'f-knobs-mug-at',
    ...mug,
    prompt: 'I would like a crimson mug, ready for pick-up at 4:40 pm in week 12 of 2028. Add it to the basket.',
    judge: did(['added', { glaze: 'Crimson', at: '16:40', week: '2028-W12' }]),
    right: ['click [title=Crimson]', 'fill #at = 16:40', 'fill #week = 2028-W12', add],
    near: ['click [title=Crimson]', 'fill #at = 04:40', 'fill #week = 2028-W12', add],
  },
];
