/** Reads what a thing is told by: what it is called, what its row holds, what it has, costs or is. */
import type { Condition, Description } from '../instruction.ts';
import { holding, readAdverb, readComparison, readDegree, readRank, withConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { readWhen } from './dates.ts';
import { colours, mayBeName } from './heads.ts';
import { nounOf } from './nouns.ts';
import { bare, holdsAtom, isAtom } from './text.ts';

/** Reads what stands after the preposition. */
export type Describe = (words: string) => Description | undefined;
export type PhraseReader = (head: Description, tail: string, context: Context, describe: Describe) => Description | undefined;

export const isRowLike = ({ noun, name }: Description): boolean => nounOf(noun)?.isRow === true && name !== undefined;

export const naming: PhraseReader = (head, tail, { masked }) => {
  const said = tail.replace(/^(?:as |:)/i, '').trim();
  if (head.name !== '' || (holdsAtom(said) && !isAtom(said)) || (!isAtom(said) && !mayBeName(said))) return undefined;
  const name = bare(said, masked).trim();
  return name === '' ? undefined : { ...head, name, exact: isAtom(said) };
};

/** What a row is told by: a day or time that is said, or else a text. */
export const holds: PhraseReader = (head, tail, context) => {
  const said = tail.replace(/^(?:the |user |customer |person |name )+/i, '');
  if (/^(?:my|your|our|their|some|any) /i.test(said)) return undefined;
  const when = isAtom(said) ? undefined : readWhen(said, context.now);
  if (when !== undefined) return withConditions(head, timesOf(when));
  if (!isAtom(said) && (!mayBeName(said) || said.split(' ').length > 6)) return undefined;
  const condition = holding(said, context.masked);
  return condition === undefined ? undefined : withConditions(head, [condition]);
};

/** As `holds`, of whom or what it is of: what only mentions them is another's. */
export const ofWhom: PhraseReader = (head, tail, context, describe) =>
  markedLast(head, holds(head, tail, context, describe), { whose: true });

/** What the last condition that was read says more of its text. */
function markedLast(
  head: Description,
  found: Description | undefined,
  more: { readonly whose: true } | { readonly by: string } | { readonly at: 'start' | 'end' },
): Description | undefined {
  const last = found?.where?.at(-1);
  if (!found?.where || last?.kind !== 'holds' || found.where.length === (head.where?.length ?? 0)) return found;
  return { ...found, where: [...found.where.slice(0, -1), { ...last, ...more }] };
}

export const timesOf = ({ day, time }: { day?: string; time?: string }): readonly Condition[] => [
  ...(day === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'day', day } } as const]),
  ...(time === undefined ? [] : [{ kind: 'compares', by: '', is: '=', value: { type: 'time', time } } as const]),
];

export const comparing =
  (word: string, by = ''): PhraseReader =>
  (head, tail, { now }) => {
    const said = `${word} ${tail}`.trim();
    const found = readComparison(said, by, now) ?? (word === '' && by !== '' ? readComparison(`exactly ${said}`, by, now) : undefined);
    return found === undefined ? undefined : withConditions(head, found);
  };

/** "with the lowest price", "with a rating over 4", "with the subject “x”". */
export const having: PhraseReader = (head, tail, context, describe) => {
  const both = /^(.+?),? and (?:with )?(.+)$/i.exec(tail);
  if (both !== null && !/^between /i.test(tail) && !isAtom(tail)) {
    const first = having(head, both[1] ?? '', context, describe);
    return first && having(first, both[2] ?? '', context, describe);
  }
  if (/^no (?:stops?|stop-?overs?|layovers?|changes?|transfers?)$/i.test(tail))
    return withConditions(head, [{ kind: 'holds', text: 'nonstop', exact: false }]);
  const said = tail.replace(/^(?:an? |the )/i, '');
  const degree = head.rank === undefined ? readDegree(tail) : undefined;
  if (degree !== undefined) return { ...head, rank: degree };
  const comparison = readComparison(said, '', context.now);
  if (comparison !== undefined) return withConditions(head, comparison);
  const [, by = '', rest = ''] = /^(\p{L}+(?: \p{L}+)?)(?: (?:of|is|was|that is|which is|set to|equal to|=))? (.+)$/iu.exec(said) ?? [];
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
  if (
    /^(?:status|type|id|number|e-?mail|subject|date|colou?r|category|value|username|user|sender|author|order|invoice|order number|state|tag|phone|address|size|brand|text|name|title)$/i.test(
      by,
    )
  )
    return markedLast(head, holds(head, rest, context, describe), { by: by.toLowerCase() });
  if (/^(?:meeting|appointment|conversation|event|thread)$/.test(head.noun) && /^\p{Lu}/u.test(tail))
    return holds(head, tail, context, describe);
  // "The room with a balcony": it stands in its row or card.
  if (feature.test(said) && (head.rank !== undefined || context.several || goods.test(head.noun)))
    return holds(head, said, context, describe);
  return undefined;
};

const feature =
  /^(?!(?:it|no|not|only|its|their|text|name|label|title|caption|heading|words?|value|more|most|least|less|all|any)\b)(?!(?:.* )?(?:rating|price|score|cost|size|weight|age|date|time|number|amount|total|status|type|value|discount|stock|quantity|subject|sender|author)$)\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}$/u;
