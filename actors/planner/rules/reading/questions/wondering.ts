/** What a question wants to know, whatever it is that it asks about: the kind of value, and the words that must be told with it. */
import type { Wonder, WonderKind } from '../../wonder.ts';
import { nounOf } from '../words/nouns.ts';
import { meaningAsked, whetherAsked } from './whether.ts';

const small = new Set(
  'a an the my your our their his her its this that these those is are was were be been being am do does did have has had can could will would may might must shall should to of in on at for from with by about as it i you we they he she me us them there here and or how what which who whom when where whose until till since so please exactly away currently right now really actually just still any some if one get gets got tell there’s'.split(
    ' ',
  ),
);
/** What a verb asks for by itself. */
const verbs: Readonly<Partial<Record<WonderKind, RegExp>>> = {
  money: /^(?:costs?|pa(?:y|ys|id)|spen[dt]|charged?|price|money|much|cost)$/i,
  duration: /^(?:takes?|lasts?|long|go|run)$/i,
  distance: /^far$/i,
  person: /^(?:person)$/i,
  place: /^(?:takes?|place|located|held|find)$/i,
};
/** What would have to be weighed and not only found. */
const weighing =
  /\b(?:most|least|fewest|more|less|fewer|not|without|except|(?:high|low|cheap|larg|small|bigg|old|new|young|long|short|near|clos|fast|slow|earli|lat|great|heavi|light|tall|strong|weak|soon|dear)est|highest[- ]rated|best|worst|all|every|each|both|difference|compared|than|average|n['’]t|never|either|or|why|if|unless|\d+(?:st|nd|rd|th))\b/i;

const longest = 160;
/** A sum is worked out, and stands nowhere. */
const reckoning = /\d ?(?:[+*×/÷=]|times|plus|minus|divided) ?-?\d/i;

const measured: Readonly<Record<string, WonderKind>> = {
  long: 'duration',
  far: 'distance',
  big: 'area',
  large: 'area',
  wide: 'length',
  deep: 'length',
  high: 'length',
  tall: 'length',
  heavy: 'weight',
  old: 'age',
  warm: 'heat',
  hot: 'heat',
  cold: 'heat',
};
/** What a value may be called in an order to return it. */
const labels: readonly (readonly [form: RegExp, kind: WonderKind])[] = [
  [/^(?:size|area)$/i, 'area'],
  [/^(?:price|cost|fee|fare)$/i, 'money'],
  [/^(?:duration|length|running time)$/i, 'duration'],
  [/^distance$/i, 'distance'],
  [/^weight$/i, 'weight'],
  [/^(?:time|hour)$/i, 'time'],
  [/^(?:day|date|weekday)$/i, 'day'],
];

const auxiliary = '(?= (?:exactly )?(?:is|are|was|were|does|do|did|will|would|can|could|has|have|had|should|must|may)\\b)';
const heads: readonly (readonly [form: RegExp, kind: WonderKind, end?: 'start' | 'end'])[] = [
  [new RegExp(`^(?:until|till) (?:when|(?:what|which) (?:time|hour))${auxiliary}`, 'i'), 'time', 'end'],
  [new RegExp(`^(?:from|since) (?:when|(?:what|which) (?:time|hour))${auxiliary}`, 'i'), 'time', 'start'],
  [new RegExp(`^(?:by|before) (?:when|(?:what|which) (?:time|day|date))${auxiliary}`, 'i'), 'moment'],
  [new RegExp(`^(?:at )?(?:what|which) (?:time|hour)${auxiliary}`, 'i'), 'time'],
  [new RegExp(`^(?:on )?(?:what|which) (?:date|day)${auxiliary}`, 'i'), 'day'],
  [new RegExp(`^when${auxiliary}`, 'i'), 'moment'],
  [/^(?:by |with |from |to )?who(?:m|['’]s|['’]re)?(?= )/i, 'person'],
  [new RegExp(`^where${auxiliary}`, 'i'), 'place'],
];
const ends = /\b(?:arrives?|lands?|ends?|finish(?:es)?|closes?|return|back)\b/i;
const starts = /\b(?:leaves?|departs?|starts?|begins?|opens?)\b/i;
const moves = /^(?:arriv(?:e|es|al)|lands?|ends?|finish(?:es)?|clos(?:e|es|ed|ing)|leaves?|depart(?:s|ure)?|starts?|begins?|opens?)$/i;

/** Pages say "with Ada" of who does so. */
const leading = /^ (?:teaches|taught|teach|instructs|tutors|gives|leads|hosts|plays|performs|presents) /i;

/** The question in one; undefined where it has to be weighed, or is none. */
export function wonderOf(question: string): Wonder | undefined {
  const said = question
    .trim()
    .replace(/[?.!\s]+$/, '')
    .replace(/,? as an? (?:plain )?(?:number|integer)$/i, '')
    .replace(
      /^(?:please )?(?:tell me|return|say|find out|look up|let me know) (?=(?:at |in |on |by |until |till |from )?(?:how|what|which|who|when|where)\b)/i,
      '',
    )
    .replace(/^(what|who|when|where|how)['’]s /i, '$1 is ');
  if (said.length > longest || weighing.test(said) || reckoning.test(said)) return undefined;
  const meant = meaningAsked(said) ?? whetherAsked(said);
  if (meant) return meant;
  const found = howMany(said) ?? byHead(said) ?? howMuch(said) ?? labelled(said);
  return found === 'none' ? undefined : found;
}

/** `none`: it is asked in this form, and has to be weighed or is none. */
type Asked = Wonder | 'none' | undefined;
const orNone = (asked: Wonder | undefined): Asked => asked ?? 'none';

/** "How many seats are there in the hall?", "within how many days?", "in which room?" */
function howMany(said: string): Asked {
  const many =
    /^how many (.+?) (?:are|is|do|does|did|have|has|were|was|can|will)\b(.*)$/i.exec(said) ??
    /^(?:return |what is |tell me )?the number of (.+?) (?:of|in|on|for) (.+)$/i.exec(said);
  if (many) {
    const asked = wonder('count', many[2] ?? '', many[1]);
    return orNone(asked && (/^ (?:there )?(?:in|inside|under) /i.test(many[2] ?? '') ? { ...asked, inside: true } : asked));
  }
  const lasting =
    /^(?:within|in|for|after|during|up to|until|by) how (?:many (?:\p{L}+ )?(?:years|months|weeks|days|nights|hours|minutes)|long|much time)\b(.*)$/iu.exec(
      said,
    );
  if (lasting) return orNone(wonder('duration', lasting[1] ?? ''));
  const [, noun = '', rest = ''] = /^(?:in|on|at|from|to|for|by|under) (?:which|what) (\p{Ll}+)\b(.*)$/iu.exec(said) ?? [];
  return noun === '' || /^(?:date|day|time|hour)$/i.test(noun) ? undefined : orNone(wonder('any', rest, noun));
}

/** "Who leads the walk?", "when does it leave?", "where is it?" */
function byHead(said: string): Asked {
  for (const [form, kind, end] of heads) {
    const found = form.exec(said);
    if (!found) continue;
    const rest = said.slice(found[0].length);
    const led = kind === 'person' ? leading.exec(rest) : null;
    if (led) {
      const asked = wonder(kind, rest.slice(led[0].length));
      return orNone(asked && { ...asked, led: true });
    }
    const which = end ?? (kind === 'moment' || kind === 'time' ? endOf(rest) : undefined);
    const about = /^ (?:is|are) /i.test(rest) ? rest.replace(/ open(?= (?:on|at|in|during) |$)/i, '') : rest;
    return orNone(wonder(kind, about, undefined, which));
  }
  return undefined;
}

/** "How much is left in the pot?", "how long is the trail?", "what does it cost?" */
function howMuch(said: string): Asked {
  const [, degree = '', sized = ''] = /^how (\p{Ll}+)\b(.*)$/iu.exec(said) ?? [];
  if (degree === 'much') {
    const stuff = /^ (\p{Ll}+) (?:have|has|did|do|does|is|are)\b(.*)$/iu.exec(sized);
    if (stuff && !/^(?:is|are|was|were|does|do|did|has|have|money)$/i.test(stuff[1] ?? ''))
      return orNone(stuff[1] === 'data' ? wonder('data', `data ${stuff[2]}`) : undefined);
    const asked = wonder('money', sized);
    return orNone(asked && (insideForm.test(sized) ? { ...asked, inside: true } : asked));
  }
  const kind = measured[degree.toLowerCase()];
  if (kind !== undefined) return orNone(wonder(kind, sized));
  const [, cost] = /^what (?:do|does|did|would|will|has|have) (.+? (?:costs?|pay|paid|spend|spent|charge)\b.*)$/i.exec(said) ?? [];
  return cost === undefined ? undefined : orNone(wonder('money', cost));
}
const insideForm =
  /^ (?:money )?(?:(?:do|did) (?:i|we) have|(?:is|are|was) (?:there )?(?:left )?(?:in|on)|(?:have (?:i|we)|has \S+) got)\b/i;

/** "What is the name of the captain?" */
function labelled(said: string): Wonder | undefined {
  const [, label = '', thing = ''] =
    /^(?:return|give me|read|tell me|state|what (?:is|was|are|were)) (?:the |my |its |our )?((?:\p{Ll}+ ){0,2}\p{Ll}+) (?:of|for|on|in) (?:the |my |our )?(.+)$/iu.exec(
      said,
    ) ?? [];
  const ofKind = labels.find(([form]) => form.test(label))?.[1];
  if (ofKind !== undefined) return wonder(ofKind, thing);
  if (label !== '') return wonder('any', thing, label);
  const what = /^(?:what (?:is|was|are|were)) (.+)$/i.exec(said)?.[1];
  return what === undefined ? undefined : wonder('any', '', what);
}

/** When it is open is all of its hours. */
const endOf = (rest: string): 'start' | 'end' | undefined =>
  /^ (?:is|are) .*\bopen\b/i.test(rest) ? undefined : ends.test(rest) ? 'end' : starts.test(rest) ? 'start' : undefined;

function wonder(kind: WonderKind, rest: string, label?: string, end?: 'start' | 'end'): Wonder | undefined {
  const words = (rest.match(/[@\p{L}\p{N}][\p{L}\p{N}_.'’-]*/gu) ?? []).map((word) => word.replace(/['’]s$|[.'’-]+$/g, ''));
  const telling = words.filter(
    (word) => !small.has(word.toLowerCase()) && !verbs[kind]?.test(word) && !(end !== undefined && moves.test(word)),
  );
  // Pages seldom say what their rows are.
  const apart = telling.filter((word) => nounOf(word)?.isRow !== true);
  const about = (apart.length > 0 ? apart : telling).map((word) => numerals[word.toLowerCase()] ?? word);
  const called = label?.replace(/^(?:the|my|our|your|its) /i, '').trim();
  if (about.length === 0 && called === undefined) return undefined;
  const full = telling.map((word) => numerals[word.toLowerCase()] ?? word);
  return {
    kind,
    about,
    ...(full.length > about.length && { full }),
    ...(end !== undefined && { end }),
    ...(called !== undefined && { label: called }),
  };
}
const numerals: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };

/** "What did I pay X and on which date?": each of the questions, the later about what the first is about where they say nothing else. */
function questionsIn(words: string): readonly string[] {
  const parts = words.split(/,? and (?=(?:(?:in|on|at|for|from|to|by|until) )?(?:which|what|when|where|how|whom?)\b)/i);
  return parts.length > 3 ? [words] : parts;
}

/** As `wonderOf`, of several questions in one; undefined where one of them is none. */
export function wondersIn(words: string): readonly (readonly [question: string, wonder: Wonder])[] | undefined {
  const found: (readonly [string, Wonder])[] = [];
  for (const question of questionsIn(words)) {
    const [first] = found;
    const own = wonderOf(question);
    const asked = own ?? (first && elliptical(question, first[1]));
    if (asked === undefined) return undefined;
    const isBare = first !== undefined && asked.about.length === 0 && asked.kind !== 'any';
    found.push([question, isBare ? { ...asked, about: first[1].about } : asked]);
  }
  return found.length > 0 ? found : undefined;
}

/** "And on which date?" */
function elliptical(question: string, { about }: Wonder): Wonder | undefined {
  const said = question.trim().replace(/[?.!\s]+$/, '');
  if (/^(?:in|on|at|from|for|by)? ?(?:which|what) (?:date|day)$/i.test(said)) return { kind: 'day', about };
  if (/^(?:at )?(?:which|what) time$/i.test(said)) return { kind: 'time', about };
  if (/^when$/i.test(said)) return { kind: 'moment', about };
  if (/^where$/i.test(said)) return { kind: 'place', about };
  if (/^how long$/i.test(said)) return { kind: 'duration', about };
  const [, label] = /^(?:in|on|at|from|for|by) (?:which|what) (\p{Ll}+)$/iu.exec(said) ?? [];
  return label === undefined ? undefined : { kind: 'any', about, label };
}
