/** Why a page can't tell which of a list is meant: nothing was found, or only a part of the list is shown. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Condition, Description } from '../../description.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import { measuredFor } from '../rows/comparing.ts';
import { type Looking, type Purpose, say } from './candidates.ts';

/** Undefined where the list is there to tell by. */
export function shortOf(what: Description, purpose: Purpose, looking: Looking): string | undefined {
  if (isAmongResults(what) && looking.scene.elements.some(saysNothingFound)) return 'the page says that nothing was found';
  const limit = [...(what.where ?? []), ...(what.within?.where ?? [])].find(
    (each) => each.kind === 'compares' && each.value.type === 'own',
  );
  const isTold = limit?.kind === 'compares' && isOfAny(limit, looking);
  if (limit?.kind === 'compares' && limit.value.type === 'own' && !isTold)
    return `the page does not tell what ${say(what.where ? what : (what.within ?? what))} has against its own ${JSON.stringify(limit.value.name)}`;
  // The dearest on this page of a list needs not be the dearest of the list, and all of this page are not all.
  const isOfAll = ({ rank, all, few }: Description) => rank !== undefined || (all === true && few === undefined && purpose !== 'check');
  const isAsked = what.rank !== undefined || (what.within !== undefined && isOfAll(what.within));
  return isAsked && !looking.isPart && isOnePageOfSeveral(looking)
    ? `only a part of what ${say(what)} is to be told among is on this page, the others are on further ones`
    : undefined;
}

const isOfAny = (limit: Extract<Condition, { kind: 'compares' }>, { scene, now }: Looking): boolean =>
  [...scene.units.values()].some((unit) => measuredFor(scene, unit, limit, now) !== undefined);

const isAmongResults = ({ noun, name }: Description): boolean => name === '' && /^(?:result|hit|match|search result)$/.test(noun);

export const saysNothingFound = ({ name }: ObservedElement): boolean =>
  name.length <= 160 &&
  /^(?:sorry[,!.]? )?(?:(?:there (?:are|were)|we (?:have )?found|your search (?:returned|found)) )?(?:no|0|zero) (?:\p{L}+ ){0,2}(?:results?|matches|hits|(?:\p{L}+ )?(?:for|found|matche[ds])\b)|\bnothing (?:was |has been )?found\b|\b(?:did|does|do)(?:n['’]t| not) match (?:any|anything)|\bno results\b/iu.test(
    name.trim(),
  );
