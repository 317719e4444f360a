/** Cards in columns are things of one kind, and what is done to some of them is done to no other. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const deals = [
  ['Lead', 'Harbour Foods', 'Ingrid Sol · Hanna Vogel', 18_500],
  ['Lead', 'Osman & Sons', 'Ebru Osman · Grace Kim', 3_200],
  ['Qualified', 'Tidal Energy', 'Carla Mota · Hanna Vogel', 27_900],
  ['Qualified', 'Kestrel Freight', 'Mike Dunn · Hanna Vogel', 4_800],
  ['Proposal', 'Kestrel Freight', 'Mike Dunn · Luis Ortega', 42_000],
  ['Proposal', 'Lumen Optics', 'Petr Novak · Grace Kim', 9_600],
  ['Won', 'Fjord Hotels', 'Signe Dahl · Luis Ortega', 61_000],
] as const;
const menu = (name: string, entries: readonly string[]) =>
  `<div class="drop"><button aria-expanded="false" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">${name} ▾</button><ul hidden>${entries.map((entry) => `<li><a href="#" onclick="log('${entry}')">${entry}</a></li>`).join('')}</ul></div>`;
const card = ([, name, people, sum]: (typeof deals)[number]) =>
  `<div class="card"><div class="body"><h5>${name}</h5><div>${people}</div><b>€${sum.toLocaleString('en')}</b>${menu('Move to', ['Lead', 'Won'])}${menu('Owner', ['Hanna Vogel', 'Grace Kim', 'Luis Ortega'])}<button title="Delete" onclick="gone.push(${sum}); this.closest('.card').remove(); log(gone.join())">🗑</button></div></div>`;
const board = `<script>const gone = [];</script><h1>Deals</h1><div style="display: flex">${['Lead', 'Qualified', 'Proposal', 'Won', 'Lost']
  .map((stage) => {
    const own = deals.filter(([of]) => of === stage);
    return `<div class="col"><h2>${stage} <span>${own.length}</span></h2>${own.map(card).join('')}</div>`;
  })
  .join('')}</div>`;

for (const [goal, expected] of [
  ['Delete all deals of Kestrel Freight', '4800,42000'],
  ['Delete all deals of Grace Kim', '3200,9600'],
  ['Delete all deals over 40000 euros', '42000,61000'],
  ['Delete all deals of Hanna Vogel', '18500,27900,4800'],
  ['Delete the Tidal Energy deal', '27900'],
  ['Delete the Osman & Sons deal', '3200'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, board, expected));
for (const [goal, expected] of [
  ['Move the Lumen Optics deal to Won', 'Won'],
  ['Move the Harbour Foods deal to Lost', /Lost/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, board, expected));

const tickets = `<script>let of = '';</script><h1>Tickets</h1><label>Agent <select aria-label="Filter by agent" onchange="log('filtered')"><option>Anyone</option><option>Marta Ruiz</option></select></label>
  <table><tr><th>ID</th><th>Subject</th><th></th></tr>${['#4101', '#4102', '#4103']
    .map(
      (id) =>
        `<tr><td>${id}</td><td>Subject of it</td><td><button aria-label="Ticket actions" aria-expanded="false" onclick="of = '${id}'; menu.hidden = false">⋮</button></td></tr>`,
    )
    .join('')}</table>
  <div id="menu" role="menu" hidden><div role="menuitem" onclick="menu.hidden = true; log('solved ' + of)">Mark as solved</div><div role="menuitem" onclick="menu.hidden = true; sheet.hidden = false">Assign to…</div></div>
  <div id="sheet" role="dialog" aria-label="Assign" hidden><label>Agent <select id="who"><option value="">Choose…</option><option>Dev Patel</option><option>Marta Ruiz</option></select></label><button onclick="sheet.hidden = true; log(of + ' to ' + who.value)">Save</button></div>`;
for (const [goal, expected] of [
  ['Assign ticket #4102 to Marta Ruiz', '#4102 to Marta Ruiz'],
  ['Mark ticket #4103 as solved', 'solved #4103'],
  ['Assign ticket #4102 to Zoe Quill', /Zoe Quill/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, tickets, expected));

for (const [goal, expected] of [
  ['How many deals are there?', { deals: 7 }],
  ['How many deals are in Lead?', { deals: 2 }],
  ['How many deals are in Won?', { deals: 1 }],
  ['How many deals are in Lost?', { deals: 0 }],
  ['How many deals does Grace Kim own?', { deals: 2 }],
  ['How many deals does Zoe Quill own?', /deal/],
  ['Which deals are won?', { deals: 'Fjord Hotels' }],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, board, expected));
t.test('What a menu of each card offers does not tell whose it is', async (t) =>
  toldOn(t, page, 'Delete all deals of Zoe Quill', board, /deal/),
);
t.test('The biggest of all columns', async (t) => answeredOn(t, page, 'Which deal is the biggest?', board, { deal: 'Fjord Hotels' }));

const sections = [
  [
    'Review',
    ['W-21', 'design', 'Landing page', 'Yara Khan'],
    ['W-22', 'bug', 'Contact form', 'Theo Blanc'],
    ['W-24', 'bug', 'Menu', 'Yara Khan'],
  ],
  ['Done', ['W-27', 'bug', 'Pricing page', 'Theo Blanc']],
] as const;
const lanes = sections
  .map(
    ([head, ...cards]) =>
      `<section aria-label="${head}"><h3>${head} <small>${cards.length}</small></h3>${cards.map(([id, kind, title, who]) => `<div class="tk"><small>${id}</small> <span>${kind}</span><div>${title}</div><button aria-label="Assignee: ${who}">+</button></div>`).join('')}</section>`,
  )
  .join('');
const parcels = `<h3>Shipments</h3>${['SP-1 Hamburg In transit', 'SP-2 Vienna Delivered', 'SP-3 Milan Not Delivered'].map((name) => `<div class="p"><div role="button" tabindex="0">${name}</div></div>`).join('')}`;
for (const [goal, body, expected] of [
  ['How many cards are done?', lanes, { cards: 1 }],
  ['How many cards are blocked?', lanes, /card/],
  ['How many cards does Theo Blanc have?', lanes, { cards: 2 }],
  ['Which cards are bugs?', lanes, { cards: ['W-22', 'W-24', 'W-27'] }],
  ['How many shipments are delivered?', parcels, { shipments: 1 }],
  ['How many shipments are lost?', parcels, /shipments/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));

const subtasks = `<script>document.onchange = () => log('ticked'); const give = (who) => { list.hidden = true; log(who); };</script><h1>Board</h1>${[
  [
    'W-23',
    'Write the privacy policy',
    '<label><input type="checkbox"> Draft</label><br><label><input type="checkbox"> Legal review</label>',
  ],
  ['W-24', 'Set up analytics', ''],
]
  .map(
    ([id, title, parts]) =>
      `<div class="c"><div>${id}</div><div>${title}</div>${parts}<div><button aria-label="Assignee: nobody" onclick="list.hidden = false">+</button></div></div>`,
  )
  .join(
    '',
  )}<div id="list" hidden role="listbox" aria-label="Assign to"><div role="option" onclick="give('Maja')">Maja Stein</div><div role="option" onclick="give('Rui')">Rui Dias</div></div>`;
t.test('A box with a name of its own does not say that its card is meant', async (t) => {
  await toldOn(t, page, 'Assign W-23 to Maja Stein', subtasks, 'Maja');
  await toldOn(t, page, 'Move W-23 to Done', subtasks, /Done/);
});

const songs = `<button onclick="log('list')">Favourites</button>${['Paper Lanterns', 'Northbound', 'Slow Weather']
  .map(
    (song) =>
      `<div class="r"><span>${song}</span><button aria-label="Favourite" aria-pressed="true" onclick="log('${song}')">♥</button></div>`,
  )
  .join('')}`;
t.test('What every row has is no way to where the others are', async (t) => {
  await toldOn(t, page, 'Remove Autumn from my favourites', songs.replace("log('list')", ''), /Autumn|favourites/);
});

const requests = `<h1>Requests</h1><table><tr><th>Employee</th><th>State</th><th></th></tr>${['Ben Castle', 'Yuki Mori', 'Ben Castle']
  .map((who) => `<tr><td>${who}</td><td>Pending</td><td><button onclick="log('asked'); why.hidden = false">Decline</button></td></tr>`)
  .join('')}</table><form id="why" hidden><label>Reason <textarea></textarea></label><button>Send</button></form>`;
t.test('All that are told something are told it one by one', async (t) =>
  toldOn(t, page, 'Decline all requests of Ben Castle with the reason "Project deadline"', requests, /one by one/),
);

const details = `<h1>My details</h1><input aria-label="Phone number" id="phone" value="555 0142"><button onclick="log(phone.value)">Save changes</button>`;
t.test('What is changed is saved, in a form or in none', async (t) =>
  toldOn(t, page, 'Change my phone number to 555 0177', details, '555 0177'),
);

const lined = `<h1>My details</h1><div class="f"><div>Phone number</div><input aria-label="Phone number" id="phone"></div><div class="f"><div>Address</div><input aria-label="Address"></div><span role="button" tabindex="0" onclick="log(phone.value)">Save changes</span>`;
t.test('Also where each field has a line of its own', async (t) =>
  toldOn(t, page, 'Change my phone number to 555 0177', lined, '555 0177'),
);

t.test('And where the button says what it saves, but not to save it otherwise', async (t) => {
  await toldOn(t, page, 'Change my phone number to 555 0177', lined.replace('Save changes', 'Save details'), '555 0177');
  await toldOn(
    t,
    page,
    'Change my phone number to 555 0177',
    `${lined.replace('Save changes', 'Save as draft')}<script>log('Site')</script>`,
    'Site',
  );
});

const opening = `<h1>New opportunity</h1><form onsubmit="event.preventDefault(); log(a.value + ' ' + v.value)"><label>Account <input id="a"></label><label>Amount <input id="v"></label><button>Create</button></form>`;
t.test('What is added with all that belongs to it is sent', async (t) =>
  toldOn(t, page, 'Add an opportunity: account Cobalt Studio, amount 12000', opening, 'Cobalt Studio 12000'),
);

const leave = `<h1>Leave</h1><form onsubmit="event.preventDefault(); log(a.value + ' ' + b.value)"><label>First day <input type="date" id="a"></label><label>Last day <input type="date" id="b"></label><button>Send request</button></form>`;
for (const [goal, days] of [
  ['Request leave from June 1 to June 5, 2031', '2031-06-01 2031-06-05'],
  ['Request leave from 28 December to 3 January 2032', '2031-12-28 2032-01-03'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, leave, days));
