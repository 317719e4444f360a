/** Down a page, where its list goes on as its end is seen, and screen by screen through a list that draws only what is in view. */
import { createHash } from 'node:crypto';
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Move, Situation } from '../move.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { contentOf } from '../traces.ts';

/** So often the end of a page is gone to that shows no more there than before. */
const mostInVain = 3;
const lastFew = 5;
/** What stands alike in a row of so many is a list, whatever it is built of. */
const leastListed = 6;
const longestHead = 80;
/** Screens of a list that draws only what is in view. */
const mostSteps = 40;

/** What stands last of all that can be clicked, or that is listed: rows that take the place of others end otherwise. */
function endOf({ elements, collections }: Scene): string {
  const listed = collections[0]?.at(-1)?.elements ?? [];
  const last = [...elements.filter(isClickable).slice(-lastFew), ...listed];
  return hashOf(last);
}

const hashOf = (elements: readonly ObservedElement[]): string =>
  createHash('sha256')
    .update(elements.map(({ name }) => name).join('\n'))
    .digest('base64');

/** The entries of the longest list: of its rows or cards the first elements, or what stands alike without a part of its own around each. */
function listed({ elements, collections: [units = []] }: Scene): readonly ObservedElement[] {
  const firsts = units.flatMap((unit) => unit.elements.slice(0, 1));
  let run: ObservedElement[] = [];
  let longest: readonly ObservedElement[] = [];
  for (const element of elements) {
    const before = run.at(-1);
    run = before && isClickable(element) && before.role === element.role && before.group === element.group ? [...run, element] : [element];
    if (run.length > longest.length) longest = run;
  }
  return longest.length >= leastListed && longest.length > firsts.length ? longest : firsts;
}

/** Marks among what was explored: how a list began before its end was gone to, that it is walked through, and what it showed last. */
const beganMark = 'began:';
export const walkMark = 'walked through';
const stepMark = 'step:';

/** Endless lists load what comes next when their end is seen; a page on which only a clock changes has nothing further down. */
export function further(situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const { explored } = cursor;
  const list = listed(scene);
  const began = explored.find((mark) => mark.startsWith(beganMark));
  if (explored.includes(walkMark)) return step(list, situation);
  const head = list[0]?.name.slice(0, longestHead) ?? '';
  // What its end was gone to and has nothing more of its beginning draws only what is in view: what lies between was never there.
  if (began !== undefined && list.length > 0 && !scene.elements.some(({ name }) => began === beganMark + name.slice(0, longestHead)))
    return {
      type: 'act',
      act: { kind: 'scroll', where: 'top', element: (list[0] as ObservedElement).index },
      ok: { explored: [...explored, walkMark] },
    };
  const end = `scroll:${scene.elements.length}:${endOf(scene)}`;
  const scrolled = `${end}:${contentOf(scene.observation)}`;
  const inVain = explored.filter((mark) => mark.startsWith(end));
  if (explored.includes(scrolled) || inVain.length >= mostInVain) return undefined;
  const last = list.length >= leastListed ? list.at(-1) : scene.collections[0]?.at(-1)?.elements.at(-1);
  const ok = { explored: [...explored, ...(began === undefined && head !== '' ? [beganMark + head] : []), scrolled] };
  return { type: 'act', act: { kind: 'scroll', where: 'bottom', ...(last && { element: last.index }) }, ok };
}

/** A screen further down; undefined where that showed nothing else. Each is a sign of life, so that they are counted and not timed. */
function step(list: readonly ObservedElement[], { cursor: { explored }, now }: Situation): Move | undefined {
  const [first] = list;
  const [, count = '0', shown = ''] = /^step:(\d+):(.*)$/s.exec(explored.find((mark) => mark.startsWith(stepMark)) ?? '') ?? [];
  const showing = hashOf(list);
  if (first === undefined || showing === shown || Number(count) >= mostSteps) return undefined;
  const others = explored.filter((mark) => !mark.startsWith(stepMark));
  const ok = { explored: [...others, `${stepMark}${Number(count) + 1}:${showing}`], seekingSince: now };
  return { type: 'act', act: { kind: 'scroll', where: 'down', element: first.index }, ok };
}
