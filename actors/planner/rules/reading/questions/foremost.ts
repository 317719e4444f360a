/** Reads which of several has the most or the least of one thing: "which day is the warmest in Oslo?", "find the shop where tea is cheapest". */
import type { Rank } from '../../description.ts';
import type { Context } from '../context.ts';
import { readDegree, readRank } from '../things/conditions.ts';
import { named, nothing } from '../things/heads.ts';
import { nounOf } from '../words/nouns.ts';
import { atom, bare, isAtom } from '../words/text.ts';
import type { Reads } from './question-forms.ts';

/** How something is felt, and what is measured then. */
const felt: readonly (readonly [words: string, by: string, order: Rank['order']])[] = [
  ['warmest|hottest|mildest', 'temperature', 'most'],
  ['coldest|coolest|chilliest', 'temperature', 'least'],
  ['wettest|rainiest', 'rain', 'most'],
  ['driest|dryest', 'rain', 'least'],
  ['windiest', 'wind', 'most'],
  ['sunniest', 'sunshine', 'most'],
];
const superlative = '(?:(?:most|least|best|worst|highest|lowest)[- ]\\p{Ll}+|\\p{Ll}+est|best|worst)';
const small = '(?!(?:one|of|is|are|was|were|does|do|did|that|which|where|when|who|in|on|at|for|has|have|had|with)\\b)';
const thing = `(${small}\\p{Ll}+(?: ${small}\\p{Ll}+)?)`;
const name = `(?:(?:the|an?) )?(?!(?:it|that|this|there|those|these|all|any)\\b)(${atom}|[\\p{L}\\d][\\p{L}\\d&.'’-]*(?: (?!(?:is|are|was|were|and|or|but|if|than|except|not|in|of|for|on|at|with|by)\\b)[\\p{L}\\d&.'’-]+){0,3})`;
const is = '(?:is|are|was|were|will be|would be)';
const which =
  '(?:(?:which|what)|(?:find|find out|look for|determine|work out|identify|get|locate|tell me|say|return|check|see) (?:the|which|what))';
const offers = '(?:sells?|offers?|has|have|had|charges?|takes?|wants?)';
const forLeast = '(?:the )?(?:cheapest|least|lowest price|least money|best price)';

/** In each: what is asked for, its superlative, and what it is of. */
const forms: readonly RegExp[] = [
  // "Which day will be the warmest in Oslo?", "on which day is it coldest in Oslo?"
  new RegExp(
    `^(?:in|on|at|for)? ?${which} (?<thing>${thing}) ${is}(?: it)? (?:the )?(?<super>${superlative})(?: one)? (?:in|on|at|for|of|with) (?<of>${name})$`,
    'iu',
  ),
  new RegExp(
    `^(?:in|on|at|for)? ?${which} (?<thing>${thing}) (?:will|would) (?:it )?be (?:the )?(?<super>${superlative}) (?:in|on|at|for|of) (?<of>${name})$`,
    'iu',
  ),
  new RegExp(
    `^${which} (?<thing>${thing}) (?:where|when|on which|in which|at which|for which) (?:it )?${is} (?:the )?(?<super>${superlative})(?: one)? (?:in|on|at|for|of) (?<of>${name})$`,
    'iu',
  ),
  // "In which shop are apples cheapest?", "the shop where apples are cheapest"
  new RegExp(
    `^(?:in|on|at|for|from) (?:which|what) (?<thing>${thing}) ${is} (?<of>${name})(?: (?:is|be))? (?:the )?(?<super>${superlative})$`,
    'iu',
  ),
  new RegExp(
    `^${which} (?<thing>${thing}) (?:where|when|in which|on which|at which|for which) (?<of>${name}) ${is} (?:the )?(?<super>${superlative})$`,
    'iu',
  ),
  new RegExp(
    `^(?:in|at|from) which (?<thing>${thing}) (?:do|can) (?:i|we|you) (?:get|find|buy) (?:the )?(?<super>${superlative}) (?<of>${name})$`,
    'iu',
  ),
  // "Which shop sells apples cheapest?", "the shop that sells the cheapest apples"
  new RegExp(`^${which} (?<thing>${thing})(?: that| which)? ${offers} (?<of>${name}) (?:at |for )?(?<super>${forLeast})$`, 'iu'),
  new RegExp(
    `^${which} (?<thing>${thing})(?: that| which)? ${offers} the (?<super>cheapest|dearest|priciest|(?:most|least) expensive) (?<of>${name})$`,
    'iu',
  ),
  // "In which month was the rainfall in Oslo lowest?"
  new RegExp(
    `^(?:in|on|at|for)? ?${which} (?<thing>${thing})(?: in which| where| when| on which)? (?:${is} )?(?:the )?(?<by>\\p{Ll}+) (?:in|for|of|on|at) (?<of>${name}) (?:${is} )?(?:the )?(?<super>highest|lowest|largest|smallest|greatest|biggest|most|least|longest|shortest)$`,
    'iu',
  ),
];
/** "Which month has the highest rainfall in Oslo?" */
const measured: readonly RegExp[] = [
  new RegExp(
    `^(?:in|on|at)? ?(?:which|what) (?<thing>${thing}) (?:has|had|have|saw|shows?) the (?<degree>${superlative} \\p{Ll}+(?: \\p{Ll}+)?) (?:in|for|of|on|at) (?<of>${name})$`,
    'iu',
  ),
];

function rankOf({ super: word = '', degree = '', by = '' }: Readonly<Record<string, string | undefined>>): Rank | undefined {
  if (degree !== '') return readDegree(degree);
  if (by !== '') return readDegree(`${word} ${by}`);
  if (new RegExp(`^${forLeast}$`, 'i').test(word)) return { by: 'price', order: 'least', place: 1 };
  const row = felt.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word));
  if (row !== undefined) return { by: row[1], order: row[2], place: 1 };
  const found = readRank(word);
  return found?.rest === '' ? found.rank : undefined;
}

/** Undefined where it is asked in none of these forms, or by a word that tells no quantity. */
export const readForemost = (words: string, context: Context): Reads => readBy(forms, words, context);

/** As `readForemost`, where what there is most of is said: other readers know some of these questions as well, and what is ranked by then. */
export const readMeasured = (words: string, context: Context): Reads => readBy(measured, words, context);

function readBy(known: readonly RegExp[], words: string, { masked }: Context): Reads {
  const said = words.replace(/\?+$/, '').trim();
  for (const form of known) {
    const found = form.exec(said)?.groups;
    const asked = found?.thing?.trim() ?? '';
    if (found === undefined || asked === '') continue;
    const rank = rankOf(found);
    const of = found.of?.replace(/^(?:the|an?) /i, '') ?? '';
    // Several are told otherwise, and so is what can be pressed.
    const noun = nounOf(asked.split(' ').at(-1) ?? '');
    if (rank === undefined || of === '' || noun?.plural === true || (noun?.roles.length ?? 0) > 0) continue;
    const within = named(bare(of, masked), isAtom(of));
    return [
      { kind: 'read', what: { ...nothing, noun: asked, whole: bare(said, masked), rank, within }, as: asked, form: 'text', names: true },
    ];
  }
  return undefined;
}
