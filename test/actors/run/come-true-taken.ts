/** Pairs (`come-true.ts`) of which the one does not take what is picked, ticked or sent: a day, an option or a thing that is off there. */
import type { Pair } from './come-true.ts';

const days = (cell: (day: number) => string) => {
  const all = Array.from({ length: 31 }, (_, at) => cell(at + 1));
  return Array.from({ length: 5 }, (_, week) => `<tr>${all.slice(week * 7, week * 7 + 7).join('')}</tr>`).join('');
};
const calendar = (cells: string, more = '') =>
  `<p><button>‹</button> <b>March 2027</b> <button>›</button></p><table>${cells}</table>${more}`;

export const taken: readonly Pair[] = [
  [
    'Enter Ida as the visitor, choose Attic as the room and book the visit',
    (
      bad,
    ) => `<div><label>Visitor <input id="who"></label> <label>Room <select id="room"><option>Hall<option>Attic</select></label><p id="said" style="color:${bad ? '#8e292c' : '#333'}"></p>
      <button onclick="of('said').textContent = '${bad ? 'Evening guests sit in the hall only' : 'See you in the attic, Ida'}'">Book visit</button></div>`,
  ],
  [
    'Enter the name Tim Ott and the work e-mail tim@ott.example and create the employee',
    (
      bad,
    ) => `<form onsubmit="event.preventDefault(); if (mail.getAttribute('aria-invalid') !== 'true') { of('all').innerHTML += '<li>' + who.value + '</li>'; this.reset(); }"><label>Name <input id="who"></label>
      <label>Work e-mail <input id="mail" oninput="this.setAttribute('aria-invalid', String(${bad})); of('said').textContent = '${bad ? 'Only those of our own house' : ''}'"></label> <small id="said"></small><button>Create employee</button></form><ul id="all"></ul>
      <script>const [who, mail] = [of('who'), of('mail')];</script>`,
  ],
  [
    'Set the arrival to March 14, 2027',
    (
      bad,
    ) => `<label>Arrival <input id="day" onfocus="of('all').hidden = false"></label><div id="all" hidden>${calendar(days((day) => (bad && day % 7 === 0 ? `<td><span>${day}</span></td>` : `<td><a href="#" onclick="of('day').value = '03/${day}/2027'; of('all').hidden = true; return false">${day}</a></td>`)))}</div>
      <label>Guests <input></label>`,
  ],
  [
    'Set the arrival to March 14, 2027',
    (
      bad,
    ) => `<label>Arrival <input id="day" readonly onclick="of('veil').hidden = false"></label><label>Guests <input></label><div id="veil" hidden style="position:fixed;inset:0;background:#ccc;padding:60px"><div style="background:white">
      ${calendar(
        days((day) => `<td><button onclick="picked = ${day}">${day}</button></td>`),
        `<button onclick="of('veil').hidden = true">Cancel</button> <button onclick="${bad ? '' : "of('day').value = '2027-03-' + picked;"} of('veil').hidden = true">OK</button>`,
      )}</div></div><script>let picked = 0;</script>`,
  ],
  [
    'Select Larch as the wood',
    (
      bad,
    ) => `<span>Wood</span><div id="wood" tabindex="0" style="cursor:pointer;position:relative;border:1px solid;height:24px;width:200px" onclick="of('all').hidden = !of('all').hidden"><span id="shown">Pick a wood</span>
      <div id="all" hidden style="position:absolute;top:26px;left:0;background:white">${['Beech', bad ? 'Larch (sold out)' : 'Larch', 'Spruce'].map((name) => `<div style="cursor:pointer" onclick="${name.includes('(') ? 'event.stopPropagation()' : `of('shown').textContent = '${name}'`}">${name}</div>`).join('')}</div></div>`,
  ],
  [
    'Tick Ferry and Tent',
    (bad) =>
      `<div><span>Extras</span><div>${['Ferry', 'Bike', 'Tent'].map((name) => `<div role="checkbox" tabindex="0" aria-checked="false" aria-label="${name}" style="cursor:pointer" onclick="${bad && name === 'Tent' ? '' : "this.setAttribute('aria-checked', 'true')"}"><b>□</b> ${name}</div>`).join('')}</div></div>`,
  ],
  [
    'Delete the folder Plans',
    (
      bad,
    ) => `<ul role="tree">${['Drafts', 'Plans', 'Letters'].map((name) => `<li role="treeitem" tabindex="0">${name}</li>`).join('')}</ul><ul id="menu" role="menu" hidden style="position:fixed;top:150px;left:90px;background:white"><li role="menuitem" tabindex="0">Rename</li><li role="menuitem" tabindex="0" id="del">Delete</li></ul><script>let picked;
      for (const one of document.querySelectorAll('[role=treeitem]')) one.onclick = one.oncontextmenu = (event) => { event.preventDefault(); picked = one; of('menu').hidden = false; };
      of('del').onclick = () => { of('menu').hidden = true; ${bad ? '' : 'picked.remove();'} };</script>`,
  ],
  [
    'Enter name Linden, enter Floor 3 and click Keep',
    (bad) =>
      `<label>Name <input id="name"></label> <label>${bad ? 'Storey' : 'Floor'} <input id="floor" type="number" value="1"></label> <button onclick="toast('Kept ' + of('name').value)">Keep</button>`,
  ],
  [
    'Use metres and save',
    (bad) =>
      `<label>Unit <select id="unit"><option>feet<option>${bad ? 'yards' : 'metres'}</select></label> <button onclick="toast('Saved in ' + of('unit').value)">Save</button>`,
  ],
  [
    'Enter Harvest supper as the title and 55 as the guests, then save',
    (
      bad,
    ) => `<div role="dialog" aria-label="Evening"><label>Title <input id="title"></label><div><label>Guests <input id="n" type="number" oninput="of('note').textContent = '${bad ? 'No evening over 40 guests' : 'All at one long table'}'"></label> <span id="note" style="color:${bad ? '#b00020' : '#555'}"></span></div>
      <button onclick="fetch('/yes')">Save</button></div>`,
  ],
  [
    'Enter Ann as the name and set the arrival to 22:15',
    (
      bad,
    ) => `<label>Name <input></label><div><label>Arrival <input id="at" onchange="of('note').textContent = '${bad ? 'Choose a time before the doors are shut' : 'Until then the bar is open'}'"></label> <small id="note" class="field-${bad ? 'error' : 'help'}"></small></div>
      <label>Guests <input type="number"></label>`,
  ],
  [
    'Enter ines as the nickname and press Keep',
    (bad) =>
      `<label>Nickname <input id="nick" onblur="if (of('nick').value) of('note').textContent = '${bad ? 'ines is already taken' : 'ines is free'}'"></label><p id="note"></p><label>Town <input></label><button onclick="fetch('/yes')">Keep</button>`,
  ],
  [
    'Add the allergy "Sesame"',
    (
      bad,
    ) => `<style>.tags span{display:inline-block;min-width:80px}</style>${['Guests’ names', 'Allergies'].map((name, at) => `<div class="tags" style="border:1px solid"><label>${name}</label> <b></b><span contenteditable role="textbox" class="tag-input" aria-label="Tags input field" onkeydown="take(event, ${bad && at === 1})"></span></div>`).join('')}<script>
      const take = (event, no) => { if (event.key !== 'Enter') return; event.preventDefault(); const field = event.target; if (!no) field.previousElementSibling.innerHTML += '<i>' + field.textContent + '</i> <button>×</button> '; field.textContent = ''; };</script>`,
  ],
  [
    'Add the supplier "Acme"',
    (bad) =>
      `<h2>Suppliers</h2><ul id="all"><li>Birch Ltd</li></ul><label>${bad ? "Driver's name" : "Supplier's name"} <input id="name"></label> <button onclick="of('all').innerHTML += '<li>' + of('name').value + '</li>'; of('name').value = ''">Add</button>`,
  ],
  [
    'Choose berth 4 and click Book',
    (bad) =>
      `<style>.on rect{fill:orange}</style><svg width="200" height="60">${[3, 4, 5].map((n, at) => `<g class="berth" style="cursor:${bad && n === 4 ? 'not-allowed' : 'pointer'}" onclick="${bad && n === 4 ? '' : "this.classList.add('on')"}"><rect x="${at * 60}" y="5" width="40" height="40" fill="${bad && n === 4 ? 'grey' : 'green'}"/><text x="${at * 60 + 14}" y="30">${n}</text></g>`).join('')}</svg>
      <button onclick="panel('Thanks')">Book</button>`,
  ],
  [
    'Pick the table T2, then press Reserve',
    (bad) =>
      `<style>.me{background:gold}</style>${['T1', 'T2', 'T3'].map((name) => `<button class="place" onclick="${bad && name === 'T2' ? '' : "this.classList.add('me')"}">${name}</button>`).join(' ')}<p><button onclick="panel('Thanks')">Reserve</button></p>`,
  ],
];
