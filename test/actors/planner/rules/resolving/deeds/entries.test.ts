/** One, some or all of a list's entries: told by what stands in them, and acted on by the control that each has for it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, told } from '../told.ts';

const { page } = await leased(t);

/** What was done is told in the title, one after the other. */
const head = `<!doctype html><title>Site</title><script>const told = []; const log = (what) => { told.push(what); document.title = told.join(', '); };
addEventListener('click', ({ target }) => { const [does, how] = (target.dataset.does ?? '').split('!'); if (!does) return;
const entry = target.closest('.e'); log(does + ' ' + (entry?.dataset.of ?? 'none')); if (how === 'gone') entry.remove(); else if (how) target.textContent = how; });</script>`;

const entry = (of: string, said: string, ...controls: readonly string[]) =>
  `<div class="e" data-of="${of}">${said}${controls.map((control) => (control.startsWith('<') ? control : `<button data-does="${control}">${control.split('!')[0]}</button>`)).join(' ')}</div>`;

const kiln = (of: string, state: string, size: string, ...more: readonly string[]) =>
  entry(of, `<b>${of}</b> <i>${state}</i> <span>${size}</span>`, 'glaze!Glazed', 'smash!gone', ...more);
const shelves = `<h2>Pots</h2><section>${kiln('Jug', 'dry', '12 cm')}${kiln('Vase', 'not dry', '30 cm')}${kiln('Tall jug', 'dry', '45 cm')}</section>
<h2>Brushes</h2><ul>${['Jug brush', 'Fan'].map((name) => `<li class="e" data-of="${name}"><span>${name}</span><button data-does="smash!gone">smash</button></li>`).join('')}</ul>`;

const answer = (of: string, said: string, points: number, ...inner: readonly string[]) =>
  `<div class="e c" data-of="${of} ${said}"><p><b>${of}</b> ${points} points</p><div>${said}</div><div><span data-does="up!▲" title="upvote" style="cursor:pointer">△</span> <a data-does="report" style="cursor:pointer">report</a></div>${inner.join('')}</div>`;
const talk = `<h1>7 answers</h1><div>${answer('Ida', 'first', 9, answer('Odd', 'second', -4, answer('Ida', 'third', 2)))}${answer('Per', 'fourth', 5)}</div>`;

const marked = `<h1>Posts</h1>${[
  ['@ida', 'first', 'aria-pressed="true"'],
  ['@ida', 'second', ''],
  ['@odd', 'third', ''],
  ['@ida', 'fourth', ''],
  ['@ida', 'fifth', ''],
]
  .map(([who = '', of = '', state]) =>
    entry(of, `<b>${who}</b> <span>The ${of}</span>`, `<button ${state} data-does="like" onclick="this.ariaPressed = 'true'">♥</button>`),
  )
  .join('')}`;
const people = (...followed: readonly string[]) =>
  `<h1>People</h1>${['Ola', 'Per', 'Uma']
    .map((of) => entry(of, `<b>${of}</b>`, followed.includes(of) ? '<button data-does="unfollow">Following</button>' : 'follow!Following'))
    .join('')}`;

const menu = (of: string, ...items: readonly string[]) =>
  `<tr class="e" data-of="${of}"><td>${of}</td><td><button aria-label="Actions" aria-haspopup="menu" onclick="const m = document.querySelector('#m'); m.innerHTML = '${items.map((item) => `<div role=menuitem tabindex=0 onclick=&quot;log(\\'${item} ${of}\\')&quot;>${item}</div>`).join('')}'">⋮</button></td></tr>`;
const cases = `<h1>Cases</h1><table>${menu('C-1', 'Escalate', 'Play next')}${menu('C-2', 'Assign')}</table><div id="m" role="menu"></div><button data-does="play">Play</button>`;

const songs = `<h1>Songs</h1>${[
  ['Alba', '4:05', '♡'],
  ['Midnight Brisa', '5:47', '♥'],
  ['Calma', '3:12', '♡'],
]
  .map(([name = '', long, sign]) =>
    entry(
      name,
      `<span>${name}</span> <span>${long}</span>`,
      `<button data-does="${sign === '♡' ? 'like' : 'unlike'}" aria-label="${sign === '♡' ? 'Save to' : 'Remove from'} liked songs">${sign}</button>`,
    ),
  )
  .join('')}`;

const members = `<h1>Members</h1>${['Ann', 'Bo', 'Cy'].map((name, at) => entry(name, `<b>${name}</b>`, at === 1 ? '<button data-does="unfollow">Following</button>' : 'follow!Following')).join('')}`;

const hold = (name: string, author: string) =>
  entry(name, `<b>${name}</b> <span>by ${author}</span>`, '<button data-does="hold">Place hold</button>', 'cite');
const shelf = `<h1>Catalogue</h1>${hold('Solaris', 'Stan Lem')}${hold('Ubik', 'Phil K. Dick')}${hold('Eden', 'Stan Lem')}`;

