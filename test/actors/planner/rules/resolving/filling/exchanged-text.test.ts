/** A part of a text that a field holds is replaced where it is certain which field, and which part; and never in what is cut, or inside of words. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const area = (text: string, more = '') =>
  `<textarea id="a" rows="3">${text}</textarea>${more}<p><button onclick="log([...document.querySelectorAll('textarea, input')].map((each) => each.value).join(' | '))">Keep</button></p>`;
const other = '<label>Title <input value="About cats"></label>';

for (const [goal, body, expected] of [
  [
    'Replace every occurrence of "cat" with "dog" and press Keep',
    area('A cat sees a cat, and the cat runs.'),
    'A dog sees a dog, and the dog runs.',
  ],
  ['In the text area, replace all "cat" with "dog", then press Keep', area('One cat.'), 'One dog.'],
  ['Replace the word "cat" with "old dog" in the text and press Keep', area('One cat.', '<input value="Title">'), 'One old dog. | Title'],
  ['Replace "cat" with "$1" in the text and press Keep', area('One cat.'), 'One $1.'],
  // Which of them, and in which field, is not said; or it is a part of a longer word.
  ['Replace "cat" with "dog" in the text and press Keep', area('A cat sees a cat.'), /2 times/],
  ['Replace every occurrence of "cat" with "dog" and press Keep', area('A cat.', '<input value="The cat">'), /2 fields/],
  ['Replace every occurrence of "cat" with "dog" and press Keep', area('A cat in a catalogue.'), /longer words/],
  ['Replace every occurrence of "cow" with "dog" and press Keep', area('A cat.', other), /no field holds "cow"/],
] as const)
  t.test(`${goal}: ${body.slice(22, 60)}`, (t) => toldOn(t, page, goal, body, expected));
