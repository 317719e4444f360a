/** Finds the element that was recorded in the frames that it may be in today. */
import { isSameQuestion } from '../../../store/model/questions.ts';
import type { Act, ElementEvidence } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import { answerOf } from '../child-frames.ts';
import { type Frame, Frames } from '../frames.ts';
import type { WireEvidence } from '../inject/wire.ts';
import type { Place } from '../stitch.ts';
import type { Tab } from '../tab.ts';
import { callPage, enterWorld } from '../world.ts';
import type { Subject } from './attempt.ts';

/** `found` ends a sentence that says what was expected. */
export type Sought =
  | { readonly ok: true; readonly place: Place; readonly isAsRecorded: boolean }
  | {
      readonly ok: false;
      readonly found: string;
      readonly alike: number;
      /** The only one that differs from it in nothing but its name. */
      readonly renamed?: { readonly place: Place; readonly name: string };
    };

/** Looks once, first in its frame, then in what may be its frame today, then in all others. Rejects with `DocumentGone` when the page is replaced meanwhile. */
export async function seek(tab: Tab, evidence: ElementEvidence, as: 'control' | 'text'): Promise<Sought> {
  const { likely, isItself } = framesFor(tab, evidence.framePath);
  const first = await seekIn(likely, evidence, as);
  if (isItself && (first.ok || first.alike > 0)) return first;
  // Its frame has gone: what stands in one of a like address may be another's where any other frame has it, too.
  if (first.ok) return seekIn(tab.frames.all(), evidence, as);
  if (first.alike > 0) return first;
  const others = tab.frames.all().filter((frame) => !likely.includes(frame));
  if (others.length === 0) return first;
  const elsewhere = await seekIn(others, evidence, as);
  return elsewhere.ok ? { ...elsewhere, isAsRecorded: false } : elsewhere.alike > 0 ? elsewhere : first;
}

async function seekIn(frames: readonly Frame[], evidence: ElementEvidence, as: 'control' | 'text'): Promise<Sought> {
  if (frames.length === 0) return { ok: false, found: 'no such frame', alike: 0 };
  const recorded = wired(evidence);
  const answers = await Promise.all(
    frames.map(async (frame) => {
      const world = enterWorld(frame);
      return { frame, world, answer: await answerOf(frame, callPage(frame, 'recognise', recorded, as)) };
    }),
  );
  const hits = answers.flatMap(({ frame, world, answer }) =>
    answer?.ok ? [{ frame, world, index: answer.index, isAsRecorded: answer.isAsRecorded }] : [],
  );
  const [hit] = hits;
  if (hits.length > 1) return { ok: false, found: `one in each of ${hits.length} frames`, alike: hits.length };
  if (hit) return { ok: true, place: { frame: hit.frame, world: hit.world, index: hit.index }, isAsRecorded: hit.isAsRecorded };
  const others = answers.flatMap(({ frame, world, answer }) =>
    answer?.ok === false && answer.renamed ? [{ place: { frame, world, index: answer.renamed.index }, name: answer.renamed.name }] : [],
  );
  const [other] = others.length === 1 ? others : [];
  const told = answers.flatMap(({ answer }) => (answer?.ok === false ? [answer] : []));
  const [most] = told.sort((a, b) => b.alike - a.alike);
  return { ok: false, found: most?.found ?? 'a page that does not answer', alike: most?.alike ?? 0, ...(other && { renamed: other }) };
}

const wired = ({ framePath: _, fingerprint: __, ...recorded }: ElementEvidence): Omit<WireEvidence, 'identity'> => recorded;

const renamable: readonly Act['kind'][] = ['fill', 'type', 'select', 'upload'];

/** Rejects with `element_other` when it is none of these. */
export async function holdToKin({ place: { frame, index } }: Subject, kind: Act['kind'], kin: readonly ElementEvidence[]): Promise<void> {
  const other = await callPage(frame, 'otherThan', index, kin.map(wired), renamable.includes(kind));
  if (other !== undefined) throw new FarmError('element_other', other);
}

/** Rejects with `element_other` when it is of another part of the page than what was called so. */
export async function holdToParts({ place: { frame, index } }: Subject, parts: readonly ElementEvidence[]): Promise<void> {
  const other = await callPage(frame, 'ofOtherPart', index, parts.map(wired));
  if (other !== undefined) throw new FarmError('element_other', other);
}

/** Acts that may be the answer to a dialog of the page's own. */
export const answering: readonly Act['kind'][] = ['click', 'press'];

/** Rejects with `question_other` when it stands in a dialog that asks none of these. */
export async function holdToQuestions(
  { place: { frame, index } }: Subject,
  answers: readonly string[],
  aside: readonly string[] | undefined,
): Promise<void> {
  const asked = await callPage(frame, 'asked', index);
  if (asked === undefined || answers.some((known) => isSameQuestion(known, asked, aside))) return;
  throw new FarmError('question_other', `the page asks ${JSON.stringify(asked.slice(0, longestTold))}, which it had not asked before`);
}
const longestTold = 120;

/** Those that are named as they were; or else but for numbers, which may be others at each visit; or all as deep as it was. */
function framesFor({ frames }: Tab, path: readonly string[]): { readonly likely: readonly Frame[]; readonly isItself: boolean } {
  const deep = frames.all().filter((frame) => Frames.path(frame).length === path.length);
  const named = (told: (name: string) => string) =>
    deep.filter((frame) => Frames.path(frame).every((name, at) => told(name) === told(path[at] ?? '')));
  const itself = named(address);
  if (itself.length > 0) return { likely: itself, isItself: true };
  const like = named((name) => address(name).replace(/\d+/g, '0'));
  return { likely: like.length > 0 ? like : deep, isItself: false };
}

const address = (name: string): string => name.replace(/[?#].*$/, '');