const goods =
  /^(?:hotel|room|flight|trip|train|bus|product|house|apartment|car|restaurant|recipe|course|property|plan|offer|deal|listing|laptop|store|shop|seat|event)$/;

/** "rating 4", "price of 20 €": as it is said, the two are equal. */
function numeric(said: string, { now }: Context): readonly Condition[] | undefined {
  const [, by = '', rest = ''] = /^(price|rating|age|size|weight|score|quantity|total|amount|cost)(?: of)? (.+)$/i.exec(said) ?? [];
  return by === '' ? undefined : readComparison(`exactly ${rest}`, by.toLowerCase(), now);
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
export const relative: PhraseReader = (head, tail, context, describe) => {
  const [, edge = '', text = ''] =
    /^(begins?|starts?|ends?|beginning|starting|ending) (?:with|in) (?:the (?:words?|letters?|text) )?(.+)$/iu.exec(tail) ?? [];
  if (edge !== '' && (isAtom(text) || /^\p{L}$/u.test(text) || /^\p{Lu}\S*$/u.test(text)))
    return markedLast(head, holds(head, text, context, describe), { at: /^e/i.test(edge) ? 'end' : 'start' });
  const [, told = ''] =
    /^(?:recommends?|suggests?|talks? (?:about|of)|speaks? (?:about|of)|asks? (?:about|for|whether)|tells? (?:of|about)|deals? with|describes?|explains?|discuss(?:es)?|complains? about|thanks?|prais(?:e|es)|reports?|warns? (?:of|about|against)|announces?|covers?|reads?|begins?|refers? to|concerns?|promises?) (.+)$/iu.exec(
      tail,
    ) ?? [];
  if (told !== '' && isRowLike(head) && !/^(?:with|in)\b/i.test(told)) {
    const found = holds(head, told, context, describe);
    if (found !== undefined) return found;
  }
  const [, stay = ''] = /^(?:has|have) been (?:here|there|with us|a member|around)(?: for)? (?:the )?(longest|shortest)$/i.exec(tail) ?? [];
  if (stay !== '' && head.rank === undefined)
    return { ...head, rank: { by: 'joined', order: stay.toLowerCase() === 'longest' ? 'least' : 'most', place: 1 } };
  const [, verb = '', rest = ''] =
    /^(says?|reads?|is called|are called|is named|is titled|is labell?ed|are labell?ed|has the (?:text|name|label|title)|contains?|contain|includes?|holds?|mentions?|has|have|costs?|is priced(?: at)?|are priced(?: at)?|is rated|are rated|is|are|leaves?|departs?|arrives?|starts?|begins?|ends?|lasts?|takes?|needs?|offers?|uses?|gets?|receives?|weighs?|owes?|earns?|spends?|spent|scores?|scored|was sent by|were sent by|is from|is by|was written by|belongs to|is for|is about|sent by) (.+)$/i.exec(
      tail,
    ) ?? [];
  const said = verb.toLowerCase();
  const adverb = head.rank === undefined ? readAdverb(rest, quantities.find(([form]) => form.test(said))?.[1] ?? '') : undefined;
  const most =
    head.rank === undefined && /^(?:take|need|cost|offer|include|last|use|get|receive)/.test(said) ? readDegree(rest) : undefined;
  if (most !== undefined) return { ...head, rank: most };
  if (adverb !== undefined && !/^(?:says?|is|are|has|have|contains?)$/.test(said)) return { ...head, rank: adverb };
  if (/^(?:says?|reads?|(?:is|are) (?:called|named|titled|labell?ed)|has the )/.test(said)) return naming(head, rest, context, describe);
  if (/^(?:was |were |is from|is by|belongs|sent)/.test(said)) return ofWhom(head, rest, context, describe);
  if (/^(?:contain|include|hold|mention|is for|is about)/.test(said))
    return holds(head, rest.replace(/^the (?:text|word|words|phrase) /i, ''), context, describe);
  if (/^(?:costs?|(?:is|are) priced)/.test(said)) return comparing('', 'price')(head, rest.replace(/^at /i, ''), context, describe);
  if (/^(?:is|are) rated/.test(said)) return comparing('', 'rating')(head, rest, context, describe);
  if (/^(?:has|have)$/.test(said)) return having(head, rest, context, describe);
  const ranked = /^(?:is|are)$/.test(said) && head.rank === undefined ? readRank(rest.replace(/^the /i, '')) : undefined;
  if (ranked !== undefined && /^(?:one|of all)?$/i.test(ranked.rest)) return { ...head, rank: ranked.rank };
  if (/^(?:is|are)$/.test(said))
    return (
      looking(head, rest) ??
      comparing('')(head, rest, context, describe) ??
      (isRowLike(head) && state.test(rest) ? holds(head, rest, context, describe) : undefined)
    );
  return said === '' ? undefined : comparing('')(head, rest, context, describe);
};

/** What a row says of itself in one word, or as shops do. */
const state = /^(?:(?:in|out of) stock|on (?:sale|hold|offer)|sold out|(?!not?$|there$|here$|all$|un|in|dis|non)\p{Ll}{3,})$/u;

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
