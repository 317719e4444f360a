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

const asks = (...answers: readonly string[]) =>
  answers.map((answer) => `<label><input type="radio" name="answer" value="${answer}"> ${answer}</label>`).join('');
/** One question after the other, or but one. */
const quiz = `<h1>Quiz</h1><form onsubmit="event.preventDefault(); next()"><div id="question"></div><button id="on">Next</button></form><script>
  const questions = [${JSON.stringify(asks('Bern', 'Oslo'))}, ${JSON.stringify(asks('Pluto', 'Mars'))}], given = [];
  const show = () => { question.innerHTML = questions[given.length] ?? '<p>Thank you</p>'; on.textContent = given.length === 1 ? 'Finish' : 'Next'; };
  const next = () => { const own = document.querySelector(':checked'); if (!own) return; given.push(own.value); if (given.length === 2) log(given.join()); show(); };
  show();
</script>`;
const alone = `<h1>Poll</h1><form onsubmit="event.preventDefault(); log(document.querySelector(':checked').value)">${asks('Yes', 'No', 'Maybe')}<button>Finish</button></form>`;
for (const [goal, body, expected] of [
  ['Answer the quiz with Oslo and Mars', quiz, 'Oslo,Mars'],
  ['Take the quiz: answer Bern, Pluto', quiz, 'Bern,Pluto'],
  ['Complete the survey with Yes and Maybe', alone, /take the place of "Yes"/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
