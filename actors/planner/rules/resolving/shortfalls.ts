/** Why a page can't tell which of a list is meant: nothing was found, or only a part of the list is shown. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { type Looking, type Purpose, say } from './candidates.ts';
import { isOnePageOfSeveral } from './paging.ts';

/** Undefined where the list is there to tell by. */
export function shortOf(what: Description, purpose: Purpose, looking: Looking): string | undefined {
  if (isAmongResults(what) && looking.scene.elements.some(saysNothingFound)) return 'the page says that nothing was found';
  // The dearest on this page of a list needs not be the dearest of the list, and all of this page are not all.
  const isOfAll = ({ rank, all, few }: Description) => rank !== undefined || (all === true && few === undefined && purpose !== 'check');
  const isAsked = what.rank !== undefined || (what.within !== undefined && isOfAll(what.within));
  return isAsked && !looking.isPart && isOnePageOfSeveral(looking)
    ? `only a part of what ${say(what)} is to be told among is on this page, the others are on further ones`
    : undefined;
}

const isAmongResults = ({ noun, name }: Description): boolean => name === '' && /^(?:result|hit|match|search result)$/.test(noun);

export const saysNothingFound = ({ name }: ObservedElement): boolean =>
  name.length <= 160 &&
  /^(?:sorry[,!.]? )?(?:(?:there (?:are|were)|we (?:have )?found|your search (?:returned|found)) )?(?:no|0|zero) (?:\p{L}+ ){0,2}(?:results?|matches|hits|(?:\p{L}+ )?(?:for|found|matche[ds])\b)|\bnothing (?:was |has been )?found\b|\b(?:did|does|do)(?:n['’]t| not) match (?:any|anything)|\bno results\b/iu.test(
    name.trim(),
  );
