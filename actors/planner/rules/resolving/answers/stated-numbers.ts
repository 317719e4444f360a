/** How many there are, as the page says it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import { isAmongPages } from '../page/paging.ts';
import { placesOf, standingIn } from '../page/places.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { amountOf, fullAmountOf } from '../words/quantities.ts';

export type Counted = { readonly type: 'value'; readonly value: number } | { readonly type: 'none'; readonly why: string };

const ofAll =
  /^(?:results?|list|catalog(?:ue)?|table|site|website|search|shop|store|products?|items?|entries|books?|posts?|articles?|pages?)$/i;

/** Of a list that is cut into pages: "Page 1 of 3", or the last of the numbers that turn them. */
export function pagesOf({ within, where }: Description, { scene }: Looking): Counted {
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
export function onAllPages(what: Description, passed: number, looking: Looking): Counted {
  const here = unitsMeant({ ...what, all: true }, 'read', looking.scene.elements, looking)?.length ?? 0;
  // What bears a name may be counted by what only bears it, too.
  return Number.isNaN(passed) || passed + here === 0 || what.name !== ''
    ? { type: 'none', why: `${say(what)} stand on several pages, and could not be counted together` }
    : { type: 'value', value: passed + here };
}

/** "3 Closed", "Overdue (2)" on a tab or box that shows just those: how many are so. */
export function facetNumber({ where = [], within, except, rank }: Description, { scene }: Looking): number | undefined {
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

/** "Electronics (2)", for how many are in the Electronics category. */
export function partNumber({ within, where, except, rank }: Description, { scene }: Looking): number | undefined {
  const name = within?.name.replace(/ (?:category|section|department|group|topic|folder|shelf)$/i, '') ?? '';
  if (name === '' || !within || (where ?? except ?? rank ?? within.where ?? within.within) !== undefined) return undefined;
  const said = scene.elements.flatMap((element) => {
    if (!isClickable(element) || likeness(name, element.name.replace(/\s*\(?\d{1,6}\)?$/, '')) < 0.95) return [];
    const own = /\(?(\d{1,6})\)?$/.exec(element.name.trim())?.[1];
    const behind = scene.elements[element.index + 1];
    const beside = behind && behind.group === element.group ? /^\((\d{1,6})\)$/.exec(behind.name.trim())?.[1] : undefined;
    return [own ?? beside ?? []].flat().map(Number);
  });
  return onlyOf(said);
}

/** "Showing 1 to 5 of 12 entries": how many there are on all pages. */
export function totalSaid({ noun }: Description, { scene }: Looking): number | undefined {
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
export function statedTotal(what: Description, looking: Looking): number | undefined {
  const { scene } = looking;
  const range = totalSaid(what, looking);
  if (range !== undefined) return range;
  const said = what.whole || what.noun;
  if (what.noun === '' || what.roles.length > 0) return undefined;
  const isShared = (element: ObservedElement) => {
    const unit = scene.unitOf(element);
    return unit === undefined || !scene.hasLikes(unit);
  };
  const numbers = new Set(numbersOf(said, scene.elements.filter(isShared)));
  const stated = onlyOf(numbers);
  const shown = unitsMeant({ ...what, all: true }, 'read', scene.elements, looking)?.length ?? 0;
  // A basket's number is none of the shop's.
  // Results are what the page says that it has found.
  const isOfFound = /^(?:results?|hits?|matches)$/.test(what.noun) && stated !== undefined;
  return isOfFound || (stated !== undefined && shown > 0 && stated > shown) ? stated : undefined;
}

export const tellsQuantity = ({ name, hints = '', value }: ObservedElement): boolean =>
  value !== undefined && /^\d+$/.test(value) && (holdsSense(name, 'quantity') || holdsSense(hints, 'quantity'));

/** "1,284 followers", "♥ 45": the number that stands with its name, in the place that is said. */
export function shownNumber(what: Description, looking: Looking): number | undefined {
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
export function leftOver({ name, where = [], within, rank, except }: Description, { scene }: Looking): number | undefined {
  const [condition, ...others] = where;
  if (others.length > 0 || within || rank || except) return undefined;
  // "How many are left in stock?" says nothing of what.
  const text =
    condition === undefined
      ? (/^(?:are|is) (?:still )?(.+)$/.exec(name)?.[1] ?? '')
      : condition.kind === 'holds' && !condition.not
        ? condition.text
        : '';
  if (!/^(?:left|remaining)\b/.test(text)) return undefined;
  const said = new Set(
    scene.elements.flatMap(({ name }) => {
      const found = /^(?:only |just |still )?(\d+)\s+(?:\p{L}+\s+){0,3}(?:left|remaining|to go|to do)(?: in stock)?[.!]?$/iu.exec(
        name.trim(),
      );
      return found ? [Number(found[1])] : [];
    }),
  );
  return onlyOf(said);
}

export function numbersOf(said: string, here: readonly ObservedElement[]): readonly number[] {
  return here.flatMap((element, at) => {
    const { name, hints = '', value } = element;
    if (name.length > 200) return [];
    const beside = [...name.matchAll(/(?<![\p{L}\p{N}.,])(\d[\d.,]*\s?[km]?)\s+(\p{L}+)/giu)].filter(([, , word = '']) =>
      holdsSense(word, said),
    );
    if (beside.length > 0) return beside.flatMap(([, amount = '']) => fullAmountOf(amount) ?? []);
    const labelled = /^\s*(\p{L}[\p{L} ]*?)\s*:?\s+\(?(\d[\d.,]*)\)?\s*$/u.exec(name);
    // "Song 22" is one of them by its number, where "Songs 22" and "Song: 22" are so many.
    const isOneOfThem = labelled !== null && /^\p{Lu}\p{Ll}*[^s\s] \d+$/u.test(name.trim()) && element.role !== 'term';
    if (labelled && !isOneOfThem && likeness(said, labelled[1] ?? '') >= 0.85) return fullAmountOf(labelled[2] ?? '') ?? [];
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
