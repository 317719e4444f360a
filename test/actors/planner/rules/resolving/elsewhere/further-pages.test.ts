/** What is told by what is said of it is done away with only where no other page of its list has another that it may be. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Three to a page, each by somebody; what is taken away tells itself. */
const songs = (later: string, next: string) => `<h1>Songs</h1><div id="list"></div>
  <nav aria-label="Pages"><button id="back">Previous</button> <span id="where"></span> <button id="on">Next</button></nav>
  <script>
    const pages = [[['Vera', 'Hum'], ['Otis', 'Reed'], ['Ines', 'Boats']], [['Karl', 'Kites'], ['${later}', 'Sand'], ['Otis', 'Ropes']], [['Lena', 'Flags'], ['Otis', 'Poles'], ['Ines', 'Nets']]];
    let at = 0;
    const draw = () => {
      where.textContent = 'Page ' + (at + 1) + ' of 3';
      back.disabled = at === 0;
      on.disabled = at === 2;
      list.innerHTML = pages[at].map(([who, what]) => '<article><h2>' + what + '</h2><p>by ' + who + '</p><button>Remove</button> <button>Like</button></article>').join('');
      for (const button of list.querySelectorAll('button')) button.onclick = () => { const song = button.closest('article'); log(button.textContent + ' ' + song.querySelector('h2').textContent); song.remove(); };
    };
    back.onclick = () => { at -= 1; draw(); };
    on.onclick = () => { ${next} };
    draw();
  </script>`;
const turns = 'at += 1; draw();';

for (const [goal, later, expected] of [
  ['Remove the song by Vera', 'Uwe', 'Remove Hum'],
  ['Remove the song by Vera', 'Vera', /"song by Vera" is on more than one page/],
  ['Remove the song by Karl', 'Uwe', 'Remove Kites'],
  ['Remove the song by Lena', 'Uwe', 'Remove Flags'],
  ['Remove the song "Hum"', 'Vera', 'Remove Hum'],
  ['Remove the first song by Vera', 'Vera', 'Remove Hum'],
  ['Like the song by Vera', 'Uwe', 'Like Hum'],
] as const)
  t.test(`${goal}, with another page by ${later}`, (t) => toldOn(t, page, goal, songs(later, turns), expected));

t.test('A next page that never comes leaves the one that was found', (t) =>
  toldOn(t, page, 'Remove the song by Vera', songs('Vera', ''), 'Remove Hum'),
);
t.test('A next page that takes its time is waited for', async (t) => {
  await openedOn(t, page, head + songs('Vera', `setTimeout(() => { ${turns} }, 700);`));
  const { end, last } = await told(t, page, 'Remove the song by Vera');
  t.match({ end, title: last.title }, { end: { type: 'missing', what: /more than one page/ }, title: 'Site' });
});
