/** Ways to what is hidden: menus below menus, a menu of the right button, a tree, tabs, folds, and text to be scrolled through. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing } from '../../judges.ts';

const bar = { page: 'menubar.html', success: { kind: 'statusText', match: 'carried out' }, kind: 'menus' } as const;
const tree = { page: 'folders.html', success: { kind: 'textVisible', value: 'Here you are' }, kind: 'trees' } as const;
const leaves = { page: 'leaves.html', kind: 'folds' } as const;
const listed = { kind: 'statusText', match: 'on your list' } as const;
const looked = { kind: 'textVisible', value: 'The page of that plant' } as const;

const top = (name: string) => `click .bar > li:has-text("${name}")`;
const over = (name: string) => `hover .bar .sub:has-text("${name}")`;
const inner = (name: string) => `hover .bar .sub .sub:has-text("${name}")`;
const command = (name: string) => `click [data-c="${name}"]`;
const twist = (path: string) => `click [data-p="${path}"] > .tw`;
const thing = (path: string) => `click [data-p="${path}"] > .lab`;
const fetch = 'click #go';
const tab = (name: string) => `click [role=tab]:text-is("${name}")`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-paths-grid',
    ...bar,
    prompt: 'Open the View menu and click Grid',
    judge: did(['command', 'grid']),
    right: [top('View'), command('grid')],
    near: [top('View'), command('rulers')],
  },
  {
    id: 'f-paths-recent',
    ...bar,
    prompt: 'In the file menu, under "Open recent", pick harbour.skb',
    judge: did(['command', 'recent harbour']),
    right: [top('File'), over('Open recent'), command('recent harbour')],
    near: [top('File'), over('Open recent'), command('recent harbour-2')],
  },
  {
    id: 'f-paths-export',
    ...bar,
    prompt: 'File > Export as > Document > A5',
    judge: did(['command', 'export pdf a5']),
    right: [top('File'), over('Export as'), inner('Document'), command('export pdf a5')],
    near: [top('File'), over('Export as'), inner('Document'), command('export pdf a4')],
  },
  {
    id: 'f-paths-zoom',
    ...bar,
    prompt: 'Please zoom to 200 % by the menu.',
    judge: did(['command', 'zoom 200']),
    right: [top('View'), over('Zoom'), command('zoom 200')],
    near: [top('View'), over('Zoom'), command('zoom 100')],
  },
  {
    id: 'f-paths-turn',
    ...bar,
    prompt: 'Use the Edit menu to turn the drawing left',
    judge: did(['command', 'turn left']),
    right: [top('Edit'), over('Turn'), command('turn left')],
    near: [top('Edit'), over('Turn'), command('turn right')],
  },
  {
    id: 'f-paths-redo',
    ...bar,
    prompt: 'Choose Redo from the Edit menu.',
    impossible: true,
    judge: nothing,
    right: [top('Edit')],
    near: [top('Edit'), command('undo')],
  },
  {
    id: 'f-paths-context',
    ...bar,
    prompt: 'Right-click the paper and lock it',
    judge: did(['command', 'lock']),
    right: ['menu #paper', 'click .ctx [data-c=lock]'],
    near: ['menu #paper', 'click .ctx [data-c=paste]'],
  },
  {
    id: 'f-paths-tree-sieve',
    ...tree,
    prompt: 'Fetch the sieve from the top shelf in the kitchen',
    judge: did(['fetched', 'Kitchen/Top shelf/Sieve']),
    right: [twist('Kitchen'), twist('Kitchen/Top shelf'), thing('Kitchen/Top shelf/Sieve'), fetch],
    near: [twist('Kitchen'), twist('Kitchen/Top shelf'), thing('Kitchen/Top shelf/Teapot'), fetch],
  },
  {
    id: 'f-paths-tree-hinges',
    ...tree,
    prompt: 'Somewhere in the workshop there are "Brass hinges". Select them and click "Fetch it".',
    judge: did(['fetched', 'Workshop/Right drawer/Small box/Brass hinges']),
    right: [
      twist('Workshop'),
      twist('Workshop/Right drawer'),
      twist('Workshop/Right drawer/Small box'),
      thing('Workshop/Right drawer/Small box/Brass hinges'),
      fetch,
    ],
    near: [twist('Workshop'), thing('Workshop/Right drawer'), fetch],
  },
  {
    id: 'f-paths-tree-lid',
    ...tree,
    prompt: 'Find the teapot lid in the tree, select it and fetch it.',
    judge: did(['fetched', 'Kitchen/Lower shelf/Teapot lid']),
    right: [twist('Kitchen'), twist('Kitchen/Lower shelf'), thing('Kitchen/Lower shelf/Teapot lid'), fetch],
    near: [twist('Kitchen'), twist('Kitchen/Top shelf'), thing('Kitchen/Top shelf/Teapot'), fetch],
  },
  {
    id: 'f-paths-tree-none',
    ...tree,
    prompt: 'Fetch the hammer from the left drawer of the workshop.',
    impossible: true,
    judge: nothing,
    right: [twist('Workshop')],
    near: [twist('Workshop'), twist('Workshop/Left drawer'), thing('Workshop/Left drawer/Pliers'), fetch],
  },
  {
    id: 'f-paths-fold',
    ...leaves,
    prompt: 'Expand Sorrel and add it to my list.',
    success: listed,
    judge: did(['listed', 'Sorrel']),
    right: ['click h4:text-is("Sorrel")', 'click .acc.open .take'],
    near: ['click h4:text-is("Clover")', 'click .acc.open .take'],
  },
  {
    id: 'f-paths-fold-word',
    ...leaves,
    prompt: 'Open the section on yarrow and click the word "chamomile" in it',
    success: looked,
    judge: did(['looked up', 'chamomile']),
    right: ['click h4:text-is("Yarrow")', 'click .w:text-is("chamomile")'],
    near: ['click h4:text-is("Yarrow")', 'click .w:text-is("tansy")'],
  },
  {
    id: 'f-paths-tab-fern',
    ...leaves,
    prompt: 'Go to the Wood tab, unfold the mosses and put them on my list',
    success: listed,
    judge: did(['listed', 'Mosses']),
    right: [tab('Wood'), 'click summary:text-is("Mosses")', 'click details[open] .take'],
    near: [tab('Wood'), 'click summary:text-is("Ferns")', 'click details[open] .take'],
  },
  {
    id: 'f-paths-tab-link',
    ...leaves,
    prompt: 'Look through the tabs for the link "bracken" and click it.',
    success: looked,
    judge: did(['looked up', 'bracken']),
    right: [tab('Wood'), 'click summary:text-is("Ferns")', 'click .w:text-is("bracken")'],
    near: [tab('Wood'), 'click summary:text-is("Mosses")', 'click .w:text-is("lichens")'],
  },
  {
    id: 'f-paths-scroll',
    ...leaves,
    prompt: 'On the Shore tab, scroll the text to its end and click "I have read this".',
    success: { kind: 'textVisible', value: 'Thanks for reading' },
    judge: did(['read', null]),
    right: [tab('Shore'), 'press #terms = End', 'click #agree'],
    near: [tab('Shore'), 'press #terms = End'],
  },
  {
    id: 'f-paths-leaflets',
    ...leaves,
    prompt: 'On the Shore tab choose the leaflets in Dutch and Irish, nothing else, and show them.',
    success: { kind: 'statusText', match: 'shown' },
    judge: did(['leaflets', ['Dutch', 'Irish']]),
    right: [tab('Shore'), 'choose #langs = Dutch | Irish', 'click #show'],
    near: [tab('Shore'), 'choose #langs = Danish | Irish', 'click #show'],
  },
];
