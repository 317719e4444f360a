/** "How many patrons": rows of a table of which a column says what kind each is. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isOnePageOfSeveral, nextPage, saysMore } from '../page/paging.ts';
import { fold, holdsSense } from '../words/likeness.ts';

const kinds = /\b(?:types?|roles?|tiers?|kinds?|status|state|categor(?:y|ies)|levels?|plans?|groups?|class|membership|position|grade)\b/i;

/** Undefined where no column of one table says so, or more rows may stand elsewhere. */
export function countByKind(
  { name, noun, exact, where, within, except, rank, look, few }: Description,
  looking: Looking,
): number | undefined {
  const said = name || noun;
  if (exact || !/^\p{L}+s$/u.test(said) || (where ?? within ?? except ?? rank ?? look ?? few) !== undefined) return undefined;
  if (nextPage(looking) || saysMore(looking) || isOnePageOfSeveral(looking)) return undefined;
  const isSo = (text: string) => fold(text.trim()) === fold(said) || (!text.trim().includes(' ') && holdsSense(text, said));
  const told = looking.scene.collections.flatMap((units) => {
    const found = units.filter(({ elements }) =>
      elements.some((element) => element.role !== 'columnheader' && kinds.test(element.column ?? '') && isSo(element.name)),
    );
    return found.length > 0 ? [found.length] : [];
  });
  return told.length === 1 ? told[0] : undefined;
}
