/** Several words that go into one field are taken by it one after the other, and none of them is written elsewhere. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const kept = `const kept = []; const keep = (word) => { kept.push(word); log(kept.join(' ')); };`;
const chips = `<p><span>old <button onclick="this.parentElement.remove()">×</button></span> <label>Skills <input id="w"></label></p>
  <label>Letter <textarea></textarea></label><script>${kept} w.onkeydown = ({ key }) => { if (key === 'Enter') { keep(w.value); w.value = ''; } };</script>`;
const beside = `<label>New topic <input id="w"></label><button onclick="keep(w.value); w.value = ''">+ Add</button><label>Text <input></label><script>${kept}</script>`;
const commas = `<form onsubmit="return false"><label>Keywords (separated by commas) <input id="w" oninput="log(w.value)"></label><label>Text <input></label><button>Save</button></form>`;
const plain = `<form onsubmit="log('sent'); return false"><label>Skills <input></label><label>Letter <textarea></textarea></label><button>Send</button></form>`;
const deaf = `<div class="tags"><label>Tags <input></label></div><label>Letter <textarea></textarea></label>`;
/** A field that is chosen from, narrowed by what is typed: what is taken becomes a tag before it, or is the field's only value. */
const chosen = (isOne = false) => `<form onsubmit="return false"><p><span id="tags"></span><label for="w">Hobbies</label>
  <input id="w" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="all"></p><ul id="all" role="listbox" hidden></ul><label>Letter <textarea></textarea></label><button>Send</button></form>
  <script>${kept} const every = ['Chess', 'Choir', 'Kites'];
  const take = (name) => { ${isOne ? 'w.value = name' : "tags.innerHTML += '<b>' + name + '</b> '; w.value = ''"}; all.hidden = true; w.setAttribute('aria-expanded', false); keep(name); };
  w.oninput = () => { w.setAttribute('aria-expanded', true); all.hidden = false; all.replaceChildren(...every.filter((name) => name.startsWith(w.value)).map((name) => { const li = document.createElement('li'); li.role = 'option'; li.textContent = name; li.onmousedown = () => take(name); return li; })); };</script>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Add the skills "Welding" and "Gilding"', chips, 'Welding Gilding'],
  // What is yet to be added needs not be there while another is removed.
  ['Remove the skill old, then add the skill Welding', chips, 'Welding'],
  ['Remove the skill young, then add the skill Welding', chips, /young/],
  ['Add the topics "Tides" and "Moons"', beside, 'Tides Moons'],
  ['Add the topic tides', beside, 'tides'],
  ['Add the keywords "tea" and "milk"', commas, 'tea, milk'],
  ['Add the skills "Welding" and "Gilding"', plain, /one by one can't be told/],
  ['Add the hobbies Kites and Chess', chosen(), 'Kites Chess'],
  ['Add the tags "Tea" and "Milk"', deaf, /does not take "Tea" as one of several/],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
for (const [goal, body, what] of [
  ['Add the hobbies Kites and Golf', chosen(), /Golf/],
  ['Add the hobbies Kites and Chess', chosen(true), /does not take "Kites" as one of several/],
] as const)
  t.test(`${goal}: only one is taken`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing', what }, title: 'Kites' });
  });

/** The field that is labelled is not to be seen: what stands in for it says that it takes tags, and has a cross before each of its words. */
const standIn = `<label for="kept">Allergens</label><div id="tags" style="border:1px solid"></div><input id="kept" style="display:none"><button onclick="log(words.join())">Store</button><script>
  const words = ['nuts', 'milk'];
  const draw = () => {
    tags.innerHTML = words.map((word) => '<span title="' + word + '"><b role="button" aria-label="remove tag" style="cursor:pointer">×</b><div><span>' + word + '</span></div></span>').join('') + '<span id="typed" role="textbox" contenteditable="true" aria-label="Tags input field" style="display:inline-block;min-width:80px"></span>';
    for (const [at, cross] of [...tags.querySelectorAll('b')].entries()) cross.onclick = () => { words.splice(at, 1); draw(); };
    typed.onkeydown = (event) => { if (event.key !== 'Enter') return; event.preventDefault(); words.push(typed.textContent); draw(); };
  };
  draw();</script>`;
for (const [goal, expected] of [
  ['Add the allergen soy and press Store', 'nuts,milk,soy'],
  ['Remove the allergen nuts', /nuts/],
  ['Remove the tag nuts', /nuts/],
  ['Remove the allergen fish', /fish/],
  ['Add the colour red', /colour red/],
] as const)
  t.test(`${goal}, by what stands in for its field`, (t) => toldOn(t, page, goal, standIn, expected));
