/** Goals about controls that pages build by hand, from the words to what the page says was done to it. */
import t from 'tap';
import { site } from '../../../../farm/harness.ts';
import { leased } from '../../../../farm/page/leased.ts';
import { told } from './told.ts';

const { page } = await leased(t);

/** Days in a table, those of the months beside greyed; `head` is how month and year are told and turned. */
const leaf = (head: string, attributes: string) => `
  <style>#leaf { display: none; position: absolute; background: #fff; border: 1px solid } #leaf.on { display: block } td { cursor: pointer; padding: 3px } td.pale { color: silver; cursor: default } b[onclick] { cursor: pointer }</style>
  <p>Arrival <input id="day" ${attributes}></p><button onclick="log(day.value)">Keep</button>
  <div id="leaf">${head}<table id="days"></table></div>
  <script>
    const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
    let [year, month] = [2030, 4];
    const turn = (by) => { const at = new Date(year, month + by, 1); [year, month] = [at.getFullYear(), at.getMonth()]; draw(); };
    function draw() {
      tell();
      const first = new Date(year, month, 1);
      let rows = '';
      for (let cell = 0; cell < 42; cell += 1) {
        const at = new Date(year, month, 1 - first.getDay() + cell);
        if (cell % 7 === 0) rows += '<tr>';
        rows += at.getMonth() === month ? '<td onclick="take(' + at.getDate() + ')">' + at.getDate() + '</td>' : '<td class="pale">' + at.getDate() + '</td>';
      }
      days.innerHTML = rows;
    }
    const take = (date) => { day.value = year + '/' + (month + 1) + '/' + date; leaf.className = ''; };
    day.onfocus = () => { leaf.className = 'on'; draw(); };
  </script>`;

const turned = leaf(
  `<b onclick="turn(-1)" class="prev">‹</b> <span id="named"></span> <b onclick="turn(1)" class="next">›</b><script>const tell = () => { named.textContent = months[month] + ' ' + year; };</script>`,
  'readonly',
);
const listed = leaf(
  `<select id="m" onchange="month = m.selectedIndex; draw()"></select><select id="y" onchange="year = Number(y.value); draw()"></select>
   <script>const tell = () => { m.innerHTML = months.map((name) => '<option>' + name).join(''); m.selectedIndex = month; y.innerHTML = ''; for (let at = year - 5; at <= year + 5; at += 1) y.add(new Option(at)); y.value = year; };</script>`,
  '',
);

const dial = `
  <style>#line { position: relative; width: 220px; height: 6px; background: silver; margin: 30px } #line i { position: absolute; top: -5px; width: 16px; height: 16px; background: navy }</style>
  <div>Dimmer <em id="shown">0</em></div><div id="line"><i></i></div><button onclick="log(shown.textContent)">Keep</button>
  <script>
    const dot = document.querySelector('i');
    let held = false;
    dot.onmousedown = () => { held = true; };
    onmousemove = ({ clientX }) => {
      if (!held) return;
      const left = Math.max(0, Math.min(204, clientX - line.getBoundingClientRect().left - 8));
      dot.style.left = left + 'px';
      shown.textContent = Math.round(left / 204 * 80);
    };
    onmouseup = () => { held = false; };
  </script>`;

/** Plain boxes that come up under the field, or last on the page, a while after it was typed into; only what is taken counts. */
const offering = (where: string, lateMs: number, beside = '') => `
  <style>.o { border: 1px solid; width: 160px; background: #fff }</style>
  <p>Harbour <input id="h"></p>${beside}<p><button onclick="log(taken)">Keep</button></p>
  <script>
    let taken = 'typed only';
    const box = document.createElement('div');
    ${where};
    h.oninput = () => setTimeout(() => {
      box.innerHTML = '';
      for (const name of ['Bergen', 'Bremen', 'Bremerhaven']) {
        if (!name.startsWith(h.value)) continue;
        const offer = box.appendChild(document.createElement('div'));
        offer.className = 'o';
        offer.textContent = name;
        offer.onmousedown = () => { h.value = name; taken = name + ' taken'; box.innerHTML = ''; };
      }
    }, ${lateMs});
  </script>`;

