/** What puts nothing around its entries has a control ahead of each name, or behind it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const names = ['Oats', 'Rye', 'Barley'];
const control = (name: string, verb: string) => `<button onclick="log('${verb} ${name}'); this.closest('li')?.remove()">${verb}</button>`;
const each = (html: (name: string) => string) => `<main><h1>Site</h1>${names.map(html).join(' ')}</main>`;

const ahead: readonly (readonly [goal: string, body: string])[] = [
  ['Delete Rye', each((name) => `${control(name, 'Delete')} <span>${name}</span><br>`)],
  ['Archive "Rye"', each((name) => `${control(name, 'Archive')}<h2>${name}</h2><p>3 kg</p>`)],
  ['Remove Rye', each((name) => `<div>${control(name, 'Remove')}</div><h3>${name}</h3>`)],
];

t.test('a control ahead of each name is not that of the name before it', async (t) => {
  for (const [goal, body] of ahead) await toldOn(t, page, goal, body, /./);
});

const own: readonly (readonly [goal: string, body: string, expected: string])[] = [
  ['Archive "Rye"', each((name) => `<h2>${name}</h2><p>3 kg</p>${control(name, 'Archive')}`), 'Archive Rye'],
  ['Delete Rye', `<ul>${names.map((name) => `<li>${control(name, 'Delete')} <span>${name}</span></li>`).join('')}</ul>`, 'Delete Rye'],
  ['Remove Rye', `<ul>${names.map((name) => `<li><span>${name}</span> ${control(name, 'Remove')}</li>`).join('')}</ul>`, 'Remove Rye'],
];

t.test('its own control is taken on either side', async (t) => {
  for (const [goal, body, expected] of own) await toldOn(t, page, goal, body, expected);
});
