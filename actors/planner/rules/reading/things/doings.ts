/** Reads what was done to a thing, and when or by whom: "made by Smith", "added in 2026", "changed before 3 May", "kept in the shed". */
import type { Condition, Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { periodOf } from '../words/dates.ts';
import { bare, isAtom, type Masked } from '../words/text.ts';
import { withConditions } from './conditions.ts';
import { holds, isThingLike, markedLast, ofWhom, type PhraseReader } from './told.ts';

const irregular = 'led|made|sold|written|sent|built|taught|born|bought|lent|drawn|won|lost|held|kept|found|paid|come|seen|given|taken';
/** Matches what was done, as a part of a pattern. */
const doneWord = `(?:[a-z]{2,}ed|${irregular})`;
const links = 'by|from|to|with|in|on|at|during|before|after|since|between|until|till|under';
/** How long ago, in words that pages write themselves. */
const agoWords = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:months?|years?) ago';
/** Where such a phrase begins, as a part of a pattern. */
export const doneAhead = `(?:last )?(?:${doneWord})(?= (?:${links}|last|first|most recently|this|today|yesterday|${agoWords}|\\d{1,3} [a-z]+ ago)(?: |$))`;
const form = new RegExp(`^(?:last )?(${doneWord}) (?:(${links}) )?(.+)$`, 'i');
const isAgo = new RegExp(`^${agoWords}$`, 'i');
/** It says no more than that it is there. */
const placed = /^(?:located|situated|placed|shown|displayed|listed|found|filed|kept|stored|held|based|mentioned|contained)$/i;

