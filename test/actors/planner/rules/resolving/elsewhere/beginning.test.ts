/** A page that shows nothing until it is begun is begun; one that shows what it has is left as it is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const covered = (says: string) => `<div style="position:relative;width:300px;height:200px">
  <button onclick="log('Maples')">Maples</button><button onclick="log('Birches')">Birches</button>
  <div style="position:absolute;inset:0;background:#000c;color:#fff;cursor:pointer" onclick="this.remove()">${says}</div></div>`;
const first = (says: string, beside = '') => `<h1>Trees of the park</h1>${beside}<button id="go">${says}</button><script>
  go.onclick = () => { go.outerHTML = '<label>Tree <input oninput="log(this.value)"></label>'; };</script>`;

for (const [goal, body, expected] of [
  ['Click "Maples"', covered('START'), 'Maples'],
  ['Click "Birches"', covered('Tap to play ▶'), 'Birches'],
  ['Enter "Elm" as the tree', first('Start the quiz'), 'Elm'],
  ['Enter "Elm" as the tree', first('Begin'), 'Elm'],
  // What begins something of the visitor's own is no cover of the page.
  ['Click "Maples"', covered('Start subscription'), /Maples/],
  ['Enter "Elm" as the tree', first('Start trial membership'), /tree/],
  // Nor does a page want to be begun that has fields, or more to press than a first page.
  ['Enter "Elm" as the tree', first('Start', '<label>Name <input></label>'), /tree/],
  [
    'Click "Oaks"',
    `${['Ash', 'Fir', 'Yew', 'Start'].map((name) => `<button onclick="log('${name}')">${name}</button>`).join('')}<a href="#x">Help</a>`,
    /Oaks/,
  ],
] as const)
  t.test(`${goal} behind ${/>([^<>]+)<\/(?:div|button)/.exec(body.split('Birches</button>').at(-1) ?? '')?.[1]}`, (t) =>
    toldOn(t, page, goal, body, expected),
  );
