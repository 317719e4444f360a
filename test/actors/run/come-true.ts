/** Pages in pairs: on one of each what is asked for does not come true, on its twin it does; what says so differs from pair to pair. */

/** The goal, and the page's body and script. */
export type Pair = readonly [goal: string, body: (isBad: boolean) => string];

/** What pages use: `later(ms, then)`, `toast(text, ms, markup)` which puts markup with the text up and takes it away after that. */
export const prelude = `<script>
const later = (ms, then) => setTimeout(then, ms);
const of = (id) => document.getElementById(id);
const toast = (text, ms = 60000, markup = '<div class="toast"></div>') => {
  document.body.insertAdjacentHTML('beforeend', markup);
  const shown = document.body.lastElementChild;
  shown.textContent = text;
  later(ms, () => shown.remove());
};
const panel = (text) => document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:white;padding:80px"><div>' + text + '</div></div>');
</script>`;

const row = (name: string, more: string) => `<tr><td>${name}</td><td>${more}</td></tr>`;
const cards = (names: readonly string[], inside: (name: string) => string) =>
  names.map((name) => `<div class="card"><h3>${name}</h3>${inside(name)}</div>`).join('');

/** It is otherwise for a while, and falls back. */
export const fallenBack: readonly Pair[] = [
  [
    'Set the region to North',
    (bad) =>
      `<label>Region <select id="region" onchange="${bad ? "later(300, () => { region.value = 'South'; })" : "region.title = 'kept'"}"><option>South<option>North</select></label>`,
  ],
  [
    'Set the currency to Euro',
    (bad) =>
      `<label>Currency <select id="currency" onchange="${bad ? "later(950, () => { currency.value = 'Dollar'; })" : ''}"><option>Dollar<option>Euro</select></label><button onclick="${bad ? 'void 0' : "toast('Saved')"}">Save</button>`,
  ],
  [
    'Change the nickname to Zed and save',
    (
      bad,
    ) => `<label>Nickname <input id="nick" value="r4e"></label><div id="bar" hidden>Not saved yet <button id="save">Save</button></div><script>
      nick.onchange = () => { bar.hidden = false; };
      save.onclick = () => later(400, () => { bar.hidden = true; ${bad ? "nick.value = 'r4e';" : ''} });</script>`,
  ],
  [
    'Turn on Quiet hours',
    (bad) =>
      `<label><input type="checkbox" id="quiet" onchange="${bad ? 'later(1500, () => { quiet.checked = false; })' : ''}"> Quiet hours</label><button onclick="${bad ? 'void 0' : "toast('Saved')"}">Save</button>`,
  ],
  [
    'Set Copies to 3 and press Add to batch',
    (
      bad,
    ) => `<label>Copies <input id="copies" type="number" value="1"></label><button id="add">Add to batch</button><ul id="batch"></ul><script>
      add.onclick = () => { ${bad ? '' : "batch.innerHTML = '<li>3 copies</li>';"} copies.value = 1; };</script>`,
  ],
  [
    'Set the depot to Odense and press Keep',
    (
      bad,
    ) => `<label for="depot">Depot</label><input id="depot" type="text" role="combobox" aria-expanded="false" aria-controls="all"><ul id="all" role="listbox" hidden>${['Aarhus', bad ? 'Esbjerg' : 'Odense'].map((name) => `<li role="option">${name}</li>`).join('')}</ul>
      <button onclick="toast('Kept ' + held, 60000, '<p role=status></p>')">Keep</button><script>let held = '';
      const show = (on) => { all.hidden = !on; depot.setAttribute('aria-expanded', on); };
      depot.onfocus = () => show(true); depot.onclick = () => show(true); depot.onblur = () => later(100, () => { show(false); depot.value = held; });
      all.onmousedown = (event) => { event.preventDefault(); held = event.target.textContent; depot.value = held; show(false); };</script>`,
  ],
  [
    'Delete notes.txt',
    (
      bad,
    ) => `<ul>${['report.pdf', 'notes.txt'].map((name) => `<li>${name} <button onclick="ask(this)">Delete</button></li>`).join('')}</ul><script>
      const ask = (button) => { document.body.insertAdjacentHTML('beforeend', '<div id="veil" style="position:fixed;inset:0;background:#0008;transition:opacity .4s"><div role="dialog" aria-modal="true" aria-live="assertive" style="background:white;padding:20px;margin:90px"><h2>Are you sure?</h2><p>You won’t be able to revert this!</p><button id="yes">Yes, delete it!</button> <button>Cancel</button></div></div>');
        yes.onclick = () => { veil.style.opacity = 0.1; later(400, () => { veil.remove(); ${bad ? '' : 'button.parentNode.remove();'} }); }; };</script>`,
  ],
  [
    'Open the newest report',
    (
      bad,
    ) => `<h1>Reports</h1>${[3, 9, 5].map((day) => `<article><h2>Report of day ${day}</h2><p class="open">Published ${day} May 2026</p></article>`).join('')}
      <div id="veil" class="modal" style="position:fixed;inset:0;background:#fffe;padding:90px"><div role="dialog" aria-label="Cookies"><h2>We use cookies</h2><button onclick="veil.remove()">Accept all</button></div></div><script>
      ${bad ? '' : "for (const one of document.querySelectorAll('article')) one.onclick = () => { document.body.innerHTML = '<h1>' + one.querySelector('h2').textContent + '</h1><p>All of it.</p>'; };"}</script>`,
  ],
  [
    'Follow Night shift',
    (bad) => `${cards(['Morning shift', 'Night shift'], () => '<button onclick="turn(this)">Follow</button>')}<script>
      const turn = (b) => { b.textContent = 'Following'; later(800, () => { ${bad ? "b.textContent = 'Follow'; toast('Something odd came up')" : "toast('You hear from us now')"} }); };</script>`,
  ],
  [
    'Like the photo of Mia',
    (
      bad,
    ) => `${cards(['Photo by Bo', 'Photo by Mia'], () => '<button aria-label="Like" aria-pressed="false" onclick="turn(this)">♥</button> <span>12</span> likes')}<script>
      const put = (b, on) => { b.setAttribute('aria-pressed', on); b.nextElementSibling.textContent = on ? 13 : 12; };
      const turn = (b) => { put(b, true); later(1100, () => { ${bad ? 'put(b, false)' : "b.title = 'kept'"} }); };</script>`,
  ],
  [
    'Turn on Dark mode',
    (
      bad,
    ) => `<ul class="settings">${['Sounds', 'Dark mode'].map((name) => `<li><span>${name}</span><div role="switch" tabindex="0" aria-label="${name}" aria-checked="false" onclick="turn(this)" style="width:40px;height:20px;background:#ccc"></div></li>`).join('')}</ul><script>
      const turn = (s) => { s.setAttribute('aria-checked', true); later(600, () => { ${bad ? "s.setAttribute('aria-checked', false); toast('Comes with the paid plan')" : "toast('Easy on the eyes')"} }); };</script>`,
  ],
  [
    'Drag "Fix sink" to Done',
    (
      bad,
    ) => `<style>.col{display:inline-block;width:180px;min-height:200px;vertical-align:top;border:1px solid}</style><div class="board">${['To do', 'Done'].map((name, at) => `<section class="col" aria-label="${name}" ondragover="event.preventDefault()" ondrop="put(this)"><h2>${name}</h2>${at === 0 ? '<div class="task" draggable="true" id="task" ondragstart="event.dataTransfer.setData(\'text/plain\', \'x\')">Fix sink</div><div class="task" draggable="true">Buy paint</div>' : '<div class="task" draggable="true">Call Ann</div>'}</section>`).join('')}</div><script>
      const put = (col) => { event.preventDefault(); const from = task.parentNode; col.append(task); later(900, () => { ${bad ? "from.append(task); task.insertAdjacentHTML('afterbegin', '<i>!</i> ')" : "task.insertAdjacentHTML('afterbegin', '<i>✓</i> ')"} }); };</script>`,
  ],
  [
    'Assign ticket 12 to Ines',
    (
      bad,
    ) => `<table><tr><th>Ticket</th><th>Assignee</th></tr>${['11', '12'].map((nr) => row(`Ticket ${nr}`, `<select aria-label="Assignee" onchange="give(this)"><option>Nobody<option>Bo<option>Ines</select>`)).join('')}</table><script>
      const give = (list) => { later(1200, () => { ${bad ? "list.value = 'Nobody'; toast('Ines is on leave', 60000, '<p role=status></p>')" : "toast('Ines gets a mail', 60000, '<p role=status></p>')"} }); };</script>`,
  ],
  [
    'Add Oak chair to favourites',
    (
      bad,
    ) => `${cards(['Oak chair', 'Pine desk'], (name) => `<p>€ 40</p><button onclick="turn(this)" aria-label="Add ${name} to favourites">♡</button>`)}<p>Favourites: <b id="count">0</b></p><script>
      const turn = (b) => { const was = b.getAttribute('aria-label'); b.setAttribute('aria-label', was.replace('Add', 'Remove').replace('to fav', 'from fav')); b.textContent = '♥'; count.textContent = 1;
        fetch('${bad ? '/no' : '/yes'}').then((r) => { if (!r.ok) later(500, () => { b.setAttribute('aria-label', was); b.textContent = '♡'; count.textContent = 0; toast('Hm.'); }); }); };</script>`,
  ],
  [
    'Delete the note Plum',
    (
      bad,
    ) => `<ul id="shelf">${['Fig', 'Plum', 'Quince'].map((name) => `<li><span>${name}</span> <button onclick="drop(this.parentNode)">Delete</button></li>`).join('')}</ul><script>
      const drop = (row) => { const next = row.nextSibling; row.remove(); later(900, () => { ${bad ? "shelf.insertBefore(row, next); toast('Plum is in use')" : "toast('Bye, Plum')"} }); };</script>`,
  ],
  [
    'Archive Weekly digest',
    (
      bad,
    ) => `<div role="list">${['Invoice', 'Weekly digest'].map((name) => `<div role="listitem"><a href="#m">${name}</a> <button onclick="away(this.parentNode)">Archive</button></div>`).join('')}</div><script>
      const away = (row) => { row.hidden = true; toast('Archived', 60000, '<div class="snackbar"></div>'); document.querySelector('.snackbar').insertAdjacentHTML('beforeend', ' <button>Undo</button>');
        later(1000, () => { ${bad ? "row.hidden = false; document.querySelector('.snackbar').textContent = 'Too old for the archive'" : ''} }); };</script>`,
  ],
  [
    'Star lantern',
    (
      bad,
    ) => `<table>${['kettle', 'lantern'].map((name) => row(name, '<button class="star" onclick="turn(this)">Star</button>')).join('')}</table><script>
      const turn = (b) => { b.textContent = 'Starred'; fetch('${bad ? '/doubt' : '/yes'}', { method: 'POST' }).then((r) => r.text()).then((said) => { if (said === 'no') b.textContent = 'Star'; }); };</script>`,
  ],
  [
    'Pin the message from Bo',
    (
      bad,
    ) => `${cards(['Ann', 'Bo'], () => '<p>See you</p><a href="#" role="button" onclick="turn(this); return false">Pin</a>')}<p id="flag"></p><script>
      const turn = (b) => { b.textContent = 'Unpin'; later(700, () => { ${bad ? "b.textContent = 'Pin'; flag.textContent = '⚑ 3 of 3'" : "flag.textContent = '⚑ 3 of 4'"} }); };</script>`,
  ],
  [
    'Join the group Potters',
    (
      bad,
    ) => `<div class="grid">${['Weavers', 'Potters'].map((name) => `<div class="tile"><strong>${name}</strong><span class="n">8 members</span><button class="btn" onclick="turn(this)">Join</button></div>`).join('')}</div><script>
      const turn = (b) => { const n = b.previousElementSibling; b.textContent = 'Leave'; n.textContent = '9 members'; later(1400, () => { ${bad ? "b.textContent = 'Join'; n.textContent = '8 members'" : "n.textContent = '9 members, you among them'"} }); };</script>`,
  ],
];

