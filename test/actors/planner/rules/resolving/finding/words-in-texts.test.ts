/** A text of which each word, line or sentence can be clicked by itself: which of them is meant is counted where the page tells where each ends. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const words = ['The lamp burns in here', 'A cold river runs past town', 'We like figs and pears best'].map((line) => line.split(' '));
/** Each word is logged by its sentence and its place in it; `end`: what ends the sentence, inside the last word or behind it. */
const text = (open: (key: string) => string, close: string, isInside: boolean, width: number) =>
  `<style>.w{cursor:pointer}</style><p style="width:${width}px">${words
    .map(
      (line, at) =>
        line
          .map((word, nth) => `${open(`${at + 1}.${nth + 1}`)}${word}${isInside && nth === line.length - 1 ? '.' : ''}${close}`)
          .join(' ') + (isInside ? '' : '.'),
    )
    .join(' ')}</p>`;
const spans = (width: number) => text((key) => `<span class="w" onclick="log('${key}')">`, '</span>', false, width);
const links = (width: number) => text((key) => `<a href="#" onclick="log('${key}')">`, '</a>', true, width);
const poem = `<style>b{cursor:pointer;font-weight:400}</style>${words.map((line, at) => `<div>${line.map((word, nth) => `<b onclick="log('${at + 1}.${nth + 1}')">${word}</b>`).join(' ')}</div>`).join('')}`;
const wholeLines = `<h1>Poem</h1><div>${words.map((line, at) => `<div style="cursor:pointer" onclick="log('${at + 1}')">${line.join(' ')}</div>`).join('')}</div>`;
const wholeSentences = `<h1>Story</h1><p>${words.map((line, at) => `<span style="cursor:pointer" onclick="log('${at + 1}')">${line.join(' ')}.</span>`).join(' ')}</p>`;

for (const [how, goal, body, expected] of [
  ['in one line', 'Click the third word of the third sentence.', spans(900), '3.3'],
  ['broken into lines', 'Click the third word of the third sentence.', spans(190), '3.3'],
  ['counted from the end', 'Click the last word in the second sentence.', spans(600), '2.6'],
  ['of links that hold the point', 'Click the second word of the first sentence.', links(190), '1.2'],
  ['by its number', 'Click word 3 of sentence 2.', spans(600), '2.3'],
  ['of the last sentence of the text', 'Click the first word of the last sentence in the text.', links(300), '3.1'],
  ['of all of the text', 'Click the 7th word of the text.', links(300), '2.2'],
  ['of a line', 'Click the fourth word in the second line.', poem, '2.4'],
  ['of the last line', 'Click on the last word of the last line.', poem, '3.6'],
  ['a whole line', 'Click the second line.', wholeLines, '2'],
  ['a whole line of what has a heading', 'Click the last line of the poem.', wholeLines, '3'],
  ['a whole sentence', 'Click the last sentence in the text.', wholeSentences, '3'],
] as const)
  t.test(`${goal}, ${how}`, (t) => toldOn(t, page, goal, body, expected));

for (const [why, goal, body] of [
  ['there are not so many sentences', 'Click the third word of the fifth sentence.', links(300)],
  ['there are not so many words', 'Click the ninth word of the first sentence.', links(300)],
  ['there are not so many lines', 'Click the fourth line.', wholeLines],
  ['two texts are there', 'Click the second word of the first sentence.', `${links(300)}<h2>Later</h2>${links(300)}`],
  [
    'an abbreviation may end a sentence',
    'Click the second word of the second sentence.',
    text((key) => `<a href="#" onclick="log('${key}')">`, '</a>', true, 900).replace('>in<', '>Dr.<'),
  ],
  ['no word is an element', 'Click the second word of the first sentence.', '<p onclick="log(1)">The lamp burns. It is cold.</p>'],
] as const)
  t.test(`not where ${why}`, (t) => toldOn(t, page, goal, body, /./));
