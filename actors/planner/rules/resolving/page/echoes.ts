/** What a page shows of the goal itself: it tells nothing of what the page has. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

/** What is set apart in the task that a page shows is a part of it, and stands on the map right behind it. */
export function withoutMentions(elements: readonly ObservedElement[], told: readonly ObservedElement[]): readonly ObservedElement[] {
  let task: ObservedElement | undefined;
  return elements.map((element) => {
    if (element.role === 'echo') task = told[element.index];
    else if (!element.states.includes('mention') || !task?.name.includes(element.name)) task = undefined;
    return task === undefined || element.role === 'echo' ? element : { ...element, role: 'echo', name: '' };
  });
}

export const leastEcho = 12;
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
export const isMostOf = (goal: string, text: string): boolean =>
  text.includes(goal) || (goal.includes(text) && text.length >= goal.length * 0.8);

/** In other words, too: half of the words of a sentence, but for those that it is looked through for, are the goal's. */
export function retellsGoal(goal: string, text: string, sought: string): boolean {
  const said = plainly(text).replace(plainly(sought), ' ').split(' ').filter(Boolean);
  const asked = new Set(plainly(goal).split(' '));
  return said.length >= leastWords && said.filter((word) => asked.has(word)).length >= said.length / 2;
}
const leastWords = 6;
