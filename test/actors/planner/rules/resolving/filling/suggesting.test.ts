/** Fields that take only what their lists offer, several on a page: what counts is what was taken, and holds once they are left. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** The list comes up with the focus, with a key or with what is typed, and is told as one thing; what was not taken is put back. */
const field = (label: string, before: string, offers: readonly string[], opens: 'focus' | 'key' | 'typing') => `
  <div><span>${label}</span><span class="f" data-offers="${offers.join('|')}" data-opens="${opens}"><input role="combobox" aria-expanded="false"
    aria-label="${label}" value="${before}"><ul role="listbox" hidden></ul></span></div>`;
const script = `<script>
  const kept = {};
  for (const around of document.querySelectorAll('.f')) {
    const [input, list] = around.children;
    const name = input.getAttribute('aria-label');
    let value = input.value;
    const show = (text) => {
      const offers = around.dataset.offers.split('|').filter((offer) => offer.toLowerCase().includes(text.toLowerCase()));
      list.innerHTML = offers.map((offer) => '<li role="option">' + offer + '</li>').join('');
      list.hidden = offers.length === 0;
      input.setAttribute('aria-expanded', String(!list.hidden));
      for (const option of list.children) option.onmousedown = (event) => {
        event.preventDefault();
        value = input.value = kept[name] = option.textContent;
        log(Object.entries(kept).map(([key, taken]) => key + ' ' + taken).join(', '));
        list.hidden = true;
        input.setAttribute('aria-expanded', 'false');
      };
    };
    if (around.dataset.opens === 'focus') input.onfocus = () => show('');
    if (around.dataset.opens === 'key') input.onkeydown = ({ key }) => key.startsWith('Arrow') && show('');
    input.oninput = () => show(input.value);
    input.onblur = () => { list.hidden = true; input.setAttribute('aria-expanded', 'false'); input.value = value; };
  }
</script>`;

const kiln =
  field('Glaze', 'Celadon', ['Celadon', 'Tenmoku', 'Shino white', 'Shino carbon trap'], 'focus') +
  field('Potter', 'Ida Holm', ['Ida Holm', 'Ulf Berg', 'Ulfert Lind'], 'key') +
  field('Shelf', '', ['Top (left)', 'Top (right)', 'Bottom'], 'typing') +
  script;

for (const [goal, expected] of [
  ['Set the glaze to Tenmoku', 'Glaze Tenmoku'],
  ['Set the glaze to Tenmoku and the potter to Ulf Berg', 'Glaze Tenmoku, Potter Ulf Berg'],
  ['Set the potter to Ulf', 'Potter Ulf Berg'],
  ['Set the glaze to Ten', 'Glaze Tenmoku'],
  ['Set the shelf to Bottom', 'Shelf Bottom'],
  ['Enter Bott as the shelf', 'Shelf Bottom'],
] as const)
  t.test(goal, async (t) => {
    await openedOn(t, page, head + kiln);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  });

/** Nothing can be typed into it; what it shows is the text in it, which its label keeps off the map. */
const onlyChosenFrom = `<div>Kiln</div><div id="k" tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Kiln"><span>Select…</span> ▾</div>
  <p>Note <input aria-label="Note" id="n"></p><button onclick="log(k.textContent.trim() + ', ' + n.value)">Fire</button>
  <script>
    k.onclick = ({ target }) => {
      const list = k.querySelector('ul');
      k.setAttribute('aria-expanded', String(!list));
      if (!list) return k.insertAdjacentHTML('beforeend', '<ul role="listbox"><li role="option">Gas</li><li role="option">Wood</li></ul>');
      if (target.tagName !== 'LI') return list.remove();
      k.innerHTML = '<span>' + target.textContent + '</span> ▾';
      log('Kiln ' + target.textContent);
    };
  </script>`;
for (const [goal, expected] of [
  ['Set the kiln to Wood', 'Kiln Wood'],
  ['Set the kiln to Wood, enter slow as the note and click Fire', 'Wood ▾, slow'],
  ['Choose Gas as the kiln', 'Kiln Gas'],
] as const)
  t.test(`${goal}, in a box that is only chosen from`, (t) => toldOn(t, page, goal, onlyChosenFrom, expected));

t.test('A box around the field that is typed into keeps what was typed', (t) =>
  toldOn(
    t,
    page,
    'Set the pot to Oval',
    `<div role="combobox" aria-label="Pot" aria-expanded="false"><input onchange="log(value)"></div>`,
    'Oval',
  ),
);

