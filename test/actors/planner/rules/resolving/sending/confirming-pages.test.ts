/** A page of its own that asks whether a deed is meant is answered by the control that does it, where it asks just this. */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, told } from '../told.ts';

const { page } = await leased(t);

const form = `<h1>Barge hire</h1><p>Dora, 4 berths</p><button onclick="location.href = '/asks'">Book the barge</button>`;
const ways = (yes: string) => `<button onclick="log('booked')">${yes}</button> <button onclick="log('left')">Back</button>`;

const pages: readonly (readonly [what: string, goal: string, asks: string, title: string, end: object])[] = [
  ['a review', 'Book the barge', `<h1>Review your booking</h1><p>Dora</p>${ways('Book the barge')}`, 'booked', { type: 'done' }],
  ['a question', 'Book the barge', `<h1>Book the Dora?</h1>${ways('Yes, book it')}`, 'booked', { type: 'done' }],
  ['a review in German', 'Book the barge', `<h1>Prüfen Sie Ihre Buchung</h1>${ways('Book now')}`, 'booked', { type: 'done' }],
  ['thanks', 'Book the barge', `<h1>The barge is booked</h1>${ways('Book the barge')}`, 'Site', { type: 'done' }],
  [
    'no way back',
    'Book the barge',
    '<h1>Review your stay</h1><button onclick="log(\'booked\')">Book the barge</button>',
    'Site',
    { type: 'done' },
  ],
  [
    'more',
    'Book the barge',
    `<h1>Book the barge?</h1><h2>Also book every lock?</h2>${ways('Book')}`,
    'Site',
    { type: 'missing', what: /also book/i },
  ],
  [
    'two ways',
    'Book the barge',
    `<h1>Review your booking</h1>${ways('Book the barge')}${ways('Book the crew')}`,
    'Site',
    { type: 'missing', what: /several/ },
  ],
];

for (const [what, goal, asks, title, end] of pages)
  t.test(`a page with ${what}`, async (t) => {
    const url = await site(t, (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + (request.url === '/asks' ? asks : form));
    });
    await page.goto(url);
    t.match(await told(t, page, goal), { end, last: { title } });
  });

/** What is sent is asked back about at the address that it was sent to. */
const sent = `<h1>The Dora</h1><p>4 berths</p><form method="post"><button>Delete the boat</button></form>`;
for (const [what, asks, title, end] of [
  [
    'what it is about',
    `<h1>Are you sure?</h1><p>Are you sure you want to delete the Dora?</p>${ways("Yes, I'm sure")}`,
    'booked',
    { type: 'done' },
  ],
  [
    'more besides',
    `<h1>Are you sure?</h1><p>Are you sure you want to delete the Dora and also every lock?</p>${ways("Yes, I'm sure")}`,
    'Asked',
    { type: 'missing' },
  ],
  ['something else', `<h1>Are you sure?</h1><p>Do you want to leave the club?</p>${ways("Yes, I'm sure")}`, 'Asked', {}],
] as const)
  t.test(`at the same address, a page that asks ${what}`, async (t) => {
    const url = await site(t, (request, response) => {
      const body = request.method === 'POST' ? head.replace('>Site<', '>Asked<') + asks : head + sent;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
    await page.goto(url);
    t.match(await told(t, page, 'Delete the boat'), { end, last: { title } });
  });

/** What has been sent is shown once more in the place of its form, and the title stays. */
const inPlace = (heading: string, controls: string) =>
  `<div id="v"><div><label>From account</label><select><option>Daily<option>Shared</select></div><div><label>Payee</label><input></div><div><label>Account no.</label><input></div><div><label>Amount</label><input></div><button>Continue</button></div><script>
  document.querySelector('button').onclick = () => {
    const said = [document.querySelector('select').value, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join('|');
    v.innerHTML = '<h3>${heading}</h3>${controls}';
    for (const button of v.querySelectorAll('button')) button.onclick = () => log(button.textContent + ' ' + said);
  };</script>`;
const both = '<button>Change</button> <button>Confirm transfer</button>';
for (const [goal, body, title, end] of [
  [
    'Transfer 50 from Shared to the payee Ada Roe, account number XX1 22',
    inPlace('Check your transfer', both),
    'Confirm transfer Shared|Ada Roe|XX1 22|50',
    { type: 'done' },
  ],
  [
    'Transfer 50 from Shared to the payee Ada Roe, account number XX1 22. Confirm the transfer.',
    inPlace('Check your transfer', both),
    'Confirm transfer Shared|Ada Roe|XX1 22|50',
    { type: 'done' },
  ],
  // What only tells that it is done is answered by nobody.
  [
    'Transfer 50 from Shared to the payee Ada Roe, account number XX1 22',
    inPlace('Your transfer is made', '<button>Change</button> <button>Transfer once more</button>'),
    'Site',
    { type: 'done' },
  ],
  [
    'Transfer 50 from Shared to the payee Ada Roe, account number XX1 22. Confirm the transfer.',
    inPlace('Check your transfer', '<button>Change</button> <button>Void</button>'),
    'Site',
    { type: 'missing' },
  ],
] as const)
  t.test(`${goal}, which is shown in its place: ${title}`, async (t) => {
    const url = await site(t, (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + body));
    await page.goto(url);
    t.match(await told(t, page, goal), { end, last: { title } });
  });
