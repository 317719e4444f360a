/** What a form asks for twice is entered in both, where the goal says it once; another field of a like name is another. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (...labels: readonly string[]) =>
  `${labels.map((label) => `<label>${label} <input></label> `).join('')}<label><input type="checkbox"> I accept the terms</label>
  <button onclick="log([...document.querySelectorAll('input')].map((f) => f.type === 'checkbox' ? f.checked : f.value).join())">Register</button>`;
const mail = 'a@b.example';

for (const [goal, body, expected] of [
  [`Enter ${mail} as the email and click Register`, form('Email', 'Confirm email'), `${mail},${mail},false`],
  [`Register with the e-mail ${mail} and accept the terms`, form('E-mail address', 'Repeat e-mail address'), `${mail},${mail},true`],
  [`Enter ${mail} as the email and click Register`, form('Your email', 'Email (again)'), `${mail},${mail},false`],
  [
    `Enter ${mail} as the email and x@y.example as confirm email, then click Register`,
    form('Email', 'Confirm email'),
    `${mail},x@y.example,false`,
  ],
  [`Enter ${mail} as the email and click Register`, form('Email', 'Confirm phone'), `${mail},,false`],
  [`Enter ${mail} as the email and click Register`, form('Email', 'Name'), `${mail},,false`],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
