/** Where to look for what the page does not show: in what is folded, on the next page of a list, further down. Nothing that changes anything. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { beginsWith, holdsSense, likeness } from './likeness.ts';
import { clickOn, type Move, type Situation } from './move.ts';
import { isClickable, isUsable } from './scene.ts';

/** Pages of a list, folds and screens together. */
const mostExplored = 40;
/** How long the page is given to show it by itself first. */
const patienceMs = 1_200;

/** Undefined when there is nowhere left to look, or it is too early to. */
export function explore(situation: Situation): Move | undefined {
  const { cursor, now } = situation;
  const veil = cursor.missingSince === undefined ? undefined : overlay(situation);
  if (veil) return clickOn(veil, { explored: [...cursor.explored, seenAs(veil, situation)] });
  if (cursor.missingSince === undefined || now - cursor.missingSince < patienceMs || cursor.explored.length >= mostExplored)
    return undefined;
  const place = placeToOpen(situation);
  if (place) return clickOn(place, { explored: [...cursor.explored, seenAs(place, situation), entered] });
  const way = folded(situation) ?? nextPage(situation) ?? loadMore(situation);
  if (way) return clickOn(way, { explored: [...cursor.explored, seenAs(way, situation)] });
  return further(situation);
}

/** Marks among what was explored that the place that the goal names was opened. */
export const entered = 'entered';

/** A list's pages share their "next": what it stands under tells them apart. */
const seenAs = (element: ObservedElement, { scene }: Situation): string => scene.keyOf(element);

const untried = (element: ObservedElement, situation: Situation) =>
  isUsable(element) && !situation.cursor.explored.includes(seenAs(element, situation));

const refusing = [
  'reject',
  'reject all',
  'only necessary',
  'necessary only',
  'essential only',
  'no thanks',
  'not now',
  'maybe later',
  'skip',
  'close',
  'dismiss',
  'got it',
  'ok',
  'accept',
  'accept all',
  'agree',
];
const veils = /\b(?:cookie|consent|gdpr|privacy|overlay|modal|popup|banner|newsletter|interstitial|promo)/i;

/** What lies over the page and was not asked for: what it covers is not on the map. Refusing comes before agreeing. */
function overlay(situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const { dialog } = scene;
  const said = (element: ObservedElement) =>
    scene
      .around(element)
      .map((group) => `${scene.groups[group]?.role} ${scene.groups[group]?.hints ?? ''} ${(scene.groups[group]?.name ?? '').slice(0, 60)}`);
  const inside = scene.elements.filter(
    (element) =>
      isClickable(element) &&
      untried(element, situation) &&
      (dialog === undefined ? said(element).some((text) => veils.test(text)) : scene.isIn(element, dialog)),
  );
  if (inside.length > 8) return undefined;
  for (const word of refusing) {
    const found = inside.find(({ name }) => likeness(word, name) >= 0.85 || beginsWith(name, word));
    if (found) return found;
  }
  return inside.find(({ name, hints = '' }) => /^[×✕✖x]$/i.test(name.trim()) || (name === '' && holdsSense(hints, 'close')));
}

/** "Under Questions": a tab or fold of that name, before anything else. */
function placeToOpen(situation: Situation): ObservedElement | undefined {
  const instruction = situation.instructions[situation.cursor.at];
  const within =
    instruction !== undefined && 'what' in instruction && typeof instruction.what === 'object' ? instruction.what.within : undefined;
  const said = within === undefined ? '' : within.name || within.whole;
  if (said === '') return undefined;
  return situation.scene.elements.find(
    (element) =>
      isClickable(element) &&
      untried(element, situation) &&
      !element.states.includes('selected') &&
      !element.states.includes('expanded') &&
      likeness(said, element.name) >= 0.9,
  );
}

/** Tabs, sections and menus that are not open. */
function folded(situation: Situation): ObservedElement | undefined {
  return situation.scene.elements.find(
    (element) =>
      untried(element, situation) &&
      (element.states.includes('collapsed') || (element.role === 'tab' && !element.states.includes('selected'))),
  );
}

const arrows = /^[›»>→▶]+$/;

/** Of a list that is cut into pages, not of a form that is: there are numbers beside it, or its maker says so. */
function nextPage(situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const candidates = scene.elements.filter(
    (element) =>
      isClickable(element) &&
      isUsable(element) &&
      (arrows.test(element.name.trim()) || likeness('next', element.name) >= 0.85 || likeness('next page', element.name) >= 0.85),
  );
  return candidates.find((element) => isAmongPages(element, situation));
}

function isAmongPages(element: ObservedElement, { scene }: Situation): boolean {
  const near = scene.elements.filter((other) => other !== element && Math.abs(other.index - element.index) <= 12);
  const numbers = near.filter((other) => isClickable(other) && /^\d{1,3}$/.test(other.name.trim()));
  const around = scene
    .around(element)
    .map((group) => `${scene.groups[group]?.hints ?? ''} ${(scene.groups[group]?.name ?? '').slice(0, 40)}`);
  return (
    numbers.length > 0 ||
    holdsSense(element.name, 'page') ||
    [element.hints ?? '', ...around].some((text) => /\bpag(?:er|es|ination|inate|ing)\b/i.test(text)) ||
    near.some(({ name }) => /\b(?:page|seite)\s+\d+|\b\d+\s*(?:of|\/|von)\s*\d+\b/i.test(name))
  );
}

function loadMore(situation: Situation): ObservedElement | undefined {
  const words = ['load more', 'show more', 'more results', 'view more', 'see more', 'show all', 'view all'];
  return situation.scene.elements.find(
    (element) => isClickable(element) && untried(element, situation) && words.some((word) => likeness(word, element.name) >= 0.85),
  );
}

/** Endless lists load what comes next when their end is seen. */
function further({ scene, cursor, changed }: Situation): Move | undefined {
  const scrolls = cursor.explored.filter((what) => what === 'scroll').length;
  if (scrolls > 0 && changed === false) return undefined;
  const last = scene.collections[0]?.at(-1)?.elements.at(-1);
  const ok = { explored: [...cursor.explored, 'scroll'] };
  return { type: 'act', act: { kind: 'scroll', where: 'bottom', ...(last && { element: last.index }) }, ok };
}
