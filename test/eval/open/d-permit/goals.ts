/** A council's form: two blocks of the same address fields, a date in three boxes, errors told at the top and beside the fields. */
import type { DrivenGoal } from '../../by-hand.ts';
import { both, did, nothing, read, readWhateverDone } from '../../judges.ts';

const page = 'permit.html';
const complete = { kind: 'textVisible', value: 'Application complete' } as const;
const fill = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([id, value]) => `fill #${id} = ${value}`);
const own = { a1: '3 Fuller Lane', a2: 'Wexley', a3: 'WX4 2AB' };

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-permit-two-addresses',
    page,
    prompt:
      'Apply for a scaffold permit for Edda Crane. Her address is 3 Fuller Lane, Wexley, WX4 2AB; the work is at 18 Mill Row, Harrow End, WX7 9QT and begins on 5 April 2027. Confirm that it is true and apply.',
    success: complete,
    kind: 'forms',
    judge: did([
      'applied',
      {
        kind: 'scaffold',
        name: 'Edda Crane',
        own: ['3 Fuller Lane', 'Wexley', 'WX4 2AB'],
        site: ['18 Mill Row', 'Harrow End', 'WX7 9QT'],
        begins: [5, 4, 2027],
      },
    ]),
    right: [
      'click #k2',
      ...fill({ nm: 'Edda Crane', ...own, b1: '18 Mill Row', b2: 'Harrow End', b3: 'WX7 9QT', d: '5', m: '4', y: '2027' }),
      'click #ok',
      'click .btn',
    ],
    near: [
      'click #k2',
      ...fill({ nm: 'Edda Crane', ...own, b1: '3 Fuller Lane', b2: 'Harrow End', b3: 'WX7 9QT', d: '5', m: '4', y: '2027' }),
      'click #ok',
      'click .btn',
    ],
  },
  {
    id: 'd-permit-same-address',
    page,
    prompt:
      'I am Tomas Reed of 3 Fuller Lane in Wexley (postcode WX4 2AB) and need a skip outside my own house from 21 December 2026. Fill in the form, tick that the place is the same as my address and that everything is true, and submit it. Return the reference.',
    success: { kind: 'extracted' },
    kind: 'forms',
    judge: both(
      did([
        'applied',
        { kind: 'skip', name: 'Tomas Reed', own: ['3 Fuller Lane', 'Wexley', 'WX4 2AB'], site: 'same', begins: [21, 12, 2026] },
      ]),
      readWhateverDone('WX-90417'),
    ),
    right: [
      'click #k1',
      ...fill({ nm: 'Tomas Reed', ...own, d: '21', m: '12', y: '2026' }),
      'click #same',
      'click #ok',
      'click .btn',
      'data {"reference":"WX-90417"}',
    ],
    near: ['click #k1', 'click #same', 'click .btn', 'data {"reference":"WX-90417"}'],
  },
  {
    id: 'd-permit-fee',
    page,
    prompt: 'What does a permit for a hoarding cost if it stands for three weeks? Return the amount.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: read(/^£?185$/),
    right: ['data {"fee":"£185"}'],
    near: ['data {"fee":"£160"}'],
  },
  {
    id: 'd-permit-errors',
    page,
    prompt: 'Press Apply without filling anything in and return the error about the start date',
    success: { kind: 'extracted' },
    kind: 'forms',
    judge: read('Enter a real start date'),
    right: ['click .btn', 'data {"error":"Enter a real start date"}'],
    near: ['click .btn', 'data {"error":"There is a problem"}'],
  },
  {
    id: 'd-permit-fireworks',
    page,
    prompt: 'Select the permit for fireworks and apply for it as Edda Crane.',
    success: { kind: 'textVisible', value: 'street permit' },
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: ['click .btn'],
    near: ['click #k3', ...fill({ nm: 'Edda Crane', ...own, d: '1', m: '1', y: '2027' }), 'click #same', 'click #ok', 'click .btn'],
  },
];
