/** What a goal has entered stays there: by other words, no later value is meant for the same field. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const send =
  '<button onclick="log([...document.querySelectorAll(`input,select,[contenteditable]`)].map((f) => f.value ?? f.textContent).join())">Send</button>';
const plain = `<label>Full name <input></label><label>Town <input></label>${send}`;
const card = (body: string) => `<section><h2>Note</h2><label>Title <input></label>${body}${send}</section>`;

for (const [goal, body, expected] of [
  ['Enter Ada as full name, enter Bea as town and press Send', plain, 'Ada,Bea'],
  ['Enter Ada as full name, then change the full name to Bea and press Send', plain, 'Bea,'],
  ['Enter Ada as full name, replace the name with Bea and press Send', plain, 'Bea,'],
  [
    'Enter Title Hello, write "Good day" into the note and press Send',
    card('<div contenteditable data-placeholder="Write here"></div>'),
    'Hello,Good day',
  ],
  ['Enter Title Hello, write "Good day" into the note and press Send', card(''), /holds what "Enter Title Hello" has brought/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
