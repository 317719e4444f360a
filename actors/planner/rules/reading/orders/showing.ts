/** Reads what the page as a whole is to show: only some of its things, or itself in another language. */
import type { Given } from '../../description.ts';
import type { Narrowing, Order } from '../../instruction.ts';
import { type Context, isOrders, type OrderReader } from '../context.ts';
import { bare, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { narrowedBy } from './narrowed-by.ts';
import { ranking, sort } from './sorting.ts';

const onlyForm = /^(?:me )?(?:only|just) (.+)$|^(?:me )?(.+) only$/i;
/** What a list is of in general; goods are chosen by their kind, too. */
const things = '(?:\\p{L}[\\p{L}-]*[^s\\P{L}]s|people|ones|those|everything|series|news|entries|children|men|women)';
const withLabel = new RegExp(
  `^${things} (?:with|of|in|under) (?:the )?(label|tag|status|state|category|type|colou?r|size|brand|topic|genre|language|priority|department|kind|section|level) (\\S.*)$`,
  'iu',
);
const labels = 'label|tag|status|state|category|type|brand|topic|genre|priority|department|kind|section|level|group|class|region|area|team';
/** "the paint group", "the category Shoes" */
const ofLabel = new RegExp(`^(?:(${labels}) (\\S+(?: \\S+){0,2})|(\\S+(?: \\S+){0,2}) (${labels}))$`, 'iu');
const marked = new RegExp(
  `^(?:(.+) )?${things} (?:labell?ed|tagged|marked|flagged|categori[sz]ed|written|made|available|called)(?: as| in| with| from| by)? (\\S.*)$`,
  'iu',
);
/** "what is waiting", "the items that are on sale" */
const stateForm = new RegExp(
  `^(?:what|whatever|whoever|${things})(?: (?:that|which|who))? (?:is|are|was|were) ((?!not\\b)[\\p{L}-]+(?: [\\p{L}-]+)?)$`,
  'iu',
);
const having = new RegExp(
  `^(?:(.+) )?${things} (?:that|which|who) (?:has|have|offers?|includes?|comes? with) (?:an? |the )?(\\S.*)$`,
  'iu',
);
const able = new RegExp(`^(?:(.+) )?${things} (?:that|which|who) (\\p{Ll}+ \\S.*)$`, 'iu');
const placed = new RegExp(`^(?:(.+) )?${things} ((?:with|in|from|by|for|of|at|on) (?:an? |the )?(\\S.*))$`, 'iu');
const owned = new RegExp(`^(.+)['’]s? (${things})$`, 'iu');
const ofKind = new RegExp(`^(\\S+(?: \\S+){0,2}) (${things})$`, 'iu');
/** What compares, ranks, denies or joins is no value that a page would have a control for. */
const unlike =
  /(?:^| )(?:not|no|never|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|and|or|but|than|under|over|above|below|between|until|before|after|since|at (?:least|most)|more|less|fewer|cheaper|newer|older|first|last|next|top|\p{L}{3,}est)(?: |$)/iu;
const mostWords = 8;

/** "only the open tickets", "organic products only": what tells them from others is what the page filters by. */
export const showOnly: OrderReader = (rest, context) => {
  const [, ordered = rest, order] = inOrder.exec(rest) ?? [];
  const [, ahead, behind] = onlyForm.exec(ordered) ?? [];
  const said = ahead ?? behind ?? '';
  const found = said === '' ? undefined : (narrowedTo(said, context, true) ?? narrowedBy(said, context));
  const sorted = order === undefined ? [] : orderIn(order, context);
  return found && sorted && [...found, ...sorted];
};

const inOrder = /^(.+?),? ((?:sorted|ordered|ranked) by .+|(?:with )?(?:the )?(?:\p{L}+est|(?:most|least) \p{L}+)(?: ones?)? first)$/iu;

/** "…, most expensive first", "… sorted by price" */
function orderIn(order: string, context: Context): readonly Order[] | undefined {
  const by = /^(?:sorted|ordered|ranked) (by .+)$/i.exec(order)?.[1];
  const found =
    by === undefined
      ? ranking(
          `the ${order
            .replace(/^(?:with )?(?:the )?/i, '')
            .replace(/ ones?(?= first)/i, '')
            .replace(/ first$/i, ' ones first')}`,
          context,
          'show',
        )
      : sort(by, context, 'sort');
  return isOrders(found) ? found.map((each) => (each.kind === 'sort' ? withoutThing(each) : each)) : undefined;
}

const withoutThing = ({ what: _, ...order }: Extract<Order, { kind: 'sort' }>): Order => order;

/** The orders that come to show nothing but what is said. */
export function narrowedTo(words: string, context: Context, isPlural = false): readonly Order[] | undefined {
  const the = /^(?:all |only |just )*(the |those |these )?/i.exec(words);
  const said = words.slice(the?.[0].length ?? 0);
  if (said === '' || unlike.test(said) || said.split(' ').length > mostWords) return undefined;
  const found = partsOf(said);
  // "Only the price" asks for it.
  if (found === undefined && (the?.[1] !== undefined || (isPlural && / /.test(said) && !isAtom(said)))) return undefined;
  const orders = (found ?? [{ core: said, ways: [said] }]).map(({ core, ways, from }): Order | undefined => {
    const value = readValue(core, context);
    if (value?.type !== 'text' || value.text === '') return undefined;
    const said = [...new Set(ways.map((way) => bare(way, context.masked).replace(/^my /i, '')))];
    const list = from === undefined ? {} : { from: { name: from, exact: false, whole: from, noun: '', roles: [] } };
    return { kind: 'choose', values: [value], ...list, narrowing: { ways: said, on: true, ...(from !== undefined && { from }) } };
  });
  return orders.every((order) => order !== undefined) ? orders : undefined;
}

interface Part {
  readonly core: string;
  readonly ways: readonly string[];
  readonly from?: string;
}

/** What is said before and behind the noun, each of which a page may have a control of its own for. */
function partsOf(said: string): readonly Part[] | undefined {
  const state = stateForm.exec(said)?.[1];
  if (state !== undefined) return [{ core: state, ways: [state] }];
  const [, from, value] = withLabel.exec(said) ?? [];
  if (from !== undefined && value !== undefined) return [{ core: value, ways: [value], from: from.toLowerCase() }];
  const [, labelAhead, valueBehind, valueAhead, labelBehind] = ofLabel.exec(said) ?? [];
  const labelled = valueBehind ?? valueAhead;
  if (labelled !== undefined) return [{ core: labelled, ways: [said, labelled], from: (labelAhead ?? labelBehind ?? '').toLowerCase() }];
  const [, owner, its] = owned.exec(said) ?? [];
  if (owner !== undefined) return [{ core: owner, ways: [said, `${its} by ${owner}`, owner] }];
  const [, ahead, mark] = marked.exec(said) ?? [];
  if (mark !== undefined) return [...before(ahead), { core: mark, ways: [mark] }];
  const [, kind, has] = having.exec(said) ?? [];
  if (has !== undefined) return [...before(kind), { core: has, ways: [`with ${has}`, has] }];
  const [, which, does] = able.exec(said) ?? [];
  if (does !== undefined) return [...before(which), { core: does, ways: [does] }];
  const [, sort, whole = '', place] = placed.exec(said) ?? [];
  if (place !== undefined) return [...before(sort), { core: place, ways: [...(sort === undefined ? [said] : []), whole, place] }];
  const kindOnly = ofKind.exec(said)?.[1];
  if (kindOnly !== undefined) return [{ core: kindOnly, ways: [said, kindOnly] }];
  return new RegExp(`^${things}$`, 'iu').test(said) ? [{ core: said, ways: [said] }] : undefined;
}

const before = (kind: string | undefined): readonly Part[] => (kind === undefined ? [] : [{ core: kind, ways: [kind] }]);

/** Layers and parts of the page are closed; things of a list are no longer shown. */
export function hidden(words: string, context: Context): Narrowing | undefined {
  const said = bare(words.replace(/^(?:all |the |all the |any )/i, ''), context.masked);
  if (said === '' || said.split(' ').length > mostWords || unlike.test(said)) return undefined;
  const parts = partsOf(said);
  return parts && { ways: [...new Set([said, ...parts.flatMap((part) => part.ways)])], on: false };
}

const paged =
  /^(?:me )?(\d{1,4}) (\p{Ll}+) (?:per|on (?:a|each|every)|a) page$|^(?:me )?(\d{1,4}) ((?:entries|rows|results|items|records|lines))(?: at a time| at once)?$/u;

/** "50 entries per page": of how many there are at a time. */
export const perPage: OrderReader = (rest) => {
  const [, perPageMany, perPageThings, atATime, listed] = paged.exec(rest) ?? [];
  const [many = '', things = ''] = [perPageMany ?? atATime, perPageThings ?? listed];
  if (many === '') return undefined;
  const name = `${things} per page`;
  return [
    {
      kind: 'choose',
      values: [{ type: 'text', text: many, quoted: false }],
      from: { name, exact: false, whole: name, noun: '', roles: [] },
      whole: `${many} ${name}`,
    },
  ];
};

const languages =
  'Arabic|Bengali|Bulgarian|Catalan|Chinese|Croatian|Czech|Danish|Dutch|English|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latvian|Lithuanian|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Serbian|Slovak|Slovenian|Spanish|Swedish|Thai|Turkish|Ukrainian|Vietnamese|Welsh';
const inLanguage = new RegExp(
  `^(?:the|this|that|it|my)? ?(?:(?:whole |current )?(?:page|article|text|site|website|document|entry|story|version|documentation|interface|menu))? ?(?:in|to|into) (?:the )?(${languages})(?: (?:language|version))?$`,
);

const inRelease =
  /^(?:the |this )?(?:page|site|website|docs|documentation|manual|reference|guide) (?:over )?to (?:the )?((?:version|release) \S+|v?\d+\.\d\S*)$/i;

/** "this article in Finnish", "the documentation to version 2": where the page offers itself in that language or release. */
export const readIn: OrderReader = (rest) => {
  const language = inLanguage.exec(rest)?.[1] ?? inRelease.exec(rest)?.[1];
  const value: Given | undefined = language === undefined ? undefined : { type: 'text', text: language, quoted: false };
  return value && [{ kind: 'choose', values: [value] } satisfies Order];
};
