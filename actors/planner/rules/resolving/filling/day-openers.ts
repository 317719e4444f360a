/** What is no field, and is pressed to choose a day from the calendar that it brings up: it shows the day, or that none was chosen yet. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { dayIn } from '../words/quantities.ts';

/**
 * For which day it asks, as what stands before it on its line or in it says; empty where it is called so itself, undefined where it asks
 * for none. `isDated`: it is called by one of the two as what takes a day is.
 */
export function dayAsked(element: ObservedElement, label: string, isDated: boolean): string | undefined {
  const { role, name } = element;
  if ((role !== 'button' && role !== 'clickable') || !isUsable(element)) return undefined;
  const inside = askedInside(name);
  if (inside !== '' && (isDated || ofJourney.test(inside))) return inside;
  if (role === 'button' && isDated && /date|day|check|when|calendar/i.test(name)) return '';
  const asked = label.replace(/[\s*:]+$/, '');
  return asked !== '' && (isDated || ofJourney.test(asked)) && (isUnchosen(element) || saysDay(element)) ? asked : undefined;
}

/** "Departure Add date", "Check in 28 May": in one with what was chosen. */
function askedInside(name: string): string {
  const [, unset = ''] = endsUnchosen.exec(name.trim()) ?? [];
  if (unset !== '') return unset;
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((_, cut) => cut > 0 && beginsDay.test(words[cut] ?? '') && saysDay({ name: words.slice(cut).join(' ') }));
  const asked = at < 1 ? '' : words.slice(0, at).join(' ');
  return /\d/.test(asked) ? '' : asked.replace(/[\s:]+$/, '');
}
const beginsDay = /^(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[.,]?$)/iu;

/** The only one that asks for the day that is called so; what it shows changes. */
export const dayOpenerCalled = (called: string, scene: Scene): ObservedElement | undefined =>
  onlyOf(scene.elements.filter((element) => likeness(called, dayAsked(element, scene.labelOf(element), true) ?? '') >= leastCalled));
const leastCalled = 0.8;

/** It shows no day yet. */
export const isUnchosen = ({ name }: ObservedElement): boolean => unchosen.test(name.trim()) || endsUnchosen.test(name.trim());

/** What the ends of a journey or stay are called, where nothing says that it takes a day. */
export const ofJourney = /^(?:outward|outbound|inbound|return(?:ing)?|depart(?:ing|ure)?|leav(?:e|ing)|arriv(?:al|e|ing))(?: on)?\W*$/i;

const bid = '(?:please )?(?:choose|select|pick|add|set|enter)(?: (?:an?|the|your))?(?: (?:dates?|days?))?';
const form = '[dmyjt]{1,4}[^\\p{L}\\p{N}]+[dmyjt]{1,4}[^\\p{L}\\p{N}]+[dmyjat]{1,4}';
const unchosen = new RegExp(`^(?:${bid}|any ?(?:time|date|day)?|none|[-–—./ ]*|${form})(?:\\.{3}|…)?$`, 'iu');
const endsUnchosen = new RegExp(`^(\\p{L}[\\p{L} -]*?)[\\s:]+(?:${bid}|any ?(?:date|day)|[-–—]+|${form})(?:\\.{3}|…)?$`, 'iu');

const longest = 40;
export const saysDay = ({ name }: Pick<ObservedElement, 'name'>): boolean =>
  /\d/.test(name) && name.length <= longest && dayIn(name, 0) !== undefined;
