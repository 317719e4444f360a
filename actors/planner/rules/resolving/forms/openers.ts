/** What brings up the form of something new that is asked for in one breath: "New message" for "write a message to Ada". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath } from '../../instruction.ts';
import { isCalendarOpen, pickDay, picked } from '../filling/calendar.ts';
import { saysDay } from '../filling/day-openers.ts';
import { inYearShown } from '../filling/leaves.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isBehindFields } from '../page/harmless.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, fold, holdsSense } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';
import { dayIn, minutesPerDay } from '../words/quantities.ts';

const making = /^(?:create|make|file|raise|log|write|compose|draft|add|post|publish|leave|send|invite|schedule|plan)$/;
const adding = /^[+＋✎✏\s]*(?:add|new|another)\b/iu;
/** A press may do these at once, as the page has it by default. */
const requesting = /^(?:request|book|reserve|order|hire|rent|arrange|apply)$/;

/** "Create a list called x", of which the page shows no form yet: the one control that says so brings it up, once. */
export function broughtUp(said: Breath, situation: Situation): Move | undefined {
  const { explored } = situation.cursor;
  if (explored.includes(broughtUpOnce) || explored.includes(formOpened)) return undefined;
  const openers = openersOf(said, situation);
  const { scene } = situation;
  const ofEntry = requesting.test(said.as) ? openers.filter((each) => entrySaid(each, said, scene) !== undefined) : [];
  const opener =
    onlyOf(ofEntry) ??
    onlyOf(
      (openers.length > 1 ? openers.filter(({ name }) => saysAll(name, said)) : openers).filter((each) => mayBeAlone(each, said, scene)),
    );
  if (!opener) return undefined;
  const entry = ofEntry.includes(opener) ? entrySaid(opener, said, scene) : undefined;
  const marks = [broughtUpOnce, openedBy + opener.name, before + placesIn(scene).join(' '), ...(entry ? [ofThat + entry] : [])];
  return clickOn(opener, { explored: [...explored, ...marks] });
}

/** "Create an event on April 14", of which the page shows a month and no form: its day brings one up, once it was turned there. */
export function broughtUpByDay({ as, whens }: Breath, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  const { explored } = cursor;
  const days = whens.filter(({ value }) => value.day !== undefined && value.time === undefined);
  // "July 9" is a part of "July 9, 2030".
  const whole = days.filter(
    ({ from, to }) => !days.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
  const when = onlyOf(whole)?.value;
  const turns = explored.filter((mark) => mark === turnedFor).length;
  if (!makesAny.test(as) || !when || explored.includes(broughtUpOnce) || !isCalendarOpen(situation)) return undefined;
  if (scene.elements.some((element) => isEditable(element) && element.role !== 'searchbox' && element.type !== 'search')) return undefined;
  const { day = '' } = inYearShown(when, situation);
  const move = pickDay(day, undefined, { ...situation, cursor: { ...cursor, stage: turns } });
  if (move.type !== 'act') return move;
  const isPicked = move.ok?.explored?.at(-1) === picked;
  const marks = isPicked
    ? [broughtUpOnce, before + placesIn(scene).join(' '), ofThat + when.said.replaceAll(',', ''), openedBy + ofDays]
    : [turnedFor];
  return { ...move, ok: { stage: 0, tried: [], explored: [...explored, ...marks] } };
}
const turnedFor = 'lay:turned';
/** What a day of a calendar holds, whatever its form calls that. */
const ofDays = 'event appointment meeting entry reminder';

/** Whether what has come up for a day that was said tells another one. */
export function isOfOtherDay({ whens }: Breath, fresh: readonly ObservedElement[], situation: Situation): boolean {
  const said = situation.cursor.explored.find((mark) => mark.startsWith(ofThat))?.slice(ofThat.length);
  const when = whens.find(({ value }) => value.said.replaceAll(',', '') === said && value.time === undefined)?.value;
  const day = when && inYearShown(when, situation).day;
  const shown = fresh.flatMap(({ name, value = name }) => (saysDay({ name: value }) ? (dayIn(value, situation.now) ?? []) : []));
  const wanted = day === undefined ? undefined : dayIn(day, situation.now);
  return wanted !== undefined && shown.length > 0 && !shown.some((at) => at - (at % minutesPerDay) === wanted);
}

/** What has come up since the form was asked for, also once it is no longer new to the page. */
export function cameWith({ scene, cursor }: Situation): readonly ObservedElement[] {
  const mark = cursor.explored.find((each) => each.startsWith(before));
  const fresh = scene.elements.filter(({ isNew }) => isNew);
  if (mark === undefined || fresh.some(isEditable)) return fresh;
  const places = new Set(mark.slice(before.length).split(' '));
  return placesIn(scene).flatMap((place, at) => (places.has(place) ? [] : (scene.elements[at] ?? [])));
}
const before = 'lay:before:';

/** Each element in short: what it is by itself, and which of its likes. */
function placesIn({ elements }: Scene): readonly string[] {
  const times = new Map<string, number>();
  return elements.map(({ role, name, hints = '', framePath }) => {
    const said = [role, name || hints, framePath.join('.')].join(' ');
    let sum = 0;
    for (let at = 0; at < said.length; at += 1) sum = (Math.imul(sum, 31) + said.charCodeAt(at)) | 0;
    const place = (sum >>> 0).toString(36);
    const nth = times.get(place) ?? 0;
    times.set(place, nth + 1);
    return `${place}.${nth}`;
  });
}

/** What is requested is that of the entry that was said, and of no other that happens to offer it. */
const mayBeAlone = (opener: ObservedElement, { as }: Breath, scene: Scene): boolean =>
  !requesting.test(as) || scene.entriesWith(opener).length === 0;

/** "A viewing of 7 Mill Lane", where each entry of a list has a button for that: the longest of what the entry says that was said, too. */
function entrySaid(opener: ObservedElement, { words }: Breath, scene: Scene): string | undefined {
  const said = ` ${fold(words.map(({ text }) => text).join(' '))} `;
  const names = scene
    .entriesWith(opener)
    .flatMap(({ elements }) => elements)
    .filter((element) => element !== opener && isName.test(element.name) && said.includes(` ${fold(element.name)} `))
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  return names[0];
}
const isName = /\p{L}\P{L}+\p{L}|\p{Lu}\p{L}{3}/u;

/** Up to which word the entry's name goes whose control brought the form up, and what leads to it: told to the page already. */
export function entryFrom({ words }: Breath, at: number, { cursor }: Situation): number | undefined {
  const name = cursor.explored.find((mark) => mark.startsWith(ofThat))?.slice(ofThat.length);
  if (name === undefined) return undefined;
  const led = [/^(?:of|for|at|in|on|to)$/i, /^the$/i].reduce((from, lead) => (lead.test(words[from]?.text ?? '') ? from + 1 : from), at);
  const from = fold(name).startsWith('the ') ? led - 1 : led;
  const to = from + name.split(' ').length;
  const said = words.slice(from, to).map(({ text }) => text);
  return fold(said.join(' ')) === fold(name) ? to : undefined;
}
const ofThat = 'lay:of:';
/** A mark among what was explored: the page has been told of the place or entry of that name. */
export const toldOf = (name: string): string => ofThat + name;

/** "New event on Friday", one of a row of five: all that it says was said. */
const saysAll = (name: string, { words }: Breath): boolean =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) =>
      makers.test(word) || light.test(word) || small.test(word) || words.some(({ text, isFixed }) => !isFixed && holdsSense(text, word)),
  );