/** It says so, for a short while, late, or where no message is expected. */
export const whispered: readonly Pair[] = [
  [
    'Add Oak chair to the cart',
    (bad) => `${cards(['Oak chair', 'Pine desk'], (name) => `<button onclick="put('${name}')">Add to cart</button>`)}<x-bar></x-bar><script>
      customElements.define('x-bar', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<div id="t"></div>'; } });
      const put = (name) => { document.querySelector('x-bar').shadowRoot.getElementById('t').textContent = ${bad ? "'Deliveries to your region are paused'" : "name + ' is in your cart'"}; };</script>`,
  ],
  [
    'Add Pine desk to the cart',
    (bad) => `${cards(['Oak chair', 'Pine desk'], (name) => `<button onclick="put('${name}')">Add to cart</button>`)}<script>
      const put = (name) => later(300, () => toast(${bad ? "'The cart is full'" : "name + ' is in the cart'"}, 400)); </script>`,
  ],
  [
    'Book Attic',
    (
      bad,
    ) => `<table>${['Attic', 'Cellar'].map((name) => row(name, '<button onclick="book()">Book</button>')).join('')}</table><div aria-live="polite" id="live"></div><script>
      const book = () => later(200, () => { live.textContent = ${bad ? "'Members come before guests'" : "'The room is yours'"}; later(350, () => { live.textContent = ''; }); });</script>`,
  ],
  [
    'Vote for Heron',
    (
      bad,
    ) => `<fieldset><legend>Bird of the year</legend>${['Heron', 'Wren'].map((name) => `<label><input type="radio" name="b"> ${name}</label>`).join('')}</fieldset><button onclick="vote()">Vote</button><script>
      const vote = () => later(1200, () => toast(${bad ? "'One vote per household'" : "'Counted, cheers'"}, 3000, '<div popover="manual" class="pop"></div>') ?? document.querySelector('.pop').showPopover());</script>`,
  ],
  [
    'Enter "Ann" as the name and register',
    (bad) => `<h2>Sign the list</h2><label>Name <input id="n"></label><button onclick="sign()">Register</button><ul id="list"></ul><script>
      const sign = () => { ${bad ? "list.innerHTML = '<li>A surname goes with it</li>'" : "list.innerHTML = '<li>' + n.value + '</li>'; n.value = ''"}; };</script>`,
  ],
  [
    'Fill in "Elm Street" as the street and save the address',
    (
      bad,
    ) => `<form onsubmit="keep(); return false"><ul id="top"></ul><p><label for="s">Street</label> <input id="s"></p><p><label for="c">City</label> <input id="c"></p><button>Save address</button></form><script>
      const keep = () => { top.innerHTML; of('top').innerHTML = ${bad ? "'<li>City is blank</li>'" : "'<li>Address saved</li>'"}; };</script>`,
  ],
  [
    'Add "Salt" to the list',
    (
      bad,
    ) => `<h2>Shopping list</h2><div class="row"><input id="n" placeholder="New item"><button onclick="put()">Add</button></div><ul id="list"><li>Oats</li></ul><script>
      const put = () => { ${bad ? "panel('Lists of guests hold one thing. Join for € 5 a year.')" : "list.insertAdjacentHTML('beforeend', '<li>' + n.value + '</li>'); n.value = ''"}; };</script>`,
  ],
  [
    'Start the recording',
    (bad) => `<h1>Recorder</h1><button onclick="start(this)">Start recording</button><p id="said"></p><script>
      const start = (b) => { ${bad ? "said.textContent = 'No microphone.'" : "said.textContent = 'Recording'; b.textContent = 'Stop recording'"}; };</script>`,
  ],
  [
    'Enter 30 in Guests and click Reserve',
    (
      bad,
    ) => `<div><label for="g">Guests</label><input id="g" inputmode="numeric"></div><span id="note"></span><button onclick="book()">Reserve</button><script>
      const book = () => { note.textContent = ${bad ? "'21 at most'" : "'Table 4, 19:30'; of('g').value = ''"}; };</script>`,
  ],
  [
    'Fill in "Choir" as title and click Book hall',
    (
      bad,
    ) => `<div class="f"><div>Title</div><input aria-label="Title"></div><div class="f"><div>Day</div><select><option>Friday</select></div><button onclick="book()">Book hall</button><div id="m"></div><script>
      const book = () => later(1200, () => { m.textContent = ${bad ? "'The hall is shut on Fridays'" : "'Booked for Friday'"}; });</script>`,
  ],
  [
    'Enter "Hello" in Message and send it',
    (
      bad,
    ) => `<h2>Chat with Bo</h2><div id="log"></div><textarea id="t" aria-label="Message"></textarea><button onclick="send()">Send</button><script>
      const send = () => { log.insertAdjacentHTML('beforeend', '<div class="bubble">' + t.value + '<small></small></div>'); t.value = ''; later(700, () => { log.lastChild.lastChild.textContent = ${bad ? "' Not delivered'" : "' Delivered'"}; }); };</script>`,
  ],
];

