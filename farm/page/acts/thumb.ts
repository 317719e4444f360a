/** Sliders that say nothing of themselves: brought to a value by what the page is seen to say as their thumb moves. */

import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import type { Figure, Rail } from '../inject/wire.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import type { Attempt, Subject } from './attempt.ts';
import { strike } from './keyboard.ts';
import { drawPointer } from './pointer.ts';

/** Where a thumb is drawn to without a value, from 0 to 1; by these words the planner asks for it. */
export const places: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
/** How far from its place a thumb may come to lie. */
const near = 0.1;
/** Beyond the end of a track, whose thumb may have to go half its width further. */
const overshoot = 0.05;
const mostDraws = 24;
const mostStrokes = 2_000;
const mostAtOnce = 50;

/** Rejects with `element_unusable` when the thumb does not come to stand at the value. */
export async function setThumb(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const said = text.trim().toLowerCase();
  const place = places[said];
  if (place !== undefined) return drawTo(subject, place, attempt);
  const wanted = Number(said.replace(/^[€$£]|\s*%$/g, ''));
  if (said === '' || Number.isNaN(wanted)) throw new FarmError('element_unusable', `${subject.what} does not take ${JSON.stringify(text)}`);
  const before = await figuresBy(subject);
  const readout = (await byOneKey(subject, before, attempt)) ?? (await byOneDraw(subject, before, attempt));
  if (!readout) {
    if (!said.endsWith('%'))
      throw new FarmError(
        'element_unusable',
        `${subject.what} was moved, but the page shows no value of it that could be brought to ${wanted}`,
      );
    return drawTo(subject, wanted / 100, attempt);
  }
  if (await byKeys(subject, wanted, readout, attempt)) return;
  if (await byDrawing(subject, wanted, readout, attempt)) return;
  throw new FarmError('element_unusable', `${subject.what} stands at ${await now(subject, readout)} and could not be brought to ${wanted}`);
}

/** The number that tells the value: the nearest that was seen to change with the thumb. */
interface Readout {
  readonly of: number;
  readonly at: number;
}

const figuresBy = ({ place: { frame, index } }: Subject): Promise<readonly Figure[]> => callPage(frame, 'figures', index);

async function now(subject: Subject, { of, at }: Readout): Promise<number | undefined> {
  return (await figuresBy(subject)).find((figure) => figure.of === of)?.numbers[at];
}

/** What grows with each move is a record, and no value. */
function changedFrom(before: readonly Figure[], after: readonly Figure[]): Readout | undefined {
  const known = new Map(before.map(({ of, numbers }) => [of, numbers]));
  for (const { of, numbers } of after) {
    const old = known.get(of);
    const at = old && old.length !== numbers.length ? -1 : numbers.findIndex((number, place) => number !== old?.[place]);
    if (at >= 0) return { of, at };
  }
  return undefined;
}

const focus = ({ place: { frame, index } }: Subject) => callPage(frame, 'focus', index, false);
const settled = ({ place: { frame } }: Subject) => callPage(frame, 'quiet', 200).catch(replaced);

/** At one of its ends, one of the two does nothing. */
async function byOneKey(subject: Subject, before: readonly Figure[], attempt: Attempt): Promise<Readout | undefined> {
  if (await focus(subject)) return undefined;
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await strike(subject.tab, subject.place.frame, key, attempt);
    await settled(subject);
    const readout = changedFrom(before, await figuresBy(subject));
    if (readout) return readout;
  }
  return undefined;
}

async function byOneDraw(subject: Subject, before: readonly Figure[], attempt: Attempt): Promise<Readout | undefined> {
  for (const share of [0.5, 0.75]) {
    await draw(subject, share, attempt);
    const readout = changedFrom(before, await figuresBy(subject));
    if (readout) return readout;
  }
  return undefined;
}

async function byKeys(subject: Subject, wanted: number, readout: Readout, attempt: Attempt): Promise<boolean> {
  if (await focus(subject)) return false;
  let value = await now(subject, readout);
  let step = 0;
  for (let strokes = 0; value !== undefined && value !== wanted && strokes < mostStrokes; ) {
    const off = Math.abs(wanted - value);
    if (step > 0 && off < step * 0.99) return false;
    const times = step === 0 ? 1 : Math.max(1, Math.min(mostAtOnce, Math.floor(off / step)));
    await strike(subject.tab, subject.place.frame, wanted > value ? 'ArrowRight' : 'ArrowLeft', attempt, times);
    await settled(subject);
    strokes += times;
    const after = await now(subject, readout);
    // The other way round, or not at all: keys are not what moves it.
    if (after === undefined || Math.abs(wanted - after) >= off) return false;
    step = Math.abs(after - value) / times;
    value = after;
  }
  return value === wanted;
}

interface Sample {
  readonly share: number;
  readonly value: number;
}

/** Where the value lies is told from the two places nearest to it that were tried, and by halves where that does not lead on. */
async function byDrawing(subject: Subject, wanted: number, readout: Readout, attempt: Attempt): Promise<boolean> {
  const samples: Sample[] = [];
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const share = nextShare(samples, wanted, draws);
    if (share === undefined) return false;
    await draw(subject, share, attempt);
    const value = await now(subject, readout);
    if (value === wanted) return true;
    if (value === undefined) return false;
    samples.push({ share, value });
  }
  return false;
}

function nextShare(samples: readonly Sample[], wanted: number, draws: number): number | undefined {
  if (draws < 2) return draws === 0 ? 0.25 : 0.75;
  const ordered = [...samples].sort((a, b) => Math.abs(a.value - wanted) - Math.abs(b.value - wanted));
  const [best, ...others] = ordered;
  const other =
    others.find(({ value }) => best && value !== best.value && (value - wanted) * (best.value - wanted) < 0) ??
    others.find(({ value }) => value !== best?.value);
  if (!best || !other) return undefined;
  const isAcross = (best.value - wanted) * (other.value - wanted) < 0;
  const guess = best.share + ((wanted - best.value) / (other.value - best.value)) * (other.share - best.share);
  const share = isAcross && draws % 3 === 2 ? (best.share + other.share) / 2 : guess;
  return Math.max(-overshoot, Math.min(1 + overshoot, share));
}

async function drawTo(subject: Subject, place: number, attempt: Attempt): Promise<void> {
  await draw(subject, place === 0 ? -overshoot : place === 1 ? 1 + overshoot : place, attempt);
  const { share } = await railOf(subject);
  if (Math.abs(share - place) <= near) return;
  throw new FarmError(
    'element_unusable',
    `${subject.what} came to stand at ${Math.round(share * 100)}% of its way when it was drawn to ${place * 100}%`,
  );
}

async function railOf({ place: { frame, index }, what }: Subject): Promise<Rail> {
  const rail = await callPage(frame, 'rail', index);
  if (!rail) throw troubleError(what, { type: 'gone' });
  return rail;
}

async function draw(subject: Subject, share: number, attempt: Attempt): Promise<void> {
  const { thumb, from, to } = await railOf(subject);
  await drawPointer(subject, attempt, thumb, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await settled(subject);
}
