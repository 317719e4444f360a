/** What is done to one of several entries: by the control of just this one that is called by the verb, and by no other's. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, told, toldOn } from '../told.ts';

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

const note = '<script>const note = (what) => { document.title += " " + what; };</script>';

const weekly = `${note}<table><tr><th>Hour<th>Monday<th>Wednesday</tr>${[
  ['07:00', 'Judo', 'Judo'],
  ['18:00', 'Fencing', 'Judo'],
]
  .map(
    ([hour, ...things]) =>
      `<tr><th>${hour}${things.map((thing, at) => `<td><b>${thing}</b><br><button onclick="this.textContent='Booked ✓'; note('${at} ${hour}')">Book</button>`).join('')}`,
  )
  .join('')}</table>`;

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

/** Nothing of what is pressed shows; what stands beside it says another deed. */
const chapters = `${note}${[
  ['Chapter 1: Oars', 1, 'Again'],
  ['Chapter 2: Sails', 2, 'Continue'],
]
  .map(
    ([title, at, label]) =>
      `<div><span>${title}</span><button onclick="note('start ${at}')">${label}</button> <button aria-label="Reset chapter ${at}" onclick="note('reset ${at}')">↺</button></div>`,
  )
  .join('')}`;

/** The field for an answer comes up in the entry; above stands one for comments. */
const comments = `${note}<form onsubmit="note('commented'); return false"><label>Your comment <textarea></textarea></label><button>Post comment</button></form>
  <ul>${['Tom', 'Ada'].map((who) => `<li><b>${who}</b>: nice<p><button class="r">Reply</button></p></li>`).join('')}</ul><script>
  for (const button of document.querySelectorAll('.r')) button.onclick = () => {
    const form = document.createElement('form');
    form.innerHTML = '<textarea aria-label="Your answer"></textarea><button>Send reply</button>';
    form.onsubmit = () => { note('answered ' + form.querySelector('textarea').value); return false; };
    button.after(form);
  };
</script>`;

/** The word is in the list already, whose boxes bear no names. */
const terms = `${note}<table><tr><th>Term<th>Meaning<th>Known</tr><tr><td>Kahn<td>barge<td><input type="checkbox" onchange="note('ticked')"></tr><tr><td>Ruder<td>oar<td><input type="checkbox" onchange="note('ticked')"></tr></table>
  <form onsubmit="note([...this.querySelectorAll('input')].map((e) => e.value).join(' ')); return false"><input placeholder="New term"> <input placeholder="Meaning"> <button>Add term</button></form>`;

const wizard = `<h2>Report a loss</h2><p>1 Boat – 2 Loss</p><label>Boat <select><option>Sloop<option>Punt</select></label><button onclick="log('next')">Next</button>`;

/** What is placed is what the control of each is called. */
const loans = (deed: string) =>
  `<table><tr><th>Title<th>Author<th>Year<th></tr>${[
    ['Salt', 'Roe', 1971],
    ['Moss', 'Roe', 1982],
    ['Rime', 'Elm', 1990],
  ]
    .map(
      ([title, by, year]) =>
        `<tr><td>${title}<td>${by}<td>${year}<td><a href="javascript:void 0" onclick="log('${deed} ${title}')">${deed}</a></tr>`,
    )
    .join('')}</table>`;

/** What is opened shows what it holds, and is nowhere named again. */
const albums = (heading: string) =>
  `<div id="all">${['Dunes', 'Piers'].map((name) => `<div style="cursor: pointer" onclick="show('${name}')">${name}</div>`).join('')}</div><div id="one"></div><script>
  const show = (name) => { all.hidden = ${heading === ''}; one.innerHTML = '${heading}' + ['Ode', 'Lay', 'Air'].map((song) => '<div class="song"><span style="cursor: pointer" onclick="log(\\'' + name + ' ' + song + '\\')">▶</span>' + song + '</div>').join(''); };</script>`;

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
  ['Continue with chapter 2', chapters, 'Site start 2'],
  ['Reply to Tom’s comment with "Soak it first"', comments, 'Site answered Soak it first'],
  ['Add the term "Kahn" with the meaning "barge"', terms, 'Site Kahn barge'],
  ['Place a hold on the book from 1982', loans('Hold'), 'Hold Moss'],
  ['Put a hold on Rime', loans('Hold'), 'Hold Rime'],
  ['Place a hold on the book from 1979', loans('Hold'), /book/],
  ['Place a hold on the book by Roe', loans('Hold'), /alike/],
  ['Place a hold on the book from 1982', loans('Renew'), /hold/],
  ['Open the album "Piers" and play its 2nd song', albums(''), 'Piers Lay'],
  ['Open the album "Piers" and play its 2nd song', albums('<h2>Piers</h2>'), 'Piers Lay'],
  ['Choose 4 as the sail', `<button onclick="log('reset')">Reset sail</button>`, /sail/],
  ['Cancel my boat licence', wizard, /boat licence|cancel/],
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
