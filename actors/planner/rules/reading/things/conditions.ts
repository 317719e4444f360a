/** Reads what singles a thing out among its like: superlatives, comparisons, and what must stand in its row. */
import type { Condition, Description, OwnLimit, Quantity, Rank, Sign } from '../../description.ts';
import { readWhen } from '../words/dates.ts';
import { amountOf, place, placeOf } from '../words/numbers.ts';
import { bare, holdsAtom, isAtom, type Masked } from '../words/text.ts';

/** What is done to things again and again, and what pages call how often it was. */
const counted: readonly (readonly [done: string, by: string])[] = [
  ['reviewed', 'reviews'],
  ['commented|discussed', 'comments'],
  ['liked|loved', 'likes'],
  ['viewed|watched|visited|seen', 'views'],
  ['downloaded|installed', 'downloads'],
  ['upvoted|voted', 'votes'],
  ['downvoted', 'downvotes'],
  ['answered|replied', 'answers'],
  ['shared', 'shares'],
  ['starred', 'stars'],
  ['played|listened', 'plays'],
  ['read', 'reads'],
  ['sold|bought|purchased', 'sales'],
  ['borrowed|lent', 'loans'],
  ['cited|quoted', 'citations'],
  ['followed', 'followers'],
  ['bookmarked|saved', 'saves'],
];

/** "(has been) reviewed most often": how often it was done. */
export function readOften(words: string): Rank | undefined {
  const [, done = '', word = ''] =
    /^(\p{L}+)(?: (?:on|to|for))? (?:the )?(most|least|fewest)(?: (?:often|times|frequently|of all))?$/iu.exec(words) ?? [];
  const by = counted.find(([forms]) => new RegExp(`^(?:${forms})$`, 'i').test(done))?.[1];
  return by === undefined ? undefined : { by, order: /^most$/i.test(word) ? 'most' : 'least', place: 1 };
}

const superlatives: readonly (readonly [words: string, by: string, order: Rank['order']])[] = [
  ['cheapest|least expensive|most affordable|lowest[- ]priced|least costly|lowest[- ]cost|most inexpensive', 'price', 'least'],
  ['most expensive|priciest|dearest|highest[- ]priced|costliest|least affordable', 'price', 'most'],
  ['newest|latest|most recent(?:ly \\p{L}+)?|freshest', 'date', 'most'],
  ['oldest|least recent', 'date', 'least'],
  ['earliest|soonest', 'time', 'least'],
  ['highest[- ]rated|best[- ]rated|top[- ]rated|best[- ]reviewed|best', 'rating', 'most'],
  ['lowest[- ]rated|worst[- ]rated|worst', 'rating', 'least'],
  ['most popular', 'popularity', 'most'],
  ['most urgent|most pressing|highest[- ]priority', 'priority', 'most'],
  ['least urgent|lowest[- ]priority', 'priority', 'least'],
  ['best[- ]paid|best[- ]paying|highest[- ]paid|highest[- ]paying', 'salary', 'most'],
  ['worst[- ]paid|lowest[- ]paid', 'salary', 'least'],
  ['top[- ]voted|highest[- ]voted', 'votes', 'most'],
  ...counted.flatMap(([done, by]) =>
    (['most', 'least'] as const).map((order) => [`${order}[- ](?:${done})(?: (?:on|to|for))?`, by, order] as const),
  ),
  ['least popular', 'popularity', 'least'],
  ['best[- ]selling', 'sales', 'most'],
  ['fastest|quickest', 'duration', 'least'],
  ['slowest', 'duration', 'most'],
  ['shortest', 'length', 'least'],
  ['longest', 'length', 'most'],
  ['closest|nearest', 'distance', 'least'],
  ['farthest|furthest', 'distance', 'most'],
  ['heaviest', 'weight', 'most'],
  ['lightest', 'weight', 'least'],
  ['youngest', 'age', 'least'],
  ['tallest', 'height', 'most'],
  ['largest|biggest|greatest', 'size', 'most'],
  ['smallest|tiniest', 'size', 'least'],
];
const timed = /^(?:flight|train|bus|trip|ride|movie|film|song|video|meeting|route)$/;
const anySuperlative = superlatives.map(([words]) => words).join('|');
const before = `(?:(?<place>${place}) )?`;
const rankForm = new RegExp(`^${before}(?<word>${anySuperlative})(?: |$)`, 'iu');
const degreeForm = new RegExp(
  `^${before}(?<word>highest|lowest|maximum|minimum|max|min|most|fewest|least|largest|smallest|greatest|biggest|best|shortest|longest|earliest|latest|soonest|newest|oldest|cheapest|nearest|closest|fastest|youngest|heaviest|lightest|strongest|weakest|worst)(?: (?<by>.+))?$`,
  'iu',
);

