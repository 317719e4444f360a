/** Searched is in the field that a page has for what it shows; a site's own is for what the page has no field for, and for names alone. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const siteHead = `<header><nav><a href="#h">Start</a><form role="search" onsubmit="event.preventDefault(); log('site ' + q.value)"><input type="search" id="q" aria-label="Search this site"><button>Go</button></form></nav></header>`;
const own = (label: string, button = 'Search'): string =>
  `${siteHead}<main><h1>Archive</h1><form onsubmit="event.preventDefault(); log('own ' + o.value)"><input id="o" aria-label="${label}"><button>${button}</button></form></main>`;

const line = (button: string): string =>
  `<div><input id="o" placeholder="term"> <span style="cursor:pointer" onclick="log('look ' + o.value); told.innerHTML='<p>1. part of a ship</p><p>2. to fall over</p>'">🔍 ${button}</span></div>
  <div id="told"></div>Note <input oninput="log('note ' + value)">`;

for (const [goal, body, expected] of [
  ['Search for copper kettles', own('Search the collection').replace('the collection', 'everything'), 'own copper kettles'],
  ['Search for "old maps"', own('Type keywords to search'), 'own old maps'],
  ['Search letters for Humboldt', own('Search letters'), 'own Humboldt'],
  ['Search for invoices of Ruiz', own('Find invoices'), 'own invoices of Ruiz'],
  ['Look up the word "keel"', line('Look up'), 'look keel'],
  ['Look up the word "keel" and type its 2nd meaning into the note', line('Look up'), 'note to fall over'],
  ['Look up the word "keel" and type its 3rd meaning into the note', line('Look up'), undefined],
  ['Look up the word "keel" and type its origin into the note', line('Look up'), undefined],
  ['Look up the word "keel"', line('Add'), undefined],
  // The last field of a form is none for what is looked for.
  [
    'Look up the word "keel"',
    `<div>Street <input> Town <input> <span style="cursor:pointer" onclick="log(1)">Look up</span></div>`,
    undefined,
  ],
  // The page's field is for other things, or there is none.
  ['Search for copper kettles', own('Search stores near you'), 'site copper kettles'],
  ['Search for copper kettles', own('Your name', 'Send'), 'site copper kettles'],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    if (expected !== undefined) return toldOn(t, page, goal, body, expected);
    await openedOn(t, page, head + body);
    t.match((await told(t, page, goal)).end, { type: 'missing' });
  });

const bank = `${siteHead}<main><h1>Account</h1><p>Welcome back.</p></main>`;
for (const goal of ['How much did I spend at Lidl most recently?', 'When was my rent paid?', 'How much do I save?'])
  t.test(`${goal} is typed nowhere`, async (t) => toldOn(t, page, goal, bank, /./));
