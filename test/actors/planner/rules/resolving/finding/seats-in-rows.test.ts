/** What is told by its row and number in one word, and what is called by less than was said. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const style =
  '<style>.r i{margin:8px}.r span{cursor:pointer;margin:8px}.c i{display:block}.c{border:1px solid;padding:4px;cursor:pointer}</style>';
const row = (head: string, seats: readonly string[], gone = '') =>
  `<div class="r"><i>${head}</i>${seats.map((seat) => (seat === gone ? `<b>${seat}</b>` : `<span onclick="did.push('${head}' + this.textContent)">${seat}</span>`)).join('')}</div>`;
const done = '<script>const did = [];</script><button onclick="log(did.join())">Done</button>';
const hall = style + row('P', ['1', '2', '3']) + row('Q', ['1', '2', '3'], '2') + row('R', ['1', '2', '3']) + done;
const plane = style + row('11', ['A', 'B', 'C']) + row('12', ['A', 'B', 'C']) + done;
const twice = style + row('P', ['1', '2']) + row('Q', ['1', '2']) + row('P', ['1', '2']) + done;

const card = `<div><h3>Ottar Lund</h3><div>Phone: <a href="#" onclick="log('phone')">555-1203</a></div><div>Mail: <a href="#" onclick="log('mail')">ottar@lund.example</a></div><div>Work: <a href="#" onclick="log('work')">3 Pier Street</a></div></div>`;

const said = (signs: string) =>
  `${style}${[
    ['Ottar', 'So it rains'],
    ['Pia', 'Bring a coat'],
    ['Ottar', 'So it rains again'],
  ]
    .map(([who, what]) => `<div class="c"><i>${who}</i>${what}</div>`)
    .join(
      '',
    )}<script>for (const c of document.querySelectorAll('.c')) c.onclick = () => { log('on ' + c.textContent); ${signs} };</script>`;
const palette = `const p = document.createElement('div'); for (const s of ['👍', '🌧']) { const b = document.createElement('span'); b.style.cursor = 'pointer'; b.textContent = s; b.onclick = () => { p.remove(); c.append(' ' + s); log(s + ' on ' + c.textContent); }; p.append(b); } c.after(p);`;
const vain = `const p = document.createElement('div'); p.innerHTML = '<span style="cursor:pointer" onclick="this.parentNode.remove()">🌧</span>'; c.after(p);`;

for (const [goal, body, expected] of [
  ['Select the seats P2 and R3, then click Done', hall, 'P2,R3'],
  ['Select seat R1, then click Done', hall, 'R1'],
  ['Select seat Q2, then click Done', hall, /row "Q" has no "2"/],
  ['Select seat S2, then click Done', hall, /S2/],
  ['Select seat P4, then click Done', hall, /row "P" has no "4"/],
  ['Select seat 12C, then click Done', plane, '12C'],
  ['Select seat 13C, then click Done', plane, /13C/],
  ['Select seat P2, then click Done', twice, /P2/],
  ['Click the work address', card, 'work'],
  ["Click on Ottar Lund's work address", card, 'work'],
  ["Click on Ottar Lund's home address", card, /home address/],
  ['Click the fax number', card, /fax/],
  ['Click the message "Bring a coat"', said(''), 'on PiaBring a coat'],
  ['Click the message "a coat"', said(''), /coat/],
  ['Tap the message "Bring a coat" and react to it with 🌧', said(palette), '🌧 on PiaBring a coat 🌧'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('a sign that was put nowhere is not told as put', async (t) => {
  await openedOn(t, page, head + said(vain));
  const { end } = await told(t, page, 'Tap the message "Bring a coat" and react to it with 🌧');
  t.not(end.type, 'done');
});
