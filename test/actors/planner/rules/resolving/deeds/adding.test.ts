/** What is new is taken by the key that its field asks for, and what was done last is undone by what came up with it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const tags = `<div id="tags"></div><input placeholder="Add a tag and press Enter" onkeydown="if (event.key === 'Enter') { kept.push(this.value); this.value = ''; draw(); }">
  <button onclick="log(kept.join())">Save</button><script>const kept = ['raw', 'late'];
  const draw = () => { tags.innerHTML = kept.map((tag, at) => '<span>' + tag + ' <i style="cursor: pointer" onclick="kept.splice(' + at + ', 1); draw()">×</i></span>').join(' '); }; draw();</script>`;

/** Lines of text with a button each; a toast offers the way back. */
const lines = (undo: string) =>
  `${['Buy chalk', 'Call Ada', 'Oil the hinge']
    .map(
      (line) =>
        `<div>${line} <button onclick="log('did ' + this.parentNode.firstChild.data.trim()); this.parentNode.hidden = true; toast.hidden = false">File</button></div>`,
    )
    .join('')}<p id="toast" hidden>Filed. ${undo}</p>`;
const back = `<button onclick="log('undone')">Undo</button>`;

/** The key sends what is new, with what was chosen beside it. */
const listed = `<h3>Chores</h3><input id="add" placeholder="What else?" onkeydown="if (event.key === 'Enter') { log(this.value + '/' + how.value); made.append(this.value); this.value = ''; }"> <select id="how" title="Priority"><option>low</option><option selected>mid</option><option>high</option></select><p id="made"></p>`;

/** Beside the field of words stands what keeps all; its twin takes its words as they are, and its key sends them. */
const cross = (word: string) => `<span>${word}<i role="button" aria-label="Remove ${word}" onclick="this.parentNode.remove()">×</i></span>`;
const chips = (hint: string) =>
  `<label for="w">Herbs</label><div>${cross('dill')}${cross('mint')}<input id="w" placeholder="${hint}" onkeydown="if (event.key === 'Enter' && this.value) { this.insertAdjacentHTML('beforebegin', '<span>' + this.value + '<i role=button>×</i></span>'); this.value = ''; }"></div>
  <button onclick="log([...document.querySelectorAll('span')].map((one) => one.firstChild.data).join())">Save</button>`;
const inForm = `<form onsubmit="log('sent ' + w.value); return false"><label>Herbs, separated by commas <input id="w"></label><button>Save</button></form>`;

for (const [goal, body, expected] of [
  ['Add the herb "sage" and press Save', chips('Type and press Enter'), 'dill,mint,sage'],
  ['Add the herb "wild sage", then press Save', chips(''), 'dill,mint,wild sage'],
  ['Add the herbs sage, wild thyme and rue, then press Save', chips(''), 'dill,mint,sage,wild thyme,rue'],
  ['Add sage and rue as herbs, then press Save', chips(''), 'dill,mint,sage,rue'],
  ['Add "sage" as a herb and press Save', chips(''), 'dill,mint,sage'],
  ['Add the herb "sage" and press Save', inForm, 'sent sage'],
  ['Add the tag "new", remove the tag "late", and save', tags, 'raw,new'],
  ['File "Call Ada"', lines(back), 'did Call Ada'],
  ['File the note about chalk', lines(back), 'did Buy chalk'],
  ['File the note about glue', lines(back), /note/],
  ['File "Call Ada", then undo that', lines(back), 'undone'],
  ['Add the task "Fell the ash" with high priority', listed, 'Fell the ash/high'],
  ['Add a chore called Bake with low priority', listed, 'Bake/low'],
  ['Add a chore called Bake with utmost priority', listed, /utmost/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('of two ways back neither is taken', async (t) => {
  await openedOn(t, page, head + lines(back + back));
  t.match(await told(t, page, 'File "Call Ada", then undo that'), { end: { type: 'missing' }, last: { title: 'did Call Ada' } });
});

/** The button that sends it stands ahead of its fields, and says no verb of the goal. */
const whole = `<form onsubmit="log(what.value + '/' + how.value); return false"><h1>Plant: new record</h1><button>Submit</button><label>Name <input id="what"></label><label>Light <select id="how"><option>low</option><option>high</option></select></label></form>`;
t.test('a form of several fields is sent as a whole by its own button', (t) =>
  toldOn(t, page, 'Add a plant with a value of "Fern" for field "Name" and a value of "high" for field "Light"', whole, 'Fern/high'),
);
