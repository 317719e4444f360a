/** What a page asks back about an act is answered by the control that says the act, where it asks just this, and is left open otherwise. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Each row is asked back about in a dialog of these words, which is logged with the answer. */
const asking = (text: string, ...ways: readonly string[]) => `<table>${['G-1 roof', 'G-2 boiler']
  .map(
    (row) =>
      `<tr>${row
        .split(' ')
        .map((cell) => `<td>${cell}</td>`)
        .join('')}<td><button onclick="ask.showModal()">Withdraw</button> <button onclick="ask.showModal()">Cancel</button></td></tr>`,
  )
  .join('')}</table>
  <label><input type="checkbox" onclick="event.preventDefault(); ask.showModal()">Alarms</label> <button onclick="ask.showModal()">Send</button>
  <dialog id="ask"><p>${text}</p>${ways.map((way) => `<button onclick="log(textContent); ask.close()">${way}</button>`).join(' ')}</dialog>`;

const bare = (way: string) =>
  `<ul>${['G-1', 'G-2']
    .map(
      (name) =>
        `<li><b>${name}</b> <button onclick="this.hidden = true; this.nextElementSibling.hidden = false">Withdraw</button><span hidden>Sure? <button onclick="log(textContent + ' ${name}')">${way}</button> <button onclick="log('kept')">Keep it</button></span></li>`,
    )
    .join('')}</ul>`;

/** Each row's button, pressed once, is called `way`, or makes room for another; pressed again it does what it says. */
const itself = (way: string, isReplaced = false) =>
  `<ul>${['G-1', 'G-2'].map((name) => `<li><b>${name}</b> <button onclick="again(this, '${name}')">Withdraw</button></li>`).join('')}</ul><script>
    const again = (button, name) => {
      const asking = ${isReplaced} ? button.cloneNode() : button;
      asking.textContent = '${way}';
      asking.onclick = () => { log('done ' + name); asking.textContent = 'Bring back'; asking.onclick = () => log('brought back'); };
      button.replaceWith(asking);
    };
  </script>`;

