/** Sliders and spinners that a page builds itself: by keys, as they were made for, and by the pointer where those do nothing. */
import { FarmError } from '../../errors.ts';
import type { Gauge } from '../inject/wire.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import type { Attempt, Subject } from './attempt.ts';
import { strike } from './keyboard.ts';
import { drawPointer } from './pointer.ts';
import { places } from './thumb.ts';

/** Strokes towards one value; a step may be small. */
const mostStrokes = 2_000;

/** Rejects with `element_unusable` when the control does not come to stand at the value. */
export async function setGauge(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const { place, what } = subject;
  const { frame, index } = place;
  const before = await callPage(frame, 'gauge', index);
  if (!before) throw troubleError(what, { type: 'gone' });
  const { min, max } = before;
  const [, hundredths] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim()) ?? [];
  // What shows its value in percent is brought to that value.
  const share = hundredths === undefined || before.text.includes('%') ? places[text] : Number(hundredths) / 100;
  const wanted =
    share !== undefined && min !== undefined && max !== undefined ? min + share * (max - min) : Number(text.trim().replace(/\s*%$/, ''));
  if (text.trim() === '' || Number.isNaN(wanted) || wanted < (before.min ?? wanted) || wanted > (before.max ?? wanted)) {
    throw new FarmError('element_unusable', `${what} does not take ${JSON.stringify(text)}${rangeOf(before)}`);
  }
  if ((await byKeys(subject, wanted, before, attempt)) || (await byPointer(subject, wanted, before, attempt))) return;
  const { now } = (await callPage(frame, 'gauge', index)) ?? before;
  throw new FarmError('element_unusable', `${what} stands at ${now} and could not be brought to ${wanted}${rangeOf(before)}`);
}

const rangeOf = ({ min, max }: Gauge): string => (min === undefined || max === undefined ? '' : `; it goes from ${min} to ${max}`);

/** Both pairs move a slider (ARIA Authoring Practices, slider), and many hear only of the latter. */
const upAndDown: readonly [string, string] = ['ArrowUp', 'ArrowDown'];
const rightAndLeft: readonly [string, string] = ['ArrowRight', 'ArrowLeft'];

/** One stroke shows the step, the rest follow from it. */
async function byKeys({ tab, place: { frame, index } }: Subject, wanted: number, before: Gauge, attempt: Attempt): Promise<boolean> {
  if (await callPage(frame, 'focus', index, false)) return false;
  let now = before.now;
  let step = 0;
  let [more, less]: readonly [string, string] = upAndDown;
  for (let strokes = 0; now !== wanted && strokes < mostStrokes; ) {
    const key = wanted > now ? more : less;
    const times = step === 0 ? 1 : Math.max(1, Math.min(100, Math.floor(Math.abs(wanted - now) / step)));
    // A step that leads beyond the value never meets it.
    if (step > 0 && Math.abs(wanted - now) < step * 0.99) return false;
    await strike(tab, frame, key, attempt, times);
    strokes += times;
    await callPage(frame, 'quiet', 200);
    const after = (await callPage(frame, 'gauge', index))?.now ?? now;
    if (after === now && step === 0 && more === upAndDown[0]) {
      [more, less] = rightAndLeft;
      continue;
    }
    if (after === now) return false;
    if (after > now !== wanted > now) {
      if (step > 0) return false;
      // The other way round.
      [more, less] = [less, more];
    }
    step = Math.abs(after - now) / times;
    now = Math.round(after * 1e6) / 1e6;
  }
  return now === wanted;
}

/** Drags the thumb to where the value lies, and looks where it came to. */
async function byPointer(subject: Subject, wanted: number, { min, max }: Gauge, attempt: Attempt): Promise<boolean> {
  const { frame, index } = subject.place;
  if (min === undefined || max === undefined || max <= min) return false;
  const track = await callPage(frame, 'track', index);
  if (!track) return false;
  const share = (wanted - min) / (max - min);
  const { thumb, from, to } = track;
  await drawPointer(subject, attempt, thumb, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await callPage(frame, 'quiet', 200);
  const reached = await callPage(frame, 'gauge', index);
  return reached !== undefined && (reached.now === wanted || byKeys(subject, wanted, reached, attempt));
}
