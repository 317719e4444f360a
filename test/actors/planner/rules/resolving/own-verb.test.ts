/** What is done to one of several entries: by the control of just this one that is called by the verb, and by no other's. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { openedOn, told, toldOn } from './told.ts';

const { page } = await leased(t);

const posts = (controls: Readonly<Record<string, string>>) =>
  Object.entries(controls)
    .map(
      ([name, label]) =>
        `<li><h3><a href="#${name}">${name}</a></h3><p>at ${name} House</p>${label === '' ? '' : `<button onclick="log('${label} ${name}')">${label}</button>`}</li>`,
    )
    .join('');
const vacancies = `<ul>${posts({ Piper: 'Apply now', Tuner: 'Apply now', Drummer: '' })}</ul>`;
const parcels = `<ul>${posts({ Kettle: 'Return', Stool: 'Track' })}</ul>`;

const weekly = `<table><tr><th>Hour<th>Monday<th>Wednesday</tr>${[
  ['07:00', 'Judo', 'Judo'],
  ['18:00', 'Fencing', 'Judo'],
]
  .map(
    ([hour, ...things]) =>
      `<tr><th>${hour}${things.map((thing, at) => `<td><b>${thing}</b><br><button onclick="this.textContent='Booked ✓'; note('${at} ${hour}')">Book</button>`).join('')}`,
  )
  .join('')}</table><script>const note = (what) => { document.title += ' ' + what; };</script>`;

/** Entries that are drawn anew when one is taken away, which the page may ask back about. */
const seats = (question: string) => `<ul id="list"></ul><script>
  const left = ['Stage seat', 'Garden seat', 'Balcony seat'];
  const draw = (asked) => {
    list.innerHTML = left.map((seat, at) => '<li>' + seat + ' ' + (at === asked ? \`${question}\` : '<a href="#" data-at="' + at + '">Cancel</a>') + '</li>').join('');
    for (const way of list.querySelectorAll('a')) way.onclick = () => { ${question === '' ? 'take(way.dataset.at)' : 'draw(Number(way.dataset.at))'}; return false; };
    for (const yes of list.querySelectorAll('.yes')) yes.onclick = () => take(asked);
  };
  const take = (at) => { document.title += ' ' + left.splice(at, 1)[0]; draw(); };
  draw();
</script>`;

/** The page's title says what was done; a pattern, what is missing. */
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Apply to the post at Tuner House', vacancies, 'Apply now Tuner'],
  ['Apply to the post at Drummer House', vacancies, /Drummer|apply/],
  ['Return the kettle', parcels, 'Return Kettle'],
  ['Return the stool', parcels, /stool/],
  ['Book judo on Wednesday at 18:00', weekly, 'Site 1 18:00'],
  ['Book judo on Wednesday at 07:00', weekly, 'Site 1 07:00'],
  ['Book fencing on Wednesday at 18:00', weekly, /not fencing/],
  ['Cancel the stage seat', seats(''), 'Site Stage seat'],
  ['Cancel the garden seat', seats('<button class="yes">Yes</button> <button>No</button>'), 'Site Garden seat'],
  ['Cancel the garden seat', seats('<button class="yes">Cancel it</button> <button>Keep</button>'), 'Site Garden seat'],
  [
    'Click the red shape',
    `<svg width="90" height="40"><circle cx="20" cy="20" r="15" fill="red" onclick="log(1)" /><rect x="50" y="5" width="30" height="30" fill="red" onclick="log(2)" /></svg>`,
    /shape/,
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('what is returned is read where the page takes nothing back', async (t) => {
  const body = `<ul>${posts({ Kettle: 'Track', Stool: 'Track' })}</ul>`;
  await openedOn(t, page, body);
  const { end, done } = await told(t, page, 'Return the kettle');
  t.equal(end.type, 'done');
  t.ok(done.every(({ act }) => act.kind === 'read' || act.kind === 'note'));
});
