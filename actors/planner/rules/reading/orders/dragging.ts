/** Reads orders to drag a thing: onto another, to its side, to a place in its list. */
import type { Condition, Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, isOrders, type OrderReader, type Orders } from '../context.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { nothing } from '../things/heads.ts';
import { count, countOf, place, placeOf } from '../words/numbers.ts';
import { sort } from './sorting.ts';

const end = new RegExp(
  `^(?:to )?(?:the )?(?:very )?(?:(top|beginning|start|front|first(?: (?:position|place|spot))?)|(bottom|end|last(?: (?:position|place|spot))?)|(${place}) (?:position|place|spot)|position (?:number )?(\\d{1,3}))(?: (?:of|in) (.+))?$`,
  'i',
);
/** "Put Anna first". */
const atOnce = /^(\S+(?: \S+){0,5}) (first|last)$/i;
const dragForms: readonly (readonly [form: RegExp, place: 'before' | 'onto' | 'after', plain?: true])[] = [
  [/^(.+?) (?:to )?(?:right |directly |just )?(?:above|before|in front of|to the left of|ahead of) (.+)$/i, 'before'],
  [/^(.+?) (?:to )?(?:right |directly |just )?(?:below|after|behind|underneath|to the right of) (.+)$/i, 'after'],
  [/^(.+?) (?:onto|into|over|on top of|inside|on) (.+)$/i, 'onto'],
  [/^(.+?) (?:to|in) (.+)$/, 'onto', true],
];

const boarded = /^(?:card|tile|task|todo|to-do|issue|circle|square|triangle|rectangle|shape|list item|block|piece|ball|box)$/;
const board = /^(?:column|bin|bucket|lane|board|box|basket|square|circle|target|drop zone)$/;

/** "All circles into the left box, and everything else into the right one". */
const withOthers =
  /^(.+ (?:onto|into|in|to) .+?),? and (?:(?:drag|put|move|drop) )?(?:everything else|all else|(?:all )?(?:the |of the )?(?:others|rest)|all other \p{L}+) (?:onto|into|in|to) (.+)$/iu;
const figures = /^(?:circle|square|triangle|rectangle|shape|pentagon|hexagon|octagon|polygon|ellipse)$/;

function andOthers(main: Orders, where: string, context: Context): Orders {
  const to = readDescription(where, context);
  if (!isOrders(main) || to === undefined || !main.every((order) => order.kind === 'drag')) return undefined;
  const things = main.map(({ what }) => what);
  const [zone] = main.map((order) => order.to);
  const noun = things.every((what) => figures.test(what.noun)) ? 'shape' : '';
  const rest: Order = {
    kind: 'drag',
    what: { ...nothing, noun, all: true, except: things },
    to: to.noun === 'one' && zone ? { ...to, noun: zone.noun, roles: zone.roles } : to,
    place: 'onto',
  };
  // Where those lie that were dragged first, others may have lain before.
  return noun === '' ? [rest, ...main] : [...main, rest];
}

