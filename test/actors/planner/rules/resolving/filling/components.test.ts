/** Controls as the well-known libraries of components build them: what is to be seen of them is seldom what holds their state. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** A list that is typed into to look for an option, and holds only what was picked. */
const lookedFor = `<label for="depot">Depot</label><input id="depot" type="text" role="combobox" aria-expanded="false" aria-controls="all" autocomplete="off">
  <ul id="all" role="listbox" aria-label="Depot" hidden>${['Aarhus', 'Esbjerg', 'Odense'].map((name) => `<li role="option">${name}</li>`).join('')}</ul>
  <button onclick="log(held)">Keep</button><script>let held = '';
  const show = (on) => { all.hidden = !on; depot.setAttribute('aria-expanded', on); };
  depot.onfocus = () => show(true); depot.onclick = () => show(true);
  depot.oninput = () => { show(true); for (const one of all.children) one.hidden = !one.textContent.toLowerCase().startsWith(depot.value.toLowerCase()); };
  depot.onblur = () => setTimeout(() => { show(false); depot.value = held; }, 100);
  all.onmousedown = (event) => { event.preventDefault(); held = event.target.textContent; depot.value = held; show(false); };</script>`;

/** Rows that are selected by a box of which only the drawing is seen; a click elsewhere only moves the focus. */
const grid = `<style>.box{display:inline-block;position:relative;width:16px;height:16px;border:1px solid;cursor:pointer}.box input{position:absolute;inset:0;opacity:0;margin:0;width:100%;height:100%}</style>
  <div role="grid" aria-label="Vans">${['Red van', 'Blue van', 'Green van']
    .map(
      (name) =>
        `<div role="row"><div role="gridcell" tabindex="-1"><div class="box" role="presentation"><input type="checkbox" tabindex="-1" aria-label="Press Space to toggle row selection"></div></div><div role="gridcell" tabindex="-1">${name}</div><div role="gridcell" tabindex="-1">${name.length * 900} km</div></div>`,
    )
    .join('')}</div>
  <button onclick="log([...document.querySelectorAll('[role=row]')].filter((row) => row.querySelector('input').checked).map((row) => row.children[1].textContent).join())">Send to wash</button>`;

const editor = `<label>Subject <input id="subject"></label><button aria-pressed="false" onclick="document.execCommand('bold')" onmousedown="event.preventDefault()">Bold</button>
  <div id="body" contenteditable="true" role="textbox" style="min-height:60px;border:1px solid" oninput="this.removeAttribute('aria-label')" aria-label="Write here"></div><button onclick="log(document.getElementById('body').innerHTML)">Send</button>`;

/** It parses what is typed only where that is written its own way, and shows the month of today. */
const month = `<label>Delivery day <input id="day" type="text" autocomplete="off"></label><div id="cal" hidden></div><button onclick="log(day.value)">Order</button><script>
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  let at = new Date(2030, 2, 1);
  const draw = () => { cal.innerHTML = '<a title="Prev" style="cursor:pointer" onclick="turn(-1)">Prev</a> <a title="Next" style="cursor:pointer" onclick="turn(1)">Next</a> <span>' + names[at.getMonth()] + '</span> <span>' + at.getFullYear() + '</span><table><tr>'
    + Array.from({ length: 28 }, (_, n) => (n % 7 ? '' : '</tr><tr>') + '<td><a href="#" onclick="take(event, ' + (n + 1) + ')">' + (n + 1) + '</a></td>').join('') + '</tr></table>'; };
  const turn = (by) => { at.setMonth(at.getMonth() + by); draw(); };
  const take = (event, n) => { event.preventDefault(); day.value = at.getFullYear() + '-' + String(at.getMonth() + 1).padStart(2, '0') + '-' + String(n).padStart(2, '0'); cal.hidden = true; };
  day.onfocus = () => { cal.hidden = false; draw(); };</script>`;

