/** Deeds that a record keeps behind a menu of its own, or shows only once it is opened where it stands; controls that only their maker's words tell. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const icons =
  '<style>i, .more { display: inline-block; width: 16px; height: 16px; margin: 4px; background: silver; cursor: pointer } [hidden] { display: none }</style>';
const people = ['Cora', 'Bo', 'Ned'];
const deeds = (who: string) => ['Share via DM', 'Embed post', `Mute @${who}`, `Block @${who}`, 'Report'];
const record = (who: string, at: number, rest: string) =>
  `<div class="post"><div><b>${who}</b> <span>@${who.toLowerCase()}</span> <span>${at + 1}h ago</span></div><p>Nibh ${at}</p><div><i class="reply" onclick="log('reply ${who}')"></i><i class="like" onclick="log('like ${who}')"></i>${rest}</div></div>`;
const toggles = 'this.nextElementSibling.hidden = !this.nextElementSibling.hidden';

/** The menu stands in the record, and stays open when something of it was done. */
const within = (style: string) =>
  icons +
  people
    .map((who, at) =>
      record(
        who,
        at,
        `<span class="more" onclick="${toggles}"></span><ul hidden>${deeds(who.toLowerCase())
          .map((deed) => `<li style="${style}" onclick="log('${deed.split(' ')[0]} ${who}')">${deed}</li>`)
          .join('')}</ul>`,
      ),
    )
    .join('');
/** One menu for all, of plain words, which closes. */
const shared = `${icons}${people.map((who, at) => record(who, at, `<i class="more" onclick="menu.hidden = false; whose = '${who}'"></i>`)).join('')}<div id="menu" hidden>${['Share', 'Mute', 'Block', 'Report'].map((deed) => `<div onclick="log('${deed} ' + whose); menu.hidden = true">${deed}</div>`).join('')}</div><script>let whose;</script>`;

for (const [kind, body] of [
  ['items under a hand', within('cursor: pointer')],
  ['one for all, of plain words', shared],
] as const)
  for (const [goal, expected] of [
    ['Block @cora', 'Block Cora'],
    ['For the user @bo, click on the "Mute" button', 'Mute Bo'],
    ['Report the post of Bo', 'Report Bo'],
    ["Report Ned's post", 'Report Ned'],
    ['Share the post by @ned', 'Share Ned'],
    ['Like the post by @ned', 'like Ned'],
  ] as const)
    t.test(`The menu of the record, ${kind}: ${goal}`, async (t) => toldOn(t, page, goal, body, expected));

t.test('What the menu does not offer is not done', async (t) =>
  toldOn(t, page, 'Pin the post of Bo', within('cursor: pointer'), /offers nothing to pin it by/),
);
t.test('Nor is anything where two records are of that name', async (t) =>
  toldOn(t, page, 'Report the post of Bo', within('cursor: pointer').replaceAll('Ned', 'Bo'), /say which/),
);

const actions = (who: string) =>
  `<i class="star" onclick="log('star ${who}')"></i><i class="trash" onclick="log('trash ${who}'); this.closest('.mail')?.remove()"></i>`;
const form = `<div hidden><input placeholder="To" hidden><textarea></textarea><i class="send" onclick="log([this.closest('[data-of]').dataset.of, ...[...this.parentNode.querySelectorAll('input, textarea')].map((e) => e.value)].join('|'))"></i></div>`;
const begin = (to: boolean) =>
  `const form = this.parentNode.querySelector('div'); form.hidden = false; form.querySelector('input').hidden = ${!to}`;
/** Each opens under its line. */
const inPlace =
  icons +
  ['Bev', 'Bo', 'Lora']
    .map(
      (who, at) =>
        `<div class="mail"><div style="cursor: pointer" onclick="${toggles}"><b>${who}</b> <span>Subject ${at}</span></div><div hidden data-of="${who}"><p>Eget nunc ${at}</p>${actions(who)}<i class="email-reply" onclick="${begin(false)}"></i><i class="email-forward" onclick="${begin(true)}"></i>${form}</div></div>`,
    )
    .join('');
for (const [goal, expected] of [
  ['Reply to Bev with the text "On my way"', 'Bev||On my way'],
  ['Find the email by Bev and reply to them with the text "On my way"', 'Bev||On my way'],
  ["Forward Bo's mail to Kim", 'Bo|Kim|'],
  ["Give Bev's message a star", 'star Bev'],
  ['Delete the email by Lora', 'trash Lora'],
  ['Find the email by Lora and click the trash icon to delete it', 'trash Lora'],
] as const)
  t.test(`A mail that opens in its place: ${goal}`, async (t) => toldOn(t, page, goal, inPlace, expected));

/** What is done to a mail is offered once it is open. */
const opened = (deed: string): string =>
  `<table>${['Old chairs', 'Spring fair', 'Boat trip'].map((name, at) => `<tr style="cursor: pointer" onclick="held = '${name}'; read.hidden = false"><td>${['Ada', 'Ben', 'Cyd'][at]}</td><td>${name}</td></tr>`).join('')}</table>
  <div id="read" hidden><button onclick="log('answer')">Answer</button><button onclick="on.hidden = false">${deed}</button></div><div id="on" hidden>To <input> <button onclick="log(held + ' > ' + document.querySelector('input').value)">Send it</button></div><script>let held;</script>`;