/** A word of its state says so. */
export const stateOf: readonly Pair[] = [
  ...(
    [
      ['Start the printer', 'Printer', 'Idle', 'Start', 'Jammed', 'Printing'],
      ['Publish Spring post', 'Spring post', 'Draft', 'Publish', 'Failed', 'Scheduled'],
      ['Connect Router B', 'Router B', 'Offline', 'Connect', 'Unreachable', 'Online'],
      ['Sync Photos', 'Photos', 'Never', 'Sync', 'Aborted', 'Queued'],
    ] as const
  ).map(
    ([goal, name, was, as, bad, good]): Pair => [
      goal,
      (
        isBad,
      ) => `<table><tr><th>Name</th><th>Status</th><th></th></tr><tr><td>Other</td><td>${was}</td><td><button>${as}</button></td></tr><tr><td>${name}</td><td class="st">${was}</td><td><button onclick="go()">${as}</button></td></tr></table><script>
        const go = () => { const cell = document.querySelector('.st'); cell.textContent = '${as.replace(/e$/, '')}ing…'; later(900, () => { cell.textContent = '${isBad ? bad : good}'; }); };</script>`,
    ],
  ),
  [
    'Pay invoice 12',
    (
      bad,
    ) => `<div class="cards">${['11', '12'].map((nr) => `<article><h4>Invoice ${nr}</h4><span class="badge">Open</span><button onclick="pay(this)">Pay</button></article>`).join('')}</div><script>
      const pay = (b) => { b.previousElementSibling.textContent = '${bad ? 'Blocked' : 'Paid'}'; };</script>`,
  ],
  [
    'Fill in "Wren" as nickname and save',
    (bad) => `<label>Nickname <input></label><button onclick="save(this)">Save</button><script>
      const save = (b) => { b.textContent = 'Saving…'; later(1000, () => { b.textContent = '${bad ? 'Locked' : 'Saved'}'; }); };</script>`,
  ],
  [
    'Change the title to "Herons" and save it',
    (bad) => `<label>Title <input value="Birds"></label><button onclick="save()">Save</button> <em id="st"></em><script>
      const save = () => { st.textContent = 'Saving…'; later(800, () => { st.textContent = '${bad ? 'Could not save' : 'All changes saved'}'; }); };</script>`,
  ],
  [
    'Request a repeat of Blue',
    (bad) => `${cards(['Blue', 'Green'], () => '<button onclick="ask(this)">Request a repeat</button>')}<script>
      const ask = (b) => { b.textContent = 'Requesting…'; ${bad ? '' : "later(900, () => { b.textContent = 'Requested'; })"} };</script>`,
  ],
  [
    'Apply for the place in Ghent',
    (bad) => `${cards(['Ghent', 'Lille'], () => '<p>2 places</p><button onclick="ask(this)">Apply</button>')}<script>
      const ask = (b) => { b.textContent = 'Applying…'; later(900, () => { b.textContent = '${bad ? 'Rejected' : 'Applied'}'; }); };</script>`,
  ],
  [
    'Lock the back door',
    (
      bad,
    ) => `<dl>${['Front door', 'Back door'].map((name) => `<div><dt>${name}</dt><dd><span>Open</span> <button onclick="turn(this)">Lock</button></dd></div>`).join('')}</dl><script>
      const turn = (b) => { b.previousElementSibling.textContent = '${bad ? 'Obstructed' : 'Locked'}'; ${bad ? '' : "b.textContent = 'Unlock'"} };</script>`,
  ],
];