/** Of two, English compares: "the cheaper one", "with the higher rating". */
const comparatives: Readonly<Record<string, string>> = {
  cheaper: 'cheapest',
  'more expensive': 'most expensive',
  newer: 'newest',
  older: 'oldest',
  earlier: 'earliest',
  'higher-rated': 'highest-rated',
  'better-rated': 'best-rated',
  better: 'best',
  worse: 'worst',
  faster: 'fastest',
  quicker: 'quickest',
  slower: 'slowest',
  shorter: 'shortest',
  longer: 'longest',
  closer: 'closest',
  nearer: 'nearest',
  heavier: 'heaviest',
  lighter: 'lightest',
  younger: 'youngest',
  taller: 'tallest',
  larger: 'largest',
  bigger: 'biggest',
  smaller: 'smallest',
  higher: 'highest',
  lower: 'lowest',
  fewer: 'fewest',
};
const comparativeAhead = new RegExp(`^(${Object.keys(comparatives).join('|')})(?= (?!than\\b)\\S)`, 'iu');
/** "cheaper" alone, which compares and names nothing. */
export const isComparative = (words: string): boolean => words.toLowerCase() in comparatives;
/** "the cheaper one" as "the cheapest one". */
export const asSuperlative = (words: string): string => words.replace(comparativeAhead, (word) => comparatives[word.toLowerCase()] ?? word);

interface Ranked {
  readonly rank: Rank;
  /** What follows the superlative. */
  readonly rest: string;
}

/** "second largest file": the rank, and "file". */
export function readRank(words: string): Ranked | undefined {
  const found = rankForm.exec(words);
  const { place: at, word = '' } = found?.groups ?? {};
  if (found === null) return highestOne(words);
  const row = superlatives.find(([forms]) => new RegExp(`^(?:${forms})$`, 'iu').test(word));
  const nth = at === undefined ? 1 : placeOf(at);
  if (row === undefined || nth === undefined || nth < 1) return undefined;
  const rest = words.slice(found[0].length).trim();
  return { rank: { by: row[1], order: row[2], place: nth }, rest };
}

const highestForm = new RegExp(`^${before}(?<word>highest|lowest)(?: (?<rest>.*))?$`, 'iu');
/** "highest number", "lowest": the page has to tell by what. */
function highestOne(words: string): Ranked | undefined {
  const found = highestForm.exec(words)?.groups;
  if (found === undefined) return undefined;
  const nth = found.place === undefined ? 1 : placeOf(found.place);
  if (nth === undefined || nth < 1) return undefined;
  return { rank: { by: '', order: found.word?.toLowerCase() === 'highest' ? 'most' : 'least', place: nth }, rest: found.rest ?? '' };
}

const adverbs: readonly (readonly [form: RegExp, order: Rank['order']])[] = [
  [
    /^(?:the )?(?:least|earliest|soonest|first|fastest|cheapest|nearest|closest|shortest|lowest)(?: (?:of all|in the day|of the day|of them all))?$/i,
    'least',
  ],
  [/^(?:the )?(?:most|latest|last|longest|highest|furthest|farthest)(?: (?:of all|in the day|of the day|of them all))?$/i, 'most'],
];
/** "(departs) latest", "(costs) the least". */
export function readAdverb(words: string, by: string): Rank | undefined {
  const order = adverbs.find(([form]) => form.test(words))?.[1];
  return order === undefined ? undefined : { by, order, place: 1 };
}

