/** How many there are: as the page says it, or counted where all of them are there to be seen. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isByNature } from '../../natures.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { isOfDrawing } from '../finding/shapes.ts';
import { countOver } from '../page/heads-over.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { isOnePageOfSeveral, nextPage, saysMore } from '../page/paging.ts';
import { placesOf } from '../page/places.ts';
import { type Scene, unitRoles } from '../page/scene.ts';
import { anything, isSpokenOf } from '../page/spoken-of.ts';
import { measuredFor } from '../rows/comparing.ts';
import { isKindOf } from '../rows/kinds-of-things.ts';
import { namesTicked } from '../rows/ticked.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { amountOf } from '../words/quantities.ts';
import { countByKind } from './kinds-in-cells.ts';
import {
  type Counted,
  facetNumber,
  leftOver,
  numbersOf,
  onAllPages,
  pagesOf,
  partNumber,
  shownNumber,
  statedTotal,
  tellsQuantity,
  totalSaid,
} from './stated-numbers.ts';

export function count(what: Description, looking: Looking): Counted {
  const counted = counting(what, looking);
  const ofKind = counted.type === 'none' ? countByKind(what, looking) : undefined;
  return ofKind === undefined ? counted : { type: 'value', value: ofKind };
}

function counting(what: Description, looking: Looking): Counted {
  const { scene } = looking;
  if (isKindOnly(what) && isOnlyLedTo(what.noun, scene))
    return { type: 'none', why: `the page only leads to ${say(what)}, so that they could not be counted here` };
  const stated = asStated(what, looking);
  if (stated) return stated;
  const found = find({ ...what, all: true }, 'read', looking);
  const over = what.within === undefined || what.where ? undefined : countOver(scene, what.within.name);
  if (found.type !== 'found')
    return over === 0 || (!isOnePageOfSeveral(looking) && isKnownToBeNone(what, looking))
      ? { type: 'value', value: 0 }
      : { type: 'none', why: `${found.why}, so that it could be counted` };
  if (nextPage(looking) || saysMore(looking))
    return { type: 'none', why: `only a part of ${say(what)} is on this page, the others are on further ones` };
  // What stands over them is none of them.
  const isOver = ({ role, name }: ObservedElement) => role === 'heading' && found.elements.some(({ context }) => context === name);
  const elements = found.elements.every(isOver) ? found.elements : found.elements.filter((element) => !isOver(element));
  const why = onlyNamed(what, elements, scene) ?? calledOtherwise(what, elements, scene) ?? onlyTold(what, elements, looking);
  if (why !== undefined) return { type: 'none', why };
  if (over !== undefined && over !== elements.length)
    return { type: 'none', why: `the page says that there are ${over}, and shows ${elements.length} of ${say(what)}` };
  return { type: 'value', value: elements.length };
}

/** By a number of the page; of one page of them, none that is said of all tells. */
function asStated(what: Description, looking: Looking): Counted | undefined {
  const { isHere } = looking;
  const shown = isHere ? undefined : (shownNumber(what, looking) ?? leftOver(what, looking));
  if (shown !== undefined) return { type: 'value', value: shown };
  const ticked = namesTicked(what, looking);
  if (ticked) return { type: 'value', value: ticked.length };
  if (what.noun === 'page' && what.name === '') return pagesOf(what, looking);
  const facet = isHere ? undefined : (facetNumber(what, looking) ?? partNumber(what, looking));
  if (facet !== undefined) return { type: 'value', value: facet };
  const stated = isAllOf(what) && !isHere ? statedTotal(what, looking) : undefined;
  if (stated !== undefined) return { type: 'value', value: stated };
  const page = nextPage(looking);
  const total = page && isAllOf(what) ? totalSaid(what, looking) : undefined;
  if (total !== undefined) return { type: 'value', value: total };
  return !page && !isHere && looking.passed !== undefined ? onAllPages(what, looking.passed, looking) : undefined;
}

/** Why headings and names are none of the things. */
function onlyNamed(what: Description, elements: readonly ObservedElement[], scene: Scene): string | undefined {
  if (what.roles.length > 0) return undefined;
  // "History", where history books are asked for, is the name of their shelf.
  const isHeading = ({ role, name }: ObservedElement) => heading.has(role) && holdsSense(name, what.noun || what.name);
  if (elements.length > 0 && elements.every(isHeading))
    return `only headings of the page say ${say(what)}, so that they could not be counted`;
  const isName = ({ name }: ObservedElement) => name.trim() === '' || likeness(what.name, name) >= 0.95;
  const areNames = elements.every((one) => (scene.unitOf(one)?.elements ?? [one]).every(isName));
  return what.name !== '' && what.noun !== '' && areNames
    ? `the page only names ${say(what)}, so that they could not be counted`
    : undefined;
}