/** The same, which glides into view once the field has the focus. */
const gliding = month
  .replace('day.onfocus = () => {', 'day.onfocus = () => setTimeout(() => {')
  .replace(/ \};<\/script>$/, ' }, 250);</script>');

/** A field that unfolds a calendar, whose head says the year first. */
const unfolding = `<label>Sailing day <input id="day" type="text" role="combobox" aria-haspopup="dialog" aria-controls="cal" aria-expanded="false" autocomplete="off"></label><div id="cal" hidden></div><button onclick="log(day.value)">Sail</button><script>
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  let at = new Date(2030, 10, 1);
  const show = (on) => { cal.hidden = !on; day.setAttribute('aria-expanded', on); };
  const draw = () => { cal.innerHTML = '<button aria-label="Previous Year" onclick="turn(-12)"></button><button aria-label="Previous Month" onclick="turn(-1)"></button><button>' + at.getFullYear() + '</button><button>' + names[at.getMonth()] + '</button><button aria-label="Next Month" onclick="turn(1)"></button><button aria-label="Next Year" onclick="turn(12)"></button><table role="grid"><tr>'
    + Array.from({ length: 28 }, (_, n) => (n % 7 ? '' : '</tr><tr>') + '<td onclick="take(' + (n + 1) + ')"><div><span>' + (n + 1) + '</span></div></td>').join('') + '</tr></table>'; };
  const turn = (by) => { at.setMonth(at.getMonth() + by); draw(); };
  const take = (n) => { day.value = at.getFullYear() + '-' + String(at.getMonth() + 1).padStart(2, '0') + '-' + String(n).padStart(2, '0'); show(false); };
  day.onclick = () => { show(true); draw(); }; day.onchange = () => { day.value = ''; };</script>`;

/** A list that is typed into to look for one of its days. */
const daysListed = lookedFor
  .replaceAll('Depot', 'Slot')
  .replaceAll('depot', 'slot')
  .replace('Aarhus', '12 May 2030')
  .replace('Odense', '14 May 2030');

/** Options of which only an outer box is marked, in a list that stays open. */
const marked = `<span id="call">Crew</span><div id="crew" role="combobox" tabindex="0" aria-labelledby="call" aria-expanded="false" aria-haspopup="listbox">None yet</div>
  <div id="all" hidden>${['Ada', 'Ben', 'Cleo'].map((name) => `<div class="one"><div class="text">${name}</div></div>`).join('')}</div><button onclick="log(held.join())">Sail</button><script>const held = [];
  const show = (on) => { all.hidden = !on; crew.setAttribute('aria-expanded', on); };
  crew.onclick = () => show(true); crew.onkeydown = ({ key }) => { if (key === 'Escape') show(false); };
  all.onmouseover = ({ target }) => { for (const one of all.children) one.classList.toggle('one-active', one.contains(target)); };
  all.onclick = ({ target }) => { const one = target.closest('.one'); if (one) { one.classList.add('one-selected'); held.push(one.textContent); } };</script>`;

/** A slider of the browser's own, clipped away in the thumb that is drawn for it. */
const inThumb = `<style>.way{position:relative;display:inline-block;width:300px;height:4px;background:grey;margin:20px 0}.knob{position:absolute;width:20px;height:20px;top:-8px;border-radius:10px;background:blue}.knob input{position:absolute;width:100%;height:100%;clip:rect(0 0 0 0);overflow:hidden;margin:-1px}</style>
  <p id="load">Load</p><span class="way"><span class="knob" style="left:30%"><input type="range" min="0" max="50" value="15" aria-labelledby="load" oninput="log('Load ' + this.value)"></span></span>
  <p>Speed</p><input type="range" min="0" max="50" style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)" aria-label="Decoy" oninput="log('decoy')">`;

