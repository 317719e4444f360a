/** Forms of several steps, pop-ups, conditions, cells, sorting, dragging, paging and a month: any answer ends them. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const well = { kind: 'textVisible', value: 'Well done!' } as const;
const over = { kind: 'textVisible', value: 'That was it.' } as const;
const overText = { kind: 'statusText', match: 'That was it' } as const;
const here = { kind: 'urlIncludes', value: '.html' } as const;
const options = { confirmActions: false } as const;

const next = 'click .nx';
const button = (name: string) => `click #area button:text-is("${name}")`;
const up = (word: string) => `click [data-w="${word}"] [data-by="-1"]`;
const forth = 'click [data-by="1"]';
const bird = (name: string) => `.piece:text-is("${name}")`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'e-flow-steps',
    ...task('steps', 'Book a Bunk for 3 nights in the name of Ottilie Brandt, with breakfast.', [
      'applied',
      ['Ottilie Brandt', 'Bunk', 3, true],
    ]),
    success: over,
    kind: 'wizard',
    options,
    right: ['fill .name = Ottilie Brandt', next, 'click [value=Bunk]', next, 'choose .n = 3', 'click .b', next],
    near: ['fill .name = Ottilie Brandt', next, 'click [value=Bunk]', next, 'choose .n = 3', next],
  },
  {
    id: 'e-flow-steps-terse',
    ...task('steps', 'Name: Kemal Aydin; room: Double; nights: 2; no breakfast. Go through the steps and submit', [
      'applied',
      ['Kemal Aydin', 'Double', 2, false],
    ]),
    success: well,
    kind: 'wizard',
    options,
    right: ['fill .name = Kemal Aydin', next, 'click [value=Double]', next, 'choose .n = 2', next],
    near: ['fill .name = Kemal Aydin', next, next, 'choose .n = 2', next],
  },
  {
    id: 'e-flow-login',
    ...task('login', 'Log in with the username "eadie" and the password "Sc6u".', ['Log in', ['eadie', 'Sc6u']]),
    success: over,
    kind: 'forms',
    right: ['click .li', 'fill .over input >> nth=0 = eadie', 'fill .over input >> nth=1 = Sc6u', 'click .over button'],
    near: ['click .li', 'fill .over input >> nth=0 = eadie', 'click .over button'],
  },
  {
    id: 'e-flow-login-popup',
    ...task('login', 'Sign up: username loic, email loic@example.com, password wd40x', ['Sign up', ['loic', 'loic@example.com', 'wd40x']], {
      news: 1,
    }),
    success: over,
    kind: 'dialogs',
    right: [
      'click .no',
      'click .su',
      'fill .over input >> nth=0 = loic',
      'fill .over input >> nth=1 = loic@example.com',
      'fill .over input >> nth=2 = wd40x',
      'click .over button',
    ],
    near: ['fill .over input = loic@example.com', 'click .over button'],
  },
  {
    id: 'e-flow-if',
    ...task('ifs', 'If the box "Fragile" is ticked, click "Left", otherwise click "Right".', ['sent', 'Right']),
    success: over,
    kind: 'boxes',
    right: [button('Right')],
    near: [button('Left')],
  },
  {
    id: 'e-flow-if-ticked',
    ...task('ifs', 'Press Hold if Fragile is checked, else press Left', ['sent', 'Hold'], { on: 1, s: 4 }),
    success: overText,
    kind: 'boxes',
    right: [button('Hold')],
    near: [button('Left')],
  },
  {
    id: 'e-flow-if-more',
    ...task('ifs', 'If more than 5 parcels are waiting, click Left. If not, click Hold.', ['sent', 'Left'], { parcels: 8, s: 2 }),
    success: here,
    kind: 'boxes',
    right: [button('Left')],
    near: [button('Hold')],
  },
  {
    id: 'e-flow-read-cell',
    ...task('cells', 'Enter the count of the part "Hook" into the text field and press Submit.', ['entered', '60'], { s: 3 }),
    success: over,
    kind: 'tables',
    right: ['fill p input = 60', button('Submit')],
    near: ['fill p input = A1', button('Submit')],
  },
  {
    id: 'e-flow-edit-cell',
    ...task('cells', 'Change the shelf of Bracket to D5 (double-click the cell, Enter saves).', ['edited', ['Bracket', 'shelf', 'D5']]),
    success: over,
    kind: 'tables',
    right: ['double td:text-is("B7")', 'fill td input = D5', 'press td input = Enter'],
    near: ['double td:text-is("B2")', 'fill td input = D5', 'press td input = Enter'],
  },
  {
    id: 'e-flow-read-none',
    ...noTask('cells', 'Enter the price of the Bolt into the text field and press Submit.'),
    success: over,
    kind: 'tables',
    right: [],
    near: ['fill p input = 200', button('Submit')],
  },
  {
    id: 'e-flow-sort',
    ...task(
      'sort',
      'Sort the numbers in increasing order, starting with the lowest number at the top, then Submit.',
      ['sorted', ['2', '5', '9']],
      {
        list: '9,5,2',
        s: 8,
      },
    ),
    success: over,
    kind: 'boxes',
    right: [up('2'), up('2'), up('5'), button('Submit')],
    near: [up('2'), button('Submit')],
  },
  {
    id: 'e-flow-sort-letters',
    ...task('sort', 'Put the words in alphabetical order with the arrows and submit.', ['sorted', ['apricot', 'mango', 'quince']], {
      list: 'quince,mango,apricot',
      s: 3,
    }),
    success: well,
    kind: 'boxes',
    right: [up('apricot'), up('apricot'), up('mango'), button('Submit')],
    near: [up('apricot'), button('Submit')],
  },
  {
    id: 'e-flow-drag',
    ...task('drag', 'Drag Finch into the nest and click Submit.', ['placed', { list: ['Wren', 'Robin', 'Swift'], nest: ['Finch'] }], {
      s: 3,
    }),
    success: over,
    kind: 'drag',
    right: [`move ${bird('Finch')} = 230,0`, button('Submit')],
    near: [`move ${bird('Wren')} = 230,0`, button('Submit')],
  },
  {
    id: 'e-flow-drag-up',
    ...task(
      'drag',
      'Drag "Swift" to the top of the list, then press Submit.',
      ['placed', { list: ['Swift', 'Wren', 'Robin', 'Finch'], nest: [] }],
      { s: 3 },
    ),
    success: overText,
    kind: 'drag',
    right: [`move ${bird('Swift')} = 0,-120`, button('Submit')],
    near: [`move ${bird('Swift')} = 0,-50`, button('Submit')],
  },
  {
    id: 'e-flow-paged',
    ...task('paged', 'Find the chess clock and say that it is yours.', ['claimed', 'chess clock'], { s: 3 }),
    success: over,
    kind: 'paging',
    right: [forth, forth, forth, 'click [data-n="chess clock"]'],
    near: [forth, 'click [data-n]'],
  },
  {
    id: 'e-flow-paged-hat',
    ...task('paged', 'Go through the pages until you find "straw hat" and click "That\'s mine" beside it', ['claimed', 'straw hat'], {
      s: 5,
    }),
    success: well,
    kind: 'paging',
    right: [forth, forth, 'click [data-n="straw hat"]'],
    near: [forth, forth, 'click [data-n="wool hat"]'],
  },
  {
    id: 'e-flow-paged-two',
    ...noTask('paged', 'Claim the umbrella.', { s: 4 }),
    success: over,
    kind: 'paging',
    right: [],
    near: ['click [data-n="red umbrella"]'],
  },
  {
    id: 'e-flow-month-add',
    ...task('month', 'Add the event "Potluck" on October 17 and save it.', ['saved', [17, 'Potluck']]),
    success: over,
    kind: 'calendars',
    right: ['click [data-d="17"]', 'fill .ed input = Potluck', button('Save')],
    near: ['click [data-d="19"]', 'fill .ed input = Potluck', button('Save')],
  },
  {
    id: 'e-flow-month-remove',
    ...task('month', 'Remove the flea market from the calendar.', ['removed', [23, 'Flea market']]),
    success: over,
    kind: 'calendars',
    options,
    right: ['click td:has-text("Flea")', button('Remove')],
    near: ['click td:has-text("Dentist")', button('Remove')],
  },
  {
    id: 'e-flow-month-two',
    ...noTask('month', 'Remove the choir from the calendar.'),
    success: over,
    kind: 'calendars',
    options,
    right: [],
    near: ['click td:has-text("Choir")', button('Remove')],
  },
];
