/** Reads orders that send something: forms, searches, logins, bookings, and what the controls of a thing do. */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, latestAnswer, type OrderReader, type Orders } from '../context.ts';
import { read } from '../questions/asking.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { isAtom } from '../words/text.ts';
import { isResult, readValue } from '../words/values.ts';
import { book } from './booking.ts';
import { type Pair, readPairs } from './pairs.ts';

const hand =
  /^(?:it|this(?: one)?|that(?: one)?|them|(?:the |your |my |all |this |empty |blank |whole |filled(?:-in| in)? |completed )*(?:form|changes?|answers?|search|query|request|settings?|edits?|selection|input|data|information|responses?|result|order form|results))?(?: in)?$/i;

export const submit: OrderReader = (said, context, verb) => {
  const rest = said.replace(/^(?:and |to )(?=the|it|$)/i, '');
  // "Find the best one and save it": what was only looked at is kept, and no form.
  if (verb === 'save' && /^(?:it|this|that|them)$/i.test(rest) && isOnlySought(context)) return undefined;
  // What a page calls "Continue as guest" is a way of its own, and no form's button.
  const [, guest] = /^as (?:an? )?(guest|visitor)$/i.exec(rest) ?? [];
  if (guest !== undefined) return [{ kind: 'click', what: named(`${verb} as ${guest}`) }];
  const button = verb === 'confirm' ? /^(?:it |this )?(?:with|by pressing|by clicking) (.+)$/i.exec(rest)?.[1] : undefined;
  const [secret, ...more] =
    button === undefined || !/^(?:the |my |your )?(?:pass|pin\b|code)/i.test(button) ? [] : (readPairs(button, context) ?? []);
  if (secret !== undefined && more.length === 0)
    return [
      { kind: 'fill', what: secret.what, value: secret.value },
      { kind: 'submit', as: verb },
    ];
  const what0 = button === undefined ? undefined : readDescription(button, context);
  if (what0 !== undefined) return [{ kind: 'click', what: what0 }];
  const result = verb === 'submit' && isResult(rest) ? readValue(rest, context) : undefined;
  if (result?.type === 'text')
    return [
      { kind: 'fill', value: result },
      { kind: 'submit', as: verb },
    ];
  const isTold = /^(?:confirm|accept)$/.test(verb) && eachTime.test(rest);
  // "Write a message to Bo and send it": that it is written to somebody has sent it.
  if (verb === 'send' && hand.test(rest) && context.before?.kind === 'submit' && context.before.as === 'send') return [];
  const counted = verb === 'submit' && isFoundOut(rest, context) ? latestAnswer(context) : undefined;
  if (counted !== undefined)
    return [
      { kind: 'fill', value: { type: 'read', as: counted } },
      { kind: 'submit', as: verb },
    ];
  if (isTold || hand.test(rest) || /^(?:it all|it|all of it|everything|all changes)$/i.test(rest)) return [{ kind: 'submit', as: verb }];
  const worded = verb === 'submit' ? readValue(rest, context) : undefined;
  // "Submit the third word of the paragraph": it has to be entered before.
  if (worded && (worded.type === 'taken' || worded.type === 'read' || (worded.type === 'text' && worded.quoted && asText.test(rest))))
    return [
      { kind: 'fill', value: worded },
      { kind: 'submit', as: verb },
    ];
  if (/^(?:log|sign) (?:out|off)$/.test(verb))
    return /^(?:of (?:the |my |your )?\S+|again|from .+)$/i.test(rest) ? [{ kind: 'submit', as: verb }] : undefined;
  const pairs = /^(?:sign up|register)$/.test(verb) ? registering(rest, context) : undefined;
  if (pairs !== undefined) return [...pairs.map(({ what, value }): Order => ({ kind: 'fill', what, value })), { kind: 'submit', as: verb }];
  // All of several are rows, each with a control of its own.
  const form = /^(?:submit|send|hand in)$/.test(verb) ? formWith.exec(rest)?.[0] : undefined;
  const told = form === undefined ? undefined : readPairs(rest.slice(form.length), context);
  if (told !== undefined) return [...told.map(({ what, value }): Order => ({ kind: 'fill', what, value })), { kind: 'submit', as: verb }];
  const each =
    /^(?:confirm|accept|approve)$/.test(verb) && /^(?:all|every|each|both)\b/i.test(rest) ? readDescription(rest, context) : undefined;
  if (each !== undefined) return [doOf(verb, { what: each })];
  if (isAtom(rest) || /^(?:send|save|sign up|register|continue|proceed|finish|go on|commit|hand in)$/.test(verb)) return undefined;
  // What is asked beside it is no name of a form.
  const what = asking.test(rest) ? undefined : readDescription(rest, context);
  return what === undefined ? undefined : [{ kind: 'submit', as: verb, what }];
};

const isOnlySought = ({ before, last }: Context): boolean =>
  last !== undefined && before !== undefined && ['find', 'open', 'search', 'sort'].includes(before.kind);

const asking = /(?:^| )(?:what|whether|which|who|how|say|tell)(?: |$)/i;
const result =
  /^(?:what (?:it|that|this|they|the \p{Ll}+) (?:comes? to|is|are|makes?|adds? up to|gives?)|(?:the |your )?(?:result|answer|sum|total|count))$/iu;

/** "Count the blocks and submit": what was counted has to be entered before. */
const isFoundOut = (rest: string, { before, goesOn }: Context): boolean =>
  rest === '' ? goesOn === true && before !== undefined && countedSo.test(before.clause) : result.test(rest);
const countedSo = /^(?:please )?(?:count|add up|work out|calculate|compute|sum up)\b/i;