const makers = /^(?:add|new|create|another|make)$/i;

/** What the control that brought the form up says of it: that has been told to the page already. */
export const isSaidByOpener = (word: string, { cursor }: Situation): boolean =>
  cursor.explored.some((mark) => mark.startsWith(openedBy) && holdsSense(mark.slice(openedBy.length), word));
const openedBy = 'lay:by:';

export function openersOf({ as, words }: Breath, { scene }: Situation): readonly ObservedElement[] {
  const isRequest = requesting.test(as);
  if (!making.test(as) && !isRequest) return [];
  // Who says how to be reached is asked for it: no press alone does what is requested.
  const isPersonal = words.some(({ text, isFixed }) => !isFixed && reached.test(text));
  const things = words
    .slice(0, furthestHead)
    .filter(({ text, isFixed, count }) => !isFixed && count === undefined && !light.test(text) && !small.test(text) && !makers.test(text))
    .map(({ text }) => text);
  const pressable = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && ['button', 'link', 'clickable', 'menuitem'].includes(element.role),
  );
  const telling = pressable.filter((element) => {
    const name = element.name.trim();
    if (isRequest && element.role !== 'link' && !isPersonal) return false;
    const isAdding = !isRequest && adding.test(name);
    if (isBehindFields(element, scene) && !isAdding) return false;
    const isSaid = isAdding || beginsWith(name, as) || writing.test(name);
    // What is submitted to a site of posts has a page of its own.
    if (element.role === 'link' && submitting.test(name) && things.some((thing) => posts.test(thing))) return true;
    return isSaid && (things.some((thing) => holdsSense(name, thing)) || (writing.test(as) && writing.test(name)));
  });
  if (telling.length > 0 || !makesAny.test(as)) return telling;
  // "+ Create": what is made by it is said beside it, or it is the only one of the page.
  const isMenu = ({ behind = [] }: ObservedElement) => behind.some((way) => things.some((thing) => holdsSense(way, thing)));
  const bare = pressable.filter((element) => saysNoMore.test(element.name.trim()) && !isBehindFields(element, scene) && !isMenu(element));
  const entries = (element: ObservedElement) => scene.entriesWith(element);
  const beside = bare.filter((element) => entries(element).some(({ text }) => things.slice(0, 1).some((thing) => holdsSense(text, thing))));
  return beside.length > 0 ? beside : bare.filter((element) => entries(element).length === 0);
}
const submitting = /^\P{L}*submit(?: (?:a |new )*(?:post|link|story))?$/iu;
const posts = /^(?:post|link|story|article|thread|submission|question)s?$/i;
const makesAny = /^(?:create|make|add|schedule|plan)$/;
const saysNoMore = /^[+＋➕✎✏\s]*(?:add|new|create)(?: new)?$/iu;
const reached = /^\S+@\S+\.\p{L}{2,}$|^\+?\d[\d\s()/-]{7,}$/u;
/** Among what was opened: the form of something new. */
export const broughtUpOnce = 'lay:new';
/** And so was that of a thing whose fields are filled in one by one. */
export const formOpened = 'form';
const furthestHead = 5;
const writing = /^\P{L}*(?:write|compose|draft)$/iu;
