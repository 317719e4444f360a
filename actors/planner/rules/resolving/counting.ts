/** How many there are: as the page says it, or counted where all of them are there to be seen. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { isByNature } from '../natures.ts';
import { type Looking, say } from './candidates.ts';
import { find } from './find.ts';
import { countOver } from './heads-over.ts';
import { isClickable, isText } from './kinds-of-elements.ts';
import { isKindOf } from './kinds-of-things.ts';
import { holdsSense, holdsWords, likeness } from './likeness.ts';
import { onlyOf } from './only.ts';
import { isAmongPages, isOnePageOfSeveral, nextPage, saysMore } from './paging.ts';
import { placesOf, standingIn } from './places.ts';
import { amountOf, fullAmountOf } from './quantities.ts';
import { type Scene, unitRoles } from './scene.ts';
import { isOfDrawing } from './shapes.ts';
import { anything, isSpokenOf } from './spoken-of.ts';
import { unitsMeant } from './things.ts';
import { namesTicked } from './ticked.ts';
import { measuredFor } from './units.ts';

type Counted = { readonly type: 'value'; readonly value: number } | { readonly type: 'none'; readonly why: string };

export function count(what: Description, looking: Looking): Counted {
  const { scene } = looking;
  if (isKindOnly(what) && isOnlyLedTo(what.noun, scene))
    return { type: 'none', why: `the page only leads to ${say(what)}, so that they could not be counted here` };
  // Of one page of them, no number that is said of all tells.
  const shown = looking.isHere ? undefined : (shownNumber(what, looking) ?? leftOver(what, looking));
  if (shown !== undefined) return { type: 'value', value: shown };
  const ticked = namesTicked(what, looking);
  if (ticked) return { type: 'value', value: ticked.length };
  if (what.noun === 'page' && what.name === '') return pagesOf(what, looking);
  const facet = looking.isHere ? undefined : facetNumber(what, looking);
  if (facet !== undefined) return { type: 'value', value: facet };
  const stated = isAllOf(what) && !looking.isHere ? statedTotal(what, looking) : undefined;
  if (stated !== undefined) return { type: 'value', value: stated };
  const page = nextPage(looking);
  const total = page && isAllOf(what) ? totalSaid(what, looking) : undefined;
  if (total !== undefined) return { type: 'value', value: total };
  if (!page && !looking.isHere && looking.passed !== undefined) return onAllPages(what, looking.passed, looking);
  const found = find({ ...what, all: true }, 'read', looking);
  const over = what.within === undefined || what.where ? undefined : countOver(scene, what.within.name);
  if (found.type !== 'found')
    return over === 0 || (!isOnePageOfSeveral(looking) && isKnownToBeNone(what, looking))
      ? { type: 'value', value: 0 }
      : { type: 'none', why: `${found.why}, so that it could be counted` };
  if (page || saysMore(looking))
    return { type: 'none', why: `only a part of ${say(what)} is on this page, the others are on further ones` };
  // What stands over them is none of them.
  const isOver = ({ role, name }: ObservedElement) => role === 'heading' && found.elements.some(({ context }) => context === name);
  const elements = found.elements.every(isOver) ? found.elements : found.elements.filter((element) => !isOver(element));
  // "History", where history books are asked for, is the name of their shelf.
  const isHeading = ({ role, name }: ObservedElement) => heading.has(role) && holdsSense(name, what.noun || what.name);
  if (elements.length > 0 && what.roles.length === 0 && elements.every(isHeading))
    return { type: 'none', why: `only headings of the page say ${say(what)}, so that they could not be counted` };
  const isName = ({ name }: ObservedElement) => name.trim() === '' || likeness(what.name, name) >= 0.95;
  if (
    what.name !== '' &&
    what.noun !== '' &&
    what.roles.length === 0 &&
    elements.every((one) => (scene.unitOf(one)?.elements ?? [one]).every(isName))
  )
    return { type: 'none', why: `the page only names ${say(what)}, so that they could not be counted` };
  const around = new Set(elements.flatMap((element) => scene.around(element)));
  const called = [...around].some((group) => {
    const { name, hints = '' } = scene.groups[group] ?? { name: '' };
    return holdsSense(`${hints} ${scene.units.has(group) ? '' : name.slice(0, 60)}`, what.name);
  });
  const isOfKind = elements.every((element) => {
    const unit = scene.unitOf(element);
    return unit !== undefined && isKindOf(scene, unit, what.name);
  });
  const isColumn = ({ column = '' }: ObservedElement) => likeness(what.name, column) >= 0.9;
  const isOfTable = elements.every((element) => scene.unitOf(element)?.elements.some(isColumn));
  if (
    what.noun === '' &&
    !what.look &&
    !called &&
    !isOfTable &&
    !isOfKind &&
    !elements.some(({ name, hints = '' }) => holdsSense(`${name} ${hints}`, what.name))
  )
    return { type: 'none', why: `nothing on the page is called ${say(what)}, so that it could be counted` };
  if (isKindOnly(what) && !isSpokenOf(what, what.noun, scene))
    return { type: 'none', why: `nothing on the page is called ${say(what)}, so that it could be counted` };
  const areThings =
    what.roles.length > 0 ||
    what.look !== undefined ||
    isOfDrawing(what, scene.elements) ||
    unitsMeant({ ...what, all: true }, 'read', scene.elements, looking);
  // What does something with them is none of them.
  if (!areThings && elements.some(({ role }) => role === 'button' || role === 'menuitem' || role === 'link'))
    return { type: 'none', why: `the page shows no number of ${say(what)} that could be told` };
  // The one that is called by the word is what leads to them.
  const [sole, ...more] = elements;
  if (
    sole &&
    more.length === 0 &&
    what.name !== '' &&
    (sole.role === 'link' || sole.role === 'button') &&
    likeness(what.name, sole.name) >= 0.9
  )
    return { type: 'none', why: `the page shows no number of ${say(what)} that could be told` };
  // Words that only speak of it, or tell a number of it themselves.
  const said = what.name || what.noun;
  const tellsNumber = elements.some((element) => numbersOf(said, scene.unitOf(element)?.elements ?? [element]).length > 0);
  const isTold =
    (said !== '' && tellsNumber) ||
    (!areThings && elements.some((element) => isText(element) && (elements.length === 1 || amountOf(element.name) !== undefined)));
  const isByQuantity = elements.some((element) => scene.unitOf(element)?.elements.some(tellsQuantity));
  if (isTold || (isByQuantity && what.name !== '' && !unitRoles.includes(what.roles[0] ?? '')))
    return { type: 'none', why: `the page shows no number of ${say(what)} that could be told` };
  if (over !== undefined && over !== elements.length)
    return { type: 'none', why: `the page says that there are ${over}, and shows ${elements.length} of ${say(what)}` };
  return { type: 'value', value: elements.length };
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

const ofAll =
  /^(?:results?|list|catalog(?:ue)?|table|site|website|search|shop|store|products?|items?|entries|books?|posts?|articles?|pages?)$/i;

/** Of a list that is cut into pages: "Page 1 of 3", or the last of the numbers that turn them. */
function pagesOf({ within, where }: Description, { scene }: Looking): Counted {
  const why = 'the page does not say how many pages there are';
  // The pages of a book are no pages of the list that it stands in.
  if (where || (within && !ofAll.test(within.noun || within.name))) return { type: 'none', why };
  const told = new Set(
    scene.elements.flatMap(({ name }) => {
      const [, of] = /^\D{0,20}\b(?:page|p\.)\s*\d{1,6}\s*(?:of|\/)\s*(\d{1,6})\b/i.exec(name.slice(0, 60)) ?? [];
      return of === undefined ? [] : [Number(of)];
    }),
  );
  const turning = scene.elements.filter((element) => isClickable(element) && isAmongPages(element, { scene }));
  const numbers = turning.flatMap(({ name }) => (/^\d{1,6}$/.test(name.trim()) ? [Number(name)] : []));
  // The page that is open needs not be there to be clicked; numbers that leave some out end with the last.
  const [only] = told.size > 0 ? told : new Set(numbers.length > 0 && numbers.includes(2) ? [Math.max(...numbers)] : []);
  return told.size > 1 || only === undefined ? { type: 'none', why } : { type: 'value', value: only };
}