/** Where it is dropped. */
export const drag: OrderReader = (said, context, verb) => {
  if (/^(?:limit|restrict)$/.test(verb)) return undefined;
  const [, first = '', where = ''] = withOthers.exec(said) ?? [];
  if (first !== '') return andOthers(drag(first, context, verb), where, context);
  const each = eachInto(said, context, verb);
  if (each !== undefined) return each;
  const rest = said
    .replace(/^and drop /i, '')
    .replace(
      / so (?:that )?(?:it|they) (?:is|are|lies?|sits?|fits?|ends? up) (?:(?:completely|fully|entirely|wholly|all) )?(?=inside|within|in|on)/i,
      ' ',
    )
    .replace(/ and (?:drop|release) (?:it|them) (?=on|in|to|at|over|before|after|above|below)/i, ' ');
  const [, sorted = '', way = ''] = /^(.+?) (?:to|so as to|in order to) (?:sort|order|arrange) them (.+)$/i.exec(rest) ?? [];
  if (sorted !== '') return sort(`${sorted} ${way}`, context, 'arrange');
  const atEnd =
    /^(.+?) (?:to|at|in|into) ((?:the )?(?:very )?(?:top|beginning|start|front|bottom|end|first|last|position|second|third|\d+(?:st|nd|rd|th)).*)$/i.exec(
      rest,
    );
  const slid = /^(.+?) to (?:the )?(?:value )?(-?\d[\d.,]*%?)$/i.exec(rest);
  const slider = slid === null ? undefined : readDescription(slid[1] ?? '', context);
  if (slider?.noun === 'slider') return [{ kind: 'fill', what: slider, value: { type: 'text', text: slid?.[2] ?? '', quoted: false } }];
  const shifted = shifting(rest, context);
  if (shifted !== undefined) return [shifted];
  const pulled = pulling(rest, context, verb);
  if (pulled !== undefined) return [pulled];
  const [, thing = atEnd?.[1] ?? '', at = atEnd?.[2] ?? ''] = (verb === 'put' ? atOnce.exec(rest) : null) ?? [];
  const order = thing === '' ? undefined : toEnd(thing, at, context);
  if (order !== undefined) return [order];
  for (const [form, place, plain] of dragForms) {
    const [, from = '', onto = ''] = form.exec(rest) ?? [];
    if (from === '') continue;
    const [what, to] = [draggedIn(from, context), readDescription(onto, context)];
    if (
      /^(?:make|get|be|have|let|see|do) /i.test(onto) ||
      what === undefined ||
      to === undefined ||
      (to.noun === '' && /^(?:left|right|up|down|side|ground|around)$/i.test(to.name)) ||
      what.some(({ noun, where }) => noun === 'slider' || (plain && isOpenEnded(where?.at(-1))))
    )
      continue;
    // Where "move" says no place, only what lies on a board is dragged: for the others a menu may be meant.
    if (plain && verb === 'move' && !(what.every(({ noun }) => boarded.test(noun)) || board.test(to.noun))) continue;
    return what.map((thing): Order => ({ kind: 'drag', what: thing, to, place }));
  }
  return undefined;
};

/** "A into X and B into Y": each to its own place. */
function eachInto(said: string, context: Context, verb: string): Orders {
  const two = / (into|onto|to) .+,? and .+ \1 /i;
  if (!two.test(said)) return undefined;
  for (const { index, 0: joint } of said.matchAll(/,? and /gi)) {
    const parts = [said.slice(0, index), said.slice(index + joint.length)];
    if (!parts.every((part) => (part.match(/ (?:into|onto|to) /gi) ?? []).length === 1)) continue;
    const found = parts.map((part) => drag(part, context, verb));
    if (found.every((order) => isOrders(order) && order.every(({ kind }) => kind === 'drag')))
      return found.flatMap((order) => (isOrders(order) ? order : []));
  }
  return undefined;
}

/** "All items with fewer than 5": of what, may be what follows ("in the cart"). */
const isOpenEnded = (told: Condition | undefined): boolean =>
  told?.kind === 'compares' && told.by === '' && told.value.type === 'amount' && told.value.unit === undefined;

const some = `(?:(?<many>${count}) (?:places?|positions?|spots?|steps?|rows?|slots?|lines?)|(?<bare>${count}))`;
const shiftForms: readonly RegExp[] = [
  new RegExp(`^(?<thing>.+?) (?<way>up|down|(?:to the )?(?:left|right))(?:wards?)?(?: by)? ${some}$`, 'iu'),
  new RegExp(
    `^(?<thing>.+?)(?: by)? (?<many>${count}|an?) (?:places?|positions?|spots?|steps?|rows?|slots?|lines?) (?<way>up|down|(?:to the )?(?:left|right))(?:wards?)?$`,
    'iu',
  ),
];