/** A slider that says its value, behind a field that only sends it; what it is called stands before both. */
const behindField = `<div style="display:flex"><div><label>Depth</label></div><div style="width:300px"><div style="position:relative"><input name="sent" value="0" tabindex="-1" style="display:none">
  <div style="height:4px;background:grey"></div><div role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="60" aria-valuenow="0" style="position:absolute;top:-8px;width:20px;height:20px;background:blue"
  onkeydown="const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0; const now = Number(this.getAttribute('aria-valuenow')) + by; this.setAttribute('aria-valuenow', now); log('Depth ' + now)"></div></div></div></div>`;
/** What it is called gives way to how it is used as soon as its calendar comes up, and the day is only picked. */
const renamed = month
  .replace('autocomplete="off"', 'readonly')
  .replace('day.onfocus = () => {', "day.onfocus = () => { day.setAttribute('aria-label', 'Use the arrow keys to pick a date');");

/** The calendar stands in the label of its field, over the field that comes next, and stays until its field is left by the key. */
const inLabels = `<style>label{display:block;position:relative;height:40px}.cal{position:absolute;top:34px;left:0;z-index:2;background:#fff;border:1px solid;width:260px}.cal span{cursor:pointer;display:inline-block;width:30px}</style>
  <label>First night <input id="from" autocomplete="off"></label><label>Last night <input id="to" autocomplete="off"></label><p style="margin-top:300px"></p><button onclick="log(document.getElementById('from').value + '/' + to.value)">Ask</button><script>
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  for (const field of document.querySelectorAll('input')) {
    const cal = Object.assign(document.createElement('div'), { className: 'cal', hidden: true });
    let at = new Date(2030, 3, 1);
    const draw = () => { cal.innerHTML = '<button type="button">‹</button><button type="button" class="title">' + names[at.getMonth()] + ' ' + at.getFullYear() + '</button><button type="button">›</button><div>' + Array.from({ length: 30 }, (_, n) => '<span>' + (n + 1) + '</span>').join('') + '</div>'; };
    cal.onclick = (event) => {
      event.preventDefault();
      const said = event.target.textContent;
      if (said === '‹' || said === '›') at.setMonth(at.getMonth() + (said === '›' ? 1 : -1));
      else if (event.target.tagName === 'SPAN') field.value = at.getFullYear() + '-' + String(at.getMonth() + 1).padStart(2, '0') + '-' + said.padStart(2, '0');
      draw();
      field.focus();
    };
    field.onfocus = () => { cal.hidden = false; draw(); };
    field.onkeydown = ({ key }) => { if (key === 'Tab') cal.hidden = true; };
    cal.onmousedown = (event) => event.preventDefault();
    field.after(cal);
  }</script>`;

/** Native lists, and a built one of which an option is off. */
const course = `<label>Teacher <select id="who"><option>Dr Moe<option>Dr Hill</select></label><label>Level <select id="level"><option>Beginner<option>Advanced</select></label>
  <button onclick="log(who.value + ' ' + level.value)">Save course</button>`;
const shifts = `<div id="call">Shift</div><div id="shift" role="listbox" aria-labelledby="call" tabindex="0" aria-expanded="false"><div id="shown">Pick one</div><div id="menu" hidden><div class="item" role="option">Morning</div><div class="disabled item" role="option">Night</div></div></div>
  <button onclick="log(shown.textContent)">Sign up</button><script>const show = (on) => { menu.hidden = !on; shift.setAttribute('aria-expanded', on); };
  shift.onclick = () => show(true); menu.onclick = (event) => { event.stopPropagation(); if (event.target.matches('.disabled')) return; shown.textContent = event.target.textContent; show(false); };</script>`;

