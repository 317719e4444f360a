/** Little tasks of pointing: shapes, buttons, tabs, folders, sections, menus, dialogs, boxes to tick and circles to fill. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const common = { success: { kind: 'textVisible', value: 'Episode over' } } as const;
type Act = readonly [event: string, detail: unknown];
type Query = Readonly<Record<string, string | number>>;

const on =
  (page: string, kind: string) =>
  (name: string, query: Query, prompt: string, act: Act, right: readonly string[], near: readonly string[]): DrivenGoal => ({
    ...common,
    id: `h-taps-${page}-${name}`,
    kind,
    ...task(page, prompt, act, query),
    right,
    near,
  });
/** What the page lacks: the near miss takes another in its place. */
const lacking = (
  page: string,
  kind: string,
  query: Query,
  prompt: string,
  near: readonly string[],
  right: readonly string[] = [],
): DrivenGoal => ({
  ...common,
  id: `h-taps-${page}-lacking`,
  kind,
  ...noTask(page, prompt, query),
  right,
  near,
});

const chip = on('chips', 'drawing');
const key = on('keys', 'widgets');
const tab = on('tabs', 'widgets');
const tree = on('tree', 'widgets');
const fold = on('folds', 'widgets');
const menu = on('menu', 'widgets');
const ask = on('asks', 'dialogs');
const tick = on('ticks', 'forms');
const radio = on('radios', 'forms');

const shape = (k: string) => `click svg text:text-is("${k.at(-1)}")`;
const press = (m: string) => `click [data-m=${m}]`;
const node = (name: string) => `click li > span:text-is("${name}")`;
const head = (name: string) => `click .h:text-is("${name}")`;
const top = (name: string) => `click .top >> text=${name}`;
const entry = (name: string) => `click [data-i="${name}"]`;
const box = (name: string) => `click #area input[value=${name}]`;
const submit = 'click #area button';
const answer = (name: string) => `click #dlg button:text-is("${name}")`;