for (const [goal, why] of [
  ['Set the glaze to Shino', /"Shino white" and "Shino carbon trap" are offered/],
  ['Set the glaze to Raku', /did not keep/],
  ['Set the shelf to Top', /"Top \(left\)" and "Top \(right\)" are offered/],
] as const)
  t.test(`${goal}, of which the list has none or several`, (t) => toldOn(t, page, goal, kiln, why));

/** Two stops, of which only what is offered is taken; each in a wrapper of its own, in which it is offered what `make` makes of it. */
const stops = (heading: string, make: string, hints = '') => `<h2>${heading}</h2>
  ${['from', 'to'].map((id) => `<div class="ic"><input id="${id}" class="${hints}" placeholder="${id}:"><div class="box"></div></div>`).join('')}
  <p>Day <input type="date" id="day"></p><button id="go">Search</button><div id="out"></div>
  <script>
    const places = ['Hull (HUL)', 'Hullavington (HVG)', 'Leeds, North (LDS)', 'Oban (OBN)'];
    const make = ${make};
    for (const field of document.querySelectorAll('.ic input')) field.oninput = () => {
      const box = field.nextElementSibling, typed = field.value.toLowerCase();
      box.replaceChildren();
      const found = typed ? places.filter((place) => place.toLowerCase().includes(typed)) : [];
      if (found.length) make(box, found, (place) => { field.value = place; field.dataset.place = place; box.replaceChildren(); });
    };
    go.onclick = () => {
      const ends = [...document.querySelectorAll('.ic input')].map(({ dataset }) => dataset.place);
      if (ends.includes(undefined) || !day.value) return log('refused');
      out.innerHTML = [[7, '2h 10m'], [5, '4h 5m']].map(([fare, long]) => '<div class="coach"><p>Takes ' + long + '</p><button onclick="log(\\'' + ends + ' ' + fare + '\\')">Book coach for $' + fare + '</button></div>').join('');
    };
  </script>`;
const beside = `(box, found, take) => { for (const place of found) { const offer = box.appendChild(document.createElement('div')); offer.textContent = place; offer.style.cursor = 'pointer'; offer.onclick = () => take(place); } }`;
const list = `(box, found, take) => { const ul = box.appendChild(document.createElement('ul')); ul.role = 'listbox'; for (const place of found) { const offer = ul.appendChild(document.createElement('li')); offer.role = 'option'; offer.textContent = place; offer.onclick = () => take(place); } }`;

