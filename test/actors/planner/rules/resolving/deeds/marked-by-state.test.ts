/** "Mark that word as known": by the only control of the page that is called by the state, where the thing is all that the page shows. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const turned = (buttons: string) =>
  `<p id="w">ein Haus</p><button onclick="at = Math.min(at + 1, words.length - 1); w.textContent = words[at]">Next</button>${buttons}<script>let at = 0; const words = ['ein Haus', 'ein Baum', 'ein Hut'];</script>`;
const known = (name: string) => `<button onclick="log('${name} ' + words[at])">${name}</button>`;
const listed = `<ul>${['ein Haus', 'ein Baum'].map((word) => `<li><b>${word}</b> <button onclick="log('known ${word}')">Known</button></li>`).join('')}</ul>`;

for (const [goal, body, expected] of [
  ['Go through the cards until you come to "ein Baum" and mark that card as "Known".', turned(known('Known')), 'Known ein Baum'],
  ['Go through the cards until you come to "ein Baum" and mark that card as "Known".', turned(known('Known to all')), /card|known/i],
  ['Mark the card as "Known".', listed, /card|known/i],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    if (typeof expected === 'string') return toldOn(t, page, goal, body, expected);
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing', what: expected }, title: 'Site' });
  });