export const goals: readonly DrivenGoal[] = [
  chip(
    'size-colour',
    { s: 1 },
    'Click on the big blue square.',
    ['shape', 'big blue square M'],
    [shape('big blue square M')],
    [shape('small blue circle K')],
  ),
  chip(
    'only-colour',
    { s: 2 },
    'Select the purple one',
    ['shape', 'big purple star R'],
    [shape('big purple star R')],
    [shape('small blue star T')],
  ),
  chip(
    'letter',
    { s: 3 },
    'Click the item that has the letter "H" on it',
    ['shape', 'big orange square H'],
    [shape('big orange square H')],
    [shape('big black square K')],
  ),
  chip(
    'shape-colour',
    { s: 4 },
    'Find and click the purple circle',
    ['shape', 'small purple circle B'],
    [shape('small purple circle B')],
    [shape('small black star T')],
  ),
  lacking('chips', 'drawing', { s: 3 }, 'Click on a red circle.', [shape('big red star A')]),
  key('name', { s: 1 }, 'Click on the "Thunder" button.', ['pressed', 'Thunder'], [press('Thunder')], [press('Walnut')]),
  key('third', { s: 2 }, 'Click the third button', ['pressed', 'Walnut'], [press('Walnut')], [press('Meadow')]),
  key(
    'order',
    { s: 3, n: 3 },
    'Press the buttons in this order: Anchor, then Copper, then Lantern.',
    ['pressed', ['Anchor', 'Copper', 'Lantern']],
    [press('Anchor'), press('Copper'), press('Lantern')],
    [press('Copper'), press('Anchor'), press('Lantern')],
  ),
  key('last', { s: 4 }, 'Push the very last one of the buttons.', ['pressed', 'Copper'], [press('Copper')], [press('Thunder')]),
  lacking('keys', 'widgets', { s: 1 }, 'Click the "Violin" button.', [press('Velvet')]),
  tab(
    'number',
    { s: 1 },
    'Switch to tab 3 and click the first link there.',
    ['link', '3: juniper'],
    ['click [data-i="2"]', 'click .pane a >> nth=0'],
    ['click [data-i="2"]', 'click .pane a >> nth=1'],
  ),
  tab(
    'find',
    { s: 2 },
    'Go through the tabs until you find the link "flint", and click it.',
    ['link', '3: flint'],
    ['click [data-i="2"]', 'click .pane a:text-is("flint")'],
    ['click .pane a >> nth=2'],
  ),
  lacking('tabs', 'widgets', { s: 3 }, 'Find the link "maple" in one of the tabs and click on it.', ['click .pane a >> nth=0']),
  tree(
    'deep',
    { s: 1 },
    'Expand the tree and select "Ines".',
    ['chose', 'Ines'],
    [node('South'), node('Lower'), node('Ines')],
    [node('South'), node('Hugo')],
  ),
  tree(
    'path',
    { s: 2 },
    'Select the last entry of North > Upper',
    ['chose', 'Farid'],
    [node('North'), node('Upper'), node('Farid')],
    [node('North'), node('Upper'), node('Greta')],
  ),
  lacking('tree', 'widgets', { s: 3 }, 'Navigate through the folders and click on Lydia.', [node('Luis')]),
  fold(
    'word',
    { s: 1 },
    'Expand the sections below, and click on the word "bishop".',
    ['word', 'bishop'],
    [head('Chess'), 'click .b b:text-is("bishop")'],
    [head('Chess'), 'click .b b:text-is("knight")'],
  ),
  fold(
    'send',
    { s: 2 },
    'Open the section about Rivers and click Send in it',
    ['sent', 'Rivers'],
    [head('Rivers'), 'click [data-h=Rivers]'],
    [head('Plums'), 'click [data-h=Plums]'],
  ),
  menu(
    'nested',
    { s: 1 },
    'Select Picture > Scale > Double from the menu.',
    ['menu', 'Double'],
    [top('Picture'), 'hover .drop div:has-text("Scale")', entry('Double')],
    [top('Picture'), 'hover .drop div:has-text("Scale")', entry('Half')],
  ),
  menu(
    'flat',
    { s: 2 },
    'Open the "Lens" menu, and choose the item "Farther"',
    ['menu', 'Farther'],
    [top('Lens'), entry('Farther')],
    [top('Lens'), entry('Closer')],
  ),
  menu(
    'send',
    { s: 3 },
    'Use the menu to send the paper to the archive.',
    ['menu', 'Archive'],
    [top('Paper'), 'hover .drop div:has-text("Send to")', entry('Archive')],
    [top('Paper'), entry('Print')],
  ),
  ask(
    'answer',
    { s: 1 },
    'Click the button to open the dialog, then press "Leave it" in it.',
    ['dialog', 'Leave it'],
    ['click #open', answer('Leave it')],
    ['click #open', answer('Fill up')],
  ),
  ask('close', { s: 3, o: 1 }, 'Close the dialog by the x in its corner.', ['dialog', 'closed'], ['click #dlg i'], [answer('Throw away')]),
  ask(
    'meaning',
    { s: 4 },
    'Open the dialog and answer that you would like to go on with the draft.',
    ['dialog', 'Take up'],
    ['click #open', answer('Take up')],
    ['click #open', answer('Throw away')],
  ),
  tick(
    'some',
    { s: 1 },
    'Select biscuit, turnip and walrus, and click Submit.',
    ['ticked', ['biscuit', 'turnip', 'walrus']],
    [box('biscuit'), box('turnip'), box('walrus'), submit],
    [box('biscuit'), box('turnip'), submit],
  ),
  tick(
    'exactly',
    { s: 2, c: 1 },
    'Have only "rocket" and "saddle" checked, nothing else, then submit.',
    ['ticked', ['rocket', 'saddle']],
    [box('pillow'), box('turnip'), box('rocket'), submit],
    [box('rocket'), submit],
  ),
  tick(
    'none',
    { s: 1, c: 1 },
    'Uncheck everything and click Submit',
    ['ticked', []],
    [box('ribbon'), box('hammer'), box('biscuit'), submit],
    [submit],
  ),
  tick(
    'prefix',
    { s: 3 },
    'Tick every word that begins with the letter t, then press Submit.',
    ['ticked', ['teapot', 'turnip']],
    [box('teapot'), box('turnip'), submit],
    [box('turnip'), submit],
  ),
  lacking('ticks', 'forms', { s: 3 }, 'Select mitten and compass and click Submit.', [box('compass'), submit]),
  radio(
    'both',
    { s: 1 },
    'Select the fruit "damson" served "stewed" and click Submit.',
    ['chose', ['damson', 'stewed']],
    [box('damson'), box('stewed'), submit],
    [box('damson'), box('raw'), submit],
  ),
  radio(
    'words',
    { s: 2 },
    'Candied gooseberry, please. Submit it.',
    ['chose', ['gooseberry', 'candied']],
    [box('gooseberry'), box('candied'), submit],
    [box('quince'), box('candied'), submit],
  ),
];