/** One field for both ends of a range, which holds half a range already: a day that is taken ends it, the next one begins another. */
const span = leaf(
  `<b onclick="turn(-1)" class="prev">‹</b> <span id="named"></span> <b onclick="turn(1)" class="next">›</b><script>const tell = () => { named.textContent = months[month] + ' ' + year; };</script>`,
  'readonly value="2030/5/2"',
).replace(
  /const take = .*/,
  `let held = [new Date(2030, 4, 2)];
   const take = (date) => {
     held = held.length === 2 ? [] : held;
     held.push(new Date(year, month, date));
     held.sort((a, b) => a - b);
     day.value = held.map((at) => at.getFullYear() + '/' + (at.getMonth() + 1) + '/' + at.getDate()).join(' to ');
     if (held.length === 2) leaf.className = '';
   };`,
);

/** The kinds of writing act on what is selected, and by their own state on what is typed next where nothing is. */
const editor = `
  <p><button class="bold" aria-pressed="false" onmousedown="event.preventDefault()" onclick="document.execCommand('bold')">bold</button>
  <button class="italic" onmousedown="event.preventDefault()" onclick="document.execCommand('italic')">italic</button> <b>Draft of today</b></p>
  <div id="pad" contenteditable="true" style="border:1px solid">Rain until noon</div>
  <button onclick="log(pad.innerHTML)">Keep</button>`;

/** Where a box lies is nowhere in the page's text. */
const boxes = `
  <style>.b, .z { position: absolute; width: 70px; height: 60px; background: #9cf } .z { top: 160px; background: #fc9 }</style>
  <div class="b" style="left: 20px; top: 40px">Cup</div><div class="b" style="left: 140px; top: 40px">Jug</div>
  <div class="z" style="left: 20px">Shelf</div><div class="z" style="left: 220px">Drawer</div>
  <script>
    let held;
    for (const box of document.querySelectorAll('.b')) box.onmousedown = (event) => { held = box; event.preventDefault(); };
    onmousemove = ({ clientX, clientY }) => { if (held) { held.style.left = clientX - 35 + 'px'; held.style.top = clientY - 30 + 'px'; } };
    onmouseup = () => {
      if (!held) return;
      const [own, zones] = [held.getBoundingClientRect(), [...document.querySelectorAll('.z')]];
      const zone = zones.find((zone) => { const { x, y } = zone.getBoundingClientRect(); return Math.abs(x - own.x) < 30 && Math.abs(y - own.y) < 30; });
      log(held.textContent + ' in ' + zone?.textContent);
      held = undefined;
    };
  </script>`;

const steps = ['Wash', 'Dry', 'Fold', 'Iron'];
const sortable = `
  <style>li { list-style: none; border: 1px solid; width: 140px; height: 26px }</style>
  <ul id="list">${steps.map((step) => `<li>${step}</li>`).join('')}</ul><button onclick="log([...list.children].map((li) => li.textContent))">Keep</button>
  <script>
    let held;
    list.onmousedown = ({ target }) => { held = target.closest('li'); return false; };
    onmousemove = ({ clientY }) => {
      if (!held) return;
      const other = [...list.children].find((li) => { const { top, bottom } = li.getBoundingClientRect(); return clientY >= top && clientY < bottom; });
      if (!other || other === held) return;
      const { top, height } = other.getBoundingClientRect();
      list.insertBefore(held, clientY < top + height / 2 ? other : other.nextSibling);
    };
    onmouseup = () => { held = undefined; };
  </script>`;

/** The same of parts without a role. */
const stacked = sortable
  .replace('li {', '.card {')
  .replace(/<(\/?)ul/g, '<$1div')
  .replace(/<li>/g, '<div class="card">')
  .replace(/<\/li>/g, '</div>')
  .replaceAll("'li'", "'.card'");

