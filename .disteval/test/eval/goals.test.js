import { access } from 'node:fs/promises';
import t from 'tap';
import { loadGoals } from "./sites.js";
const placed = await loadGoals();
t.test('the ids of the goals are unique', async (t) => {
    const ids = placed.map(({ goal }) => goal.id);
    t.strictSame([...new Set(ids)], ids);
});
t.test('the page of every goal exists', async (t) => {
    for (const { folder, goal } of placed) {
        const page = new URL(goal.page, folder);
        page.search = '';
        await t.resolves(access(page), goal.id);
    }
});
t.test('no judge takes a goal for done when nothing was done and nothing read', async (t) => {
    for (const { goal } of placed.filter(({ goal }) => !goal.impossible)) {
        t.type(goal.judge({ log: [], data: {} }), 'string', goal.id);
    }
});
t.test('at least a third of the goals is kept aside', async (t) => {
    t.ok(placed.filter(({ part }) => part === 'aside').length * 3 >= placed.length, `of ${placed.length} goals`);
});
t.test('there are at least 150 goals on at least 60 pages', async (t) => {
    const pages = new Set(placed.map(({ folder, goal }) => new URL(goal.page, folder).pathname));
    t.ok(placed.length >= 150, `${placed.length} goals`);
    t.ok(pages.size >= 60, `${pages.size} pages`);
});
//# sourceMappingURL=goals.test.js.map