/** Fields and lists that are another kind of control by now: the same by its name and what it holds, or none. */
import t from 'tap';
import { checkDrift, type Scene } from './drifting.ts';

const list = (label: string, options: readonly string[]) => `
  <div data-list><span id="of-${label}">${label}</span>
    <button type="button" data-aside aria-haspopup="listbox" aria-expanded="false" aria-labelledby="of-${label} in-${label}"><span id="in-${label}">${options[0]}</span></button>
    <ul role="listbox" aria-labelledby="of-${label}" hidden>${options.map((option) => `<li role="option" data-aside aria-selected="false">${option}</li>`).join('')}</ul></div>`;

/** Makes the drawn lists of a page work; what is chosen from one is told as of a select. */
const working = `
  const told = (said) => { const request = new XMLHttpRequest(); request.open('POST', '/did' + location.search, false); request.send(said); document.querySelector('[role=status]').textContent = 'All was done'; };
  for (const list of document.querySelectorAll('[data-list]')) {
    const [button, options] = [list.querySelector('button'), list.querySelector('ul')];
    const is = list.querySelector('span').textContent.toLowerCase();
    const show = (is) => { options.hidden = !is; button.setAttribute('aria-expanded', String(is)); };
    button.addEventListener('click', () => show(options.hidden));
    for (const option of options.children) option.addEventListener('click', () => {
      for (const one of options.children) one.setAttribute('aria-selected', String(one === option));
      button.firstElementChild.textContent = option.textContent;
      show(false);
      told('fill ' + is); told('set ' + is);
    });
  }`;

const drawn = (label: string, options: readonly string[]) => `html(\`${list(label, options)}\`)`;
const select = (label: string, options: readonly string[]) =>
  `<p><label>${label} <select data-is="${label.toLowerCase()}">${options.map((option) => `<option>${option}</option>`).join('')}</select></label></p>`;
const save = '<p><button type="button" data-is="save">Save</button></p>';
const colors = ['Red', 'Green', 'Blue'];
const sizes = ['Small', 'Large'];

const selects: Scene = {
  body: `<main><h1>Order</h1><form>${select('Color', colors)}${select('Size', sizes)}${save}</form></main>`,
  prompt: 'Select "Green" in "Color" and click "Save"',
  did: ['fill color', 'set color', 'click save'],
  changes: [
    ['a drawn list in its place', `$("color").closest("p").replaceWith(${drawn('Color', colors)}); ${working}`, 'repaired'],
    [
      'drawn lists in the place of both',
      `$("color").closest("p").replaceWith(${drawn('Color', colors)}); $("size").closest("p").replaceWith(${drawn('Size', sizes)}); ${working}`,
      'repaired',
    ],
    ['a drawn list without the option', `$("color").closest("p").replaceWith(${drawn('Color', ['Red', 'Blue'])}); ${working}`, 'refused'],
    [
      'a drawn list of an option that says more',
      `$("color").closest("p").replaceWith(${drawn('Color', ['Red', 'Light Green'])}); ${working}`,
      'refused',
    ],
    ['a drawn list of another name', `$("color").closest("p").replaceWith(${drawn('Lining', colors)}); ${working}`, 'refused'],
    [
      'two drawn lists of its name',
      `$("color").closest("p").replaceWith(${drawn('Color', colors)}, ${drawn('Color', colors)}); ${working}`,
      'refused',
    ],
  ],
};

t.test('a select that is a drawn list by now', (t) => checkDrift(t, selects));
t.test('a select that is a drawn list by now, by its evidence', (t) => checkDrift(t, { ...selects, byEvidence: true }));