const handle = /^[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*$/u;
/** How, with what or when it was done, or several whom nobody names. */
const noBody =
  /^(?:hand|machine|default|mistake|accident|weight|size|post|mail|e-?mail|courier|express|phone|train|bus|air|sea|me|us|you|him|her|them|it|law|now|then|noon|today|tomorrow|yesterday|night|other|nobody|\p{L}*(?:one|body)|\p{L}+s|\d.*)$/iu;

/** Who did it, as pages head their columns. */
export const doersOf: Readonly<Record<string, string>> = {
  written: 'author',
  posted: 'author',
  published: 'publisher',
  opened: 'author',
  reported: 'author',
  created: 'author',
  sent: 'sender',
  made: 'maker',
  built: 'maker',
  sold: 'seller',
  owned: 'owner',
  directed: 'director',
  taught: 'teacher',
  painted: 'artist',
};

/** How pages sort what people write, as it is said of a thing. */
const sortings = 'tagged|flagged|flaired|labell?ed|marked|categori[sz]ed|classified|filed';
const sorted = new RegExp(`^(?:${sortings})(?: (?:as|with|under|by))?(?: (?:an? |the )?(?:tag|flair|label|category|topic))?:? (.+)$`, 'iu');
/** Where such a phrase begins, as a part of a pattern; "labelled Save" is a name. */
export const sortedAhead = `(?:tagged|flaired|(?:${sortings}) (?:as|with the (?:tag|flair|label|category|topic)|under))(?= )`;

/** "Tagged as question", "filed under Travel": a word of its own says so. */
export const sortedAs: PhraseReader = (head, tail, context, describe) => {
  const said = sorted.exec(tail)?.[1]?.replace(/^(?:an?|the) /i, '') ?? '';
  if (said === '' || !isThingLike(head) || /^(?:not|no)\b/i.test(said)) return undefined;
  return markedLast(head, holds(head, said, context, describe), { own: true });
};

/** What is done by somebody, as it is said before the noun for it. */
const pasts: Readonly<Record<string, string>> = {
  wrote: 'written',
  written: 'written',
  posted: 'posted',
  published: 'published',
  sent: 'sent',
  made: 'made',
  left: 'posted',
  shared: 'posted',
  uploaded: 'posted',
  created: 'created',
  opened: 'opened',
  reported: 'reported',
  submitted: 'posted',
  started: 'opened',
  said: 'posted',
  asked: 'posted',
  built: 'built',
  sold: 'sold',
  painted: 'painted',
  directed: 'directed',
};
const somebody = "(?:@?[\\p{L}\\p{N}]+(?:[_.-][\\p{L}\\p{N}]+)*|\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2}|[\\ue000-\\uf8ff])";
const ofDoer = new RegExp(
  `^(?:(everything|anything)(?: that)? |(what(?:ever)?) |(.+?) (?:(?:that|which) )?)(${somebody}) (?:(?:has|have|had) )?(?:just |already |recently )?(${Object.keys(pasts).join('|')})( (?:yesterday|today|(?:on|in|last|this|before|after|since) .+))?$`,
  'u',
);
const pronouns = /^(?:i|we|you|he|she|they|it|who|that|which|was|were|is|are|be|been|has|have|had|not|the|a|an|and|or|by|just|already)$/i;

/** "The post that ada_l wrote", "whatever Bo has posted": the thing, and the condition that it is of whoever did it. */
export function withDoer(words: string, masked: Masked): { readonly thing: string; readonly where: Condition } | undefined {
  const [, every, whatever, things = '', who = '', did = '', when] = ofDoer.exec(words) ?? [];
  if (who === '' || pronouns.test(who) || /(?:^| )(?:by|from|of|that|which|who)$/i.test(things)) return undefined;
  const thing = every !== undefined ? 'all items' : whatever !== undefined ? 'the item' : things;
  // "The lamps Bo sold": without "that", only a name or a handle can be who did it.
  const isSure = things === '' || / (?:that|which) /i.test(words) || /[\p{Lu}\p{N}_@\ue000-\uf8ff]/u.test(who);
  const by = doersOf[pasts[did] ?? ''];
  const holding: Condition = { kind: 'holds', text: bare(who, masked), exact: isAtom(who), whose: true, ...(by !== undefined && { by }) };
  const moment = when === undefined ? '' : ` ${pasts[did]}${when}`;
  return isSure && /\p{Ll}$/u.test(thing) ? { thing: `${thing}${moment}`, where: holding } : undefined;
}

/** `inPlace` reads "in the shed" for what is kept there. */
export const doneTo =
  (
    inPlace: (
      head: Description,
      phrase: string,
      context: Context,
      describe: (words: string) => Description | undefined,
    ) => Description | undefined,
  ): PhraseReader =>
  (head, tail, context, describe) => {
    const [, done = '', link = '', rest = ''] = form.exec(tail) ?? [];
    const verb = done.toLowerCase();
    if (verb === '' || /^(?:labell?ed|named|titled|entitled|called|marked|needed|rated|priced)$/.test(verb)) return undefined;
    const latest = link === '' ? /^(last|most recently|first)$/i.exec(rest)?.[1] : undefined;
    if (latest !== undefined)
      return head.rank === undefined
        ? { ...head, rank: { by: verb, order: /first/i.test(latest) ? 'least' : 'most', place: 1 } }
        : undefined;
    const dated = datedSo(link.toLowerCase(), rest, verb, context.now);
    if (dated !== undefined) return withConditions(head, dated);
    if (placed.test(verb) && link !== '') return inPlace(head, `${link} ${rest}`, context, describe);
    // "Changed by hand" says nobody's name.
    const isHandle = /^by$/i.test(link) && doersOf[verb] !== undefined && handle.test(rest) && !noBody.test(rest);
    if (!isHandle && !/^(?:the )?[\p{Lu}@\ue000-\uf8ff]/u.test(rest)) return undefined;
    if (!/^(?:by|from|to|with|in)$/i.test(link) || !(isThingLike(head) || head.rank !== undefined || context.several)) return undefined;
    if (/^in$/i.test(link)) return markedLast(head, holds(head, rest, context, describe), { own: true });
    const label = /^by$/i.test(link) ? doersOf[verb] : undefined;
    const found = ofWhom(head, rest, context, describe);
    return label === undefined ? found : markedLast(head, found, { by: label });
  };

/** "In 2026", "before 3 May", "since last year": the days that are meant; what was done, was done by today. */
function datedSo(link: string, words: string, by: string, now: number): readonly Condition[] | undefined {
  const day = (is: '<' | '<=' | '>=' | '>', date: string): Condition => ({ kind: 'compares', by, is, value: { type: 'day', day: date } });
  if (link === 'between') {
    const [first, second] = (/^(.+?) and (.+)$/i.exec(words)?.slice(1) ?? []).map((part) => periodOf(part, now));
    return first === undefined || second === undefined ? undefined : [day('>=', first.from), day('<=', second.to)];
  }
  // Years ago, no day is said: pages say it in the same words.
  if (link === '' && isAgo.test(words)) return [{ kind: 'holds', text: words, exact: false }];
  const period = periodOf(words, now);
  if (period === undefined) return undefined;
  switch (link) {
    case 'before':
      return [day('<', period.from)];
    case 'after':
      return [day('>', period.to)];
    case 'since':
      return [day('>=', period.from)];
    case 'until':
    case 'till':
      return [day('<=', period.to)];
    case 'in':
    case 'on':
    case 'during':
    case '':
      return [day('>=', period.from), day('<=', period.to)];
    default:
      return undefined;
  }
}

const dwelling =
  /^(?:works?|worked|lives?|sits?|stays?|is|are|was|were|comes?|came|belongs?|plays?|stud(?:y|ies)|serves?) (?:in|at|for|from|to|with|on) (?:the )?(.+)$/iu;
/** Whatever it does in, at or towards a place: "flows into the Baltic", "leads to Oslo". */
const bound =
  /^(?!(?:not|never|no|has|have|had|does|do|did|can|could|will|would|may|might|must|should) )\p{Ll}{3,}(?<!ed) (?:into|in|at|on|to|through|across|onto|over) (?:the )?(.+)$/u;
/** What is said of it then is that it is not there. */
const elsewhere = /^(?:differs?|lacks?|fails?|misses|ceases?|stops?|compares?|relates?|objects?|prefers?) /;

/** "(who) works in Sales", "is at the Lyon office", "came in 2024": of a text that says just this, or the day of it. */
export const dwells: PhraseReader = (head, tail, context, describe) => {
  const [, link = '', since = ''] =
    /^(?:has been|have been|is|are|came|arrived|joined|started|began)(?: (?:here|there|with us|a member|employed))? (in|since|before|after) (.+)$/i.exec(
      tail,
    ) ?? [];
  const dated =
    link === '' ? undefined : datedSo(/^has|^have/i.test(tail) && link === 'since' ? 'in' : link.toLowerCase(), since, '', context.now);
  if (dated !== undefined) return withConditions(head, dated);
  const [, said = ''] = dwelling.exec(tail) ?? (elsewhere.test(tail) ? null : bound.exec(tail)) ?? [];
  const name = said.replace(/ (?:department|team|office|group|division|branch|section)$/i, '');
  if (name === '' || !isThingLike(head) || !/^[\p{Lu}\ue000-\uf8ff]/u.test(name)) return undefined;
  return markedLast(head, holds(head, name, context, describe), { own: true });
};
