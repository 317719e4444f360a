/** Small frames with a time, a date, a suggestion, a grid, shapes, tags, switches, an undo and a list for the keyboard. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const solved = { kind: 'textVisible', value: 'Solved.' } as const;
const tried = { kind: 'textVisible', value: 'Tries: 1' } as const;
const again = { kind: 'statusText', match: 'Press START' } as const;
const always = { kind: 'textVisible', value: 'Tries:' } as const;

const button = (name: string) => `click #area button:text-is("${name}")`;
const submit = button('Submit');

export const goals: readonly DrivenGoal[] = [
  {
    id: 'e-bits-time',
    ...task('clock', 'Enter 4:35 PM as the time and press submit.', ['timed', '16:35']),
    success: tried,
    kind: 'calendars',
    right: ['fill input = 16:35', submit],
    near: ['fill input = 04:35', submit],
  },
  {
    id: 'e-bits-time-morning',
    ...task('clock', 'Set the clock to half past six in the morning, then Submit', ['timed', '06:30']),
    success: again,
    kind: 'calendars',
    right: ['fill input = 06:30', submit],
    near: ['fill input = 18:30', submit],
  },
  {
    id: 'e-bits-day',
    ...task('day', 'Select 08/17/2025 as the date and hit submit.', ['dated', '08/17/2025']),
    success: tried,
    kind: 'calendars',
    right: ['click .d', 'click .next', 'click .next', 'click [data-d="17"]', submit],
    near: ['click .d', 'click .next', 'click [data-d="17"]', submit],
  },
  {
    id: 'e-bits-day-words',
    ...task('day', 'Pick the 3rd of December 2024 in the date field. Submit afterwards.', ['dated', '12/03/2024']),
    success: solved,
    kind: 'calendars',
    right: ['click .d', ...Array(6).fill('click .prev'), 'click [data-d="3"]', submit],
    near: ['click .d', ...Array(6).fill('click .next'), 'click [data-d="3"]', submit],
  },
  {
    id: 'e-bits-suggest',
    ...task('suggest', 'Enter an item that starts with "Horn" and submit.', ['named', 'Hornbeam']),
    success: tried,
    kind: 'boxes',
    right: ['fill .f = Horn', 'click .menu div:text-is("Hornbeam")', submit],
    near: ['fill .f = Horn', 'click .menu div:text-is("Hawthorn")', submit],
  },
  {
    id: 'e-bits-suggest-ends',
    ...task('suggest', 'Enter an item that starts with "Wh" and ends with "lar".', ['named', 'White Poplar']),
    success: tried,
    kind: 'boxes',
    right: ['fill .f = Wh', 'click .menu div:text-is("White Poplar")', submit],
    near: ['fill .f = Wh', 'click .menu div:text-is("White Ash")', submit],
  },
  {
    id: 'e-bits-suggest-none',
    ...noTask('suggest', 'Enter an item that starts with "Juni" and press Submit.'),
    success: tried,
    kind: 'boxes',
    right: [],
    near: ['fill .f = Juni', submit],
  },
  {
    id: 'e-bits-grid',
    ...task('grid', 'Click on the grid coordinate (-1,2).', ['cell', '-1,2']),
    success: tried,
    kind: 'boxes',
    right: ['click [data-at="-1,2"]'],
    near: ['click [data-at="2,-1"]'],
  },
  {
    id: 'e-bits-count',
    ...task('count', 'How many blue circles are there? Press the button with that number.', ['counted', 3], { s: 3 }),
    success: again,
    kind: 'shapes',
    right: [button('3')],
    near: [button('4')],
  },
  {
    id: 'e-bits-count-form',
    ...task('count', 'Count the squares', ['counted', 4], { s: 8 }),
    success: tried,
    kind: 'shapes',
    right: [button('4')],
    near: [button('5')],
  },
  {
    id: 'e-bits-tags',
    ...task('tags', 'Add the tag "spring", remove the tag "urgent", and save.', ['tagged', ['draft', 'garden', 'spring']]),
    success: tried,
    kind: 'boxes',
    right: ['fill input = spring', 'press input = Enter', 'click .chip:has-text("urgent") i', button('Save')],
    near: ['fill input = spring', 'press input = Enter', button('Save')],
  },
  {
    id: 'e-bits-tags-two',
    ...task('tags', 'Tag this with attic and cellar as well, then press Save', [
      'tagged',
      ['draft', 'urgent', 'garden', 'attic', 'cellar'],
    ]),
    success: solved,
    kind: 'boxes',
    right: ['fill input = attic', 'press input = Enter', 'fill input = cellar', 'press input = Enter', button('Save')],
    near: ['fill input = attic', 'press input = Enter', 'fill input = cellar', button('Save')],
  },
  {
    id: 'e-bits-switch',
    ...task('switches', 'Turn on Wi-Fi and turn off Location. Click Done.', ['switched', ['Bluetooth', 'Wi-Fi']], { s: 4 }),
    success: tried,
    kind: 'settings',
    right: ['click [data-n=Wi-Fi]', 'click [data-n=Location]', button('Done')],
    near: ['click [data-n=Wi-Fi]', button('Done')],
  },
  {
    id: 'e-bits-switch-on',
    ...task('switches', 'Make sure that "Hotspot" is on, then finish with Done', ['switched', ['Bluetooth', 'Hotspot', 'Location']], {
      s: 6,
    }),
    success: always,
    kind: 'settings',
    right: ['click [data-n=Hotspot]', button('Done')],
    near: [button('Done')],
  },
  {
    id: 'e-bits-undo',
    ...task('undo', 'Archive "Call Renate", then undo that and click Finish.', [
      'finished',
      ['archived Call Renate', 'restored Call Renate'],
    ]),
    success: tried,
    kind: 'boxes',
    right: ['click [data-n="Call Renate"]', 'click u', 'click .fin'],
    near: ['click [data-n="Call Renate"]', 'click .fin'],
  },
  {
    id: 'e-bits-archive',
    ...task('undo', 'Archive the note about chalk and click Finish.', ['finished', ['archived Buy chalk']], { s: 3 }),
    success: again,
    kind: 'rows',
    right: ['click [data-n="Buy chalk"]', 'click .fin'],
    near: ['click [data-n="Oil the hinge"]', 'click .fin'],
  },
  {
    id: 'e-bits-keys',
    ...task('keys', 'Pick "Feta" in the list.', ['picked', 'Feta']),
    success: tried,
    kind: 'lists',
    right: ['press .lb = ArrowDown', 'press .lb = ArrowDown', 'press .lb = ArrowDown', 'press .lb = Enter'],
    near: ['press .lb = ArrowDown', 'press .lb = Enter'],
  },
  {
    id: 'e-bits-keys-last',
    ...task('keys', 'Focus the cheese list and choose the last option with the keyboard', ['picked', 'Manchego']),
    success: solved,
    kind: 'lists',
    right: [...Array(5).fill('press .lb = ArrowDown'), 'press .lb = Enter'],
    near: ['press .lb = Enter'],
  },
];
