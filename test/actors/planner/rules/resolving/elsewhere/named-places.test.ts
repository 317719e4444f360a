/** A place that the goal names is opened where it is one of several bare words that lead to their likes, whatever is to be done there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const parts = (names: readonly string[], inside: Readonly<Record<string, string>>) => `
  <div class="bar">${names.map((name) => `<div style="cursor:pointer" onclick="open_('${name}')">${name}</div>`).join('')}</div><div id="pane"></div>
  <script>const panes = ${JSON.stringify(inside)}; const open_ = (name) => { pane.innerHTML = '<h2>' + name + '</h2>' + (panes[name] ?? ''); };</script>`;
const line = (name: string, on: boolean) =>
  `<div><span>${name}</span><div class="tgl ${on ? 'is-on' : ''}" style="cursor:pointer;width:40px;height:20px;background:#ccc" onclick="this.classList.toggle('is-on'); log('${name} ' + this.classList.contains('is-on'))"></div></div>`;

const cases = [
  [
    'Under Privacy, stop sending usage statistics',
    parts(['General', 'Privacy', 'Workspace'], { Privacy: line('Send usage statistics', true) }),
    'Send usage statistics false',
  ],
  // What is there is another thing.
  [
    'Under Privacy, stop sending usage statistics',
    parts(['General', 'Privacy', 'Workspace'], { Privacy: line('Hide usage statistics', true) }),
    /./,
  ],
  // What is written there has to be sent by a control of its own, which is not gone in search of.
  [
    'In Workspace write the quick reply "Dry."',
    parts(['General', 'Privacy', 'Workspace'], { Workspace: '<textarea aria-label="Quick reply"></textarea><button>Post</button>' }),
    /./,
  ],
  // What is called so is no place.
  ['Under Privacy, renew the pass', `<button onclick="log('pressed')">Privacy</button>`, /Privacy/],
] as const;

for (const [at, [goal, body, expected]] of cases.entries())
  t.test(`${at}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

// A field for the next message holds none that was written before.
for (const goal of ['Change my message to "I can ask"', 'Correct my message to "I can ask"'])
  t.test(goal, (t) =>
    toldOn(
      t,
      page,
      goal,
      `<p>Y You: I can axe</p><textarea aria-label="Message" onchange="log('written')"></textarea><button onclick="log('sent')">Send</button>`,
      /./,
    ),
  );
