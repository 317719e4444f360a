/** Reads what a thing is told by: what it has, costs or is, and what it is not. */
import type { Condition, Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { isAtom } from '../words/text.ts';
import { readAdverb, readComparison, readDegree, readRank, withConditions } from './conditions.ts';
import { doneTo, dwells, sortedAs } from './doings.ts';
import { readGain } from './gains.ts';
import { colours } from './heads.ts';
import { doingWhat } from './purposes.ts';
import { comparing, holds, isRowLike, isThingLike, markedLast, naming, ofWhom, type PhraseReader } from './told.ts';

/** "with the lowest price", "with a rating over 4", "with the subject “x”". */
export const having: PhraseReader = (head, tail, context, describe) => {
  // "A user with the e-mail a@b.c as an editor": what it is to be is no part of what it has.
  if (/(?:\S@\S+|[\p{Lu}\ue000-\uf8ff]\S*) as (?:an? |the )?\S+$/u.test(tail)) return undefined;
  const both = /^(.+?),? and (?:with )?(.+)$/i.exec(tail);
  if (both !== null && !/\bbetween /i.test(tail) && !isAtom(tail)) {
    const first = having(head, both[1] ?? '', context, describe);
    return first && having(first, both[2] ?? '', context, describe);
  }
  if (/^no (?:stops?|stop-?overs?|layovers?|changes?|transfers?)$/i.test(tail))
    return withConditions(head, [{ kind: 'holds', text: 'nonstop', exact: false }]);
  const said = tail.replace(/^(?:an? |the )/i, '');
  const painted = /^(.+) (?:background|fill|colou?r)$/i.exec(said)?.[1];
  const inColour = painted === undefined ? undefined : looking(head, painted);
  if (inColour !== undefined) return inColour;
  const [, ending = ''] =
    /^(?:(?:file ?(?:name )?)?(?:extension|ending|suffix)) (?:of )?(\.?[\p{L}\p{N}]{1,5}|[\ue000-\uf8ff])$/u.exec(said) ?? [];
  if (ending !== '' && isRowLike(head))
    return markedLast(head, holds(head, isAtom(ending) || ending.startsWith('.') ? ending : `.${ending}`, context, describe), {
      at: 'end',
    });
  const degree = head.rank === undefined ? readDegree(tail) : undefined;
  if (degree !== undefined) return { ...head, rank: degree };
  const comparison = readComparison(said, '', context.now);
  if (comparison !== undefined) return withConditions(head, comparison);
  const [, by = '', rest = ''] =
    /^(\p{L}+(?: (?!of )\p{L}+)?)(?: (?:of|is|was|that is|which is|set to|equal to|=))? (.+)$/iu.exec(said) ?? [];
  const [, single = '', after = ''] = /^(\p{L}+)(?: of)? (.+)$/iu.exec(said) ?? [];
  const of =
    by === ''
      ? undefined
      : (readComparison(rest, by.toLowerCase(), context.now) ??
        readComparison(after, single.toLowerCase(), context.now) ??
        numeric(said, context));
  if (of !== undefined) return withConditions(head, of);
  if (isAtom(said)) return isRowLike(head) ? holds(head, said, context, describe) : naming(head, said, context, describe);
  if (/^(?:text|name|label|title|caption|heading|word|words)$/i.test(by) && head.name === '') return naming(head, rest, context, describe);
  if (/^(?:flair|label|badge|hashtag|topic)$/i.test(by) && isRowLike(head))
    return markedLast(head, holds(head, rest, context, describe), { own: true });
  if (
    /^(?:status|type|id|number|e-?mail|subject|date|colou?r|category|value|username|user|sender|author|order|invoice|order number|state|tag|phone|address|size|brand|text|name|title)$/i.test(
      by,
    )
  )
    return markedLast(head, holds(head, rest, context, describe), { by: by.toLowerCase() });
  if (/^(?:meeting|appointment|conversation|event|thread)$/.test(head.noun) && /^\p{Lu}/u.test(tail))
    return holds(head, tail, context, describe);
  // "The room with a balcony": it stands in its row or card.
  const isThing = head.noun === '' && isThingLike(head);
  if (feature.test(said) && (head.rank !== undefined || context.several || goods.test(head.noun) || isThing))
    return holds(head, said, context, describe);
  return undefined;
};

const feature =
  /^(?!(?:it|no|not|only|its|their|text|name|label|title|caption|heading|words?|value|more|most|least|less|all|any)\b)(?!(?:.* )?(?:rating|price|score|cost|size|weight|age|date|time|number|amount|total|status|type|value|discount|stock|quantity|subject|sender|author)$)\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}$/u;
