/** Trees whose branches open by a sign beside their name, and leaves that the page's own control works on. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const leaf = (name: string) => `<div role="treeitem" aria-selected="false"><span class="name">${name}</span></div>`;
const branch = (name: string, inside: string) =>
  `<div role="treeitem" aria-expanded="false" aria-selected="false"><span class="sign" style="cursor: pointer"></span><span class="name" style="cursor: pointer">${name}</span><div role="group">${inside}</div></div>`;
const tree = `<style>[aria-expanded=false] > [role=group] { display: none } [aria-expanded=true] > .sign::before { content: '▾' } [aria-expanded=false] > .sign::before { content: '▸' } [role=treeitem] { padding-left: 18px }</style>
<div role="tree" id="tree">${branch('Cellar', branch('Rack', leaf('Cider') + leaf('Perry')) + leaf('Broom'))}${branch('Loft', leaf('Sledge'))}</div>
<p>Chosen: <b id="chosen">nothing</b></p><button onclick="log('lent ' + chosen.textContent)">Lend it</button>
<script>
  tree.onclick = ({ target }) => {
    const item = target.closest('[role=treeitem]');
    if (target.className === 'sign') item.setAttribute('aria-expanded', item.getAttribute('aria-expanded') !== 'true');
    if (target.className !== 'name') return;
    chosen.textContent = target.textContent;
    log('chose ' + target.textContent);
  };
</script>`;

for (const [goal, expected] of [
  ['Find the perry in the tree, select it and click "Lend it"', 'lent Perry'],
  ['Somewhere in the loft there is a sledge. Select it.', 'chose Sledge'],
  ['Click Loft > Sledge', 'chose Sledge'],
  ['Click the mead in the tree', /mead/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, tree, expected));

const files = `<button onclick="const file = document.querySelector('[aria-selected=true]'); log('deleted ' + (file?.textContent ?? 'nothing')); file?.remove()">Delete</button>
<div role="tree" aria-label="Files">${['draft.txt', 'song.mp3'].map((name) => `<div role="treeitem" aria-selected="false" tabindex="-1" onclick="this.setAttribute('aria-selected', 'true')">${name}</div>`).join('')}</div>`;
for (const [goal, expected] of [
  ['Delete song.mp3', 'deleted song.mp3'],
  ['Delete film.avi', /film/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, files, expected));
