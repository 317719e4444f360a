/** "The options of the dropdown": what the list offers to choose from. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { fieldLikeness } from '../words/likeness.ts';

const offers = /^(?:options?|choices?)$/;
const lists = /^(?:drop-?down|drop-?down (?:list|menu|box)|select(?:ion)? (?:box|list|field)|combo ?box|list ?box|pick ?list)$/i;
/** These may be much else besides. */
const named = /^(?:list|menu|field|box)$/;
/** What a list shows as long as nothing is chosen offers nothing. */
const unchosen = /^(?:(?:please )?(?:select|choose|pick)\b.*|[-–— ]+.*|.*(?:…|\.{3}))$/i;
const leastCalled = 0.75;

/** Undefined where no list is asked about; none, where the page has none that is called so, or several. */
export function optionsOffered({ name, noun, within, where, rank, ordinal }: Description, { scene }: Looking) {
  const isAsked = within !== undefined && offers.test(noun || name) && (where ?? rank ?? ordinal) === undefined;
  const isList = isAsked && lists.test(within.noun || within.name);
  const mayBeList = isAsked && named.test(within.noun) && within.name !== '';
  if (!isList && !mayBeList) return undefined;
  const all = scene.elements.filter(({ options = [], type }) => options.length > 0 && type === undefined);
  const said = within.noun === '' ? '' : within.name;
  const called = said === '' ? all : all.filter((list) => fieldLikeness(said, list.name || scene.labelOf(list)) >= leastCalled);
  const list = onlyOf(called);
  if (!isList && list === undefined) return undefined;
  if (list?.options === undefined)
    return { type: 'none', why: `the page has ${called.length === 0 ? 'no list that is' : 'several lists that are'} called so` } as const;
  return { type: 'value', value: list.options.filter((option, at) => at > 0 || !unchosen.test(option.trim())) } as const;
}
