/** What is done to which thing: of the words of a breath, those that say but what the form is about. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';
import type { Blank } from './blanks.ts';
import type { Piece } from './leads.ts';
import { broughtUpOnce } from './openers.ts';

const anyThing = /^(?:bookings?|reservations?|appointments?|search(?:es)?|something|somewhere|anything|ones?|places?|results?|it)$/i;

/** What the form itself speaks of is surer than what only the page around it does, which what is sent must not rely on. */
export function headCost(
  words: Breath['words'],
  pool: readonly ObservedElement[],
  situation: Situation,
  isSent: boolean,
): number | undefined {
  const said = words.map(({ text }) => text).join(' ');
  const isBroughtUp = situation.cursor.explored.includes(broughtUpOnce);
  if (!isHead(words, situation, isSent || isBroughtUp)) return undefined;
  if (pool.some(({ name, context = '' }) => holdsSense(name, said) || holdsSense(context, said))) return 0.2;
  if (isBroughtUp) return words.length === 1 ? 0.3 : undefined;
  return isSent ? undefined : 0.5;
}

/** "Reserve a table for five": whoever takes guests at a time has tables, and needs not say so. */
export const isTableFor = (as: string, words: Breath['words'], at: number): boolean =>
  /^(?:book|reserve)$/.test(as) && words[at]?.text === 'table' && words[at + 1]?.text === 'for' && words[at + 2]?.count !== undefined;

/** What is booked or searched for, which the page speaks of, too. */
function isHead(words: Breath['words'], { scene }: Situation, isAnywhere: boolean): boolean {
  if (
    words.some(
      ({ text, isFixed, isEnd, count }, at) =>
        isFixed || small.test(text) || light.test(text) || count !== undefined || (isEnd && at === 0 && words.length > 1),
    )
  )
    return false;
  const said = words.map(({ text }) => text).join(' ');
  if (anyThing.test(said)) return true;
  if (!/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(said)) return false;
  if (isAnywhere) return true;
  const { title, url } = scene.observation;
  return (
    [title, decodeURIComponentSafely(url)].some((text) => holdsSense(text, said)) ||
    scene.elements.some(
      (element) =>
        (isText(element) || ['heading', 'button', 'link', 'tab'].includes(element.role)) &&
        element.name.length <= 80 &&
        holdsSense(element.name, said),
    ) ||
    scene.groups.some(
      ({ role, name }) => ['form', 'search', 'region', 'dialog'].includes(role) && name.length <= 80 && holdsSense(name, said),
    )
  );
}

/** "The work street", where a part of the page that is called Work has fields of its own: what stands in none of them is of another part. */
export function outsideOf(head: string, pieces: readonly Piece[], blanks: readonly Blank[], scene: Scene): string | undefined {
  const isCalled = (text: string) => likeness(head, text) >= leastCalled;
  const isOf = ({ element }: Blank) =>
    isCalled(element.context ?? '') || scene.around(element).some((group) => isCalled(scene.groups[group]?.name ?? ''));
  // "Message: …" is what a field of the form is called, whatever stands around it.
  if (!blanks.some(isOf) || blanks.some(({ labels }) => labels.slice(0, 1).some(isCalled))) return undefined;
  const outside = pieces.flatMap(({ blanks: at }) => at.flatMap((each) => blanks[each] ?? [])).find((blank) => !isOf(blank));
  return outside && (outside.labels[0] ?? outside.element.name);
}
const leastCalled = 0.9;

function decodeURIComponentSafely(url: string): string {
  try {
    return decodeURIComponent(url).replace(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    return url;
  }
}