for (const [goal, body, expected] of [
  ['Book the cheapest coach from: Hull to: OBN on 12/06/2026', stops('Coaches', beside), 'Hull (HUL),Oban (OBN) 5'],
  ['Book the shortest coach from LDS to Oban on 12/06/2026', stops('Coaches', beside, 'search-stop'), 'Leeds, North (LDS),Oban (OBN) 7'],
  ['Book the shortest coach from: Leeds, North to: HVG on 12/06/2026', stops('Coaches', list), 'Leeds, North (LDS),Hullavington (HVG) 7'],
  ['Book the cheapest one-way coach from HUL to OBN on 12/06/2026', stops('Book a one-way coach', list), 'Hull (HUL),Oban (OBN) 5'],
  ['Book the cheapest night coach from HUL to OBN on 12/06/2026', stops('Book a one-way coach', list), /"night"/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, body, expected));

/** People, of whom a plain field tells nothing but by their lines; what is not picked stays as it was typed. */
const people = (...lines: readonly string[]) => `<label>Heir <input id="i" autocomplete="off"></label><div id="s"></div>
  <script>
    i.oninput = () => {
      s.innerHTML = ${JSON.stringify(lines)}.filter((line) => line.toLowerCase().includes(i.value.toLowerCase())).map((line) => '<div role="option">' + line + '</div>').join('');
      for (const option of s.children) option.onmousedown = (event) => { event.preventDefault(); i.value = option.textContent; s.innerHTML = ''; log(i.value); };
    };
  </script>`;
const bergs = ['Ida Bergström ida@kiln.example', 'Ida Berg i.berg@clay.example', 'Ada Berg ada@clay.example'];
for (const [goal, lines, expected] of [
  ['Enter "Ida Berg" as heir', bergs, 'Ida Berg i.berg@clay.example'],
  ['Enter "Ida Berg" as heir', ['Ida Bergström ida@kiln.example', 'Ida Berg &lt;i.berg@clay.example>'], 'Ida Berg <i.berg@clay.example>'],
  [
    'Enter "Ida Berg" as heir',
    ['Ida Berg ida@kiln.example', 'Ida Berg i.berg@clay.example'],
    /ida@kiln\.example" and .* are offered for "Ida Berg"; say which/,
  ],
  ['Enter "Ida Berg" as heir', ['Ida Berg, Oslo', 'Ida Berg, Kiel'], /are offered for "Ida Berg"; say which/],
] as const)
  t.test(`${goal}, of ${lines.join(' | ')}`, (t) => toldOn(t, page, goal, people(...lines), expected));
t.test('Where the goal goes on with one of those that are called so, it is taken', (t) =>
  toldOn(t, page, 'Enter "Ida Berg" as heir and click "Ida Berg, Kiel"', people('Ida Berg, Oslo', 'Ida Berg, Kiel'), 'Ida Berg, Kiel'),
);
t.test('One of nearly that name is not taken', async (t) => {
  await openedOn(t, page, head + people('Adelle Roth adelle@clay.example'));
  const { last } = await told(t, page, 'Enter "Adele" as heir');
  t.equal(last.title, 'Site');
});

/** What is typed stays as it was typed, and only what is taken of the list counts; one hall is shut, by its mark or by its looks alone. */
const halls = (isFolded: boolean) => `<label for="h">Hall</label>
  <input id="h" type="search" role="combobox" aria-expanded="false" aria-controls="l" aria-autocomplete="list"><div id="l" role="listbox" hidden></div><button onclick="log(held)">Keep</button>
  <script>let held = '';
    const show = (on) => { h.setAttribute('aria-expanded', on); l.hidden = !on; };
    const narrow = (text) => {
      l.innerHTML = ['Blue hall', 'Green hall', 'Old barn', 'Loft west', 'Loft east'].filter((one) => one.toLowerCase().includes(text)).map((one) => '<div role="option"' + (one === 'Old barn' ? ' data-off' : '') + '>' + one + '</div>').join('');
      for (const one of l.children) one.onmousedown = (event) => { event.preventDefault(); if (one.dataset.off === undefined) { held = h.value = one.textContent; log(held); show(false); } };
      show(true);
    };
    ${isFolded ? "h.onclick = () => narrow('');" : 'h.oninput = () => narrow(h.value.toLowerCase());'}
    h.onkeydown = ({ key }) => { if (key === 'Escape') show(false); if (key === 'Tab' && l.children[0] && !l.hidden) log('taken at leaving'); };</script>`;
for (const [goal, expected] of [
  ['Set the hall to Green hall', 'Green hall'],
  ['Set the hall to Green', 'Green hall'],
  ['Set the hall to Old barn', /can't be chosen|is none of its options/],
  ['Set the hall to Red hall', /is none of its options|did not keep/],
  ['Set the hall to Loft', /"Loft west" and "Loft east" are offered/],
] as const)
  for (const isFolded of [false, true])
    t.test(`${goal}, in a list that is ${isFolded ? 'unfolded by a click' : 'narrowed by what is typed'}`, (t) =>
      toldOn(t, page, goal, halls(isFolded), expected),
    );
t.test('What is typed is taken as it is where the list offers to make it', (t) =>
  toldOn(
    t,
    page,
    'Set the label to Teak',
    `<label for="a">Label</label><input id="a" role="combobox" aria-expanded="false" aria-controls="b" onchange="log(value)"><ul id="b" role="listbox" hidden><li role="option">Make a new one of “Teak”</li></ul>
      <script>a.oninput = () => { b.hidden = false; a.setAttribute('aria-expanded', true); };</script>`,
    'Teak',
  ),
);

/** A plain field that offers what begins as what is typed, in bare text. */
const port = (
  offers: string,
) => `<form onsubmit="event.preventDefault(); log('sent ' + i.value)"><table><tr><td>Port of call:</td><td><input id="i"><ul id="u"></ul></td></tr></table><button>Go</button></form>
  <script>i.oninput = () => {
    const begun = '${offers}'.split('|').filter((name) => i.value && name.toLowerCase().startsWith(i.value.toLowerCase()));
    u.innerHTML = begun.map((name) => '<li><div>' + name + '</div></li>').join('');
    for (const each of u.children) each.onmousedown = () => { i.value = each.textContent; u.innerHTML = ''; };
  };</script>`;
for (const [offers, expected] of [
  ['Saint Aubin|Saint Mary|Marlow', /none of its options, which are "Saint Aubin", "Saint Mary"/],
  ['Saint Lawrence|Saint Mary', 'sent Saint Lawrence'],
  ['', 'sent Saint Lawrence'],
] as const)
  t.test(`What is chosen in a field that offers ${offers || 'nothing'}`, async (t) =>
    toldOn(t, page, 'Choose Saint Lawrence as the port of call and press Go', port(offers), expected),
  );