/** What is done to a letter comes up under the pointer, drawn as icons of which one is a letter, too. */
const post = `<style>.e i { display: none; cursor: pointer } .e:hover i { display: inline } .e:hover u { display: none }</style><h1>Letterbox</h1><p>4 letters</p>${[
  ['a1', 'Ada Moss', 'Tea on Sunday'],
  ['b2', 'Ben Oak', 'Bill 3'],
  ['a3', 'Ada Moss', 'Thanks again'],
  ['c4', 'Cy Elm', 'Maps'],
]
  .map(
    ([of = '', who = '', what = '']) =>
      `<div class="e letter" data-of="${of}" style="cursor:pointer"><b>${who}</b> <span>${what}</span> <u>3 May</u> <i title="Archive" data-does="archive!gone">🗃</i><i title="Unread" data-does="unread">✉</i></div>`,
  )
  .join('')}`;

/** The page's title; a pattern is of why nothing, or no more, was done. */
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Glaze all dry pots', shelves, 'glaze Jug, glaze Tall jug'],
  ['Glaze all bone-dry pots', shelves.replaceAll('dry', 'bone-dry'), 'glaze Jug, glaze Tall jug'],
  ['Glaze every pot except the vase', shelves, 'glaze Jug, glaze Tall jug'],
  ['Glaze the tallest pot', shelves, 'glaze Tall jug'],
  ['Smash Jug', shelves, 'smash Jug'],
  ['Smash every pot', shelves, 'smash Jug, smash Vase, smash Tall jug'],
  ['Like 2 posts by @ida', marked, 'like second, like fourth'],
  ['Like two posts by @ida', marked.replace('aria-pressed="true"', ''), 'like first, like second'],
  ['Like 4 posts by @ida', marked, 'like second, like fourth, like fifth'],
  ['Follow Ola and Per', people('Ola'), 'follow Per'],
  ['Follow Ola and Per', people('Per'), 'follow Ola'],
  ['Follow Ola, Per and Uma', people('Per'), 'follow Ola, follow Uma'],
  ['Follow Ola and Per', people('Ola', 'Per'), /done already/],
  ['Follow Ola', people('Ola'), /done already/],
  ['Smash all brushes', `${shelves}<button>Next</button>`, /further ones/],
  ['Smash all brushes', `${shelves}<a href="#two">Older</a>`, /further ones/],
  ['Smash all brushes', `${shelves}<button>›</button>`, /further ones/],
  ['Smash all brushes', `${shelves}<button disabled>Next</button>`, 'smash Jug brush, smash Fan'],
  ['Smash the first brush', `${shelves}<button>Next</button>`, 'smash Jug brush'],
  ['Smash all brushes', `${shelves}<form onsubmit="return false"><button>Next</button></form>`, 'smash Jug brush, smash Fan'],
  ['Smash all brushes', `${shelves}<p>Fine work.</p><button>Next</button>`, 'smash Jug brush, smash Fan'],
  ['Smash all brushes and press Next', `${shelves}<button data-does="go">Next</button>`, 'smash Jug brush, smash Fan, go none'],
  ['Smash all brushes', shelves, 'smash Jug brush, smash Fan'],
  ['Smash all bottles', shelves, /smash|bottles/],
  ['Smash the pot', shelves, /pot/],
  ['Glaze both pots', shelves, /not two/],
  ['Upvote all answers by Ida', talk, 'up Ida first, up Ida third'],
  ["Upvote Odd's answer", talk, 'up Odd second'],
  ["Upvote Ida's answer", talk, /say which/],
  ['Upvote the answer with the fewest points', talk, 'up Odd second'],
  ['Escalate C-1', cases, 'Escalate C-1'],
  ['Escalate C-2', cases, /menu of "C-2"/],
  ['Play C-1', cases, /menu of "C-1"/],
  ['Like every song', songs, 'like Alba, like Calma'],
  ['Like Calma', songs, 'like Calma'],
  ['Like Midnight Brisa', songs, /done already/],
  ['Like the longest song', songs, /done already/],
  ['Like the shortest song', songs, 'like Calma'],
  ['Follow everyone', members, 'follow Ann, follow Cy'],
  ['Follow Bo', members, /done already/],
  ['Place a hold on Ubik', shelf, 'hold Ubik'],
  ['Cite every book by Stan Lem', shelf, /cite|book/],
  ['Cite Phil Dick', shelf, 'cite Ubik'],
  ['Cite Stan Dick', shelf, /Dick/],
  ['Archive everything from Ada Moss', post, 'archive a1, archive a3'],
  ['Archive all mails from Ada Moss', post.replaceAll(/letter/gi, 'mail'), 'archive a1, archive a3'],
  ['Archive everything from Dan Ash', post, /item|Dan Ash/],
  ['Archive everything that is not from Ada Moss', post, 'archive b2, archive c4'],
];

for (const [goal, body, expected] of table)
  t.test(`${goal}: ${expected}`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
    else t.match({ end, title: last.title }, { end: { type: 'missing', what: expected }, title: 'Site' });
  });

t.test('a link without a word is not opened in search of what could be done to its entry', async (t) => {
  const remark = (of: string, points: number) =>
    `<div class="e" data-of="${of}"><b>${of}</b><p>So it is.</p><a href="#" data-does="up">▲ ${points}</a> <a href="#" data-does="answer">answer</a></div>`;
  for (const goal of ["Erase Ada's remark", 'Hide the remark of Bo']) {
    await openedOn(t, page, `${head}<h1>Remarks</h1>${remark('Ada', 9)}${remark('Bo', 2)}`);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing' }, title: 'Site' }, goal);
  }
});
