/**
 * Goals that nobody has written down: entries of pages laid out by chance, asked for by one of them, with something of it taken
 * away in half of the cases, or by what holds of several. What is done to another entry than the one that was named shows here first.
 */
import type { EvalGoal } from '../goal.ts';
import { nothing } from '../judges.ts';
import type { PlacedGoal } from '../sites.ts';
import { type Drawing, drawing } from './drawing.ts';
import { type Entry, layouts } from './layouts.ts';
import { setOf } from './sets.ts';
import { kinds, type Task } from './tasks.ts';

type Names = readonly [string, ...string[]];

/** Some share a word, or begin alike, or turn each other round. */
const lists: readonly [Names, Names] = [
  ['Ada Moor', 'Bo Lind', 'Cyd Hale', 'Dan Roth', 'Eve Stone', 'Finn Oak', 'Gus Wren', 'Hal Birk', 'Ada Lind', 'Roth Dan', 'Eve Moor'],
  ['Brass lamp', 'Oak stool', 'Linen sheet', 'Iron pot', 'Clay jug', 'Wool rug', 'Glass bowl', 'Oak lamp', 'Iron box', 'Lamp oak'],
];

interface Change {
  readonly name: string;
  readonly canBeDone: boolean;
  to(entries: readonly Entry[], at: number, task: Task): readonly Entry[];
}

const lessOne = (entry: Entry, { asked }: Task): Entry => ({ ...entry, controls: entry.controls.filter((_, index) => index !== asked) });

/** What nobody can do to any entry can't be done to this one. */
const changes: readonly [Change, ...Change[]] = [
  { name: 'as it is', canBeDone: true, to: (entries) => entries },
  { name: 'turned round', canBeDone: true, to: (entries) => entries.toReversed() },
  {
    name: 'the only one with it',
    canBeDone: true,
    to: (entries, at, task) => entries.map((each, index) => (index === at ? each : lessOne(each, task))),
  },
  {
    name: 'it lacks it',
    canBeDone: false,
    to: (entries, at, task) => entries.map((each, index) => (index === at ? lessOne(each, task) : each)),
  },
  { name: 'all lack it', canBeDone: false, to: (entries, _, task) => entries.map((each) => lessOne(each, task)) },
  {
    name: 'one other has it',
    canBeDone: false,
    to: (entries, at, task) => entries.map((each, index) => (index === (at + 1) % entries.length ? each : lessOne(each, task))),
  },
];

/** These change who is there, and so also what can be read. */
const absences: readonly [Change, ...Change[]] = [
  { name: 'it is not there', canBeDone: false, to: (entries, at) => entries.filter((_, index) => index !== at) },
  {
    name: 'one of a longer name is there',
    canBeDone: false,
    to: (entries, at, task) =>
      entries.map((each, index) =>
        index === at ? { ...each, name: `${each.name}son`, controls: task.controls(`${each.name}son`) } : each,
      ),
  },
];

/** So many goals, the same for the same seed. */
export function goalsByChance(seed: number, count: number): readonly PlacedGoal[] {
  const draw = drawing(seed);
  const folder = new URL('../../../../test/eval/chance/', import.meta.url);
  return Array.from({ length: count }, (_, index) => {
    const id = `chance-${seed}-${index}`;
    return { part: 'chance', folder, ...(draw.below(3) === 0 ? setOf(draw, id) : goalOf(draw, id)) };
  });
}

function goalOf(draw: Drawing, id: string): { readonly goal: EvalGoal; readonly html: string } {
  const kind = draw.one(kinds);
  const task = kind(draw);
  const names = draw.some(draw.one(lists), 3 + draw.below(5));
  const entries = names.map((name) => ({ name, price: 3 + draw.below(90), controls: task.controls(name) }));
  const at = draw.below(entries.length);
  const asked = entries[at] as Entry;
  const change = draw.one(task.isRead ? [changes[0], ...absences] : [...changes, ...absences]);
  const layout = draw.one(layouts);
  const aside = draw.below(3) === 0 ? '<nav><a href="#" data-is="aside">Share</a> <a href="#">Home</a></nav>' : '';
  const heading = draw.one(['People', 'Stock', 'List', 'Overview']);
  const body = `${aside}<main><h1>${heading}</h1>${layout(change.to(entries, at, task), task.label)}</main>`;
  const goal = {
    id,
    page: 'entries.html',
    prompt: task.prompt(asked.name),
    // It holds from the beginning: whether the goal was carried out is the planner's word alone.
    success: task.isRead ? ({ kind: 'extracted' } as const) : ({ kind: 'textVisible', value: 'By chance' } as const),
    kind: `by chance: ${change.name}`,
  };
  return {
    goal: change.canBeDone ? { ...goal, judge: task.judge(asked) } : { ...goal, judge: nothing, impossible: true },
    html: `<!doctype html><html lang="en"><title>By chance</title><body><p>By chance</p>${body}<script src="/eval.js"></script><script src="entries.js"></script>`,
  };
}