/** Why they are other things: neither they, nor what they stand in, nor their column are called so. */
function calledOtherwise(what: Description, elements: readonly ObservedElement[], scene: Scene): string | undefined {
  const around = new Set(elements.flatMap((element) => scene.around(element)));
  const isCalled = [...around].some((group) => {
    const { name, hints = '' } = scene.groups[group] ?? { name: '' };
    return holdsSense(`${hints} ${scene.units.has(group) ? '' : name.slice(0, 60)}`, what.name);
  });
  const isOfKind = elements.every((element) => {
    const unit = scene.unitOf(element);
    return unit !== undefined && isKindOf(scene, unit, what.name);
  });
  const isColumn = ({ column = '' }: ObservedElement) => likeness(what.name, column) >= 0.9;
  const isOfTable = elements.every((element) => scene.unitOf(element)?.elements.some(isColumn));
  const isSaid = isCalled || isOfTable || isOfKind || elements.some(({ name, hints = '' }) => holdsSense(`${name} ${hints}`, what.name));
  const isOther = (what.noun === '' && !what.look && !isSaid) || (isKindOnly(what) && !isSpokenOf(what, what.noun, scene));
  return isOther ? `nothing on the page is called ${say(what)}, so that it could be counted` : undefined;
}

/** Why they are only what leads to the things or speaks of them. */
function onlyTold(what: Description, elements: readonly ObservedElement[], looking: Looking): string | undefined {
  const { scene } = looking;
  const why = `the page shows no number of ${say(what)} that could be told`;
  const areThings =
    what.roles.length > 0 ||
    what.look !== undefined ||
    isOfDrawing(what, scene.elements) ||
    unitsMeant({ ...what, all: true }, 'read', scene.elements, looking);
  // "Unlimited forms" in the card of a plan is how much of it is had, and no single thing.
  const [first] = elements;
  const isTrait = elements.length === 1 && first !== undefined && isText(first) && scene.entriesWith(first).length > 1;
  if (isTrait && (what.within ?? what.where) !== undefined && first.name.trim().includes(' ')) return why;
  // What does something with them is none of them.
  if (!areThings && elements.some(({ role }) => role === 'button' || role === 'menuitem' || role === 'link')) return why;
  // The one that is called by the word is what leads to them.
  const sole = elements.length === 1 ? elements[0] : undefined;
  const said = what.name || what.noun;
  const isWay = sole && ['link', 'button', 'tab'].includes(sole.role) && said !== '' && likeness(said, sole.name) >= 0.9;
  if (isWay && !what.roles.includes(sole.role)) return why;
  // Words that only speak of it, or tell a number of it themselves.
  const tellsNumber = elements.some((element) => numbersOf(said, scene.unitOf(element)?.elements ?? [element]).length > 0);
  const isTold =
    (said !== '' && tellsNumber) ||
    (!areThings && elements.some((element) => isText(element) && (elements.length === 1 || amountOf(element.name) !== undefined)));
  const isByQuantity = elements.some((element) => scene.unitOf(element)?.elements.some(tellsQuantity));
  return isTold || (isByQuantity && what.name !== '' && !unitRoles.includes(what.roles[0] ?? '')) ? why : undefined;
}

const heading: ReadonlySet<string> = new Set(['heading', 'columnheader']);

const isKindOnly = ({ noun, name, roles, look }: Description): boolean => noun !== '' && name === '' && roles.length === 0 && !look;

/** A tab is called so and leads to them: what is listed here is not told to be any. */
function isOnlyLedTo(noun: string, scene: Scene): boolean {
  if (anything.test(noun)) return false;
  const units = scene.collections.flat();
  const isListed = new Set(units.flatMap(({ elements }) => elements));
  const isWay = (element: ObservedElement) => isClickable(element) && !isListed.has(element) && !/\d/.test(element.name);
  const said = scene.elements.filter(({ name, hints = '', column = '', context = '' }) =>
    [name, hints, column, context].some((text) => holdsSense(text, noun)),
  );
  const { title, url } = scene.observation;
  const over = scene.groups.flatMap(({ name, hints = '' }, group) => (scene.units.has(group) ? [hints] : [name, hints]));
  return said.length > 0 && said.every(isWay) && ![title, url, ...over].some((text) => holdsSense(text, noun));
}

const isAllOf = ({ where, name, within, except, rank }: Description): boolean => !where && name === '' && !within && !except && !rank;

/** Nothing that matches is a count too, where what was asked can be seen of the things at all. */
function isKnownToBeNone(what: Description, looking: Looking): boolean {
  const { scene, now } = looking;
  if (isOfDrawing(what, scene.elements)) return true;
  const { where = [], except: _, ...things } = what;
  if (where.length === 0 && what.except === undefined) return false;
  // Of what the page does not show, nothing is known.
  if (what.within && what.within.name !== '' && placesOf(what.within, looking).length === 0) return false;
  const units = unitsMeant({ ...things, all: true }, 'read', scene.elements, looking) ?? [];
  if (units.length === 0) return false;
  return where.every((condition) => {
    if (condition.kind === 'holds')
      // Said of others, or quoted: then it is known how it would look.
      return (
        condition.exact ||
        (!units.some(({ text }) => holdsWords(text, condition.text)) &&
          scene.elements.some(
            // What leads to those that are so may show them elsewhere, and a heading what stands under it.
            ({ name, role, options = [] }) =>
              !['tab', 'link', 'heading'].includes(role) && [name, ...options].some((text) => holdsWords(text, condition.text)),
          ))
      );
    if (condition.kind === 'is')
      return units.every(({ elements }) => elements.some(({ name }) => isByNature(name, condition.nature) !== undefined));
    return units.every((unit) => measuredFor(scene, unit, condition, now) !== undefined);
  });
}
