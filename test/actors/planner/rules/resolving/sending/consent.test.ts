/** What a page asks about cookies in two layers: the second is opened, what is optional switched off or on there, and kept. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** `kept` is the button of the second layer; the page tells what was kept. */
const wall = (yes: string, kept: string, box: (name: string, attributes: string) => string) => `
  <div id="w" style="position: fixed; inset: 0; background: #fff; z-index: 9">
    <div id="one"><p>We value your privacy. We and our 120 friends store cookies.</p>
      <button onclick="log('all'); w.remove()">${yes}</button> <button onclick="one.hidden = true; two.hidden = false">Manage choices</button></div>
    <div id="two" hidden><h2>What we may keep</h2>${box('Necessary', 'checked disabled')}${box('Visits counted', '')}${box('Adverts', 'checked')}
      ${kept === '' ? '' : `<button onclick="log(tell()); w.remove()">${kept}</button>`}</div>
  </div>
  <h1>Gazette</h1><button onclick="log(document.title + ' voted')">Vote</button>
  <script>const tell = () => [...w.querySelectorAll('input')].filter((box) => box.checked && !box.disabled).map((box) => box.name).join() || 'none';</script>`;
const ticked = (name: string, attributes: string) => `<p><label><input type="checkbox" name="${name}" ${attributes}> ${name}</label></p>`;

for (const [goal, body, expected] of [
  ['Allow only the necessary cookies', wall('Accept all', 'Save choices', ticked), 'none'],
  ['Allow only the necessary cookies: neither adverts nor statistics', wall('Accept all', 'Confirm my choices', ticked), 'none'],
  ['Allow only the necessary cookies. Save the choice, then press Vote', wall('Accept all', 'Save choices', ticked), 'none voted'],
  ['Dismiss whatever is in the way (cookies may be accepted), then press Vote', wall('Accept all', 'Save', ticked), 'all voted'],
  ['Press Vote', wall('Accept all', 'Save', ticked), 'all voted'],
  ['Reject the cookies, then press Vote', wall('Accept all', 'Save', ticked), 'none voted'],
  ['In the privacy settings allow "Visits counted"', wall('Accept all', 'Save choices', ticked), 'Visits counted,Adverts'],
  ['Accept the cookies, then press Vote', wall('Sure, fine', 'Save choices', ticked), 'all voted'],
  ['Allow only the necessary cookies', wall('Accept all', '', ticked), /keeps what is chosen/],
  ['Accept the cookies', wall('Subscribe', 'Save', ticked), /cookies/],
  // Some of them: each is set as it is said.
  ['Reject all cookies except "Visits counted"', wall('Accept all', 'Save choices', ticked), 'Visits counted'],
  ['Reject all cookies but adverts, then press Vote', wall('Accept all', 'Save choices', ticked), 'Adverts voted'],
  ['Accept all cookies except the adverts', wall('Accept all', 'Save choices', ticked), 'Visits counted'],
  ['Accept all cookies, but not adverts and visits', wall('Accept all', 'Save choices', ticked), 'none'],
  ['Allow only the adverts cookies', wall('Accept all', 'Save choices', ticked), 'Adverts'],
  ['Accept adverts cookies only', wall('Accept all', 'Save choices', ticked), 'Adverts'],
  ['Refuse all cookies except the necessary ones', wall('Accept all', 'Save choices', ticked), 'none'],
  // What the page does not ask about, or not apart from others.
  [
    'Reject all cookies except statistics of sport',
    wall('Accept all', 'Save choices', ticked).replaceAll('Visits counted', 'Statistics'),
    /"statistics"/,
  ],
  ['Accept all cookies except the marketing', wall('Accept all', 'Save choices', ticked), /"marketing"/],
  [
    'Accept all cookies except the adverts',
    wall('Accept all', 'Save', ticked).replace('Manage choices', 'Privacy policy'),
    /told from others/,
  ],
  ['Accept the cookies but not the adverts', wall('Accept all', 'Save choices', ticked), /not to/],
  // What can't be done with the choices is no reason to answer otherwise, nor is what lies over nothing.
  ['Turn on Music and click "Save choices"', wall('Accept all', 'Save choices', ticked).replace('id="two" hidden', 'id="two"'), /"Music"/],
  [
    'Click "Only Music"',
    '<h3>Your privacy</h3><button onclick="log(1)">Accept all</button> <button onclick="log(2)">Reject all</button>',
    /Music/,
  ],
  ['Return the price', '<p>We use cookies.</p><button onclick="log(1)">Accept</button> <button onclick="log(2)">Decline</button>', /price/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, body, expected));

/** A notice with an answer each way over the controls of the page; it is refused by the one that comes first. */
const notice = (yes: string, way: 'over' | 'below') => `<h1>Harbour</h1><button>Proceed</button> <button>Back</button>
  <div id="w" style="position: fixed; left: 0; right: 0; bottom: 0; ${way === 'over' ? 'top: 0; background: #fff' : ''}"><p>We use cookies.</p>
    <button class="k">Settings</button> <button class="k">Reject</button> <button class="k">${yes}</button></div>
  <script>
    let all = '';
    for (const button of document.querySelectorAll('button'))
      button.onclick = () => { all += button.textContent + '; '; log(all); if (button.className) w.remove(); };
  </script>`;
for (const way of ['over', 'below'] as const)
  for (const [goal, expected] of [
    ['Accept the cookies', 'Accept;'],
    ['Reject the cookies and click Back', 'Reject; Back;'],
    ['Click on Accept in the cookie notice, then press Proceed', 'Accept; Proceed;'],
    ['If there is a cookie banner, accept it', 'Accept;'],
    ['If there is a cookie banner, accept it; then click Back', 'Accept; Back;'],
  ] as const)
    t.test(`${goal} (${way} the page)`, (t) => toldOn(t, page, goal, notice('Accept', way), expected));
t.test('what is agreed to is not refused on the way', (t) =>
  toldOn(t, page, 'If there is a cookie notice, accept it; then click Back', notice('Accept all', 'over'), 'Accept all; Back;'),
);
/** A notice that stands in the page, and hides nothing of it, is nobody's to answer but the visitor's. */
const above = `<div class="cookie-banner" role="region" aria-label="Cookies"><p>We use cookies.</p>
  <button onclick="log('yes')">Accept cookies</button> <button onclick="log('no')">Reject cookies</button></div><h1>Permits</h1><p>Your car: KV19 ZTR</p>`;
t.test('a notice above the page is left alone by what looks for something else', (t) =>
  toldOn(t, page, 'Set the bay number to 14', above, /bay number/),
);