/** An editor that is a document of its own, with buttons of one letter and of an icon. */
const designed = `
  <p><button id="b" onmousedown="event.preventDefault()">B</button> <button id="i" onmousedown="event.preventDefault()"><i class="fa fa-italic"></i></button></p>
  <iframe id="frame" srcdoc="<body>Sun after noon</body>" onload="frame.contentDocument.designMode = 'on'"></iframe>
  <button onclick="log(frame.contentDocument.body.innerHTML)">Keep</button>
  <script>b.onclick = () => frame.contentDocument.execCommand('bold'); i.onclick = () => frame.contentDocument.execCommand('italic');</script>`;

/** Items that unfold under the pointer, and take a click without any change that is seen. */
const hovered = `
  <style>.m, .m ul { list-style: none; margin: 0; padding: 0 } .m li { position: relative; width: 90px; background: #eee } .m ul { display: none; position: absolute; left: 90px; top: 0 } .m li:hover > ul { display: block }</style>
  <ul class="m"><li>Tools<ul><li>Saws<ul><li onclick="log('Jigsaw')">Jigsaw</li><li onclick="log('Hacksaw')">Hacksaw</li></ul></li><li onclick="log('Rasp')">Rasp</li></ul></li><li>Paint</li></ul>`;

/** Folders tell nothing of themselves but that their lists are folded away; a name that is clicked tells itself. */
const branches = `
  <style>li ul { display: none } li.on > ul { display: block } li i { display: inline-block; width: 12px; height: 12px; background: gray; cursor: pointer } li a { cursor: pointer }</style>
  <ul id="root"></ul>
  <script>
    const grow = (list, node) => {
      for (const [name, inner] of Object.entries(node)) {
        const item = list.appendChild(document.createElement('li'));
        item.innerHTML = (inner ? '<i></i>' : '') + '<a></a>' + (inner ? '<ul></ul>' : '');
        item.querySelector('a').textContent = name;
        item.querySelector('a').onclick = () => log(name);
        if (inner) item.querySelector('i').onclick = () => item.classList.toggle('on');
        if (inner) grow(item.querySelector('ul'), inner);
      }
    };
    grow(root, { Wood: { Soft: { Pine: 0, Larch: 0 }, Hard: { Oak: 0 } }, Stone: { Slate: 0 } });
  </script>`;

/** A title that leads to months, and these to years. */
const drilled = leaf(
  `<b onclick="step(-1)" class="prev">«</b> <b id="named" class="switch" onclick="view += 1; draw()"></b> <b onclick="step(1)" class="next">»</b><p id="over"></p>
  <script>
    let view = 0;
    const step = (by) => (view === 0 ? turn(by) : ((year += view === 1 ? by : by * 10), draw()));
    const tell = () => {
      const from = year - (year % 10);
      named.textContent = [months[month] + ' ' + year, year, from + ' to ' + (from + 9)][view];
      days.hidden = view > 0;
      over.innerHTML = (view === 1 ? months : view === 2 ? Array.from({ length: 10 }, (_, at) => from + at) : []).map((name) => '<button>' + String(name).slice(0, 4) + '</button>').join('');
    };
    over.onclick = ({ target }) => {
      if (view === 2) year = Number(target.textContent);
      else month = [...over.children].indexOf(target);
      view -= 1;
      draw();
    };
  </script>`,
  'readonly',
);

/** What is in the basket decides, and what lies over the page. */
const till = (inside: string, over: string) =>
  `<a href="#">Basket (${inside})</a><p>Price: €20</p><button onclick="log('shop')">Shop</button><button onclick="log('pay')">Pay</button>${over}`;
const notice = '<div id="note" class="cookie-banner">We bake cookies <button onclick="note.remove()">Close</button></div>';
const ways = (more: string) => `${more}<button onclick="log('left')">Left</button><button onclick="log('right')">Right</button>`;
const fruit = (more: string) => ways(`<ul><li>Figs</li><li>Limes</li></ul>${more}`);

