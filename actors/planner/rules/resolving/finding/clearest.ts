/** Of several that the words fit alike, the one that there is a reason to prefer. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { formAround } from '../page/form-around.ts';
import { isText, isUsable } from '../page/kinds-of-elements.ts';
import { entryOf } from '../page/neighbours.ts';
import { type Candidate, type Looking, type Purpose, say, sayRivals, withoutTwins } from './candidates.ts';
import { type Found, inOrder, some } from './found.ts';

const sends = /^(?:submit|send|save|ok|done|confirm|apply)\b/i;

/** One of those that match alike; reasons to prefer one are asked for in turn. */
export function clearest(what: Description, purpose: Purpose, alike: readonly Candidate[], { scene, hand, seed = [] }: Looking): Found {
  const { dialog } = scene;
  const best = Math.max(...alike.map(({ score }) => score));
  const form = hand && purpose !== 'read' ? formAround(scene, hand) : undefined;
  const mates = hand && entryOf(hand, scene);
  const reasons: readonly ((element: ObservedElement) => boolean)[] = [
    (element) => dialog !== undefined && scene.isIn(element, dialog),
    (element) => isUsable(element),
    // "A button": one that sends what is on the page is no matter of taste.
    (element) => what.any === true && !sends.test(element.name.trim()),
    (element) => purpose === 'read' || !isText(element),
    (element) => what.roles.includes(element.role),
    (element) => alike.some((candidate) => candidate.element === element && candidate.score >= best - 0.005),
    (element) => purpose === 'fill' && what.name === '' && element.states.includes('focused'),
    (element) => form !== undefined && scene.isIn(element, form),
    // What was spoken of before is what is spoken of still: "find the mail by Ada and click the star".
    (element) => purpose !== 'read' && mates?.includes(element) === true,
    (element) => purpose === 'fill' && what.name === '' && (element.value ?? '') === '',
    // What a page is about stands outside of its lists.
    (element) => (purpose === 'click' || purpose === 'use') && scene.unitOf(element) === undefined,
    // Where nothing here tells them apart, another site may have: there a button was clicked, and no link.
    (element) => seed.includes(`${purpose === 'use' ? 'click' : purpose} ${element.role}`),
  ];
  let left = withoutTwins(inOrder(alike), scene).map(({ element }) => element);
  for (const holds of reasons) {
    if (left.length === 1) break;
    const preferred = left.filter(holds);
    if (preferred.length > 0) left = preferred;
  }
  const [only, ...others] = left;
  if (!only) return { type: 'none', why: `nothing on the page matches ${say(what)}` };
  // Reading harms nothing, and the page's order ranks its parts.
  if (others.length === 0 || purpose === 'read' || what.any) return some([only]);
  // All of them are the same to the page: links of one name and place in its chrome.
  return { type: 'unclear', why: sayRivals(what, left) };
}