/** Those of the pages before and of this one, which is the last. */
function onAllPages(what: Description, passed: number, looking: Looking): Counted {
  const here = unitsMeant({ ...what, all: true }, 'read', looking.scene.elements, looking)?.length ?? 0;
  // What bears a name may be counted by what only bears it, too.
  return Number.isNaN(passed) || passed + here === 0 || what.name !== ''
    ? { type: 'none', why: `${say(what)} stand on several pages, and could not be counted together` }
    : { type: 'value', value: passed + here };
}

/** "3 Closed", "Overdue (2)" on a tab or box that shows just those: how many are so. */
function facetNumber({ where = [], within, except, rank }: Description, { scene }: Looking): number | undefined {
  const [condition, ...others] = where;
  if (condition?.kind !== 'holds' || condition.not || condition.by || condition.whose || others.length > 0 || within || except || rank)
    return undefined;
  const said = scene.elements.flatMap((element) => {
    if (!isClickable(element) || element.name.length > 40 || (scene.unitOf(element)?.elements.length ?? 0) > 1) return [];
    const [, ahead, behind] = /^(\d{1,6}) (?=\p{L})|\p{L}\s?\(?(\d{1,6})\)?$/u.exec(element.name.trim()) ?? [];
    const name = element.name.replace(/[\d()]+/g, '');
    return (ahead ?? behind) !== undefined && likeness(condition.text, name) >= 0.95 ? [Number(ahead ?? behind)] : [];
  });
  return onlyOf(said);
}