/** What is long in a film is its time. */
export const rankFor = (rank: Rank, noun: string): Rank => (rank.by === 'length' && timed.test(noun) ? { ...rank, by: 'duration' } : rank);

const degreesDown =
  /^(?:lowest|min|minimum|fewest|least|smallest|shortest|earliest|soonest|oldest|cheapest|nearest|closest|fastest|youngest|lightest|weakest|worst)$/i;

/** "(with) the second lowest price", "the most comments". */
export function readDegree(words: string): Rank | undefined {
  const said = /^the /i.test(words) ? asSuperlative(words.slice(4)) : words;
  const { place: at, word = '', by = '' } = degreeForm.exec(said)?.groups ?? {};
  const nth = at === undefined ? 1 : placeOf(at);
  if (by === '' || holdsAtom(by) || nth === undefined || nth < 1 || by.split(' ').length > 4) return undefined;
  // What is best at it, only what gives points says, and what nobody wants more of.
  const isGood = /^(?:best|worst)$/i.test(word);
  const isUnwanted = isGood && unwanted.test(by);
  if (isGood && !isUnwanted && !good.test(by)) return undefined;
  const order = degreesDown.test(word) !== isUnwanted ? 'least' : 'most';
  return { by: by.replace(/^(?:number|amount|count) of /i, '').toLowerCase(), order, place: nth };
}

/** Of these, the most is the best. */
const good =
  /\b(?:ratings?|reviews?|scores?|stars|points|(?:open|click(?:-through)?|conversion|win|success|response|completion|approval|pass|retention) rate)$/i;

/** Of errors and waiting, the least is the best. */
const unwanted =
  /^(?:(?:errors?|failures?|faults?|defects?|crash(?:es)?|bugs?|mistakes?|accidents?|latency|delays?|downtime)(?: rates?| counts?| numbers?)?|(?:number of )?(?:errors|failures|faults|defects|crashes|mistakes)|(?:lap|race|finish(?:ing)?|response|reaction|load(?:ing)?|waiting) times?)$/i;

/** Of "the cheapest lamps", all that share the first place are meant. */
export function withTies(what: Description): Description {
  const { rank, all, few, ordinal } = what;
  if (rank === undefined || rank.place !== 1 || all || few !== undefined || ordinal !== undefined) return what;
  return { ...what, all: true, rank: { ...rank, ties: true } };
}

/** Of which of them is said by more than their rank. */
export function withoutTies(what: Description | undefined): Description | undefined {
  if (!what?.rank?.ties) return what;
  const { all: _all, rank, ...rest } = what;
  const { ties: _ties, ...plain } = rank;
  return { ...rest, rank: plain };
}

const comparisons: readonly (readonly [words: string, sign: Sign])[] = [
  ['no more than|at most|up to|not more than|not over|max(?:imum)?|a maximum of', '<='],
  ['no less than|at least|not less than|from|min(?:imum)?|a minimum of|not under', '>='],
  ['less than|fewer than|lower than|smaller than|under|below|cheaper than|shorter than|lighter than|earlier than|before|older than|<', '<'],
  [
    'more than|greater than|higher than|larger than|bigger than|over|above|longer than|heavier than|later than|after|newer than|more expensive than|better than|>',
    '>',
  ],
  ['not equal to|other than|different from|!=', '!='],
  ['exactly|equal to|equals|=', '='],
];
const implied: readonly (readonly [form: RegExp, by: string])[] = [
  [/^(?:cheaper|more expensive)/i, 'price'],
  [/^(?:older|newer)/i, 'date'],
  [/^(?:longer|shorter)/i, 'length'],
  [/^(?:lighter|heavier)/i, 'weight'],
  [/^(?:before|after|earlier|later)/i, ''],
];
const comparing = new RegExp(`^(${comparisons.map(([words]) => words).join('|')}) (.+)$`, 'iu');

