/** What a page says when a search has found nothing. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';

/** Of these there are none then, whatever else is listed. */
export const isAmongResults = ({ noun, name }: Description): boolean => name === '' && /^(?:result|hit|match|search result)$/.test(noun);

export const saysNothingFound = ({ name }: ObservedElement): boolean =>
  name.length <= 160 &&
  /^(?:sorry[,!.]? )?(?:(?:there (?:are|were)|we (?:have )?found|your search (?:returned|found)) )?(?:no|0|zero) (?:\p{L}+ ){0,2}(?:results?|matches|hits|(?:\p{L}+ )?(?:for|found|matche[ds])\b)|\bnothing (?:was |has been )?found\b|\b(?:did|does|do)(?:n['’]t| not) match (?:any|anything)|\bno results\b/iu.test(
    name.trim(),
  );
