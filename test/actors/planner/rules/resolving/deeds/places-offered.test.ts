/** Places and times that an entry offers once its own control was pressed: in a dialog that may have to be confirmed, or in a menu within a menu. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const names = ['plan.txt', 'logo.png', 'tax.csv'];
/** What was picked goes there at once, or only by the button. */
const files = (confirm: string) =>
  `<table>${names.map((name) => `<tr><td>${name}</td><td><button onclick="whose = '${name}'; d.hidden = false">Move to…</button></td><td><button onclick="log('gone')">Delete</button></td></tr>`).join('')}</table>
  <div id="d" role="dialog" aria-label="Where to" hidden><ul>${['Attic', 'Cellar'].map((place) => `<li tabindex="0" style="cursor:pointer" onclick="to = '${place}'; this.style.background = 'gold'; ${confirm === '' ? `log(whose + ' ' + to); d.hidden = true` : ''}">📁 ${place}</li>`).join('')}</ul>
  ${confirm === '' ? '' : `<button onclick="log(whose + ' ' + to); d.hidden = true">${confirm}</button>`} <button onclick="d.hidden = true">Cancel</button></div><script>let whose, to;</script>`;
const menu = (who: string) =>
  `<div class="mail"><b>${who}</b><p>Nibh ${who.length}</p><span role="button" tabindex="0" aria-label="More" aria-haspopup="menu" onclick="offer(this, '${who}', ['Mute', 'Snooze'])">⋮</span></div>`;
const mails = `${['Ada', 'Bo', 'Cleo'].map(menu).join('')}<script>
  const offer = (at, who, items) => {
    document.querySelector('[role=menu]')?.remove();
    const list = document.createElement('div');
    list.setAttribute('role', 'menu');
    for (const item of items) {
      const entry = document.createElement('div');
      entry.setAttribute('role', 'menuitem');
      entry.textContent = item;
      entry.onclick = () => (item === 'Snooze' ? offer(at, who, ['Tomorrow', 'Next week']) : (log(who + ' ' + item), list.remove()));
      list.append(entry);
    }
    at.parentNode.append(list);
  };
</script>`;

const photos = (inside: string) =>
  ['Red barn', 'Old mill']
    .map(
      (name) =>
        `<figure><div style="height:60px;width:90px;background:teal;cursor:zoom-in" onclick="log('${name}')"></div><figcaption>${name}</figcaption>${inside}</figure>`,
    )
    .join('');

for (const [goal, body, expected] of [
  ['Click on the picture called Old mill', photos(''), 'Old mill'],
  ['Open the photo with the caption "Red barn"', photos(''), 'Red barn'],
  ['Open the photo with the caption "Blue door"', photos(''), /Blue door/],
  ['Move logo.png into the folder Cellar', files(''), 'logo.png Cellar'],
  ['Move tax.csv to Attic', files(''), 'tax.csv Attic'],
  ['Move logo.png into the folder Cellar', files('Move here'), 'logo.png Cellar'],
  ['Move logo.png into the folder Cellar', files('OK'), 'logo.png Cellar'],
  ['Move logo.png into the folder Roof', files(''), /Roof/],
  ['Move logo.png into the folder Cellar', files('Go on'), /still stands/],
  ['Snooze the message from Bo until next week', mails, 'Bo Next week'],
  ["Snooze Ada's message until tomorrow", mails, 'Ada Tomorrow'],
  ['Snooze the message from Bo until tonight', mails, /tonight/],
  ['Snooze the message from Zoe until tomorrow', mails, /message/],
] as const)
  t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
