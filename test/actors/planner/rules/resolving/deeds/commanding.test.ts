/** Terminals in a page: a field that is seen, or one that only what is typed is seen of. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const shell = (files: readonly string[]) => `<script>const files = ${JSON.stringify(files)}; const done = [];
  const say = (text) => out.insertAdjacentHTML('beforeend', '<div>' + text + '</div>');
  const run = (line) => {
    const [verb, file] = line.trim().split(' ');
    say('user$ ' + line);
    if (verb === 'ls') return say(files.join(' '));
    if (verb !== 'rm') return say(verb + ': command not found');
    if (file === 'locked.log' || !files.includes(file)) return say('rm: cannot remove ' + file);
    files.splice(files.indexOf(file), 1);
    done.push(file);
    log('removed ' + done.join());
  };
  i.onkeydown = (event) => { if (event.key !== 'Enter') return; run(i.value); i.value = ''; shown.textContent = ''; };</script>`;
/** Who clicks anywhere types into a field that is not to be seen. */
const unseen = (files: readonly string[]) =>
  `<div id="t" style="background: black; color: lime; height: 200px" onclick="i.focus()"><div id="out"><div>Welcome! Type help for the commands.</div></div><div>user$<span id="shown"></span></div><input id="i" style="opacity: 0; width: 1px; height: 1px" oninput="shown.textContent = value"></div>${shell(files)}`;
const seen = (files: readonly string[]) => `<div id="out"></div><div>user$ <input id="i"><span id="shown"></span></div>${shell(files)}`;
const files = ['notes', 'main.py', 'shot.png', 'readme.txt', 'locked.log'];

for (const [kind, terminal] of [
  ['unseen', unseen],
  ['seen', seen],
] as const) {
  for (const [goal, file] of [
    ['Use the terminal below to delete a file ending with the extension .png', 'shot.png'],
    ['Remove the file without an extension in the terminal', 'notes'],
    ['Use the console to remove the file named "notes"', 'notes'],
    ['Delete the .txt file with the terminal', 'readme.txt'],
  ] as const)
    t.test(`${goal} (${kind})`, async (t) => toldOn(t, page, goal, terminal(files), `removed ${file}`));
  t.test(`Of two such files none is removed, and one that is not there is missing (${kind})`, async (t) => {
    await toldOn(t, page, 'Use the terminal to delete the file ending in .png', terminal([...files, 'b.png']), /more than one file/);
    await toldOn(t, page, 'Use the terminal to delete the file ending in .gif', terminal(files), /no file/);
    await toldOn(t, page, 'Use the terminal to delete a file with no extension', terminal(files.slice(1)), /no file/);
  });
  t.test(`What the terminal refuses is not done (${kind})`, async (t) => {
    await openedOn(t, page, head + terminal(files));
    t.match((await told(t, page, 'Use the terminal to delete locked.log')).end, { type: 'missing', what: /cannot remove/ });
  });
}

/** One box with all that the shell says, which hears the keys of the whole page. */
const box = `<div id="t" tabindex="0" style="white-space: pre-wrap; background: black; color: lime; height: 200px">Welcome! Type help.
<span id="out"></span>me$ <span id="shown"></span><span>&nbsp;</span></div><script>
  const left = ${JSON.stringify(files)};
  const answer = ([verb, file]) => {
    if (verb === 'ls') return left.join('  ');
    if (verb !== 'rm') return verb + ': command not found';
    if (file === 'locked.log' || !left.includes(file)) return 'rm: cannot remove ' + file;
    left.splice(left.indexOf(file), 1);
    log('removed ' + file);
    return '';
  };
  document.onkeydown = ({ key }) => {
    if (key.length === 1) shown.textContent += key;
    if (key !== 'Enter') return;
    const line = shown.textContent.trim();
    shown.textContent = '';
    out.textContent += 'me$ ' + line + '\\n' + answer(line.split(' ')) + '\\n';
  };</script>`;
t.test('A shell in one box', async (t) => {
  await toldOn(t, page, 'Use the terminal below to delete the file with the extension .png', box, 'removed shot.png');
  await toldOn(t, page, 'Delete the .txt file with the terminal', box, 'removed readme.txt');
  await toldOn(t, page, 'Use the terminal to delete the file ending in .gif', box, /no file/);
  await toldOn(t, page, 'Use the terminal to delete locked.log', box, /cannot remove/);
});
t.test('A sum of money is no shell', (t) =>
  toldOn(t, page, 'Use the terminal to delete a.txt', '<button onclick="log(1)">Pay 12$</button><p>a.txt</p>', /no terminal/),
);