const isAllOf = ({ where, name, within, except, rank }: Description): boolean => !where && name === '' && !within && !except && !rank;

/** "Showing 1 to 5 of 12 entries": how many there are on all pages. */
function totalSaid({ noun }: Description, { scene }: Looking): number | undefined {
  const found = new Set(
    scene.elements.flatMap(({ name }) => {
      const [, total, of = ''] =
        /\b\d+\s*(?:-|–|to|bis|au?)\s*\d+\s+(?:of|von|sur|de)\s+(\d[\d.,]*)(?:\s+(\p{L}+))?/iu.exec(name.slice(0, 120)) ?? [];
      const isOfThem = of === '' || holdsSense(of, noun) || /^(?:entr(?:y|ies)|results?|items?|records?|rows?|total)$/i.test(of);
      return total !== undefined && isOfThem ? (amountOf(total) ?? []) : [];
    }),
  );
  return onlyOf(found);
}

/** "1,284 reviews", "Comments (57)", a number over or under its label: how many there are beside those that are shown. */
function statedTotal(what: Description, looking: Looking): number | undefined {
  const { scene } = looking;
  const range = totalSaid(what, looking);
  if (range !== undefined) return range;
  const said = what.whole || what.noun;
  if (what.noun === '' || what.roles.length > 0) return undefined;
  const isShared = (element: ObservedElement) => scene.unitOf(element) === undefined || !isOneOfSeveral(scene.unitOf(element), scene);
  const numbers = new Set(numbersOf(said, scene.elements.filter(isShared)));
  const stated = onlyOf(numbers);
  const shown = unitsMeant({ ...what, all: true }, 'read', scene.elements, looking)?.length ?? 0;
  // A basket's number is none of the shop's.
  // Results are what the page says that it has found.
  const isOfFound = /^(?:results?|hits?|matches)$/.test(what.noun) && stated !== undefined;
  return isOfFound || (stated !== undefined && shown > 0 && stated > shown) ? stated : undefined;
}

