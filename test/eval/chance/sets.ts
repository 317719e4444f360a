/**
 * Goals about all entries of which one or two things hold, written down by nobody: what the page has under a label of its own, what it
 * does not have at all, and all but one. What is done to one entry too many, or to one too few, shows here.
 */
import { didInAnyOrder } from '../endings.ts';
import type { EvalGoal } from '../goal.ts';
import { nothing, read } from '../judges.ts';
import type { Drawing } from './drawing.ts';

interface Thing {
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly place: string;
}

interface Condition {
  /** As it stands behind "all items", and behind "and". */
  readonly said: string;
  /** Undefined where nothing on the page tells. */
  readonly holds?: (thing: Thing) => boolean;
}

const places = ['Lyon', 'Ghent', 'Turin'] as const;
const names = ['Brass lamp', 'Oak stool', 'Linen sheet', 'Iron pot', 'Clay jug', 'Wool rug', 'Glass bowl', 'Iron box'];

const conditions: readonly [(draw: Drawing) => Condition, ...((draw: Drawing) => Condition)[]] = [
  (draw) => {
    const most = 10 + draw.below(70);
    const said = draw.one(['under N euros', 'that cost less than N euros', 'with a price below N euros', 'cheaper than N euros']);
    return { said: said.replace('N', String(most)), holds: ({ price }) => price < most };
  },
  (draw) => {
    const least = 10 + draw.below(70);
    const said = draw.one(['over N euros', 'that cost more than N euros', 'with a price above N euros']);
    return { said: said.replace('N', String(least)), holds: ({ price }) => price > least };
  },
  (draw) => {
    const most = 2 + draw.below(7);
    const said = draw.one(['with fewer than N in stock', 'with a stock below N', 'that have less than N in stock']);
    return { said: said.replace('N', String(most)), holds: ({ stock }) => stock < most };
  },
  (draw) => {
    const least = 2 + draw.below(7);
    const said = draw.one(['with at least N in stock', 'with a stock of at least N']);
    return { said: said.replace('N', String(least)), holds: ({ stock }) => stock >= least };
  },
  (draw) => {
    const place = draw.one(places);
    return { said: draw.one([`from ${place}`, `in ${place}`, `that are in ${place}`]), holds: (thing) => thing.place === place };
  },
  (draw) => {
    const place = draw.one(places);
    return { said: draw.one([`not from ${place}`, `that are not in ${place}`]), holds: (thing) => thing.place !== place };
  },
  (draw) => {
    const both = draw.some(places, 2);
    return {
      said: `from ${both.join(draw.one([' or ', ' and ']))}`,
      holds: ({ place }) => both.includes(place as (typeof places)[number]),
    };
  },
  (draw) => ({
    said: draw.one(['made by hand', 'with a sauna', 'not on leave', 'with fewer than 3 stars', 'older than 2020', 'by Hartwig']),
  }),
];

type Layout = (things: readonly Thing[], control: (thing: Thing) => string) => string;
const each = (things: readonly Thing[], html: (thing: Thing) => string) => things.map(html).join('');

const layouts: readonly [Layout, ...Layout[]] = [
  (things, control) =>
    `<table><thead><tr><th>Item</th><th>Place</th><th>Price</th><th>Stock</th><th></th></tr></thead><tbody>${each(
      things,
      (thing) =>
        `<tr><td>${thing.name}</td><td>${thing.place}</td><td>${thing.price} €</td><td>${thing.stock}</td><td>${control(thing)}</td></tr>`,
    )}</tbody></table>`,
  (things, control) =>
    `<div class="grid">${each(
      things,
      (thing) =>
        `<div class="card"><h3>${thing.name}</h3><p>${thing.price} €</p><p>Stock: ${thing.stock}</p><p>${thing.place}</p>${control(thing)}</div>`,
    )}</div>`,
  (things, control) =>
    `<ul>${each(things, (thing) => `<li>${control(thing)} <b>${thing.name}</b>, ${thing.place} <i>${thing.price} €</i> <span>${thing.stock} in stock</span></li>`)}</ul>`,
  (things, control) =>
    each(
      things,
      (thing) =>
        `<article><h2>${thing.name}</h2><dl><dt>Place</dt><dd>${thing.place}</dd><dt>Price</dt><dd>${thing.price} €</dd><dt>Stock</dt><dd>${thing.stock}</dd></dl>${control(thing)}</article>`,
    ),
];

type Way = 'tick' | 'press' | 'tell';

const wordings: Readonly<Record<Way, readonly [string, ...string[]]>> = {
  tick: ['Check all items {}', 'Tick every item {}', 'Select all of the items {}', 'Mark each item {}'],
  press: ['Archive all items {}', 'Click "Archive" for all items {}', 'Click Archive for every item {}'],
  tell: ['Return the names of all items {}', 'List the names of the items {}'],
};

const controls: Readonly<Record<Way, (thing: Thing) => string>> = {
  tick: ({ name }) => `<input type="checkbox" data-is="${name}">`,
  press: ({ name }) => `<button data-is="${name}">Archive</button>`,
  tell: ({ name }) => `<button data-is="${name}">Open</button>`,
};

export function setOf(draw: Drawing, id: string): { readonly goal: EvalGoal; readonly html: string } {
  const things = draw
    .some(names, 4 + draw.below(4))
    .map((name) => ({ name, price: 5 + draw.below(90), stock: draw.below(10), place: draw.one(places) }));
  const asked = draw.some(conditions, 1 + draw.below(2)).map((condition) => condition(draw));
  const fulfil = (thing: Thing) => asked.every(({ holds }) => holds?.(thing));
  // What is excepted is one of them: of another, it could be said that whoever excepts it has erred.
  const [first, ...more] = things.filter(fulfil);
  const apart = draw.below(4) === 0 && first ? draw.one([first, ...more]) : undefined;
  const said =
    asked.map((condition) => condition.said).join(draw.one([' and ', ' and ', ', ', ' but '])) + (apart ? ` except ${apart.name}` : '');
  const meant = things.filter((thing) => thing !== apart && fulfil(thing));
  const way = draw.one<Way>(['tick', 'press', 'tell']);
  const canBeDone = meant.length > 0 && asked.every(({ holds }) => holds !== undefined);
  const layout = draw.one(layouts);
  const kind = `by chance, all: ${apart ? 'but one' : asked.length > 1 ? 'two conditions' : 'one condition'}`;
  const event = way === 'tick' ? 'change' : 'click';
  const done = meant.map(({ name }) => [event, way === 'tick' ? `${name}: on` : name] as const);
  const goal = {
    id,
    page: 'entries.html',
    prompt: draw.one(wordings[way]).replace('{}', said),
    success: way === 'tell' ? ({ kind: 'extracted' } as const) : ({ kind: 'textVisible', value: 'By chance' } as const),
    kind,
  };
  const judge = way === 'tell' ? read(...meant.map(({ name }) => new RegExp(`^${name}$`))) : didInAnyOrder(...done);
  return {
    goal: canBeDone ? { ...goal, judge } : { ...goal, kind: `${kind}, which can’t be told`, judge: nothing, impossible: true },
    html: `<!doctype html><html lang="en"><title>By chance</title><body><p>By chance</p><main><h1>Stock</h1>${layout(things, controls[way])}</main><script src="/eval.js"></script><script src="entries.js"></script>`,
  };
}