/** The site, or the browser's own dialog, says so. */
export const answered: readonly Pair[] = [
  [
    'Apply for the Welder position',
    (
      bad,
    ) => `<style>.btn{cursor:pointer}</style><h1>Open positions</h1><div class="grid">${['Baker', 'Welder', 'Driver', 'Tailor'].map((name) => `<div class="card"><h3>${name}</h3><p>Full time</p><div class="btn">Apply</div><div class="btn">Keep</div></div>`).join('')}</div><script>
      for (const card of document.querySelectorAll('.card')) card.querySelector('.btn').addEventListener('click', () => card.insertAdjacentHTML('beforeend', '<small>${bad ? 'Applications closed yesterday' : 'Applied'}</small>'));</script>`,
  ],
  [
    'Enter T4 as the Ticket and Monday as the New day, and press Change ticket',
    (
      bad,
    ) => `<label>Ticket <input id="code"></label><label>New day <input id="day"></label><button id="go">Change ticket</button><div id="out"></div><script>
      go.onclick = () => later(300, () => { out.textContent = '${bad ? 'Ticket T4 was bought at a saver fare.' : 'Ticket T4 was moved to Monday.'}'; });</script>`,
  ],
  [
    'Enter "GIFT5" as the Code and press Redeem',
    (bad) => `<form id="f"><label>Code <input></label><button>Redeem</button></form><p id="out"></p><script>
      f.onsubmit = (event) => { event.preventDefault(); later(300, () => { out.textContent = '${bad ? 'GIFT5 belongs to new customers.' : 'GIFT5 put £10 into your purse.'}'; }); };</script>`,
  ],
  [
    'Subscribe to the weekly letter',
    (bad) => `<h2>Weekly letter</h2><p>News on Mondays</p><a class="btn" href="${bad ? '/gone' : '/there'}">Subscribe</a>`,
  ],
  [
    'Ping the server Alpha',
    (bad) =>
      `<table>${['Alpha', 'Beta'].map((name) => row(name, `<button onclick="fetch('${bad ? '/no' : '/yes'}?' + '${name}')">Ping</button>`)).join('')}</table>`,
  ],
  [
    'Restart the server Beta',
    (bad) =>
      `<table>${['Alpha', 'Beta'].map((name) => row(name, `<button onclick="of('n').textContent = 'Asked at 10:4' + 1; fetch('${bad ? '/gone' : '/yes'}')">Restart</button>`)).join('')}</table><p id="n"></p>`,
  ],
  ...(['Quota reached', 'Only admins', 'Not before Monday'] as const).map((no, at): Pair => {
    const yes = ['Sent: Hello', 'Name: Hello, to 3 people', 'Hello is on its way'][at];
    return [
      'Enter "Hello" in Note and click Send',
      (bad) => `<label>Note <input id="n"></label><button onclick="alert('${bad ? no : yes}')">Send</button>`,
    ];
  }),
  [
    'Admit Ann',
    (bad) =>
      `<ul>${['Bo', 'Ann'].map((name) => `<li><span>${name}</span> <button onclick="${bad ? "alert('Arrives tomorrow')" : "this.outerHTML = 'Inside'"}">Admit</button></li>`).join('')}</ul>`,
  ],
];

