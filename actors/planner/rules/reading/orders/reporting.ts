/** Reads reports to whoever looks after a site: what is reported, and for what reason. */
import { doOf, type OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { nounOf } from '../words/nouns.ts';
import { readValue } from '../words/values.ts';
import { doing } from './doing.ts';

const people = '(?:it|this|that|they|he|she)';
const reasoned = new RegExp(
  `^(.+?),? (?:as (?:being )?|for (?:being )?|because (?:${people} )(?:is|was|are|were|contains?|has)|since ${people} (?:is|was|are)|(?:with|giving|stating) (?:the )?reason|on (?:the )?grounds of) ?:? ?(?:an? |the )?(.+)$`,
  'iu',
);
const written =
  /^(?:the|this) (?:\S+ )?(?:post|comment|review|user|message|ad|listing|photo|thread)\b|^\S+(?: \S+)?['’]s? (?:post|comment|review|message|ad|listing|photo|thread|tweet|profile|account)$/i;

/** What is reported is a thing, where "it" has no value to be told. */
export const reporting: OrderReader = (rest, context) => {
  const [, thing = '', reason = ''] = reasoned.exec(rest) ?? [];
  const isIt = /^(?:it|this|that|them)$/i.test(thing);
  const what = thing === '' || isIt ? undefined : readDescription(thing, context);
  const text = reason === '' || reason.split(' ').length > 6 ? undefined : readValue(reason, context);
  if (text?.type === 'text' && /^this \p{Ll}+$/u.test(thing)) return [doOf('report', { text })];
  if (text?.type === 'text' && isIt) return [doOf('report', { what: context.last, text })];
  if (text?.type === 'text' && what && (nounOf(what.noun)?.isRow || written.test(thing))) return [doOf('report', { what, text })];
  return /^(?:it|this|that|them)$/i.test(rest) || written.test(rest) ? doing(rest, context, 'report') : undefined;
};
