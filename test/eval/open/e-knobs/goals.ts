/** Small boxes of buttons, ticks, lists, sliders, colours and stars, each over with one act. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const scored = { kind: 'textVisible', value: 'Last score: 1.00' } as const;
const counted = { kind: 'textVisible', value: 'Tasks done: 1' } as const;
const covered = { kind: 'textVisible', value: 'NEXT TASK' } as const;
const always = { kind: 'textVisible', value: 'Last score' } as const;

const submit = 'click #area button:text-is("Submit")';
const button = (name: string) => `click [data-n="${name}"]`;
const tick = (...words: readonly string[]) => words.map((word) => `click [value=${word}]`);

export const goals: readonly DrivenGoal[] = [
  {
    id: 'e-knobs-button',
    ...task('buttons', 'Click the "Save" button.', ['clicked', ['Save']], { s: 4 }),
    success: covered,
    kind: 'boxes',
    right: [button('Save')],
    near: [button('Saved')],
  },
  {
    id: 'e-knobs-button-icon',
    ...task('buttons', 'Please press Reload', ['clicked', ['Reload']], { s: 9 }),
    success: counted,
    kind: 'boxes',
    right: [button('Reload')],
    near: [button('Open')],
  },
  {
    id: 'e-knobs-button-sequence',
    ...task('buttons', 'Click Stop, then Open, then Save as.', ['clicked', ['Stop', 'Open', 'Save as']], { n: 3 }),
    success: covered,
    kind: 'boxes',
    right: [button('Stop'), button('Open'), button('Save as')],
    near: [button('Open'), button('Stop'), button('Save as')],
  },
  {
    id: 'e-knobs-button-none',
    ...noTask('buttons', 'Click the button labelled "Undo".', { s: 12 }),
    success: counted,
    kind: 'boxes',
    right: [],
    near: [button('Reload')],
  },
  {
    id: 'e-knobs-prose',
    ...task('prose', 'Click on the link "mill".', ['followed', 'mill']),
    success: covered,
    kind: 'boxes',
    right: ['click .link:text-is("mill")'],
    near: ['click .link:text-is("Mill")'],
  },
  {
    id: 'e-knobs-prose-long',
    ...task('prose', 'follow the toll house link in the text', ['followed', 'toll house']),
    success: always,
    kind: 'boxes',
    right: ['click .link:text-is("toll house")'],
    near: ['click .link:text-is("harbour")'],
  },
  {
    id: 'e-knobs-prose-two',
    ...noTask('prose', 'Click on the link "ferry".'),
    success: covered,
    kind: 'boxes',
    right: [],
    near: ['click .link:text-is("ferry")'],
  },
  {
    id: 'e-knobs-ticks',
    ...task('alike', 'Select cold, brave and click Submit.', ['ticked', ['brave', 'cold']], { s: 3 }),
    success: covered,
    kind: 'boxes',
    right: [...tick('cold', 'brave'), submit],
    near: [...tick('cold'), submit],
  },
  {
    id: 'e-knobs-ticks-alike',
    ...task('alike', 'Select words similar to glad, enormous, fast and click Submit.', ['ticked', ['happy', 'huge', 'rapid']], { s: 5 }),
    success: counted,
    kind: 'boxes',
    right: [...tick('happy', 'huge', 'rapid'), submit],
    near: [...tick('happy', 'huge'), submit],
  },
  {
    id: 'e-knobs-ticks-alike-terse',
    ...task('alike', 'Tick what means the same as "sick" and "tired", then submit', ['ticked', ['ill', 'weary']], { s: 8 }),
    success: scored,
    kind: 'boxes',
    right: [...tick('ill', 'weary'), submit],
    near: [...tick('ill', 'wet'), submit],
  },
  {
    id: 'e-knobs-ticks-many',
    ...task(
      'alike',
      'Select angry, clever, happy, ill, quiet, rapid, round and click Submit.',
      ['ticked', ['angry', 'clever', 'happy', 'ill', 'quiet', 'rapid', 'round']],
      { s: 15 },
    ),
    success: covered,
    kind: 'boxes',
    right: [...tick('angry', 'clever', 'happy', 'ill', 'quiet', 'rapid', 'round'), submit],
    near: [...tick('angry', 'clever', 'happy', 'ill', 'quiet', 'rapid'), submit],
  },
  {
    id: 'e-knobs-radio',
    ...task('radio', 'Select Ode and click Submit.', ['chose', 'Ode'], { s: 2 }),
    success: covered,
    kind: 'boxes',
    right: ['click [value=Ode]', submit],
    near: ['click [value=Oda]', submit],
  },
  {
    id: 'e-knobs-radio-none',
    ...noTask('radio', 'Choose "Ibrahim" and submit the form.', { s: 2 }),
    success: counted,
    kind: 'boxes',
    right: [],
    near: ['click [value=Abram]', submit],
  },
  {
    id: 'e-knobs-list',
    ...task('list', 'Select Graz from the list and click Submit.', ['listed', ['Graz']], { s: 6 }),
    success: covered,
    kind: 'lists',
    right: ['choose select = Graz', submit],
    near: [submit],
  },
  {
    id: 'e-knobs-list-many',
    ...task('list', 'Select Kiel, Vigo and Cork from the scroll list and click Submit.', ['listed', ['Cork', 'Kiel', 'Vigo']], { many: 1 }),
    success: always,
    kind: 'lists',
    right: ['choose select = Kiel | Vigo | Cork', submit],
    near: ['choose select = Cork', submit],
  },
  {
    id: 'e-knobs-sliders',
    ...task('sliders', 'Set the sliders to the combination [12, 0, 19] and submit.', ['slid', [12, 0, 19]], { s: 77 }),
    success: covered,
    kind: 'sliders',
    right: ['fill [type=range] >> nth=0 = 12', 'fill [type=range] >> nth=1 = 0', 'fill [type=range] >> nth=2 = 19', submit],
    near: ['fill [type=range] >> nth=0 = 12', submit],
  },
  {
    id: 'e-knobs-slider',
    ...task('sliders', 'Move the slider to 64, then press Submit', ['slid', [64]], { n: 1, top: 100 }),
    success: counted,
    kind: 'sliders',
    right: ['fill [type=range] = 64', submit],
    near: ['fill [type=range] = 65', submit],
  },
  {
    id: 'e-knobs-colour-swatch',
    ...task('colours', 'Choose teal, then click "Submit".', ['coloured', '#008080'], { s: 3 }),
    success: covered,
    kind: 'boxes',
    right: ['click [title=teal]', submit],
    near: ['click [title=navy]', submit],
  },
  {
    id: 'e-knobs-colour-other',
    ...task('colours', 'Set the colour to #1f8a4c and submit.', ['coloured', '#1f8a4c']),
    success: scored,
    kind: 'boxes',
    right: ['fill [type=color] = #1f8a4c', submit],
    near: [submit],
  },
  {
    id: 'e-knobs-stars',
    ...task('stars', 'Give the soup four stars and submit', ['rated', ['Soup 4']], { s: 2 }),
    success: covered,
    kind: 'boxes',
    right: ['click [data-dish=Soup] i >> nth=3', submit],
    near: ['click [data-dish=Soup] i >> nth=4', submit],
  },
  {
    id: 'e-knobs-stars-two',
    ...task('stars', 'Rate "Bread" 2 stars and "Salad" 5 stars. Then hit Submit.', ['rated', ['Bread 2', 'Salad 5']]),
    success: counted,
    kind: 'boxes',
    right: ['click [data-dish=Bread] i >> nth=1', 'click [data-dish=Salad] i >> nth=4', submit],
    near: ['click [data-dish=Salad] i >> nth=4', submit],
  },
];
