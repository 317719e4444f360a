/** What a page shows by the latest act that it did not show before: what may tell on another day that the goal was reached. */
import type { Observation } from '../../farm/page/port.ts';
import { wholeWords } from '../literal.ts';
import { messagesOf, textsBefore } from './changes.ts';
import { isAtWork, isOutright, isWell, saysTrouble } from './refusing-words.ts';
import type { Work } from './work.ts';

const longest = 80;
const mostNews = 10;

/**
 * What it has said to the act and what has come by it, messages first, then headings; of a text with numbers that are none of the goal's
 * the longest part without them, for those are others tomorrow. What stood there before, in whatever text, is no news, and what says that
 * nothing came of it tells of no success. Before any act, its headings.
 */
export function newsOn(page: Page, outcome: Work['outcome'], goal: string): readonly string[] {
  const { elements } = page;
  const shown = [...elements.filter(({ isNew }) => isNew), ...elements.filter(({ role }) => role === 'heading')];
  return tellingOf([...saidOn(page, outcome), ...shown.map(({ name }) => name), ...(outcome?.since.fresh ?? [])], outcome, goal);
}

/** Those that it has said in messages, praise first. */
export const messagesOn = (page: Page, outcome: Work['outcome'], goal: string): readonly string[] =>
  tellingOf(saidOn(page, outcome), outcome, goal);

type Page = Pick<Observation, 'elements' | 'passed'>;

function saidOn({ elements, passed = [] }: Page, outcome: Work['outcome']): readonly string[] {
  // On a page that has come with the act, nothing is new that stands in a message.
  const said = [...passed, ...messagesOf(outcome ? elements : elements.filter(({ isNew }) => isNew))];
  return [...said.filter(isWell), ...said.filter((text) => !isWell(text))];
}

function tellingOf(texts: readonly string[], outcome: Work['outcome'], goal: string): readonly string[] {
  const before = outcome ? [...textsBefore(outcome.since), ...outcome.since.spoken].join('\n').toLowerCase() : '';
  const isNew = (text: string) => !before.includes(text.toLowerCase());
  const isGood = (text: string) => text.length <= longest && !isOutright(text) && !saysTrouble(text) && !isAtWork(text);
  const told = texts.filter(isGood).flatMap((text) => longestOf(lastingParts(text, goal).filter(isNew)));
  return [...new Set(told)].slice(0, mostNews);
}

const numbers = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}.,:/'-]*/gu;

/** Parted where numbers stand that the goal does not say. */
function lastingParts(text: string, goal: string): readonly string[] {
  const isSaid = (number: string) => wholeWords(number.replace(/[.,:/'-]+$/, '')).test(goal);
  const open = text.replace(numbers, (number) => (isSaid(number) ? number : '\n'));
  if (!open.includes('\n')) return /\p{L}{2}/u.test(text) ? [text.trim()] : [];
  return open
    .split('\n')
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => /\p{L}{3}/u.test(part));
}

const longestOf = (parts: readonly string[]): readonly string[] => [...parts].sort((a, b) => b.length - a.length).slice(0, 1);
