/** Things that are named by their kind and what they are called, and lists between which things are carried; what only begins alike is none of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const buttons = (...names: readonly string[]) => names.map((name) => `<button onclick="log('${name}')">${name}</button>`).join('');
const lists = `<label>Available <select id="a" multiple><option>Plum</option><option>Guava</option><option>Sloe</option></select></label>
  <button onclick="move(a, b)">&gt;</button><button onclick="move(b, a)">&lt;</button><label>Chosen <select id="b" multiple><option>Quince</option></select></label>
  <button onclick="log([...b.options].map((each) => each.text).join())">Keep</button><script>
  const move = (from, to) => [...from.selectedOptions].forEach((each) => { to.append(each); each.selected = false; });</script>`;
const chat = (opens: boolean, note = '') =>
  `<div style="display:flex"><div>${['Hedda', 'Sjoerd'].map((name) => `<div style="cursor:pointer" onclick="${opens ? 'who.textContent = this.textContent' : ''}">${name}</div>`).join('')}</div>
  <div><b id="who">Hedda</b><p>${note}</p><input id="m" placeholder="Write a message"><button title="Send" onclick="log(who.textContent + ': ' + m.value)">➤</button></div></div>`;
const files = `<button onclick="log('Rename ' + (document.querySelector('.on')?.textContent ?? ''))">Rename</button>${[
  'notes.txt',
  'plan.pdf',
]
  .map((name) => `<div style="cursor:pointer" onclick="this.className = 'on'"><i>📄</i> <span>${name}</span></div>`)
  .join('')}`;
const folders = (role: string) =>
  `<ul>${['Archive', 'Work'].map((name) => `<li ${role} tabindex="0" style="cursor:pointer" onclick="log('${name}')">📁 ${name}</li>`).join('')}</ul>`;
const part = `<form onsubmit="log([...new FormData(this).values()].join()); return false"><p><label>Name <input name="n"></label></p>
  <fieldset><legend>Extras</legend>${['Breakfast', 'Bicycle'].map((name) => `<label><input type="checkbox" name="e" value="${name}">${name}</label>`).join('')}</fieldset><button>Book</button></form>`;

for (const [goal, body, expected] of [
  ['Open the Bank appointment', buttons('Dentist Monday 9:00', 'Bank Thursday 14:00'), 'Bank Thursday 14:00'],
  ['Open the Bank appointment', buttons('Dentist Monday 9:00', 'Bank statements'), /Bank/],
  ['Open the Bank appointment', buttons('Bank Monday 9:00', 'Bank Thursday 14:00'), /Bank/],
  ['Open the chat with Sjoerd, write "See you at noon" and send it', chat(true), 'Sjoerd: See you at noon'],
  ['Send the message "See you at noon" to Sjoerd', chat(true), 'Sjoerd: See you at noon'],
  ['Send the message "See you at noon" to Sjoerd', chat(false), /Sjoerd/],
  ['Send the message "See you at noon" to Sjoerd', chat(false, '<b>Sjoerd</b>'), /Sjoerd/],
  ['Select the file notes.txt and click Rename', files, 'Rename 📄 notes.txt'],
  ['Click the folder "Archive"', folders(''), 'Archive'],
  ['Click the folder "Archives of 1900"', folders(''), /Archives/],
  ['Move "Plum" and "Sloe" from the list "Available" to the list "Chosen" and press Keep', lists, 'Quince,Plum,Sloe'],
  ['Add Plum and Sloe to the Chosen list, then press Keep', lists, 'Quince,Plum,Sloe'],
  ['Add Plum to the Wanted list, then press Keep', lists, /Wanted/],
  ['Add Fig to the Chosen list, then press Keep', lists, /Fig/],
  ['Book with the name "Bram" and the extras "Breakfast" and "Bicycle"', part, 'Bram,Breakfast,Bicycle'],
  [
    'Remove the task Call Ada by its ✕',
    ['Call Ada', 'Call Bob']
      .map(
        (name) =>
          `<li><span>${name}</span> <button aria-label="Delete" onclick="log('${name}'); this.parentElement.remove()">✕</button></li>`,
      )
      .join(''),
    'Call Ada',
  ],
] as const)
  await t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
