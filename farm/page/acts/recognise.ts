/** Finds the element that was recorded in the frames that it may be in today. */
import type { ElementEvidence } from '../../../store/model/step.ts';
import { answerOf } from '../child-frames.ts';
import { type Frame, Frames } from '../frames.ts';
import type { Place } from '../stitch.ts';
import type { Tab } from '../tab.ts';
import { callPage, enterWorld } from '../world.ts';

/** `found` ends a sentence that says what was expected. */
export type Sought = { readonly ok: true; readonly place: Place } | { readonly ok: false; readonly found: string };

/** Looks once. Rejects with `DocumentGone` when the page is replaced meanwhile. */
export async function seek(tab: Tab, evidence: ElementEvidence, as: 'control' | 'text'): Promise<Sought> {
  const frames = framesFor(tab, evidence.framePath);
  if (frames.length === 0) return { ok: false, found: 'no such frame' };
  const { framePath: _, fingerprint: __, ...recorded } = evidence;
  const answers = await Promise.all(
    frames.map(async (frame) => {
      const world = enterWorld(frame);
      return { frame, world, answer: await answerOf(frame, callPage(frame, 'recognise', recorded, as)) };
    }),
  );
  const hits = answers.flatMap(({ frame, world, answer }) => (answer?.ok ? [{ frame, world, index: answer.index }] : []));
  const [place, other] = hits;
  if (place && other === undefined) return { ok: true, place };
  if (place) return { ok: false, found: `one in each of ${hits.length} frames` };
  const told = answers.map(({ answer }) => answer).find((answer) => answer !== undefined && !answer.ok);
  return { ok: false, found: told?.ok === false ? told.found : 'a page that does not answer' };
}

/** Those that are named as they were, or else all as deep as it was. */
function framesFor({ frames }: Tab, path: readonly string[]): readonly Frame[] {
  const deep = frames.all().filter((frame) => Frames.path(frame).length === path.length);
  const named = deep.filter((frame) => Frames.path(frame).every((name, at) => bare(name) === bare(path[at] ?? '')));
  return named.length > 0 ? named : deep;
}

/** An address without what is another at each visit. */
const bare = (name: string): string => name.replace(/[?#].*$/, '').replace(/\d+/g, '0');
