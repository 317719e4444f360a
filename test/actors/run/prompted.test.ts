/** What a prompt of the browser's own asks for is given where the goal tells it, and no other question is answered so. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const drive = (asks: string, label = 'New folder') =>
  page(
    `<h1>Drive</h1><button id="b">${label}</button><ul id="list"><li>Letters <button>Rename</button></li></ul>`,
    `b.onclick = () => { ${asks} };
    document.querySelector('li button').onclick = ({ target }) => { const name = prompt('Rename to', 'Letters'); if (name) { target.parentNode.firstChild.data = name; } };`,
  );
const put = "if (name !== null) { const item = document.createElement('li'); item.textContent = name || 'Untitled'; list.append(item); }";

t.test('a prompt takes the name that the goal gives', async (t) => {
  const pages = await site(t, {
    '/name': drive(`const name = prompt('Name of the folder'); ${put}`),
    '/called': drive(`const name = prompt('What should it be called?', 'Untitled'); ${put}`, 'Create folder'),
    '/other': drive(`const name = prompt('Type YES to format the disk'); ${put}`),
    '/sure': drive(`if (confirm('Pay for more space?')) list.textContent = 'Paid'; const name = prompt('Folder name'); ${put}`),
    '/two': drive(`const name = prompt('Folder name'); if (name && prompt('Name of the owner')) { ${put} }`),
    '/tag': drive(`const name = prompt('Name of the tag'); ${put}`),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string, value: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'textVisible', value } }));
  for (const path of ['name', 'called']) {
    t.match(await run(path, 'Create a folder named "Taxes"', 'Taxes'), { success: true }, path);
    t.match(await run(path, 'Create a new folder called Taxes 2031', 'Taxes 2031'), { success: true }, path);
  }
  t.match(await run('name', 'Create a folder named "Taxes" and return the heading', 'Taxes'), { success: true });
  t.match(await run('name', 'Create a folder named "Taxes" and create a folder named "Bills"', 'Bills'), { success: true });
  t.match(await run('name', 'Create the folder Taxes', 'Taxes'), { success: true });
  t.match(await run('name', 'Rename Letters to "Mail"', 'Mail'), { success: true });
  t.match(await run('sure', 'Create a folder named "Taxes"', 'Taxes'), { success: true }, 'what else is asked is told no');
  for (const path of ['other', 'tag', 'two'])
    t.match(await run(path, 'Create a folder named "Taxes"', 'Drive'), { success: false, error: /was told no/ }, path);
});

t.test('what a click raises is answered, and told, as the goal says next', async (t) => {
  const asking = page(
    '<h1>Asks</h1><button id="a">Hail</button> <button id="c">Ask me</button> <button id="p">Sign</button> <p id="said">Nothing yet</p>',
    `const tell = (text) => { document.querySelector('#said').textContent = text; };
    a.onclick = () => { alert('Good day to ' + 'all'); tell('Hailed'); };
    c.onclick = () => tell(confirm('Shall it rain?') ? 'Rain' : 'Sun');
    p.onclick = () => tell('Signed by ' + prompt('Please enter your name'));`,
  );
  const pages = await site(t, { '/': asking });
  const house = await sharedTestHouse(t);
  const run = async (prompt: string, value: string) =>
    ended(await house.run({ url: pages.url, prompt, success: { kind: 'textVisible', value } }));
  for (const [prompt, value] of [
    ['Click Ask me and press Cancel in the dialog', 'Sun'],
    ['Click Ask me and cancel the confirm box', 'Sun'],
    ['Click Ask me, then press OK in the dialog', 'Rain'],
    ['Click Sign, enter "Ida" and confirm', 'Signed by Ida'],
    ['Click Sign and enter the name Ida', 'Signed by Ida'],
    ['Click Sign, type Ida and press OK', 'Signed by Ida'],
    ['Click Sign and enter the street Elm', 'Signed by null'],
  ] as const)
    t.match(await run(prompt, value), { success: value !== 'Signed by null' }, prompt);
  const asked = async (prompt: string) => ended(await house.run({ url: pages.url, prompt, success: { kind: 'extracted' } }));
  t.match(await asked('Click Hail and tell me what the alert says'), { success: true, data: { 'what the alert says': 'Good day to all' } });
  t.match(await asked('Click Hail; what does the alert say?'), { success: true, data: { alert: 'Good day to all' } });
});
