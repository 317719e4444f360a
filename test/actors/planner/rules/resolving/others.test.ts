/** What another entry than the named one has is not acted on. */
import t from 'tap';
import { planByRules } from '../../../../../actors/planner/rules/rules.ts';
import { leased } from '../../../../farm/page/leased.ts';
import { openedOn, toldOn } from './told.ts';

const { page } = await leased(t);

const rows = (...names: readonly string[]) =>
  `<ul>${names.map((name, at) => `<li><b>${name}</b> <i>${at} h ago</i> <button onclick="log('${name}')">${at === 0 ? 'Reply' : 'Share'}</button></li>`).join('')}</ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Reply to Quince', rows('Plum', 'Quince', 'Fig'), /Quince|reply/i],
  ['Please reply "Quince"', rows('Plum', 'Quince', 'Fig'), /Quince/],
  ['Share Quince', rows('Plum', 'Quince', 'Fig'), 'Quince'],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('what is refused at first sight is refused at the second', async (t) => {
  const body = rows('Plum', 'Quince', 'Fig');
  await openedOn(t, page, body);
  const input = { goal: 'Please reply "Quince"', observation: await page.observe(), done: [], data: {}, files: [], now: 0 };
  const { memo } = planByRules(input);
  t.match(planByRules({ ...input, memo }), { type: 'missing', what: /Quince/ });
});
