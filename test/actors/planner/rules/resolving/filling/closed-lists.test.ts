/** Lists that a page builds itself and fills as they open: the one that offers what is said is chosen from, and what none offers or several do is refused. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const places =
  '{ North: { Lappi: ["Inari", "Kemi"], Oulu: ["Raahe"] }, South: { Uusimaa: ["Espoo", "Hanko"], Varsinais: ["Salo", "Turku"] } }';
/** What a list offers hangs on what was chosen in the one before; the page says what was chosen once Go is pressed. */
const script = `const all = ${places}; const chosen = [];
  const offersOf = (at) => at === 0 ? Object.keys(all) : at === 1 ? Object.keys(all[chosen[0]] ?? {}) : all[chosen[0]]?.[chosen[1]] ?? [];
  const take = (at, value) => { chosen.length = at; chosen.push(value); };`;
const go = '<button onclick="log(chosen.join())">Go</button>';

/** A box that holds its list, without a word on what it is. */
const bare = `<style>.box { width: 140px; border: 1px solid; cursor: pointer; position: relative } .box ul { display: none; position: absolute; background: #fff; margin: 0; z-index: 5 } .box.on ul { display: block }</style>
  ${['Region', 'Province', 'Town'].map((name) => `<div class="box"><b>${name}</b><ul></ul></div>`).join('')}${go}
  <script>${script} [...document.querySelectorAll('.box')].forEach((box, at) => box.addEventListener('click', ({ target }) => {
    const list = box.querySelector('ul');
    if (target.tagName === 'LI') { take(at, target.textContent); box.querySelector('b').textContent = target.textContent; }
    else list.replaceChildren(...offersOf(at).map((name) => Object.assign(document.createElement('li'), { textContent: name })));
    box.classList.toggle('on', target.tagName !== 'LI' && !box.classList.contains('on'));
  }));</script>`;

/** As component libraries build them: a button that says that it unfolds a list, which stands at the end of the page. */
const buttons = (names: readonly string[], offered = 'offersOf(at)') => `<div>${names
  .map((name) => `<button class="list" aria-haspopup="listbox" aria-expanded="false">Choose ${name}</button>`)
  .join(' ')}</div>${go}<div id="layer"></div>
  <script>${script} const layer = document.querySelector('#layer'); const buttons = [...document.querySelectorAll('.list')];
  const fold = () => { layer.replaceChildren(); for (const one of buttons) one.setAttribute('aria-expanded', 'false'); };
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') fold(); });
  buttons.forEach((one, at) => one.addEventListener('click', () => {
    if (one.getAttribute('aria-expanded') === 'true') return fold();
    fold(); one.setAttribute('aria-expanded', 'true');
    layer.innerHTML = '<div role="listbox">' + ${offered}.map((name) => '<div role="option">' + name + '</div>').join('') + '</div>';
    for (const option of layer.querySelectorAll('[role=option]')) option.onclick = () => { take(at, option.textContent); one.textContent = option.textContent; fold(); };
  }));</script>`;

/** A sign tells that it unfolds; the options stand under it. */
const signed = `${['Region', 'Province', 'Town'].map((name) => `<div class="pick" style="position:relative"><span class="face" style="cursor:pointer"><i>${name}</i> ▾</span><div class="under" hidden style="position:absolute;z-index:2;background:#fff"></div></div>`).join('')}${go}
  <script>${script} [...document.querySelectorAll('.pick')].forEach((pick, at) => {
    const [face, under] = pick.children;
    face.onclick = () => { under.hidden = !under.hidden; under.innerHTML = offersOf(at).map((name) => '<div style="cursor:pointer">' + name + '</div>').join('');
      for (const option of under.children) option.onclick = () => { take(at, option.textContent); face.firstChild.textContent = option.textContent; under.hidden = true; }; };
  });</script>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Select South, then Uusimaa, then Hanko, and press Go', bare, 'South,Uusimaa,Hanko'],
  ['Select North, then Lappi, then Kemi, and press Go', buttons(['a region', 'a province', 'a town']), 'North,Lappi,Kemi'],
  ['Choose South, then choose Varsinais and then Salo. Press Go.', signed, 'South,Varsinais,Salo'],
  // Of another province.
  ['Select South, then Uusimaa, then Kemi, and press Go', bare, /"Kemi"/],
  ['Select West and press Go', buttons(['a region', 'a province', 'a town']), /"West"/],
  // Which of two lists that offer it is meant, nobody says.
  ['Select Espoo and press Go', buttons(['a start', 'an end'], "['Espoo', 'Salo']"), /2 lists/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
