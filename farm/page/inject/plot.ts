/** Where the shapes of a picture lie by the numbers at its axes. */

interface Axis {
  readonly perPx: number;
  readonly atZeroPx: number;
  /** What divides the numbers of all labels. */
  readonly step: number;
}

interface Label {
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

const bareNumber = /^[-−+]?\d{1,6}(?:\.\d+)?$/;
/** What stands on one line, in CSS pixels. */
const onLinePx = 3;
/** How far a label may stand from where its even row has it, as a share of the way to the next. */
const mostOff = 0.12;

export class Plot {
  readonly #across: Axis | undefined;
  readonly #down: Axis | undefined;

  constructor(picture: SVGSVGElement) {
    const labels = [...picture.querySelectorAll('text')].flatMap((text): readonly Label[] => {
      const said = (text.textContent ?? '').trim();
      if (!bareNumber.test(said)) return [];
      const { left, top, width, height } = text.getBoundingClientRect();
      return [{ value: Number(said.replace('−', '-')), x: left + width / 2, y: top + height / 2 }];
    });
    this.#across = axisOf(labels, 'x', 'y');
    this.#down = axisOf(labels, 'y', 'x');
  }

  /** `2,-1`: the place of the middle of the box; empty where the axes tell none. A label may stand beside its line, by less than half the way. */
  placeOf({ left, top, width, height }: DOMRect): string {
    if (!this.#across || !this.#down) return '';
    return [on(this.#across, left + width / 2), on(this.#down, top + height / 2)].join(',');
  }
}

const on = ({ perPx, atZeroPx, step }: Axis, px: number): number => Math.round(((px - atZeroPx) * perPx) / step) * step + 0;

/** The most labels on one line, evenly spaced by their numbers. */
function axisOf(labels: readonly Label[], along: 'x' | 'y', across: 'x' | 'y'): Axis | undefined {
  const lines = labels.map((first) => labels.filter((label) => Math.abs(label[across] - first[across]) <= onLinePx));
  const line = lines.reduce<readonly Label[]>((most, other) => (other.length > most.length ? other : most), []);
  const sorted = [...line].sort((a, b) => a.value - b.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.value === last.value || Math.abs(last[along] - first[along]) < leastSpanPx) return undefined;
  const perPx = (last.value - first.value) / (last[along] - first[along]);
  const atZeroPx = first[along] - first.value / perPx;
  // The origin is seldom labelled: what divides all of them is the way from one to the next.
  const step = sorted.map(({ value }) => Math.abs(value)).reduce(divisorOf);
  const isEven = step > 0 && sorted.every((label) => Math.abs((label[along] - atZeroPx) * perPx - label.value) <= mostOff * step);
  return isEven ? { perPx, atZeroPx, step } : undefined;
}
const leastSpanPx = 15;

const divisorOf = (a: number, b: number): number => (b < smallest ? a : divisorOf(b, a % b));
const smallest = 1e-6;
