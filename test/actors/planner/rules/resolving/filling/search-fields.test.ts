/** Searched is in the field that a page has for what it shows; a site's own is for what the page has no field for, and for names alone. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const siteHead = `<header><nav><a href="#h">Start</a><form role="search" onsubmit="event.preventDefault(); log('site ' + q.value)"><input type="search" id="q" aria-label="Search this site"><button>Go</button></form></nav></header>`;
const own = (label: string, button = 'Search'): string =>
  `${siteHead}<main><h1>Archive</h1><form onsubmit="event.preventDefault(); log('own ' + o.value)"><input id="o" aria-label="${label}"><button>${button}</button></form></main>`;

for (const [goal, body, expected] of [
  ['Search for copper kettles', own('Search the collection').replace('the collection', 'everything'), 'own copper kettles'],
  ['Search for "old maps"', own('Type keywords to search'), 'own old maps'],
  ['Search letters for Humboldt', own('Search letters'), 'own Humboldt'],
  ['Search for invoices of Ruiz', own('Find invoices'), 'own invoices of Ruiz'],
  // The page's field is for other things, or there is none.
  ['Search for copper kettles', own('Search stores near you'), 'site copper kettles'],
  ['Search for copper kettles', own('Your name', 'Send'), 'site copper kettles'],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));

const bank = `${siteHead}<main><h1>Account</h1><p>Welcome back.</p></main>`;
for (const goal of ['How much did I spend at Lidl most recently?', 'When was my rent paid?', 'How much do I save?'])
  t.test(`${goal} is typed nowhere`, async (t) => toldOn(t, page, goal, bank, /./));