/** It asks back in a box that says nothing of itself, over a page that has a button of the same name. */
const asking = `<ul>${['Figs', 'Limes'].map((name) => `<li>${name} <button aria-label="Delete" onclick="whose = this.parentNode; ask.hidden = false">×</button></li>`).join('')}</ul><script>let whose;</script><button onclick="ask.hidden = false">Clear</button>
  <button onclick="log('beneath')">Cancel</button><div id="ask" hidden>Sure? <button onclick="log('went'); whose?.remove(); ask.hidden = true">Yes</button>
  <button onclick="log('kept'); ask.hidden = true">No</button></div>`;
/** It stays open when it is answered, and says how often it was. */
const counting = `<button onclick="ask.hidden = false">Delete account</button><div id="ask" role="alertdialog" hidden aria-label="Are you sure?">
  <button onclick="times += 1; log('gone ' + times)">Yes</button> <button onclick="log('stayed')">No</button></div><script>let times = 0;</script>`;
const late = `<button onclick="log('again'); setTimeout(() => { out.innerHTML = '<button onclick=log(1)>See result</button>'; }, 200)">Compute</button><p id="out">`;
const stock = `<table><tr><th>Fruit</th><th>Crates</th></tr>${['Plum', 'Quince']
  .map((name) => `<tr><td>${name}</td><td onclick="log('${name} 1')" ondblclick="this.textContent = ''; log('${name} 2')">7</td></tr>`)
  .join('')}</table>`;
const note = `<button aria-label="Bold" onmousedown="event.preventDefault()" onclick="document.execCommand('bold')"><b>B</b></button>
  <div contenteditable id="written" aria-label="Note">The slow red fox</div><button onclick="log(written.innerHTML)">Save note</button>`;
const countries = `<form onsubmit="document.body.textContent = 'sent'; return false"><label>Vorname <input></label> <label>Nachname <input></label>
  <label>Land <select><option>Deutschland<option>Österreich</select></label><button>Weiter</button></form>`;
const over = (inside: string) => `<button onclick="document.title += ' Wetter'">Wetter</button>
  <div id="over" style="position: fixed; inset: 0; background: #000a"><div style="background: #fff; margin: 90px">${inside}</div></div>`;
const agreed =
  over(`<p>Wir verwenden Cookies und ähnliche Technologien.</p><button onclick="log('yes'); over.remove()">Alle akzeptieren</button>
  <button onclick="log('no'); over.remove()">Nur was nötig ist</button>`);
const offered = over(`<h2>10 % off!</h2><input placeholder="Your email"><button onclick="log('in'); over.remove()">Sign me up</button>
  <span role="button" aria-label="Close" style="cursor: pointer" onclick="log('shut'); over.remove()">×</span>`);
const folded = `<h3 onclick="this.nextElementSibling.style.display = 'block'">Details</h3>
  <div style="display: none">All that there is to say of it. <button onclick="log('Keep')">Keep</button></div>`;
