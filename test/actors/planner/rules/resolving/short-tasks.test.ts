/** Short tasks on pages of plain markup, in words that reach over several clauses or say by which control a value is given. */
import t from 'tap';
import { readOnce } from '../../../../../actors/planner/rules/reading/read-once.ts';
import { leased } from '../../../../farm/page/leased.ts';
import { today } from './acted-out.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

/** Letters that show what can be done with them only once they are opened. */
const letters = (names: readonly string[]) =>
  `<div id="app"></div><script>const names = ${JSON.stringify(names)};
  const open = (name) => { app.innerHTML = '<h3>On kites</h3><p>From: <b>' + name + '</b></p><p>Wind today.</p><span class="act" style="cursor:pointer">Reply</span> <span class="act" style="cursor:pointer">Forward</span>';
    document.querySelectorAll('.act').forEach((act) => { act.onclick = () => write(name, act.textContent); }); };
  const write = (name, act) => { app.innerHTML = '<h3>On kites</h3><p>to: ' + (act === 'Reply' ? '<b>' + name + '</b>' : '<input id="to">') + '</p><textarea id="said"></textarea><button onclick="log(\\'' + act + ' ' + name + ' \\' + (document.getElementById(\\'to\\')?.value ?? said.value))">Send</button>'; };
  app.innerHTML = '<h3>Inbox</h3>' + names.map((name) => '<div class="letter" style="cursor:pointer"><b>' + name + '</b><div>On kites</div></div>').join('');
  document.querySelectorAll('.letter').forEach((letter, at) => { letter.onclick = () => open(names[at]); });</script>`;

const spinner = (
  called: string,
) => `<p>Turns</p><div role="spinbutton" aria-label="${called}" aria-valuenow="2" id="s" style="display:inline-block">
  <button onclick="by(-1)">−</button><span id="n">2</span><button onclick="by(1)">+</button></div> <button onclick="log(n.textContent)">Submit</button>
  <script>const by = (step) => { n.textContent = Number(n.textContent) + step; s.setAttribute('aria-valuenow', n.textContent); };</script>`;

/** It takes a town only from what comes up as it is typed. */
const towns = `<label for="town">Town</label> <input id="town" autocomplete="off"><div id="few" hidden></div> <button onclick="log(held)">Go</button><script>let held = '';
  town.oninput = () => { held = ''; few.innerHTML = ['Delft', 'Delden', 'Lund'].filter((name) => town.value && name.startsWith(town.value)).map((name) => '<div style="cursor:pointer">' + name + '</div>').join(''); few.hidden = few.innerHTML === ''; };
  few.onclick = ({ target }) => { held = town.value = target.textContent; few.hidden = true; };</script>`;

const account = (second: string) =>
  `<form onsubmit="event.preventDefault(); log([...this.querySelectorAll('input')].map(({ value }) => value).join())"><label>User name <input></label><label>Password <input type="password"></label><label>${second} <input type="password"></label><button>Sign up</button></form>`;

/** People in a paragraph each, two to a page. */
const people = `<div id="all"></div><nav><button onclick="turn(-1)">Previous</button> <span id="at"></span> <button onclick="turn(1)">Next</button></nav><script>
  const names = ['Ada Moss', 'Ben Reed', 'Cleo Fry', 'Dan Birch']; let on = 0;
  const draw = () => { all.innerHTML = names.slice(on * 2, on * 2 + 2).map((name) => '<p>' + name + ' <button>Invite</button></p>').join(''); document.getElementById('at').textContent = 'Page ' + (on + 1) + ' of 2'; };
  const turn = (by) => { on = Math.min(1, Math.max(0, on + by)); draw(); };
  all.onclick = ({ target }) => { if (target.tagName === 'BUTTON') log(target.parentNode.firstChild.data.trim()); }; draw();</script>`;

const prices = `<table><tr><th>Plant</th><th>Price</th></tr>${['Fern', 'Moss']
  .map((name) => `<tr><td>${name}</td><td><input value="4" oninput="log('${name} ' + value)"></td></tr>`)
  .join('')}</table>`;

