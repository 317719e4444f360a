/** Reads questions after which of several a thing is: "which mystery has five stars?" */
import type { Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { readDegree, withConditions } from '../things/conditions.ts';
import { readDescription } from '../things/descriptions.ts';
import { named, nothing } from '../things/heads.ts';
import { nounOf } from '../words/nouns.ts';
import { place, placeOf } from '../words/numbers.ts';
import { bare } from '../words/text.ts';
import { degreeOf } from './chosen.ts';
import type { Form, Reads } from './question-forms.ts';

const telling = /^(?:which|what)(?: one)?(?: of (?:the|these|those))? (.+)$/iu;
const predicates =
  / (checks?|stays?|pays?|earns?|expires?|has|have|is|are|was|were|costs?|includes?|contains?|offers?|needs?|takes?|lasts?|leaves?|departs?|arrives?|starts?|begins?|ends?|weighs?|gets?|got|gathered|collected|attracted|won|received?|mentions?|belongs to|works?|lives?|joined|sits?|comes?|allows?|supports?|serves?|holds?|carry|carries|uses?|sells?|keeps?|leads?|flows?|runs?|goes|ends?|stands?|hangs?) /giu;
const among = new RegExp(`^(?:the )?(${place}) (?:among|in|of|on) (.+)$`, 'iu');
const had =
  /^(?:has|have|had) (the (?:highest|lowest|largest|smallest|greatest|biggest|most|fewest|least|best|worst) (?:\p{Ll}+ ){0,4}\p{Ll}+)$/iu;
/** "Has (the) flight number 4346": what it is called there, and a code. */
const codeForm = /^(?:has|have|had|operates|offers|runs) (?:the )?((?:\p{L}+ ){0,2}\p{L}+)(?: of)? #?((?=\S*\d)\S+(?: \d+)*)$/u;
/** What happened to it last, or first. */
const latest = /^(?:(?:was|were|has been|is|are) )?(?:\p{L}+ed|sent|written|made|put up) (last|first|most recently|earliest|latest)$/iu;

/** "Which mystery has five stars?": the one that is told so, by its name. */
export function readWhich(said: string, form: Form, context: Context): Reads {
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

export function toldBy(thing: string, predicate: string, context: Context): Description | undefined {
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
  const [, most = ''] = had.exec(predicate) ?? [];
  const measured = readDegree(most);
  if (measured !== undefined && / (?:number|amount|count) of /i.test(most)) return { ...head, rank: measured };
  const told = readDescription(`the ${thing} that ${predicate}`, context);
  if (told !== undefined && (told.where ?? told.rank) !== undefined)
    return { ...told, ...(isKind && told.rank === undefined && { name: '', noun: head.noun }) };
  if (measured !== undefined) return { ...head, rank: measured };
  const coded = codeForm.exec(predicate);
  if (coded) return withConditions(head, [{ kind: 'holds', text: coded[2] ?? '', exact: false, by: coded[1] ?? '' }]);
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
