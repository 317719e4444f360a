/** One sentence that gives a form several values: each goes where its kind and the words beside it call a field, and only all of them are sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const sending = `<script>
  const all = (root) => [...root.querySelectorAll('input,select,textarea')].map((e) => e.type === 'radio' || e.type === 'checkbox' ? (e.checked ? e.name : '-') : e.value).join('|');
  addEventListener('submit', (event) => { event.preventDefault(); log(event.target.id + ' ' + all(event.target)); });
  addEventListener('input', () => { if (document.body.dataset.kept) log(all(document.body)); });
</script>`;

/** Two forms that ask for a mail; only one is spoken of. */
const harbour = `${sending}<h1>Support our boats</h1><form id="give"><label>Amount (€) <input></label><label>Fund <select><option>Choose<option>Training<option>New engine</select></label>
  <label><input type="checkbox" name="once" checked>One receipt</label><label><input type="checkbox" name="monthly">Monthly</label><label>Full name <input></label><label>E-mail <input type="email"></label><label>Message <textarea></textarea></label><button>Donate now</button></form>
  <h2>Newsletter</h2><form id="news"><label>E-mail address <input type="email"></label><button>Keep me posted</button></form>`;

const bank = `${sending}<h1>Send money</h1><form id="sent"><label>Pay from <select><option>Main account<option>Holiday pot</select></label><label>Recipient <select><option>Choose<option>Dana Frost<option>Northern Gas<option>Dana Novak</select></label>
  <label>Amount <input></label><label>Note <input></label><label>Date <input type="date"></label><button>Send payment</button></form>`;

/** Members log in beside where others join. */
const club = `${sending}<form id="in"><h2>Members</h2><label>E-mail <input type="email"></label><label>Password <input type="password"></label><button>Log in</button></form>
  <form id="up"><h2>Create an account</h2><label>Full name <input></label><label>E-mail <input type="email"></label><label>Choose a password <input type="password"></label><label>Mobile <input type="tel"></label><label><input type="checkbox" name="terms">I agree to the terms of membership</label><button>Create account</button></form>`;

/** The form comes up by a button; a search stands above it. */
const desk = `${sending}<input type="search" aria-label="Search requests"><button onclick="n.hidden = false">New request</button><p>Printer offline #51</p><div id="n" role="dialog" aria-label="New request" hidden><form id="new"><label>Title <input></label><label>Details <textarea></textarea></label>
  <label>Urgency <select><option>Normal<option>Critical</select></label><label><input type="checkbox" name="hardware">hardware</label><label><input type="checkbox" name="network">network</label><button>Create request</button></form></div>`;

const post = `${sending}<button onclick="c.hidden = false">Compose</button><input type="search" placeholder="Search mail"><div id="c" role="dialog" aria-label="New message" hidden><form id="mail"><label>To <input></label><label>Cc <input></label><label>Subject <input></label><textarea aria-label="Message body"></textarea><button>Send</button></form></div>`;

const thread = `${sending}<h1>Late swarm</h1><form id="comment"><h2>Leave a comment</h2><label>Name <input></label><label>E-mail <input type="email"></label><label>Comment <textarea></textarea></label><label><input type="checkbox" name="notify">Notify me of new comments by e-mail</label><button>Post comment</button></form>`;

/** Names, days and numbers of which a form asks in parts; nothing is sent. */
const paper = `${sending}<h1>Membership</h1><form id="paper"><label>First name <input></label><label>Last name <input></label><label>Postcode <input></label><fieldset><legend>Date of birth</legend><label>Day <input></label><label>Month <input></label><label>Year <input></label></fieldset>
  <label>Card number <input></label><label>Name on card <input></label><label>Expiry (MM/YY) <input></label><label>Security code <input></label><button>Pay now</button></form><script>document.body.dataset.kept = 1</script>`;

const huts = `${sending}<form id="huts"><label>Arrival <input type="date"></label><div id="rows"></div><button type="button" onclick="rows.insertAdjacentHTML('beforeend', '<fieldset><legend>Hiker</legend><label>Full name <input></label><label>Date of birth <input placeholder=dd/mm/yyyy></label><label><input type=checkbox name=veg>Vegetarian</label></fieldset>')">Add a hiker</button>
  <label>Adults <input type="number" value="1"></label><label>Children <input type="number" value="0"></label><button>Book</button></form><script>document.body.dataset.kept = 1</script>`;

/** Bounds of a search are no sums, and what keeps it is no offer. */
const market = `${sending}<form id="search"><fieldset><legend>Price</legend><label>from <input></label><label>to <input></label></fieldset><label>Name this search <input></label><button>Save search</button></form><p>Kayak €120</p>`;

