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

/** Two lists of plain blocks under headings of their own, each of which takes what is let go over one of its blocks. */
const shelves = `<style>.i{width:160px;padding:9px;border:1px solid;cursor:grab}</style>
  <div><h2>Window shelf</h2><div class="l" id="up"><div class="i">Atlas</div><div class="i">Novel</div><div class="i">Diary</div></div></div>
  <div><h2>Corner shelf</h2><div class="l" id="low"><div class="i">Comic</div></div></div>
  <script>for (const held of document.querySelectorAll('.i')) held.onmousedown = (event) => {
    event.preventDefault();
    document.addEventListener('mousemove', ({ clientX, clientY }) => { held.style.opacity = '0.5'; }, { once: true });
    document.addEventListener('mouseup', ({ clientX, clientY }) => {
      const onto = [...document.querySelectorAll('.i')].find((other) => { const box = other.getBoundingClientRect(); return other !== held && clientY >= box.top && clientY < box.bottom; });
      if (!onto) return;
      const box = onto.getBoundingClientRect();
      if (clientY < box.top + box.height / 2) onto.before(held); else onto.after(held);
      log([up, low].map((list) => [...list.children].map((one) => one.textContent).join()).join(' / '));
    }, { once: true });
  };</script>`;
for (const [goal, expected] of [
  ['Move "Diary" to the top of the Window shelf', 'Diary,Atlas,Novel / Comic'],
  ['Drag Atlas to the end of the window shelf', 'Novel,Diary,Atlas / Comic'],
  ['Move "Comic" to the beginning of the Window shelf', 'Comic,Atlas,Novel,Diary /'],
  ['Drag Novel to the bottom of the corner shelf', 'Atlas,Diary / Comic,Novel'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, shelves, expected));

/** A board of which all parts are made anew with every drop; `lane` is where a card comes down that is let go over the lane `at`. */
const board = (lane: string) => `<div id="b" style="display: flex; gap: 20px"></div><script>
    const lanes = [['Ideas', ['Lamp', 'Shelf']], ['Making', ['Stool']], ['Sold', ['Crate']]];
    let held;
    const draw = () => {
      b.innerHTML = lanes.map(([name, cards]) => '<div class="lane" style="width: 120px; min-height: 120px"><span>' + name + '</span>' + cards.map((card) => '<div draggable="true" class="card" style="cursor: grab"><b>New</b> <i>' + card + '</i> <u>AK</u></div>').join('') + '</div>').join('');
      for (const card of b.querySelectorAll('.card')) card.ondragstart = () => { held = card.querySelector('i').textContent; };
      [...b.children].forEach((part, at) => {
        part.ondragover = (event) => event.preventDefault();
        part.ondrop = () => {
          for (const each of lanes) each[1] = each[1].filter((card) => card !== held);
          lanes[${lane}][1].push(held);
          log(document.title + ' ' + held + ' to ' + lanes[${lane}][0]);
          draw();
        };
      });
    };
    draw();
  </script>`;

t.test('a card that has come to its lane is dragged once', (t) =>
  toldOn(t, page, 'Move "Shelf" to Making', board('at'), 'Site Shelf to Making'),
);
t.test('a card that has come down in another lane is dragged once, and told so', async (t) => {
  await openedOn(t, page, head + board('2'));
  const { end, last } = await told(t, page, 'Move "Shelf" to Making');
  t.match({ end, title: last.title }, { end: { type: 'missing', what: /does not show that it came there/ }, title: 'Site Shelf to Sold' });
});

const sorted = `<ul>${['Moss', 'Fern', 'Reed', 'Oak'].map((name) => `<li draggable="true">${name}</li>`).join('')}</ul><button onclick="log([...document.querySelectorAll('li')].map((one) => one.textContent).join())">Send</button><table><tr><td>Last score:<td>-<tr><td>Best of ten:<td>-<tr><td>Time left:<td>-</table><script>let held; for (const one of document.querySelectorAll('li')) { one.ondragstart = () => { held = one; }; one.ondragover = (event) => event.preventDefault(); one.ondrop = (event) => { event.preventDefault(); const all = [...one.parentNode.children]; one.parentNode.insertBefore(held, all.indexOf(held) < all.indexOf(one) ? one.nextSibling : one); }; }</script>`;
for (const [goal, expected] of [
  ['Drag Oak to the 2nd position and send it', 'Moss,Oak,Fern,Reed'],
  ['Drag Moss to the 3rd position and send it', 'Fern,Reed,Moss,Oak'],
] as const)
  t.test(`a place is one of the list that the thing stands in: ${goal}`, (t) => toldOn(t, page, goal, sorted, expected));
