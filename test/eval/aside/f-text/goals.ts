/** Text to be marked, coloured and aligned, a terminal that knows five commands, and words to be found, copied and turned about. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read, readWhateverDone } from '../../judges.ts';
import { task } from '../../task-box.ts';

const editor = { page: 'editor.html', success: { kind: 'statusText', match: 'Kept' }, kind: 'editors' } as const;
const words = { page: 'words.html', success: { kind: 'textVisible', value: 'Handed in' }, kind: 'words' } as const;
const options = { confirmActions: false } as const;

const before = 'The heron stood in the reeds while';
const after = 'counted the boats.';
const all = 'The heron stood in the reeds while Osric counted the boats.';
const mark = (some: string) => `mark #ed = ${some}`;
const style = (name: string) => `click [data-c=${name}]`;
const keep = 'click #keep';
const type = (line: string) => [`fill #cmd = ${line}`, 'press #cmd = Enter'];
const handIn = 'click form button';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-text-bold',
    ...editor,
    prompt: 'Make the word "Osric" bold and click Keep.',
    judge: did([
      'kept',
      [
        [before, ''],
        ['Osric', 'bold'],
        [after, ''],
      ],
    ]),
    right: [mark('Osric'), style('bold'), keep],
    near: [mark('Osric'), style('italic'), keep],
  },
  {
    id: 'f-text-italic',
    ...editor,
    prompt: 'Give the text "counted the boats." the style italic, then keep it',
    judge: did([
      'kept',
      [
        [`${before} Osric`, ''],
        [after, 'italic'],
      ],
    ]),
    right: [mark('counted the boats.'), style('italic'), keep],
    near: [mark('counted'), style('italic'), keep],
  },
  {
    id: 'f-text-underline-all',
    ...editor,
    prompt: 'Underline everything in the editor and keep it.',
    judge: did(['kept', [[all, 'underline']]]),
    right: [mark(all), style('underline'), keep],
    near: [mark('The heron'), style('underline'), keep],
  },
  {
    id: 'f-text-blue',
    ...editor,
    prompt: 'Colour "heron" blue. Keep the text.',
    judge: did([
      'kept',
      [
        ['The', ''],
        ['heron', 'blue'],
        [`stood in the reeds while Osric ${after}`, ''],
      ],
    ]),
    right: [mark('heron'), style('pal'), 'click #pal [title=blue]', keep],
    near: [mark('heron'), style('pal'), 'click #pal [title=green]', keep],
  },
  {
    id: 'f-text-replace',
    ...editor,
    prompt: 'Replace the text in the editor with "All boats are in." and keep it',
    judge: did(['kept', [['All boats are in.', '']]]),
    right: ['fill #ed = All boats are in.', keep],
    near: ['press #ed = End', 'type #ed = All boats are in.', keep],
  },
  {
    id: 'f-text-centre',
    ...editor,
    prompt: 'Centre the text and press the Keep button',
    judge: did(['kept', [[all, 'center']]]),
    right: ['click #ed', 'choose #al = centre', keep],
    near: ['click #ed', 'choose #al = right', keep],
  },
  {
    id: 'f-text-strike',
    ...editor,
    prompt: 'Strike through the word reeds and keep the text.',
    impossible: true,
    judge: nothing,
    right: [],
    near: [mark('reeds'), style('underline'), keep],
  },
  {
    id: 'f-text-shell-remove',
    ...task('shell', 'Use the terminal to delete the file rope.log', ['removed', 'rope.log']),
    success: { kind: 'textVisible', value: 'removed' },
    kind: 'terminals',
    options,
    right: type('rm rope.log'),
    near: type('rm hay.log'),
  },
  {
    id: 'f-text-shell-ending',
    ...task('shell', 'Use the terminal below to delete a file ending with the extension .csv', ['removed', 'geese.csv']),
    success: { kind: 'textVisible', value: 'removed' },
    kind: 'terminals',
    options,
    right: [...type('ls'), ...type('rm geese.csv')],
    near: [...type('ls'), ...type('cat geese.csv')],
  },
  {
    id: 'f-text-shell-command',
    ...task('shell', 'Type "mv notes.md fence.md" in the terminal and press Enter.', ['renamed', ['notes.md', 'fence.md']]),
    success: { kind: 'textVisible', value: 'renamed' },
    kind: 'terminals',
    right: type('mv notes.md fence.md'),
    near: type('mv notes.md fence'),
  },
  {
    id: 'f-text-shell-make',
    ...task('shell', 'Run touch ducks.txt in the terminal', ['made', 'ducks.txt']),
    success: { kind: 'textVisible', value: 'made' },
    kind: 'terminals',
    right: type('touch ducks.txt'),
    near: ['fill #cmd = touch ducks.txt'],
  },
  {
    id: 'f-text-shell-eggs',
    page: 'shell.html',
    prompt: 'Type "cat eggs.txt" into the command line, press Enter, and tell me how many brown eggs there are.',
    success: { kind: 'extracted' },
    kind: 'terminals',
    judge: readWhateverDone(/^(?!.*12).{0,30}\b5\b.{0,30}$/),
    right: [...type('cat eggs.txt'), 'data {"brown":"5"}'],
    near: [...type('cat eggs.txt'), 'data {"brown":"12"}'],
  },
  {
    id: 'f-text-fourth',
    ...words,
    prompt: 'Find the 4th word of the quotation, type it as the answer and hand it in.',
    judge: did(['handed in', 'had']),
    right: ['fill #ans = had', handIn],
    near: ['fill #ans = seen', handIn],
  },
  {
    id: 'f-text-code',
    ...words,
    prompt: 'Copy the code of the day into the second line, and the word "yes" into the answer. Hand in.',
    judge: did(['handed in', ['yes', 'kV3-xP0']]),
    right: ['fill #ans = yes', 'fill #two = kV3-xP0', handIn],
    near: ['fill #ans = kV3-xP0', 'fill #two = yes', handIn],
  },
  {
    id: 'f-text-area',
    ...words,
    prompt: 'Copy the text in the text area into the answer field and click "Hand in".',
    judge: did(['handed in', 'Brown barley, seven sacks; deliver before noon.']),
    right: ['fill #ans = Brown barley, seven sacks; deliver before noon.', handIn],
    near: ['fill #ans = Brown barley, seven sacks', handIn],
  },
  {
    id: 'f-text-area-upper',
    ...words,
    prompt: 'Hand in the code of the day as the answer, but in capital letters',
    judge: did(['handed in', 'KV3-XP0']),
    right: ['fill #ans = KV3-XP0', handIn],
    near: ['fill #ans = kV3-xP0', handIn],
  },
  {
    id: 'f-text-who',
    ...words,
    prompt: 'According to the quotation, who sold the loaves?',
    success: { kind: 'extracted' },
    judge: read('Elna'),
    right: ['data {"who":"Elna"}'],
    near: ['data {"who":"the baker"}'],
  },
  {
    id: 'f-text-last',
    ...words,
    prompt: 'What is the last word in the text area?',
    success: { kind: 'extracted' },
    judge: read(/^"?noon\.?"?$/i),
    right: ['data {"word":"noon"}'],
    near: ['data {"word":"before"}'],
  },
];
