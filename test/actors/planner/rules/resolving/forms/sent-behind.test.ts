/** A text that a clause leaves is sent by that clause, but where a later one says itself that the form is sent: it was sent twice. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (button: string, more = '') =>
  `<form onsubmit="event.preventDefault(); sent = [...sent, [...this.querySelectorAll('input, textarea')].map((field) => field.type === 'checkbox' ? field.checked : field.value)]; log(JSON.stringify(sent))">
  <label><input type="checkbox"> Member</label><label>Comment <textarea></textarea></label>${more}<button>${button}</button></form><script>let sent = [];</script>`;

const table: readonly (readonly [goal: string, body: string, told: string])[] = [
  ['Tick Member, leave the comment "Fine" and send the survey', form('Send survey'), '[[true,"Fine"]]'],
  ['Leave the comment "Fine" and submit the form', form('Submit'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine" and submit it', form('Submit'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine" and click "Post comment"', form('Post comment'), '[[false,"Fine"]]'],
  ['Leave the comment "Fine", tick Member and send the survey', form('Send survey'), '[[true,"Fine"]]'],
  ['Write the comment "Fine", enter 7 as the age and submit', form('Submit', '<label>Age <input></label>'), '[[false,"Fine","7"]]'],
  ['Leave the comment "Fine"', form('Post'), '[[false,"Fine"]]'],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