/** A list of several behind a transparent field, whose face opens and closes it. */
const faced = `<label for="tongues">Tongues</label><div id="face" style="border:1px solid;width:200px;height:24px;cursor:pointer"><input id="tongues" type="search" role="combobox" readonly aria-expanded="false" aria-haspopup="listbox" aria-controls="few" style="opacity:0;width:90px"></div>
  <div id="drop" hidden><div role="listbox" id="few" style="height:0;width:0;overflow:hidden"><div role="option">Czech</div></div>${['Czech', 'Danish', 'Dutch'].map((name) => `<div aria-selected="false" class="one"><div>${name}</div></div>`).join('')}</div><button onclick="log(drop.hidden ? held.join() : 'open')">Keep</button><script>const held = [];
  const show = (on) => { drop.hidden = !on; tongues.setAttribute('aria-expanded', on); };
  face.onclick = () => show(drop.hidden); document.onkeydown = ({ key }) => { if (key === 'Escape') show(false); };
  drop.onclick = ({ target }) => { const one = target.closest('.one'); if (one) { one.setAttribute('aria-selected', 'true'); held.push(one.textContent); } };</script>`;

/** Two handles of one measure. */
const ends = ['Lowest', 'Highest']
  .map(
    (end) =>
      `<label>${end} rent <input type="range" min="0" max="2000" step="50" value="1000" onchange="log(document.title.replace('Site', '') + '${end} ' + this.value + ';')"></label>`,
  )
  .join('');

/** It forgets what is none of its options once it is left, and shows no list where none is near. */
const forgetful = `<label for="to">Recipient</label><input id="to" role="combobox" type="text" aria-expanded="false" autocomplete="off"><button onclick="log('to ' + held)">Save the schedule</button>
  <script>let held = 'nobody'; to.onblur = () => { to.value = ''; };</script>`;

for (const [goal, body, expected] of [
  ['Set the recipient to Zoe and press "Save the schedule"', forgetful, /did not keep "Zoe"/],
  ['Choose Dr Hill as the teacher, level Advanced, and save the course', course, 'Dr Hill Advanced'],
  ['Choose Dr Hill as the teacher, level Advanced, room 4, and save the course', course, /4/],
  ['Choose the Morning shift and press Sign up', shifts, 'Morning'],
  ['Set the first night to 2030-05-04 and the last night to 2030-06-21 and press Ask', inLabels, '2030-05-04/2030-06-21'],
  ['Choose 9 May 2030 as the delivery day and press Order', renamed, '2030-05-09'],
  ['Set the delivery day to 9 May 2030 and press Order', renamed, '2030-05-09'],
  ['Set the depot to Odense and press Keep', lookedFor, 'Odense'],
  ['Choose Esbjerg as the depot and press Keep', lookedFor, 'Esbjerg'],
  ['Select Blue van and Green van and press "Send to wash"', grid, 'Blue van,Green van'],
  ['Enter "Hello" into the editor, make it bold and press Send', editor, '<b>Hello</b>'],
  ['Set the delivery day to 14 May 2030 and press Order', month, '2030-05-14'],
  ['Enter 3 April 2030 as the delivery day and press Order', gliding, '2030-04-03'],
  ['Pick 15 January 2031 as the sailing day and press Sail', unfolding, '2031-01-15'],
  ['Choose 14 May 2030 as the slot and press Keep', daysListed, '14 May 2030'],
  ['Choose Ben and Cleo as crew and press Sail', marked, 'Ben,Cleo'],
  ['Choose Czech and Dutch as tongues and press Keep', faced, 'Czech,Dutch'],
  ['Choose Czech and Go as tongues and press Keep', faced.replaceAll('Dutch', 'Go'), 'Czech,Go'],
  ['Set the lowest rent to 500 and the highest to 1500', ends, 'Lowest 500;Highest 1500;'],
  ['Set the load to 40', inThumb, 'Load 40'],
  ['Set the decoy to 40', inThumb, /decoy/],
  ['Set the depth to 12', behindField, 'Depth 12'],
  [
    'Choose the Plus plan',
    '<label><input type="radio" name="p" onchange="log(1)">Free</label><label><input type="radio" name="p" onchange="log(2)">Plus</label>',
    '2',
  ],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
