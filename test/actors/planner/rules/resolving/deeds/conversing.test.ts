/** What is said to somebody goes into their conversation, and into no other that is open. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const chat = `<aside><h2>Channels</h2><ul>${['general', 'ops', 'ops-eu', 'random'].map((name) => `<li><a href="#" data-to="${name}"># ${name}</a></li>`).join('')}</ul>
  <button onclick="log('new')">+ New channel</button><h2>Direct messages</h2><ul><li><a href="#" data-to="Tom Beck">Tom Beck</a></li><li><a href="#gone">Ana Ruiz</a></li></ul></aside>
  <main><h1># general</h1><div><b>Kim</b> hello</div><form><input name="m" placeholder="Message #general"><button>Send</button></form></main>
  <script>const [form] = document.forms; let open = 'general';
  for (const link of document.querySelectorAll('[data-to]')) link.onclick = (event) => {
    event.preventDefault(); open = link.dataset.to; document.querySelector('h1').textContent = '# ' + open; form.m.placeholder = 'Message ' + (open.includes(' ') ? '' : '#') + open; };
  form.onsubmit = (event) => { event.preventDefault(); log(open + ': ' + form.m.value); form.m.value = ''; };</script>`;

for (const [goal, expected] of [
  ['Send "hello" to #ops-eu', 'ops-eu: hello'],
  ['Send "hello" to #ops', 'ops: hello'],
  ['Post "Build is green" in the random channel', 'random: Build is green'],
  ['Message Tom Beck: on my way', 'Tom Beck: on my way'],
  ['Tell Tom Beck that the build is green', 'Tom Beck: the build is green'],
  ['Send "hi" to #general', 'general: hi'],
  ['Tell Tom Beck: are you there?', 'Tom Beck: are you there?'],
  ['Send a message to Tom Beck: see you!', 'Tom Beck: see you!'],
  ['Send Tom Beck a quick message saying that the build is green', 'Tom Beck: the build is green'],
  ['Write to Tom Beck: see you', 'Tom Beck: see you'],
  ['Let Tom know that the build is green', 'Tom Beck: the build is green'],
  ['Send a message in #random: lunch at 12?', 'random: lunch at 12?'],
  ["Post 'hello team' in #random", 'random: hello team'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, chat, expected));

t.test('A conversation that does not open is said nothing in', async (t) =>
  toldOn(t, page, 'Message Ana Ruiz: on my way', chat, /goes to "Ana Ruiz"/),
);
t.test('Nor one of two who are called so', async (t) =>
  toldOn(
    t,
    page,
    'Message Ana: on my way',
    chat.replace('</ul></aside>', '<li><a href="#">Ana Lund</a></li></ul></aside>'),
    /goes to "Ana"/,
  ),
);
t.test('Nor one that the page does not have', async (t) => toldOn(t, page, 'Send "hi" to #opsx', chat, /goes to "#opsx"/));

t.test('what was written is sent by the button behind it, and not by the one that has brought the field up', async (t) => {
  const post = (who: string, n: number) =>
    `<li><h3>${who}</h3><p>News of ${who}.</p><button onclick="e${n}.hidden = !e${n}.hidden">Comment</button><button>Share</button><div id="e${n}" hidden><textarea aria-label="Your words"></textarea><button onclick="log('${who}: ' + this.previousElementSibling.value)">Post</button></div></li>`;
  await toldOn(t, page, 'Comment "Well done!" on the post of Ada', `<ul>${post('Ada', 1)}${post('Ben', 2)}</ul>`, 'Ada: Well done!');
});

t.test('on the page of a post, what is replied goes into its field for comments', async (t) =>
  toldOn(
    t,
    page,
    'Reply to the post "The reed beds in spring" with the comment "Lovely"',
    `<script>document.title = 'The reed beds in spring';</script><article><a href="#p">The reed beds in spring</a><p>By Ada</p></article><form id="f"><label>Comment <textarea name="c"></textarea></label><button>Post</button></form><script>f.onsubmit = (event) => { event.preventDefault(); log('told: ' + f.c.value); };</script><ul><li>Ben: Yes! <button>Reply</button></li><li>Cat: No. <button>Reply</button></li></ul>`,
    'told: Lovely',
  ),
);
