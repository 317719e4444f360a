/** A value alone tells no setting: several may have one of that name, and the name of the one that is meant stands beside it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const segments = (setting: string) =>
  `<div><span>${setting}</span><div>${['Monday', 'Sunday'].map((day) => `<div style="cursor:pointer" onclick="log('${day}')">${day}</div>`).join('')}</div></div>`;
const radios = (setting: string) =>
  `<p>${setting}</p>${['Daily', 'Weekly'].map((name) => `<label><input type="radio" name="r" onchange="log('${name}')"> ${name}</label>`).join('')}`;
const questions = (...settings: readonly (readonly [string, ...string[]])[]) =>
  settings
    .map(
      ([setting, ...names], at) =>
        `<div><h3>${setting}</h3>${names.map((name) => `<label><input type="radio" name="q${at}" onchange="log('${name}')"> ${name}</label>`).join('')}</div>`,
    )
    .join('');
const facets = `<h1>Chairs</h1><b>Colour</b><div>${['Red (2)', 'Reddish (1)', 'Blue (14)'].map((name) => `<label><input type="checkbox" onchange="log('${name}')"> ${name}</label>`).join('<br>')}</div>`;
/** The only field of the part that is named. */
const card = (field: string) =>
  `<div role="dialog" aria-label="Dark mode"><h2>Dark mode</h2><textarea placeholder="${field}" oninput="log(this.value)"></textarea></div>`;

for (const [goal, body, expected] of [
  ['Set the due date of "Dark mode" to 15 December 2026', card('Write a comment…'), /due date/],
  ['Set the summary of "Dark mode" to "Night"', card('Write a comment…'), /summary/],
  ['Set the comment of "Dark mode" to "Night"', card('Write a comment…'), 'Night'],
  ['Set the digest day to Monday', segments('First day of the week'), /digest day/],
  ['Set the digest day to Monday', segments('Digest goes out on'), 'Monday'],
  ['Choose Weekly as the backup rhythm', radios('Mail reminders'), /Weekly|backup rhythm/],
  ['Choose Weekly as the backup rhythm', radios('Rhythm of backups'), 'Weekly'],
  ['Filter the chairs by the colour Red', facets, 'Red (2)'],
  ['Filter the chairs by the colour Green', facets, /Green/],
  ['Choose Weekly from Backups', radios('Mail reminders'), /Weekly|Backups/],
  ['Choose Weekly from "backups"', radios('Mail reminders'), /Weekly|backups/],
  ['Choose Weekly from Reminders', radios('Mail reminders'), 'Weekly'],
  ['Choose Ten from pears', questions(['Apples', 'One', 'Ten'], ['Plums', 'Red', 'Blue']), /Ten|pears/],
  ['Pick Ten for plums', questions(['Apples', 'One', 'Ten'], ['Plums', 'Red', 'Blue']), /Ten|plums/],
  ['Choose Ten from apples', questions(['Apples', 'One', 'Ten'], ['Plums', 'One', 'Ten']), 'Ten'],
  ['Choose express for shipping', questions(['Shipping method', 'Standard', 'Express'], ['Payment', 'Card', 'Cash']), 'Express'],
  ['Choose express for shipping', questions(['Delivery', 'Standard', 'Express']), 'Express'],
  ['Choose the Weekly plan', radios('Pick one'), 'Weekly'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
