/** Reads orders to let a thing rest until a time that its own menu offers: "snooze the mail by Ada until tomorrow". */
import { doOf, type OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { readWhen } from '../words/dates.ts';
import { count } from '../words/numbers.ts';

const untilWhen = /^(.+?),? (?:until|till|to|for) (\S.*)$/i;
const lasting = new RegExp(
  `^(?:${count}|an?|half an?) (?:minutes?|hours?|days?|weeks?|months?)$|^(?:later|later (?:today|this week)|tonight|this evening|this weekend|(?:the )?next (?:morning|week|month|\\p{Lu}?\\p{Ll}+day))$`,
  'iu',
);

export const puttingOff: OrderReader = (rest, context, verb) => {
  const [, thing = '', moment = ''] = untilWhen.exec(rest) ?? [];
  const what = thing === '' ? undefined : readDescription(thing, context);
  if (!what || !(lasting.test(moment) || readWhen(moment, context.now) !== undefined)) return undefined;
  return [doOf(verb, { what, to: { type: 'text', text: moment.replace(/^the /i, ''), quoted: false } })];
};
