/** Marks in drawings: shapes by size, colour and kind, corners, points of a plane, slices; and things that are dragged. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did } from '../../judges.ts';
import { noTask, task } from '../../task-box.ts';

const over = { kind: 'textVisible', value: 'Round over' } as const;
const point = { kind: 'textVisible', value: 'Points: 1' } as const;
const packed = { page: 'haul.html', success: { kind: 'statusText', match: 'packed' }, kind: 'dragging' } as const;
const route = { page: 'haul.html', success: { kind: 'textVisible', value: 'Route saved' }, kind: 'sorting' } as const;

const shapes = { k: 'shapes' };
const count = (number: number) => `click #ans button:text-is("${number}")`;
const dot = (x: number, y: number) => `click circle[cx="${150 + x * 40}"][cy="${110 - y * 40}"]`;
const sides = (number: number) => ({ k: 'sides', n: Buffer.from(String(number)).toString('base64') });
const bags = (name: string, by: string) => `move #th-${name} = ${by}`;
const stop = (name: string, by: number) => `move #rank li:text-is("${name}") = 0,${by}`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-marks-circle',
    ...task('board', 'Click on a small purple circle', ['shape', 'small purple circle'], shapes),
    success: over,
    kind: 'shapes',
    right: ['click circle[fill=purple]'],
    near: ['click circle[fill=orange]'],
  },
  {
    id: 'f-marks-square',
    ...task('board', 'Click the big green square.', ['shape', 'large green square'], shapes),
    success: point,
    kind: 'shapes',
    right: ['click rect[fill=green]'],
    near: ['click rect[fill=orange]'],
  },
  {
    id: 'f-marks-letter',
    ...task('board', 'Click on a letter that is purple', ['shape', 'large purple letter k'], shapes),
    success: over,
    kind: 'shapes',
    right: ['click text:text-is("k")'],
    near: ['click text:text-is("A")'],
  },
  {
    id: 'f-marks-digit',
    ...task('board', 'There is one digit among the shapes; click it.', ['shape', 'large orange digit 7'], shapes),
    success: point,
    kind: 'shapes',
    right: ['click text:text-is("7")'],
    near: ['click text:text-is("k")'],
  },
  {
    id: 'f-marks-count',
    ...task('board', 'How many orange items are there? Press the button with that number.', ['count', 4], shapes),
    success: over,
    kind: 'shapes',
    right: [count(4)],
    near: [count(3)],
  },
  {
    id: 'f-marks-count-circles',
    ...task('board', 'Count the circles.', ['count', 3], shapes),
    success: over,
    kind: 'shapes',
    right: [count(3)],
    near: [count(4)],
  },
  {
    id: 'f-marks-no-such',
    ...noTask('board', 'Click on a large green triangle', shapes),
    success: over,
    kind: 'shapes',
    right: [],
    near: ['click polygon[fill=purple]'],
  },
  {
    id: 'f-marks-sides',
    ...task('board', 'Press the button that correctly denotes how many sides the shape has.', ['sides', 6], sides(6)),
    success: over,
    kind: 'shapes',
    right: [count(6)],
    near: [count(5)],
  },
  {
    id: 'f-marks-corners',
    ...task('board', 'How many corners has the figure?', ['sides', 7], sides(7)),
    success: point,
    kind: 'shapes',
    right: [count(7)],
    near: [count(8)],
  },
  {
    id: 'f-marks-point',
    ...task('board', 'Click on the grid coordinate (-1,2).', ['point', [-1, 2]], { k: 'points' }),
    success: over,
    kind: 'coordinates',
    right: [dot(-1, 2)],
    near: [dot(1, 2)],
  },
  {
    id: 'f-marks-point-axis',
    ...task('board', 'Click the point at x = 0 and y = -2', ['point', [0, -2]], { k: 'points' }),
    success: point,
    kind: 'coordinates',
    right: [dot(0, -2)],
    near: [dot(-2, 0)],
  },
  {
    id: 'f-marks-slice',
    ...task('board', 'Click on the slice of oats in the pie chart.', ['slice', 'Oats'], { k: 'pie' }),
    success: over,
    kind: 'charts',
    right: ['click path >> nth=2'],
    near: ['click path >> nth=1'],
  },
  {
    id: 'f-marks-slice-largest',
    ...task('board', 'Click the largest slice', ['slice', 'Wheat'], { k: 'pie' }),
    success: point,
    kind: 'charts',
    right: ['click path >> nth=0'],
    near: ['click path >> nth=2'],
  },
  {
    id: 'f-marks-drag',
    ...packed,
    prompt: 'Drag the rope into the rucksack and press "Done packing".',
    judge: did(['packed', { rucksack: ['Rope'], home: [] }]),
    right: [bags('Rope', '220,0'), 'click #pack'],
    near: [bags('Rope', '440,0'), 'click #pack'],
  },
  {
    id: 'f-marks-drag-most',
    ...packed,
    prompt: 'Put the tent and the lantern into the rucksack, leave the hair dryer at home, then finish packing',
    judge: did(['packed', { rucksack: ['Lantern', 'Tent'], home: ['Hair dryer'] }]),
    right: [bags('Lantern', '220,-80'), bags('Hair-dryer', '440,-80'), bags('Tent', '220,60'), 'click #pack'],
    near: [bags('Lantern', '220,-80'), bags('Tent', '220,60'), 'click #pack'],
  },
  {
    id: 'f-marks-sort-first',
    ...route,
    prompt: 'Move the lake to the first place in the list of stops and save the route.',
    judge: did(['route', ['Lake', 'Mill', 'Castle', 'Tower', 'Cave']]),
    right: [stop('Lake', -95), 'click #route'],
    near: [stop('Lake', -40), 'click #route'],
  },
  {
    id: 'f-marks-sort-end',
    ...route,
    prompt: 'Drag Castle to the end of the stops, then save',
    judge: did(['route', ['Mill', 'Lake', 'Tower', 'Cave', 'Castle']]),
    right: [stop('Castle', 130), 'click #route'],
    near: [stop('Castle', 40), 'click #route'],
  },
  {
    id: 'f-marks-sort-all',
    ...route,
    prompt: 'Sort the stops by alphabet and save the route',
    judge: did(['route', ['Castle', 'Cave', 'Lake', 'Mill', 'Tower']]),
    right: [stop('Mill', 95), stop('Cave', -125), 'click #route'],
    near: [stop('Mill', 95), 'click #route'],
  },
];
