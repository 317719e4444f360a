import { access } from 'node:fs/promises';
import t from 'tap';
import { goalsByChance } from './chance/goals.ts';
import type { EvalGoal } from './goal.ts';
import { loadGoals } from './sites.ts';
import { scoredBy } from './task-box.ts';

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

t.test('no address tells what its page scores: that lies on the server', async (t) => {
  const told = placed.flatMap(({ part, goal }) => (part === 'open' ? (new URLSearchParams(goal.page.split('?')[1]).get('w') ?? []) : []));
  t.ok(told.length > 50);
  for (const id of told) t.match(id, /^[0-9a-f]{24}$/);
  t.ok(told.every((id) => scoredBy(id)?.startsWith('["')));
  t.equal(scoredBy('nothing'), undefined);
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

const byChance = goalsByChance(7, 500);
const isOfSet = ({ kind }: EvalGoal) => kind.startsWith('by chance, all');

t.test('goals by chance are the same for the same seed, and others for another', async (t) => {
  const prompts = (seed: number) => goalsByChance(seed, 50).map(({ goal: { prompt }, html }) => [prompt, html]);
  t.strictSame(prompts(7), prompts(7));
  t.notSame(prompts(7), prompts(8));
});

t.test('a goal by chance can be done by one control of its page or not at all, and its judge knows', async (t) => {
  for (const { goal, html = '' } of byChance.filter(({ goal }) => !isOfSet(goal))) {
    const told = [...html.matchAll(/ data-is="([^"]+)"/g)].map(([, is = '']) => is);
    const rights = told.filter((is) => {
      const outcomes = [
        { event: 'click', detail: is },
        ...['on', ...(/\d+/.exec(goal.prompt) ?? []), 'Waiting', 'Done', 'Refused'].map((value) => ({
          event: 'change',
          detail: `${is}: ${value}`,
        })),
      ];
      return outcomes.some((entry) => goal.judge({ log: [entry], data: {} }) === undefined);
    });
    const prices = [...html.matchAll(/(\d+) €/g)].filter(([, price = '']) => goal.judge({ log: [], data: { price } }) === undefined);
    if (goal.impossible) t.strictSame([rights.length, goal.judge({ log: [], data: {} })], [0, undefined], goal.prompt);
    else t.equal(goal.success.kind === 'extracted' ? Math.min(prices.length, 1) : rights.length, 1, `${goal.prompt} | ${html}`);
  }
});

t.test('a goal by chance of all that a condition holds of is met by one set of them, or by none', async (t) => {
  for (const { goal, html = '' } of byChance.filter(({ goal }) => isOfSet(goal))) {
    const names = [...html.matchAll(/ data-is="([^"]+)"/g)].map(([, is = '']) => is);
    const sets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, at) => (bits >> at) % 2 === 1));
    const outcomes = (set: readonly string[]) => [
      { log: [], data: { names: set } },
      { log: set.map((detail) => ({ event: 'click', detail })), data: {} },
      { log: set.map((name) => ({ event: 'change', detail: `${name}: on` })), data: {} },
    ];
    const met = sets.filter((set) => set.length > 0 && outcomes(set).some((outcome) => goal.judge(outcome) === undefined));
    if (goal.impossible) t.equal(goal.judge({ log: [], data: {} }), undefined, goal.prompt);
    else t.equal(met.length, 1, goal.prompt);
  }
});