const acrossForms: readonly RegExp[] = [
  new RegExp(
    `^(?<thing>.+?)(?: by)? (?<many>${count}|an?) (?:columns?|lanes?|lists?) (?:over |further )?(?:to the )?(?<way>left|right)$`,
    'iu',
  ),
  new RegExp(`^(?<thing>.+?) (?:to the )?(?<way>left|right)(?: by)? (?<many>${count}|an?) (?:columns?|lanes?|lists?)$`, 'iu'),
  /^(?<thing>.+?) (?:in)?to the (?<way>next|previous) (?:column|lane)$/iu,
];

/** "Pears up by two", "the last item down one place"; "the card one column to the right". */
function shifting(rest: string, context: Context): Order | undefined {
  const across = acrossForms.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined);
  const card = across && readDescription(across.thing ?? '', context);
  const columns = across?.many === undefined || /^an?$/i.test(across.many) ? 1 : (countOf(across.many) ?? 0);
  if (card && columns > 0)
    return { kind: 'shift', what: card, by: /^(?:left|previous)$/i.test(across?.way ?? '') ? -columns : columns, across: true };
  const said = shiftForms.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined);
  const what = said === undefined ? undefined : readDescription(said.thing ?? '', context);
  const by = countOf(said?.many ?? said?.bare ?? '') ?? 0;
  if (what === undefined || what.noun === 'slider' || by === 0) return undefined;
  const way = said?.way ?? '';
  const isSideways = /left|right/i.test(way) && { isSideways: true as const };
  return { kind: 'shift', what, by: /up|left/i.test(way) ? -by : by, ...isSideways };
}

const aside =
  /^(?<thing>.+?) (?:a (?:bit|little) )?(?:(?:over )?(?:to|towards?) the )?(?<way>left|right|up|down|upwards?|downwards?|leftwards?|rightwards?)(?: (?:side|direction))?$/iu;
const sides = { l: 'left', r: 'right', u: 'up', d: 'down' } as const;

/** "The circle to the left": of "move", only what can lie anywhere, for what has a place in a list or a menu goes elsewhere. */
function pulling(rest: string, context: Context, verb: string): Order | undefined {
  const { thing = '', way = '' } = aside.exec(rest)?.groups ?? {};
  const what = thing === '' ? undefined : readDescription(thing, context);
  if (what === undefined || what.noun === 'slider' || /^(?:thumb|handle|knob)$/.test(what.noun)) return undefined;
  if (verb !== 'drag' && verb !== 'drag and drop' && !boarded.test(what.noun)) return undefined;
  return { kind: 'pull', what, towards: sides[way.slice(0, 1).toLowerCase() as keyof typeof sides] };
}

/** "The card X from To do": the place on the board that it leaves. */
function draggedIn(said: string, context: Context): readonly Description[] | undefined {
  const [, thing = '', place = ''] = /^(.+?) from (?!the |its |left |right |top |bottom )(.+)$/.exec(said) ?? [];
  const [what, within] = thing === '' ? [] : [readDescription(thing, context), readDescription(place, context)];
  return what && within && boarded.test(what.noun) && what.within === undefined ? [{ ...what, within }] : readDescriptions(said, context);
}

function toEnd(from: string, to: string, context: Context): Order | undefined {
  const [, first, last, nth, at, of] = end.exec(to) ?? [];
  const ordinal =
    first !== undefined ? 1 : last !== undefined ? -1 : nth !== undefined ? placeOf(nth) : at !== undefined ? Number(at) : undefined;
  const what = readDescription(from, context);
  const within = of === undefined ? undefined : readDescription(of, context);
  if (ordinal === undefined || what === undefined || (of !== undefined && within === undefined)) return undefined;
  const place = first !== undefined ? 'before' : last !== undefined ? 'after' : 'onto';
  return { kind: 'drag', what, to: { ...nothing, noun: 'item', ordinal, ...(within !== undefined && { within }) }, place };
}
