/** A list that puts itself in order anew takes what is dragged onto one of its own; what came down elsewhere is not there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** Drawn anew once something is let go over another: `place` is where it is put, by what it was and where it was let go. */
const queue = (place: string) => `<div id="s"></div><p>Kept for later</p>
  <script>
    const names = ['Jug', 'Bowl', 'Vase', 'Cup'];
    const draw = () => {
      s.innerHTML = names.map((name) => '<div style="cursor: move; width: 90px; border: 1px solid">' + name + '</div>').join('');
      for (const held of s.children) held.onmousedown = (event) => {
        event.preventDefault();
        document.addEventListener('mouseup', ({ clientY }) => {
          const to = [...s.children].findIndex((other) => { const box = other.getBoundingClientRect(); return clientY >= box.top && clientY < box.bottom; });
          const from = names.indexOf(held.textContent);
          if (to < 0 || to === from) return;
          const before = names.join();
          names.splice((${place})(to, from), 0, ...names.splice(from, 1));
          if (names.join() !== before) log(names.join());
          draw();
        }, { once: true });
      };
    };
    draw();
  </script>`;

t.test('Drag Cup onto Bowl, which makes room', (t) => toldOn(t, page, 'Drag "Cup" onto "Bowl"', queue('(to) => to'), 'Jug,Cup,Bowl,Vase'));
t.test('Drag Jug onto Vase, which makes room', (t) => toldOn(t, page, 'Drag "Jug" onto "Vase"', queue('(to) => to'), 'Bowl,Vase,Jug,Cup'));
for (const [how, place] of [
  ['it stays', '(to, from) => from'],
  ['it comes to the end', '() => names.length'],
] as const)
  t.test(`Drag Jug onto Bowl, and ${how}`, async (t) => {
    await openedOn(t, page, head + queue(place));
    const { end } = await told(t, page, 'Drag "Jug" onto "Bowl"');
    t.match(end, { type: 'missing', what: /does not show that it came there/ });
  });

/** Nothing of it can be dragged: each has arrows of its own. */
const climbing = (does: string) => `<div id="l"></div><button onclick="log(names.join())">Keep</button><script>
  const names = ['plum', 'fig', 'kale', 'beet'];
  const move = (at, by) => { ${does} };
  const draw = () => { l.innerHTML = names.map((name, at) => '<div class="one"><b>' + name + '</b> <button onclick="move(' + at + ', -1)">↑</button> <button onclick="move(' + at + ', 1)">↓</button></div>').join(''); };
  draw();</script>`;
const swaps = 'if (names[at + by] === undefined) return; [names[at], names[at + by]] = [names[at + by], names[at]]; draw();';
t.test('Put the words in order by their arrows', (t) =>
  toldOn(t, page, 'Put the words in alphabetical order and click Keep', climbing(swaps), 'beet,fig,kale,plum'),
);
t.test('and arrows that move nothing are pressed once', (t) =>
  toldOn(t, page, 'Put the words in alphabetical order and click Keep', climbing(''), /do not move it/),
);