t.test('A mail is passed on', (t) =>
  toldOn(t, page, 'Open the mail "Spring fair" and forward it to zed@x.example', opened('Pass on'), 'Spring fair > zed@x.example'),
);
t.test('A mail is not passed by', (t) =>
  toldOn(t, page, 'Open the mail "Spring fair" and forward it to zed@x.example', opened('Pass by'), /forward/),
);

/** While the menu is open, all else is hidden from everyone but the eye, or but its own row shut off. */
const modal = (shut: string) =>
  `<main><table>${['Ode.txt', 'Lay.txt', 'Ode 2.txt'].map((name) => `<tr><td>${name}</td><td><button aria-label="More actions" aria-haspopup="menu" onclick="whose = '${name}'; ${shut}; m.hidden = false">…</button></td></tr>`).join('')}</table></main>
  <div id="m" role="menu" hidden>${['Rename…', 'Add star', 'Delete'].map((deed) => `<div role="menuitem" tabindex="-1" ${deed === 'Delete' ? 'aria-disabled="true"' : `onclick="log('${deed} ' + whose); m.hidden = true; reveal()"`}>${deed}</div>`).join('')}</div>
  <script>let whose; const main = document.querySelector('main'); const reveal = () => { main.removeAttribute('aria-hidden'); document.querySelectorAll('[inert]').forEach((one) => { one.inert = false; }); };</script>`;
for (const [kind, shut] of [
  ['the page hidden', "main.setAttribute('aria-hidden', true)"],
  ['all but it inert', "document.querySelectorAll('td').forEach((one) => { one.inert = !one.contains(this); })"],
] as const)
  for (const [goal, expected] of [
    ['Star Lay.txt', 'Add star Lay.txt'],
    ['Star Ode.txt', 'Add star Ode.txt'],
  ] as const)
    t.test(`The menu of the record, ${kind}: ${goal}`, async (t) => toldOn(t, page, goal, modal(shut), expected));
for (const [goal, why] of [
  ['Delete Lay.txt', /"Delete" is there, but disabled/],
  ['Archive Lay.txt', /offers nothing to archive it by/],
] as const)
  t.test(`What the menu does not do is not done, the page hidden: ${goal}`, async (t) =>
    toldOn(t, page, goal, modal("main.setAttribute('aria-hidden', true)"), why),
  );

/** Each row has but a menu, of which its twin has nothing to open the row by. */
const orders = (items: readonly string[]) => `<h1>Orders</h1><table><tr><th>Number</th><th>Customer</th><th>Total</th><th></th></tr>
  ${[
    ['71', 'Ada Roe', '€40'],
    ['72', 'Bo Elm', '€55'],
    ['73', 'Cy Oak', '€12'],
  ]
    .map(
      (row) =>
        `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}<td><button title="Actions" aria-haspopup="menu" onclick="menu(this, ${row[0]})">⋮</button></td></tr>`,
    )
    .join('')}</table><script>const menu = (button, number) => {
    button.insertAdjacentHTML('afterend', '<ul role="menu">${items.map((item) => `<li role="menuitem" tabindex="0">${item}</li>`).join('')}</ul>');
    for (const item of button.nextElementSibling.children) item.onclick = () => { log(item.textContent + ' ' + number); button.nextElementSibling.remove(); };
  };</script>`;
for (const [goal, items, expected] of [
  ['Open the order of Bo Elm', ['View', 'Cancel order'], 'View 72'],
  ['Open order 73', ['View details', 'Cancel order'], 'View details 73'],
  ['Open the order with the highest total', ['Open', 'Copy'], 'Open 72'],
  ['Open the order of Bo Elm', ['Cancel order', 'Archive'], /offers nothing/],
] as const)
  t.test(`${goal}, by a menu of ${items.join()}: ${expected}`, (t) => toldOn(t, page, goal, orders(items), expected));

/** "Move to…" brings up the places, of which one is chosen; a button may have to bring it there. */
const drawer = (button: string) => `<h1>Drawer</h1><table>${['Lay.txt', 'Ode.txt', 'Box.txt']
  .map(
    (name) =>
      `<tr><td>${name}</td><td>3 May</td><td><button aria-label="Actions" aria-haspopup="menu" onclick="menu('${name}')">⋮</button></td></tr>`,
  )
  .join(
    '',
  )}</table><div id="up"></div><script>let to = ''; const menu = (name) => { up.innerHTML = '<div role=menuitem tabindex=0>Move to</div>'; up.firstChild.onclick = () => { up.innerHTML = '<h2>Move 1 file</h2><div><span style="cursor:pointer">Songs</span> <span style="cursor:pointer">Bills</span></div>${button}';
  for (const span of up.querySelectorAll('span')) span.onclick = () => { to = span.textContent; ${button === '' ? "log('moved ' + name + ' ' + to); up.innerHTML = '';" : ''} };
  const go = up.querySelector('button'); if (go) go.onclick = () => { log('moved ' + name + ' ' + to); up.innerHTML = ''; }; }; };</script>`;
for (const [goal, button, expected] of [
  ['Put "Ode.txt" into the Bills folder', '<button>Move here</button>', 'moved Ode.txt Bills'],
  ['Move Ode.txt to the Songs folder', '', 'moved Ode.txt Songs'],
  ['Put "Ode.txt" into the Bills folder', '<button disabled>Move here</button>', /disabled/],
  ['Put "Ode.txt" into the Maps folder', '<button>Move here</button>', /Maps/],
] as const)
  t.test(`${goal}, ${button === '' ? 'at once' : `by ${button}`}: ${expected}`, (t) => toldOn(t, page, goal, drawer(button), expected));
