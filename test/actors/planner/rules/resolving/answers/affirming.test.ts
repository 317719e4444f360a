/** Questions that are answered by yes or no, and those after what a word means: from what the page says, or not at all. */
import t from 'tap';
import { wonderOf } from '../../../../../../actors/planner/rules/reading/questions/wondering.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const quarry = `<h1>Slate quarry tours</h1><p>Horses are welcome on the upper path but not in the tunnels. Helmets are lent at the gate. Drones are forbidden.</p>
  <ul><li>Free parking behind the mill</li><li>No toilets underground</li></ul>
  <h2>Tours</h2><table><tr><th>Tour</th><th>Length</th><th>Lamp</th><th>Lunch</th></tr>
  <tr><td>Pit</td><td>2 h</td><td>✓</td><td>included</td></tr><tr><td>Rim</td><td>3 h</td><td>✗</td><td>9 € extra</td></tr></table>
  <h2>Facts</h2><dl><dt>Pushchairs</dt><dd>No</dd><dt>Payment in coins</dt><dd>Only at the gate</dd></dl>
  <div class="s"><h3>Shift 12</h3><p>Ordered by Mo</p><p>Confirmed</p></div><div class="s"><h3>Shift 14</h3><p>Ordered by Bea</p><p>Not confirmed</p></div>
  <details><summary>Do I need boots for the tunnels?</summary><p>Yes, they are wet all year.</p></details>
  <label><input type="checkbox" checked> Echo guide</label>`;

const words = `<h1>Weaver's glossary</h1><dl><dt>Warp</dt><dd>The threads along the cloth</dd><dt>Weft</dt><dd>The threads across it</dd></dl>
  <p>EPI: ends per inch</p><p>Heddle – an eye for one thread</p><p>Count the picks per inch (PPI) at three places. Sett means the density of the warp.</p>
  <table><tr><th>Norwegian</th><th>English</th><th>Plural</th></tr><tr><td>vev</td><td>loom</td><td>vever</td></tr></table>
  <table><tr><th>Yarn</th><th>Maker</th></tr><tr><td>Lomi</td><td>Aspen mill</td></tr></table>
  <ul><li>Shuttle: 12 €</li><li>Reed: a comb</li></ul><p>Reed – a plant</p>`;

const asked: readonly (readonly [body: string, goal: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  [quarry, 'Are horses allowed in the tunnels?', { answer: 'Horses are welcome on the upper path but not in the tunnels.' }],
  [quarry, 'Can I bring my horses?', { answer: 'Horses are welcome on the upper path but not in the tunnels.' }],
  [quarry, 'Are dogs allowed in the tunnels?', /does not tell/],
  [quarry, 'Tell me whether drones are permitted', { answer: 'Drones are forbidden.' }],
  [quarry, 'Can I sell helmets?', /does not tell/],
  [quarry, 'Is parking free?', { answer: 'Free parking behind the mill' }],
  [quarry, 'Are there toilets underground?', { answer: 'No toilets underground' }],
  [quarry, 'Is there a sauna?', /does not tell/],
  [quarry, 'Does the Pit tour have a lamp?', { answer: true }],
  [quarry, 'Does the Rim tour have a lamp?', { answer: false }],
  [quarry, 'Does the Ledge tour have a lamp?', /does not tell/],
  [quarry, 'Is lunch included in the Pit tour?', { answer: true }],
  [quarry, 'Is lunch included in the Rim tour?', { answer: '9 € extra' }],
  [quarry, 'Are pushchairs possible?', { answer: false }],
  [quarry, 'Is payment in coins possible?', { answer: 'Only at the gate' }],
  [quarry, 'Is shift 12 confirmed?', { answer: true }],
  [quarry, 'Is shift 14 confirmed?', { answer: 'Not confirmed' }],
  [quarry, 'Is shift 13 confirmed?', /does not tell/],
  [quarry, 'Do I need boots for the tunnels?', { answer: 'Yes, they are wet all year.' }],
  [quarry, 'Is the echo guide on?', { answer: true }],
  [quarry, 'Is the echo guide switched off?', { answer: false }],
  [words, 'What does warp mean?', { meaning: 'The threads along the cloth' }],
  [words, 'What does EPI stand for?', { meaning: 'ends per inch' }],
  [words, 'What does heddle mean?', { meaning: 'an eye for one thread' }],
  [words, 'What is PPI short for?', { meaning: 'picks per inch' }],
  [words, 'What does "sett" mean?', { meaning: 'the density of the warp' }],
  [words, 'What does vev mean?', { meaning: 'loom' }],
  [words, 'What does Lomi mean?', /does not tell/],
  [words, 'What does shuttle mean?', /does not tell/],
  [words, 'What does reed mean?', /does not tell/],
  [words, 'What does bobbin mean?', /does not tell/],
];
for (const [body, goal, expected] of asked)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, body, expected));

t.test('Only a question is answered by yes or no, and what is ordered is none', async (t) => {
  for (const question of [
    'Do the laundry',
    'Do it again',
    'Do what is needed',
    'Have the boxes sent',
    'Was kostet der Tisch?',
    'Is it cheaper than the train?',
    'Can you delete the row?',
  ])
    t.equal(wonderOf(question), undefined, question);
  t.match(wonderOf('Must I book a seat?'), { kind: 'whether', about: ['book', 'seat'], verdict: 'need' });
});
