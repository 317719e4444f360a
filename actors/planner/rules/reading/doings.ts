/** Reads what was done to a thing, and when or by whom: "made by Smith", "added in 2026", "changed before 3 May", "kept in the shed". */
import type { Condition, Description } from '../instruction.ts';
import { withConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { periodOf } from './dates.ts';
import { holds, isThingLike, markedLast, ofWhom, type PhraseReader } from './told.ts';

const irregular = 'led|made|sold|written|sent|built|taught|born|bought|lent|drawn|won|lost|held|kept|found|paid|come';
/** Matches what was done, as a part of a pattern. */
const doneWord = `(?:[a-z]{2,}ed|${irregular})`;
const links = 'by|from|to|with|in|on|at|during|before|after|since|between|until|till|under';
/** Where such a phrase begins, as a part of a pattern. */
export const doneAhead = `(?:${doneWord})(?= (?:${links}|last|first|most recently|this|today|yesterday)(?: |$))`;
const form = new RegExp(`^(${doneWord}) (?:(${links}) )?(.+)$`, 'i');
/** It says no more than that it is there. */
const placed = /^(?:located|situated|placed|shown|displayed|listed|found|filed|kept|stored|held|based|mentioned|contained)$/i;

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
    if (!/^(?:the )?[\p{Lu}@\ue000-\uf8ff]/u.test(rest)) return undefined;
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

/** "(who) works in Sales", "is at the Lyon office", "came in 2024": of a text that says just this, or the day of it. */
export const dwells: PhraseReader = (head, tail, context, describe) => {
  const [, link = '', since = ''] =
    /^(?:has been|have been|is|are|came|arrived|joined|started|began)(?: (?:here|there|with us|a member|employed))? (in|since|before|after) (.+)$/i.exec(
      tail,
    ) ?? [];
  const dated =
    link === '' ? undefined : datedSo(/^has|^have/i.test(tail) && link === 'since' ? 'in' : link.toLowerCase(), since, '', context.now);
  if (dated !== undefined) return withConditions(head, dated);
  const [, said = ''] = dwelling.exec(tail) ?? [];
  const name = said.replace(/ (?:department|team|office|group|division|branch|section)$/i, '');
  if (name === '' || !isThingLike(head) || !/^[\p{Lu}\ue000-\uf8ff]/u.test(name)) return undefined;
  return markedLast(head, holds(head, name, context, describe), { own: true });
};
