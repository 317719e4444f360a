/** Names that differ by a sign only, and states that a control's verb denies. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from './told.ts';

const { page } = await leased(t);

/** The list is cut into pages that are only numbered. */
const paged = `<ul id="list"></ul><nav aria-label="Pages"><button onclick="draw(0)">1</button> <button onclick="draw(1)">2</button></nav><script>
  const pages = [['@kai_r', 'log_old.txt', 'C# course'], ['@kai-r', 'log-old.txt', 'C++ course']];
  const draw = (at) => {
    list.innerHTML = pages[at].map((name) => '<li><b>' + name + '</b> <button>Hide</button></li>').join('');
    for (const entry of list.children) entry.lastChild.onclick = () => log(entry.firstChild.textContent);
  };
  draw(0);
</script>`;

for (const [goal, expected] of [
  ['Click Hide of "@kai_r"', '@kai_r'],
  ['Click Hide of "@kai-r"', '@kai-r'],
  ['Click Hide of "log-old.txt"', 'log-old.txt'],
  ['Click Hide of "C++ course"', 'C++ course'],
] as const)
  t.test(`${goal}, on whichever page`, (t) => toldOn(t, page, goal, paged, expected));

t.test('Of two of one name none is taken', (t) =>
  toldOn(
    t,
    page,
    'Click Hide of the kiln',
    `<ul>${['Kiln', 'Wheel', 'Kiln'].map((name, at) => `<li><b>${name}</b> <i>shed ${at}</i> <button onclick="log(${at})">Hide</button></li>`).join('')}</ul>`,
    /alike/,
  ),
);

const gates = `<h1>Gates</h1>${[
  ['North gate', 'Locked', 'Unlock'],
  ['South gate', 'Unlocked', 'Lock'],
  ['Side gate', 'Locked', 'Unlock'],
]
  .map(([name, state, verb]) => `<div class="card"><b>${name}</b> <small>${state}</small> <button>${verb}</button></div>`)
  .join('')}`;
t.test('A state is what the page says, and not what a button would do', (t) =>
  answeredOn(t, page, 'Which gate is unlocked?', gates, { gate: 'South gate' }),
);

const pumps = `<h1>Pumps</h1><ul>${[
  ['Pump A', 'Running', 'Stop'],
  ['Pump B', 'Stopped', 'Start'],
  ['Pump C', 'Running', 'Stop'],
]
  .map(([name, state, verb]) => `<li><b>${name}</b> <i>${state}</i> <button>${verb}</button></li>`)
  .join('')}</ul>`;
t.test('also where the state is all that the text says', (t) => answeredOn(t, page, 'Which pump is stopped?', pumps, { pump: 'Pump B' }));

/** A mark stays pressed for as long as the thing is in the list, and says then what it would do. */
const marks = `<ul>${['Ash', 'Elm', 'Yew']
  .map(
    (name) =>
      `<li><b>${name}</b> <button aria-pressed="${name === 'Elm'}" onclick="log('${name}'); this.setAttribute('aria-pressed', this.ariaPressed !== 'true')">${name === 'Elm' ? 'Remove from shortlist' : 'Add to shortlist'}</button></li>`,
  )
  .join('')}</ul>`;
t.test('A mark is pressed once more to take out what is in', (t) => toldOn(t, page, 'Remove Elm from the shortlist', marks, 'Elm'));

const rooms = ['Attic', 'Cellar']
  .map(
    (room) =>
      `<h2>${room}</h2><div class="card"><span>Wall lamp</span> <button role="switch" aria-checked="true" aria-label="Wall lamp" onclick="log('${room}'); this.setAttribute('aria-checked', 'false')">●</button></div>`,
  )
  .join('');
t.test('A control is told by the heading above it and its own name', (t) =>
  toldOn(t, page, 'Turn off the cellar wall lamp', rooms, 'Cellar'),
);
