/** Both fields of a type are those that are of it, whatever the second is called; a part's colour is chosen beside the part's name. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (label: string, type = 'password') => `<p>${label} <input type="${type}" class="f"></p>`;
const form = (...fields: readonly string[]) =>
  `${fields.join('')}<button onclick="log([...document.querySelectorAll('.f')].map((each) => each.value).join('|'))">Join</button>`;

for (const [goal, body, expected] of [
  ['Enter the password "oak 7" into both password fields and click Join', form(field('Password'), field('Again')), 'oak 7|oak 7'],
  [
    'Enter "a@b.example" into both email fields and click Join',
    form(field('E-mail', 'email'), field('Once more', 'email')),
    'a@b.example|a@b.example',
  ],
  // Where there are others, it can't be told which two.
  ['Enter the password "oak 7" into both password fields and click Join', form(field('Password'), field('New'), field('Again')), /not 2/],
  ['Enter the password "oak 7" into both password fields and click Join', form(field('Password')), /not 2/],
  ['Enter the password "oak 7" into both password fields and click Join', form(field('Password'), field('Again', 'text')), /not 2/],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));

const palette = (name: string) =>
  `<div><p>${name}</p>${['orchid', 'teal', 'olive'].map((colour) => `<a title="${colour}" style="display:inline-block;width:20px;height:20px;background:${colour};cursor:pointer" onclick="log('${name} ${colour}')"></a>`).join('')}</div>`;
for (const [goal, expected] of [
  ['Choose teal as the roof colour', 'Roof teal'],
  ['Choose olive as the door color', 'Door olive'],
  ['Choose teal as the wall colour', /teal/],
  ['Choose navy as the roof colour', /navy/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, palette('Roof') + palette('Door'), expected));