const goods =
  /^(?:hotel|room|flight|trip|train|bus|product|house|apartment|car|restaurant|recipe|course|property|plan|offer|deal|listing|laptop|store|shop|seat|event)$/;

/** "rating 4", "price of 20 €": as it is said, the two are equal. */
function numeric(said: string, { now }: Context): readonly Condition[] | undefined {
  const [, by = '', rest = ''] = /^(\p{Ll}{3,})(?: of)? ([€$£]?\d.*)$/iu.exec(said) ?? [];
  return by === '' || nounOf(by)?.isRow === true ? undefined : readComparison(`exactly ${rest}`, by.toLowerCase(), now);
}

/** What a verb measures. */
const quantities: readonly (readonly [form: RegExp, by: string])[] = [
  [/^(?:costs?|is priced|are priced)/, 'price'],
  [/^(?:is|are) rated/, 'rating'],
  [/^(?:leave|depart)/, 'departure'],
  [/^arrive/, 'arrival'],
  [/^(?:start|begin)/, 'start'],
  [/^end/, 'end'],
  [/^(?:last|take)/, 'duration'],
  [/^weigh/, 'weight'],
  [/^owe/, 'due'],
  [/^earn/, 'salary'],
  [/^spen[dt]/, 'spent'],
  [/^score/, 'score'],
];

/** "that says x", "which costs less than 20", "that is red". */
export const relative: PhraseReader = (head, tail, context, describe) =>
  telling(head, tail, context, describe) ?? doingWhat(head, tail, context, describe);

const telling: PhraseReader = (head, tail, context, describe) => {
  const gained = head.rank === undefined ? readGain(tail) : undefined;
  if (gained !== undefined) return { ...head, rank: gained };
  const [, edge = '', text = ''] =
    /^(begins?|starts?|ends?|beginning|starting|ending) (?:with|in) (?:the (?:words?|letters?|text) )?(.+)$/iu.exec(tail) ?? [];
  if (edge !== '' && (isAtom(text) || /^\p{L}$/u.test(text) || /^\p{Lu}\S*$/u.test(text)))
    return markedLast(head, holds(head, text, context, describe), { at: /^e/i.test(edge) ? 'end' : 'start' });
  const [, told = ''] =
    /^(?:recommends?|suggests?|talks? (?:about|of)|speaks? (?:about|of)|asks? (?:about|for|whether)|tells? (?:of|about)|deals? with|describes?|explains?|discuss(?:es)?|complains? about|thanks?|prais(?:e|es)|reports?|warns? (?:of|about|against)|announces?|covers?|reads?|begins?|refers? to|concerns?|promises?) (.+)$/iu.exec(
      tail,
    ) ?? [];
  if (told !== '' && isThingLike(head) && !/^(?:with|in)\b/i.test(told)) {
    const found = holds(head, told, context, describe);
    if (found !== undefined) return found;
  }
  const [, stay = ''] = /^(?:has|have) been (?:here|there|with us|a member|around)(?: for)? (?:the )?(longest|shortest)$/i.exec(tail) ?? [];
  if (stay !== '' && head.rank === undefined)
    return { ...head, rank: { by: 'joined', order: stay.toLowerCase() === 'longest' ? 'least' : 'most', place: 1 } };
  const [, verb = '', rest = ''] =
    /^(says?|reads?|is called|are called|is named|is titled|is labell?ed|are labell?ed|has the (?:text|name|label|title)|contains?|contain|includes?|holds?|mentions?|has|have|carry|carries|bears?|costs?|is priced(?: at)?|are priced(?: at)?|is rated|are rated|was sent by|were sent by|(?:is|are) from|(?:is|are) by|was written by|belongs to|(?:is|are) for|(?:is|are) about|is|are|leaves?|departs?|arrives?|starts?|begins?|ends?|lasts?|takes?|needs?|offers?|uses?|gets?|receives?|weighs?|owes?|earns?|spends?|spent|scores?|scored|sent by) (.+)$/i.exec(
      tail,
    ) ?? [];
  const said = verb.toLowerCase();
  const adverb = head.rank === undefined ? readAdverb(rest, quantities.find(([form]) => form.test(said))?.[1] ?? '') : undefined;
  const most =
    head.rank === undefined && /^(?:take|need|cost|offer|include|last|use|get|receive)/.test(said) ? readDegree(rest) : undefined;
  if (most !== undefined) return { ...head, rank: most };
  if (adverb !== undefined && !/^(?:says?|is|are|has|have|contains?)$/.test(said)) return { ...head, rank: adverb };
  const [, sort = ''] = /^(?:is|are|was|were) (\p{L}+ (?:as|under|with the) .+)$/iu.exec(tail) ?? [];
  const sorted = sort === '' ? undefined : sortedAs(head, sort, context, describe);
  if (sorted !== undefined) return sorted;
  if (/^(?:says?|reads?|(?:is|are) (?:called|named|titled|labell?ed)|has the )/.test(said)) return naming(head, rest, context, describe);
  const dwelt = dwells(head, tail, context, describe);
  if (dwelt !== undefined) return dwelt;
  const [, event = ''] = /^(?:is|are|was|were|has been|have been|got) (.+)$/i.exec(tail) ?? [];
  const history =
    event === '' ? undefined : (sortedAs(head, event, context, describe) ?? doneTo(() => undefined)(head, event, context, describe));
  if (history !== undefined) return history;
  if (/^(?:was |were |(?:is|are) (?:from|by)|belongs|sent)/.test(said)) return ofWhom(head, rest, context, describe);
  if (/^(?:contain|include|hold|mention|(?:is|are) (?:for|about))/.test(said))
    return holds(head, rest.replace(/^(?:the (?:text|word|words|phrase)|an?|some|any) (?=\S)/i, ''), context, describe);
  if (/^(?:costs?|(?:is|are) priced)/.test(said)) return comparing('', 'price')(head, rest.replace(/^at /i, ''), context, describe);
  if (/^(?:is|are) rated/.test(said)) return comparing('', 'rating')(head, rest, context, describe);
  if (/^(?:has|have|carry|carries|bears?)$/.test(said)) return having(head, rest, context, describe);
  const ranked = /^(?:is|are)$/.test(said) && head.rank === undefined ? readRank(rest.replace(/^the /i, '')) : undefined;
  if (ranked !== undefined && /^(?:one|of all)?$/i.test(ranked.rest)) return { ...head, rank: ranked.rank };
  if (/^(?:is|are)$/.test(said))
    return (
      looking(head, rest) ??
      comparing('')(head, rest, context, describe) ??
      (isThingLike(head) && state.test(rest) ? markedLast(head, holds(head, rest, context, describe), { own: true }) : undefined)
    );
  // "That sleeps two": as cards put it.
  const [, does = '', many = ''] = said === '' ? (measures.exec(tail) ?? []) : [];
  if (does !== '' && isThingLike(head)) return holds(head, `${does} ${countOf(many)}`, context, describe);
  return said === '' ? undefined : comparing('', quantities.find(([form]) => form.test(said))?.[1] ?? '')(head, rest, context, describe);
};

