/** What is marked of a text is what is said of it: a word, a sentence, or all, where it is said to stand. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const body = `<p>Fog a lamp. Over <a href="#x">the sea</a> it rains.</p><p>Wool costs 3.5 kg. The saddle is a kettle.</p><p>Wild <span style="cursor:pointer" onclick="void 0">old</span> orchard.</p>
  <button onmousedown="return false" onclick="log('[' + getSelection() + ']')">Done</button>`;

for (const [goal, expected] of [
  ['Highlight the first word of the second paragraph', '[Wool]'],
  ['Highlight the last two words of the second paragraph', '[a kettle]'],
  ['Select the first sentence of the second paragraph', '[Wool costs 3.5 kg.]'],
  ['Highlight the second sentence of the first paragraph', '[Over the sea it rains.]'],
  ['Highlight the second paragraph', '[Wool costs 3.5 kg. The saddle is a kettle.]'],
  ['Highlight the word saddle in the second paragraph', '[saddle]'],
  ['Highlight "saddle" in the first paragraph', /saddle/],
  ['Highlight the seventh word of the third paragraph', /not here in full/],
  ['Highlight the fourth sentence of the second paragraph', /no such sentence/],
  // It is the second of its kind.
  ['Highlight the third letter of the second paragraph', /more than once/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, `${goal} and press Done`, body, expected));
