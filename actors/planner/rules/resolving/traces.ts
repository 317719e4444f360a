/** What an act has left behind that counts only when something came of it: whether the page is otherwise, and where a thing stands now. */
import { createHash } from 'node:crypto';
import type { Observation, ObservedElement } from '../../../../farm/page/port.ts';
import type { Scene } from './page/scene.ts';
import { fold } from './words/likeness.ts';

/** The page before such an act: plain data. */
export type Before = Looked | Sent;

interface Looked {
  /** A digest of how it looked. */
  readonly looks: string;
  readonly dragged?: Dragged;
}

/** What a key alone was to send: in the field, nothing but a line may have come of it. */
interface Sent {
  readonly content: string;
  readonly field: string;
  readonly value: string;
  /** Where a key puts a line, it has sent what it was to send only when that is gone. */
  readonly isOfLines: boolean;
}

interface Dragged {
  readonly role: string;
  readonly name: string;
  /** Where all of that name stood. */
  readonly stood: readonly Stand[];
  /** What only the place that it was dragged to is called. */
  readonly place: readonly string[];
  /** What it was dragged onto, as it looked. */
  readonly target: string;
  /** The target stands in a part of the page that the thing was not in: what it is called then tells that part. */
  readonly into?: Pick<ObservedElement, 'role' | 'name'>;
  /** Of one kind with the thing, and beside it: a list makes room for what is dragged onto one of its own. */
  readonly mate?: string;
  /** How many things lay on what they had been dragged onto. */
  readonly landed: number;
}

interface Stand {
  readonly parts: readonly string[];
  /** The names of its neighbours. */
  readonly after: string;
  readonly before: string;
  /** Of those of the row or card that it stands in: what they hold beside it may be called alike. */
  readonly cardAfter: string;
  readonly cardBefore: string;
}

/** By `act`, one that was done to `on`. */
export function before(scene: Scene, on: ObservedElement, to?: number): Before {
  const target = to === undefined ? undefined : scene.elements[to];
  return {
    looks: looksOf(scene, to === undefined ? undefined : on.name),
    ...(target && { dragged: draggedTo(target, on, scene) }),
  };
}

/** By a key that is to send what stands in `field`. */
export const beforeSent = (scene: Scene, field: ObservedElement): Before => ({
  content: contentOf(scene.observation),
  field: scene.keyOf(field),
  value: field.value?.trim() ?? '',
  isOfLines: field.role === 'textbox' && field.type === undefined,
});

/** A digest of what the page says; where the focus is, what was typed, and what a clock shows, is no answer. */
export const contentOf = ({ url, elements }: Observation): string =>
  createHash('sha256')
    .update(`${url}\n${elements.map(({ role, name }) => `${role} ${name.replace(clock, '')}`).join('\n')}`)
    .digest('base64');

/** The page has answered, or the field has been emptied. */
function isGone({ content, field, value, isOfLines }: Sent, scene: Scene): boolean {
  const still = scene.elements.find((element) => scene.keyOf(element) === field);
  if (still === undefined || (still.value?.trim() ?? '') !== value) return true;
  return !isOfLines && contentOf(scene.observation) !== content;
}

/** Whether the page shows that something came of it; of what was dragged, that it came to where it was dragged, or is gone or doubled. */
export function isOtherwise(before: Before, scene: Scene): boolean {
  if ('content' in before) return isGone(before, scene);
  const { looks, dragged } = before;
  if (dragged === undefined) return looksOf(scene) !== looks;
  const { name, stood, place, target, into, mate, landed } = dragged;
  if ((scene.observation.landed ?? 0) > landed) return true;
  const now = alikeNow(dragged, scene);
  if (now.length !== stood.length || !scene.elements.some((element) => lookOf(element) === target)) return true;
  const moved = movedOf(now, dragged, scene);
  if (moved.length === 0) return looksOf(scene, name) !== looks;
  // It may have come down somewhere else.
  if (mate !== undefined && moved.some((element) => [1, -1].some((step) => neighbour(element, scene, step as 1 | -1) === mate)))
    return true;
  // A board that is drawn anew has but new parts.
  const there = into ? scene.elements.filter((other) => other.role === into.role && other.name === into.name) : [];
  if (moved.some((element) => there.some(({ group }) => group !== undefined && scene.isIn(element, group)))) return true;
  return (
    place.length === 0 ||
    moved.some((element) => [...partsAround(element, scene), ...above(element, scene)].some((text) => place.includes(text)))
  );
}

const alikeNow = ({ role, name }: Dragged, { elements }: Scene): readonly ObservedElement[] =>
  elements.filter((element) => element.role === role && element.name === name);