const namesakes = `<ul>${['Work', 'Home'].map((name) => `<li><span style="cursor: pointer" onclick="const { style } = this.nextElementSibling; style.display = style.display === 'none' ? '' : 'none'">${name}</span><ul style="display: none"><li><span onclick="log('${name}')">notes</span></li><li><span>${name} plan</span></li></ul></li>`).join('')}</ul>`;
const lines = `<textarea>${'one of many words '.repeat(20)}last</textarea><input onchange="log(value)"><button>Keep</button>`;
const numbers = `<p>Tries: <span id="tries">0</span></p>${[30, 9, 3, 4].map((number) => `<div onclick="log(${number}); tries.textContent = 'one'">${number}</div>`).join('')}`;
/** A box that may be drawn anywhere, of which the page says nothing where it lies. */
const loose = boxes
  .replace('document.title', '')
  .replace(/log\([^;]*;/, 'keep = zone;')
  .replace('let held;', 'let held, keep;')
  .concat('<button onclick="log(keep.textContent)">Keep</button>');

/** A branch that a click only marks, and a key opens. */
const marked = `
  <style>[aria-expanded=false] > ul { display: none } [aria-selected=true] > b { background: silver }</style>
  <ul role="tree"><li role="treeitem" tabindex="0" aria-expanded="false" aria-selected="false"><b>Cellar</b><ul role="group"><li role="treeitem" tabindex="-1">Wine</li></ul></li></ul>
  <script>
    const branch = document.querySelector('[aria-expanded]');
    branch.onclick = () => branch.setAttribute('aria-selected', 'true');
    branch.onkeydown = ({ key }) => { if (key === 'ArrowRight') { branch.setAttribute('aria-expanded', 'true'); log('opened'); } };
  </script>`;

/** Words are taken into the field one by one, by Enter, and leave it by their cross. */
const tags = `
  <label>Tags <input id="in"></label><p id="words"></p><button onclick="log([...words.children].map((tag) => tag.firstChild.data))">Keep</button>
  <script>
    const add = (name) => { const tag = words.appendChild(document.createElement('span')); tag.innerHTML = name + '<button onclick="this.parentElement.remove()">×</button> '; };
    add('green');
    document.querySelector('#in').onkeydown = ({ key, target }) => { if (key === 'Enter' && target.value) { add(target.value); target.value = ''; } };
  </script>`;

/** A cell that is clicked twice becomes a field; its table is sorted by a header, whose button says what it does. */
const sheet = `
  <table><thead><tr><th aria-sort="none"><div><span>Item</span><span role="button" tabindex="0" aria-label="Item: press to sort"></span></div><th><div><span>Stock</span></div></thead>
  <tbody><tr><td>Lamp<td>4</tr><tr><td>Desk<td>7</tr></tbody></table>
  <script>for (const cell of document.querySelectorAll('td:nth-child(2)')) cell.ondblclick = () => {
    cell.innerHTML = '<input value="' + cell.textContent + '">';
    const [field] = cell.children;
    field.focus();
    field.onkeydown = ({ key }) => { if (key === 'Enter') { cell.textContent = field.value; log(cell.parentElement.textContent); } };
  };
  const [head] = document.querySelectorAll('th');
  head.onclick = () => { head.setAttribute('aria-sort', head.ariaSort === 'ascending' ? 'descending' : 'ascending'); log(head.ariaSort); };</script>`;

/** Two leaves side by side, with signs alone to turn them; in words the field takes no day. */
const paired = `
  <style>#cal { display: none } #cal.on { display: block } i, #cal b { cursor: pointer; padding: 2px }</style>
  <label>Day of delivery <input id="on"></label><div id="cal"></div>
  <script>
    let at = 10;
    const month = (n) => '<div><span>' + new Date(2026, n, 1).toLocaleDateString('en', { month: 'long', year: 'numeric' }) + '</span></div><div>' +
      Array.from({ length: new Date(2026, n + 1, 0).getDate() }, (_, d) => '<b onclick="take(' + n + ',' + (d + 1) + ')">' + (d + 1) + '</b>').join('') + '</div>';
    const show = () => { cal.innerHTML = '<i onclick="at -= 1; show()"><svg width="10" height="10"></svg></i>' + month(at).replace('</span>', '</span><i onclick="at += 1; show()"><svg width="10" height="10"></svg></i>') + month(at + 1); };
    const take = (n, d) => { const day = new Date(2026, n, d); document.querySelector('#on').value = (day.getMonth() + 1) + '/' + day.getDate() + '/' + day.getFullYear(); cal.className = ''; log(document.querySelector('#on').value); };
    document.querySelector('#on').onfocus = () => { cal.className = 'on'; show(); };
  </script>`;

const lamps = (more = '') =>
  `<h1>Lamps</h1><table><tr><th>Model</th><th>Price</th><th>Stars</th><th>Since</th><th>Stock</th><th></th></tr>${[
    ['Luma', '€ 49,00', '4.1', '02/11/2025', '3'],
    ['Orbis', '€ 19,90', '3.2', '14/03/2026', '0'],
    ['Tulip', '€ 29,00', '4.7', '09/01/2026', '12'],
    ['Pico', '€ 24,50', '3.4', '21/08/2026', '3'],
  ]
    .map(
      (cells) =>
        `<tr><td>${cells.join('</td><td>')}</td><td><button onclick="document.title += ' ${cells[0]}'">Put aside</button></td></tr>`,
    )
    .join('')}</table>${more}`;
const toppings = `${['Olives', 'Capers', 'Egg']
  .map(
    (name) =>
      `<div><span role="checkbox" tabindex="0" aria-checked="false" aria-label="${name}" onclick="this.setAttribute('aria-checked', 'true')">☐</span> ${name}</div>`,
  )
  .join(
    '',
  )}<button onclick="log([...document.querySelectorAll('[aria-checked=true]')].map((box) => box.getAttribute('aria-label')).join())">Bake</button>`;

const taking = `<ul>${['Beans', 'Peas', 'Kale'].map((name) => `<li><a href="#${name}" onclick="log('${name}')">${name}</a> <button onclick="log('took ${name}')">Pick</button></li>`).join('')}</ul>`;
const words = `${['mango', 'cherry', 'apple'].map((word) => `<button onclick="log((document.title + ' ${word}').replace('Widgets ', ''))">${word}</button>`).join('')}`;
/** The stars for the food stand from right to left in the document, as those that style can colour do. */
const stars = `<p>Service <span id="a"></span></p><p>Food <span id="b" style="display: inline-flex; flex-direction: row-reverse"></span></p><script>
  for (let at = 1; at <= 5; at += 1) for (const [around, what, n] of [[a, 'service', at], [b, 'food', 6 - at]]) {
    const star = document.createElement('i'); star.textContent = '☆'; star.style.cursor = 'pointer'; star.onclick = () => log(what + ' ' + n); around.append(star);
  }</script>`;
const climbing = `<ul id="u">${['Eggs', 'Milk', 'Rice'].map((name) => `<li><span>${name}</span> <button title="Up">▲</button><button title="Down">▼</button></li>`).join('')}</ul>
  <button onclick="log([...u.querySelectorAll('span')].map((each) => each.textContent).join())">Keep</button>
  <script>u.onclick = ({ target }) => { const item = target.closest('li');
    if (target.title === 'Up') item.previousElementSibling?.before(item); if (target.title === 'Down') item.nextElementSibling?.after(item); };</script>`;
const thermostat = `<div>Temperature</div><button onclick="turn(-1)">-</button> <span id="v">21°C</span> <button onclick="turn(1)">+</button>
  <button onclick="log(String(degrees))">Keep</button><script>let degrees = 21; const turn = (by) => { degrees += by; v.textContent = degrees + '°C'; };</script>`;

const filtering = `<input placeholder="Filter" oninput="log(this.value)"><ul><li>Amsterdam</li><li>Hamburg</li></ul>`;
const unsearchable = `Director <input> Year <input> <button onclick="log('sent')">Search</button>`;
const table: readonly (readonly [goal: string, body: string, said: string])[] = [
  ['Click "Put aside" for all lamps with fewer than 5 in stock', lamps(), 'Widgets Luma Orbis Pico'],
  ['Click "Put aside" for all lamps with more than 4 legs', lamps(), 'nothing that is called'],
  ['Click "Put aside" for the second cheapest lamp with at least 4 stars', lamps(), 'Widgets Luma'],
  ['Click "Put aside" for the newest lamp', lamps(), 'Widgets Pico'],
  ['Click "Put aside" for the newest lamp', lamps().replaceAll(/14\/03|21\/08/g, '03/02'), 'nothing that is called'],
  ['Click "Put aside" for the lamps with the lowest price', lamps().replace('49,00', '19,90'), 'Widgets Luma Orbis'],
  ['Click "Put aside" for the cheapest lamp', lamps('Page 1 of 3 <button>Next</button>'), 'only a part'],
  ['Tick everything except Olives, then click Bake', toppings, 'Capers,Egg'],
  ['Set the arrival to 30 June 2030 and click Keep', turned, '2030/6/30'],
  ['Choose 2031-02-01 as the arrival, then press Keep', turned, '2031/2/1'],
  ['Set the arrival to 12/28/2029 and click Keep', turned, '2029/12/28'],
  ['Set the arrival to 9 March 2043 and click Keep', listed, '2043/3/9'],
  ['Set the arrival to 9 March 1961 and click Keep', drilled, '1961/3/9'],
  ['Set the arrival to 7 August 2028 and click Keep', turned, '2028/8/7'],
  ['Find and click the folder or file named "Oak" in the tree', branches, 'Oak'],
  ['If the basket is empty, click Shop, otherwise click Pay', till('0', ''), 'shop'],
  ['If there is a banner close it, then, if the price is under 30, click Pay', till('2', notice), 'pay'],
  ['Unless the price is under 30, click Shop. Close the banner if there is one. Click Pay', till('2', ''), 'pay'],
  ['If the price is under 30 dollars, click Shop', till('2', ''), "can't be compared"],
  ['If the basket is empty, click Shop', till('2', '<button>Empty the basket</button>'), 'Widgets'],
  ['If the basket is empty, click Shop', ways('<a href="#">Basket</a><button>Empty the basket</button>'), 'does not tell'],
  ['If the box Terms is not ticked, tick it and click Left', ways('<label><input type="checkbox"> Terms</label>'), 'left'],
  ['If the box Terms is ticked, click Left, otherwise click Right', ways('<label><input type="checkbox"> Terms</label>'), 'right'],
  ['Click Left unless it is disabled. Click Right', ways(''), 'right'],
  ['If Name is empty, click Left, else click Right', ways('<label>Name <input value="Ada"></label>'), 'right'],
  ['If the list contains "Figs", click Left, otherwise click Right', fruit(''), 'left'],
  ['If the list contains "Kiwis", click Left, otherwise click Right', fruit(''), 'right'],
  [
    'If the list contains "Kiwis", click Left, otherwise click Right',
    fruit('<nav class="pagination"><a href="#">1</a><a href="#2">Next</a></nav>'),
    "can't be told",
  ],
  ['If there is no button "Send", click Left', ways(''), 'left'],
  ['If there is no button Send parcel, click Left', ways('<p>The parcel shop</p>'), "can't be told"],
  ['If there is no button "Send", click Left', ways('<dialog open style="position:fixed;inset:0">Hello</dialog>'), 'a dialog lies'],
  ['If you are logged in, click Left, otherwise click Right', ways('<a href="#">Sign in</a>'), 'right'],
  ['Unless you are logged in, click Left', ways('<a href="#">Log out</a>'), 'Widgets'],
  ['If you are logged in, click Left', ways(''), 'does not tell'],
  ['If there is a newsletter pop-up, close it and click Left', ways(''), 'not clear'],
  ['Set the slider to 33, then click Keep', dial, '33'],
  ['Set the dimmer to 61 and click Keep', dial, '61'],
  ['Move the slider to the end and click Keep', dial, '80'],
  ['Enter Bergen as the harbour and click Keep', offering('h.after(box)', 0), 'Bergen taken'],
  ['Enter Bremen as the harbour and click Keep', offering('h.after(box)', 450), 'Bremen taken'],
  ['Fill "Bremerhaven" into Harbour and press Keep', offering('h.parentElement.after(box)', 300), 'Bremerhaven taken'],
  [
    'Enter Bremen as the harbour and Anna as the skipper, then click Keep',
    offering('h.after(box)', 300, 'Skipper <input>'),
    'Bremen taken',
  ],
  ['Enter Oslo as the harbour and click Keep', offering('h.after(box)', 0), 'typed only'],
  ['Set the arrival from 3 July 2030 to 12 July 2030 and click Keep', span, '2030/7/3 to 2030/7/12'],
  ['Make everything italic and click Keep', editor, '<i>Rain until noon</i>'],
  ['Open Tools, then Saws, then click Hacksaw', hovered, 'Hacksaw'],
  ['Drag Jug into Shelf', boxes, 'Jug in Shelf'],
  ['Drag Cup into Drawer', boxes, 'Cup in Drawer'],
  ['Drag Fold to the 1st position, then click Keep', sortable, 'Fold,Wash,Dry,Iron'],
  ['Drag Wash to the 3rd position, then click Keep', sortable, 'Dry,Fold,Wash,Iron'],
  ['Drag Fold to the 1st position, then click Keep', stacked, 'Fold,Wash,Dry,Iron'],
  ['Put Wash last and click Keep', stacked, 'Dry,Fold,Iron,Wash'],
  ['Sort the list alphabetically and click Keep', sortable, 'Dry,Fold,Iron,Wash'],
  ['Make the word "after" bold and click Keep', designed, 'Sun <b>after</b> noon'],
  ['Drag Jug into Shelf, then click Keep', loose, 'Shelf'],
  ['Expand Cellar', marked, 'opened'],
  ['Add the tags red and blue, then click Keep', tags, 'green,red,blue'],
  ['Remove the tag green, add the tag red and click Keep', tags, 'red'],
  ['Set the stock of Desk to 12', sheet, 'Desk12'],
  ['Sort the table by Item, descending', sheet, 'descending'],
  ['Pick 28 February 2027 as the day of delivery', paired, '2/28/2027'],
  ['Make everything italic and click Keep', designed, '<i>Sun after noon</i>'],
  ['Click Clear and cancel the dialog', asking, 'kept'],
  ['Delete the file Figs', asking, 'went'],
  ['Delete the account and confirm', counting, 'gone 1'],
  ['Delete the account and answer yes', counting, 'gone 1'],
  ['Click Compute, wait until "See result" appears and click it', late, '1'],
  ['Fill in the first name Jo and the last name Ku, country Austria, then continue', countries, 'has no option'],
  ['Open Wetter', agreed, 'no Wetter'],
  ['Click Wetter', offered, 'shut Wetter'],
  ['Expand the section below and click Keep', folded, 'Keep'],
  ['Find the file "notes" in the tree and click on it', namesakes, 'alike'],
  ['Open the folder "Home" and click on the file "notes" in it', namesakes, 'Home'],
  ['Type the last word of the text area into the field and click Keep', lines, 'last'],
  ['Click the number that is smaller than 4', numbers, '3'],
  ['Pick Peas', taking, 'took Peas'],
  ['Choose the third one', taking, 'Kale'],
  ['Click the buttons in alphabetical order', words, 'apple cherry mango'],
  ['Click the buttons in descending order', words, 'does not tell'],
  ['Rate the service 4 stars', stars, 'service 4'],
  ['Filter the list by "ham"', filtering, 'ham'],
  ['Search for films by Adler', unsearchable, 'no search field'],
  ['Give the food 2 stars', stars, 'food 2'],
  ['Set the rating to 3 stars', stars, 'nothing'],
  ['Move "Rice" to the top of the list and click Keep', climbing, 'Rice,Eggs,Milk'],
  ['Make Eggs the last item with the arrow buttons, then click Keep', climbing, 'Milk,Rice,Eggs'],
  ['Double click the crates of Quince', stock, 'Quince 2'],
  ['Make the word red bold in the note and save the note', note, 'The slow <b>red</b> fox'],
  ["Make 'slow' bold and save the note", note, 'The <b>slow</b> red fox'],
  ['Set the temperature to 18° with the + and - buttons and click Keep', thermostat, '18'],
];

t.test('what lies under something is missing for that, and says so', async (t) => {
  const url = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><div style="position: relative; width: 300px"><button>Send</button> <input aria-label="Note">
      <div id="busy" style="position: absolute; inset: 0; background: #fffc">Sending…</div></div><button>Help</button>`);
  });
  await page.goto(url);
  const { end, last } = await told(t, page, 'Click Send');
  t.match(end, { type: 'missing', what: /^button "Send" is covered by <div#busy> “Sending…”$/ });
  t.match(last.text, /^--- textbox "?Note"? is covered by <div#busy>/m);
});

for (const [goal, body, said] of table) {
  t.test(goal, async (t) => {
    const url = await site(t, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Widgets</title><script>const log = (what) => { document.title = what; };</script>${body}`);
    });
    await page.goto(url);
    const { end, last } = await told(t, page, goal);
    if (end.type === 'missing') t.match(end.what, said);
    else t.match({ end, title: last.title }, { end: { type: 'done' }, title: said }, JSON.stringify(end));
  });
}
