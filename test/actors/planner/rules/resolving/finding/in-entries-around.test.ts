/** What is pressed in entries of which a line of its own tells whose they are. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const post = (who: string, text: string, at: number) =>
  `<div class="post"><div><b>${who.slice(1)}</b> <span>${who}</span></div><div>${text}</div><div>${['Share', 'Keep']
    .map((does) => `<span title="${does}" style="cursor:pointer" onclick="did('${does} ${at}')">${does === 'Share' ? '⇪' : '★'}</span>`)
    .join(' ')}</div></div>`;
const posts = (...authors: readonly string[]) =>
  `${authors.map((who, at) => post(who, ['of ropes', 'by boat', 'in rain', 'at noon'][at] ?? '', at + 1)).join('')}<script>const done = []; const did = (what) => { done.push(what); log(done.join()); };</script>`;
const four = posts('@ada', '@bo', '@ada', '@cy');

for (const [goal, expected] of [
  ['Click the "Keep" button on all posts by @ada', 'Keep 1,Keep 3'],
  ['Click the "Share" button on all posts by @bo', 'Share 2'],
  ['Click the "Keep" button on all posts by @zed', /zed|post|Keep/],
  ['Click the "Mute" button on all posts by @ada', /Mute/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, four, expected));
