/** "Find … and then …": what is not there is not found by a part of the page that is called like it, and is sought a leaf at a time. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const parcels = (...names: readonly string[]) =>
  `<h2>Parcels</h2><ul>${names
    .map((name) => `<li><b>${name}</b> <span>Shoes</span> <button title="Return" onclick="log('${name}')">↩</button></li>`)
    .join('')}</ul>`;

for (const [goal, names, expected] of [
  ['Find the parcel by Edda and click the return icon', ['Edda', 'Ivo'], 'Edda'],
  ['Find the parcel for Edda and click the return icon', ['Ivo'], /Edda/],
  ['Find the parcel by Edda and click the return icon to send it back', ['Ivo'], /Edda|parcel/],
  ['Find the parcels and click the return icon', ['Ivo'], 'Ivo'],
] as const)
  t.test(`${goal} of ${names}`, (t) => toldOn(t, page, goal, parcels(...names), expected));

const cards = (turning: string) => `<style>span{cursor:pointer}</style><h2>Members</h2><div id="card"></div><p>${turning}</p><script>
  const all = [['Otto', 'otto@a.example', 'Hill Rd 2'], ['Mila', 'mila@a.example', 'Quay 4'], ['Nadia', 'nadia@a.example', 'Mill Lane 9']];
  let at = 0;
  const turn = (by) => {
    at = Math.max(0, Math.min(2, at + by));
    card.innerHTML = '<h3>' + all[at][0] + '</h3><div>E-mail: <span class="mail">' + all[at][1] + '</span></div><div>Street: <span class="street">' + all[at][2] + '</span></div>';
    for (const value of card.querySelectorAll('span')) value.onclick = () => log(value.textContent);
  };
  turn(0);
</script>`;
const arrows = '<a href="#" onclick="turn(-1)">‹</a> <a href="#" onclick="turn(1)">›</a>';

for (const [goal, turning, expected] of [
  ['Find Nadia in the member directory and click the street.', arrows, 'Mill Lane 9'],
  ['Find Nadia in the e-mail list and click the street.', arrows, 'Mill Lane 9'],
  ['Find Otto and click the e-mail.', arrows, 'otto@a.example'],
  ['Find Wanda in the e-mail list and click the street.', arrows, /e-mail/],
  // One sign alone may lead anywhere.
  ['Find Nadia and click the street.', '<a href="#" onclick="log(\'left\')">›</a>', /Nadia/],
] as const)
  t.test(`${goal} (${turning.length})`, (t) => toldOn(t, page, goal, cards(turning), expected));
