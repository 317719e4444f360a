/** What belongs to what by another preposition than "of": "the price for the lamp", "the message from Ana", "the bill for March". */
import type { Token } from './tokens.ts';

export const attributes: ReadonlySet<string> = new Set(
  '=price number total status name title rating =phonenumber =email =emailaddress addres dat tim value amount =balance =count fee charg payment limit deadlin =deadline scor rate rat =interestrate discount deposit rent salary =salary tax'.split(
    ' ',
  ),
);

/** What is one's own: "the price for the lamp", "the message from Ana". */
export const isOwn = (marker: string, verb: string, before: string, after: Token | undefined): boolean =>
  (marker === 'for' && (sent.has(before) ? before === 'review' && /^@(?:read|count)$/.test(verb) : attributes.has(before))) ||
  (/^(?:for|in|from)$/.test(marker) && periodic.has(before) && isPeriod(after) && gettings.has(verb)) ||
  (marker === 'from' && sent.has(before) && !kept.has(after?.key ?? '')) ||
  ((marker === 'from' || marker === 'by') && asked.has(before) && (after?.named === true || after?.kind === 'slot')) ||
  (marker === 'by' && sent.has(before) && (after?.named === true || after?.kind === 'slot') && !ordering.has(verb));

const ordering: ReadonlySet<string> = new Set(['@sort', '@filter']);

/** Where messages are. */
export const kept: ReadonlySet<string> = new Set('=inbox =spam =trash outbox folder archive draft list'.split(' '));

const sent: ReadonlySet<string> = new Set('=message =email mail letter invitation post comment review'.split(' '));
/** What somebody asks for or hands in: where it is from tells whose it is. */
const asked: ReadonlySet<string> = new Set('request application complaint proposal question suggestion claim feedback'.split(' '));

/** What there is one of for each month. */
const periodic: ReadonlySet<string> = new Set('=invoice =statement report =summary bill transaction payment purchas'.split(' '));
const months = /^(?:january|february|march|april|may|june|july|august|septemb|september|octob|october|novemb|november|decemb|december)$/;
const isPeriod = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'slot' ? /month|year|quarter|period/.test(token.key) : months.test(token.key));
const gettings: ReadonlySet<string> = new Set('@read @download @goto @print @export @search'.split(' '));
