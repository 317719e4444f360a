/** Reads questions after what the page says of a thing: who wrote it, which of them has it, when it opens, what it costs before tax. */
import type { Description, Order } from '../instruction.ts';
import { weekdays } from '../weekdays.ts';
import { degreeOf, leadOf, readChosen } from './chosen.ts';
import { withConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { readWhen } from './dates.ts';
import { readDescription } from './descriptions.ts';
import { doersOf } from './doings.ts';
import { named, nothing } from './heads.ts';
import { nounOf } from './nouns.ts';
import { count, countOf, place, placeOf } from './numbers.ts';
import { bare } from './text.ts';
import { timesOf } from './told.ts';

type Form = Extract<Order, { kind: 'read' }>['form'];
type Reads = readonly Order[] | undefined;

/** What somebody does to a thing, and what pages call whoever did it. */
const doers: readonly (readonly [verbs: string, label: string])[] = [
  ['wrote|has written|authored|is the author of|said|posted|published|shared', 'author'],
  ['composed', 'composer'],
  ['opened|reported|filed|raised|submitted|created|requested|started|asked', 'author'],
  ['owns|own', 'owner'],
  ['is assigned to|was assigned to|is responsible for|is working on|works on|handles|takes care of|looks after|deals with', 'assignee'],
  ['sent', 'sender'],
  ['teaches|taught|instructs|gives|tutors', 'teacher'],
  ['organi[sz]es|organi[sz]ed|hosts|hosted', 'organizer'],
  ['manages|leads|heads|runs|is in charge of', 'manager'],
  ['directed', 'director'],
  ['sings|plays|performs|performed|painted|drew', 'artist'],
  ['sells|sold', 'seller'],
  ['made|makes|produces|manufactures|built', 'maker'],
  ['translated', 'translator'],
  ['illustrated', 'illustrator'],
  ['uploaded', 'uploader'],
  ['answered', 'answered by'],
  ['placed|bought|ordered|purchased', 'customer'],
  ['won', 'winner'],
  ['approved', 'approved by'],
];
const anyDoing = doers.map(([verbs]) => verbs).join('|');
const whoForm = new RegExp(`^who (${anyDoing}) (.+)$`, 'iu');
const byWhomForm =
  /^(?:by )?whom? (?:was|were|is|are) (.+?) (written|posted|published|opened|reported|sent|created|made|sold|owned|directed|taught|painted)(?: by)?$/iu;
/** "Who is at the counter on Tuesday?", "who has the night shift today?" */
const onDutyForm =
  /^who (?:(?:is|was|will be|works?|worked|sits?|stands?|serves?|stays?) (?:at|in|on|for) |(?:has|had|does|takes|took|covers?|runs?|keeps?) )(?:the )?(.+?) (?:on )?(\S+|(?:this|next|last|coming) \S+)$/iu;
const whoseForm = /^whose (.+?) (is|are|was|were) (.+)$/iu;
const ofWhichForm = new RegExp(`^(?:which|what) ((?!of\\b)\\p{Ll}+) (${anyDoing}) (.+)$`, 'iu');

/** What is asked of a thing with a verb, and what pages call the answer. */
const happenings: readonly (readonly [verbs: string, label: string])[] = [
  ['opens?|opened', 'opening time'],
  ['closes?|closed|shuts?', 'closing time'],
  ['checks? in|checked in', 'check in'],
  ['checks? out|checked out', 'check out'],
  ['leaves?|departs?|left|goes|go|sails?', 'departure'],
  ['arrives?|arrived|gets? in|gets? there', 'arrival'],
  ['starts?|begins?|began|started|takes? place|happens?', 'start'],
  ['ends?|ended|finish(?:es)?', 'end'],
  ['published|posted|written|released|sent', 'date'],
  ['born', 'born'],
  ['founded|built|established', 'founded'],
  ['created', 'created'],
  ['updated|changed|modified|edited', 'updated'],
  ['due', 'due'],
  ['expires?|expire|run out|runs out', 'expires'],
  ['joined|join', 'joined'],
  ['ordered', 'order date'],
  ['delivered|shipped', 'delivery'],
];
const anyHappening = happenings.map(([verbs]) => verbs).join('|');
const ahead = '(?:is|are|was|were|does|do|did|will|has|have|can)';
const whenForm = new RegExp(
  `^(?:at )?(?:when|(?:what|which) (?:time|hour)|(?:on )?(?:what|which) (?:day|date)) (?:exactly )?${ahead} (.+?)(?: (?:last |first )?(${anyHappening}|\\p{Ll}{3,}ed))?$`,
  'iu',
);
const untilForm = new RegExp(
  `^(?:(?:until|till|from|since) when|(?:until|till) (?:what|which) (?:time|hour)) ${ahead} (.+?) (open|closed|available)$`,
  'iu',
);
const openForm = new RegExp(
  `^(?:(?:until |till |from )?when|(?:at |until |till )?(?:what|which) (?:time|hour)) ${ahead} (.+?) (?:open|close|opened|closed|shut) on (?:an? )?(${weekdays.join('|')})s?$`,
  'iu',
);
const settled =
  'leaves?|departs?|arrives?|starts?|begins?|ends?|born|held|located|lives?|works?|made|sold|published|written|filed|listed|kept|comes?|runs?|stops?|based';
const inWhichForm = new RegExp(
  `^(?:in|on|at|from|to|under|for) (?:which|what) (\\p{Ll}+(?: \\p{Ll}+)?) ${ahead} (.+?)(?: (?:${settled}))?(?: (?:from|in|at|on|to))?$`,
  'iu',
);
const whereForm = new RegExp(
  `^where ${ahead} (.+?)(?: (located|held|based|happening|take place|takes place|born|live|work|stay|sit|meet))?$`,
  'iu',
);
const measuresOf: Readonly<Record<string, string>> = {
  long: 'duration',
  old: 'age',
  tall: 'height',
  high: 'height',
  far: 'distance',
  heavy: 'weight',
  big: 'size',
  large: 'size',
  wide: 'width',
  deep: 'depth',
  fast: 'speed',
};
const howForm = new RegExp(
  `^how (${Object.keys(measuresOf).join('|')}) ${ahead} (.+?)(?: (?:take|takes|last|lasts|weigh|away|run))?$`,
  'iu',
);
const taxes =
  '(?:before|after|without|with|including|excluding|incl\\.?|excl\\.?|plus|less) (?:the )?(?:(?:sales )?tax(?:es)?|vat|shipping|delivery|postage|fees?|discount|breakfast)';
const priceForm = new RegExp(`^(?:what (?:does|do) (.+?) cost|how much (?:is|are|does|do) (.+?)(?: cost)?) (${taxes})$`, 'iu');
const owedForm = /^how much (?:is|was) (due|owed|outstanding|left|missing|saved|paid) (?:from|by|for|on|to|of|in) (.+)$/iu;
const stockForm = /^(?:is|are) (.+?) (?:still |currently |now )?(in stock|available|sold out|out of stock)$/iu;

const reading = (label: string, within: Description, form: Form): readonly Order[] => [
  { kind: 'read', what: { ...named(label), within }, as: label, form },
];

/** Undefined for what is no question, and for one whose answer no page labels. */
export function readQuestion(words: string, context: Context): Reads {
  const form: Form = asNumber.test(words) ? 'number' : 'text';
  const said = words
    .replace(asNumber, '')
    .replace(/\?+$/, '')
    .replace(/ (?:there|altogether|exactly)$/i, '')
    .trim();
  const about = (label: string, thing: string): Reads => {
    // Who was looked up is who the page is about.
    if (/^(?:he|she|it|they|this|that)$/i.test(thing))
      return context.last === undefined ? [{ kind: 'read', what: named(label), as: label, form }] : reading(label, context.last, form);
    const within = thing === '' ? undefined : readDescription(withoutNow(thing), context);
    return within === undefined || (within.name === '' && within.noun === '') ? undefined : reading(label, within, form);
  };
  const [, dwells = ''] =
    /^[Ww]ho ((?:works?|lives?|sits?|is|stays?|plays?|studies) (?:in|at|for|from) (?:(?:the )?[\p{Lu}\ue000-\uf8ff]|\p{Ll}+ \d).*)$/u.exec(
      said,
    ) ?? [];
  const who = dwells === '' ? undefined : readDescription(`the person that ${dwells}`, context);
  if (who?.where !== undefined) return [{ kind: 'read', what: { ...who, only: true }, as: 'person', form, names: true }];
  const [, post = '', on = ''] = onDutyForm.exec(said) ?? [];
  const dutyDay = on === '' ? undefined : readWhen(on, context.now)?.day;
  const duty = dutyDay === undefined ? undefined : readDescription(post, context);
  if (duty !== undefined && dutyDay !== undefined)
    return [{ kind: 'read', what: { ...named('person'), within: duty, where: timesOf({ day: dutyDay }) }, as: 'person', form }];
  const lead = leadOf(said);
  const most = lead === undefined ? undefined : toldBy('person', lead, context);
  if (most?.rank !== undefined) return [{ kind: 'read', what: most, as: 'person', form, names: true }];
  const [, part = '', whom = ''] =
    /^(?:which|what) (\p{Ll}+) (?:does|do|did) (.+?) (?:works?|live|sit|belong|play|study|come) (?:in|at|for|from|to|with)$/iu.exec(said) ??
    [];
  if (part !== '') return about(part.toLowerCase(), whom);
  const rater = readRater(said, form);
  if (rater !== undefined) return rater;
  const [, thingGot = ''] = gotForm.exec(said) ?? [];
  if (thingGot !== '') return about('date', thingGot);
  const chosen = readChosen(said, form, context);
  if (chosen !== undefined) return chosen;
  const [, doing = '', done = ''] = whoForm.exec(said) ?? [];
  // What somebody said is said word for word.
  const quote = /^(?:said|wrote|posted)$/i.test(doing) ? /^that (.+)$/i.exec(done)?.[1] : undefined;
  if (quote !== undefined) return reading(labelIn(doers, doing), named(bare(quote, context.masked).replace(/^(?:the|an?) /i, '')), form);
  if (doing !== '') return about(labelIn(doers, doing), done);
  const [, made = '', way = ''] = byWhomForm.exec(said) ?? [];
  if (made !== '') return about(doersOf[way.toLowerCase()] ?? `${way.toLowerCase()} by`, made);
  const [, kind = '', did = '', thing = ''] = ofWhichForm.exec(said) ?? [];
  if (kind !== '' && labelIn(doers, did) !== kind) {
    const found = about(kind, thing);
    if (found !== undefined) return found;
  }
  const [, quantity = '', owing = ''] = owedForm.exec(said) ?? [];
  if (quantity !== '') return about(quantity.toLowerCase(), owing);
  const [, goods = '', wares = '', taxed = ''] = priceForm.exec(said) ?? [];
  if (taxed !== '') return about(`price ${taxed.toLowerCase()}`, goods || wares);
  const [, stocked = '', state = ''] = stockForm.exec(said) ?? [];
  if (stocked !== '') return about(/stock|sold/i.test(state) ? 'stock' : 'availability', stocked);
  const [, lasting = ''] = untilForm.exec(said) ?? [];
  if (lasting !== '') return about('opening hours', lasting);
  const [, hours = '', day = ''] = openForm.exec(said) ?? [];
  if (hours !== '') return reading(day, named('opening hours'), form);
  const [, event = '', happens = ''] = whenForm.exec(said) ?? [];
  // What is said behind the verb would have to be held against the answer.
  if (event !== '' && new RegExp(` (?:${anyHappening}) `, 'iu').test(event)) return undefined;
  const moment = /^(?:at )?(?:what|which) (?:time|hour)\b/i.test(said) ? 'time' : 'date';
  if (event !== '') return dated(about(happens === '' ? moment : labelIn(happenings, happens), event), happens);
  const [, earner = '', verb = ''] = earningForm.exec(said) ?? [];
  if (earner !== '') return about(earning[verb.toLowerCase()] ?? verb, earner);
  const [, having = '', owner = ''] = whosForm.exec(said) ?? havingForm.exec(said) ?? [];
  if (having !== '') return about(having.toLowerCase(), owner);
  const [, size = '', sized = ''] = howForm.exec(said) ?? [];
  if (size !== '') return about(measuresOf[size.toLowerCase()] ?? size, sized);
  const [, label = '', placed = ''] = inWhichForm.exec(said) ?? [];
  if (label !== '') return about(label.toLowerCase(), placed);
  const [, located = '', how = ''] = whereForm.exec(said) ?? [];
  if (located !== '') return about(how === 'born' ? 'place of birth' : how === 'live' ? 'address' : 'location', located);
  const [, labels = '', bearer = ''] = bearingForm.exec(said) ?? [];
  if (labels !== '')
    return about(labels.toLowerCase(), bearer)?.map((order) => (order.kind === 'read' ? { ...order, form: 'list' } : order));
  return readOwned(said, form, about, context) ?? readWhich(said, form, context);
}

/** "When did I earn the badge?": that day stands with it. */
const gotForm =
  /^when (?:did|have) (?:i|we|you) (?:earn|earned|win|won|get|got|unlock|unlocked|reach|reached|achieve|achieved) ((?:the|my|an?) .+)$/i;

const raterForm = new RegExp(
  `^(?:who|(?:which|what) (\\p{Ll}+)) (?:gave|has given|rated|awarded|left|wrote|posted) (?:.+? )?(?:only |just |an? |the )?(${count})[- ]stars?(?: (?:reviews?|ratings?))?(?: (?:for|to|on) .+)?$`,
  'iu',
);

/** "Which customer gave it only two stars?": who wrote the review that says so. */
function readRater(said: string, form: Form): Reads {
  const [whole, who = 'author', many = ''] = raterForm.exec(said) ?? [];
  const amount = countOf(many);
  if (whole === undefined || amount === undefined) return undefined;
  const value = { type: 'amount', amount, unit: 'star' } as const;
  const within: Description = { ...nothing, noun: 'review', where: [{ kind: 'compares', by: '', is: '=', value }] };
  return [{ kind: 'read', what: { ...named(who), within }, as: who, form }];
}

/** "What does the chef earn?" */
const earning: Readonly<Record<string, string>> = {
  earn: 'salary',
  make: 'salary',
  'get paid': 'salary',
  weigh: 'weight',
  owe: 'amount owed',
};
const earningForm = /^(?:what|how much) (?:does|do|did|will) (?!it\b)(.+?) (earn|make|get paid|weigh)$/i;
/** "Which room does Omar have?" */
const whosForm = /^(?:[Ww]hich|[Ww]hat) (\p{Ll}+(?: \p{Ll}+)?) (?:does|do|did) (\p{Lu}.*?)(?: have| use| get)$/u;
const havingForm = /^(?:which|what) (?!(?:tags|else)\b)(\p{Ll}+(?: \p{Ll}+)?) (?:does|do|did) ((?:it|the .+?|this .+?))(?: have| use)$/iu;

/** Pages call the date of what happened by it: "Date posted". */
const dated = (orders: Reads, happens: string): Reads =>
  orders?.map((order) =>
    order.kind === 'read' && order.what.name === 'date' && /^(?:published|posted|written|released|sent)$/.test(happens)
      ? { ...order, what: { ...order.what, whole: `date ${happens}` } }
      : order,
  );

/** "Which tags has the post by Ada?" */
const bearingForm =
  /^(?:which|what) (tags|labels|categories|topics|keywords|genres|ingredients|languages|sizes|colou?rs|options|members|columns) (?:has|have|does|do|is|are) ((?:the |this |that )?(?!the\b).+?)(?: have| has| tagged with| labell?ed with| filed under| carry| bear| show| come in| contain| under| in)?$/iu;

const asNumber = /,? as (?:an? )?(?:number|integer)$/i;
const withoutNow = (words: string): string => words.replace(/ (?:listed|shown|currently|now|right now|at the moment|there)$/i, '');

const labelIn = (table: readonly (readonly [verbs: string, label: string])[], verb: string): string =>
  table.find(([verbs]) => new RegExp(`^(?:${verbs})$`, 'iu').test(verb))?.[1] ?? verb;

/** "Whose card is X?", "whose request is still pending?" */
function readOwned(said: string, form: Form, about: (label: string, thing: string) => Reads, context: Context): Reads {
  const [, kind = '', is = '', thing = ''] = whoseForm.exec(said) ?? [];
  const isRow = nounOf(kind)?.isRow === true;
  const state = /^(?:(?:still|currently|now|already) )?(\p{Ll}{4,}|due|late)$/u.exec(thing)?.[1];
  const within = state === undefined ? undefined : toldBy(kind, `${is} ${state}`, context);
  return within?.where ? reading('owner', within, form) : isRow ? about('owner', `the ${kind} ${thing}`) : undefined;
}

const telling = /^(?:which|what)(?: one)?(?: of (?:the|these|those))? (.+)$/iu;
const predicates =
  / (checks?|stays?|pays?|earns?|expires?|has|have|is|are|was|were|costs?|includes?|contains?|offers?|needs?|takes?|lasts?|leaves?|departs?|arrives?|starts?|begins?|ends?|weighs?|gets?|got|gathered|collected|attracted|won|received?|mentions?|belongs to|works?|lives?|joined|sits?|comes?|allows?|supports?|serves?|holds?|carry|carries|uses?|sells?|keeps?|leads?|flows?|runs?|goes|ends?|stands?|hangs?) /giu;
const among = new RegExp(`^(?:the )?(${place}) (?:among|in|of|on) (.+)$`, 'iu');
/** What happened to it last, or first. */
const latest = /^(?:(?:was|were|has been|is|are) )?(?:\p{L}+ed|sent|written|made|put up) (last|first|most recently|earliest|latest)$/iu;

/** "Which mystery has five stars?": the one that is told so, by its name. */
function readWhich(said: string, form: Form, context: Context): Reads {
  const rest = telling.exec(said)?.[1] ?? '';
  if (rest === '' || /^(?:is|are|was|were|does|do|did|has|have|had|will|would|can|could|should) /i.test(rest)) return undefined;
  for (const cut of rest.matchAll(predicates)) {
    const thing = rest.slice(0, cut.index);
    const predicate = `${cut[1]} ${rest.slice(cut.index + cut[0].length)}`.replace(
      /^(is|are|was|were) (?:still|currently|now|already) /i,
      '$1 ',
    );
    const what = thing.split(' ').length > 5 ? undefined : toldBy(thing, predicate, context);
    const isSingle = what?.rank === undefined && what?.ordinal === undefined && what?.all !== true;
    // "Which jobs": whoever asks for several is told all of them.
    const share = nounOf(thing.split(' ').at(-1) ?? '')?.plural === true ? ({ all: true } as const) : ({ only: true } as const);
    if (what !== undefined)
      return [
        {
          kind: 'read',
          what: isSingle ? { ...what, ...share } : what,
          as: bare(thing, context.masked).replace(/^the /i, ''),
          form,
          names: true,
        },
      ];
  }
  return undefined;
}

function toldBy(thing: string, predicate: string, context: Context): Description | undefined {
  const [, nth = '', of = ''] = among.exec(predicate.replace(/^(?:is|are|was|were) /i, '')) ?? [];
  const ordinal = placeOf(nth);
  if (ordinal !== undefined) {
    const head = readDescription(`the ${thing}`, context);
    const within = readDescription(of, context);
    return (
      head &&
      within && { ...nothing, noun: 'item', ordinal, within: /^the (?:most|best|least|top) /i.test(of) ? named(of.slice(4)) : within }
    );
  }
  const when = latest.exec(predicate)?.[1];
  const said = readDescription(`the ${thing}`, context);
  if (said === undefined || said.ordinal !== undefined || said.rank !== undefined) return undefined;
  // Said of any page's things, it is their kind.
  const isKind = said.noun === '' ? /^\p{Ll}+$/u.test(said.name) : said.name.toLowerCase() === said.noun;
  const head = isKind ? { ...said, name: '', noun: said.noun || said.name } : said;
  const degree = degreeOf(predicate);
  if (degree !== undefined) return { ...head, rank: degree };
  if (when !== undefined) return { ...head, rank: { by: 'date', order: /first|earliest/i.test(when) ? 'least' : 'most', place: 1 } };
  const [, stocked = ''] = /^(?:is|are) ((?:in|out of) stock|on (?:sale|offer)|sold out|available)$/i.exec(predicate) ?? [];
  if (stocked !== '') return withConditions(head, [{ kind: 'holds', text: stocked, exact: false }]);
  const told = readDescription(`the ${thing} that ${predicate}`, context);
  if (told !== undefined && (told.where ?? told.rank) !== undefined)
    return { ...told, ...(isKind && told.rank === undefined && { name: '', noun: head.noun }) };
  // "Which hotel has a pool?": it stands in its row or card.
  const [, has = ''] =
    /^(?:has|have|includes?|contains?|offers?|mentions?|allows?|supports?|serves?|holds?|carry|carries|uses?|sells?|keeps?) (?:an? |the |any )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(
      predicate,
    ) ?? [];
  const [, state = ''] =
    /^(?:is|are|was|were|works? in|lives? in|sits? in|comes? from|belongs to) (?:the )?([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu.exec(predicate) ??
    [];
  const text = has || state;
  if (text === '' || /^(?:the|an?|in|on|of|it|there|no|not|without|like|possible|about)\b/i.test(text)) return undefined;
  return withConditions(head, [{ kind: 'holds', text, exact: false }]);
}

const restating =
  /^(?:return|give|tell|state|answer|report|output|read|note|print|extract)(?: (?:me|us|back|with|out))*(?: (?:only|just))?(?: (?:the|its|his|her|their|that))?(?: (?:full|exact|bare|plain|complete|whole|short|single|right))* (.+?)(?: only)?$/iu;
const answers: readonly (readonly [form: RegExp, of: RegExp])[] = [
  [/^(?:answer|result|value|text|words?)$/i, /./],
  [/^(?:names?|person)$/i, /^(?:who|whose|by whom?|which|what)\b/i],
  [/^(?:titles?|headlines?)$/i, /^(?:which|what)\b/i],
  [
    /^(?:date|day|time|year|hour|hours)$/i,
    /^(?:(?:until |till |since |from )?when|at (?:what|which)|(?:what|which) (?:time|day|date)|how long)\b/i,
  ],
  [/^(?:number|figure|digits|amount|sum|price|total|count)$/i, /^(?:how (?:many|much|old|long|high|tall|far|heavy)|what (?:does|do))\b/i],
  [/^(?:city|place|town|country|address|location|room|floor)$/i, /^(?:where|(?:in|on|at|from|to) (?:which|what))\b/i],
];

/** "Return the full name." behind a question asks for the same again, unless another answer could be meant. */
export function restates(words: string, asked: readonly string[]): boolean {
  const said = restating.exec(words)?.[1];
  if (said === undefined || asked.length === 0) return false;
  const parts = said.split(/ and (?:the |its )?/i);
  return parts.every((part) => answers.some(([form, of]) => form.test(part) && asked.some((question) => of.test(question))));
}

/** How a question begins that `readQuestion` may read. */
export const asksSo =
  /^(?:who|whose|whom|which|what|when|where|how|is|are|(?:at|in|on|from|to|by|until|till|since|under|for) (?:what|which|when|whom)|(?:within|in|for|after|during|up to|until|by) how (?:many|much|long))\b/i;
/** What begins as a place does, and asks how long. */
export const asksHowLong = /^(?:within|in|for|after|during|up to|until|by) how (?:many|much|long)\b/i;