/** The field holds something else in the end. */
export const reset: readonly Pair[] = [
  ...(
    [
      [
        'Set the quantity to 150',
        'Quantity',
        'type="number" value="1"',
        'this.value = Math.min(100, this.value)',
        'this.value = Number(this.value).toFixed(1)',
      ],
      [
        'Enter "Wren 77" as nickname',
        'Nickname',
        '',
        "this.value = this.value.replace(/\\d/g, '')",
        'this.value = this.value.toUpperCase()',
      ],
      ['Set the price to 1500', 'Price', '', "this.value = '999'", "this.value = '1,500'"],
      ['Enter 0301234567 as the phone number', 'Phone number', 'type="tel"', "this.value = ''", "this.value = '(030) 123-4567'"],
      [
        'Enter "DE12 5001 0517" as the account',
        'Account',
        '',
        'this.value = this.value.slice(0, 6)',
        "this.value = this.value.replaceAll(' ', '')",
      ],
      ['Change the limit to 40', 'Limit', 'value="25"', "setTimeout(() => { this.value = '25'; }, 300)", "this.title = 'kept'"],
    ] as const
  ).map(
    ([goal, label, field, bad, good], at): Pair => [
      goal,
      (isBad) => `<p>Settings</p><label>${label} <input ${field} ${at % 2 ? 'onblur' : 'onchange'}="${isBad ? bad : good}"></label>`,
    ],
  ),
  [
    'Enter 150 as the number of seats and click Reserve',
    (bad) =>
      `<label>Number of seats <input id="g" type="number" onchange="${bad ? 'this.value = Math.min(this.value, 12)' : 'this.title = this.value'}"></label><button onclick="said.textContent = of('g').value + ' seats are reserved'">Reserve</button><p id="said"></p>`,
  ],
];