/** The only form that takes a mail is for something else. */
const board = `${sending}<h1>Comments</h1><form id="comment"><label>E-mail <input type="email"></label><label>Comment <textarea></textarea></label><button>Publish comment</button></form>`;

const tips = `<p>Tip for the tutor: ${[0, 2, 5].map((sum) => `<button onclick="log(${sum})">${sum ? `€${sum}` : 'No tip'}</button>`).join('')}</p><button>Finish</button>`;

const wages = `<label>Gross pay <input id="a"></label><label>Tax taken <input id="b"></label><label>Bank interest <input id="c"></label><button onclick="log([a, b, c].map((e) => e.value).join('|'))">Calculate</button>`;

const grades = `<table><tr><td><td>Poor<td>Fine<td>Great</tr>${['Room', 'Food'].map((name) => `<tr><td>${name}${[1, 2, 3].map((nth) => `<td><input type="radio" name="${name.toLowerCase()}" value="${nth}">`).join('')}</tr>`).join('')}</table>
  <script>onchange = () => log([...document.querySelectorAll(':checked')].map((e) => e.name + ' ' + e.value).join(', '));</script>`;

const review = `<script>let given = 0; const say = () => log([given, '', t.value, x.value, n.value].join('|').replace('|', ' '));</script><h2>Write a review</h2><div role="group" aria-label="Your rating">${[1, 2, 3, 4, 5].map((nth) => `<button onclick="given = ${nth}; say()">★</button>`).join('')}</div>
  <label>Title <input id="t" oninput="say()"></label><label>Your review <textarea id="x" oninput="say()"></textarea></label><label>Name <input id="n"></label><button>Post</button>`;

const shop = `<input type="search" placeholder="Search"><label>Promo code <input id="p"></label><button onclick="log('code ' + p.value)">Apply</button><button onclick="log('ordered')">Place order</button>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  [
    'Donate 25 euros to the training fund monthly as Ada Moss, ada@x.example',
    harbour,
    'give 25|Training|once|monthly|Ada Moss|ada@x.example|',
  ],
  ['Donate 25 euros to the orphans fund', harbour, /orphans/],
  // Two forms take a mail, and the button of neither says what it sends.
  ['Subscribe to the newsletter with a@b.co', harbour, /./],
  ['Transfer €45.50 to Northern Gas from Holiday pot with note "meter 12"', bank, 'sent Holiday pot|Northern Gas|45.5|meter 12|'],
  ['Pay Northern Gas 80 euros', bank, 'sent Main account|Northern Gas|80||'],
  ['Pay Dana 80 euros', bank, /Dana/],
  ['Pay Northern Gas 80 euros in cash', bank, /./],
  [
    'Sign up as Ada Moss with e-mail ada@x.example, password hunter22 and agree to the terms',
    club,
    'up Ada Moss|ada@x.example|hunter22||terms',
  ],
  ['Sign up as Ada Moss with e-mail ada@x.example, password hunter22 and a fax number of 555', club, /fax number of 555/],
  ['File a new request titled "Mouse dead" with details "USB one", labelled hardware', desk, 'new Mouse dead|USB one|Normal|hardware|-'],
  ['Offer 100 euros for the kayak', market, /./],
  ['Sign up for the bulletin with a@b.co', board, /./],
  ['Tip 5 euros', tips, '5'],
  ['Tip 7 euros', tips, /./],
  ['Enter 48,200 as gross pay and 7,126 as tax taken, then calculate', wages, '48,200|7,126|'],
  ['Rate the pool as great', grades, /./],
  ['Rate it 4 stars and write "Sturdy"', review, '4 ||Sturdy|'],
  ['Use the promo code SUN20', shop, 'code SUN20'],
  ['Create a critical request called Mouse dead', desk, 'new Mouse dead||Critical|-|-'],
  [
    'Write a mail to lena@r.example, cc tom@r.example, subject "Minutes", saying "Attached." and send it',
    post,
    'mail lena@r.example|tom@r.example|Minutes|Attached.',
  ],
  [
    'Leave a comment as Mia Horvat, mia@p.example, saying "Lovely!" and notify me of new comments',
    thread,
    'comment Mia Horvat|mia@p.example|Lovely!|notify',
  ],
  ['My name is Ada Moss and my postcode is BS1 4DJ', paper, 'Ada|Moss|BS1 4DJ|||||||'],
  ['Set the date of birth to 9 February 1984', paper, '|||9|2|1984||||'],
  ['Add a hiker, Leo Marsh, born 14/07/2019', huts, '|Leo Marsh|14/07/2019|-|1|0'],
  ['Set 3 adults and 2 children', huts, '|3|2'],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
