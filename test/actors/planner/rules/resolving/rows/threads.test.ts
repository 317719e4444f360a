/** What stands below the comment of somebody is a part of it, and not of the comment that it answers. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const comment = (
  who: string,
  inner = '',
) => `<div class="c" style="margin-left: 20px"><div><b>${who}</b> <time>47 min</time><div>Willow glacier kettle ${who.length}.</div>
  ${['Like', 'Reply', 'Report'].map((act) => `<span style="cursor: pointer" onclick="log('${act} ${who}')">${act}</span>`).join(' ')}</div>${inner}</div>`;
const thread = `<h1>Thread</h1>${comment('Pim', comment('Sjoerd'))}${comment('Hedda')}${comment('Fenna', comment('Bram'))}`;

for (const [goal, expected] of [
  ['Click "Like" below the comment by "Sjoerd"', 'Like Sjoerd'],
  ['Click Report below the comment by Bram', 'Report Bram'],
  ['Click "Reply" below the comment by "Hedda"', 'Reply Hedda'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, thread, expected));