const lists: Scene = {
  body: `<main><h1>Order</h1><form>${list('Color', colors)}${list('Size', sizes)}${save}</form></main><script>addEventListener("DOMContentLoaded", () => {${working}})</script>`,
  prompt: 'Select "Green" in "Color" and click "Save"',
  did: ['fill color', 'set color', 'click save'],
  changes: [
    ['as it was', '', 'replayed'],
    [
      'a select in its place',
      `document.querySelector("[data-list]").replaceWith(html(\`${select('Color', colors)}\`)); names.set("color", document.querySelector("select"));`,
      'repaired',
    ],
    [
      'a select without the option',
      `document.querySelector("[data-list]").replaceWith(html(\`${select('Color', ['Red', 'Blue'])}\`)); names.set("color", document.querySelector("select"));`,
      'refused',
    ],
    [
      'a select of its name that never offered what was chosen',
      `document.querySelector("[data-list]").replaceWith(html(\`${select('Color', ['Green', 'Blue'])}\`)); names.set("color", document.querySelector("select"));`,
      'refused',
    ],
    [
      'a select of another name',
      `document.querySelector("[data-list]").replaceWith(html(\`${select('Lining', colors)}\`)); names.set("color", document.querySelector("select"));`,
      'refused',
    ],
  ],
};

t.test('a drawn list that is a select by now', (t) => checkDrift(t, lists));
t.test('a drawn list that is a select by now, by its evidence', (t) => checkDrift(t, { ...lists, byEvidence: true }));

const field = (type: string, label = 'Search') =>
  `<form role="search"><label>${label} <input type="${type}" name="q" data-is="q"></label> <button type="button" data-is="go">Find</button></form>`;
const found = (type: string): Scene => ({
  body: `<main><h1>Library</h1>${field(type)}<form><label>Remark <input name="remark"></label></form></main>`,
  prompt: 'Fill "Search" with "otters" and click "Find"',
  did: ['fill q', 'click go'],
  changes: [
    ['another kind of field', `$("q").type = "${type === 'search' ? 'text' : 'search'}";`, 'replayed'],
    [
      'another kind of field without its name',
      `$("q").type = "${type === 'search' ? 'text' : 'search'}"; $("q").removeAttribute("name");`,
      'replayed',
    ],
    [
      'a combobox by now',
      '$("q").type = "text"; $("q").setAttribute("role", "combobox"); $("q").setAttribute("aria-expanded", "false");',
      'repaired',
    ],
    ['gone, beside another field', '$("q").closest("label").remove();', 'refused'],
    [
      'another kind of field, of the name of the next one',
      `$("q").type = "${type === 'search' ? 'text' : 'search'}"; $("q").previousSibling.data = "Remark "; document.querySelector("[name=remark]").previousSibling.data = "Search ";`,
      'refused',
    ],
  ],
});

t.test('a search field that is a plain one by now', (t) => checkDrift(t, found('search')));
t.test('a plain field that is a search field by now', (t) => checkDrift(t, found('text')));
t.test('a search field that is a plain one by now, by its evidence', (t) => checkDrift(t, { ...found('search'), byEvidence: true }));

const login = `<form id="in"><h2>Log in</h2><label>E-mail <input name="mail" data-is="mail"></label> <button type="button" data-is="go">Continue</button></form>`;
const bare = `<form><label>E-mail <input></label> <button type="button">Continue</button></form>`;
const twin = `html(\`${bare}\`)`;
const twins: Scene = {
  body: `<main>${login}</main><aside></aside>`,
  prompt: 'Fill "E-mail" with "ada@example.com" and click "Continue"',
  did: ['fill mail', 'click go'],
  changes: [
    ['a second form behind it', `document.querySelector("aside").append(${twin});`, 'replayed'],
    ['a second form before it', `document.querySelector("main").prepend(${twin});`, 'replayed'],
    [
      'a second one before it, and no marks',
      `document.querySelector("main").prepend(${twin}); $("mail").removeAttribute("name"); document.querySelector("#in").removeAttribute("id");`,
      'replayed',
    ],
    [
      'a second one of its heading before it, and no marks',
      `document.querySelector("main").prepend(html(\`${bare.replace('<form>', '<form><h2>Log in</h2>')}\`)); $("mail").removeAttribute("name"); document.querySelector("#in").removeAttribute("id");`,
      'refused',
    ],
    [
      'only the second one, under another heading',
      `document.querySelector("#in").replaceWith(html(\`${bare.replace('<form>', '<form><h2>Newsletter</h2>')}\`));`,
      'refused',
    ],
  ],
};

t.test('a second equal form', (t) => checkDrift(t, twins));
t.test('a second equal form, by its evidence', (t) => checkDrift(t, { ...twins, byEvidence: true }));
