/** A day's agenda with a box for each entry, and a quiz: sums, dots, numbers made anew, words to choose from, what comes late. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, read } from '../../judges.ts';
import { task } from '../../task-box.ts';

const agenda = { page: 'agenda.html', success: { kind: 'statusText', match: 'up to date' }, kind: 'calendars' } as const;
const over = { kind: 'textVisible', value: 'That was it' } as const;
const score = { kind: 'textVisible', value: 'Score 1.0' } as const;

const hour = (number: number) => `click [data-h="${number}"] b`;
const entry = (name: string) => `click .ev:text-is("${name}")`;
const put = 'click #put';
const check = 'click #area button';
const word = (text: string) => `click .b:text-is("${text}")`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-bouts-enter',
    ...agenda,
    prompt: 'Make an entry at 1 pm called "Lunch with Pim" in the place "Canteen".',
    judge: did(['entered', { at: 13, len: 1, name: 'Lunch with Pim', where: 'Canteen' }]),
    right: [hour(13), 'fill #nm = Lunch with Pim', 'fill #wh = Canteen', put],
    near: [hour(14), 'fill #nm = Lunch with Pim', 'fill #wh = Canteen', put],
  },
  {
    id: 'f-bouts-enter-long',
    ...agenda,
    prompt: 'Click on 4 pm and put down Inventory, lasting 2 hours',
    judge: did(['entered', { at: 16, len: 2, name: 'Inventory', where: '' }]),
    right: [hour(16), 'fill #nm = Inventory', 'choose #ln = 2 hours', put],
    near: [hour(16), 'fill #nm = Inventory', put],
  },
  {
    id: 'f-bouts-alter',
    ...agenda,
    prompt: 'The dentist has moved: open the entry and change the place to Oak Lane.',
    judge: did(['altered', { at: 9, len: 1, name: 'Dentist', where: 'Oak Lane' }]),
    right: [entry('Dentist'), 'fill #wh = Oak Lane', put],
    near: [entry('Dentist'), 'fill #nm = Oak Lane', put],
  },
  {
    id: 'f-bouts-strike',
    ...agenda,
    prompt: 'Strike the stocktaking from the agenda.',
    success: { kind: 'textVisible', value: 'Struck' },
    judge: did(['struck', 'Stocktaking']),
    right: [entry('Stocktaking'), 'click #del'],
    near: [entry('Call with Uma'), 'click #del'],
  },
  {
    id: 'f-bouts-when',
    ...agenda,
    prompt: 'Where does the stocktaking take place?',
    success: { kind: 'extracted' },
    judge: read('Cellar'),
    right: [entry('Stocktaking'), 'data {"place":"Cellar"}'],
    near: [entry('Dentist'), 'data {"place":"Elm Row"}'],
  },
  {
    id: 'f-bouts-sum',
    ...task('quiz', 'Solve the sum, type the result into the box and press Check.', ['result', '42'], { k: 'sum', x: '17 + 25' }),
    success: over,
    kind: 'numbers',
    right: ['fill #r = 42', check],
    near: ['fill #r = 32', check],
  },
  {
    id: 'f-bouts-product',
    ...task('quiz', 'Work it out and check', ['result', '72'], { k: 'sum', x: '8 x 9' }),
    success: score,
    kind: 'numbers',
    right: ['fill #r = 72', check],
    near: ['fill #r = 17', check],
  },
  {
    id: 'f-bouts-dots',
    ...task('quiz', 'How many yellow dots are there? Enter the number and press Check.', ['dots', 5], { k: 'dots', x: 'rygybbyrygry' }),
    success: over,
    kind: 'numbers',
    right: ['fill #r = 5', check],
    near: ['fill #r = 4', check],
  },
  {
    id: 'f-bouts-dots-more',
    ...task('quiz', 'Count all the dots together and enter their number.', ['dots', 9], { k: 'dots', x: 'rrgbbygrr' }),
    success: score,
    kind: 'numbers',
    right: ['fill #r = 9', check],
    near: ['fill #r = 4', check],
  },
  {
    id: 'f-bouts-generate',
    ...task('quiz', 'Generate a number less than 20, then press submit.', ['number', 11], { k: 'dice', x: '58,34,71,11,40' }),
    success: over,
    kind: 'games',
    right: [...Array<string>(4).fill('click #g'), 'click #s'],
    near: ['click #g', 'click #s'],
  },
  {
    id: 'f-bouts-generate-even',
    ...task('quiz', 'Press Generate until the number is even; submit that one', ['number', 6], { k: 'dice', x: '5,13,6,9,8' }),
    success: score,
    kind: 'games',
    right: [...Array<string>(3).fill('click #g'), 'click #s'],
    near: [...Array<string>(4).fill('click #g'), 'click #s'],
  },
  {
    id: 'f-bouts-longest',
    ...task('quiz', 'Click the longest word', ['picked', 'thunderstorm'], { k: 'pick', x: 'rain|thunderstorm|drizzle|hail' }),
    success: over,
    kind: 'words',
    right: [word('thunderstorm')],
    near: [word('drizzle')],
  },
  {
    id: 'f-bouts-ending',
    ...task('quiz', 'Click the word that ends with "le"', ['picked', 'drizzle'], { k: 'pick', x: 'rain|leaf|drizzle|hail|lead' }),
    success: score,
    kind: 'words',
    right: [word('drizzle')],
    near: [word('leaf')],
  },
  {
    id: 'f-bouts-then',
    ...task('quiz', 'Click button TWO, then click button ONE.', ['then', ['TWO', 'ONE']], { k: 'rows', x: 'ONE|THREE|TWO' }),
    success: over,
    kind: 'boxes',
    right: [word('TWO'), word('ONE')],
    near: [word('ONE'), word('TWO')],
  },
  {
    id: 'f-bouts-late',
    ...task('quiz', 'Wait until the buttons appear, then click "Ready now".', ['late', 'Ready now'], { k: 'late' }),
    success: over,
    kind: 'waiting',
    right: ['click text="Ready now"'],
    near: ['click text="Too early"'],
  },
];
