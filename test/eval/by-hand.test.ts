/** One goal of each site; `npm run eval -- --prove` proves them all, for the sites change less often than the service does. */
import t from 'tap';
import { isDriven, proveByHand } from './proved.ts';
import { loadGoals } from './sites.ts';

// A browser and a page for each site, twice.
t.setTimeout(240_000);

t.test('a goal of each site can be done by hand, and a near miss is told from it', async (t) => {
  const driven = (await loadGoals()).filter(isDriven);
  const first = driven.filter(({ folder }, at) => driven.findIndex((other) => other.folder.href === folder.href) === at);
  await proveByHand(first, (goal, wrong) => t.equal(wrong, undefined, goal.id));
});
