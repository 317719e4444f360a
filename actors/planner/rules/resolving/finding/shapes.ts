/** Shapes and letters of a drawing, and what is told by its colour: which of them a description means. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { fold } from '../words/likeness.ts';

interface Shape {
  readonly element: ObservedElement;
  readonly colour: string;
  readonly kind: string;
  readonly size: number;
}

/** What a shade is a shade of. */
const shadeOf: Readonly<Record<string, string>> = {
  silver: 'grey',
  maroon: 'red',
  gold: 'yellow',
  olive: 'green',
  lime: 'green',
  turquoise: 'cyan',
  navy: 'blue',
  indigo: 'purple',
  violet: 'purple',
};
/** What others may call it. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  brown: ['red'],
  maroon: ['brown'],
  gold: ['orange'],
  beige: ['brown', 'yellow'],
  olive: ['yellow', 'brown'],
  teal: ['green', 'cyan', 'turquoise', 'blue'],
  turquoise: ['blue', 'green', 'teal'],
  cyan: ['turquoise', 'blue'],
  indigo: ['blue', 'violet'],
  violet: ['pink', 'magenta'],
  purple: ['violet', 'magenta', 'indigo'],
  magenta: ['pink', 'purple', 'violet'],
  pink: ['magenta'],
};
const spelled: Readonly<Record<string, string>> = { gray: 'grey', aqua: 'cyan', fuchsia: 'magenta', crimson: 'red', scarlet: 'red' };
const colourNames = new Set(['black', 'white', 'brown', 'orange', ...Object.keys(alsoCalled), ...Object.entries(shadeOf).flat()]);
const colourOf = (word: string): string | undefined => {
  const name = spelled[fold(word)] ?? fold(word);
  return colourNames.has(name) ? name : undefined;
};

/** What a noun says of the kind: itself and narrower ones. */
const kinds: Readonly<Record<string, (kind: string, name: string) => boolean>> = {
  circle: (kind) => kind === 'circle',
  ball: (kind) => kind === 'circle',
  dot: (kind) => kind === 'circle',
  ellipse: (kind) => kind === 'ellipse' || kind === 'circle',
  oval: (kind) => kind === 'ellipse',
  square: (kind) => kind === 'square',
  rectangle: (kind) => kind === 'rectangle' || kind === 'square',
  box: (kind) => kind === 'rectangle' || kind === 'square',
  tile: (kind) => kind === 'rectangle' || kind === 'square',
  block: (kind) => kind === 'rectangle' || kind === 'square',
  triangle: (kind) => kind === 'triangle',
  pentagon: (kind) => kind === 'pentagon',
  hexagon: (kind) => kind === 'hexagon',
  heptagon: (kind) => kind === 'heptagon',
  octagon: (kind) => kind === 'octagon',
  polygon: (kind) => sidesOf(kind) > 0,
  shape: (kind) => kind !== 'text',
  figure: (kind) => kind !== 'text',
  letter: (kind, name) => kind === 'text' && /^\p{L}$/u.test(name),
  digit: (kind, name) => kind === 'text' && /^\d$/.test(name),
  number: (kind, name) => kind === 'text' && /^\d+$/.test(name),
  text: (kind) => kind === 'text',
  item: () => true,
  object: () => true,
  thing: () => true,
  one: () => true,
  element: () => true,
  '': () => true,
};

const sides: Readonly<Record<string, number>> = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, heptagon: 7, octagon: 8 };
const sidesOf = (kind: string): number => sides[kind] ?? 0;

function shapeOf(element: ObservedElement): Shape | undefined {
  const [colour = '', kind = '', size = ''] = element.look?.split(' ') ?? [];
  return /^\d+$/.test(size) ? { element, colour, kind, size: Number(size) } : undefined;
}

/** Whether it is a box of which only the frame is drawn. */
export const isHollow = ({ look = '' }: ObservedElement): boolean => look.endsWith(' hollow');

/** On which side of the others such a frame stands; undefined where it does not. */
export const sideOf = ({ look = '' }: ObservedElement): string | undefined => / (left|right|top|bottom|middle) hollow$/.exec(look)?.[1];

/** Of a shape, its sides; 0 of what has none, as circles and letters; undefined of what is not drawn. */
export function figureSides(element: ObservedElement): number | undefined {
  const shape = shapeOf(element);
  return shape && sidesOf(shape.kind);
}

/** Whether the word names what is drawn: as it is (`only`), or with what it is a kind of (a square is a rectangle, too). */
export function isFigureCalled(element: ObservedElement, word: string, as: 'only' | 'also'): boolean {
  const shape = shapeOf(element);
  const said = fold(word);
  if (!shape || saysNothing.has(said)) return false;
  if (as === 'only' && shape.kind !== 'text') return shape.kind === said;
  return kinds[said]?.(shape.kind, element.name) === true;
}
const saysNothing = new Set(['', 'shape', 'figure', 'item', 'object', 'thing', 'one', 'element']);

/** Whatever is nearly of that colour. */
const shade = /^shades? of /;
const smallWords = /^(?:small|little|tiny|smaller)$/;
const largeWords = /^(?:large|big|huge|larger|bigger)$/;
const mediumWords = /^(?:medium|middle|mid)$/;

