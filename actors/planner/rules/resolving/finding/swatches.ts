/** Palettes: patches of colour without words, or with the number of their colour for a name, of which one is told by its colour or its shade. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { fold } from '../words/likeness.ts';
import { isOfColour } from './shapes.ts';

interface Swatch {
  readonly element: ObservedElement;
  /** As the eye calls it. */
  readonly word: string;
  /** From 0 (black) to 1 (white); undefined where only the word is known. */
  readonly light?: number;
}

const least = 2;
const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const parts = /^rgba?\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})\b.*\)$/i;

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Its relative luminance (WCAG 2.2). */
function lightOf(name: string): number | undefined {
  const [, hex = ''] = digits.exec(name.trim()) ?? [];
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [, ...said] = parts.exec(name.trim()) ?? [];
  const rgb = long === '' ? said.map(Number) : [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const [red, green, blue] = rgb;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function swatchOf(element: ObservedElement): Swatch | undefined {
  const { name, look = '' } = element;
  if (!isClickable(element) || !isUsable(element)) return undefined;
  const light = lightOf(name);
  if (light === undefined && /[\p{L}\p{N}]/u.test(name)) return undefined;
  const [seen = ''] = look.split(' ');
  // Black, white and what is between them are told of no control that bears a name.
  const word = seen === '' && light !== undefined ? (light < 0.05 ? 'black' : light > 0.8 ? 'white' : 'grey') : seen;
  return word === '' ? undefined : { element, word, ...(light !== undefined && { light }) };
}

/** The only set of them side by side. */
function paletteIn({ elements }: Situation['scene']): readonly Swatch[] {
  const sets = new Map<string, Swatch[]>();
  for (const swatch of elements.flatMap((element) => swatchOf(element) ?? [])) {
    const key = `${swatch.element.role} ${swatch.element.group}`;
    sets.set(key, [...(sets.get(key) ?? []), swatch]);
  }
  return onlyOf([...sets.values()].filter(({ length }) => length >= least)) ?? [];
}

const kind = '(?: (?:colou?r|swatch|shade|hue|one|tile|patch|sample))';
const graded = new RegExp(`^(?:the )?(darkest|lightest|brightest|palest)${kind}$`);
const coloured = new RegExp(`^(?:the )?(?:colou?r )?([a-z]+)${kind}?$`);
/** How much darker or lighter than all others it must be. */
const apart = 0.005;

/** What is called green may be darker than what is called blue: of mere words, only black and white are told. */
function bestBy(palette: readonly Swatch[], isDark: boolean): Swatch | undefined {
  if (palette.some(({ light }) => light === undefined)) return onlyOf(palette.filter(({ word }) => word === (isDark ? 'black' : 'white')));
  const [first, second] = palette.toSorted((a, b) => ((a.light ?? 0) - (b.light ?? 0)) * (isDark ? 1 : -1));
  return first && second && Math.abs((first.light ?? 0) - (second.light ?? 0)) >= apart ? first : undefined;
}

/** "Red", "the green swatch", "the darkest colour": undefined where the page has no palette, or several of it could be meant. */
export function swatchMeant(said: string, { scene }: Situation): Move | undefined {
  const words = fold(said);
  const [, grade] = graded.exec(words) ?? [];
  const [, colour = ''] = grade === undefined ? (coloured.exec(words) ?? []) : [];
  if (grade === undefined && colour === '') return undefined;
  const palette = paletteIn(scene);
  if (grade !== undefined) {
    const best = bestBy(palette, grade === 'darkest');
    return best && clickOn(best.element);
  }
  const exact = palette.filter(({ word }) => word === colour);
  const of = exact.length > 0 ? exact : palette.filter(({ word, element }) => isOfColour({ ...element, look: word }, colour) === true);
  const only = onlyOf(of);
  return only && clickOn(only.element);
}

const patches = /^(?:colou?r|swatch|shade|hue)$/;

/** As `swatchMeant`, of what was read as a thing. */
export function swatchDescribed(
  { noun, name, look = [], rank, ordinal, within, all }: Description,
  situation: Situation,
): Move | undefined {
  if (!patches.test(noun) || ordinal !== undefined || within || all || (name !== '' && name !== noun)) return undefined;
  const [colour, ...others] = look;
  if (rank)
    return rank.by === 'weight' && rank.order === 'least' && rank.place === 1 ? swatchMeant('lightest colour', situation) : undefined;
  return colour === undefined || others.length > 0 ? undefined : swatchMeant(colour, situation);
}