/** A pattern is of what is missing, with nothing answered. */
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Withdraw G-2', asking('Withdraw application G-2?', 'No, keep it', 'Yes, withdraw'), 'Yes, withdraw'],
  ['Withdraw G-2', asking('Wirklich?', 'Nein', 'Withdraw application'), 'Withdraw application'],
  ['Withdraw the row of the boiler', asking('Are you sure?', 'Cancel', 'OK'), 'OK'],
  ['Withdraw G-2', asking('The withdrawal of the boiler is final.', 'Back', 'Confirm'), 'Confirm'],
  ['Cancel G-2', asking('Cancel G-2?', 'Cancel', 'Yes, cancel it'), 'Yes, cancel it'],
  ['Cancel G-2', asking('Cancel G-2?', 'No, keep it', 'Cancel'), 'Cancel'],
  ['Send it', asking('Send the message now?', 'Not yet', 'Send'), 'Send'],
  ['Withdraw G-2 and press Keep', asking('Withdraw?', 'Keep', 'Withdraw'), 'Keep'],
  ['Withdraw G-1', bare('Withdraw'), 'Withdraw G-1'],
  ['Withdraw G-2', bare('Yes'), 'Yes G-2'],
  ['Withdraw G-2', itself('Sure? Withdraw'), 'done G-2'],
  ['Withdraw G-2', itself('Withdraw?', true), 'done G-2'],
  ['Withdraw G-1', itself('Click again to confirm', true), 'done G-1'],
  ['Withdraw G-1', itself('Really withdraw?'), 'done G-1'],
  ['Withdraw G-2', itself('Withdrawn'), 'Site'],
  ['Withdraw G-2', itself('Confirm your subscription'), 'Site'],
  ['Withdraw G-2', itself('Really withdraw for €20?'), 'Site'],
  // Of another thing, more than was asked for, or of nothing that was asked for.
  ['Withdraw G-2', asking('Withdraw application G-1?', 'No', 'Yes, withdraw'), /speaks of "G-1"/],
  ['Withdraw the row of the boiler', asking('Withdraw “Roof”?', 'No', 'Yes, withdraw'), /speaks of "Roof"/],
  ['Withdraw G-2', asking('Withdraw it? A fee of €20 applies.', 'No', 'Yes, withdraw'), /a fee of €20/i],
  ['Withdraw G-2', asking('Withdraw it? This also deletes your files.', 'No', 'Yes'), /also deletes/],
  ['Withdraw G-2', asking('Withdraw it? <label><input type=checkbox checked>Block me</label>', 'No', 'Yes'), /"Block me" ticked/],
  ['Withdraw G-2', asking('Do you want our magazine?', 'No', 'Yes'), /asks back "Do you want our magazine\?"/],
  ['Withdraw G-2', asking('Withdraw it?', 'No', 'Withdraw now', 'Withdraw later'), /several buttons/],
  [
    'Withdraw G-2',
    asking('Withdraw it? <label><input type=radio>Sold</label><label><input type=radio>Lost</label>', 'No', 'Withdraw'),
    /"Sold" before/,
  ],
  ['Withdraw G-2', asking('Withdraw it?', "Don't withdraw", 'Later'), /no button of its dialog says so/],
  ['Withdraw G-2', asking('Withdraw every bid of the guild?', 'No', 'Withdraw'), /every bid of the guild/],
  ['Withdraw G-2', asking('Withdraw G-2 and all its papers?', 'No', 'Withdraw'), 'Withdraw'],
  ['Withdraw the row of the boiler', asking('Withdraw all 7 bids?', 'No', 'Withdraw all'), /all 7 bids/],
  ['Withdraw G-2', asking('Withdraw and lock G-2?', 'No', 'Withdraw'), /and lock/],
  ['Withdraw G-2', asking('Withdraw the row of Ines Roth?', 'No', 'Withdraw'), /speaks of "Ines/],
  // The yes is said ahead.
  ['Press Send and confirm', asking('Send the message now?', 'No', 'Confirm'), 'Confirm'],
  ['Withdraw G-2 and confirm', asking('Withdraw G-2?', 'Not yet', 'Withdraw it'), 'Withdraw it'],
  ['Withdraw G-2 and say yes when asked', asking('Withdraw G-2?', 'No, keep it', 'Yes, withdraw'), 'Yes, withdraw'],
  ['Withdraw G-2 and confirm it', asking('Withdraw G-2?', 'Leave it', 'Do it'), 'Do it'],
  ['Withdraw G-2 and confirm', asking('Withdraw G-1?', 'Not yet', 'Withdraw it'), /speaks of "G-1"/],
  ['Withdraw G-2 and answer Yes', asking('Withdraw G-2?', 'No', 'Yes'), 'Yes'],
  ['Withdraw G-2 and answer No', asking('Withdraw G-2?', 'No', 'Yes'), 'No'],
  ['Withdraw G-2 and answer Yes', bare('Yes'), 'Yes G-2'],
  ['Withdraw G-2 and answer "Keep it"', bare('Yes'), 'kept'],
  ['Press Send and confirm', asking('Are you sure? All unsaved words will be lost.', 'No', 'Confirm'), 'Confirm'],
  ['Press Send and confirm', asking('Send everything?', 'No', 'Confirm'), 'Confirm'],
];
for (const text of ['Erase the whole archive?', 'Close all ledgers of the guild?'])
  t.test(`Press Send and confirm: ${text}`, async (t) => {
    await openedOn(t, page, head + asking(text, 'No', 'Confirm'));
    const { end, last } = await told(t, page, 'Press Send and confirm');
    t.match({ end, title: last.title }, { end: { type: 'missing', what: /asks for more than the goal says/ }, title: 'Site' });
  });

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** What is counted is how often it was done. */
const kiln = (
  opens: string,
) => `<p><span style="cursor: pointer" onclick="more('behind')">Fire this kiln</span> <button id="fire">${opens}</button></p>
  <dialog id="ask"><h3>Fire the kiln?</h3><input aria-label="Type its name to confirm"><button onclick="ask.close()">Cancel</button> <button id="ok" disabled>Fire this kiln</button></dialog>
  <script>
    let times = 0;
    const more = (what) => log(what + ' ' + ++times);
    fire.onclick = () => ask.showModal();
    ask.querySelector('input').oninput = ({ target }) => { ok.disabled = target.value !== 'Ulla'; };
    ok.onclick = () => { more('fired'); ask.close(); };
  </script>`;
const atOnce = '<p>Fire this kiln</p><button onclick="log(\'fired \' + (this.times = (this.times ?? 0) + 1))">Fire this kiln</button>';
for (const [goal, body, expected] of [
  ['Click Fire, enter "Ulla" to confirm and click "Fire this kiln"', kiln('Fire'), 'fired 1'],
  [
    'Click "Fire this kiln", enter "Ulla" to confirm and click "Fire this kiln"',
    kiln('Fire this kiln').replace('>Fire this', '>Burn this'),
    'fired 1',
  ],
  ['Click Fire and enter "Ulla" to confirm', kiln('Fire'), 'fired 1'],
  ['Archive the kiln and click "Archive this kiln"', atOnce.replaceAll('Fire this', 'Archive this'), 'fired 1'],
  ['Click "Fire this kiln" and click "Fire this kiln" again', atOnce, 'fired 2'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const kept = `<ul>${['Oslo', 'Bari'].map((name) => `<li>${name} <button onclick="ask.showModal()">Withdraw offer</button></li>`).join('')}</ul>
  <dialog id="ask"><b>Withdraw it?</b><p id="said"></p><button>Keep it</button> <button id="yes">Withdraw</button></dialog>
  <script>let times = 0; yes.onclick = () => { log('asked ' + ++times); said.insertAdjacentHTML('beforeend', '<p>Only its maker may do so.</p>'); };</script>`;
t.test('what a dialog says to its answer is no second question', (t) => toldOn(t, page, 'Withdraw the offer for Oslo', kept, 'asked 1'));
