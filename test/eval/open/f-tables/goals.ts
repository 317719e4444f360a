/** Tables that are read, a grid of rows with pages, chips and icons, and a sheet whose cells are changed in place. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { kind: 'extracted' } as const;
const options = { confirmActions: false } as const;

const rivers = { page: 'rivers.html', success: answered, kind: 'reading' } as const;
const stock = { page: 'stockroom.html', kind: 'rows', options } as const;
const sheet = { page: 'sheet.html', success: { kind: 'statusText', match: 'saved' }, kind: 'cells' } as const;

const row = (name: string) => `.gr[data-n="${name}"]`;
/** That number with a few words around it. */
const number = (digits: string) => new RegExp(`^\\D{0,30}\\b${digits}\\b\\D{0,30}$`);
const cell = (post: string, day: number) => `tr:has(th:text-is("${post}")) td >> nth=${day}`;
const write = (post: string, day: number, name: string) => [
  `double ${cell(post, day)}`,
  `fill td input = ${name}`,
  'press td input = Enter',
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-tables-length',
    ...rivers,
    prompt: 'How long is the Cass?',
    judge: read(number('143')),
    right: ['data {"length":"143 km"}'],
    near: ['data {"length":"31"}'],
  },
  {
    id: 'f-tables-longest',
    ...rivers,
    prompt: 'Return the name of the longest river.',
    judge: read('Ember'),
    right: ['data {"river":"Ember"}'],
    near: ['data {"river":"Arven"}'],
  },
  {
    id: 'f-tables-least-bridges',
    ...rivers,
    prompt: 'Which river has the fewest bridges',
    judge: read('Dunn'),
    right: ['data {"name":"Dunn"}'],
    near: ['data {"name":"Little Cass"}'],
  },
  {
    id: 'f-tables-salmon',
    ...rivers,
    prompt: 'List all rivers in which there is salmon.',
    judge: read(/^(?!.*(little|arven|bellow|dunn)).{0,30}\bcass\b.{0,30}$/i, /^(?!.*(little|arven|bellow|dunn)).{0,30}\bember\b.{0,30}$/i),
    right: ['data {"rivers":["Cass","Ember"]}'],
    near: ['data {"rivers":["Cass","Little Cass","Ember"]}'],
  },
  {
    id: 'f-tables-count',
    ...rivers,
    prompt: 'How many rivers flow into the Western sea?',
    judge: read(/^\s*(2|two)\b/i),
    right: ['data {"count":2}'],
    near: ['data {"count":3}'],
  },
  {
    id: 'f-tables-ferry',
    ...rivers,
    prompt: "Give me the fare for a child and the skipper's telephone number",
    judge: read('1.70', '555 0182'),
    right: ['data {"child":"1.70","telephone":"555 0182"}'],
    near: ['data {"child":"3.40","telephone":"555 0182"}'],
  },
  {
    id: 'f-tables-mouth',
    ...rivers,
    prompt: 'Where does the Bellow end, and what is the total number of bridges?',
    judge: read('Arven', number('44')),
    right: ['data {"mouth":"Arven","bridges":"44"}'],
    near: ['data {"mouth":"Arven","bridges":"4"}'],
  },
  {
    id: 'f-tables-depth',
    ...rivers,
    prompt: 'What is the depth of the Arven?',
    impossible: true,
    judge: nothing,
    right: [],
    near: ['fill #fix = depth', 'click button'],
  },
  {
    id: 'f-tables-remove',
    ...stock,
    prompt: 'Remove the hand saw from the list',
    success: { kind: 'statusText', match: 'removed' },
    judge: did(['drop', 'Hand saw']),
    right: ['click #pg a:text-is("2")', `click ${row('Hand saw')} [data-a=drop]`],
    near: ['click #pg a:text-is("2")', `click ${row('Hand saw')} [data-a=copy]`],
  },
  {
    id: 'f-tables-edit',
    ...stock,
    prompt: 'Click the edit icon of "Chalk line".',
    success: { kind: 'textVisible', value: 'Editing' },
    judge: did(['edit', 'Chalk line']),
    right: ['fill #needle = chalk', 'click [data-a=edit]'],
    near: ['click [data-a=edit]'],
  },
  {
    id: 'f-tables-copy-dear',
    ...stock,
    prompt: 'Duplicate the most expensive article',
    success: { kind: 'statusText', match: 'duplicated' },
    judge: did(['copy', 'Torx set']),
    right: ['click [data-sort="3"]', 'click [data-sort="3"]', 'click [data-a=copy]'],
    near: ['click [data-a=copy]'],
  },
  {
    id: 'f-tables-reorder',
    ...stock,
    prompt: 'Choose the claw hammer, the oak board and the pine batten and reorder them.',
    success: { kind: 'statusText', match: 'on its way' },
    judge: did(['reordered', ['Claw hammer', 'Oak board', 'Pine batten']]),
    right: [...['Claw hammer', 'Oak board', 'Pine batten'].map((name) => `click ${row(name)} input`), 'click #order'],
    near: ['click #every', 'click #order'],
  },
  {
    id: 'f-tables-reorder-gone',
    ...stock,
    prompt: 'Reorder everything that is out of stock (0 left)',
    success: { kind: 'statusText', match: 'on its way' },
    judge: did(['reordered', ['Sky blue gloss', 'Spirit level']]),
    right: ['click [data-sort="2"]', `click ${row('Spirit level')} input`, `click ${row('Sky blue gloss')} input`, 'click #order'],
    near: ['click [data-sort="2"]', `click ${row('Spirit level')} input`, 'click #order'],
  },
  {
    id: 'f-tables-reorder-paint',
    ...stock,
    prompt: 'Show only the paint group, select all of it and reorder',
    success: { kind: 'textVisible', value: 'Reorder is on its way' },
    judge: did(['reordered', ['Masonry brush', 'Red lead primer', 'Sky blue gloss', 'White emulsion 5 l']]),
    right: ['click .chip:text-is("Paint")', 'click #every', 'click #order'],
    near: ['click .chip:text-is("Tools")', 'click #every', 'click #order'],
  },
  {
    id: 'f-tables-cheapest-tool',
    ...stock,
    prompt: 'What does the cheapest of the tools cost?',
    success: answered,
    judge: read('8.40'),
    right: ['click .chip:text-is("Tools")', 'data {"price":"8.40"}'],
    near: ['data {"price":"1.30"}'],
  },
  {
    id: 'f-tables-cell',
    ...sheet,
    prompt: 'Put Joris in the kitchen on Thursday and save the sheet.',
    judge: did(['saved', { 'Kitchen Thu': 'Joris' }]),
    right: [...write('Kitchen', 3, 'Joris'), 'click #save'],
    near: [...write('Counter', 3, 'Joris'), 'click #save'],
  },
  {
    id: 'f-tables-cell-replace',
    ...sheet,
    prompt: 'On Wednesday Lotte takes over the delivery from Mo. Change the sheet accordingly and save it.',
    judge: did(['saved', { 'Delivery Wed': 'Lotte' }]),
    right: [...write('Delivery', 2, 'Lotte'), 'click #save'],
    near: [...write('Delivery', 1, 'Lotte'), 'click #save'],
  },
  {
    id: 'f-tables-cell-two',
    ...sheet,
    prompt: 'Fill the two empty cells of Friday and Monday with "Mo", then save',
    judge: did(['saved', { 'Counter Fri': 'Mo', 'Delivery Mon': 'Mo' }]),
    right: [...write('Counter', 4, 'Mo'), ...write('Delivery', 0, 'Mo'), 'click #save'],
    near: [...write('Counter', 4, 'Mo'), 'click #save'],
  },
  {
    id: 'f-tables-who',
    ...sheet,
    prompt: 'Who is at the counter on Tuesday?',
    success: answered,
    judge: read('Joris'),
    right: ['data {"who":"Joris"}'],
    near: ['data {"who":"Mo"}'],
  },
];
