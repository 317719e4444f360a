/** What people call a colour: the nearest of those that have a name, in a space where distances are as they are seen (Oklab). */

/** Those that differ to the eye, by what they are called; of one name there may be several. */
const named: readonly (readonly [name: string, rgb: number])[] = [
  ['black', 0x000000],
  ['white', 0xffffff],
  ['white', 0xf5f5f5],
  ['grey', 0x808080],
  ['grey', 0xa9a9a9],
  ['grey', 0x555555],
  ['silver', 0xc8c8c8],
  ['red', 0xff0000],
  ['red', 0xdc143c],
  ['red', 0xef5350],
  ['red', 0xb22222],
  ['maroon', 0x800000],
  ['brown', 0xa52a2a],
  ['brown', 0x8b4513],
  ['brown', 0x795548],
  ['orange', 0xffa500],
  ['orange', 0xff7f00],
  ['orange', 0xff6600],
  ['gold', 0xffd700],
  ['yellow', 0xffff00],
  ['yellow', 0xffeb3b],
  ['yellow', 0xffff99],
  ['yellow', 0xe0bc00],
  ['beige', 0xf5f5dc],
  ['olive', 0x808000],
  ['lime', 0x00ff00],
  ['lime', 0x7fff00],
  ['green', 0x008000],
  ['green', 0x4caf50],
  ['green', 0x90ee90],
  ['green', 0x006400],
  ['teal', 0x008080],
  ['turquoise', 0x40e0d0],
  ['cyan', 0x00ffff],
  ['blue', 0x0000ff],
  ['blue', 0x1e90ff],
  ['blue', 0x87ceeb],
  ['blue', 0x2f5fb0],
  ['navy', 0x000080],
  ['indigo', 0x4b0082],
  ['violet', 0x8a2be2],
  ['violet', 0xee82ee],
  ['purple', 0x800080],
  ['purple', 0x9c27b0],
  ['magenta', 0xff00ff],
  ['pink', 0xffc0cb],
  ['pink', 0xff69b4],
];

type Lab = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** B. Ottosson, "A perceptual color space for image processing" (2020). */
function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const places = named.map(([name, rgb]) => ({ name, at: oklab((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255) }));
const known = new Map<string, string>();
/** More than half of what is behind shows through. */
const leastAlpha = 0.5;

/** Of a computed colour, `rgb(…)` or `rgba(…)`; `''` for what is see-through, or written otherwise. */
export function colourWord(computed: string): string {
  let word = known.get(computed);
  if (word === undefined) {
    word = nearest(computed);
    known.set(computed, word);
  }
  return word;
}

const plain = new Set(['', 'black', 'white', 'grey', 'silver']);
/** In OKLab, of its two axes together. */
const leastHue = 0.015;

function nearest(computed: string): string {
  const parts = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+))?\)$/.exec(computed);
  if (!parts || Number(parts[4] ?? 1) < leastAlpha) return '';
  const [l, a, b] = oklab(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  // What has hardly any hue is black, grey or white to the eye, however near a dark blue may lie.
  const isPlain = Math.hypot(a, b) < leastHue;
  for (const { name, at } of places) {
    if (isPlain && !plain.has(name)) continue;
    const distance = (at[0] - l) ** 2 + (at[1] - a) ** 2 + (at[2] - b) ** 2;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Whether a person would tell a text or button by it. */
export const isTelling = (word: string): boolean => !plain.has(word);