const note = '<label for="n">Note</label><textarea id="n"></textarea><button onclick="log(n.value.replace(\'\\n\', \'/\'))">Save</button>';
const several =
  '<select multiple size="4" id="s"><option>Red</option><option>Green</option><option>Blue</option></select><button onclick="log([...s.selectedOptions].map(({ value }) => value).join())">Submit</button>';
const rules = (lines: number) =>
  `<div id="b" style="height:60px;overflow:auto">${'<p>Nobody walks on the grass after dark.</p>'.repeat(lines)}</div><button id="ok" disabled onclick="log('agreed')">I agree</button><script>b.onscroll = () => { ok.disabled = b.scrollTop + b.clientHeight < b.scrollHeight - 4; };</script>`;

/** A branch in a branch, in a box that takes the clicks for all that stands in it. */
const folders = `<style>.branch>div{cursor:pointer}</style>${[
  ['Oaks', 'Bark', 'Galls', 'Acorn'],
  ['Elms', 'Seeds', 'Twigs', 'Samara'],
]
  .map(
    ([outer, first, inner, last]) =>
      `<div class="branch"><div>▸ ${outer}</div><div hidden><div class="one">${first}</div><div class="branch"><div>▸ ${inner}</div><div hidden><div class="one">${last}</div></div></div></div></div>`,
  )
  .join(
    '',
  )}<script>for (const head of document.querySelectorAll('.branch>div:first-child')) head.onclick = () => { const inside = head.nextElementSibling; inside.hidden = !inside.hidden; head.textContent = (inside.hidden ? '▸' : '▾') + head.textContent.slice(1); };
  for (const one of document.querySelectorAll('.one')) one.onclick = () => { log(one.textContent); document.body.innerHTML = '<p>Here it is.</p>'; };</script>`;

const boxes = (names: readonly string[]) =>
  `<div>${names.map((name) => `<div><label><input type="checkbox" value="${name}">${name}</label></div>`).join('')}</div><button onclick="log([...document.querySelectorAll('input:checked')].map(({ value }) => value).join())">Apply</button>`;

const tables = `<form onsubmit="event.preventDefault(); log([who.value, many.value, when.value].join())"><label>Name <input id="who"></label><label>Guests <select id="many"><option>2<option>5</select></label><label>Time <select id="when"><option>18:00<option>19:30</select></label><button>Reserve</button></form>`;

const steps = `<h4>Step 1 of 2</h4><div id="a"><label>Name <input id="who"></label></div><div id="b" hidden><label>Size <select id="size"><option>Small<option>Large</select></label></div><button onclick="if (b.hidden) { a.hidden = true; b.hidden = false; this.textContent = 'Place order'; } else log(who.value + ' ' + size.value)">Next</button>`;

