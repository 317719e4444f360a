/** Little tasks of arranging and of text: sorting, dragging, counting, sums, words to find, to change, to mark and to style. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const common = { success: { kind: 'textVisible', value: 'Episode over' } } as const;
type Act = readonly [event: string, detail: unknown];
type Query = Readonly<Record<string, string | number>>;

const on =
  (page: string, kind: string) =>
  (name: string, query: Query, prompt: string, act: Act, right: readonly string[], near: readonly string[]): DrivenGoal => ({
    ...common,
    id: `h-lines-${page}-${name}`,
    kind,
    ...task(page, prompt, act, query),
    right,
    near,
  });
const lacking = (page: string, kind: string, query: Query, prompt: string, near: readonly string[]): DrivenGoal => ({
  ...common,
  id: `h-lines-${page}-lacking`,
  kind,
  ...noTask(page, prompt, query),
  right: [],
  near,
});

const sort = on('sort', 'drawing');
const drop = on('drop', 'drawing');
const tally = on('tally', 'drawing');
const sums = on('sums', 'text');
const seek = on('seek', 'text');
const alter = on('alter', 'text');
const mark = on('mark', 'text');
const edit = on('edit', 'text');

const submit = 'click #area button:text-is("Submit")';
/** By so many places, downwards. */
const shift = (text: string, places: number) => `move .li:text-is("${text}") = 0,${places * 31}`;
const number = (n: number) => `click .b button:text-is("${n}")`;
const write = (text: string) => `fill #i = ${text}`;

export const goals: readonly DrivenGoal[] = [
  sort(
    'up',
    { s: 1 },
    'Sort the numbers in increasing order, starting with the lowest number at the top of the list.',
    ['sorted', [7, 30, 48, 65, 93]],
    [shift('30', -3), shift('93', 2), submit],
    [shift('93', 3), submit],
  ),
  sort(
    'down',
    { s: 2 },
    'Put the list in order, largest first, and press Submit',
    ['sorted', [93, 65, 48, 30, 7]],
    [shift('7', 3), shift('30', 1), submit],
    [shift('7', 3), submit],
  ),
  sort(
    'words',
    { s: 3, k: 'words' },
    'Arrange the animals alphabetically by dragging, then submit.',
    ['sorted', ['badger', 'fox', 'hare', 'lynx', 'stoat']],
    [shift('lynx', 3), submit],
    [shift('lynx', 2), submit],
  ),
  sort(
    'by-one',
    { s: 2 },
    'Drag the number 7 down by one position, then press Submit.',
    ['sorted', [93, 65, 7, 30, 48]],
    [shift('7', 1), submit],
    [shift('7', 2), submit],
  ),
  sort(
    'to-top',
    { s: 3, k: 'words' },
    'Move hare to the very top of the list and submit.',
    ['sorted', ['hare', 'lynx', 'badger', 'fox', 'stoat']],
    [shift('hare', -3), submit],
    [shift('hare', -2), submit],
  ),
  drop(
    'one',
    { s: 1 },
    'Drag the red piece into the cellar and click Submit.',
    ['dropped', { attic: [], cellar: ['red'] }],
    ['move #p-red = 40,80', submit],
    ['move #p-red = -100,80', submit],
  ),
  drop(
    'two',
    { s: 2 },
    'Move blue to the attic and brown to the cellar, then submit.',
    ['dropped', { attic: ['blue'], cellar: ['brown'] }],
    ['move #p-blue = -50,80', 'move #p-brown = 190,80', submit],
    ['move #p-blue = -50,80', submit],
  ),
  lacking('drop', 'drawing', { s: 3 }, 'Drag the yellow piece to the attic and press Submit.', ['move #p-red = 0,80', submit]),
  tally(
    'two-words',
    { s: 1, h: 8 },
    'How many red circles are there? Press the button with the number.',
    ['counted', 6],
    [number(6)],
    [number(7)],
  ),
  tally('shape', { s: 2, h: 8 }, 'Count the squares and click on the right number', ['counted', 7], [number(7)], [number(5)]),
  tally('colour', { s: 3, h: 6 }, 'How many yellow items are there?', ['counted', 4], [number(4)], [number(2)]),
  sums(
    'plus',
    { s: 1 },
    'Solve the math problem and type your answer into the textbox. Press submit when done.',
    ['result', '26'],
    [write('26'), submit],
    [write('25'), submit],
  ),
  sums(
    'minus',
    { s: 2, o: '-' },
    'Work out the result, enter it and click Submit.',
    ['result', '8'],
    [write('8'), submit],
    [write('26'), submit],
  ),
  sums(
    'unknown',
    { s: 3, x: 1 },
    'Solve for x and type your answer into the text field. Then submit.',
    ['result', '43'],
    [write('43'), submit],
    [write('65'), submit],
  ),
  seek(
    'third',
    { s: 1 },
    'Find the 3rd word in the paragraph, type it into the textbox and press "Submit".',
    ['word', 'duvet'],
    [write('duvet'), submit],
    [write('losk'), submit],
  ),
  seek(
    'last',
    { s: 2 },
    'Type the last word of the paragraph into the field and submit',
    ['word', 'sprat'],
    [write('sprat'), submit],
    [write('ruckle'), submit],
  ),
  seek(
    'after',
    { s: 3 },
    'Which word comes right after "wicker"? Enter it and press Submit.',
    ['word', 'hemming'],
    [write('hemming'), submit],
    [write('yonder'), submit],
  ),
  alter(
    'lower',
    { s: 3 },
    'Type "THIMBLE" in all lower case letters in the text input and press Submit.',
    ['text', 'thimble'],
    [write('thimble'), submit],
    [write('THIMBLE'), submit],
  ),
  alter(
    'capitals',
    { s: 1 },
    'Type the word shown in all capital letters, then click Submit.',
    ['text', 'HARVESTER'],
    [write('HARVESTER'), submit],
    [write('Harvester'), submit],
  ),
  alter(
    'backwards',
    { s: 4 },
    'Enter "Ostrich" backwards, in lower case, and submit.',
    ['text', 'hcirtso'],
    [write('hcirtso'), submit],
    [write('ostrich'), submit],
  ),
  mark(
    'second',
    { s: 1 },
    'Highlight the text in the 2nd paragraph below and click submit.',
    ['marked', 'Nobody had told the cook about it.'],
    ['mark #p2 = Nobody had told the cook about it.', submit],
    ['mark #p1 = So there was soup for nine and bread for two.', submit],
  ),
  mark(
    'words',
    { s: 2 },
    'Select the words "late because of the fog" in the text, then press Submit.',
    ['marked', 'late because of the fog'],
    ['mark #p3 = late because of the fog', submit],
    ['mark #p3 = because of the fog', submit],
  ),
  edit(
    'bold',
    { s: 2 },
    'Using the text editor, make the text "violet" bold and press Submit.',
    ['styled', ['b violet']],
    ['mark .ed = violet', 'click [data-c=bold]', submit],
    ['mark .ed = violet', 'click [data-c=italic]', submit],
  ),
  edit(
    'two',
    { s: 1 },
    'Give "goose" the style italics and underline "ladder", then submit',
    ['styled', ['i goose', 'u ladder']],
    ['mark .ed = goose', 'click [data-c=italic]', 'mark .ed = ladder', 'click [data-c=underline]', submit],
    ['mark .ed = goose', 'click [data-c=italic]', submit],
  ),
];
