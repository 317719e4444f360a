/** Cards on which words are entered, changed, copied, counted and marked; any answer ends the task. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const rewarded = { kind: 'textVisible', value: 'Reward: 1' } as const;
const noted = { kind: 'textVisible', value: 'Answer noted.' } as const;
const ended = { kind: 'textVisible', value: 'Reward:' } as const;
const always = { kind: 'urlIncludes', value: '.html' } as const;

const go = 'click .go';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'e-words-second-field',
    ...task('fields', 'Enter "Selma" into the 2nd text field and press Submit.', ['entered', ['', 'Selma', '', '']]),
    success: noted,
    kind: 'forms',
    right: ['fill input >> nth=1 = Selma', go],
    near: ['fill input >> nth=0 = Selma', go],
  },
  {
    id: 'e-words-last-field',
    ...task('fields', 'Put plum in the first text box and pear in the last one, then submit', ['entered', ['plum', '', '', 'pear']]),
    success: ended,
    kind: 'forms',
    right: ['fill input >> nth=0 = plum', 'fill input >> nth=3 = pear', go],
    near: ['fill input >> nth=0 = plum', 'fill input >> nth=1 = pear', go],
  },
  {
    id: 'e-words-all-fields',
    ...task('fields', 'Enter "hush" into all the text fields and click on Submit.', ['entered', ['hush', 'hush', 'hush', 'hush']]),
    success: always,
    kind: 'forms',
    right: ['fill input >> nth=0 = hush', 'fill input >> nth=1 = hush', 'fill input >> nth=2 = hush', 'fill input >> nth=3 = hush', go],
    near: ['fill input >> nth=0 = hush', go],
  },
  {
    id: 'e-words-upper',
    ...task('shout', 'Enter "Dragonfly" in all upper case letters in the text field and press Submit.', ['typed', 'DRAGONFLY'], {
      word: 'Text field:',
    }),
    success: noted,
    kind: 'copying',
    right: ['fill input = DRAGONFLY', go],
    near: ['fill input = Dragonfly', go],
  },
  {
    id: 'e-words-lower',
    ...task('shout', 'Type "PETER QUINCE" in lower case and submit', ['typed', 'peter quince'], { word: 'Your answer' }),
    success: ended,
    kind: 'copying',
    right: ['fill input = peter quince', go],
    near: ['fill input = PETER QUINCE', go],
  },
  {
    id: 'e-words-upper-shown',
    ...task('shout', 'Type the word below into the field, in capital letters only, and press Submit.', ['typed', 'QUARTZ'], {
      word: 'Quartz',
    }),
    success: rewarded,
    kind: 'copying',
    right: ['fill input = QUARTZ', go],
    near: ['fill input = Quartz', go],
  },
  {
    id: 'e-words-password',
    ...task('twice', 'Enter the password "kR7x2" into both text fields and press submit.', ['set', ['kR7x2', 'kR7x2']]),
    success: noted,
    kind: 'forms',
    right: ['fill input >> nth=0 = kR7x2', 'fill input >> nth=1 = kR7x2', go],
    near: ['fill input >> nth=0 = kR7x2', go],
  },
  {
    id: 'e-words-password-user',
    ...task('twice', 'Sign up as tamsin with the password q9Ld, and confirm it.', ['set', ['tamsin', 'q9Ld', 'q9Ld']], { user: 1 }),
    success: ended,
    kind: 'forms',
    right: ['fill input >> nth=0 = tamsin', 'fill input >> nth=1 = q9Ld', 'fill input >> nth=2 = q9Ld', go],
    near: ['fill input >> nth=0 = tamsin', 'fill input >> nth=1 = q9Ld', go],
  },
  {
    id: 'e-words-nth',
    ...task('nth', 'Find the 4th word in the paragraph, type that into the textbox and press "Submit".', ['typed', 'neighbour'], { s: 1 }),
    success: noted,
    kind: 'copying',
    right: ['fill input = neighbour', go],
    near: ['fill input = our', go],
  },
  {
    id: 'e-words-nth-last',
    ...task('nth', 'Enter the last word of the text below and submit.', ['typed', 'past'], { s: 2 }),
    success: ended,
    kind: 'copying',
    right: ['fill input = past', go],
    near: ['fill input = swims', go],
  },
  {
    id: 'e-words-nth-none',
    ...noTask('nth', 'Type the 40th word of the paragraph into the text box and press Submit.', { s: 2 }),
    success: noted,
    kind: 'copying',
    right: [],
    near: ['fill input = past', go],
  },
  {
    id: 'e-words-mark',
    ...task('mark', 'Highlight the text in the 2nd paragraph and click submit.', ['marked', 'In the buffet car a clock ticks loudly.']),
    success: noted,
    kind: 'boxes',
    right: ['mark #area p:nth-child(2) = In the buffet car a clock ticks loudly.', go],
    near: ['mark #area p:nth-child(3) = Nobody gets on at the last station.', go],
  },
  {
    id: 'e-words-mark-part',
    ...task('mark', 'Select the words "at the last station" with the mouse, then click Submit.', ['marked', 'at the last station']),
    success: ended,
    kind: 'boxes',
    right: ['mark #area p:nth-child(3) = at the last station', go],
    near: ['mark #area p:nth-child(3) = Nobody gets on at the last station.', go],
  },
  {
    id: 'e-words-stretch',
    ...task('stretch', 'Resize the textarea so that its height is larger than its initial size, then press Submit.', [
      'stretched',
      ['taller'],
    ]),
    success: noted,
    kind: 'drag',
    right: ['move .grip = 0,30', go],
    near: ['move .grip = 30,0', go],
  },
  {
    id: 'e-words-stretch-narrow',
    ...task('stretch', 'Make the text area smaller in width and hit Submit', ['stretched', ['narrower']]),
    success: always,
    kind: 'drag',
    right: ['move .grip = -40,0', go],
    near: [go],
  },
  {
    id: 'e-words-terminal',
    ...task('term', 'Use the terminal below to delete a file ending with the extension .png', ['removed', 'fern.png']),
    success: noted,
    kind: 'boxes',
    right: ['fill input = ls', 'press input = Enter', 'fill input = rm fern.png', 'press input = Enter'],
    near: ['fill input = rm moss.gif', 'press input = Enter'],
  },
  {
    id: 'e-words-terminal-bare',
    ...task('term', 'In the terminal, remove the file that has no extension.', ['removed', 'readme'], { s: 5 }),
    success: rewarded,
    kind: 'boxes',
    right: ['fill input = rm readme', 'press input = Enter'],
    near: ['fill input = rm notes.txt', 'press input = Enter'],
  },
  {
    id: 'e-words-copy',
    ...task('copy', 'Copy the text in the textarea below, paste it into the textbox and press Submit.', [
      'copied',
      'Seven kettles, one flame.',
    ]),
    success: noted,
    kind: 'copying',
    right: ['fill input = Seven kettles, one flame.', go],
    near: ['fill input = Seven kettles', go],
  },
  {
    id: 'e-words-copy-third',
    ...task(
      'copy',
      'Copy the text from the 3rd text area below and paste it into the text input, then press Submit.',
      ['copied', 'A parcel left by the gate'],
      {
        n: 4,
      },
    ),
    success: ended,
    kind: 'copying',
    right: ['fill input = A parcel left by the gate', go],
    near: ['fill input = Mind the low beam', go],
  },
];