for (const [goal, body, expected] of [
  ['Navigate through the file tree and click the file "Samara"', folders, 'Samara'],
  ['Find Acorn in the folders and click it', folders, 'Acorn'],
  ['Find Catkin in the folders and click it', folders, /Catkin/],
  ['Check all the towns but Oslo and Bergen and press Apply', boxes(['Oslo', 'Tromsø', 'Bergen', 'Bodø']), 'Tromsø,Bodø'],
  ['Check all the towns but Oslo and Paris and press Apply', boxes(['Oslo', 'Tromsø', 'Bergen', 'Bodø']), /nothing/],
  ['Set the clock to 18:20', '<label>Start <input type="time" onchange="log(value)"></label>', '18:20'],
  ['Reserve a table for 5 people at 19:30 in the name of Ada', tables, 'Ada,5,19:30'],
  ['Reserve a table for 5 people at 21:30 in the name of Ada', tables, /21:30/],
  ['In the wizard enter the name Ada, choose size Large, then place the order', steps, 'Ada Large'],
  ['Find the email by Ada and reply to them with the text "Good wind"', letters(['Ben', 'Ada']), 'Reply Ada Good wind'],
  ['Open the mail from Ada and answer "Good wind"', letters(['Ben', 'Ada']), 'Reply Ada Good wind'],
  ['Find the email by Ada and forward that email to Cleo', letters(['Ben', 'Ada']), 'Forward Ada Cleo'],
  ['Forward the message from Ada to Cleo', letters(['Ben', 'Ada']), 'Forward Ada Cleo'],
  ["Forward Ada's mail to Cleo", letters(['Ben', 'Ada']), 'Forward Ada Cleo'],
  ['Forward the message from Ada to Cleo', letters(['Ben', 'Dan']), /message/],
  ['Set the spinner to 5 and click Submit', spinner('spinner'), '5'],
  ['Select 4 with the plus and minus buttons and press Submit', spinner('spinner'), '4'],
  ['Set the width to 5 and click Submit', spinner('weight'), /width/],
  ['Enter Delft into the Town box, choose it from the suggestions and click Go', towns, 'Delft'],
  ['Enter Paris into the Town box, choose it from the suggestions and click Go', towns, /Paris/],
  ['Pick "Lund" in the autocomplete and press Go', towns, 'Lund'],
  ['Type Del and choose the suggestion ending in "ft". Press Go', towns, 'Delft'],
  [
    'Enter the user name "ada" and the password "fern7" into both password fields, then click Sign up',
    account('Repeat password'),
    'ada,fern7,fern7',
  ],
  ['Sign up as ada with password fern7 (type it twice)', account('Repeat password'), 'ada,fern7,fern7'],
  ['Find Cleo Fry in the list (it has several pages) and click their Invite button', people, 'Cleo Fry'],
  ['Page through the contacts until you see Dan Birch, then press Invite', people, 'Dan Birch'],
  ['Click the Invite button of Eve Hall', people, /Eve Hall/],
  ['In the table, set price for Moss to 7', prices, 'Moss 7'],
  ['Write two lines into the note, "Fern" and below it "Moss", then click Save', note, 'Fern/Moss'],
  ['In the text area type "Fern" on the first line and "Moss" on the second line. Press Save', note, 'Fern/Moss'],
  ['Mark both Red and Blue in the list, then press Submit', several, 'Red,Blue'],
  ['Mark both Red and Black in the list, then press Submit', several, /Black/],
  ['Read down to the bottom of the box, then press "I agree"', rules(12), 'agreed'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('A control is waited for as long as it takes, and clicked then', async (t) => {
  const what = { name: 'Lift', roles: ['button'] };
  for (const goal of [
    'Wait until the button "Lift" appears, then click it',
    'Wait for the button "Lift" and click it',
    'Click Lift as soon as it is there',
    'wait for lift & click',
  ]) {
    const read = readOnce(goal, today);
    t.match('reading' in read ? read.reading.instructions : read, [
      { kind: 'await', by: { kind: 'there', what }, holds: true },
      { kind: 'find', what },
      { kind: 'click', what },
    ]);
  }
});

t.test('What is jotted down in the fewest words is read as what it can only stand for', async (t) => {
  const readOf = (goal: string) => {
    const read = readOnce(goal, today);
    return 'reading' in read ? read.reading.instructions.map(({ clause: _, ...order }) => order) : read;
  };
  for (const [short, full] of [
    ['Enter the final word of paragraph 3', 'Enter the last word in the 3rd paragraph'],
    ['gear icon pls', 'Click the gear icon'],
    ['3rd visit btn', 'Click the 3rd visit button'],
    ['check fern, moss + send', 'check fern, moss and send'],
    ['Fern + Moss in list, submit', 'Select Fern and Moss from the list, submit'],
    ['herbs tab -> sage', 'Open the herbs tab, then click sage'],
    ['spinner 4 submit', 'Set the spinner to 4, submit'],
    ['slide to 4 submit', 'Set the slider to 4, submit'],
    ['popup: later', 'Click later in the dialog'],
    ['note: line 1 "a", line 2 "b", save', 'Write two lines into the note, "a" and below it "b", save'],
    ['item starting Mo ending ss, go', 'Enter an item that starts with Mo and ends with ss, then click Go'],
  ] as const)
    t.same(readOf(short), readOf(full), short);
  for (const kept of ['press Ctrl + A', 'submit button', 'the button', 'set the width to 18 with the + and - buttons'])
    t.notMatch(readOf(kept), [{ kind: 'click', what: { noun: 'button' } }], kept);
});