const isOneOfSeveral = (unit: ReturnType<Scene['unitOf']>, scene: Scene): boolean =>
  unit !== undefined && scene.collections.some((units) => units.length > 1 && units.includes(unit));

const tellsQuantity = ({ name, hints = '', value }: ObservedElement): boolean =>
  value !== undefined && /^\d+$/.test(value) && (holdsSense(name, 'quantity') || holdsSense(hints, 'quantity'));

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

/** "1,284 followers", "♥ 45": the number that stands with its name, in the place that is said. */
function shownNumber(what: Description, looking: Looking): number | undefined {
  const said = what.name || what.noun;
  if (said === '' || what.except || what.look || what.rank) return undefined;
  const owners = (what.where ?? []).flatMap((condition) =>
    condition.kind === 'holds' && (condition.whose || condition.exact) ? [{ name: condition.text, exact: condition.exact } as const] : [],
  );
  if (owners.length !== (what.where?.length ?? 0)) return undefined;
  const [owner] = owners;
  const place: Description | undefined =
    what.within ?? (owner && { name: owner.name, exact: owner.exact, whole: owner.name, noun: '', roles: [] });
  if (place === undefined) return undefined;
  const isHere = placesOf(place, looking).length > 0;
  if (!isHere) return undefined;
  const numbers = new Set(numbersOf(said, standingIn(place, looking)));
  return onlyOf(numbers);
}

/** "4 things left": what the page says of them. */
function leftOver({ where = [], within, rank, except }: Description, { scene }: Looking): number | undefined {
  const [condition, ...others] = where;
  if (condition?.kind !== 'holds' || condition.not || others.length > 0 || within || rank || except) return undefined;
  if (!/^(?:left|remaining)\b/.test(condition.text)) return undefined;
  const said = new Set(
    scene.elements.flatMap(({ name }) => {
      const found = /^(\d+)\s+(?:\p{L}+\s+){0,3}(?:left|remaining|to go|to do)$/iu.exec(name.trim());
      return found ? [Number(found[1])] : [];
    }),
  );
  return onlyOf(said);
}

function numbersOf(said: string, here: readonly ObservedElement[]): readonly number[] {
  return here.flatMap((element, at) => {
    const { name, hints = '', value } = element;
    if (name.length > 200) return [];
    const beside = [...name.matchAll(/(?<![\p{L}\p{N}.,])(\d[\d.,]*\s?[km]?)\s+(\p{L}+)/giu)].filter(([, , word = '']) =>
      holdsSense(word, said),
    );
    if (beside.length > 0) return beside.flatMap(([, amount = '']) => fullAmountOf(amount) ?? []);
    const labelled = /^\s*(\p{L}[\p{L} ]*?)\s*:?\s+\(?(\d[\d.,]*)\)?\s*$/u.exec(name);
    if (labelled && likeness(said, labelled[1] ?? '') >= 0.85) return fullAmountOf(labelled[2] ?? '') ?? [];
    if (element.column !== undefined && likeness(said, element.column) >= 0.9 && /^\d[\d.,]*\s?[km]?$/i.test(name.trim()))
      return fullAmountOf(name) ?? [];
    const amounts = (value ?? name).match(/\d[\d.,]*/g) ?? [];
    const isShort = (value ?? name).trim().split(/\s+/).length <= 2;
    if (amounts.length === 1 && isShort && holdsSense(hints, said) && hints.split(' ').length <= 3)
      return fullAmountOf(amounts[0] ?? '') ?? [];
    if (likeness(said, name) < 0.85) return [];
    const near = [here[at - 1], here[at + 1]].filter(
      (other) => other?.group === element.group && /^\d[\d.,]*\s?[km]?$/i.test(other?.name ?? ''),
    );
    return near.length === 1 ? (fullAmountOf(near[0]?.name ?? '') ?? []) : [];
  });
}
