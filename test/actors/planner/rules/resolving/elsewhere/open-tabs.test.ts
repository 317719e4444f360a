/** What is said to be on a tab is done there, and on no other tab. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const panel = (inside: string) => `<div class="panel" hidden>${inside}</div>`;
/** The panels do not say which tab they belong to. */
const tabbed = `<div role="tablist">${['Sound', 'Light'].map((name, at) => `<button role="tab" aria-selected="false" onclick="show(${at})">${name}</button>`).join('')}</div>
${panel('<button onclick="log(\'sound reset\')">Reset</button>')}${panel('<button onclick="log(\'light reset\')">Reset</button> <button onclick="log(\'dimmed\')">Dim</button>')}
<script>
  const [tabs, panels] = [document.querySelectorAll('[role=tab]'), document.querySelectorAll('.panel')];
  const show = (open) => tabs.forEach((tab, at) => { tab.setAttribute('aria-selected', at === open); panels[at].hidden = at !== open; });
  show(0);
</script>`;

for (const [goal, expected] of [
  ['On the Light tab, click "Reset"', 'light reset'],
  ['On the Sound tab, click "Reset"', 'sound reset'],
  ['On the Light tab, click "Dim"', 'dimmed'],
  ['On the Sound tab, click "Dim"', /Dim/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, tabbed, expected));
