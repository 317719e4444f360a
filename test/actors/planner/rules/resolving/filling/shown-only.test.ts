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

/** What is said by nothing but what holds it is the only field in there, and none of several. */
const asking = (more: string) =>
  `<label>Search <input></label><dialog open>Nickname of the boat<br><input id="nick"><br>${more}<button onclick="log(nick.value)">OK</button></dialog>`;
for (const [goal, more, expected] of [
  ['Enter "Teal" in the dialog and press OK', '', 'Teal'],
  ['Enter "Teal" in the dialog and press OK', 'Home port<br><input><br>', /dialog/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, asking(more), expected));
