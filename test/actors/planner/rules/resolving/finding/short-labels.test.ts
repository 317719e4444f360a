/** Somebody's e-mail, where the page shows one person, is the address that can be clicked, and none where it shows several. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const card = (name: string, ...mails: readonly string[]) =>
  `<h3>${name}</h3>${mails.map((mail) => `<div>Mail: <a href="#" onclick="log('${mail}'); return false">${mail}</a></div>`).join('')}
  <div>Call: <a href="#" onclick="log('call'); return false">555-1234</a></div>`;

for (const [goal, body, expected] of [
  ['Find Ola Nord and click on their email', card('Ola Nord', 'ola@nord.example'), 'ola@nord.example'],
  ['Find Ola Nord and click on their email', card('Ola Nord', 'ola@nord.example', 'o.n@work.example'), /email|Ola Nord/],
  ['Find Ola Nord and click on their email', card('Ola Nord'), /email|Ola Nord/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
