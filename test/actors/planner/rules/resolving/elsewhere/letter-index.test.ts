/** Directories that show who begins with a letter once it is pressed. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const letters = (shown: string, over: string, order = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
  `${over}<div>${[...order].map((letter) => `<span class="a" style="cursor:pointer;margin:3px">${letter}</span>`).join('')}</div><div id="l"></div>
<script>let pressed = 0; const all = [['Lund', 'Ottar'], ['Lind', 'Pia'], ['Osk', 'Lund']];
for (const a of document.querySelectorAll('.a')) a.onclick = () => { pressed += 1; ${shown} };</script>`;
const listing = `l.innerHTML = all.filter(([last]) => last[0] === a.textContent).map(([last, first]) => '<div style="cursor:pointer" onclick="log(this.textContent)">' + last + ', ' + first + '</div>').join('') || 'Nobody';`;

for (const [goal, body, expected] of [
  ['Click on Ottar Lund in the contact book', letters(listing, '<h1>Contacts</h1>'), 'Lund, Ottar'],
  ['Find Pia Lind in the directory and click on her', letters(listing, '<h1>Directory</h1>'), 'Lind, Pia'],
  ['Click on Ottar Berg in the contact book', letters(listing, '<h1>Contacts</h1>'), /Ottar Berg/],
  ['Click on Ottar Lund', letters("log('guessed');", '<h1>Guess the word</h1><p>_ _ _ _</p>'), /Ottar Lund/],
  ['Click on Ottar Lund', letters("log('typed');", '<h1>Contacts</h1><input aria-label="Name">'), /Ottar Lund/],
  ['Click on Ottar Lund', letters("log('typed');", '<h1>Contacts</h1>', 'QWERTYUIOPASDFGHJKLZXCVBNM'), /Ottar Lund/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
