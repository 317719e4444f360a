/** What is taken from the texts and numbers of a page: the longest word, the second sentence, how many words, a sum. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const taking = `<h1>Copy</h1><p>Ac nibh amet. Sed ullamcorper <b>nec</b>. Et quam.</p><div><span>8</span> <span>4</span> <span>-3</span></div>
  <input aria-label="Text" oninput="log(this.value)">`;
for (const [goal, expected] of [
  ['Type the longest word of the paragraph into the text field', 'ullamcorper'],
  ['Copy the second sentence into the text field', 'Sed ullamcorper nec.'],
  ['Enter the sum of the numbers below into the text field', '9'],
  ['Type the second number into the text field', '4'],
  ['Type the smallest number below into the text field', '-3'],
  ['Type the number of words in the paragraph into the text field', '8'],
  ['Type the shortest word of the paragraph into the text field', /no such word/],
  ['Type the fifth sentence into the text field', /no such sentence/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, taking, expected));

const boxes = `<div style="background:green">Zq 12</div><div style="background:red">K7 pq</div><p>Sign <span style="color:blue">here</span>, <span style="color:blue">there</span>.</p>
  <input aria-label="Text" oninput="log(this.value)">`;
for (const [goal, expected] of [
  ['Type what is written in the red box into the text field', 'K7 pq'],
  ['Type what is written in the blue box into the text field', /box/],
  ['Type what is written in the yellow box into the text field', /box/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, boxes, expected));

t.test('The words of a paragraph are counted', async (t) =>
  answeredOn(t, page, 'How many words are in the paragraph?', taking, { words: 8 }),
);