/** In the order of the rank, or of the page; undefined when the description is of no drawn thing. */
export function shapesMeant(what: Description, pool: readonly ObservedElement[]): readonly ObservedElement[] | undefined {
  const isKind = kinds[what.noun];
  const isSized = what.rank?.by === 'size' && sizedOnly.has(what.noun);
  if (!isKind || what.where || (what.look === undefined && saysAnything.has(what.noun) && !isSized)) return undefined;
  const drawn = pool.flatMap((element) => shapeOf(element) ?? []);
  if (drawn.length === 0) return tilesMeant(what, pool);
  const [place, ...others] = (what.look ?? []).filter((word) => /^at -?\d/.test(word));
  if (place !== undefined) {
    const there = drawn.filter(({ element }) => others.length === 0 && ` ${element.look} `.includes(` ${place} `));
    return there.length > 0 ? there.map(({ element }) => element) : undefined;
  }
  const looks = (what.look ?? []).map(fold);
  const wanted = looks.flatMap((word) => colourOf(word.replace(shade, '')) ?? []);
  const sized = looks.filter((word) => smallWords.test(word) || largeWords.test(word) || mediumWords.test(word));
  if (looks.some((word) => !sized.includes(word) && colourOf(word.replace(shade, '')) === undefined && !/^colou?red$/.test(word)))
    return undefined;
  const ofKind = called(
    what,
    drawn.filter(({ kind, element }) => isKind(kind, element.name)),
  );
  const left = ofSize(
    ofColour(
      ofKind,
      wanted,
      what.all === true,
      looks.some((word) => shade.test(word)),
    ),
    sized,
    drawn,
  );
  if (left.length === 0) return undefined;
  return ranked(left, what).map(({ element }) => element);
}

/** Coloured buttons of one group, where the page draws nothing else that could be called a tile. */
function tilesMeant(
  { noun, name, look = [], rank }: Description,
  pool: readonly ObservedElement[],
): readonly ObservedElement[] | undefined {
  const [word, ...others] = look;
  if (!kinds[noun]?.('square', '') || word === undefined || others.length > 0 || rank || (name !== '' && fold(name) !== noun))
    return undefined;
  const coloured = pool.filter((element) => element.role === 'button' && isOfColour(element, word) !== undefined);
  const isOneGroup = coloured.every(({ group }) => group === coloured[0]?.group);
  const meant = coloured.filter((element) => isOfColour(element, word) === true);
  return isOneGroup && meant.length > 0 && meant.length < coloured.length ? meant : undefined;
}

/** Without a look these may be any part of a page. */
const sizedOnly = new Set(['box', 'tile']);
const saysAnything = new Set(['', 'item', 'one', 'element', 'text', 'thing', 'object', 'number', 'box', 'tile']);

/** Whether the page draws anything that the description, which fits nothing, could have been of. */
export const isOfDrawing = (what: Description, elements: readonly ObservedElement[]): boolean =>
  kinds[what.noun] !== undefined &&
  (what.look !== undefined || !saysAnything.has(what.noun)) &&
  elements.some((element) => {
    const shape = shapeOf(element);
    // A "tile" may be what the page draws in a way that nobody can tell.
    return shape !== undefined && (!saysAnything.has(what.noun) || kinds[what.noun]?.(shape.kind, element.name) === true);
  });

function called({ name, noun }: Description, shapes: readonly Shape[]): readonly Shape[] {
  if (name === '' || fold(name) === noun) return shapes;
  const exactly = shapes.filter(({ element }) => element.name === name);
  return exactly.length > 0 ? exactly : shapes.filter(({ element }) => fold(element.name) === fold(name));
}

/** By the name itself, then as its shades, then by what others may call it; of all, shades are meant with it. */
function ofColour(shapes: readonly Shape[], wanted: readonly string[], all: boolean, nearlyToo: boolean): readonly Shape[] {
  let left = shapes;
  for (const colour of wanted) {
    const exact = left.filter(({ colour: has }) => has === colour);
    const shades = left.filter(({ colour: has }) => has === colour || shadeOf[has] === colour);
    const nearly = left.filter(({ colour: has }) => alsoCalled[has]?.includes(colour));
    if (nearlyToo) left = left.filter((shape) => shades.includes(shape) || nearly.includes(shape));
    else left = exact.length > 0 && !all ? exact : shades.length > 0 ? shades : nearly;
  }
  return left;
}

/** Letters are written smaller than shapes are drawn: each is small or large among its likes. */
function ofSize(shapes: readonly Shape[], words: readonly string[], all: readonly Shape[]): readonly Shape[] {
  const [word] = words;
  if (word === undefined) return shapes;
  return shapes.filter(({ kind, size }) => {
    const likes = all.filter((other) => (other.kind === 'text') === (kind === 'text')).map((other) => other.size);
    const [least, most] = [Math.min(...likes), Math.max(...likes)];
    if (most < least * leastSpread) return shapes.length === 1;
    const share = Math.log(size / least) / Math.log(most / least);
    if (mediumWords.test(word)) return share > 0.25 && share < 0.75;
    return smallWords.test(word) ? share < 0.5 : share >= 0.5;
  });
}

/** What differs by less looks the same. */
const leastSpread = 1.2;

function ranked(shapes: readonly Shape[], { rank }: Description): readonly Shape[] {
  if (!rank) return shapes;
  const measure = ({ size, kind }: Shape) => (/\bsides?\b|corners?|edges?/.test(rank.by) ? sidesOf(kind) : size);
  const ordered = [...shapes].sort((a, b) => (rank.order === 'least' ? measure(a) - measure(b) : measure(b) - measure(a)));
  return ordered.slice(rank.place - 1);
}

/** Whether what is no shape bears the colour that is said; undefined when no colour is said, or its look tells none. */
export function isOfColour({ look }: ObservedElement, word: string): boolean | undefined {
  const colour = colourOf(fold(word).replace(shade, ''));
  if (colour === undefined || look === undefined) return undefined;
  return look.split(' ').some((has) => has === colour || shadeOf[has] === colour || alsoCalled[has]?.includes(colour));
}
