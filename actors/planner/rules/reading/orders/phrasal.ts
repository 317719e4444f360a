/** Reads orders whose verb and object say one thing together: "put a tick next to A", "zoom in twice", "get directions from A to B". */
import type { Order } from '../../instruction.ts';
import { doOf, type OrderReader, type Orders } from '../context.ts';
import { comparedIn } from '../provisos.ts';
import { readDescription } from '../things/descriptions.ts';
import { count, countOf } from '../words/numbers.ts';
import { bare } from '../words/text.ts';
import { entryOf } from './booking.ts';
import { check } from './choosing.ts';
import { numberTold } from './generating.ts';
import { repeatsOf } from './pointing.ts';

/** "a tick next to Olives", "a check mark in the box Terms". */
export const tickMark: OrderReader = (rest, context) => {
  const boxes =
    /^(?:a|the) (?:tick|check|cross|check ?mark|tick mark|x) (?:in|on|at|by|next to|beside|against|for) (?:the (?:box|checkbox)(?:es)? (?:of|for|next to|beside|by) )?(.+)$/i.exec(
      rest,
    )?.[1];
  return boxes === undefined ? undefined : check(boxes, context, 'check');
};

/** "Repeat it" behind a password: into the second field of its kind. */
export const repeated: OrderReader = (rest, { before }) => {
  if (/\b(?:steps?|actions?|process|procedure|above|same)$/i.test(rest)) return { why: 'it says to do again what it does not name' };
  if (!/^(?:it|that|the password)(?: (?:below|again))?$/i.test(rest) || before?.kind !== 'fill' || before.what === undefined)
    return undefined;
  if (!/pass|\bpin\b|e-?mail/i.test(before.what.name)) return undefined;
  return [{ kind: 'fill', what: { ...before.what, ordinal: 2 }, value: before.value }];
};

const mostRepeats = 20;

/** "zoom in", "zoom out three times": a control of that name. */
export const repeatedly: OrderReader = (said, _context, verb) => {
  const { rest, times = 0 } = repeatsOf(said === '' ? '' : ` ${said}`);
  if (!/^(?: on the map| the map)?$/i.test(rest) || times < 1 || times > mostRepeats) return undefined;
  return Array.from({ length: times }, (): Order => doOf(verb.replace(/ on$/, '')));
};

/** "get directions from A to B": the form is filled in and sent. */
export const route: OrderReader = (rest, context) => {
  const [, from = '', to = ''] = /^from (.+?) to (.+)$/i.exec(rest) ?? [];
  const [start, end] = from === '' ? [] : [entryOf('from', bared(from), context), entryOf('to', bared(to), context)];
  return start && end && [...start, ...end, { kind: 'submit', as: 'get directions' }];
};

const bared = (words: string) => words.replace(/^the /i, '');

const untilForm = /^(?:on )?(.+?)(?: (?:again and again|repeatedly|as often as (?:needed|possible)))? (?:until|till) (.+)$/iu;
const shows =
  /^(?:it|the page|the (?:status|text|label|result|message)|there)? ?(?:is|says|shows|reads|displays|changes to)? ?(?:the (?:text|message|word) )?([\ue000-\uf8ff])(?: (?:is shown|appears|shows up|comes up|is there|is displayed))?$/iu;
const exhausted =
  /^(?:it (?:disappears|is gone|goes away|vanishes|is disabled|can['’]?t be (?:clicked|pressed) any ?more|no longer works)|there (?:are|is) (?:no(?:thing)?|none) (?:more|left)(?: .{1,40})?|nothing (?:more|new) (?:comes|loads|is loaded|is shown|appears)|(?:everything|all|all of them|all (?:the )?\p{L}+) (?:is|are|has been|have been) (?:loaded|shown|visible|displayed|there)|the (?:button|link) (?:disappears|is gone|goes away|vanishes|is disabled)|(?:you (?:have )?reach(?:ed)? )?the end)$/iu;
const counted = new RegExp(
  `^(?:there are |you (?:can )?see |it shows )?(?:at least )?(${count}) (\\p{L}+s)(?: (?:are (?:shown|visible|displayed|there|loaded|listed)|on the (?:page|list)))?$`,
  'iu',
);

/** "Retry until it says “Connected”", "“Load more” until there are no more". */
export const until: OrderReader = (rest, context): Orders => {
  const [, thing = '', end = ''] = untilForm.exec(rest) ?? [];
  const what = thing === '' ? undefined : readDescription(thing.replace(/^the button (?=\S)/i, ''), context);
  if (what === undefined || what.all) return undefined;
  const said = shows.exec(end)?.[1];
  if (said !== undefined) return [{ kind: 'until', what, text: bare(said, context.masked) }];
  if (exhausted.test(end)) return [{ kind: 'until', what }];
  const by = numberTold(end, context);
  if (by !== undefined) return [{ kind: 'until', what, by }];
  const [, many = '', things = ''] = counted.exec(end) ?? [];
  const [amount, of] = many === '' ? [] : [countOf(many), readDescription(things, context)];
  if (amount !== undefined && of !== undefined) return [{ kind: 'until', what, count: amount, of: { ...of, all: true } }];
  const told = many === '' ? comparedIn(end, context) : undefined;
  return told && [{ kind: 'until', what, by: told }];
};