const asText = /^(?:the |this )?(?:word|text|sentence|phrase|number|value|answer)s? /i;

/** "Remove Ada and Bob and confirm each": what each of them asks. */
const eachTime = /^(?:each|each (?:one|time)|every (?:one|time)|all of (?:it|them)|them all)$/i;

/** "The contact form with name Ada, phone 123": it is filled in first. */
const formWith =
  /^(?:the |this |that )?(?:[\p{L}-]+ ){0,2}form,? (?:with|using|as follows|like this|as|:)[: ]*(?:the )?(?:following\b ?)?(?:details|values|data|information)?[: ]*/iu;

const registering = (rest: string, context: Context): readonly Pair[] | undefined => {
  const [, list = ''] = /^(?:(?:for (?:an?|the) )?(?:an? |the |new )*(?:account |user )?)(?:with|using|as|:)[: ]*(.+)$/i.exec(rest) ?? [];
  return list === '' ? undefined : readPairs(list, context);
};

const shops = /^(.+) (?:in|on) (?:the |this )?(?:shop|store|site|website|catalog(?:ue)?)$/i;

/** "Look for “x” in the shop". */
export const lookFor: OrderReader = (rest, context) => {
  const sought = shops.exec(rest)?.[1];
  return sought === undefined || !isAtom(sought) ? undefined : search(sought, context, 'search');
};

const books =
  /^(.+?) (?:in|on|from) (?:the |this |my )?(?:(?:contact|address|phone|telephone) (?:book|list|directory)|directory|contacts|contact list)(?: \([^()]*\))?$/i;

/** "Look up Ada in the phone book": what is leafed through has no field to search by, mostly. */
export const lookUpIn: OrderReader = (rest, context, verb) => {
  const [, whose = '', label = '', place = ''] = ofTable.exec(rest) ?? [];
  if (place !== '') return read(whose === '' ? rest : `the ${label} of ${whose} ${place}`, context, verb);
  const what = readDescription(books.exec(rest)?.[1] ?? '', context);
  return what === undefined || (what.name === '' && what.noun === '') ? undefined : [{ kind: 'find', what, paging: true }];
};

/** "Bram's height in the table": no table is searched by a field. */
const ofTable =
  /^(?:(\p{Lu}\S*(?: \p{Lu}\S*){0,2})['’]s? (\p{Ll}+(?: \p{Ll}+)?)|the \p{Ll}+ of .+?) (in (?:the|this) (?:\p{Ll}+ )?(?:table|chart|grid))$/u;

const sites = /^(?:the |this )?(?:(?:whole )?(?:site|website|page|web|store|shop|catalog(?:ue)?|database|internet|library))$/i;

export const search: OrderReader = (rest, context, verb) => {
  if (rest === '') return [{ kind: 'submit', as: 'search' }];
  const ofKind = soughtBy(rest, context);
  if (ofKind) return ofKind;
  const [, place = '', sought = ''] = /^(?:in |on )?(.+?) for (.+)$/i.exec(rest) ?? [];
  // "Search for a stay for two nights": what is said behind the first "for" is no place.
  if (place !== '' && !/ for$/i.test(verb) && !/^for\b/i.test(rest)) {
    const where = sites.test(place) ? undefined : readDescription(place, context);
    const value = readValue(sought, context);
    return value === undefined || (where === undefined && !sites.test(place)) ? undefined : searching(value, where);
  }
  const words = rest
    .replace(/^(?:for|(?:using|with|by) (?=(?:the )?(?:search )?(?:term|keyword|word|query|phrase|text)s?\b)) ?/i, '')
    .replace(/^(?:the )?(?:(?:term|word|keyword|text|phrase|query)s?:? )(?=\S)/i, '');
  const [, what = '', inside = ''] = /^(.+) (?:in|on|using|with|via|through|by using) (.+)$/i.exec(words) ?? [];
  if (what !== '') {
    const where = sites.test(inside) ? undefined : readDescription(inside, context);
    const value = soughtIn(what, context);
    const isField = where !== undefined && (where.noun !== '' || where.exact);
    if (value !== undefined && (isField || sites.test(inside))) return searching(value, where);
  }
  const value = soughtIn(words, context);
  if (value !== undefined) return searching(value);
  // "Flights from A to B" are searched for by a form of several fields.
  return / from .+ to /i.test(words) ? book(words, context, 'search') : undefined;
};

/** "The catalogue for the author Ada": what of a thing is known. */
function soughtBy(rest: string, context: Context): Orders {
  const [, place = '', by = '', said = ''] = byKind.exec(rest) ?? [];
  if (by === '' || (place !== '' && !sites.test(place))) return undefined;
  const value = soughtIn(said, context);
  return value?.type === 'text' ? [{ kind: 'search', value, by: by.toLowerCase() }] : undefined;
}
const byKind =
  /^(?:(?:in |on )?((?:the |this )?[\p{L}]+) )?(?:for |by )(?:the )?(author|writer|title|artist|composer|publisher|subject|director|isbn|band|singer)(?::| for)? (?!(?:of|by|for|in|is|who|that)\b)(\S.*)$/iu;

/** What is searched for stands as it is said; words that compare belong to the results. */
function soughtIn(words: string, context: Context): Given | undefined {
  if (/ (?:under|below|over|above|between|less than|more than|cheaper than|from .+ to) /i.test(words)) return undefined;
  const value = readValue(words.replace(/^(?:all|any|some|a|an) (?=\S)/i, ''), context);
  return value?.type === 'when' ? { type: 'text', text: value.said, quoted: false } : value;
}

const searching = (value: Given, where?: Description): Orders => [{ kind: 'search', value, ...(where !== undefined && { where }) }];