const measures = new RegExp(`^(sleeps|seats|serves|fits|feeds|accommodates|hosts) (${count})(?: (?:people|persons|guests|adults))?$`, 'iu');

/** What a row says of itself in one word, or as shops do. */
const state =
  /^(?:(?:in|out of) stock|on (?:sale|hold|offer)|sold out|(?:full|part|half) time|(?:fully|partly|partially|almost|nearly) \p{Ll}{3,}ed|(?!non-)\p{Ll}{2,}(?:-\p{Ll}{2,}){1,2}|(?!not?$|rated$|priced$|there$|here$|all$|un|in|dis|non)\p{Ll}{3,})$/u;

const looks = new RegExp(`^(?:(?:an? )?(?:shades? of )?(?:${colours})|bold|italic|underlined|highlighted)$`, 'i');
const looking = (head: Description, rest: string): Description | undefined =>
  looks.test(rest) ? { ...head, look: [...(head.look ?? []), rest.toLowerCase().replace(/^an? /, '')] } : undefined;

/** "whose price is under 20", "where status is “Open”". */
export const whose: PhraseReader = (head, tail, context, describe) => {
  const [, , edged = ''] = /^(?:the |its )?(\p{Ll}+) ((?:begins?|starts?|ends?) with .+)$/u.exec(tail) ?? [];
  if (edged !== '') return relative(head, edged, context, describe);
  const [, by = '', rest = ''] = /^(?:the |its )?(.+?) (?:is|are|was|equals|=|contains|has) (.+)$/i.exec(tail) ?? [];
  if (by === '') return undefined;
  return (
    comparing('', by.toLowerCase())(head, rest, context, describe) ??
    comparing('exactly', by.toLowerCase())(head, rest, context, describe) ??
    markedLast(head, holds(head, rest, context, describe), { by: by.toLowerCase() })
  );
};