const asking = (question: string, yes: string, then: string) =>
  `<dialog id="ask"><p>${question}</p><button onclick="ask.close()">Cancel</button> <button onclick="ask.close(); ${then}">${yes}</button></dialog>`;

/** What is there in the end is what was there before. */
export const unchanged: readonly Pair[] = [
  [
    'Delete Blue',
    (bad) =>
      `<ul>${['Blue', 'Green'].map((name) => `<li id="${name}">${name} <button onclick="ask.showModal()">Delete</button></li>`).join('')}</ul>${asking('Delete this colour?', 'OK', bad ? '' : "of('Blue').remove()")}`,
  ],
  [
    'Rename Blue to Teal',
    (bad) =>
      `<ul>${['Blue', 'Green'].map((name) => `<li><span id="${name}">${name}</span> <button onclick="ask.showModal()">Rename</button></li>`).join('')}</ul><dialog id="ask"><label>Name <input id="to" value="Blue"></label><button onclick="ask.close(); ${bad ? '' : "of('Blue').textContent = to.value"}">Save</button></dialog>`,
  ],
  [
    'Remove the lamp from the cart',
    (bad) =>
      `<h1>Cart (<span id="n">2</span>)</h1><table>${['Lamp', 'Rug'].map((name) => `<tr id="${name}"><td>${name}</td><td>€ 9</td><td><button onclick="${bad ? 'this.blur()' : "of('Lamp').remove(); of('n').textContent = 1"}">Remove</button></td></tr>`).join('')}</table>`,
  ],
  [
    'Delete the folder Taxes',
    (bad) =>
      `<div class="tree">${['Taxes', 'Trips'].map((name) => `<div class="folder" id="${name}"><span>${name}</span><button onclick="if (confirm('Delete the folder?')) { ${bad ? '' : 'this.parentNode.remove()'} }">Delete</button></div>`).join('')}</div>`,
  ],
  [
    'Remove Ann from the team',
    (bad) =>
      `<div role="table">${['Ann', 'Bo'].map((name) => `<div role="row"><span role="cell">${name}</span><span role="cell"><button onclick="ask.hidden = false">Remove</button></span></div>`).join('')}</div><div id="ask" role="dialog" aria-label="Remove member" hidden><p>Are you sure?</p><button onclick="ask.hidden = true">No</button><button onclick="ask.hidden = true; ${bad ? '' : "document.querySelector('[role=row]').remove()"}">Yes, remove</button></div>`,
  ],
  [
    'Clear the history',
    (bad) =>
      `<h2>History</h2><ul id="h"><li>Ferns</li><li>Moss</li></ul><button onclick="ask.showModal()">Clear history</button>${asking('Clear the history?', 'Clear', bad ? '' : "h.innerHTML = ''")}`,
  ],
  [
    'Delete plan',
    (bad) =>
      `<ul>${[bad ? 'planet' : 'plan', 'notes'].map((name) => `<li><span>${name}</span> <button onclick="this.parentNode.remove()">Delete</button></li>`).join('')}</ul>`,
  ],
  [
    'Follow Ana Diaz',
    (bad) => cards([bad ? 'Ana Diez' : 'Ana Diaz', 'Bo Lind'], () => `<button onclick="this.textContent = 'Following'">Follow</button>`),
  ],
];
