/** What a page shows under just the name that is said, beside a field of a name that is like it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const profile = (own: string) =>
  `<label>Full name <input value="Mira Novak" onchange="log(value)"></label><p><span>Display name:</span> ${own}</p><button onclick="log(document.title + ' saved')">Save profile</button>`;
for (const [own, expected] of [
  ['<span tabindex="0" style="cursor:pointer">mira</span>', /"display name"/],
  ['<input onchange="log(value)">', 'mira_n saved'],
] as const)
  t.test(`A display name that is ${typeof expected === 'string' ? 'a field' : 'only shown'}`, (t) =>
    toldOn(t, page, 'Set the display name to mira_n', profile(own), expected),
  );