/** What stands elsewhere than it stood. */
const movedOf = (now: readonly ObservedElement[], { stood }: Dragged, scene: Scene): readonly ObservedElement[] =>
  now.filter((element) => !stood.some((stand) => isStanding(element, stand, scene)));

/** Whether what was dragged has come down somewhere, be it not where it was dragged to. */
export const hasComeDown = (before: Before, scene: Scene): boolean =>
  'dragged' in before && before.dragged !== undefined && movedOf(alikeNow(before.dragged, scene), before.dragged, scene).length > 0;

function draggedTo(target: ObservedElement, thing: ObservedElement, scene: Scene): Dragged {
  const { role, name } = thing;
  const alike = scene.elements.filter((element) => element.role === role && element.name === name);
  const here = partsAround(thing, scene);
  return {
    role,
    name,
    stood: alike.map((element) => ({
      parts: partsAround(element, scene),
      after: neighbour(element, scene, -1),
      before: neighbour(element, scene, 1),
      cardAfter: neighbour(element, scene, -1, true),
      cardBefore: neighbour(element, scene, 1, true),
    })),
    place: [...partsAround(target, scene), fold(target.name)].filter((text) => text !== '' && text !== fold(name) && !here.includes(text)),
    target: lookOf(target),
    ...(target.group !== undefined && !scene.isIn(thing, target.group) && { into: { role: target.role, name: target.name } }),
    ...(isMate(target, thing, scene) && { mate: target.name }),
    landed: scene.observation.landed ?? 0,
  };
}

/** One of the same list. */
function isMate(target: ObservedElement, thing: ObservedElement, scene: Scene): boolean {
  const [unit, own] = [scene.unitOf(target), scene.unitOf(thing)];
  if (unit !== undefined && own !== undefined && unit !== own)
    return scene.collections.some((units) => units.includes(unit) && units.includes(own));
  return unit === own && target.name !== '' && target.role === thing.role && target.group === thing.group;
}

/** Beside the same things in the same parts; what is no more on the page is no neighbour. */
function isStanding(element: ObservedElement, { parts, after, before, cardAfter, cardBefore }: Stand, scene: Scene): boolean {
  const isBeside = (name: string, step: 1 | -1, ofCard?: boolean) =>
    neighbour(element, scene, step, ofCard) === name || !scene.elements.some((other) => other.name === name);
  const isOfCard = isBeside(cardAfter, -1, true) && isBeside(cardBefore, 1, true);
  return partsAround(element, scene).join('\n') === parts.join('\n') && isBeside(after, -1) && isBeside(before, 1) && isOfCard;
}

const neighbour = (element: ObservedElement, scene: Scene, step: 1 | -1, ofCard = false): string => {
  const card = ofCard ? scene.unitOf(element) : undefined;
  for (let at = element.index + step; at >= 0 && at < scene.elements.length; at += step) {
    const other = scene.elements[at];
    const isOwn = other !== undefined && card !== undefined && scene.unitOf(other) === card;
    if (other && !isOwn && other.name !== element.name && other.name !== '') return other.name;
  }
  return '';
};

const above = ({ index }: ObservedElement, { elements }: Scene): readonly string[] => {
  const other = elements[index - 1];
  return other ? [fold(other.name)] : [];
};

/** What the parts of the page around it are called; a row or card is called by all that it says. */
function partsAround(element: ObservedElement, scene: Scene): readonly string[] {
  const around = scene.around(element).flatMap((group) => {
    const { name, hints = '' } = scene.groups[group] ?? { name: '' };
    return [scene.units.has(group) ? '' : name, hints];
  });
  return [element.context ?? '', ...around].map(fold).filter((text) => text !== '');
}

const lookOf = ({ index: _, isNew: __, group: ___, box: ____, name, states, ...told }: ObservedElement): string =>
  JSON.stringify([name.replace(clock, ''), states.filter((state) => state !== 'focused'), told]);

/** Where the focus is, and what a clock shows, is nothing that an act has done; `but`: nor what was dragged, by its name. */
function looksOf({ observation, elements, groups }: Scene, but?: string): string {
  const said = elements.map((element) => [element.group, element.name === but ? element.role : lookOf(element)]);
  const parts = groups.map(({ role, name, hints, parent }) => [role, name.replace(clock, ''), hints, parent]);
  return createHash('sha256')
    .update(JSON.stringify([observation.url, observation.title, said, parts]))
    .digest('base64');
}

/** A time of day or a time that runs, in seconds: it goes on by itself. */
const clock = /\b(?:\d{1,2}:\d{2}(?::\d{2})?|\d{1,4}(?: ?(?:\/|of) ?\d{1,4})? ?s(?:ecs?|econds?)?)\b/g;
