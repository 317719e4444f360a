/** A list of chores: ticks and crosses without names, the cross only under the pointer, editing by double click. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom, didInAnyOrder } from '../../endings.ts';
import { both, did, nothing, read, readWhateverDone } from '../../judges.ts';

const page = 'todo.html';
const list = { kind: 'textVisible', value: 'chores' } as const;
const row = (chore: string) => `.list li:has(label:text-is("${chore}"))`;
const tick = (chore: string) => `click ${row(chore)} .tick`;
const remove = (chore: string) => [`hover ${row(chore)}`, `click ${row(chore)} .destroy`];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-todo-add-and-tick',
    page,
    prompt: 'Add a task "Book the ferry" to the list, then tick off "Call the dentist".',
    success: { kind: 'textVisible', value: 'Book the ferry' },
    kind: 'lists',
    judge: did(['added', 'Book the ferry'], ['done', 'Call the dentist']),
    right: ['fill .new = Book the ferry', 'press .new = Enter', tick('Call the dentist')],
    near: ['fill .new = Book the ferry', 'press .new = Enter', tick('Call the landlord')],
  },
  {
    id: 'd-todo-delete',
    page,
    prompt: 'delete the todo about the stamps',
    success: list,
    kind: 'lists',
    judge: did(['removed', 'Buy stamps']),
    right: remove('Buy stamps'),
    near: [tick('Buy stamps')],
  },
  {
    id: 'd-todo-all-but-calls',
    page,
    prompt: 'Mark all open chores as completed except those that begin with "Call"',
    success: list,
    kind: 'lists',
    judge: apartFrom(['filter'], didInAnyOrder(['done', 'Buy stamps'], ['done', 'Return the drill'])),
    right: [tick('Buy stamps'), tick('Return the drill')],
    near: [tick('Buy stamps'), tick('Water the ferns'), tick('Return the drill')],
  },
  {
    id: 'd-todo-left',
    page,
    prompt: 'How many chores are left to do? As a number.',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: apartFrom(['filter'], read(/^4$/)),
    right: ['data {"left":4}'],
    near: ['data {"left":5}'],
  },
  {
    id: 'd-todo-finished',
    page,
    prompt: 'Show just the finished ones and return what they are called',
    success: { kind: 'extracted' },
    kind: 'reading',
    judge: both(readWhateverDone('Water the ferns'), did(['filter', 'done'])),
    right: ['click text="Finished"', 'data {"names":["Water the ferns"]}'],
    near: ['click text="To do"', 'data {"names":["Water the ferns"]}'],
  },
  {
    id: 'd-todo-rename',
    page,
    prompt: 'Change "Return the drill" to "Return the drill to Omar"',
    success: { kind: 'textVisible', value: 'Return the drill' },
    kind: 'lists',
    judge: did(['renamed', ['Return the drill', 'Return the drill to Omar']]),
    right: [`press ${row('Return the drill')} label = Enter`, 'fill .edit = Return the drill to Omar', 'press .edit = Enter'],
    near: ['fill .new = Return the drill to Omar', 'press .new = Enter'],
  },
  {
    id: 'd-todo-untick-last',
    page,
    prompt: 'Watering the ferns is not done after all: untick it, and delete the last chore in the list.',
    success: list,
    kind: 'lists',
    judge: did(['undone', 'Water the ferns'], ['removed', 'Return the drill']),
    right: [tick('Water the ferns'), ...remove('Return the drill')],
    near: [tick('Water the ferns'), ...remove('Call the landlord')],
  },
  {
    id: 'd-todo-sweep',
    page,
    prompt: 'Complete "Buy stamps", then clear away everything that is completed.',
    success: { kind: 'textVisible', value: '3 chores left' },
    kind: 'lists',
    judge: did(['done', 'Buy stamps'], ['swept', ['Buy stamps', 'Water the ferns']]),
    right: [tick('Buy stamps'), 'click .clear'],
    near: ['click .clear', tick('Buy stamps')],
  },
  {
    id: 'd-todo-no-plumber',
    page,
    prompt: 'Tick off "Call the plumber"',
    success: list,
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [],
    near: [tick('Call the landlord')],
  },
];