function quantityOf(words: string, now: number): Quantity | undefined {
  const said = words.replace(/^the /i, '').trim();
  const when = readWhen(said, now);
  if (when?.day !== undefined) return { type: 'day', day: when.day };
  if (when?.time !== undefined) return { type: 'time', time: when.time };
  return amountOf(said);
}

const limits =
  '(?:re)?order (?:point|level)|(?:safety|minimum|maximum|target|required) (?:stock|level|quantity|amount)|credit limit|minimum|maximum|min|max|limit|threshold|target|quota|budget|capacity|average|mean|median';
const ownLimit = new RegExp(`^(?:the |its |their |his |her )?(${limits})\\.?$`, 'u');

/** "Below minimum", "over its budget", "whose price is under the list price": of each thing its own. */
function ownOf(words: string, by: string): OwnLimit | undefined {
  const name =
    ownLimit.exec(words)?.[1] ??
    /^(?:its|their|his|her) (\p{Ll}+(?: \p{Ll}+)?)$/u.exec(words)?.[1] ??
    (by === '' ? undefined : /^(?:the )?(\p{L}+(?: \p{L}+)?)\.?$/u.exec(words)?.[1]);
  return name === undefined ? undefined : { type: 'own', name: name.toLowerCase() };
}

/** "under 20 €", "at least 4 stars", "between 3 and 5", "4 stars or more"; `by` is the column, empty for none. */
export function readComparison(words: string, by: string, now: number): readonly Condition[] | undefined {
  const range = /^between (.+) and (.+)$/i.exec(words);
  if (range !== null) {
    const half = /^\d{1,2}$/.test(range[1] ?? '') ? /^\d{1,2}(?:[:.]\d\d)? ?([ap]\.?m\.?)$/i.exec(range[2] ?? '')?.[1] : undefined;
    const [low, high] = [quantityOf(`${range[1]}${half === undefined ? '' : ` ${half}`}`, now), quantityOf(range[2] ?? '', now)];
    if (low === undefined || high === undefined || low.type !== high.type) return undefined;
    const unit = low.type === 'amount' && high.type === 'amount' ? (low.unit ?? high.unit) : undefined;
    return [compares(by, '>=', withUnit(low, unit)), compares(by, '<=', withUnit(high, unit))];
  }
  const open = /^(.+?)(?:,)? (?:or|and) (more|higher|above|over|up|better|later|newer|less|lower|below|under|fewer|cheaper|earlier)$/i.exec(
    words,
  );
  if (open !== null) {
    const value = quantityOf(open[1] ?? '', now);
    const upward = /^(?:more|higher|above|over|up|better|later|newer)$/i.test(open[2] ?? '');
    return value === undefined ? undefined : [compares(by, upward ? '>=' : '<=', value)];
  }
  const [, word = '', rest = ''] = comparing.exec(words) ?? [];
  const sign = comparisons.find(([forms]) => new RegExp(`^(?:${forms})$`, 'iu').test(word))?.[1];
  const value = quantityOf(rest, now) ?? (/than$|^(?:under|below|over|above|at most|at least)$/i.test(word) ? ownOf(rest, by) : undefined);
  if (sign === undefined || value === undefined) return undefined;
  return [compares(by === '' ? (implied.find(([form]) => form.test(word))?.[1] ?? '') : by, sign, value)];
}

const compares = (by: string, is: Sign, value: Quantity | OwnLimit): Condition => ({ kind: 'compares', by, is, value });
const withUnit = (value: Quantity, unit: string | undefined): Quantity =>
  value.type === 'amount' && unit !== undefined ? { ...value, unit } : value;

/** Its row holds what is quoted, or these words. */
export function holding(words: string, masked: Masked): Condition | undefined {
  const said = words.trim();
  const exact = isAtom(said);
  if (said === '' || (!exact && holdsAtom(said))) return undefined;
  const text = bare(said, masked).trim();
  return text === '' ? undefined : { kind: 'holds', text, exact };
}

export const withConditions = (found: Description, conditions: readonly Condition[]): Description => ({
  ...found,
  where: [...(found.where ?? []), ...conditions],
});
